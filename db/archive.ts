import { renameSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { databaseFolder, holdsDatabase } from './data-folder';
import { lackOfRoom } from './disk-room';
import { DataFolderError, lockDataFolder } from './lock';
import { migrate } from './migrate';
import { openPglite } from './pglite';
import { rowCounts } from './row-counts';

/** Rows by table. */
export type Counts = ReadonlyMap<string, number>;

/** A backup cannot be made or brought back; the message says why. */
export class ArchiveError extends Error {}

const damaged = (file: string) => `${file} is not a backup, or it is damaged.`;

/** Unpacks here, since PGlite's own unpacking ends the process over a damaged file. */
async function unpack(file: string): Promise<Blob> {
  const packed = await readFile(file).catch((error: unknown) => {
    throw new ArchiveError(`Cannot read ${file}: ${String(error)}`);
  });
  const tar = await promisify(gunzip)(packed).catch(() => {
    throw new ArchiveError(damaged(file));
  });
  return new Blob([new Uint8Array(tar)]);
}

/**
 * Opens an archive in memory and counts its rows.
 * @throws ArchiveError the file is no archive
 */
export async function countArchive(file: string): Promise<Counts> {
  const opened = await openPglite(undefined, await unpack(file));
  try {
    return await rowCounts(opened.db);
  } finally {
    await opened.close();
  }
}

/**
 * Brings an archive back as the embedded database of a data folder, migrated to this version. It
 * is made beside its place and moved there whole; a database that is there is never touched.
 * @returns rows by table
 * @throws ArchiveError the file is no archive; DataFolderError the folder is in use or has a database
 * @throws NewerDatabaseError the archive comes from a later version
 */
export async function restoreArchive(file: string, dataFolder: string): Promise<Counts> {
  const lock = await lockDataFolder(dataFolder);
  const target = databaseFolder(dataFolder);
  const draft = join(dataFolder, 'pglite.restoring');
  try {
    if (holdsDatabase(dataFolder)) {
      throw new DataFolderError(
        `There is a database in ${dataFolder} already, and restoring never overwrites one. Set DATA_DIR to a new folder, or move ${target} away.`,
      );
    }
    rmSync(draft, { recursive: true, force: true });
    const counts = await load(file, draft);
    rmSync(target, { recursive: true, force: true });
    renameSync(draft, target);
    return counts;
  } finally {
    rmSync(draft, { recursive: true, force: true });
    lock.release();
  }
}

/** A page or an index of the database is broken (SQLSTATE class XX). */
function isBroken(error: unknown): boolean {
  for (let e = error; e instanceof Error; e = e.cause) {
    if ('code' in e && /^XX00\d$/.test(String(e.code))) return true;
  }
  return false;
}

async function load(file: string, folder: string): Promise<Counts> {
  const archive = await unpack(file);
  const lack = lackOfRoom(dirname(folder), archive.size);
  if (lack !== undefined) {
    throw new DataFolderError(
      `${file} cannot be restored into ${dirname(folder)}: ${lack}. Or set DATA_DIR to a folder on another disk.`,
    );
  }
  const opened = await openPglite(folder, archive).catch(() => {
    throw new ArchiveError(damaged(file));
  });
  try {
    await migrate(opened);
    return await rowCounts(opened.db);
  } catch (error) {
    throw isBroken(error) ? new ArchiveError(damaged(file)) : error;
  } finally {
    await opened.close();
  }
}
