import { and, asc, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { arrayLiteral } from '@/db/arrays';
import type { Db } from '@/db/client';
import { prepared, preparedList, preparedWrite } from '@/db/prepared';
import { companies, metricSnapshots } from '@/db/schema';
import { newId } from '@/db/schema/columns';
import type { EditScope, Scope } from '@/server/access/scope';
import {
  companyColumns,
  livingCompanyOfRoute,
  newestFirst,
  ofReachedCompany,
  reachedCompany,
  reachedCompanyLater,
} from '@/server/routers/portfolio/child-queries';

export type Snapshot = typeof metricSnapshots.$inferSelect;

/** What a new snapshot holds. Money in USD, runway in months; what is left out is null. */
export type SnapshotValues = Omit<typeof metricSnapshots.$inferInsert, 'id' | 'createdAt'>;

const insertOne = preparedWrite('metric_snapshot_insert', (db) =>
  db
    .insert(metricSnapshots)
    .values({
      id: sql.placeholder('id'),
      companyId: reachedCompanyLater(),
      asOf: sql.placeholder('asOf'),
      reportedPeriod: sql.placeholder('reportedPeriod'),
      mrrUsd: sql.placeholder('mrrUsd'),
      arrUsd: sql.placeholder('arrUsd'),
      cashOnHandUsd: sql.placeholder('cashOnHandUsd'),
      burnMonthlyUsd: sql.placeholder('burnMonthlyUsd'),
      runwayMonths: sql.placeholder('runwayMonths'),
      postMoneyMarkedUsd: sql.placeholder('postMoneyMarkedUsd'),
      postMoneyImpliedUsd: sql.placeholder('postMoneyImpliedUsd'),
      lastRoundRevenueMultiple: sql.placeholder('lastRoundRevenueMultiple'),
      headcount: sql.placeholder('headcount'),
      grossMarginPct: sql.placeholder('grossMarginPct'),
      notes: sql.placeholder('notes'),
      sourceUpdateId: sql.placeholder('sourceUpdateId'),
    })
    .returning(),
);

/** Every column that a snapshot may leave out. */
const ABSENT: Partial<Record<keyof SnapshotValues, null>> = {
  reportedPeriod: null,
  mrrUsd: null,
  arrUsd: null,
  cashOnHandUsd: null,
  burnMonthlyUsd: null,
  runwayMonths: null,
  postMoneyMarkedUsd: null,
  postMoneyImpliedUsd: null,
  lastRoundRevenueMultiple: null,
  headcount: null,
  grossMarginPct: null,
  notes: null,
  sourceUpdateId: null,
};

/** Appends a snapshot. */
export async function insertSnapshot(
  edit: EditScope,
  values: SnapshotValues,
): Promise<Snapshot | undefined> {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  const [row] = await insertOne(edit.db, {
    ...ABSENT,
    ...Object.fromEntries(given),
    id: newId(),
    vehicleIds: arrayLiteral(edit.vehicleIds),
  });
  return row;
}

/** Appends snapshots in one statement and returns them in the order given. */
export async function insertSnapshots(
  edit: EditScope,
  snapshots: readonly SnapshotValues[],
): Promise<Snapshot[]> {
  if (snapshots.length === 0) return [];
  const values = snapshots.map((snapshot) => ({
    ...snapshot,
    id: newId(),
    companyId: reachedCompany(edit, snapshot.companyId),
  }));
  const stored = await edit.db.insert(metricSnapshots).values(values).returning();
  const byId = new Map(stored.map((row) => [row.id, row]));
  return values.flatMap((value) => byId.get(value.id) ?? []);
}

const candidate = alias(metricSnapshots, 'candidate');

/** Companies of a route, each with its latest snapshots under a condition. Placeholder `limit`. */
function listing(db: Db, condition: SQL) {
  const page = db
    .select({ id: candidate.id })
    .from(candidate)
    .where(and(eq(candidate.companyId, companies.id), condition))
    .orderBy(newestFirst(candidate.asOf), newestFirst(candidate.createdAt), desc(candidate.id))
    .limit(sql.placeholder('limit'))
    .as('page');
  return db
    .select({ company: companyColumns, snapshot: getTableColumns(metricSnapshots) })
    .from(companies)
    .leftJoinLateral(page, sql`true`)
    .leftJoin(
      metricSnapshots,
      and(eq(metricSnapshots.companyId, companies.id), eq(metricSnapshots.id, page.id)),
    )
    .where(livingCompanyOfRoute())
    .orderBy(
      asc(companies.id),
      newestFirst(metricSnapshots.asOf),
      newestFirst(metricSnapshots.createdAt),
      // Ids grow with time, so rows of one millisecond come last first as well.
      desc(metricSnapshots.id),
    );
}

const listQuery = preparedList('metric_snapshots', (db) =>
  listing(
    db,
    sql`${candidate.asOf} between cast(${sql.placeholder('from')} as timestamptz) and cast(${sql.placeholder('to')} as timestamptz)`,
  ),
);

/** Which snapshots a list shows: `from` and `to` are inclusive moments. */
export interface SnapshotFilter {
  from?: string | undefined;
  to?: string | undefined;
  limit: number;
}

/**
 * The living companies of the slug in the given vehicles, each with its snapshots, the latest
 * first; one statement. A row without snapshot tells of a company without any.
 */
export const companiesWithSnapshots = (
  scope: Scope,
  slug: string,
  vehicleIds: readonly string[],
  { from, to, limit }: SnapshotFilter,
) =>
  listQuery(scope.db).execute({
    slug,
    vehicleIds: arrayLiteral(vehicleIds),
    from: from ?? '-infinity',
    to: to ?? 'infinity',
    limit,
  });

/** A snapshot's place in the order of lists. */
export interface SnapshotPlace {
  asOf: string;
  createdAt: string;
  id: string;
}

const TOP: SnapshotPlace = { asOf: 'infinity', createdAt: 'infinity', id: '' };

const olderQuery = preparedList('metric_snapshots_older', (db) =>
  listing(
    db,
    sql`(${candidate.asOf}, ${candidate.createdAt}, ${candidate.id}) < (cast(${sql.placeholder('asOf')} as timestamptz), cast(${sql.placeholder('createdAt')} as timestamptz), ${sql.placeholder('id')})`,
  ),
);

/** The same, with the snapshots that come after a place, however many there are before it. */
export const companiesWithOlder = (
  scope: Scope,
  slug: string,
  vehicleIds: readonly string[],
  limit: number,
  place: SnapshotPlace = TOP,
) => olderQuery(scope.db).execute({ slug, vehicleIds: arrayLiteral(vehicleIds), limit, ...place });

const byIdQuery = prepared('metric_snapshot', (db) =>
  db
    .select({ company: companyColumns, snapshotId: metricSnapshots.id })
    .from(companies)
    .leftJoin(
      metricSnapshots,
      and(
        eq(metricSnapshots.companyId, companies.id),
        eq(metricSnapshots.id, sql.placeholder('id')),
      ),
    )
    .where(livingCompanyOfRoute()),
);

/** Living companies of the slug in the given vehicles, each with the id of that snapshot, if any. */
export const companiesWithSnapshot = (
  scope: Scope,
  slug: string,
  vehicleIds: readonly string[],
  id: string,
) => byIdQuery(scope.db).execute({ slug, vehicleIds: arrayLiteral(vehicleIds), id });

/** Removes a snapshot for good; false if it is gone already. */
export async function deleteSnapshot(edit: EditScope, id: string): Promise<boolean> {
  const gone = await edit.db
    .delete(metricSnapshots)
    .where(and(eq(metricSnapshots.id, id), ofReachedCompany(edit, metricSnapshots.companyId)))
    .returning({ id: metricSnapshots.id });
  return gone.length > 0;
}
