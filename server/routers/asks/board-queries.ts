import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { anyOf, arrayLiteral } from '@/db/arrays';
import type { ASK_STATUSES } from '@/db/enums';
import { asks, companies, investorUpdates } from '@/db/schema';
import type { Scope } from '@/server/access/scope';
import { isCompany, namedCompanyColumns, newestFirst } from '../portfolio/child-queries';
import { columns } from './queries';

/** An update as its findings name it. */
export const sourceColumns = {
  id: investorUpdates.id,
  subject: investorUpdates.subject,
  receivedAt: investorUpdates.receivedAt,
};

const asksWithSource = (scope: Scope, vehicleIds: readonly string[], which: SQL | undefined) =>
  scope.db
    .select({ ask: columns, company: namedCompanyColumns, source: sourceColumns })
    .from(asks)
    .innerJoin(companies, and(eq(companies.id, asks.companyId), isNull(companies.deletedAt)))
    .innerJoin(
      investorUpdates,
      and(eq(investorUpdates.companyId, asks.companyId), eq(investorUpdates.id, asks.updateId)),
    )
    .where(and(anyOf(asks.vehicleId, arrayLiteral(vehicleIds)), which));

/** Condition: nobody has decided whether the ask is shown. */
export const isUnpublished = and(
  sql`${asks.status} = 'OPEN'`,
  isNull(asks.publishedAt),
  eq(asks.hidden, false),
);

/** Open asks that wait to be published, newest first. */
export const unpublishedAsks = (
  scope: Scope,
  vehicleIds: readonly string[],
  limit: number,
  companyId?: string,
) =>
  asksWithSource(scope, vehicleIds, and(isUnpublished, isCompany(companyId)))
    .orderBy(newestFirst(asks.createdAt), asc(asks.id))
    .limit(limit);

type Status = (typeof ASK_STATUSES)[number];

const isOfStatus = (status: Status) => sql`${asks.status} = ${sql.raw(`'${status}'`)}`;
/** Open ones by age, resolved ones by when they were. */
const order = (status: Status) => [
  newestFirst(status === 'OPEN' ? asks.createdAt : asks.resolvedAt),
  asc(asks.id),
];

/** Asks of one status, hidden ones included, the newest first. */
export const asksOfStatus = (
  scope: Scope,
  vehicleIds: readonly string[],
  status: Status,
  limit: number,
) =>
  asksWithSource(scope, vehicleIds, isOfStatus(status))
    .orderBy(...order(status))
    .limit(limit);

/** How many asks of one status come after so many of the newest, by what a board tells apart. */
export function countBeyond(
  scope: Scope,
  vehicleIds: readonly string[],
  status: Status,
  limit: number,
) {
  const rest = scope.db
    .select({
      status: asks.status,
      type: asks.type,
      hidden: asks.hidden,
      published: sql<boolean>`${asks.publishedAt} is not null`.as('published'),
    })
    .from(asks)
    .innerJoin(companies, and(eq(companies.id, asks.companyId), isNull(companies.deletedAt)))
    .where(and(anyOf(asks.vehicleId, arrayLiteral(vehicleIds)), isOfStatus(status)))
    .orderBy(...order(status))
    .offset(limit)
    .as('rest');
  const { type, hidden, published } = rest;
  return scope.db
    .select({ status: rest.status, type, hidden, published, count: sql`count(*)`.mapWith(Number) })
    .from(rest)
    .groupBy(rest.status, type, hidden, published);
}
