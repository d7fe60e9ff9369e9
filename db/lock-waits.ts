import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Db } from './types';

/**
 * How long one lock is waited for. Whoever asks for a table after us waits behind us, the requests
 * of a server that is still at work among them: so this is short, and they get their turn between.
 */
const LOCK_MS = 2000;

/** How long those who waited behind us are let through before we ask again. */
const PAUSE_MS = 3000;

/** A wait that is longer than this is told of. */
const SILENT_MS = 4000;

const WAITING =
  'Waiting for another program to let the tables be changed: one that reads for long, such as pg_dump, or a server that is just starting (pg_stat_activity and pg_locks show which). Until then nothing is changed; Ctrl-C or SIGTERM ends the wait.';

// lock_not_available, and deadlock_detected, which ends likewise once others have gone on.
const HELD = new Set(['55P03', '40P01']);

function isHeld(error: unknown): boolean {
  for (let e = error; e instanceof Error; e = e.cause) {
    if ('code' in e && HELD.has(String(e.code))) return true;
  }
  return false;
}

/** Who waits, and since when. */
export interface Wait {
  since: number;
  told: boolean;
  /** Is given one line, once the wait has been long. */
  say: (line: string) => void;
}

/** A wait that tells its line on standard error: of the server's start and of the tools alike. */
export const newWait = (
  say = (line: string): void => void process.stderr.write(`${line}\n`),
): Wait => ({ since: performance.now(), told: false, say });

/**
 * Runs a transaction that waits for each lock but a moment, and is run again, whole, as often as one
 * is held by others. Its statements themselves may take as long as they need.
 */
export async function whenUnlocked<T>(
  db: Db,
  wait: Wait,
  work: (tx: Db) => Promise<T>,
): Promise<T> {
  for (;;) {
    try {
      return await db.transaction(async (tx) => {
        await tx.execute(sql`select set_config('statement_timeout', '0', true),
          set_config('lock_timeout', ${String(LOCK_MS)}, true)`);
        return await work(tx);
      });
    } catch (error) {
      if (!isHeld(error)) throw error;
    }
    if (!wait.told && performance.now() - wait.since > SILENT_MS) {
      wait.told = true;
      wait.say(WAITING);
    }
    await setTimeout(PAUSE_MS);
  }
}
