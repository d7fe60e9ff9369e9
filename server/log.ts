import pino from 'pino';
import { env } from './env';

let instance: pino.Logger | undefined;
let output: ReturnType<typeof pino.destination> | undefined;

// Lines are gathered for a fifth of a second: one write each would cost more than the request.
const destination = () =>
  (output ??= pino.destination({ fd: 1, sync: false, minLength: 4096, periodicFlush: 200 }));

/**
 * The structured log: one JSON line per event on standard output. Callers pass ids, statuses and
 * durations, never headers, keys or bodies.
 */
export function log(): pino.Logger {
  instance ??= pino(
    { level: env().LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    destination(),
  );
  return instance;
}

let gathered = '';
let timer: NodeJS.Timeout | undefined;

function passOn(): void {
  clearTimeout(timer);
  timer = undefined;
  if (gathered === '') return;
  const lines = gathered;
  gathered = '';
  destination().write(lines);
}

function passOnAtExit(): void {
  passOn();
  destination().flushSync();
}

/**
 * Writes a line of level info that the caller has put together, as pino would: members of a JSON
 * object, each followed by a comma. For the one line per request, which pino makes a sixth dearer.
 */
export function logMembers(members: string, message: string): void {
  if (timer === undefined) {
    timer = setTimeout(passOn, 100);
    timer.unref();
    if (process.listeners('exit').every((listener) => listener !== passOnAtExit)) {
      process.on('exit', passOnAtExit);
    }
  }
  gathered += `{"level":30,"time":"${new Date().toISOString()}",${members}"msg":"${message}"}\n`;
  if (gathered.length > 65_536) passOn();
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
