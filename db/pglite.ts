import { chmodSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database } from './types';
import { statementLog } from './statement-log';
import * as schema from './schema';

/**
 * PGlite makes its files readable and writable for everybody on the machine. Where the folder is
 * somebody else's, or its disk knows no such rights, its keeper sees to that.
 */
function closeToOthers(folder: string): void {
  try {
    chmodSync(folder, 0o700);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== 'EPERM' && code !== 'ENOTSUP') throw error;
  }
}

/**
 * Opens the embedded database.
 * @param folder where it lives; undefined keeps it in memory
 * @param dump a data folder made by `dumpDataDir`, to start from
 */
export async function openPglite(folder?: string, dump?: Blob): Promise<Database> {
  const client = await PGlite.create({
    ...(folder === undefined ? {} : { dataDir: folder }),
    ...(dump === undefined ? {} : { loadDataDir: dump }),
  });
  if (folder !== undefined) closeToOthers(folder);
  await client.exec("set timezone to 'UTC'");
  const db = drizzle(client, { schema, logger: statementLog });
  return {
    kind: 'pglite',
    db,
    unhurried: (work) => work(db),
    exec: async (sql) => {
      await client.exec(sql);
    },
    dump: async () => {
      await client.exec('checkpoint');
      return client.dumpDataDir('gzip');
    },
    close: () => client.close(),
  };
}
