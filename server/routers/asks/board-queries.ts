import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { anyOf, arrayLiteral } from '@/db/arrays';
import { asks, companies, investorUpdates } from '@/db/schema';
import type { Scope } from '@/server/access/scope';
import { namedCompanyColumns, newestFirst } from '../portfolio/child-queries';
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
export const unpublishedAsks = (scope: Scope, vehicleIds: readonly string[], limit: number) =>
  asksWithSource(scope, vehicleIds, isUnpublished)
    .orderBy(newestFirst(asks.createdAt), asc(asks.id))
    .limit(limit);

/** Asks of one status, hidden ones included: open by age, resolved by when they were. */
export const asksOfStatus = (
  scope: Scope,
  vehicleIds: readonly string[],
  status: 'OPEN' | 'RESOLVED',
  limit: number,
) =>
  asksWithSource(scope, vehicleIds, sql`${asks.status} = ${sql.raw(`'${status}'`)}`)
    .orderBy(newestFirst(status === 'OPEN' ? asks.createdAt : asks.resolvedAt), asc(asks.id))
    .limit(limit);
