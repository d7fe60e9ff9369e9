import { connect } from 'node:net';
import { setImmediate as soon } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { onStatement } from '@/db/statement-log';
import type { PageHandler } from '@/server/http/server';
import { useTestDatabase } from '../setup/database';
import { startFundServer } from '../setup/fund-server';
import { signIn } from '../setup/sign-in';
import { makeWorld, type World } from '../setup/world';

// The environment is read once, on first use.
vi.hoisted(() => {
  process.env.TRUSTED_PROXY_HOPS = '1';
});

const SHARE = `ps_${'A'.repeat(24)}`;
const SHARE_PAGE = `/share/companies/${SHARE}`;
const FEED = `/api/public/share/companies/${SHARE}`;
const BUNDLE = `/api/trpc/publicShares.bundle?input=${encodeURIComponent(
  JSON.stringify({ json: { publicId: SHARE } }),
)}`;
const MORE_THAN_A_SOCKET_TAKES = Buffer.alloc(64 * 1024 * 1024);

const database = useTestDatabase();
let world: World;
let cookie: string;
let server: Awaited<ReturnType<typeof startFundServer>>;
let asked = 0;
let hungUp = 0;
/** The pages that were begun, and of those under way what ends them. */
let begun: string[] = [];
const ends = new Set<() => void>();

/** Stands in for Next: renders until it is told to end, and is done when its reader has it all. */
const pages: PageHandler = async (request, response) => {
  const path = request.url ?? '';
  if (path === '/at-once') return void response.writeHead(418).end();
  begun.push(path);
  await new Promise<void>((resolve) => {
    const end = () => resolve(void ends.delete(end));
    ends.add(end);
  });
  const read = new Promise((resolve) => response.once('close', resolve));
  if (path.endsWith('/unread')) response.write(MORE_THAN_A_SOCKET_TAKES);
  else response.end(path.endsWith('/unread-end') ? MORE_THAN_A_SOCKET_TAKES : path);
  await read;
};

// What ends seems to have been slow, lest the lines let more in.
let late = 0;
const now = performance.now.bind(performance);
vi.spyOn(performance, 'now').mockImplementation(() => now() + late);
const endAll = () => {
  if (ends.size > 0) late += 150;
  for (const end of ends) end();
};

interface Asking {
  from?: string;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}
let sent: Promise<Response>[] = [];
const ask = (path: string, { from = '192.0.2.1', headers, signal }: Asking = {}) => {
  const answer = fetch(`${server.origin}${path}`, {
    headers: { 'X-Forwarded-For': from, ...headers },
    signal: signal ?? null,
  });
  sent.push(answer);
  answer.catch(() => undefined);
  return answer;
};
const times = <T>(count: number, make: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n));

/** Waits until the server has received so many, and serves others meanwhile. */
async function received(count: number) {
  await expect.poll(() => asked).toBe(count);
  expect((await ask('/at-once', { from: '198.51.100.1' })).status).toBe(418);
  const headers = { Authorization: `Bearer ${world.foreign}` };
  expect((await ask('/api/v1/vehicles', { headers })).status).toBe(200);
}

beforeAll(async () => {
  world = await makeWorld(database());
  server = await startFundServer(database().db, undefined, pages);
  server.server.on('request', (_, response) => {
    asked += 1;
    response.once('close', () => (hungUp += response.writableFinished ? 0 : 1));
  });
  cookie = await signIn(database(), server.origin, 'editor@acme.test');
});
afterAll(() => server.stop());
beforeEach(() => {
  [asked, hungUp, begun, sent] = [0, 0, [], []];
});
afterEach(async () => {
  const all = Promise.allSettled(sent).then(() => true);
  while (!(await Promise.race([all, soon(false)]))) endAll();
});

describe('of the pages that a client opens at once two are rendered, and others are served', () => {
  const signedIn = () => ({ headers: { Cookie: cookie } });
  const madeUp = (n: number) => ({ headers: { Cookie: `better-auth.session_token=${n}.YQ==` } });

  test.each<[string, string, (n: number) => Asking]>([
    ['of a session', '/pipeline', (n) => ({ ...signedIn(), from: `192.0.2.${n}` })],
    ['of an address', '/sign-in', () => ({})],
    ['of an address that makes up sessions', '/pipeline', madeUp],
    ['of an address, signed in or not: shares', SHARE_PAGE, (n) => (n % 2 ? signedIn() : {})],
    ['of a network: shares', SHARE_PAGE, (n) => ({ from: `2001:db8:1:2::${n}` })],
  ])('%s', async (_, path, as) => {
    const answers = times(6, (n) => ask(path, as(n)));
    await received(6);
    expect(begun).toEqual([path, path]);
    const files = times(6, () => ask('/_next/static/a.js', as(0)));
    await expect.poll(() => begun).toHaveLength(8);
    while (begun.length < 12) {
      endAll();
      await soon();
    }
    endAll();
    for (const answer of [...answers, ...files]) expect((await answer).status).toBe(200);
  });
});

