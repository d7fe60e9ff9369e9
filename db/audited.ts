import { getTableColumns, getTableName, type Placeholder, type SQL, sql } from 'drizzle-orm';
import {
  PgDatabase,
  type PgDeleteConfig,
  PgDialect,
  type PgInsertConfig,
  type PgQueryResultHKT,
  type PgTable,
  type PgUpdateConfig,
} from 'drizzle-orm/pg-core';
import { arrayLiteral } from './arrays';
import type { CallerCheck } from './caller-check';
import { LeanSession } from './lean-session';
import type * as schema from './schema';
import { auditEvents } from './schema/audit-events';
import { tellingUpdate } from './told-fields';
import type { Db } from './types';

/** Who writes, and through which procedure: what the audit trail keeps of a request. */
export interface AuditFacts {
  actorKind: string;
  actorId: string;
  actorEmail: string | null;
  operation: string;
  requestId: string;
  /** Where a change shows that belongs to the user and not to one organization. */
  organizationIds: readonly string[];
}

/** The same as a statement takes them: now, or later through placeholders. */
export type AuditValues = Record<
  'actorKind' | 'actorId' | 'actorEmail' | 'operation' | 'requestId' | 'owners',
  string | null | Placeholder
>;

const valuesOf = ({ organizationIds, ...facts }: AuditFacts) => ({
  ...facts,
  owners: arrayLiteral(organizationIds),
});

/** Facts of a request that is not there yet. */
const LATER: AuditValues = {
  actorKind: sql.placeholder('audit.actorKind'),
  actorId: sql.placeholder('audit.actorId'),
  actorEmail: sql.placeholder('audit.actorEmail'),
  operation: sql.placeholder('audit.operation'),
  requestId: sql.placeholder('audit.requestId'),
  owners: sql.placeholder('audit.owners'),
};

type Returning = NonNullable<PgInsertConfig['returning']>;
type Field = Returning[number]['field'];

/** Parts of a row that is audited itself; they change in its transaction alone. */
const PARTS = new Set([
  'deal_activities',
  'public_share_items',
  'vehicle_grants',
  'invitation_grants',
  'api_key_organizations',
]);

/** Columns for the service's own bookkeeping: writing them alone is no change that somebody made. */
const BOOKKEEPING: Readonly<Record<string, readonly string[]>> = { news_items: ['lastTriedAt'] };

const keepsBooksAlone = ({ table, set }: PgUpdateConfig): boolean =>
  Object.keys(set).every((column) => BOOKKEEPING[getTableName(table)]?.includes(column));

const PARENTS = { vehicleId: 'vehicles', companyId: 'companies', dealId: 'deals' };

/** The organization of a row that belongs to a user: each one of the user's. */
const USERS_OWN = sql`o.id`;

/** What names a changed row, and what leads to its organization. */
function traceOf(table: PgTable): { target: Field; tenant: Field; organization: SQL } {
  const columns = getTableColumns(table);
  const target = columns.id ?? columns.organizationId ?? sql`null::text`;
  const own = getTableName(table) === 'organizations' ? columns.id : columns.organizationId;
  if (own) return { target, tenant: own, organization: sql`changed.tenant` };
  for (const [name, parent] of Object.entries(PARENTS)) {
    const tenant = columns[name];
    if (!tenant) continue;
    const from = sql.identifier(parent);
    const organization = sql`(select p.organization_id from ${from} p where p.id = changed.tenant)`;
    return { target, tenant, organization };
  }
  return { target, tenant: sql`null::text`, organization: USERS_OWN };
}

/** True for a row that an insert added; one that it found and updated carries its lock in xmax. */
const IS_NEW = sql`(xmax = 0)`;

const trails = new WeakMap<PgTable, ReturnType<typeof traceOf>>();

/** Builds every writing statement so that it stores its own audit event: one statement, one commit. */
class AuditingDialect extends PgDialect {
  constructor(readonly facts: AuditValues) {
    super();
  }

