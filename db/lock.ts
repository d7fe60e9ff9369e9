import {
  closeSync,
  fstatSync,
  ftruncateSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from './make-folder';

/** The embedded database's folder cannot be used; the message says why, and what to do. */
export class DataFolderError extends Error {}

/** Another living process holds the data folder. */
export class DataFolderInUseError extends DataFolderError {}

/** A lock that this process holds on a data folder. */
export interface FolderLock {
  release: () => void;
  /** Whether it stands where it was taken: it goes with its folder when that is moved or removed. */
  stands: () => boolean;
}

/**
 * Takes the lock of an embedded database's folder. PGlite lets two processes open one folder and
 * then loses rows. The kernel keeps the lock on the open file, so a dead holder's is free at once,
 * and a holder in another container that shares the folder counts like one next door.
 * @returns the lock
 * @throws DataFolderInUseError while another process holds it
 * @throws DataFolderError where the file system has no locks
 */
export async function lockDataFolder(folder: string): Promise<FolderLock> {
  makeFolder(folder);
  const file = join(folder, 'server.lock');
  for (;;) {
    const lock = await tryToLock(file);
    if (lock === 'gone') continue;
    if (lock !== 'held') return lock;
    throw new DataFolderInUseError(
      `The data folder ${folder} is in use by process ${noteIn(file)}. Stop that server first, or set DATA_DIR to another folder.`,
    );
  }
}

/** Opens and locks the file that stands there; tells when another holds it, or removed it meanwhile. */
async function tryToLock(file: string): Promise<FolderLock | 'held' | 'gone'> {
  const descriptor = openSync(file, 'a+', 0o600);
  let mine = false;
  try {
    if (!(await lockDescriptor(file, descriptor))) return 'held';
    // Whoever gives it back removes the file, so this may be a lock on a name that is no more.
    if (!isAt(file, descriptor)) return 'gone';
    // For the message alone: what a process is called differs between containers.
    ftruncateSync(descriptor);
    writeSync(descriptor, `${process.pid}\n`);
    mine = true;
  } finally {
    if (!mine) closeSync(descriptor);
  }
  const stands = () => mine && isAt(file, descriptor);
  const release = () => {
    if (!mine) return;
    // What stands there by now may be the lock of another server.
    if (stands()) rmSync(file, { force: true });
    mine = false;
    closeSync(descriptor);
  };
  return { release, stands };
}

/** Whether an open file is the one that stands under the name. */
function isAt(file: string, descriptor: number): boolean {
  const [open, standing] = [fstatSync(descriptor), statSync(file, { throwIfNoEntry: false })];
  return open.ino === standing?.ino && open.dev === standing.dev;
}

async function lockDescriptor(file: string, descriptor: number): Promise<boolean> {
  // Loaded here, since it is built for each system, and on PostgreSQL nothing needs it.
  const { tryLock } = await import('fs-native-extensions');
  try {
    return tryLock(descriptor);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DataFolderError(
      `${file} cannot be locked (${reason}). Set DATA_DIR to a folder on a local disk.`,
    );
  }
}

function noteIn(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return 'that is just ending';
  }
}
