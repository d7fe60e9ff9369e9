import { existsSync, renameSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { ArchiveError, countArchive } from '@/db/archive';
import { rowCounts } from '@/db/row-counts';
import { env } from '@/server/env';
import { BackupDraft } from './backup-draft';
import { onlyFile, runTool } from './with-database';

const USAGE =
  'Usage: npm run backup -- FILE.tar.gz   (embedded database; for PostgreSQL use pg_dump)';

/** Runs what writes the backup; where it fails, the file is at fault and not the database. */
function writing(file: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ArchiveError(
      `${file} cannot be written: ${reason}. Name a file in a folder with room and rights.`,
    );
  }
}

await runTool(async ({ db, dump }) => {
  const file = onlyFile(USAGE);
  if (dump === undefined) {
    throw new ArchiveError('DATABASE_URL names a PostgreSQL server: back it up with pg_dump.');
  }
  if (existsSync(file)) throw new ArchiveError(`${file} is there already. Name a new file.`);
  const folder = dirname(resolve(file));
  if (!existsSync(folder)) throw new ArchiveError(`There is no folder ${folder}. Make it first.`);
  const counts = await rowCounts(db);
  const draft = new BackupDraft(file, env().DATA_DIR, (line) => process.stderr.write(`${line}\n`));
  try {
    const bytes = Buffer.from(await (await dump()).arrayBuffer());
    writing(file, () => draft.write(bytes));
    // A backup is worth what can be read back of it.
    const kept = await countArchive(draft.path);
    const lost = [...counts].filter(([table, n]) => kept.get(table) !== n).map(([table]) => table);
    if (lost.length > 0) {
      throw new ArchiveError(`The backup does not read back whole: ${lost.join(', ')}.`);
    }
    writing(file, () => renameSync(draft.path, file));
  } finally {
    draft.remove();
  }
  const rows = [...counts.values()].reduce((sum, n) => sum + n, 0);
  process.stdout.write(
    `Backed up ${rows} rows of ${counts.size} tables to ${file}, and read back.\n`,
  );
});
