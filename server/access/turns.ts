import { Places } from '@/db/places';
import { env } from '@/server/env';
import { type Access, userIdOf } from './actor';
import { Lines } from './lines';

/** How long somebody who asked counts as there, in milliseconds. */
const THERE_MS = 10_000;

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

const half = (userId: string) =>
  new Places(Math.ceil(env().DATABASE_POOL_SIZE / 2), { mayDouble: () => isOnlyCaller(userId) });

const lines = new Lines(half);
const longLines = new Lines(half);

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
  note(userId);
  return (isLong ? longLines : lines).hold(userId, work);
}
