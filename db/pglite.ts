import { chmodSync } from 'node:fs';
import { PGlite, types } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { freeBytes, guardRoom } from './disk-room';
import { guardStanding } from './folder-standing';
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

const MARK = '\uFEFF';
const asText = types.serializers[types.TEXT] ?? String;

/**
 * PGlite's decoder swallows one byte order mark at the front of each text it reads, so a text that
 * begins with one is stored with one more.
 */
const keepMark = (value: unknown): string => {
  const text = asText(value);
  return text.startsWith(MARK) ? MARK + text : text;
};

/**
 * Opens the embedded database.
 * @param folder where it lives; undefined keeps it in memory
 * @param dump a data folder made by `dumpDataDir`, to start from
 * @param free the free bytes of its disk: with too few, writes are refused
 * @param stands whether the folder is still the one that was opened: if not, all is refused
 */
export async function openPglite(
  folder?: string,
  dump?: Blob,
  free = folder === undefined ? undefined : () => freeBytes(folder),
  stands?: () => boolean,
): Promise<Database> {
  const client = await PGlite.create({
    ...(folder === undefined ? {} : { dataDir: folder }),
    ...(dump === undefined ? {} : { loadDataDir: dump }),
    serializers: { [types.TEXT]: keepMark },
  });
  if (folder !== undefined) closeToOthers(folder);
  await client.exec("set timezone to 'UTC'");
  if (free !== undefined) guardRoom(client, free);
  if (stands !== undefined) guardStanding(client, stands);
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
