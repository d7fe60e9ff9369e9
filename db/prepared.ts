import { auditValuesOf, baseOf, boundedDb, openCheckOf, preparingDb, readingDb } from './audited';
import type { Db } from './client';
import { withCheck } from './lean-session';

interface Statement<R> {
  execute(values?: Record<string, unknown>): Promise<R>;
}

type Build<R> = (db: Db) => { prepare(name: string): Statement<R> };

/**
 * A read that is built and prepared once per database handle (a write would escape the audit). Building SQL costs more than
 * running it on a single-row read; inside a transaction the handle is new, so it is built there.
 * For a caller that is not checked yet it carries the check along.
 */
export const prepared = <R>(name: string, build: Build<R>): ((db: Db) => Statement<R>) =>
  preparedOn(readingDb, name, build);

/**
 * The same for a list, however many and large its rows are.
 * @throws TooMuchToReadError (400) its rows hold more than one answer may
 */
export const preparedList = <R>(name: string, build: Build<R>): ((db: Db) => Statement<R>) =>
  preparedOn(boundedDb, name, build);

function preparedOn<R>(
  handle: (db: Db) => Db,
  name: string,
  build: Build<R>,
): (db: Db) => Statement<R> {
  const made = new WeakMap<Db, Statement<R>>();
  return (given) => {
    const db = baseOf(given);
    let query = made.get(db);
    if (query === undefined) {
      query = build(handle(db)).prepare(name);
      made.set(db, query);
    }
    const check = openCheckOf(given);
    if (check === undefined) return query;
    const read = query;
    return { execute: (values = {}) => read.execute(withCheck(values, check)) };
  };
}

/**
 * A write that is built and prepared once per database handle, together with its audit event,
 * whose facts each request gives. Building the pair costs a third of a short request.
 */
export function preparedWrite<R>(
  name: string,
  build: Build<R>,
): (db: Db, values: Record<string, unknown>) => Promise<R> {
  const made = new WeakMap<Db, Statement<R>>();
  return async (given, values) => {
    const db = baseOf(given);
    let query = made.get(db);
    if (query === undefined) {
      query = build(preparingDb(db)).prepare(name);
      made.set(db, query);
    }
    const facts = auditValuesOf(given);
    await openCheckOf(given)?.ensure();
    return query.execute({ ...values, ...facts });
  };
}
