import { and, asc, eq, getTableColumns, isNull, or, sql } from 'drizzle-orm';
import { preparedList } from '@/db/prepared';
import { deals } from '@/db/schema';
import type { Scope } from '@/server/access/scope';
import { newestFirst } from '@/server/routers/portfolio/child-queries';
import { reach, visibleLater } from './queries';

const FILTERS = {
  source: eq(deals.source, sql.placeholder('source')),
  stage: eq(deals.stage, sql.placeholder('stage')),
  batch: sql`position(cast(${sql.placeholder('batch')} as text) in ${deals.sourceDetailFolded}) > 0`,
  vehicleId: or(isNull(deals.vehicleId), eq(deals.vehicleId, sql.placeholder('vehicleId'))),
};
type FilterName = 'source' | 'stage' | 'batch' | 'vehicleId';
const FILTER_NAMES: readonly FilterName[] = ['source', 'stage', 'batch', 'vehicleId'];

// The folded text is there for the filter alone.
const { sourceDetailFolded: _, ...shown } = getTableColumns(deals);

/**
 * A page, newest first: every organization's newest from its index, then the newest of those. The
 * count is joined to it, so that it is there when the page is empty.
 */
const listQuery = (names: readonly FilterName[], includeDeleted: boolean) =>
  preparedList(`deals_list_${names.join('_')}${includeDeleted ? '_all' : ''}`, (db) => {
    const matching = and(
      visibleLater(),
      includeDeleted ? undefined : isNull(deals.deletedAt),
      ...names.map((name) => FILTERS[name]),
    );
    const counted = db
      .select({ total: sql<number>`count(*)`.mapWith(Number).as('total') })
      .from(deals)
      .where(matching)
      .as('counted');
    const newest = db
      .select({ id: deals.id, createdAt: deals.createdAt })
      .from(deals)
      .where(and(eq(deals.organizationId, sql`organization.id`), matching))
      .orderBy(newestFirst(deals.createdAt), asc(deals.id))
      .limit(sql.placeholder('reach'))
      .as('newest');
    const page = db
      .select({ id: newest.id })
      .from(
        sql`unnest(cast(cast(${sql.placeholder('organizationIds')} as text) as text[])) as organization(id)`,
      )
      .crossJoinLateral(newest)
      .orderBy(newestFirst(newest.createdAt), asc(newest.id))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .as('page');
    return db
      .select({ total: counted.total, deal: shown })
      .from(counted)
      .leftJoin(page, sql`true`)
      .leftJoin(deals, eq(deals.id, page.id))
      .orderBy(newestFirst(deals.createdAt), asc(deals.id));
  });

const made = new Map<string, ReturnType<typeof listQuery>>();

/** A statement for each choice of filters: one for all of them could use no index. */
function listQueryFor(names: readonly FilterName[], includeDeleted: boolean) {
  const key = `${names.join()} ${includeDeleted}`;
  const query = made.get(key) ?? listQuery(names, includeDeleted);
  made.set(key, query);
  return query;
}

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
  const { organizationId, includeDeleted, ...values } = filter;
  const names = FILTER_NAMES.filter((name) => values[name] !== null);
  const rows = await listQueryFor(
    names,
    includeDeleted,
  )(scope.db).execute({
    ...values,
    ...reach(scope, organizationId),
    reach: values.limit + values.offset,
  });
  return { total: rows[0]?.total ?? 0, deals: rows.flatMap((row) => row.deal ?? []) };
}
