import { type AnyColumn, and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { anyOf, arrayLiteral } from '@/db/arrays';
import type { ASK_STATUSES } from '@/db/enums';
import { preparedList } from '@/db/prepared';
import { asks, companies, investorUpdates } from '@/db/schema';
import type { EditScope, Scope } from '@/server/access/scope';
import { companyColumns, livingCompanyOfRoute, newestFirst } from '../portfolio/child-queries';
import type { ASK_STATUS_FILTERS } from './schemas';

type StatusFilter = (typeof ASK_STATUS_FILTERS)[number];

/** An ask as callers know it. */
export const columns = {
  id: asks.id,
  vehicleId: asks.vehicleId,
  companyId: asks.companyId,
  updateId: asks.updateId,
  type: asks.type,
  status: asks.status,
  title: asks.title,
  description: asks.description,
  hidden: asks.hidden,
  publishedAt: asks.publishedAt,
  createdAt: asks.createdAt,
  updatedAt: asks.updatedAt,
  resolvedAt: asks.resolvedAt,
  resolvedBy: asks.resolvedBy,
};

// The status is written into the SQL, not passed, so that the partial index of open asks serves.
const matching = (table: { status: AnyColumn; hidden: AnyColumn }, status: StatusFilter) =>
  and(
    status === 'ALL' ? undefined : sql`${table.status} = ${sql.raw(`'${status}'`)}`,
    sql`(cast(${sql.placeholder('includeHidden')} as boolean) or not ${table.hidden})`,
  );

/** The newest asks of each vehicle through its index, merged: flat however many there are. */
const listQuery = (status: StatusFilter) =>
  preparedList(`asks_list_${status}`, (db) => {
    const newest = db
      .select(columns)
      .from(asks)
      .innerJoin(companies, and(eq(companies.id, asks.companyId), isNull(companies.deletedAt)))
      .where(
        and(
          sql`${asks.vehicleId} = reached.id`,
          sql`(cast(${sql.placeholder('companyId')} as text) is null or ${asks.companyId} = ${sql.placeholder('companyId')})`,
          matching(asks, status),
        ),
      )
      .orderBy(newestFirst(asks.createdAt), asc(asks.id))
      .limit(sql.placeholder('limit'))
      .as('newest');
    return db
      .select({
        id: newest.id,
        companyId: newest.companyId,
        updateId: newest.updateId,
        type: newest.type,
        status: newest.status,
        title: newest.title,
        description: newest.description,
        hidden: newest.hidden,
        publishedAt: newest.publishedAt,
        createdAt: newest.createdAt,
        updatedAt: newest.updatedAt,
        resolvedAt: newest.resolvedAt,
        resolvedBy: newest.resolvedBy,
      })
      .from(
        sql`unnest(cast(cast(${sql.placeholder('vehicleIds')} as text) as text[])) as reached(id)`,
      )
      .innerJoinLateral(newest, sql`true`)
      .orderBy(newestFirst(newest.createdAt), asc(newest.id))
      .limit(sql.placeholder('limit'));
  });

const byStatus = {
  OPEN: listQuery('OPEN'),
  RESOLVED: listQuery('RESOLVED'),
  ALL: listQuery('ALL'),
};

interface Filters {
  status: StatusFilter;
  includeHidden: boolean;
  limit: number;
}

/** Asks of every vehicle within reach, newest first; one statement. */
export const listAsks = (scope: Scope, filters: Filters & { companyId?: string | undefined }) =>
  byStatus[filters.status](scope.db).execute({
    includeHidden: filters.includeHidden,
    companyId: filters.companyId ?? null,
    limit: filters.limit,
    vehicleIds: arrayLiteral(scope.vehicleIds),
  });

const candidate = alias(asks, 'candidate');

const ofCompanyQuery = (status: StatusFilter) =>
  preparedList(`asks_of_company_${status}`, (db) => {
    const page = db
      .select({ id: candidate.id })
      .from(candidate)
      .where(and(eq(candidate.companyId, companies.id), matching(candidate, status)))
      .orderBy(newestFirst(candidate.createdAt), asc(candidate.id))
      .limit(sql.placeholder('limit'))
      .as('page');
    return db
      .select({ company: companyColumns, ask: columns, receivedAt: investorUpdates.receivedAt })
      .from(companies)
      .leftJoinLateral(page, sql`true`)
      .leftJoin(asks, and(eq(asks.companyId, companies.id), eq(asks.id, page.id)))
      .leftJoin(
        investorUpdates,
        and(eq(investorUpdates.companyId, asks.companyId), eq(investorUpdates.id, asks.updateId)),
      )
      .where(livingCompanyOfRoute())
      .orderBy(asc(companies.id), newestFirst(asks.createdAt), asc(asks.id));
  });

const ofCompanyByStatus = {
  OPEN: ofCompanyQuery('OPEN'),
  RESOLVED: ofCompanyQuery('RESOLVED'),
  ALL: ofCompanyQuery('ALL'),
};

/**
 * The living companies of a slug, each row with one of their asks or none, and when the update that
 * asks it came; one statement.
 */
export const asksOfCompany = (
  scope: Scope,
  slug: string,
  vehicleIds: readonly string[],
  filters: Filters,
) =>
  ofCompanyByStatus[filters.status](scope.db).execute({
    slug,
    vehicleIds: arrayLiteral(vehicleIds),
    includeHidden: filters.includeHidden,
    limit: filters.limit,
  });

/** An ask of a living company within reach. */
export async function askById(scope: Scope, id: string) {
  const [row] = await scope.db
    .select(columns)
    .from(asks)
    .innerJoin(companies, and(eq(companies.id, asks.companyId), isNull(companies.deletedAt)))
    .where(and(eq(asks.id, id), anyOf(asks.vehicleId, arrayLiteral(scope.vehicleIds))));
  return row;
}

interface AskChanges {
  status?: (typeof ASK_STATUSES)[number] | undefined;
  hidden?: boolean | undefined;
  /** Lets it out, or takes it back. */
  publish?: boolean;
}

const publication = (publish: boolean | undefined) =>
  publish === undefined
    ? {}
    : {
        publishedAt: publish ? sql`coalesce(${asks.publishedAt}, now())` : null,
        takenBack: !publish,
      };

/** Changes an ask; resolving again keeps who resolved it first, and when. */
export async function changeAsk(
  scope: EditScope,
  id: string,
  changes: AskChanges,
  actor: string,
  standing?: SQL,
) {
  const { status, hidden, publish } = changes;
  const resolution =
    status === 'RESOLVED'
      ? {
          resolvedAt: sql`coalesce(${asks.resolvedAt}, now())`,
          resolvedBy: sql`coalesce(${asks.resolvedBy}, ${actor})`,
        }
      : status === 'OPEN'
        ? { resolvedAt: null, resolvedBy: null }
        : {};
  const [row] = await scope.db
    .update(asks)
    .set({
      status,
      hidden,
      ...resolution,
      ...publication(publish),
      updatedAt: sql`now()`,
    })
    .where(and(eq(asks.id, id), anyOf(asks.vehicleId, arrayLiteral(scope.vehicleIds)), standing))
    .returning(columns);
  return row;
}
