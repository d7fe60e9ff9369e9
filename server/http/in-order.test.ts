import { createServer } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { inOrder } from './in-order';

const REQUEST = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

/** A server whose first request is held until it is let go, asked for so many in one go. */
async function askedFor(requests: number) {
  let letGo = () => {};
  const gate = new Promise<void>((open) => (letGo = open));
  const seen = { received: 0, handled: 0, answered: 0 };
  const server = createServer(
    inOrder(async (_, response) => {
      seen.handled += 1;
      await gate;
      response.end('x');
    }),
  );
  server.on('request', () => (seen.received += 1));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  const socket = connect(address.port, '127.0.0.1', () => {
    socket.write(REQUEST.repeat(requests));
  });
  socket.on(
    'data',
    (chunk) => (seen.answered += chunk.toString().split('HTTP/1.1 200').length - 1),
  );
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.on('close', resolve));
  const stop = () => {
    socket.destroy();
    server.close();
  };
  return { seen, letGo, closed, stop };
}

test('the requests of one connection are handled one after the other', async () => {
  const { seen, letGo, stop } = await askedFor(50);
  await expect.poll(() => seen.received).toBe(50);
  expect(seen.handled).toBe(1);
  letGo();
  await expect.poll(() => seen.answered).toBe(50);
  stop();
});

test('a connection that is owed more than 1,000 answers is cut off, and nothing of what waits is done', async () => {
  const { seen, letGo, closed, stop } = await askedFor(20_000);
  await closed;
  letGo();
  await new Promise((done) => setImmediate(done));
  expect(seen.handled).toBe(1);
  stop();
});
