import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Db } from '@/db/client';
import * as schema from '@/db/schema';

/** What the demo writes, parents first; secrets are made anew on each load and left out. */
export const DEMO_TABLES = [
  schema.organizations,
  schema.vehicles,
  schema.users,
  schema.memberships,
  schema.vehicleGrants,
  schema.companies,
  schema.investorUpdates,
  schema.metricSnapshots,
  schema.customers,
  schema.dataGaps,
  schema.newsItems,
  schema.asks,
  schema.deals,
  schema.dealComments,
  schema.dealActivities,
  schema.scoringCriteria,
  schema.publicShares,
  schema.publicShareItems,
  schema.statsSnapshots,
] as const satisfies readonly PgTable[];

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const NATURAL_KEYS = ['slug', 'email', 'sourceRef', 'url', 'customerName', 'title', 'description'];

type Row = Record<string, unknown>;
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

/** What a row is called, whatever its id. */
function nameOf(row: Row): string {
  const key = NATURAL_KEYS.map((name) => row[name]).find((value) => typeof value === 'string');
  return `<${String(key ?? 'row')}>`;
}

/** When a database was loaded: moments in between are left out of a comparison. */
interface Load {
  from: string;
  to: string;
}

/** The value without what differs from load to load: ids by name, moments of the load itself. */
function settled(value: unknown, names: ReadonlyMap<string, string>, load: Load): unknown {
  if (value instanceof Date) return settled(value.toISOString(), names, load);
  if (typeof value === 'string') {
    if (UUID.test(value)) return names.get(value) ?? '<row>';
    if (value.startsWith('ps_')) return '<public id>';
    return MOMENT.test(value) && load.from <= value && value <= load.to ? '<load>' : value;
  }
  if (Array.isArray(value)) return value.map((item: unknown) => settled(item, names, load));
  if (!isRow(value)) return value;
  const entries = Object.entries(value).filter(([key]) => key !== 'requestHash');
  return Object.fromEntries(entries.map(([key, item]) => [key, settled(item, names, load)]));
}

/** Every row of the demo by table, comparable between databases. */
export async function demoContent(db: Db, since: string): Promise<Record<string, string[]>> {
  const names = new Map<string, string>();
  const load = { from: since, to: new Date().toISOString() };
  const content: Record<string, string[]> = {};
  for (const table of DEMO_TABLES) {
    const rows: Row[] = await db.select(getTableColumns<PgTable>(table)).from(table);
    for (const row of rows) if (typeof row.id === 'string') names.set(row.id, nameOf(row));
    content[getTableName(table)] = rows
      .map((row) => JSON.stringify(settled(row, names, load)))
      .sort();
  }
  return content;
}

/** A row as `demoContent` writes it. */
export const rowSchema = z.record(z.string(), z.unknown());

/** The values of a column, or of two together, each once. */
export const kinds = (rows: readonly Row[], ...columns: string[]): string[] =>
  [...new Set(rows.map((row) => columns.map((column) => String(row[column])).join(' ')))].sort();

/** Each of the first with each of the second. */
export const pairs = (first: readonly string[], second: readonly string[]): string[] =>
  first.flatMap((one) => second.map((other) => `${one} ${other}`)).sort();
