import { and, getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgUpdateConfig } from 'drizzle-orm/pg-core';

/** Of these columns the trail keeps what they said before and after, of the others that they changed. */
interface Told {
  values: readonly string[];
  /** Long or made of parts: what they said is not kept a second time. */
  names?: readonly string[];
}

const TOLD: Readonly<Record<string, Told>> = {
  companies: {
    values: [
      'name',
      'website',
      'sector',
      'stage',
      'checkSize',
      'postMoneyValuation',
      'investmentDate',
      'instrumentType',
      'status',
      'logoUrl',
    ],
    names: ['whyWeInvested', 'notes', 'founders'],
  },
  customers: {
    values: ['tier', 'status', 'dealValueAnnualUsd', 'contractTerm', 'firstSignedAt', 'churnedAt'],
    names: ['notes'],
  },
  deals: {
    values: [
      'companyName',
      'website',
      'source',
      'sourceDetail',
      'stage',
      'thesisFitScore',
      'estimatedValuation',
      'estimatedCheckSize',
      'sector',
      'companyStage',
      'vehicleId',
      'logoUrl',
    ],
    names: ['description', 'notes', 'links'],
  },
  memberships: { values: ['role'] },
  organizations: { values: ['name', 'currentVehicleId'] },
  vehicles: {
    values: ['name', 'type', 'targetFundSize', 'targetCompanyCount', 'maxConcentrationPct'],
    names: ['description'],
  },
};

/** So many characters of a text are kept. */
const KEPT = 200;

/** Addresses, which may hold a login: a row can be mended of one, the trail never again. */
const ADDRESSES: ReadonlySet<string> = new Set(['website', 'logoUrl']);

const withoutLogin = (value: SQL): SQL =>
  sql`regexp_replace(${value}, '^([a-z]+://)[^/?#]*@', '\\1', 'i')`;

function kept(column: PgColumn, name: string, value: SQL): SQL {
  if (!column.getSQLType().startsWith('text')) return value;
  const text = ADDRESSES.has(name) ? withoutLogin(value) : value;
  return sql`left(${text}, ${sql.raw(String(KEPT))})`;
}

/** One told column of an update: its place in `before`, and how the two sides compare. */
function lineOf(column: PgColumn, name: string, at: number, hasValues: boolean): SQL {
  const was = sql.raw(`before.b${at}`);
  const said = (value: SQL) =>
    hasValues ? sql`to_jsonb(${kept(column, name, value)})` : sql`cast(null as jsonb)`;
  const field = sql.raw(`${at}, '${name}', ${hasValues}`);
  return sql`(${field}, ${was} is distinct from ${column}, ${said(was)}, ${said(sql`${column}`)})`;
}

/**
 * An update that reads what its rows said before, with an expression for what it changed in each; it
 * locks them first, so that nobody else's change comes in between. Undefined where nothing is told.
 * The lock keeps out those who add to the row as well: beside their locks, which a foreign key takes,
 * PostgreSQL lets a weaker one through here and has the update itself wait behind the next in line.
 */
export function tellingUpdate(
  config: PgUpdateConfig,
): { config: PgUpdateConfig; fields: SQL } | undefined {
  const { table, set, where } = config;
  const told = TOLD[getTableName(table)];
  const columns: Record<string, PgColumn> = getTableColumns(table);
  const { id } = columns;
  const names = [...(told?.values ?? []), ...(told?.names ?? [])].filter((name) => name in set);
  if (!told || !id || names.length === 0 || config.from) return undefined;
  const picked = names.flatMap((name) => columns[name] ?? []);
  const before = sql.join(
    picked.map((column, at) => sql`${column} as ${sql.raw(`b${at}`)}`),
    sql`, `,
  );
  const lines = sql.join(
    picked.map((column, at) =>
      lineOf(column, names[at] ?? '', at, told.values.includes(names[at] ?? '')),
    ),
    sql`, `,
  );
  // Two sides that differ only in what is not kept are not told: they would read as no change.
  const fields = sql`(select jsonb_build_object('v', coalesce(jsonb_agg(
      case when f.told and f.old is distinct from f.new then jsonb_build_object('field', f.name, 'from', f.old, 'to', f.new)
        else jsonb_build_object('field', f.name) end order by f.at), cast('[]' as jsonb)))
    from (values ${lines}) as f(at, name, told, changed, old, new) where f.changed)`;
  const from = sql`(select ${id} as id, ${before} from ${table}${
    where ? sql` where ${where}` : undefined
  } for update) before`;
  return { config: { ...config, from, where: and(where, sql`${id} = before.id`) }, fields };
}
