import { resolve } from 'node:path';
import { ArchiveError, restoreArchive } from '@/db/archive';
import { makeFolder } from '@/db/make-folder';
import { env } from '@/server/env';
import { onlyFile, runAlone } from './with-database';

const USAGE =
  'Usage: npm run restore -- FILE.tar.gz   (into DATA_DIR, which must hold no database)';

await runAlone(async () => {
  const file = onlyFile(USAGE);
  const { DATABASE_URL, DATA_DIR } = env();
  if (DATABASE_URL !== undefined) {
    throw new ArchiveError('DATABASE_URL names a PostgreSQL server: restore it with pg_restore.');
  }
  const folder = resolve(DATA_DIR);
  makeFolder(folder);
  const counts = await restoreArchive(file, folder);
  const rows = [...counts.values()].reduce((sum, n) => sum + n, 0);
  process.stdout.write(`Restored ${rows} rows of ${counts.size} tables into ${folder}.\n`);
});
