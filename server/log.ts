import pino from 'pino';
import { env } from './env';

let instance: pino.Logger | undefined;

/**
 * The structured log: one JSON line per event on standard output. Callers pass ids, statuses and
 * durations, never headers, keys or bodies.
 */
export function log(): pino.Logger {
  instance ??= pino(
    { level: env().LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    // Lines are gathered for a fifth of a second: one write each would cost more than the request.
    pino.destination({ fd: 1, sync: false, minLength: 4096, periodicFlush: 200 }),
  );
  return instance;
}

/** What may be logged of an error: kind, code and message chain, without SQL parameters. */
export function errorForLog(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error };
  const cause = error.cause instanceof Error ? { cause: errorForLog(error.cause) } : {};
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  // drizzle's message holds the statement and its parameters, which may be confidential.
  const message = error.message.startsWith('Failed query:') ? 'Failed query' : error.message;
  const stack = error.stack?.split('\n').filter((line) => line.startsWith('    at '));
  return { kind: error.name, ...code, message, stack: stack?.slice(0, 12), ...cause };
}
