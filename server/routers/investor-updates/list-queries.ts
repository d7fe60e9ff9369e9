import { and, asc, eq, getTableColumns, gt, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { arrayLiteral } from '@/db/arrays';
import type { Db } from '@/db/client';
import { prepared } from '@/db/prepared';
import { companies, investorUpdates } from '@/db/schema';
import type { Scope } from '@/server/access/scope';
import {
  companyColumns,
  livingCompanyOfRoute,
  newestFirst,
} from '@/server/routers/portfolio/child-queries';

/** Which updates a list shows. */
export interface UpdateFilter {
  needsExtraction?: 'metrics' | 'customers' | undefined;
  includeDeleted: boolean;
  /** Id of the last update seen; the list goes on behind it. */
  cursor?: string | undefined;
  limit: number;
}

/** What a filter makes of the statement; each variant is one that its indexes can serve. */
interface Variant {
  needs: 'metrics' | 'customers' | 'all';
  includeDeleted: boolean;
  isFirstPage: boolean;
}

/** A page ends with the row that fills it: 200 rows could otherwise hold 800 MB of text. */
const PAGE_BYTES = 16 * 1024 * 1024;

const candidate = alias(investorUpdates, 'candidate');
const seen = alias(investorUpdates, 'seen');

const isListed = (variant: Variant) =>
  and(
    eq(candidate.companyId, companies.id),
    variant.includeDeleted ? undefined : isNull(candidate.deletedAt),
    variant.needs === 'metrics' ? isNull(candidate.processedMetricsAt) : undefined,
    variant.needs === 'customers' ? isNull(candidate.processedCustomersAt) : undefined,
    ...(variant.isFirstPage
      ? []
      : [
          lte(candidate.receivedAt, seen.receivedAt),
          or(lt(candidate.receivedAt, seen.receivedAt), gt(candidate.id, seen.id)),
        ]),
  );

/** The ids of a page, each with the id after it and the bytes of text before it. */
function pageOf(db: Db, variant: Variant) {
  const { id, receivedAt, rawBody, rawHtml, attachmentsJson, attachmentsBytes } = candidate;
  const order = sql`${newestFirst(receivedAt)}, ${id}`;
  // Three bytes of JSON, or four as the database spells it, may become an object of fifty. To spell
  // it out for each list would take long.
  const bytes = sql`octet_length(${rawBody}) + coalesce(octet_length(${rawHtml}), 0)
    + coalesce(22 * ${attachmentsBytes}, 16 * octet_length(${attachmentsJson}::text), 0)`;
  const before = sql`sum(${bytes}) over (order by ${order} rows between unbounded preceding and 1 preceding)`;
  return db
    .select({
      id,
      nextId: sql<string | null>`lead(${id}) over (order by ${order})`.as('next_id'),
      bytesBefore: sql<number>`coalesce(${before}, 0)`.as('bytes_before'),
    })
    .from(candidate)
    .where(isListed(variant))
    .orderBy(order)
    .limit(sql.placeholder('limit'))
    .as('page');
}

function buildList(db: Db, variant: Variant) {
  const page = pageOf(db, variant);
  return db
    .select({
      company: companyColumns,
      seenId: seen.id,
      nextId: page.nextId,
      update: getTableColumns(investorUpdates),
    })
    .from(companies)
    .leftJoin(seen, and(eq(seen.companyId, companies.id), eq(seen.id, sql.placeholder('cursor'))))
    .leftJoinLateral(page, sql`${page.bytesBefore} < ${sql.raw(String(PAGE_BYTES))}`)
    .leftJoin(
      investorUpdates,
      and(eq(investorUpdates.companyId, companies.id), eq(investorUpdates.id, page.id)),
    )
    .where(livingCompanyOfRoute())
    .orderBy(asc(companies.id), newestFirst(investorUpdates.receivedAt), asc(investorUpdates.id));
}

const prepareList = (variant: Variant) =>
  prepared(
    `updates_${variant.needs}_${variant.includeDeleted ? 'any' : 'living'}_${variant.isFirstPage ? 'first' : 'next'}`,
    (db) => buildList(db, variant),
  );
const lists = new Map<string, ReturnType<typeof prepareList>>();

function listFor(variant: Variant) {
  const key = JSON.stringify(variant);
  const made = lists.get(key) ?? prepareList(variant);
  lists.set(key, made);
  return made;
}

/**
 * The living companies of the slug in the given vehicles, each with a page of its updates,
 * received last first; one statement. A row without update tells of a company without any.
 * `seenId` is null where the cursor is no update of the company; `nextId` is null at the end.
 */
export const companiesWithUpdates = (
  scope: Scope,
  slug: string,
  vehicleIds: readonly string[],
  { needsExtraction, includeDeleted, cursor, limit }: UpdateFilter,
) =>
  listFor({
    needs: needsExtraction ?? 'all',
    includeDeleted,
    isFirstPage: cursor === undefined,
  })(scope.db).execute({
    slug,
    vehicleIds: arrayLiteral(vehicleIds),
    cursor: cursor ?? null,
    limit,
  });
