import { and, asc, eq, getTableColumns, isNotNull, notInArray, sql } from 'drizzle-orm';
import { anyOf, arrayLiteral } from '@/db/arrays';
import type { Db } from '@/db/client';
import { preparedList } from '@/db/prepared';
import { companies, dataGaps } from '@/db/schema';
import type { Scope } from '@/server/access/scope';
import { newestFirst } from '@/server/routers/portfolio/child-queries';
import { type DataGap, type GapStatus, livingCompany } from './queries';

/**
 * Condition: the gap's company is living. Named the other way round because few companies are
 * deleted: the database hashes those once and looks every gap up in memory.
 */
const ofLivingCompany = (db: Db) =>
  notInArray(
    dataGaps.companyId,
    db
      .select({ id: companies.id })
      .from(companies)
      .where(
        and(
          anyOf(companies.vehicleId, sql.placeholder('vehicleIds')),
          isNotNull(companies.deletedAt),
        ),
      ),
  );

/** One company's gaps, straight from its index. */
const ofCompanyQuery = preparedList('data_gaps_of_company', (db) =>
  db
    .select(getTableColumns(dataGaps))
    .from(dataGaps)
    .innerJoin(companies, livingCompany)
    .where(
      and(
        eq(dataGaps.companyId, sql.placeholder('companyId')),
        eq(dataGaps.status, sql.placeholder('status')),
        anyOf(dataGaps.vehicleId, sql.placeholder('vehicleIds')),
      ),
    )
    .orderBy(newestFirst(dataGaps.createdAt), asc(dataGaps.id))
    .limit(sql.placeholder('limit')),
);

/**
 * The newest gaps of every vehicle, each vehicle's from its index, then the newest of those: the
 * cost grows with vehicles × limit, not with the gaps there are.
 */
const ofVehiclesQuery = preparedList('data_gaps_of_vehicles', (db) => {
  const newest = db
    .select(getTableColumns(dataGaps))
    .from(dataGaps)
    .where(
      and(
        eq(dataGaps.vehicleId, sql`vehicle.id`),
        eq(dataGaps.status, sql.placeholder('status')),
        ofLivingCompany(db),
      ),
    )
    .orderBy(newestFirst(dataGaps.createdAt), asc(dataGaps.id))
    .limit(sql.placeholder('limit'))
    .as('newest');
  const { id, companyId, updateId, gapType, status, description, suggestedField, hint } = newest;
  const { vehicleId, resolvedValue, resolvedAt, resolvedBy, createdAt, updatedAt } = newest;
  return db
    .select({
      id,
      vehicleId,
      companyId,
      updateId,
      gapType,
      status,
      description,
      suggestedField,
      hint,
      resolvedValue,
      resolvedAt,
      resolvedBy,
      createdAt,
      updatedAt,
    })
    .from(
      sql`unnest(cast(cast(${sql.placeholder('vehicleIds')} as text) as text[])) as vehicle(id)`,
    )
    .crossJoinLateral(newest)
    .orderBy(newestFirst(newest.createdAt), asc(newest.id))
    .limit(sql.placeholder('limit'));
});

/** Gaps of one status of living companies within reach, newest first; one statement. */
export function listGaps(
  scope: Scope,
  { companyId, ...filter }: { status: GapStatus; companyId?: string | undefined; limit: number },
): Promise<DataGap[]> {
  const vehicleIds = arrayLiteral(scope.vehicleIds);
  return companyId === undefined
    ? ofVehiclesQuery(scope.db).execute({ ...filter, vehicleIds })
    : ofCompanyQuery(scope.db).execute({ ...filter, vehicleIds, companyId });
}