test('the feed and the call of a share wait in the line of its page', async () => {
  void times(2, () => ask(SHARE_PAGE));
  await received(2);
  const answered: string[] = [];
  for (const path of [FEED, BUNDLE]) void ask(path).then(() => answered.push(path));
  await received(6);
  for (const path of [FEED, BUNDLE]) {
    expect((await ask(path, { from: '192.0.2.2' })).status).toBe(404);
  }
  expect(answered).toEqual([]);
  endAll();
  await expect.poll(() => answered).toHaveLength(2);
});

test('of the shares that visitors open at once four are rendered, from however many addresses', async () => {
  void times(12, (n) => ask(SHARE_PAGE, { from: `203.0.113.${n}` }));
  await received(12);
  // Twice as many where the last ones were quick.
  expect([4, 5, 6, 7, 8]).toContain(begun.length);
  void ask('/pipeline', { headers: { Cookie: cookie } });
  await expect.poll(() => begun.at(-1)).toBe('/pipeline');
});

test('the reference is rendered once at a time for all, and holds up no share', async () => {
  const answers = times(6, (n) => ask('/docs', { from: `203.0.113.${n}` }));
  await received(6);
  expect(begun).toEqual(['/docs']);
  void times(2, () => ask(SHARE_PAGE));
  await expect.poll(() => begun).toEqual(['/docs', SHARE_PAGE, SHARE_PAGE]);
  while (begun.length < 8) {
    endAll();
    await soon();
    expect(ends.size).toBeLessThanOrEqual(3);
  }
  endAll();
  for (const answer of answers) expect((await answer).status).toBe(200);
});

test.each(['/pipeline', SHARE_PAGE])(
  'for a client that hangs up while it waits nothing is rendered: %s',
  async (path) => {
    void times(2, (n) => ask(`${path}?${n}`));
    const gone = new AbortController();
    await received(2);
    void ask(`${path}?gone`, { signal: gone.signal });
    void ask(path.replace(/^\/pipeline/, '/sign-in'));
    await received(6);
    gone.abort();
    await expect.poll(() => hungUp).toBe(1);
    expect(begun).toHaveLength(2);
    endAll();
    await expect.poll(() => begun).toHaveLength(3);
    expect(begun).not.toContain(`${path}?gone`);
  },
);

const anyDoor = ['/pipeline', SHARE_PAGE, FEED, '/api/v1/vehicles', '/api/trpc/me.get'];
test.each(anyDoor)(
  'for clients gone before they were accepted nothing is done: %s',
  async (path) => {
    let statements = 0;
    const stop = onStatement(() => (statements += 1));
    const key = `Authorization: Bearer ${world.manager}`;
    for (const socket of times(40, () => connect(server.port, '127.0.0.1'))) {
      socket.once('connect', () => {
        socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n${key}\r\n\r\n`);
        socket.destroy();
      });
    }
    await expect.poll(() => [asked, hungUp]).toEqual([40, 40]);
    expect([begun, statements]).toEqual([[], 0]);
    stop();
  },
);

test.each(['unread', 'unread-end'])(
  'visitors who do not read hold no place of others (%s)',
  async (page) => {
    const readers = times(4, (n) => {
      const socket = connect(server.port, '127.0.0.1').pause();
      const from = `X-Forwarded-For: 203.0.113.${n}`;
      socket.write(`GET ${SHARE_PAGE}/${page} HTTP/1.1\r\nHost: x\r\n${from}\r\n\r\n`);
      return socket;
    });
    await expect.poll(() => begun).toHaveLength(4);
    void ask(SHARE_PAGE);
    await received(5);
    expect(begun).toHaveLength(4);
    endAll();
    await vi.waitFor(() => expect(begun).toHaveLength(5), { timeout: 20_000 });
    for (const socket of readers) socket.destroy();
  },
);

test('what waits for half a minute is told to come back, people by a page', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  void times(2, () => ask(SHARE_PAGE));
  await expect.poll(() => begun).toHaveLength(2);
  const [page, feed, part] = [
    ask(SHARE_PAGE, { headers: { Accept: 'text/html,*/*' } }),
    ask(FEED),
    ask(SHARE_PAGE),
  ];
  await expect.poll(() => asked).toBe(5);
  await vi.advanceTimersByTimeAsync(30_000);
  vi.useRealTimers();
  for (const answer of await Promise.all([page, feed, part])) {
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  }
  expect(await (await page).text()).toContain('<h1>This page could not be shown</h1>');
  expect((await page).headers.get('referrer-policy')).toBe('no-referrer');
  for (const answer of [await feed, await part]) {
    expect(await answer.json()).toMatchObject({ error: { code: 'INTERNAL' } });
  }
  expect(begun).toHaveLength(2);
});

test.each([FEED, BUNDLE])(
  'for a client that hangs up while it waits nothing is asked of the database: %s',
  async (path) => {
    let looks = 0;
    const stop = onStatement((text) => (looks += text.includes('public_shares') ? 1 : 0));
    expect((await ask(path)).status).toBe(404);
    expect(looks).toBe(1);
    [asked, hungUp] = [0, 0];
    void times(2, () => ask(SHARE_PAGE));
    const gone = new AbortController();
    await received(2);
    void ask(path, { signal: gone.signal });
    const later = ask(path);
    await received(6);
    gone.abort();
    await expect.poll(() => hungUp).toBe(1);
    endAll();
    expect((await later).status).toBe(404);
    stop();
    expect(looks).toBe(2);
  },
);
