import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { anyOf, arrayLiteral } from '@/db/arrays';
import { prepared } from '@/db/prepared';
import { companies, newsItems } from '@/db/schema';
import type { EditScope, Scope } from '@/server/access/scope';

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

/** Shows or hides a story and stamps who did it; showing clears the hold. */
export async function reviewNewsItem(
  scope: EditScope,
  id: string,
  hidden: boolean,
  reviewer: string,
) {
  const [row] = await scope.db
    .update(newsItems)
    .set({
      hidden,
      reviewedBy: reviewer,
      reviewedAt: sql`now()`,
      ...(hidden ? {} : { holdReason: null }),
    })
    .where(and(within(scope, id), isNull(newsItems.deletedAt)))
    .returning(columns);
  return row;
}

/** Takes a story away for good; a second time changes nothing. */
export async function softDeleteNewsItem(scope: EditScope, id: string) {
  const [row] = await scope.db
    .update(newsItems)
    .set({ deletedAt: sql`coalesce(${newsItems.deletedAt}, now())` })
    .where(within(scope, id))
    .returning(columns);
  return row;
}

/** A company's stories, latest first, hidden ones only on demand. */
export const newsOfCompany = (
  scope: Scope,
  companyId: string,
  options: { includeHidden: boolean; limit: number },
) =>
  scope.db
    .select(columns)
    .from(newsItems)
    .where(
      and(
        eq(newsItems.companyId, companyId),
        anyOf(newsItems.vehicleId, arrayLiteral(scope.vehicleIds)),
        isNull(newsItems.deletedAt),
        options.includeHidden ? undefined : eq(newsItems.hidden, false),
      ),
    )
    .orderBy(sql`${newsItems.publishedAt} desc nulls last`, asc(newsItems.id))
    .limit(options.limit);

/** Held stories of every vehicle within reach, latest found first. */
export const heldNews = (scope: Scope, limit: number) =>
  scope.db
    .select({
      ...columns,
      companySlug: companies.slug,
      companyName: companies.name,
    })
    .from(newsItems)
    .innerJoin(companies, and(eq(companies.id, newsItems.companyId), isNull(companies.deletedAt)))
    .where(
      and(
        anyOf(newsItems.vehicleId, arrayLiteral(scope.vehicleIds)),
        eq(newsItems.hidden, true),
        isNotNull(newsItems.holdReason),
        isNull(newsItems.deletedAt),
      ),
    )
    .orderBy(sql`${newsItems.discoveredAt} desc nulls last`, asc(newsItems.id))
    .limit(limit);
