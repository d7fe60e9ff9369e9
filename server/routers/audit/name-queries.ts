import { type AnyColumn, and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { amongMany, anyOf, arrayLiteral } from '@/db/arrays';
import {
  apiKeyOrganizations,
  apiKeys,
  asks,
  companies,
  customers,
  dataGaps,
  dealComments,
  deals,
  investorUpdates,
  invitations,
  memberships,
  metricSnapshots,
  newsItems,
  publicShares,
  users,
  vehicles,
} from '@/db/schema';
import type { Scope } from '@/server/access/scope';
import { ACTIVITY_TARGETS } from '@/server/routers/activity/schemas';
import { ofReachedCompany } from '@/server/routers/portfolio/child-queries';

/** The kinds of rows that people have a name for. */
export const NAMED_TARGETS = [
  ...ACTIVITY_TARGETS,
  'deals',
  'deal_comments',
  'vehicles',
  'public_shares',
  'memberships',
  'invitations',
  'api_keys',
] as const;

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

const inReach = (scope: Scope, organizationId: AnyColumn): SQL =>
  anyOf(organizationId, arrayLiteral(scope.organizationIds));

const isReachedDeal = (scope: Scope): SQL | undefined =>
  and(
    inReach(scope, deals.organizationId),
    or(isNull(deals.vehicleId), anyOf(deals.vehicleId, arrayLiteral(scope.vehicleIds))),
  );

/** A key of somebody in an organization of the caller, which it reaches. */
const isReachedKey = (scope: Scope): SQL | undefined =>
  and(
    sql`${apiKeys.userId} in (select ${memberships.userId} from ${memberships}
      where ${inReach(scope, memberships.organizationId)})`,
    or(
      eq(apiKeys.limited, false),
      sql`${apiKeys.id} in (select ${apiKeyOrganizations.apiKeyId} from ${apiKeyOrganizations}
        where ${inReach(scope, apiKeyOrganizations.organizationId)})`,
    ),
  );

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
    reached: isReachedDeal,
  },
  // Which goes by its deal.
  deal_comments: {
    table: dealComments,
    id: dealComments.id,
    name: sql<string>`(select ${deals.companyName} from ${deals} where ${deals.id} = ${dealComments.dealId})`,
    reached: (scope) =>
      sql`${dealComments.dealId} in (select ${deals.id} from ${deals} where ${isReachedDeal(scope)})`,
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
    reached: (scope) => inReach(scope, publicShares.organizationId),
  },
  // Whose place it is: a name may be another's too.
  memberships: {
    table: memberships,
    id: memberships.id,
    name: sql<string>`(select ${users.email} from ${users} where ${users.id} = ${memberships.userId})`,
    reached: (scope) => inReach(scope, memberships.organizationId),
  },
  invitations: {
    table: invitations,
    id: invitations.id,
    name: sql<string>`${invitations.email}`,
    reached: (scope) => inReach(scope, invitations.organizationId),
  },
  api_keys: {
    table: apiKeys,
    id: apiKeys.id,
    name: sql<string>`${apiKeys.name}`,
    reached: isReachedKey,
  },
};

/** The name of the company that the row is under; null for companies and what is under none. */
const companyOf = ({ table, companyId }: Named): SQL<string | null> =>
  companyId && table !== companies
    ? sql<string>`(select ${companies.name} from ${companies} where ${companies.id} = ${companyId})`
    : sql<null>`null`;

/**
 * Of these rows those within reach, with what people call them and their company.
 * @param ofCompany only those of this company
 */
export const namesOf = (
  scope: Scope,
  target: NamedTarget,
  ids: readonly string[],
  ofCompany?: string,
) => {
  const named = NAMED[target];
  const { table, id, name, companyId, reached } = named;
  return scope.db
    .select({ id: sql<string>`${id}`, name, company: companyOf(named) })
    .from(table)
    .where(
      and(
        companyId && ofCompany !== undefined ? eq(companyId, ofCompany) : undefined,
        companyId ? ofReachedCompany(scope, companyId) : reached?.(scope),
        amongMany(id, arrayLiteral(ids)),
      ),
    );
};
