import { type AnyColumn, and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { amongMany, arrayLiteral } from '@/db/arrays';
import {
  asks,
  companies,
  customers,
  dataGaps,
  investorUpdates,
  metricSnapshots,
  newsItems,
} from '@/db/schema';
import type { Scope } from '@/server/access/scope';
import { ofReachedCompany } from '@/server/routers/portfolio/child-queries';
import type { ActivityTarget } from './schemas';

interface Named {
  table: PgTable;
  id: AnyColumn;
  companyId: AnyColumn;
  /** What people call the row. */
  name: SQL<string>;
}

const NAMED: Record<ActivityTarget, Named> = {
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
};

/** Of these rows those that belong to a company within reach, with what people call them. */
export const namesOf = (
  scope: Scope,
  companyId: string,
  target: ActivityTarget,
  ids: readonly string[],
) => {
  const { table, ...columns } = NAMED[target];
  return scope.db
    .select({ id: sql<string>`${columns.id}`, name: columns.name })
    .from(table)
    .where(
      and(
        eq(columns.companyId, companyId),
        ofReachedCompany(scope, columns.companyId),
        amongMany(columns.id, arrayLiteral(ids)),
      ),
    );
};
