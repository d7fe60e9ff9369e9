import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useTestDatabase } from '../setup/database';
import { startFundServer } from '../setup/fund-server';
import { makeWorld, type World } from '../setup/world';

const database = useTestDatabase();
let world: World;
let started: Awaited<ReturnType<typeof startFundServer>>;
beforeAll(async () => {
  world = await makeWorld(database());
  started = await startFundServer(database().db, {
    // Long enough that a busy machine does not take the first bytes for late ones.
    headersTimeout: 1500,
    requestTimeout: 2500,
    connectionsCheckingInterval: 100,
    silence: 5000,
  });
});
afterAll(() => started.stop());

/** Far below Node's own limits, far above what a busy machine adds to those set here. */
const SOON_MS = 20_000;

/** Sends `first`, then a byte of `drip` every 50 ms, until the server ends the connection. */
function drip(first: string, slowly: string): Promise<{ answer: string; ms: number }> {
  return new Promise((resolve) => {
    const startedAt = performance.now();
    let answer = '';
    let sent = 0;
    let timer: NodeJS.Timeout | undefined;
    const socket = connect(started.port, '127.0.0.1', () => {
      socket.write(first);
      timer = setInterval(() => socket.write(slowly.charAt(sent++ % slowly.length)), 50);
    });
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      resolve({ answer, ms: performance.now() - startedAt });
    });
  });
}

test('an address too long for the server is refused with words that say what to shorten', async () => {
  const { answer } = await drip(`GET /api/v1/vehicles?q=${'x'.repeat(20_000)} HTTP/1.1\r\n`, '');
  expect(answer).toMatch(/^HTTP\/1.1 400 /);
  expect(answer).toContain('Shorten them');
});

describe('a slow client is cut off', () => {
  test('that drips headers, with an answer that says so', async () => {
    const { answer, ms } = await drip('GET /api/v1/vehicles HTTP/1.1\r\nHost: x\r\n', 'X: y\r\n');
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(answer).toContain('too slowly');
    expect(ms).toBeLessThan(SOON_MS);
  });

  test('that says nothing at all, without an answer to a request it never made', async () => {
    const { answer, ms } = await drip('', '');
    expect(answer).toBe('');
    expect(ms).toBeLessThan(SOON_MS);
  });

  test('that drips a body', async () => {
    const head = `POST /api/v1/portfolio HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${world.manager}\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{`;
    const { ms } = await drip(head, ' ');
    expect(ms).toBeLessThan(SOON_MS);
  });

  test('a hundred of them at once, while others are served', async () => {
    const slow = Array.from({ length: 100 }, () => drip('GET /api/v1/vehicles HTTP/1.1\r\n', 'x'));
    for (let i = 0; i < 5; i += 1) {
      const answer = await fetch(`${started.origin}/api/v1/vehicles`, {
        headers: { Authorization: `Bearer ${world.manager}` },
      });
      expect(answer.status).toBe(200);
    }
    for (const { ms } of await Promise.all(slow)) expect(ms).toBeLessThan(SOON_MS);
  });
});

describe('a connection on which requests are written ahead of their answers', () => {
  const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
  const LAST = request('/healthz');
  const statuses = (answer: string) =>
    [...answer.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);

  /** Writes requests in one go; hangs up once the last one, of the health, is answered. */
  function writeAhead(requests: string): Promise<string> {
    let answer = '';
    return new Promise<string>((resolve) => {
      const socket = connect(started.port, '127.0.0.1', () => socket.write(requests));
      socket.on('data', (chunk) => {
        answer += chunk.toString();
        if (answer.slice(-100).includes('{"ok":true}')) socket.destroy();
      });
      socket.on('error', () => undefined);
      socket.on('close', () => resolve(answer));
    });
  }

  test('is answered in order, to the last of them', async () => {
    const paths = Array.from({ length: 100 }, (_, index) =>
      index % 3 === 0 ? '/api/public/share/companies/ps_x' : '/api/v1/vehicles',
    );
    const expected = paths.map((path) => (path === '/api/v1/vehicles' ? '401' : '404'));
    const answer = await writeAhead(paths.map(request).join('') + LAST);
    expect(statuses(answer)).toEqual([...expected, '200']);
  });

  test('is told of broken HTTP behind the answers before it', async () => {
    const answer = await writeAhead(`${request('/api/v1/vehicles')}GET / HTTP/9.9\r\n\r\n`);
    expect(statuses(answer)).toEqual(['401', '400']);
  });
});
