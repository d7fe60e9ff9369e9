import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { env } from '@/server/env';
import { databaseFolder, holdsDatabase } from './data-folder';
import { lackOfRoom } from './disk-room';
import { DataFolderError, lockDataFolder } from './lock';
import { makeFolder } from './make-folder';
import { openPglite } from './pglite';
import { openPostgres } from './postgres';
import type { Database } from './types';

export type { Database, Db } from './types';

// Next bundles pages and routes apart, so module scope exists more than once in a process.
const slot = globalThis as typeof globalThis & { __fundDatabase?: Promise<Database> };

// What an empty database takes, with its tables.
const NEW_DATABASE_BYTES = 40 * 1024 * 1024;

/** Why a data folder does not open. PGlite throws whatever its WebAssembly threw. */
function unusable(folder: string, error: unknown): DataFolderError {
  if (error instanceof DataFolderError) return error;
  const reason = error instanceof Error ? error.message : 'the embedded database does not start';
  return new DataFolderError(
    `The data folder ${folder} cannot be used: ${reason}. Set DATA_DIR to a folder with room and rights.`,
    { cause: error },
  );
}

/** An error of the system about a file, such as missing rights. */
const isOfSystem = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string';

/** The database's own words (`Aborted()`, a hint to whoever built it) say nothing to an operator. */
const damaged = (folder: string, cause?: unknown): DataFolderError =>
  new DataFolderError(
    `The database in the data folder ${folder} is damaged and does not start. Restore a backup into another folder: DATA_DIR=OTHER npm run restore -- FILE.tar.gz, then start with that DATA_DIR. (What a very first start that was cut short has left may be deleted.)`,
    { cause },
  );

/** Opens what stands in the folder, or makes a database where nothing is. */
async function openStanding(folder: string, stands: () => boolean): Promise<Database> {
  const place = databaseFolder(folder);
  const held = holdsDatabase(folder);
  // PGlite would make a new database over what is left of this one.
  if (
    held &&
    existsSync(join(place, 'global/pg_control')) &&
    !existsSync(join(place, 'PG_VERSION'))
  )
    throw damaged(folder);
  try {
    return await openPglite(place, undefined, undefined, stands);
  } catch (error) {
    throw held && !isOfSystem(error) ? damaged(folder, error) : error;
  }
}

async function openEmbedded(): Promise<Database> {
  const folder = resolve(env().DATA_DIR);
  try {
    return await openLocked(folder);
  } catch (error) {
    throw unusable(folder, error);
  }
}

async function openLocked(folder: string): Promise<Database> {
  makeFolder(folder);
  const { release, stands } = await lockDataFolder(folder);
  try {
    const lack = lackOfRoom(folder, holdsDatabase(folder) ? 0 : NEW_DATABASE_BYTES);
    if (lack !== undefined) throw new Error(lack);
    const database = await openStanding(folder, stands);
    return {
      ...database,
      close: async () => {
        // Its last words would go into whatever stands in its place.
        if (stands()) await database.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

/**
 * Refuses a data folder without a database, before opening it would make one.
 * @throws DataFolderError
 */
export function requireDatabase(): void {
  const { DATABASE_URL, DATA_DIR } = env();
  const folder = resolve(DATA_DIR);
  if (DATABASE_URL !== undefined || holdsDatabase(folder)) return;
  throw new DataFolderError(
    `There is no database in ${folder}. Set DATA_DIR to the folder that holds it; to make a new one there, run npm start or npm run provision.`,
  );
}

/** The process's one database: PostgreSQL by DATABASE_URL, else PGlite in DATA_DIR. Opened on first use. */
export function database(): Promise<Database> {
  slot.__fundDatabase ??= open();
  return slot.__fundDatabase;
}

async function open(): Promise<Database> {
  const { DATABASE_URL } = env();
  try {
    return await (DATABASE_URL ? openPostgres(DATABASE_URL) : openEmbedded());
  } catch (error) {
    delete slot.__fundDatabase;
    throw error;
  }
}

/** Puts a database in place of the configured one; tests use it. */
export function useDatabase(opened: Database): void {
  slot.__fundDatabase = Promise.resolve(opened);
}

/** Closes the process's database, if one was opened. */
export async function closeDatabase(): Promise<void> {
  const opened = slot.__fundDatabase;
  delete slot.__fundDatabase;
  await (await opened)?.close();
}
