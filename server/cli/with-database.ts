import { ArchiveError } from '@/db/archive';
import { closeDatabase, type Database, database, requireDatabase } from '@/db/client';
import { DataFolderError } from '@/db/lock';
import { migrate, NewerDatabaseError, UnfitDatabaseError } from '@/db/migrate';
import { RefusedStartError } from '@/db/refused-start';
import { EnvError } from '@/server/env';
import { databaseFault, isDiskFull, viewOf } from '@/server/errors';
import { ProvisionError } from '@/server/provision/provision';

/** The command line is wrong; the message shows how it goes. */
export class UsageError extends Error {}

/**
 * The one file that a tool is given. An option is none, nor is what an unset variable of a shell
 * leaves: `--help` must not become the name of a backup.
 */
export function onlyFile(usage: string): string {
  const [file = '', ...more] = process.argv.slice(2);
  if (file === '' || file.startsWith('-') || more.length > 0) throw new UsageError(usage);
  return file;
}

// PostgreSQL's codes for conflicts of transactions and for waits that grew too long.
const BUSY = new Set(['40001', '40P01', '55P03', '57014']);

function explain(error: unknown): string {
  const known = [
    ArchiveError,
    EnvError,
    DataFolderError,
    NewerDatabaseError,
    RefusedStartError,
    ProvisionError,
    UnfitDatabaseError,
    UsageError,
  ];
  if (error instanceof Error && known.some((kind) => error instanceof kind)) return error.message;
  if (isDiskFull(error)) return viewOf(error).message;
  const fault = databaseFault(error);
  if (fault === undefined) return error instanceof Error ? error.message : String(error);
  const { code, message } = fault;
  return BUSY.has(code)
    ? `Others are writing to the same rows (${code}). Run this again when they are done.`
    : `The database refused or cannot be reached (${code}). ${message}`;
}

/**
 * Runs a command-line tool and ends the process: 0, or 1 with a message on standard error. Closes
 * the process's database if the tool has opened it.
 */
export async function runAlone(tool: () => Promise<void>): Promise<void> {
  let unwritten: string | undefined;
  // The work goes on to its end. A reader such as `head` may have seen enough, a full disk has not.
  process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    if (code !== 'EPIPE') unwritten = message;
  });
  let code = 0;
  try {
    await tool();
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    code = 1;
  }
  // What was written last has not failed yet.
  await new Promise((resolve) => process.stdout.write('', resolve));
  if (code === 0 && unwritten !== undefined) {
    process.stderr.write(`What is told on standard output could not be written. ${unwritten}\n`);
    code = 1;
  }
  await closeDatabase().catch(() => undefined);
  process.exit(code);
}

type Tool = (database: Database) => Promise<void>;

/**
 * As runAlone, on the migrated database, which must be there. Refuses while a server holds the
 * embedded one.
 */
export const runTool = (tool: Tool): Promise<void> =>
  runAlone(async () => {
    requireDatabase();
    await onMigrated(tool);
  });

/**
 * As runTool, but makes the embedded database where there is none.
 * @param prepare reads and checks what the tool is given; what it refuses leaves no database
 */
export const runFoundingTool = <T>(
  prepare: () => T,
  tool: (database: Database, given: T) => Promise<void>,
): Promise<void> =>
  runAlone(async () => {
    const given = prepare();
    await onMigrated((opened) => tool(opened, given));
  });

async function onMigrated(tool: Tool): Promise<void> {
  const opened = await database();
  await migrate(opened);
  await tool(opened);
}
