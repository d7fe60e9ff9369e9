import { execFile } from 'node:child_process';
import { request } from 'node:http';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { readBody } from '@/server/rest/body';
import { HeldBody } from '@/server/rest/held-body';
import { useTestDatabase } from '../setup/database';
import { useFundServer } from '../setup/fund-server';
import { makeWorld, type World } from '../setup/world';

const database = useTestDatabase();
const origin = useFundServer();
let world: World;
beforeAll(async () => {
  world = await makeWorld(database());
});

test.each([
  ['one long header', { 'X-Long': 'x'.repeat(20_000) }],
  [
    'many headers',
    Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`X-${i}`, 'x'.repeat(60)])),
  ],
])(
  '%s beyond 16 kB in all is a 400 in the envelope, and the server goes on',
  async (_, headers) => {
    const answer = await fetch(`${origin()}/api/v1/openapi.json`, { headers });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { code: 'BAD_REQUEST' } });
    expect((await fetch(`${origin()}/healthz`)).status).toBe(200);
  },
);

interface Sent {
  status: number | undefined;
  text: string;
}

/** Posts chunks and takes the answer as soon as it comes, the body sent or not. */
function post(path: string, chunks: string[], more: Record<string, string> = {}): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const headers = {
      Authorization: `Bearer ${world.manager}`,
      Origin: origin(),
      'Content-Type': 'application/json',
      ...more,
    };
    const sending = request(`${origin()}${path}`, { method: 'POST', headers }, (answer) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
      answer.on('end', () => resolve({ status: answer.statusCode, text }));
      answer.on('error', reject);
    });
    let isAnswered = false;
    sending.on('response', () => (isAnswered = true));
    // The server hangs up on what it does not read.
    sending.on('error', (error) => !isAnswered && reject(error));
    for (const chunk of chunks) sending.write(chunk);
    if (more['Content-Length'] === undefined) sending.end();
  });
}

test('a body whose connection ends midway is the client’s fault, not the database’s', async () => {
  async function* cut() {
    yield Buffer.from('{"name":');
    throw Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
  }
  await expect(readBody(cut(), undefined, new HeldBody('somebody'))).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  });
});

const doors = [
  ['/api/v1/portfolio', '5 MB'],
  ['/api/trpc/portfolio.create', '5 MB'],
  // Whoever signs in is unknown until then.
  ['/api/auth/sign-in/email', '64 kB'],
] as const;
describe.each(doors)('the body of a request to %s', (path, most) => {
  const refused = async (sent: Promise<Sent>, message: string) => {
    const { status, text } = await sent;
    expect(status).toBe(400);
    expect(text).toContain(message);
    expect((await fetch(`${origin()}/healthz`)).status).toBe(200);
  };

  test('is bounded as it comes', async () => {
    const megabyte = 'a'.repeat(1024 * 1024);
    await refused(post(path, ['{"x":"', ...Array<string>(6).fill(megabyte)]), most);
  });

  test('is bounded as announced, without a byte of it being waited for', async () => {
    await refused(post(path, ['{'], { 'Content-Length': String(6 * 1024 * 1024) }), most);
  });

  test('is answered too when its client reads no answer before all is sent', async () => {
    // In a process of its own, as clients are: here the two would take turns.
    const script = `const [url, key] = process.argv.slice(1);
      const headers = { Authorization: 'Bearer ' + key, 'Content-Type': 'application/json', Origin: new URL(url).origin };
      const got = [];
      for (const megabytes of [6, 9, 12, 6, 9, 12, 6, 9, 12]) {
        const body = JSON.stringify({ x: 'a'.repeat(megabytes * 1024 * 1024) });
        got.push(await fetch(url, { method: 'POST', headers, body }).then((a) => a.status, (e) => String(e.cause ?? e)));
      }
      console.log(JSON.stringify(got));`;
    const args = ['--input-type=module', '-e', script, `${origin()}${path}`, world.manager];
    const { stdout } = await promisify(execFile)(process.execPath, args);
    expect(JSON.parse(stdout)).toEqual(Array(9).fill(400));
  });

  test('is nested 64 deep at most', async () => {
    await refused(post(path, ['['.repeat(5000)]), 'nested');
  });

  test('is not unpacked', async () => {
    await refused(post(path, ['{}'], { 'Content-Encoding': 'gzip' }), 'compressed');
  });
});

