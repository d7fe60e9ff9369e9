import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { env } from '@/server/env';
import type { Database, Db } from './types';
import { addressCheck } from './server-identity';
import * as schema from './schema';
import { around, type Call, endsConnection, guardTransactions } from './guarded-transactions';
import { Places } from './places';
import { asUnmatched, droppedStart } from './refused-start';
import { pastStaleErrors } from './stale-errors';
import { statementLog } from './statement-log';
import { giveUp, isSent } from './unsent';
import { watchedSockets } from './watched-socket';
import { wholeResult } from './whole-results';

// What a statement's own timeout may take to reach us.
const GRACE_MS = 2000;

// What a broken connection may take to close.
const CLOSING_MS = 50;

type Unsafe = postgres.Sql['unsafe'];

/** The query of a transaction's beginning, which holds its place already. */
const isBegin = ([, , options]: Parameters<Unsafe>): boolean =>
  options !== undefined && 'onexecute' in options;

/**
 * Ends when the connection has closed that an error speaks of. A socket tells of its error a moment
 * before it is closed; what postgres.js is given then, it sends on that very connection, and nobody
 * ever answers it.
 */
async function closing(error: unknown, places: Places): Promise<void> {
  if (!endsConnection(error)) return;
  places.slowDown();
  await new Promise((resolve) => setTimeout(resolve, CLOSING_MS));
}

/** Makes a query wait for a place before it is handed to a connection. */
function atItsPlace(query: object, places: Places): () => void {
  const handler: unknown = Reflect.get(query, 'handler');
  if (typeof handler !== 'function') throw new TypeError('A query has nobody to hand it on.');
  let leave: (() => void) | undefined;
  const go = () => void Reflect.apply(handler, undefined, [query]);
  Object.defineProperty(query, 'handler', { value: () => void (leave = places.take(go)) });
  return () => leave?.();
}

/**
 * Puts a deadline on waiting for a connection, from when it is asked for until the query is sent on
 * one that is free: what waits longer is cancelled (SQLSTATE 57014) and never reaches the server.
 * A transaction's BEGIN comes this way too; inside it the connection is already held.
 */
function withDeadline(unsafe: Unsafe, places: Places, deadlineMs: number): Unsafe {
  return function guarded<T extends unknown[]>(...args: Parameters<Unsafe>) {
    const query = wholeResult(unsafe<T>(...args));
    pastStaleErrors(query, places.count);
    const leave = isBegin(args) ? undefined : atItsPlace(query, places);
    const timer = setTimeout(() => {
      if (!isSent(query)) giveUp(query);
    }, deadlineMs);
    const settle = () => {
      clearTimeout(timer);
      leave?.();
    };
    const fail = async (error: unknown) => {
      clearTimeout(timer);
      await closing(error, places);
      leave?.();
    };
    // Not query.then(): that would send the query before drizzle has set its row mode.
    void Promise.prototype.then.call(query, settle, fail);
    return query;
  };
}

/** What the driver reads of an address otherwise than it is meant. */
function meant(url: string) {
  const { host, ssl, database } = postgres(url, { max: 1 }).options;
  const isVerified = typeof ssl === 'string' && ssl.startsWith('verify-');
  const check = isVerified ? addressCheck(host) : undefined;
  return {
    database: decodeURIComponent(database),
    ...(check ? { ssl: { checkServerIdentity: check } } : {}),
  };
}

/** What every connection has, whatever it is for. */
const common = (url: string) => ({
  ...meant(url),
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

// A setting of our own, which no role or database has: found, it shows that settings arrive.
const MARK = 'fund.settings';

/** Refuses a pooler that lets connections start and drops the settings they start with. */
async function refuseDropped(client: postgres.Sql): Promise<void> {
  const [row] = await client.unsafe('select current_setting($1, true) as mark', [MARK]);
  if (row?.mark !== 'kept') throw droppedStart();
}

/**
 * Runs work on a connection of its own that is neither watched nor timed out: an index over
 * millions of rows takes longer than any request may. TCP's keep-alive still finds a dead peer.
 */
async function unhurried<T>(url: string, work: (db: Db) => Promise<T>): Promise<T> {
  const connection = { ...startUp(), ...(env().DATABASE_PREPARE ? { [MARK]: 'kept' } : {}) };
  const client = postgres(url, { ...common(url), max: 1, connection });
  guardTransactions(client);
  try {
    if (env().DATABASE_PREPARE) await refuseDropped(client);
    return await work(drizzle(client, { schema, logger: statementLog }));
  } catch (error) {
    throw asUnmatched(error, url);
  } finally {
    await client.end({ timeout: 1 });
  }
}

/** Opens a pool on a PostgreSQL server; connections are made on demand. */
export async function openPostgres(url: string, poolSize?: number): Promise<Database> {
  const settings = env();
  const options = {
    ...common(url),
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
  const places = new Places(options.max);
  const deadlineMs = settings.DATABASE_POOL_DEADLINE_MS;
  guardTransactions(client);
  const begin = async (call: Call, args: unknown[]) => {
    try {
      return await call(...args);
    } catch (error) {
      await closing(error, places);
      throw error;
    }
  };
  around(client, 'begin', (call, args) => places.hold(() => begin(call, args), deadlineMs, true));
  client.unsafe = withDeadline(client.unsafe.bind(client), places, deadlineMs);
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
