import type { CallerCheck } from '@/db/caller-check';
import type { Db } from '@/db/client';
import type { Access } from './actor';

/** What a key led to when it was last looked up. */
interface RememberedCaller {
  access: Access;
  /** SHA-256 of what the database told of the caller. */
  digest: string;
}

/** A caller as it was last seen. Nothing leaves, and nothing is written, before `check` holds. */
export interface PresumedCaller {
  access: Access;
  check: CallerCheck;
}

interface Entry extends RememberedCaller {
  until: number;
}

// A minute, so that a key in steady use is stamped as used once a minute by its look-up.
const LIFE_MS = 60_000;
const MOST = 1000;

const callers = new WeakMap<Db, Map<string, Entry>>();

/** Remembers a caller by its key's hash; of too many, the one remembered longest goes. */
export function rememberCaller(db: Db, hash: string, caller: RememberedCaller): void {
  let known = callers.get(db);
  if (!known) callers.set(db, (known = new Map<string, Entry>()));
  known.delete(hash);
  known.set(hash, { ...caller, until: performance.now() + LIFE_MS });
  const [oldest] = known.keys();
  if (known.size > MOST && oldest !== undefined) known.delete(oldest);
}

export function forgetCaller(db: Db, hash: string): void {
  callers.get(db)?.delete(hash);
}

/** A caller that was looked up within the last minute. */
export function rememberedCaller(db: Db, hash: string): RememberedCaller | undefined {
  const entry = callers.get(db)?.get(hash);
  return entry !== undefined && entry.until > performance.now() ? entry : undefined;
}