test.each(['/api/v1/deals', '/api/trpc/deals.create'])(
  'a body of %s has 50,000 members at most, however they are spread',
  async (path) => {
    const members = (count: number) =>
      Array.from({ length: count }, (_, i) => `"k${i}":"a: b"`).join(',');
    const inner = `{"metadata":{${members(25_000)}},"links":[{${members(25_000)}}]}`;
    for (const body of [`{${members(50_001)}}`, inner]) {
      const { status, text } = await post(path, [body]);
      expect([status, text]).toEqual([400, expect.stringContaining('50,000 members')]);
    }
    expect((await post(path, [`{${members(50_000)}}`])).text).not.toContain('members');
  },
);

test.each(['/api/v1/deals', '/api/trpc/deals.create'])(
  'a body of %s has 100,000 lists and objects at most',
  async (path) => {
    const body = (lists: number) => `{"metadata":[${'[],'.repeat(lists - 3)}{}]}`;
    const { status, text } = await post(path, [body(100_001)]);
    expect([status, text]).toEqual([400, expect.stringContaining('100,000 lists')]);
    expect((await post(path, [body(100_000)])).text).not.toContain('100,000');
  },
);

test.each(['/api/v1/deals', '/api/trpc/deals.create'])(
  'a body of %s has 250,000 values at most',
  async (path) => {
    const body = (values: number) => `{"metadata":[${'1,'.repeat(values - 1)}1]}`;
    const { status, text } = await post(path, [body(250_002)]);
    expect([status, text]).toEqual([400, expect.stringContaining('250,000 values')]);
    expect((await post(path, [body(250_001)])).text).not.toContain('250,000');
  },
);

test('a tRPC body of somebody unknown is bounded like a form', async () => {
  const unknown = { Authorization: '' };
  const { status, text } = await post(
    '/api/trpc/invitations.accept',
    [JSON.stringify({ json: 'x'.repeat(100_000) })],
    unknown,
  );
  expect([status, text]).toEqual([400, expect.stringContaining('64 kB')]);
});

test.each(['/', '/portfolio', '/docs', '/api/trpc/me.get', '/api/auth/session', '/healthz'])(
  'TRACE %s is a 404 like any unknown method',
  async (path) => {
    const status = await new Promise((resolve, reject) => {
      const asking = request(`${origin()}${path}`, { method: 'TRACE' }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      asking.on('error', reject);
      asking.end();
    });
    expect(status).toBe(404);
  },
);

describe('a page', () => {
  const PAGES = ['/', '/sign-in', '/portfolio', '/docs', '/api/nothing', '/_next/data/x'];
  const ask = (path: string, headers: Record<string, string>, method: string) =>
    new Promise((resolve, reject) => {
      // Nothing of the body that is announced is ever sent.
      const asking = request(`${origin()}${path}`, { method, headers }, (answer) => {
        resolve(answer.statusCode);
        asking.destroy();
      });
      asking.on('error', reject);
      asking.flushHeaders();
    });

  test.each(PAGES)(
    '%s takes no body, however slowly it comes, nor any other method',
    async (path) => {
      const length = { 'Content-Length': '9000000' };
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'GET'])
        expect([method, await ask(path, length, method)]).toEqual([method, 404]);
      expect(await ask(path, { 'Transfer-Encoding': 'chunked' }, 'POST')).toBe(404);
      expect((await fetch(`${origin()}${path}`, { method: 'POST' })).status).toBe(404);
      expect((await fetch(`${origin()}${path}`)).status).toBe(418);
    },
  );

  test.each(['/_next/image?url=%2Ficon.svg&w=64&q=75', '/_global-error'])(
    'is not what Next has at %s',
    async (path) => expect((await fetch(`${origin()}${path}`)).status).toBe(404),
  );
});
