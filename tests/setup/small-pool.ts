import { afterAll, beforeAll } from 'vitest';
import { type Database, useDatabase } from '@/db/client';
import { openPostgres } from '@/db/postgres';
import { copyPostgres, postgresUrl } from './database';
import { startFundServer } from './fund-server';
import { makeWorld, type World } from './world';

/** Connections of the server's pool. A test file sets the pool's size and deadlines itself, first of all. */
export const POOL = 4;

interface SmallPool {
  world: World;
  /** The server's own database, of few connections. */
  database: Database;
  /** A way to the same database past the server's. */
  direct: Database;
  origin: string;
}

/**
 * Gives the test file a server whose pool on native PostgreSQL is small.
 * @param way the address under which the server reaches a database, such as a proxy's
 */
export function useSmallPool(
  way: (url: string) => Promise<{ url: string; close?: () => Promise<void> }> = (url) =>
    Promise.resolve({ url }),
): () => SmallPool {
  let made: SmallPool | undefined;
  const undo: (() => unknown)[] = [];

  beforeAll(async () => {
    const copy = await copyPostgres(postgresUrl ?? '');
    undo.unshift(copy.drop);
    const direct = await openPostgres(copy.url, 2);
    undo.unshift(() => direct.close());
    const world = await makeWorld(direct);
    const { url, close } = await way(copy.url);
    if (close) undo.unshift(close);
    const database = await openPostgres(url, POOL);
    undo.unshift(() => database.close());
    useDatabase(database);
    const { origin, stop } = await startFundServer(database.db);
    undo.unshift(stop);
    made = { world, database, direct, origin };
  });
  afterAll(async () => {
    for (const step of undo) await step();
  });
  return () => {
    if (!made) throw new Error('The server is there from beforeAll on.');
    return made;
  };
}
