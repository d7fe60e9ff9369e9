import { statfsSync } from 'node:fs';
import type { PGlite, Transaction } from '@electric-sql/pglite';
import { around } from './guarded-transactions';

const MIB = 1024 * 1024;

/**
 * What stays free on the disk. The database takes its log in segments of 16 MiB and hangs for good
 * where there is no room for one; a write of the largest body (5 MB) may need two, and its rows.
 */
const RESERVE_BYTES = 64 * MIB;

/** For how long a look at the disk counts. */
const LOOK_MS = 100;

/** Nothing is written, for the disk is nearly full. It has the code of PostgreSQL's own refusal. */
export class DiskFullError extends Error {
  readonly code = '53100';

  constructor(cause: unknown) {
    super('The disk of the data folder is nearly full.', { cause });
  }
}

/** The free bytes of a folder's disk; undefined where the system does not tell them. */
export function freeBytes(folder: string): number | undefined {
  const { bavail, blocks, bsize } = statfsSync(folder);
  return blocks > 0 ? bavail * bsize : undefined;
}

/**
 * Why something cannot be put on a folder's disk, or undefined if it can.
 * @param bytes what it takes, besides the reserve
 */
export function lackOfRoom(folder: string, bytes: number): string | undefined {
  const free = freeBytes(folder);
  const needed = bytes + RESERVE_BYTES;
  if (free === undefined || free >= needed) return undefined;
  return `its disk is full or nearly so (${Math.floor(free / MIB)} MiB free, ${Math.ceil(needed / MIB)} MiB needed): free space there`;
}

/** Tells whether less than the reserve is left, by a look at the disk that is at most 100 ms old. */
function watch(free: () => number | undefined): () => boolean {
  let until = 0;
  let short = false;
  return () => {
    const now = performance.now();
    if (now >= until) {
      until = now + LOOK_MS;
      short = (free() ?? Infinity) < RESERVE_BYTES;
    }
    return short;
  };
}

const READ_ONLY = 'set transaction read only';

function refused(error: unknown): unknown {
  const isWrite = error instanceof Error && 'code' in error && error.code === '25006';
  return isWrite ? new DiskFullError(error) : error;
}

async function refusing<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    throw refused(error);
  }
}

/** Makes a transaction read-only from the statement on before which the room runs out. */
function guardTransaction(tx: Transaction, isShort: () => boolean): void {
  around(tx, 'query', (call, args) => {
    // What has failed in a savepoint takes no other statement than this one.
    if (!isShort() || /^\s*rollback/i.test(String(args[0]))) return call(...args);
    return refusing(async () => {
      await tx.exec(READ_ONLY);
      return call(...args);
    });
  });
}

/**
 * Lets a database write only while there is room on its disk; it reads on. PostgreSQL itself tells
 * the two apart, in transactions that are read-only.
 * @param free the free bytes of the disk, if they are known
 */
export function guardRoom(client: PGlite, free: () => number | undefined): void {
  const isShort = watch(free);
  const transaction = client.transaction.bind(client);
  around(client, 'query', (call, args) => {
    if (!isShort()) return call(...args);
    return refusing(() =>
      transaction(async (tx) => {
        await tx.exec(READ_ONLY);
        const rows: unknown = await Reflect.apply(tx.query.bind(tx), undefined, args);
        return rows;
      }),
    );
  });
  around(client, 'transaction', (call, [work]) => {
    if (typeof work !== 'function') throw new TypeError('A transaction needs its work.');
    return call((tx: Transaction): unknown => {
      guardTransaction(tx, isShort);
      const done: unknown = Reflect.apply(work, undefined, [tx]);
      return done;
    });
  });
}
