import { Places } from '@/db/places';
import { Lines, PATIENCE_MS } from './lines';
import { networkOf } from './rate-limit';

/** One thread makes all answers: of slow ones two at once for an address, and four for all. */
const visitors = new Lines(() => new Places(2, { depth: 3 }));
const everybody = new Places(4, { depth: 2 });

/** The reference takes a fifth of a second of the thread each time: one at once for all. */
const referenceReaders = new Places(1, { depth: 1 });

/**
 * Runs a visitor's work when it is the turn of its address, and then among all visitors, whose
 * addresses may be many; what waits for half a minute is a 503.
 * @param untilRead resolves when the rest of the work waits for its reader, who then holds up no
 *   more than his own line; called once the work has begun
 * @param isReference the work makes the API reference, which has a line of its own among all
 */
export async function inVisitorsTurn<T>(
  address: string,
  work: () => Promise<T>,
  untilRead?: () => Promise<void>,
  isReference = false,
): Promise<T> {
  const crowd = isReference ? referenceReaders : everybody;
  const until = performance.now() + PATIENCE_MS;
  const begin = async () => {
    const working = work();
    await (untilRead ? Promise.race([working, untilRead()]) : working);
    return { working };
  };
  const among = async () => {
    const { working } = await crowd.hold(begin, Math.max(0, until - performance.now()));
    return working;
  };
  return visitors.hold(networkOf(address), among);
}
