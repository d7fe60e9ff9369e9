import { errorForLog, log } from './log';

/** What may be logged of something written to the console: text as it is, errors without values. */
const forLog = (part: unknown): unknown =>
  typeof part === 'string' ? part : part instanceof Error ? errorForLog(part) : typeof part;

/**
 * Sends what libraries write to the console to the log instead. Next, React and better-auth print
 * errors of theirs there as they are, those of the database with the statement and its values.
 */
export function logConsole(): void {
  const to =
    (level: 'error' | 'warn') =>
    (...parts: unknown[]): void =>
      log()[level]({ console: parts.map(forLog) }, 'written to the console');
  console.error = to('error');
  console.warn = to('warn');
}