  override buildInsertQuery(config: PgInsertConfig): SQL {
    return this.#audited('insert', config, (returning) =>
      super.buildInsertQuery({ ...config, returning }),
    );
  }

  override buildUpdateQuery(config: PgUpdateConfig): SQL {
    if (keepsBooksAlone(config)) return super.buildUpdateQuery(config);
    const telling = tellingUpdate(config);
    const update = telling?.config ?? config;
    return this.#audited(
      'update',
      update,
      (returning) => super.buildUpdateQuery({ ...update, returning }),
      telling?.fields,
    );
  }

  override buildDeleteQuery(config: PgDeleteConfig): SQL {
    return this.#audited('delete', config, (returning) =>
      super.buildDeleteQuery({ ...config, returning }),
    );
  }

  #audited(
    change: string,
    { table, returning, onConflict }: { table: PgTable; returning?: Returning; onConflict?: SQL },
    build: (returning: Returning | undefined) => SQL,
    fields?: SQL,
  ): SQL {
    if (PARTS.has(getTableName(table))) return build(returning);
    let trace = trails.get(table);
    if (!trace) trails.set(table, (trace = traceOf(table)));
    const wanted = returning ?? [];
    const traced: Returning = [
      ...wanted,
      { path: ['target'], field: trace.target },
      { path: ['tenant'], field: trace.tenant },
    ];
    if (onConflict) traced.push({ path: ['is_new'], field: IS_NEW });
    if (fields) traced.push({ path: ['fields'], field: fields });
    const names = wanted.map((_, i) => `c${i}`);
    const more = [...(onConflict ? ['is_new'] : []), ...(fields ? ['fields'] : [])];
    const all = [...names, 'target', 'tenant', ...more];
    const changed = sql`with changed(${sql.raw(all.join(', '))}) as (${build(traced)})`;
    const deed = onConflict ? undefined : change;
    const event = this.#event(deed, getTableName(table), trace.organization, fields !== undefined);
    if (!returning) return sql`${changed} ${event}`;
    return sql`${changed}, event as (${event}) select ${sql.raw(names.join(', '))} from changed`;
  }

  /**
   * Nothing changed, nothing recorded: the event is made from the rows that came back. Without
   * `change` each row says whether it is new, and the new ones have an event of their own.
   */
  #event(change: string | undefined, kind: string, organization: SQL, isTold: boolean): SQL {
    const { actorKind, actorId, actorEmail, operation, requestId, owners } = this.facts;
    const deed =
      change === undefined
        ? sql`case when changed.is_new then 'insert' else 'update' end`
        : sql`cast(${change} as text)`;
    const groups = sql.raw(change === undefined ? '1, changed.is_new' : '1');
    // Of several rows it is not told which of them a field is of.
    const fields = isTold
      ? sql`case when count(*) = 1 then (array_agg(changed.fields))[1] end`
      : sql`null::jsonb`;
    const everywhere = sql` left join unnest(cast(cast(${owners} as text) as text[])) o(id) on true`;
    return sql`insert into ${auditEvents} (organization_id, actor_kind, actor_id, actor_email,
      operation, change, target_kind, target_ids, request_id, fields)
      select ${organization}, cast(${actorKind} as text), cast(${actorId} as text),
        cast(${actorEmail} as text), cast(${operation} as text), ${deed},
        cast(${kind} as text), jsonb_build_object('v', jsonb_agg(changed.target)),
        cast(${requestId} as text), ${fields}
      from changed${organization === USERS_OWN ? everywhere : undefined} group by ${groups}`;
  }
}

/** A database, or a transaction on one, for a caller that may have to be checked first. */
class CallersDatabase extends PgDatabase<PgQueryResultHKT, typeof schema> {
  constructor(
    dialect: PgDialect,
    readonly base: Db,
    readonly check: CallerCheck | undefined,
    isBounded = false,
  ) {
    super(dialect, new LeanSession(base._.session, check, isBounded), undefined);
  }

  override transaction: Db['transaction'] = async (work, config) => {
    await this.check?.ensure();
    return this.base.transaction(work, config);
  };
}

/** One on which no write goes unrecorded. */
class AuditedDatabase extends CallersDatabase {
  constructor(
    base: Db,
    readonly facts: AuditFacts,
    check?: CallerCheck,
  ) {
    super(new AuditingDialect(valuesOf(facts)), base, check);
  }
}

/** Refuses to build writes: a query procedure that tries one is broken. */
class ReadingDialect extends PgDialect {
  override buildInsertQuery = refuse;
  override buildUpdateQuery = refuse;
  override buildDeleteQuery = refuse;
}

function refuse(): never {
  throw new Error('A query must not write; make it a mutation.');
}

const READING = new ReadingDialect();

/** One on which writes are prepared, to be run for any request. */
class PreparingDatabase extends CallersDatabase {
  constructor(base: Db) {
    super(new AuditingDialect(LATER), base, undefined);
  }
}

/** One for reading alone. */
class ReadingDatabase extends CallersDatabase {
  constructor(base: Db, check?: CallerCheck, isBounded?: boolean) {
    super(READING, base, check, isBounded);
  }
}

/**
 * The same database, on which every write through drizzle's builders stores an audit event.
 * @param check must hold before anything is written
 */
export const auditedDb = (db: Db, facts: AuditFacts, check?: CallerCheck): Db =>
  new AuditedDatabase(db, facts, check);

/** The same database for statements whose audit facts come later, from `auditValuesOf`. */
export const preparingDb = (db: Db): Db => new PreparingDatabase(db);

/** The audit facts of a database's request, as values of a prepared write. */
export function auditValuesOf(db: Db): Record<string, unknown> {
  if (!(db instanceof AuditedDatabase)) throw new Error('Only a mutation may write.');
  const values = Object.entries(valuesOf(db.facts));
  return Object.fromEntries(values.map(([name, value]) => [`audit.${name}`, value]));
}

/** The same database without insert, update and delete. */
export const readingDb = (db: Db, check?: CallerCheck): Db => new ReadingDatabase(db, check);

/** The same, on which no select reads more than one answer may hold: TooMuchToReadError. */
export const boundedDb = (db: Db, check?: CallerCheck): Db =>
  new ReadingDatabase(baseOf(db), check, true);

/** The transaction `db` under the same watch as the database that it was opened on. */
export const underSameWatch = (watched: Db, db: Db): Db => {
  if (watched instanceof AuditedDatabase) return auditedDb(db, watched.facts);
  return watched instanceof ReadingDatabase ? readingDb(db) : db;
};

/** The database beneath; reads prepared on it serve every request. */
export const baseOf = (db: Db): Db => (db instanceof CallersDatabase ? db.base : db);

/** What must hold before anything is done for the caller of this database, if it is not known. */
export const openCheckOf = (db: Db): CallerCheck | undefined =>
  db instanceof CallersDatabase && db.check?.isOpen ? db.check : undefined;
