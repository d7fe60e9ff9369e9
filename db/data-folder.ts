import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Where a data folder has the embedded database. */
export const databaseFolder = (dataFolder: string): string => join(dataFolder, 'pglite');

/**
 * False where no database is, or only a place for one. What cannot be looked into counts as one:
 * whoever opens it says why it does not open.
 */
export function holdsDatabase(dataFolder: string): boolean {
  try {
    return readdirSync(databaseFolder(dataFolder)).length > 0;
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ENOENT');
  }
}
