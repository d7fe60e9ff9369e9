import { and, asc, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { prepared } from '@/db/prepared';
import { deals } from '@/db/schema';
import type { Scope } from '@/server/access/scope';
import { newestFirst } from '@/server/routers/portfolio/child-queries';
import { reach, visibleLater } from './queries';

/** True when the filter is not given. */
const orAbsent = (name: string, condition: SQL) =>
  sql`(cast(${sql.placeholder(name)} as text) is null or ${condition})`;

const matching = () =>
  and(
    visibleLater(),
    sql`(cast(${sql.placeholder('includeDeleted')} as boolean) or ${deals.deletedAt} is null)`,
    orAbsent('source', sql`${deals.source} = ${sql.placeholder('source')}`),
    orAbsent('stage', sql`${deals.stage} = ${sql.placeholder('stage')}`),
    orAbsent(
      'batch',
      sql`position(cast(${sql.placeholder('batch')} as text) in ${deals.sourceDetailFolded}) > 0`,
    ),
    orAbsent(
      'vehicleId',
      sql`(${deals.vehicleId} is null or ${deals.vehicleId} = ${sql.placeholder('vehicleId')})`,
    ),
  );

// The count is joined to the page, so that it is there when the page is empty.
const listQuery = prepared('deals_list', (db) => {
  const counted = db
    .select({ total: sql<number>`count(*)`.mapWith(Number).as('total') })
    .from(deals)
    .where(matching())
    .as('counted');
  const page = db
    .select(getTableColumns(deals))
    .from(deals)
    .where(matching())
    .orderBy(newestFirst(deals.createdAt), asc(deals.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .as('page');
  return db
    .select()
    .from(counted)
    .leftJoin(page, sql`true`)
    .orderBy(newestFirst(page.createdAt), asc(page.id));
});

/** Filters of the deal list; `batch` is folded already, null is no filter. */
export interface DealFilter {
  organizationId: string | undefined;
  vehicleId: string | null;
  source: string | null;
  stage: string | null;
  batch: string | null;
  includeDeleted: boolean;
  limit: number;
  offset: number;
}

/** A page of deals, newest first, and how many match in all; one statement. */
export async function listDeals(scope: Scope, filter: DealFilter) {
  const { organizationId, ...values } = filter;
  const rows = await listQuery(scope.db).execute({ ...values, ...reach(scope, organizationId) });
  return { total: rows[0]?.counted.total ?? 0, deals: rows.flatMap((row) => row.page ?? []) };
}
