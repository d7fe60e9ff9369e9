import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { users } from '@/db/schema';
import { onStatement } from '@/db/statement-log';
import { heldAnswer } from '@/server/http/held-answers';
import { HeldBody } from '@/server/rest/held-body';
import { useTestDatabase } from '../setup/database';
import { useFundServer } from '../setup/fund-server';
import { addCompany, addUpdate } from '../setup/company-rows';
import { makeWorld, type World } from '../setup/world';

const database = useTestDatabase();
const origin = useFundServer();
let world: World;
let companyId: string;

beforeAll(async () => {
  world = await makeWorld(database());
  const { db } = database();
  const at = { organizationId: world.acme, vehicleId: world.fundI };
  companyId = (await addCompany(db, at, { slug: 'heavy', name: 'Heavy' })).id;
  for (let n = 0; n < 8; n += 1) {
    await addUpdate(db, companyId, { rawBody: 'x'.repeat(2_000_000) });
  }
});

/** Of these, four are as much as is held; each answer is the same bytes. */
const FILLER = Buffer.alloc(64 * 1024 * 1024);

/** Asks for something and does not read the answer. */
const askWithoutReading = (port: number) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const asking = request({ port, agent: false }, (answer) => {
      answer.on('error', () => undefined);
      resolve(answer);
    });
    asking.on('error', reject);
    asking.end();
  });

const LIST = 'portfolio/companies/heavy/investor-updates';
const INPUT = encodeURIComponent(JSON.stringify({ json: { slug: 'heavy' } }));

test.each([
  ['REST', `/api/v1/${LIST}`],
  ['tRPC', `/api/trpc/investorUpdates.list?input=${INPUT}`],
])(
  'answers that nobody reads hold 256 MiB at most: the oldest are cut off, and %s answers',
  async (_, path) => {
    const server = createServer((_request, response) => {
      const headers = {};
      const body = heldAnswer(response, headers, FILLER);
      response.writeHead(200, headers).end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const unread: IncomingMessage[] = [];
    for (let n = 0; n < 4; n += 1) unread.push(await askWithoutReading(port));
    const answer = await fetch(`${origin()}${path}`, {
      headers: { Authorization: `Bearer ${world.manager}` },
    });
    expect((await answer.text()).length).toBeGreaterThan(16_000_000);
    // Whoever reads now finds out whether the answer ends early.
    const ends = unread.map(async (message) => {
      message.resume();
      if (!message.closed) await new Promise((resolve) => message.once('close', resolve));
      return message.complete;
    });
    expect(await Promise.all(ends)).toEqual([false, true, true, true]);
    server.close();
  },
);

describe('bodies that wait for their answers', () => {
  const post = (key = world.manager) =>
    fetch(`${origin()}/api/v1/portfolio/companies/heavy/data-gaps`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({
        gapType: 'LINK_UNREAD',
        description: 'd',
        ignored: Array.from({ length: 50_000 }, () => []),
      }),
    });

  test('hold 256 MiB at most, as they are once parsed: more are told to come back', async () => {
    const others = new HeldBody('others');
    others.parse(255 * 1024 * 1024);
    const refused = await post();
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ error: { code: 'INTERNAL' } });
    const reading = await fetch(`${origin()}/api/v1/vehicles`, {
      headers: { Authorization: `Bearer ${world.manager}` },
    });
    expect(reading.status).toBe(200);
    others.release();
    expect((await post()).status).toBe(201);
  });

  test('of one sender hold a quarter of that as they come in, and leave the rest to others', async () => {
    const { db } = database();
    const [me] = await db.select().from(users).where(eq(users.email, 'manager@acme.test'));
    const mine = new HeldBody(me?.id ?? '');
    mine.receive(64 * 1024 * 1024 - 1024);
    const refused = await post();
    expect(refused.status).toBe(503);
    expect(await refused.text()).toContain('as one caller may');
    expect((await post(world.foreign)).status).toBe(404);
    mine.release();
    expect((await post()).status).toBe(201);
  });

  test('are counted no longer once they are answered, or refused', async () => {
    const others = new HeldBody('others');
    // Room for one of them.
    others.parse(253 * 1024 * 1024);
    for (let n = 0; n < 4; n += 1) expect((await post()).status).toBe(201);
    others.parse(2 * 1024 * 1024);
    for (let n = 0; n < 4; n += 1) expect((await post()).status).toBe(503);
    others.release();
    others.parse(253 * 1024 * 1024);
    expect((await post()).status).toBe(201);
    others.release();
  });
});

test.each([',', '%2C', '%2c'])(
  'the answers of a batch hold 32 MiB at most, and little more is read, its names parted by %s',
  async (comma) => {
    const names = Array(8).fill('investorUpdates.list').join(comma);
    const input = JSON.stringify(
      Object.fromEntries(
        [...Array(8).keys()].map((n) => [n, { json: { slug: 'heavy', limit: 200 } }]),
      ),
    );
    let lists = 0;
    // The caller is looked up again as well, once a second.
    const stop = onStatement((query) => {
      if (query.includes('investor_updates')) lists += 1;
    });
    const answer = await fetch(
      `${origin()}/api/trpc/${names}?batch=1&input=${encodeURIComponent(input)}`,
      { headers: { Authorization: `Bearer ${world.manager}` } },
    );
    const text = await answer.text();
    stop();
    // Those up to the one that is too much.
    expect(lists).toBeGreaterThanOrEqual(2);
    expect(lists).toBeLessThanOrEqual(3);
    expect(text.match(/"rawBody"/g)).toHaveLength(16);
    expect(text).toContain('The answer would hold more than 32 MiB.');
  },
);

test('control characters count as what they are in JSON, over both doors', async () => {
  const { db } = database();
  const at = { organizationId: world.acme, vehicleId: world.fundI };
  const { id } = await addCompany(db, at, { slug: 'control' });
  for (let n = 0; n < 4; n += 1) {
    await addUpdate(db, id, { rawBody: '\u0001'.repeat(2_000_000) });
  }
  const input = encodeURIComponent(JSON.stringify({ json: { slug: 'control' } }));
  for (const path of [
    '/api/v1/portfolio/companies/control/investor-updates',
    `/api/trpc/investorUpdates.list?input=${input}`,
  ]) {
    const answer = await fetch(`${origin()}${path}`, {
      headers: { Authorization: `Bearer ${world.manager}` },
    });
    expect([path, answer.status]).toEqual([path, 400]);
    expect(await answer.text()).toContain('more than 32 MiB');
  }
});
