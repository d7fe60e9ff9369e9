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
    headersTimeout: 300,
    requestTimeout: 700,
    connectionsCheckingInterval: 100,
    silence: 1500,
  });
});
afterAll(() => started.stop());

/** Sends `first`, then a byte of `drip` every 50 ms, until the server ends the connection. */
function drip(first: string, slowly: string): Promise<{ answer: string; ms: number }> {
  return new Promise((resolve) => {
    const startedAt = performance.now();
    let answer = '';
    let sent = 0;
    const socket = connect(started.port, '127.0.0.1', () => socket.write(first));
    const timer = setInterval(() => socket.write(slowly.charAt(sent++ % slowly.length)), 50);
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      resolve({ answer, ms: performance.now() - startedAt });
    });
  });
}

describe('a slow client is cut off', () => {
  test('that drips headers, with an answer that says so', async () => {
    const { answer, ms } = await drip('GET /api/v1/vehicles HTTP/1.1\r\nHost: x\r\n', 'X: y\r\n');
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(answer).toContain('too slowly');
    expect(ms).toBeLessThan(1500);
  });

  test('that says nothing at all, without an answer to a request it never made', async () => {
    const { answer, ms } = await drip('', '');
    expect(answer).toBe('');
    expect(ms).toBeLessThan(1500);
  });

  test('that drips a body', async () => {
    const head = `POST /api/v1/portfolio HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${world.manager}\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{`;
    const { ms } = await drip(head, ' ');
    expect(ms).toBeLessThan(2500);
  });

  test('a hundred of them at once, while others are served', async () => {
    const slow = Array.from({ length: 100 }, () => drip('GET /api/v1/vehicles HTTP/1.1\r\n', 'x'));
    for (let i = 0; i < 5; i += 1) {
      const answer = await fetch(`${started.origin}/api/v1/vehicles`, {
        headers: { Authorization: `Bearer ${world.manager}` },
      });
      expect(answer.status).toBe(200);
    }
    for (const { ms } of await Promise.all(slow)) expect(ms).toBeLessThan(3000);
  });
});
