import { and, asc, desc, eq, getTableColumns, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { anyOf, arrayLiteral } from '@/db/arrays';
import type { Db } from '@/db/client';
import { prepared, preparedList } from '@/db/prepared';
import { companies, customers, metricSnapshots, statsSnapshots, vehicles } from '@/db/schema';
import type { EditScope, Scope } from '@/server/access/scope';
import { newestFirst } from '@/server/routers/portfolio/child-queries';
import type { CompanyFigures } from './compute-stats';
import { priorTo, QUARTER, YEAR } from './prior-queries';

export type StatsSnapshot = typeof statsSnapshots.$inferSelect;

const arrOfCompany = and(
  eq(metricSnapshots.companyId, companies.id),
  isNotNull(metricSnapshots.arrUsd),
);

/** The company's latest ARR up to the placeholder `now`; of equal dates the one stored last. */
const latestArr = (db: Db) =>
  db
    .select({
      id: metricSnapshots.id,
      asOf: metricSnapshots.asOf,
      arrUsd: metricSnapshots.arrUsd,
    })
    .from(metricSnapshots)
    .where(and(arrOfCompany, lte(metricSnapshots.asOf, sql.placeholder('now'))))
    .orderBy(
      newestFirst(metricSnapshots.asOf),
      newestFirst(metricSnapshots.createdAt),
      desc(metricSnapshots.id),
    )
    .limit(1)
    .as('latest');

/** The company's ARR before its latest in a window; of equal dates the one stored last. */
function arrBefore(
  db: Db,
  latest: ReturnType<typeof latestArr>,
  window: Parameters<typeof priorTo>[2],
  name: string,
) {
  const { inWindow, order } = priorTo(latest.asOf, metricSnapshots.asOf, window);
  return db
    .select({ arrUsd: metricSnapshots.arrUsd })
    .from(metricSnapshots)
    .where(and(arrOfCompany, inWindow))
    .orderBy(...order, desc(metricSnapshots.createdAt), desc(metricSnapshots.id))
    .limit(1)
    .as(name);
}

/** Counts of the company's logos: all, F100 and F500, active. */
const logoCounts = (db: Db) =>
  db
    .select({
      named: sql<number>`cast(count(*) as double precision)`.as('named'),
      f500: sql<number>`cast(count(*) filter (where ${customers.tier} in ('F100', 'F500')) as double precision)`.as(
        'f500',
      ),
      active:
        sql<number>`cast(count(*) filter (where ${customers.status} = 'ACTIVE') as double precision)`.as(
          'active',
        ),
    })
    .from(customers)
    .where(
      and(
        eq(customers.companyId, companies.id),
        isNull(customers.deletedAt),
        sql`${customers.status} <> 'LOST_DEAL'`,
      ),
    )
    .as('logos');

const figuresQuery = prepared('stats_figures', (db) => {
  const latest = latestArr(db);
  const year = arrBefore(db, latest, YEAR, 'year_before');
  const quarter = arrBefore(db, latest, QUARTER, 'quarter_before');
  const logos = logoCounts(db);
  return db
    .select({
      id: companies.id,
      slug: companies.slug,
      snapshotId: latest.id,
      asOf: latest.asOf,
      arrUsd: latest.arrUsd,
      yearBefore: year.arrUsd,
      quarterBefore: quarter.arrUsd,
      namedCustomers: logos.named,
      f500Customers: logos.f500,
      activeCustomers: logos.active,
    })
    .from(companies)
    .leftJoinLateral(latest, sql`true`)
    .leftJoinLateral(year, sql`true`)
    .leftJoinLateral(quarter, sql`true`)
    .crossJoinLateral(logos)
    .where(
      and(
        eq(companies.vehicleId, sql.placeholder('vehicleId')),
        anyOf(companies.vehicleId, sql.placeholder('vehicleIds')),
        isNull(companies.deletedAt),
      ),
    )
    .orderBy(asc(companies.name), asc(companies.id));
});

/** The figures of a vehicle's living companies up to `now`, by company name; one statement. */
export async function companyFigures(
  scope: Scope,
  vehicleId: string,
  now: string,
): Promise<CompanyFigures[]> {
  const rows = await figuresQuery(scope.db).execute({
    vehicleId,
    vehicleIds: arrayLiteral(scope.vehicleIds),
    now,
  });
  return rows.map(({ snapshotId, asOf, arrUsd, ...company }) => ({
    ...company,
    latest:
      snapshotId === null || asOf === null || arrUsd === null ? null : { snapshotId, asOf, arrUsd },
  }));
}

/** Stores a vehicle's numbers; undefined if the vehicle is out of reach. */
export async function insertStatsSnapshot(
  scope: EditScope,
  values: Omit<typeof statsSnapshots.$inferInsert, 'id' | 'createdAt'>,
): Promise<StatsSnapshot | undefined> {
  if (!scope.vehicleIds.includes(values.vehicleId)) return undefined;
  const [row] = await scope.db.insert(statsSnapshots).values(values).returning();
  return row;
}

const ofVehicle = and(
  eq(statsSnapshots.vehicleId, sql.placeholder('vehicleId')),
  anyOf(statsSnapshots.vehicleId, sql.placeholder('vehicleIds')),
);
const newestComputed = [newestFirst(statsSnapshots.computedAt), newestFirst(statsSnapshots.id)];

const latestQuery = prepared('stats_latest', (db) =>
  db
    .select(getTableColumns(statsSnapshots))
    .from(statsSnapshots)
    .where(ofVehicle)
    .orderBy(...newestComputed)
    .limit(1),
);

/** A vehicle's latest stored numbers with their breakdown; undefined before the first. */
export async function latestStatsSnapshot(
  scope: Scope,
  vehicleId: string,
): Promise<StatsSnapshot | undefined> {
  const vehicleIds = arrayLiteral(scope.vehicleIds);
  const [row] = await latestQuery(scope.db).execute({ vehicleId, vehicleIds });
  return row;
}

const { computationJson: _, ...figures } = getTableColumns(statsSnapshots);

const historyQuery = preparedList('stats_history', (db) =>
  db
    .select(figures)
    .from(statsSnapshots)
    .where(ofVehicle)
    .orderBy(...newestComputed)
    .limit(sql.placeholder('limit')),
);

/** A vehicle's stored numbers, newest first, without the breakdowns. */
export const statsHistory = (scope: Scope, vehicleId: string, limit: number) =>
  historyQuery(scope.db).execute({ vehicleId, vehicleIds: arrayLiteral(scope.vehicleIds), limit });

const snapshotWithin = (scope: Scope, id: string) =>
  and(eq(statsSnapshots.id, id), anyOf(statsSnapshots.vehicleId, arrayLiteral(scope.vehicleIds)));

/** A snapshot within reach. */
export async function statsSnapshotById(
  scope: Scope,
  id: string,
): Promise<StatsSnapshot | undefined> {
  const [row] = await scope.db
    .select(getTableColumns(statsSnapshots))
    .from(statsSnapshots)
    .where(snapshotWithin(scope, id));
  return row;
}

/** The names of a vehicle's companies by id, soft-deleted ones included. */
export async function companyNames(
  scope: Scope,
  vehicleId: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await scope.db
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(
      and(
        eq(companies.vehicleId, vehicleId),
        anyOf(companies.vehicleId, arrayLiteral(scope.vehicleIds)),
      ),
    );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The organization whose vehicle a snapshot is about; undefined if it is out of reach. */
export async function organizationOfStatsSnapshot(scope: Scope, id: string) {
  const [row] = await scope.db
    .select({ organizationId: vehicles.organizationId })
    .from(statsSnapshots)
    .innerJoin(vehicles, eq(vehicles.id, statsSnapshots.vehicleId))
    .where(snapshotWithin(scope, id));
  return row?.organizationId;
}

/** Removes a snapshot for good; false if it was gone already. */
export async function deleteStatsSnapshot(scope: EditScope, id: string): Promise<boolean> {
  const rows = await scope.db
    .delete(statsSnapshots)
    .where(snapshotWithin(scope, id))
    .returning({ id: statsSnapshots.id });
  return rows.length > 0;
}
