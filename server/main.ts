import type { Server } from 'node:http';
import { closeDatabase } from '@/db/client';
import { DataFolderError } from '@/db/lock';
import { NewerDatabaseError, UnfitDatabaseError } from '@/db/migrate';
import { RefusedStartError } from '@/db/refused-start';
import { lastUsesWritten } from './access/last-used';
import { announce } from './announce';
import { boot } from './boot';
import { logConsole } from './console-log';
import { env, EnvError } from './env';
import { databaseFault, isDiskFull, viewOf } from './errors';
import { lazyPages } from './http/pages';
import { createFundServer } from './http/server';

// What is in flight, then the database's own farewell, then the log's last lines, which may wait
// half a second for a reader: together within the promised ten seconds.
const DRAIN_MS = 8_700;
const STOP_MS = 9_400;
/** Before it serves, nothing is in flight but the boot's own work, which survives being cut. */
const BOOT_STOP_MS = 1_000;

/** The server could not take its address. */
class ListenError extends Error {}

/** What has been started so far, for whoever must end it. */
interface Running {
  booting?: Promise<unknown>;
  server?: Server;
  closePages?: () => Promise<void>;
}

/** Ends what is in flight, within the time allowed, then the process with 0. */
async function stop(running: Running): Promise<never> {
  setTimeout(() => process.exit(0), running.server ? STOP_MS : BOOT_STOP_MS);
  await running.booting?.catch(() => undefined);
  if (running.server) await drain(running.server);
  await lastUsesWritten();
  await running.closePages?.();
  await closeDatabase().catch(() => undefined);
  process.exit(0);
}

async function drain(server: Server): Promise<void> {
  const force = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  // Idle keep-alive connections would hold the server open until they time out.
  const sweep = setInterval(() => server.closeIdleConnections(), 100);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
  clearTimeout(force);
  clearInterval(sweep);
}

function listen(server: Server): Promise<void> {
  const { HOST, PORT } = env();
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      reject(
        new ListenError(`Cannot listen on ${HOST}:${PORT}; set HOST and PORT. ${error.message}`),
      );
    });
    server.listen(PORT, HOST, resolve);
  });
}

// Whoever read what we say may be gone, or the disk be full where it is kept: both are no reason to
// end, and the log goes its own way.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

logConsole();

/** Aborted by the first signal to end. */
const ending = new AbortController();

async function start(): Promise<void> {
  const running: Running = {};
  const onSignal = () => {
    if (!ending.signal.aborted) void stop(running);
    ending.abort();
  };
  // Beside those of scripts/start.mjs, which leave it to us: a signal that came while nobody
  // listened would be lost.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, onSignal);

  const booting = boot(ending.signal);
  running.booting = booting;
  const { opened, demo, setup } = await booting;
  const pages = lazyPages();
  running.closePages = pages.close;
  const server = createFundServer(opened.db, pages.handle);
  running.server = server;
  await listen(server);
  pages.begin();
  const address = server.address();
  if (address !== null && typeof address !== 'string') announce(address, { demo, setup });
}

const UNWRITABLE = new Set(['EACCES', 'EROFS', 'ENOSPC', 'EEXIST', 'ENOENT', 'ENOTDIR', 'EPERM']);

/**
 * PostgreSQL's codes for a wrong user or password, a missing database, missing rights, and no
 * schema to make tables in, which is what a user without rights on `public` is told.
 */
const NO_ENTRY = /^(28...|3D000|42501|3F000)$/;

/** What to tell the operator when the service cannot start. */
function explain(error: unknown): string {
  if (
    error instanceof EnvError ||
    error instanceof ListenError ||
    error instanceof DataFolderError ||
    error instanceof NewerDatabaseError ||
    error instanceof RefusedStartError ||
    error instanceof UnfitDatabaseError
  ) {
    return error.message;
  }
  if (isDiskFull(error)) return viewOf(error).message;
  const { code, message } = databaseFault(error) ?? {
    code: undefined,
    message: error instanceof Error ? error.message : String(error),
  };
  const embedded = env().DATABASE_URL === undefined;
  // On the embedded database 53100 and its kin speak of our disk, and no error of a network can come.
  if (code !== undefined && (UNWRITABLE.has(code) || (embedded && /^(53|58|E)/.test(code)))) {
    return `The data folder cannot be written (${code}); set DATA_DIR to a folder with room and rights. ${message}`;
  }
  if (code?.startsWith('E') || code?.startsWith('CONN')) {
    return `The database cannot be reached (${code}); check DATABASE_URL. ${message}`;
  }
  if (code !== undefined && NO_ENTRY.test(code)) {
    return `The database does not let us in (${code}); check DATABASE_URL, and create the user, and a database that it owns, first. ${message}`;
  }
  return error instanceof Error ? (error.stack ?? message) : message;
}

start().catch(async (error: unknown) => {
  if (ending.signal.aborted) return; // the boot was cut short by the signal, and `stop` ends the process
  process.stderr.write(`${explain(error)}\n`);
  await closeDatabase().catch(() => undefined);
  process.exit(1);
});
