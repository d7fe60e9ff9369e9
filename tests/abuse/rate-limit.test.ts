import { beforeAll, describe, expect, test, vi } from 'vitest';
import { problemOf } from '@/app/(console)/_lib/problem';
import { rateLimits } from '@/db/schema';
import { networkOf } from '@/server/access/rate-limit';
import { postgresUrl, useTestDatabase } from '../setup/database';
import { useFundServer } from '../setup/fund-server';
import { failureOf, trpcClient } from '../setup/trpc-client';
import { addKey, makeWorld, type World } from '../setup/world';

// The environment is read once, on first use.
vi.hoisted(() => {
  process.env.RATE_LIMIT_PER_MINUTE = '5';
  process.env.TRUSTED_PROXY_HOPS = '1';
});

const database = useTestDatabase();
const origin = useFundServer();
let world: World;
beforeAll(async () => {
  world = await makeWorld(database());
});

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${origin()}${path}`, { headers: { 'X-Forwarded-For': '198.51.100.1', ...headers } });
const asKey = (key: string, path = '/api/v1/vehicles') =>
  ask(path, { Authorization: `Bearer ${key}` });

/** Statuses of one request after the other. */
async function statuses(times: number, send: () => Promise<Response>): Promise<number[]> {
  const seen: number[] = [];
  for (let i = 0; i < times; i += 1) seen.push((await send()).status);
  return seen;
}

async function expectRefusal(response: Response) {
  expect(response.status).toBe(429);
  const wait = Number(response.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
  expect(response.headers.get('ratelimit-policy')).toBe('"minute";q=5;w=60');
  expect(response.headers.get('ratelimit')).toMatch(/^"minute";r=0;t=\d+$/);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  const body: unknown = await response.json();
  expect(body).toMatchObject({ error: { code: 'BAD_REQUEST' } });
}

describe('a key may send so many requests a minute, over both doors', () => {
  test('then it gets a 429 that says when to come back, and other keys are served', async () => {
    const first = await asKey(world.manager);
    expect([first.status, first.headers.get('ratelimit')]).toEqual([
      200,
      expect.stringMatching(/^"minute";r=4;t=\d+$/),
    ]);
    const failed = await asKey(world.manager, '/api/v1/deals/none');
    expect([failed.status, failed.headers.get('ratelimit')?.slice(0, 12)]).toEqual([
      404,
      '"minute";r=3',
    ]);
    expect(await statuses(3, () => asKey(world.manager))).toEqual([200, 200, 200]);
    await expectRefusal(await asKey(world.manager));
    await expectRefusal(await asKey(world.manager, '/api/trpc/vehicles.list?input={"json":{}}'));
    expect((await asKey(world.viewer)).status).toBe(200);
  });

  test.each([
    [',', 'editor'],
    ['%2C', 'readOnly'],
  ] as const)('each call of a tRPC batch counts, parted by %s', async (comma, who) => {
    const input = encodeURIComponent('{"0":{"json":{}},"1":{"json":{}},"2":{"json":{}}}');
    const names = Array(3).fill('vehicles.list').join(comma);
    const batch = `/api/trpc/${names}?batch=1&input=${input}`;
    expect((await asKey(world[who], batch)).status).toBe(200);
    await expectRefusal(await asKey(world[who], batch));
  });

  test.each([
    ['in a batch', false],
    ['alone', true],
  ])(
    'tRPC’s client reads the refusal, for calls sent %s, and the console says it',
    async (_, alone) => {
      const key = await addKey(database().db, await userOf());
      const trpc = trpcClient(origin(), key, { alone });
      expect(await statuses(5, () => asKey(key))).toEqual([200, 200, 200, 200, 200]);
      const calls = [
        failureOf(trpc.vehicles.list.query({})),
        failureOf(trpc.vehicles.list.query({})),
      ];
      for (const error of await Promise.all(calls)) {
        expect(error.message).toMatch(/^Too many requests\. Try again in \d+ seconds;/);
        expect(error.data).toMatchObject({ code: 'BAD_REQUEST', httpStatus: 429 });
        expect(problemOf(error)).toMatchObject({ message: error.message, status: 429 });
      }
    },
  );

  test('of requests at once no more than allowed are served', async () => {
    const answers = await Promise.all(Array.from({ length: 16 }, () => asKey(world.foreign)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(11);
  });
});

describe('an address without a valid key may as well', () => {
  const from = (address: string, path: string, key = 'fpk_made-up') =>
    ask(path, { 'X-Forwarded-For': address, Authorization: `Bearer ${key}${Math.random()}` });

  test('however many keys it makes up; a valid key from there is served', async () => {
    const guess = () => from('198.51.100.7', '/api/v1/vehicles');
    expect(await statuses(6, guess)).toEqual([401, 401, 401, 401, 401, 429]);
    const key = await addKey(database().db, await userOf());
    const valid = await ask('/api/v1/vehicles', {
      'X-Forwarded-For': '198.51.100.7',
      Authorization: `Bearer ${key}`,
    });
    expect(valid.status).toBe(200);
  });

  test.skipIf(postgresUrl === undefined)(
    'also when a clock that was ahead by hours has counted it before',
    async () => {
      const ahead = {
        key: 'rate:address:198.51.100.77',
        points: 99,
        expire: Date.now() + 7_200_000,
      };
      await database().db.insert(rateLimits).values(ahead);
      const guess = () => from('198.51.100.77', '/api/v1/vehicles');
      expect(await statuses(6, guess)).toEqual([401, 401, 401, 401, 401, 429]);
    },
  );

  test('on the share feed, and whatever it writes before its own address', async () => {
    const feed = (forged: string) =>
      ask('/api/public/share/companies/ps_none', { 'X-Forwarded-For': `${forged}, 198.51.100.8` });
    for (let i = 0; i < 5; i += 1) expect((await feed(`10.0.0.${i}`)).status).toBe(404);
    await expectRefusal(await feed('10.0.0.9'));
    expect((await from('198.51.100.9', '/api/public/share/companies/ps_none')).status).toBe(404);
  });

  test.each(['/share/companies/ps_none', '/docs'])('on the page %s', async (path) => {
    const visitor = { 'X-Forwarded-For': path === '/docs' ? '198.51.100.20' : '198.51.100.21' };
    expect(await statuses(5, () => ask(path, visitor))).toEqual([418, 418, 418, 418, 418]);
    await expectRefusal(await ask(path, visitor));
    expect((await ask('/sign-in', visitor)).status).toBe(418);
  });

  test('an IPv6 network counts as one address, and IPv4 in IPv6 as IPv4', () => {
    expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe(networkOf('2001:db8:1:2::9'));
    expect(networkOf('2001:db8:1:2::9')).not.toBe(networkOf('2001:db8:1:3::9'));
    expect(networkOf('::ffff:192.0.2.1')).toBe('192.0.2.1');
  });
});

async function userOf(): Promise<string> {
  const rows = await database().db.query.users.findMany({ limit: 1 });
  return rows[0]?.id ?? '';
}
