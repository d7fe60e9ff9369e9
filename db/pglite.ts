import { chmodSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database } from './types';
import { statementLog } from './statement-log';
import * as schema from './schema';

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
  // PGlite makes its files readable and writable for everybody on the machine.
  if (folder !== undefined) chmodSync(folder, 0o700);
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
