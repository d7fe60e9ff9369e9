import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from './make-folder';

/** The embedded database's folder cannot be used; the message says why, and what to do. */
export class DataFolderError extends Error {}

/** Another living process holds the data folder. */
export class DataFolderInUseError extends DataFolderError {}

/** When a process started, in clock ticks since boot; null where it is gone or not told. */
function startTicks(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command name may hold blanks and brackets; the fields count from the last bracket.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' || fields[0] === 'X' ? null : (fields[19] ?? null);
  } catch {
    return null;
  }
}

function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return '';
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** A zombie, a process of an earlier boot, or a pid used again counts as dead. */
function holderLives(record: string): boolean {
  const [pidText, ticks, boot] = record.trim().split('\n');
  const pid = Number(pidText);
  if (!Number.isInteger(pid) || pid <= 0) return false;
  if (boot && boot !== bootId()) return false;
  if (!ticks) return isAlive(pid);
  return startTicks(pid) === ticks;
}

const read = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
};

/**
 * Takes the lock of an embedded database's folder, from a dead holder at once, never from a
 * living one. PGlite lets two processes open one folder and then loses rows.
 * @returns a function that gives the lock back
 * @throws DataFolderInUseError while another process holds it
 */
export function lockDataFolder(folder: string): () => void {
  makeFolder(folder);
  const file = join(folder, 'server.lock');
  const mine = `${process.pid}\n${startTicks(process.pid) ?? ''}\n${bootId()}\n`;
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, mine, { flush: true });
  try {
    for (let attempt = 0; attempt < 20; attempt += 1) {
      if (tryLink(draft, file)) return () => read(file) === mine && rmSync(file, { force: true });
      const holder = read(file);
      if (holder !== null && holderLives(holder)) {
        throw new DataFolderInUseError(
          `The data folder ${folder} is in use by process ${holder.split('\n')[0]}. Stop that server first, or set DATA_DIR to another folder.`,
        );
      }
      if (holder !== null) dropStale(file, holder);
    }
    throw new DataFolderInUseError(`The lock ${file} changes hands too often; try again.`);
  } finally {
    rmSync(draft, { force: true });
  }
}

function tryLink(draft: string, file: string): boolean {
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Two starters may both see the stale lock: only one may hold the breaker while it is removed. */
function dropStale(file: string, stale: string): void {
  const breaker = `${file}.breaking`;
  const held = read(breaker);
  if (held !== null && !holderLives(held)) rmSync(breaker, { force: true });
  const draft = `${file}.${process.pid}`;
  if (!tryLink(draft, breaker)) return;
  try {
    if (read(file) === stale) rmSync(file, { force: true });
  } finally {
    rmSync(breaker, { force: true });
  }
}
