import { Places } from '@/db/places';
import { env } from '@/server/env';
import { type Access, userIdOf } from './actor';

/** Longest wait for one's own turn, in milliseconds: it holds nothing up, and agents ask in bursts. */
const PATIENCE_MS = 30_000;

/** How long somebody who asked counts as there, in milliseconds. */
const THERE_MS = 10_000;

const lines = new Map<string, Places>();

/** Who asked last, and who asked last before him. */
let latest = { userId: '', at: -Infinity };
let other = latest;

function note(userId: string): void {
  if (userId !== latest.userId) other = latest;
  latest = { userId, at: performance.now() };
}

/**
 * Whether nobody else asks these days: only then a caller's quick requests double up beyond his
 * places, since slow ones in the same breath are not told from them before they are under way.
 */
function isOnlyCaller(userId: string): boolean {
  const { at } = latest.userId === userId ? other : latest;
  return performance.now() - at > THERE_MS;
}

/**
 * Runs a request's work when it is its caller's turn: of the connections to the database one caller
 * may use half, lest whoever asks for much at once leave nothing to others. What waits for half
 * a minute is a 503.
 * @param isLong work that mostly waits for others than the database, and has a line of its own
 */
export async function inTurn<T>(
  access: Access | null,
  work: () => Promise<T>,
  isLong = false,
): Promise<T> {
  const userId = userIdOf(access);
  if (userId === '') return work();
  const { DATABASE_POOL_SIZE } = env();
  note(userId);
  const key = isLong ? `${userId} long` : userId;
  const line =
    lines.get(key) ?? new Places(Math.ceil(DATABASE_POOL_SIZE / 2), () => isOnlyCaller(userId));
  lines.set(key, line);
  try {
    return await line.hold(work, PATIENCE_MS);
  } finally {
    if (line.isEmpty) lines.delete(key);
  }
}
