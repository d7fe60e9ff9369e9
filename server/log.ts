import pino from 'pino';
import { env } from './env';
import { LogOutput } from './log-output';

let instance: pino.Logger | undefined;

// Next bundles pages and routes apart, so module scope exists more than once in a process.
const slot = globalThis as typeof globalThis & { __fundLog?: LogOutput };

const output = (): LogOutput => (slot.__fundLog ??= new LogOutput());

/**
 * The structured log: one JSON line per event on standard output. Callers pass ids, statuses and
 * durations, never headers, keys or bodies.
 */
export function log(): pino.Logger {
  instance ??= pino(
    { level: env().LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    output(),
  );
  return instance;
}

/**
 * Writes a line of level info that the caller has put together, as pino would: members of a JSON
 * object, each followed by a comma. For the one line per request, which pino makes a sixth dearer.
 */
export function logMembers(members: string, message: string): void {
  output().write(
    `{"level":30,"time":"${new Date().toISOString()}",${members}"msg":"${message}"}\n`,
  );
}

/** A SQLSTATE of class 22: the database could not read a value, and quotes it. */
const DATA_EXCEPTION = /^22[0-9A-Z]{3}$/;

/** drizzle's message holds the statement with its parameters, which may be confidential. */
function withoutValues(message: string, code: string | undefined): string {
  if (message.startsWith('Failed query:')) return 'Failed query';
  return code !== undefined && DATA_EXCEPTION.test(code) ? 'A value was refused' : message;
}

/** What may be logged of an error: kind, code and message chain, without statements and values. */
export function errorForLog(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error };
  const cause = error.cause instanceof Error ? { cause: errorForLog(error.cause) } : {};
  const code =
    'code' in error && typeof error.code === 'string' ? { code: error.code } : { code: undefined };
  const message = withoutValues(error.message, code.code);
  const stack = error.stack?.split('\n').filter((line) => line.startsWith('    at '));
  return { kind: error.name, ...code, message, stack: stack?.slice(0, 12), ...cause };
}
