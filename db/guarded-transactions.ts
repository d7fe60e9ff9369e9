import type postgres from 'postgres';
import { wholeResult } from './whole-results';

export type Call = (...args: unknown[]) => unknown;

/** What a statement is refused with once its transaction has lost its connection. */
class LostConnectionError extends Error {
  readonly code = 'CONNECTION_CLOSED';

  constructor() {
    super('The connection to the database was lost in the middle of a transaction.');
  }
}

/** Whether a statement's error says that the connection is gone; any other is an answer on it. */
export function endsConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('severity' in error) return error.severity === 'FATAL' || error.severity === 'PANIC';
  return 'code' in error && /^(CONNECTION_|E[A-Z]+$)/.test(String(error.code));
}

/** A new one each time: what waits for one that is shared is never freed. */
const never = (): Promise<never> => new Promise(() => undefined);

/** Puts something around a method of an object. */
export function around(
  object: object,
  key: string,
  work: (call: Call, args: unknown[]) => unknown,
): void {
  const method: unknown = Reflect.get(object, key);
  if (typeof method !== 'function') throw new TypeError(`There is no ${key} to guard.`);
  const call: Call = (...args) => Reflect.apply(method, object, args);
  const value = (...args: unknown[]) => work(call, args);
  Object.defineProperty(object, key, { value, configurable: true, writable: true });
}

function onFailure(outcome: unknown, look: (error: unknown) => void): unknown {
  // Not outcome.then(): that would send a statement before drizzle has set its row mode.
  if (outcome instanceof Promise) void Promise.prototype.then.call(outcome, undefined, look);
  return outcome;
}

/** What is known of one transaction's connection. Once it is lost, nothing more is said on it. */
class Guard {
  #lost = false;

  readonly lose = (): void => {
    this.#lost = true;
  };

  /** Opens a transaction or a savepoint with work that is held back when all is lost. */
  open(call: Call, args: unknown[]): unknown {
    this.#refuseWhenLost();
    const work = args.at(-1);
    if (typeof work !== 'function') throw new TypeError('A transaction needs its work.');
    let own: unknown;
    const guarded = async (sql: postgres.TransactionSql): Promise<unknown> => {
      try {
        this.#guard(sql);
        const result: unknown = await Reflect.apply(work, undefined, [sql]);
        return this.#lost ? await never() : result;
      } catch (error) {
        own = error;
        throw this.#lost ? await never() : error;
      }
    };
    // The work's own errors are judged where its statements fail.
    return onFailure(call(...args.slice(0, -1), guarded), (error) => {
      if (error !== own) this.#judge(error);
    });
  }

  #guard(sql: postgres.TransactionSql): void {
    around(sql, 'savepoint', (call, args) => this.open(call, args));
    around(sql, 'unsafe', (call, args) => {
      this.#refuseWhenLost();
      return onFailure(wholeResult(call(...args)), (error) => this.#judge(error));
    });
  }

  #judge(error: unknown): void {
    if (endsConnection(error)) this.lose();
  }

  #refuseWhenLost(): void {
    if (this.#lost) throw new LostConnectionError();
  }
}

/**
 * Makes transactions end with their connection. postgres.js lets the work go on: what it says then
 * (ROLLBACK at the least) ends the process, or runs within another request's transaction once the
 * connection has been made anew. `begin` itself rejects when its connection closes.
 */
export function guardTransactions(client: postgres.Sql): void {
  around(client, 'begin', (call, args) => {
    const guard = new Guard();
    return onFailure(guard.open(call, args), guard.lose);
  });
}
