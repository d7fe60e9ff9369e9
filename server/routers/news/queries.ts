import { and, asc, eq, gt, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { anyOf, arrayLiteral } from '@/db/arrays';
import { prepared } from '@/db/prepared';
import { companies, newsItems } from '@/db/schema';
import type { HOLD_REASONS } from '@/db/enums';
import type { EditScope, Scope } from '@/server/access/scope';
import { isCompany, namedCompanyColumns, newestFirst } from '../portfolio/child-queries';

type HoldReason = (typeof HOLD_REASONS)[number];

const columns = {
  id: newsItems.id,
  vehicleId: newsItems.vehicleId,
  companyId: newsItems.companyId,
  title: newsItems.title,
  url: newsItems.url,
  urlNormalized: newsItems.urlNormalized,
  source: newsItems.source,
  sourceTier: newsItems.sourceTier,
  publishedAt: newsItems.publishedAt,
  summary: newsItems.summary,
  confidence: newsItems.confidence,
  hidden: newsItems.hidden,
  holdReason: newsItems.holdReason,
  materialNegative: newsItems.materialNegative,
  discoveredAt: newsItems.discoveredAt,
  discoveredBy: newsItems.discoveredBy,
  lastValidatedAt: newsItems.lastValidatedAt,
  deletedAt: newsItems.deletedAt,
};

const itemQuery = prepared('news_item', (db) =>
  db
    .select(columns)
    .from(newsItems)
    .innerJoin(companies, and(eq(companies.id, newsItems.companyId), isNull(companies.deletedAt)))
    .where(
      and(
        eq(newsItems.id, sql.placeholder('id')),
        anyOf(newsItems.vehicleId, sql.placeholder('vehicleIds')),
      ),
    ),
);

/** A story of a living company within reach, soft-deleted or not. */
export async function newsItemById(scope: Scope, id: string) {
  const vehicleIds = arrayLiteral(scope.vehicleIds);
  const [row] = await itemQuery(scope.db).execute({ id, vehicleIds });
  return row;
}

const within = (scope: Scope, id: string) =>
  and(eq(newsItems.id, id), anyOf(newsItems.vehicleId, arrayLiteral(scope.vehicleIds)));

/** Shows or hides a story and stamps who did it, if it stands as it must; showing clears the hold. */
export async function reviewNewsItem(
  scope: EditScope,
  id: string,
  hidden: boolean,
  reviewer: string,
  standing: SQL | undefined = isNull(newsItems.deletedAt),
) {
  const [row] = await scope.db
    .update(newsItems)
    .set({
      hidden,
      reviewedBy: reviewer,
      reviewedAt: sql`now()`,
      ...(hidden ? {} : { holdReason: null }),
    })
    .where(and(within(scope, id), standing))
    .returning(columns);
  return row;
}

/** Takes a story away for good; undefined if it is so already, or gone. */
export async function softDeleteNewsItem(scope: EditScope, id: string) {
  const [row] = await scope.db
    .update(newsItems)
    .set({ deletedAt: sql`now()` })
    .where(and(within(scope, id), isNull(newsItems.deletedAt)))
    .returning(columns);
  return row;
}

const seen = alias(newsItems, 'seen');

/** Condition: the story comes after the one seen last; an unknown one has none behind it. */
const behind = (scope: Scope, companyId: string, cursor: string) => {
  const seenAt = scope.db
    .select({ at: seen.publishedAt })
    .from(seen)
    .where(and(eq(seen.id, cursor), eq(seen.companyId, companyId)));
  return and(
    sql`${newsItems.publishedAt} <= (${seenAt})`,
    or(sql`${newsItems.publishedAt} < (${seenAt})`, gt(newsItems.id, cursor)),
  );
};

/** A page of a company's stories, latest first, hidden ones only on demand. */
export async function newsOfCompany(
  scope: Scope,
  companyId: string,
  options: { includeHidden: boolean; cursor?: string | undefined; limit: number },
) {
  const rows = await scope.db
    .select(columns)
    .from(newsItems)
    .where(
      and(
        eq(newsItems.companyId, companyId),
        anyOf(newsItems.vehicleId, arrayLiteral(scope.vehicleIds)),
        isNull(newsItems.deletedAt),
        options.includeHidden ? undefined : eq(newsItems.hidden, false),
        options.cursor === undefined ? undefined : behind(scope, companyId, options.cursor),
      ),
    )
    .orderBy(sql`${newsItems.publishedAt} desc nulls last`, asc(newsItems.id))
    .limit(options.limit + 1);
  const items = rows.slice(0, options.limit);
  return { items, nextCursor: rows.length > items.length ? (items.at(-1)?.id ?? null) : null };
}

/** Condition: the story is held and nobody has decided about it. */
export const awaitsReview = and(
  eq(newsItems.hidden, true),
  isNotNull(newsItems.holdReason),
  isNull(newsItems.reviewedAt),
  isNull(newsItems.deletedAt),
);

/** Held stories that wait for a person, latest found first. */
export const heldNews = (
  scope: Scope,
  vehicleIds: readonly string[],
  limit: number,
  companyId?: string,
) =>
  scope.db
    .select({ item: columns, company: namedCompanyColumns })
    .from(newsItems)
    .innerJoin(companies, and(eq(companies.id, newsItems.companyId), isNull(companies.deletedAt)))
    .where(
      and(anyOf(newsItems.vehicleId, arrayLiteral(vehicleIds)), awaitsReview, isCompany(companyId)),
    )
    .orderBy(newestFirst(newsItems.discoveredAt), asc(newsItems.id))
    .limit(limit);

/** Puts a story back among those that wait for a person, held for the reason it was. */
export async function holdNewsItemAgain(scope: EditScope, id: string, holdReason: HoldReason) {
  const [row] = await scope.db
    .update(newsItems)
    .set({ hidden: true, holdReason, reviewedBy: null, reviewedAt: null })
    .where(and(within(scope, id), isNull(newsItems.deletedAt)))
    .returning(columns);
  return row;
}
