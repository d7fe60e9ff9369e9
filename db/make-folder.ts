import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/**
 * Makes a folder and those above it, for their owner alone. Not by mkdir's own `recursive`: in
 * Node 20 that turns for ever where a parent is there but takes no child, such as a link to a
 * volume that is not mounted.
 * @throws the system's error (EEXIST for a file, ENOENT, EACCES …)
 */
export function makeFolder(path: string): void {
  if (isFolder(path)) return;
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    if (codeOf(error) === 'EEXIST' && isFolder(path)) return;
    const parent = dirname(path);
    if (codeOf(error) !== 'ENOENT' || parent === path || isFolder(parent)) throw error;
    makeFolder(parent);
    makeFolder(path);
  }
}
