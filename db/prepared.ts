import { baseOf } from './audited';
import type { Db } from './client';

/**
 * A read that is built and prepared once per database handle (a write would escape the audit). Building SQL costs more than
 * running it on a single-row read; inside a transaction the handle is new, so it is built there.
 */
export function prepared<Q>(
  name: string,
  build: (db: Db) => { prepare(name: string): Q },
): (db: Db) => Q {
  const made = new WeakMap<Db, Q>();
  return (given) => {
    const db = baseOf(given);
    let query = made.get(db);
    if (query === undefined) {
      query = build(db).prepare(name);
      made.set(db, query);
    }
    return query;
  };
}
