import { createServer, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import postgres from 'postgres';
import { describe, expect, test } from 'vitest';
import { openPostgres } from '@/db/postgres';
import { watchedSockets } from '@/db/watched-socket';
import { postgresUrl } from '../setup/database';

/** A pool of one connection, and its sockets in their order. */
function pool() {
  const make = watchedSockets(30_000);
  const sockets: Socket[] = [];
  const options = {
    max: 1,
    fetch_types: false,
    connect_timeout: 5,
    backoff: () => 0,
    socket: async (address: Parameters<typeof make>[0]) => {
      const socket = await make(address);
      sockets.push(socket);
      return socket;
    },
  };
  const client = postgres(postgresUrl ?? '', options);
  return { client, sockets };
}

// The embedded database has no connections to lose.
describe.skipIf(postgresUrl === undefined)(
  'a connection that closes with a write under way',
  () => {
    test.each([1, 3])('serves what comes after it at once, %i times in a row', async (times) => {
      const { client, sockets } = pool();
      try {
        for (let round = 0; round < times; round += 1) {
          expect(await client`select ${round}::int as n`).toEqual([{ n: round }]);
          const failed = new Promise((resolve) => {
            // A connection closes at the end of a turn; what is written in it would go out in the next.
            setImmediate(() => {
              sockets.at(-1)?.destroy();
              resolve(client`select 1`.catch(String));
            });
          });
          expect(await failed).toContain('CONNECTION_CLOSED');
          const before = performance.now();
          expect(await client`select ${'after it'} as said`).toEqual([{ said: 'after it' }]);
          expect(performance.now() - before).toBeLessThan(3000);
        }
      } finally {
        await client.end({ timeout: 1 });
      }
    });
  },
);

test('a proxy that closes every connection without a word is not stormed', async () => {
  let connections = 0;
  const proxy = createServer((socket) => {
    connections += 1;
    socket.on('error', () => undefined).end();
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const address = proxy.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const database = await openPostgres(`postgres://nobody@127.0.0.1:${port}/none`, 4);
  try {
    const asked = Array.from({ length: 8 }, () => database.db.execute(sql`select 1`));
    const answers = await Promise.allSettled(asked);
    expect(answers.map(({ status }) => status)).toEqual(asked.map(() => 'rejected'));
    expect(connections).toBeLessThan(200);
  } finally {
    await database.close();
    proxy.close();
  }
});
