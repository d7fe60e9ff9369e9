import { and, asc, eq, getTableColumns, isNull, or, sql } from 'drizzle-orm';
import { prepared } from '@/db/prepared';
import { deals } from '@/db/schema';
import type { Scope } from '@/server/access/scope';
import { ServiceError } from '@/server/errors';
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

/** What a page may hold: a server that answers with more has no room left for others. */
const PAGE_BYTES = 32 * 1024 * 1024;

const TEXTS = [
  ...[deals.description, deals.notes, deals.sourceDetail, deals.sector, deals.companyStage],
  ...[deals.scoutedByAgentId, sql`${deals.links}::text`],
];
const BYTES = sql.join(
  TEXTS.map((text) => sql`octet_length(${text})`),
  sql` + `,
);

/**
 * A page, newest first: every organization's newest from its index, then the newest of those. The
 * count is joined to it, so that it is there when the page is empty.
 */
const listQuery = (names: readonly FilterName[], includeDeleted: boolean) =>
  prepared(`deals_list_${names.join('_')}${includeDeleted ? '_all' : ''}`, (db) => {
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
    const sized = db
      .select({ id: deals.id, bytes: sql<number>`sum(${BYTES}) over ()`.as('bytes') })
      .from(page)
      .innerJoin(deals, eq(deals.id, page.id))
      .as('sized');
    return db
      .select({
        total: counted.total,
        bytes: sql<number>`coalesce(${sized.bytes}, 0)`.mapWith(Number),
        deal: getTableColumns(deals),
      })
      .from(counted)
      .leftJoin(sized, sql`true`)
      .leftJoin(
        deals,
        and(eq(deals.id, sized.id), sql`${sized.bytes} <= ${sql.raw(String(PAGE_BYTES))}`),
      )
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

/**
 * A page of deals, newest first, and how many match in all; one statement.
 * @throws BAD_REQUEST the page would hold more than 32 MiB of text
 */
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
  if ((rows[0]?.bytes ?? 0) > PAGE_BYTES) {
    throw new ServiceError(
      'BAD_REQUEST',
      'These deals hold more than 32 MiB of text together. Ask for fewer at a time with limit and offset.',
    );
  }
  return { total: rows[0]?.total ?? 0, deals: rows.flatMap((row) => row.deal ?? []) };
}
