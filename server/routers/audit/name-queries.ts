import { type AnyColumn, and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { amongMany, anyOf, arrayLiteral } from '@/db/arrays';
import {
  asks,
  companies,
  customers,
  dataGaps,
  deals,
  investorUpdates,
  metricSnapshots,
  newsItems,
  publicShares,
  vehicles,
} from '@/db/schema';
import type { Scope } from '@/server/access/scope';
import { ACTIVITY_TARGETS } from '@/server/routers/activity/schemas';
import { ofReachedCompany } from '@/server/routers/portfolio/child-queries';

/** The kinds of rows that people have a name for. */
export const NAMED_TARGETS = [...ACTIVITY_TARGETS, 'deals', 'vehicles', 'public_shares'] as const;

export type NamedTarget = (typeof NAMED_TARGETS)[number];

interface Named {
  table: PgTable;
  id: AnyColumn;
  /** What people call the row. */
  name: SQL<string>;
  /** The company that it is under; undefined for what is under none. */
  companyId?: AnyColumn;
  /** Condition: the caller reaches what is under no company. */
  reached?: (scope: Scope) => SQL | undefined;
}

const NAMED: Record<NamedTarget, Named> = {
  companies: {
    table: companies,
    id: companies.id,
    companyId: companies.id,
    name: sql<string>`${companies.name}`,
  },
  investor_updates: {
    table: investorUpdates,
    id: investorUpdates.id,
    companyId: investorUpdates.companyId,
    name: sql<string>`coalesce(${investorUpdates.subject}, ${investorUpdates.reportedPeriod}, '')`,
  },
  metric_snapshots: {
    table: metricSnapshots,
    id: metricSnapshots.id,
    companyId: metricSnapshots.companyId,
    name: sql<string>`to_char(${metricSnapshots.asOf} at time zone 'UTC', 'YYYY-MM-DD')`,
  },
  customers: {
    table: customers,
    id: customers.id,
    companyId: customers.companyId,
    name: sql<string>`${customers.customerName}`,
  },
  data_gaps: {
    table: dataGaps,
    id: dataGaps.id,
    companyId: dataGaps.companyId,
    name: sql<string>`left(${dataGaps.description}, 300)`,
  },
  news_items: {
    table: newsItems,
    id: newsItems.id,
    companyId: newsItems.companyId,
    name: sql<string>`${newsItems.title}`,
  },
  asks: {
    table: asks,
    id: asks.id,
    companyId: asks.companyId,
    name: sql<string>`left(${asks.title}, 300)`,
  },
  deals: {
    table: deals,
    id: deals.id,
    name: sql<string>`${deals.companyName}`,
    reached: (scope) =>
      and(
        anyOf(deals.organizationId, arrayLiteral(scope.organizationIds)),
        or(isNull(deals.vehicleId), anyOf(deals.vehicleId, arrayLiteral(scope.vehicleIds))),
      ),
  },
  vehicles: {
    table: vehicles,
    id: vehicles.id,
    name: sql<string>`${vehicles.name}`,
    reached: (scope) => anyOf(vehicles.id, arrayLiteral(scope.vehicleIds)),
  },
  public_shares: {
    table: publicShares,
    id: publicShares.id,
    name: sql<string>`${publicShares.title}`,
    reached: (scope) => anyOf(publicShares.organizationId, arrayLiteral(scope.organizationIds)),
  },
};

/**
 * Of these rows those within reach, with what people call them.
 * @param ofCompany only those of this company
 */
export const namesOf = (
  scope: Scope,
  target: NamedTarget,
  ids: readonly string[],
  ofCompany?: string,
) => {
  const { table, id, name, companyId, reached } = NAMED[target];
  return scope.db
    .select({ id: sql<string>`${id}`, name })
    .from(table)
    .where(
      and(
        companyId && ofCompany !== undefined ? eq(companyId, ofCompany) : undefined,
        companyId ? ofReachedCompany(scope, companyId) : reached?.(scope),
        amongMany(id, arrayLiteral(ids)),
      ),
    );
};
