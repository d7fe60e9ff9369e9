import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { env } from '@/server/env';
import type { Database, Db } from './types';
import * as schema from './schema';
import { guardTransactions } from './guarded-transactions';
import { statementLog } from './statement-log';
import { watchedSockets } from './watched-socket';
import { wholeResult } from './whole-results';

// What a statement's own timeout may take to reach us.
const GRACE_MS = 2000;

type Unsafe = postgres.Sql['unsafe'];

/** What postgres.js sets on a query that has been handed to a connection. */
const isSent = (query: object): boolean => 'state' in query && Boolean(query.state);

/**
 * Puts a deadline on waiting for a connection: postgres.js queues for ever when the pool is
 * dry. What is still unsent then is cancelled (SQLSTATE 57014) and never reaches the server.
 * A transaction's BEGIN comes this way too; inside it the connection is already held.
 */
function withDeadline(unsafe: Unsafe, deadlineMs: number): Unsafe {
  return function guarded<T extends unknown[]>(...args: Parameters<Unsafe>) {
    const query = wholeResult(unsafe<T>(...args));
    const timer = setTimeout(() => {
      if (!isSent(query)) query.cancel();
    }, deadlineMs);
    const settle = () => clearTimeout(timer);
    // Not query.then(): that would send the query before drizzle has set its row mode.
    void Promise.prototype.then.call(query, settle, settle);
    return query;
  };
}

/** What every connection has, whatever it is for. */
const common = () => ({
  prepare: env().DATABASE_PREPARE,
  fetch_types: false,
  connect_timeout: 5,
  onnotice: () => undefined,
});

/**
 * What decides how values are written and read, or what a transaction sees; a role or a database
 * may have it otherwise. Read-only databases and search paths are left to whoever set them.
 */
const startUp = () => ({
  application_name: 'fund-portfolio-data-service',
  TimeZone: 'UTC',
  DateStyle: 'ISO, MDY',
  client_encoding: 'UTF8',
  standard_conforming_strings: 'on',
  // Poolers that cannot hold prepared statements refuse these; the role has them then (README).
  ...(env().DATABASE_PREPARE
    ? {
        extra_float_digits: 1,
        IntervalStyle: 'postgres',
        bytea_output: 'hex',
        default_transaction_isolation: 'read committed' as const,
      }
    : {}),
});

/**
 * Runs work on a connection of its own that is neither watched nor timed out: an index over
 * millions of rows takes longer than any request may. TCP's keep-alive still finds a dead peer.
 */
async function unhurried<T>(url: string, work: (db: Db) => Promise<T>): Promise<T> {
  const client = postgres(url, { ...common(), max: 1, connection: startUp() });
  guardTransactions(client);
  try {
    return await work(drizzle(client, { schema, logger: statementLog }));
  } finally {
    await client.end({ timeout: 1 });
  }
}

/** Opens a pool on a PostgreSQL server; connections are made on demand. */
export async function openPostgres(url: string, poolSize?: number): Promise<Database> {
  const settings = env();
  const options = {
    ...common(),
    socket: watchedSockets(settings.DATABASE_STATEMENT_TIMEOUT_MS + GRACE_MS),
    max: poolSize ?? settings.DATABASE_POOL_SIZE,
    // Before the watch would end it.
    idle_timeout: Math.max(1, Math.floor(settings.DATABASE_STATEMENT_TIMEOUT_MS / 1000)),
    backoff: (tries: number) => Math.min(0.1 * tries, 1),
    connection: {
      ...startUp(),
      // Refused by poolers as well.
      ...(settings.DATABASE_PREPARE
        ? { statement_timeout: settings.DATABASE_STATEMENT_TIMEOUT_MS }
        : {}),
    },
  };
  const client = postgres(url, options);
  guardTransactions(client);
  client.unsafe = withDeadline(client.unsafe.bind(client), settings.DATABASE_POOL_DEADLINE_MS);
  return {
    kind: 'postgres',
    db: drizzle(client, { schema, logger: statementLog }),
    exec: async (sql) => {
      await client.unsafe(sql).simple();
    },
    unhurried: (work) => unhurried(url, work),
    // Nothing is in flight any more; dead connections must not hold the process up.
    close: () => client.end({ timeout: 1 }),
  };
}
