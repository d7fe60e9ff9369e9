import type { AddressInfo } from 'node:net';
import { hashPassword } from 'better-auth/crypto';
import { afterAll, beforeAll } from 'vitest';
import { type Database, database } from '@/db/client';
import { accounts } from '@/db/schema';
import { newId } from '@/db/schema/columns';
import { createFundServer, type PageHandler, type Patience } from '@/server/http/server';

const teapot: PageHandler = async (_, response) => {
  response.writeHead(418).end();
};

/** The whole server without Next, on a free port of its own; `pages` stands in, with a 418. */
export async function startFundServer(
  db: Database['db'],
  patience?: Patience,
  pages: PageHandler = teapot,
) {
  const server = createFundServer(db, pages, patience);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { server, port, origin: `http://127.0.0.1:${port}`, stop };
}

/** Starts the server over the test file's database. */
export function useFundServer(): () => string {
  let started: Awaited<ReturnType<typeof startFundServer>> | undefined;
  beforeAll(async () => {
    started = await startFundServer((await database()).db);
  });
  afterAll(() => started?.stop());
  return () => started?.origin ?? '';
}

/** Lets a user sign in with a password. */
export async function givePassword(
  { db }: Database,
  userId: string,
  password: string,
): Promise<void> {
  await db.insert(accounts).values({
    id: newId(),
    userId,
    accountId: userId,
    providerId: 'credential',
    password: await hashPassword(password),
  });
}
