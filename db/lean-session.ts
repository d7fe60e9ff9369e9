import { type Query, sql } from 'drizzle-orm';
import {
  PgDialect,
  PgPreparedQuery,
  PgSession,
  type PgQueryResultHKT,
  type PreparedQueryConfig,
} from 'drizzle-orm/pg-core';
import { boundedQuery, TooMuchToReadError } from './bounded-read';
import { CallerCheck, callerHolds } from './caller-check';
import { inHeavyTurn } from './heavy-turns';
import { type RowReader, rowReader } from './row-reader';
import type { Db } from './types';

type Session = Db['_']['session'];
type Prepare = Parameters<Session['prepareQuery']>;
type Fields = NonNullable<Prepare[1]>;

const DIALECT = new PgDialect();
const KEEP_ROWS = (rows: unknown[][]) => rows;

/** Raw rows of a statement through the driver's own session, without drizzle's reading of them. */
interface RawRows extends PreparedQueryConfig {
  execute: unknown[][];
}

const MOST_NAMED = 300;
const LONGEST_NAMED = 8192;
const named = new Set<string>();

/**
 * A name for a statement that is built anew each time: postgres.js then prepares it by its text,
 * which saves a round trip and the planning from the second use on. Bounded, since connections
 * keep what they have prepared.
 */
function nameFor(text: string): string | undefined {
  if (!named.has(text)) {
    if (named.size >= MOST_NAMED || text.length > LONGEST_NAMED) return undefined;
    named.add(text);
  }
  return 'by_text';
}

/** The value under which a check goes along with a statement's placeholders. */
const CHECK = ' check';

/** The values for a read, with the check of who asks. */
export const withCheck = (
  values: Record<string, unknown>,
  check: CallerCheck,
): Record<string, unknown> => ({ ...values, [CHECK]: check });

/**
 * The read with the caller's check before it: the first two cells of each row are whether the
 * caller holds, and whether there is a row at all.
 */
function checkedQuery({ sql: text, params }: Query): Query {
  const hash = sql.raw(`$${params.length + 1}`);
  const digest = sql.raw(`$${params.length + 2}`);
  const { sql: holds } = DIALECT.sqlToQuery(callerHolds(hash, digest));
  return {
    sql: `with caller as materialized (select ${holds} as holds) select caller.holds, d.* from caller left join lateral (select true, q.* from (${text}) q) d on true`,
    params: [...params, sql.placeholder('callerHash'), sql.placeholder('callerDigest')],
  };
}

/** The rows of a bounded read, whose cell at `place` tells whether they fit (see `boundedQuery`). */
function fitting(rows: unknown[][], place: number): unknown[][] {
  const fits = rows[0]?.[place];
  if (fits === false) throw new TooMuchToReadError();
  return fits === true ? rows : [];
}

/** A statement that reads its rows with a reader made once, and a select that checks its caller. */
class LeanQuery<T extends PreparedQueryConfig> extends PgPreparedQuery<T> {
  /** Set by drizzle after the query is made. */
  joinsNotNullableMap: Record<string, boolean> | undefined = undefined;
  #read: RowReader | undefined;
  #plain: PgPreparedQuery<RawRows> | undefined;
  #checked: PgPreparedQuery<RawRows> | undefined;
  readonly #sent: Query;
  readonly #isBounded: boolean;

  constructor(
    readonly session: Session,
    query: Query,
    readonly fields: Fields,
    readonly name: string | undefined,
    readonly metadata: Prepare[5],
    readonly check: CallerCheck | undefined,
    isBounded: boolean,
  ) {
    super(query, undefined, metadata);
    const bounded =
      isBounded && metadata?.type === 'select' ? boundedQuery(query, fields) : undefined;
    this.#sent = bounded ?? query;
    this.#isBounded = bounded !== undefined;
  }

  #prepare(query: Query): PgPreparedQuery<RawRows> {
    return this.session.prepareQuery<RawRows>(
      query,
      undefined,
      this.name ?? nameFor(query.sql),
      true,
      KEEP_ROWS,
      this.metadata,
    );
  }

  async #checkedRows(values: Record<string, unknown>, check: CallerCheck) {
    this.#checked ??= this.#prepare(checkedQuery(this.#sent));
    const caller = { callerHash: check.hash, callerDigest: check.digest };
    const rows = await this.#checked.execute({ ...values, ...caller });
    check.settle(rows[0]?.[0]);
    return rows[0]?.[1] === null ? [] : rows;
  }

  override async execute(values: Record<string, unknown> = {}): Promise<T['execute']> {
    const given = values[CHECK];
    const check = given instanceof CallerCheck ? given : this.check;
    const isChecking = check !== undefined && check.isOpen && this.metadata?.type === 'select';
    if (!isChecking) await check?.ensure();
    this.#plain ??= this.#prepare(this.#sent);
    const rows = isChecking
      ? await this.#checkedRows(values, check)
      : await this.#plain.execute(values);
    const read = (this.#read ??= rowReader(this.fields, this.joinsNotNullableMap));
    const ahead = isChecking ? 2 : 0;
    if (!this.#isBounded) return rows.map((row) => read(row, ahead));
    return (await inHeavyTurn(fitting(rows, ahead))).map((row) => read(row, ahead + 1));
  }
}

/** A statement whose result drizzle does not read; held back until the caller is known. */
class HeldQuery<T extends PreparedQueryConfig> extends PgPreparedQuery<T> {
  constructor(
    query: Query,
    readonly inner: PgPreparedQuery<T>,
    readonly check: CallerCheck,
  ) {
    super(query, undefined, undefined);
  }

  override async execute(values?: Record<string, unknown>): Promise<T['execute']> {
    await this.check.ensure();
    return this.inner.execute(values);
  }
}

/**
 * Stands before a database's own session: rows are read by readers made once per query, with a
 * check nothing runs for a caller that has changed, and with a bound no select reads more than one
 * answer may hold (it throws TooMuchToReadError).
 */
export class LeanSession extends PgSession<PgQueryResultHKT> {
  constructor(
    readonly base: Session,
    readonly check?: CallerCheck,
    readonly isBounded = false,
  ) {
    super(DIALECT);
  }

  override prepareQuery<T extends PreparedQueryConfig>(
    ...[query, fields, name, isArrayMode, mapper, metadata]: Prepare
  ): PgPreparedQuery<T> {
    if (fields !== undefined && mapper === undefined) {
      const { base, check, isBounded } = this;
      return new LeanQuery<T>(base, query, fields, name, metadata, check, isBounded);
    }
    const as = name ?? nameFor(query.sql);
    const inner = this.base.prepareQuery<T>(query, fields, as, isArrayMode, mapper, metadata);
    return this.check === undefined ? inner : new HeldQuery(query, inner, this.check);
  }

  /** Databases on this session open their transactions on the database beneath. */
  override transaction(): never {
    throw new Error('Open the transaction through the database.');
  }
}
