import { and, asc, isNull, sql } from 'drizzle-orm';
import { anyOf, arrayLiteral } from '@/db/arrays';
import { companies, newsItems } from '@/db/schema';
import type { EditScope, Scope } from '@/server/access/scope';

/** Living companies within reach that have one of the slugs, with what identifies them in a text. */
export const companiesForIngest = (scope: Scope, slugs: readonly string[]) =>
  scope.db
    .select({
      id: companies.id,
      slug: companies.slug,
      organizationId: companies.organizationId,
      vehicleId: companies.vehicleId,
      name: companies.name,
      website: companies.website,
      founders: companies.founders,
    })
    .from(companies)
    .where(
      and(
        anyOf(companies.slug, arrayLiteral(slugs)),
        anyOf(companies.vehicleId, arrayLiteral(scope.vehicleIds)),
        isNull(companies.deletedAt),
      ),
    )
    .orderBy(asc(companies.id));

export type IngestCompany = Awaited<ReturnType<typeof companiesForIngest>>[number];

/** Which of the slugs some living company of any organization has; nothing else of it leaves. */
export async function slugsInUse(scope: Scope, slugs: readonly string[]): Promise<Set<string>> {
  if (slugs.length === 0) return new Set();
  const rows = await scope.db
    .selectDistinct({ slug: companies.slug })
    .from(companies)
    .where(and(anyOf(companies.slug, arrayLiteral(slugs)), isNull(companies.deletedAt)));
  return new Set(rows.map((row) => row.slug));
}

export interface NewsKey {
  companyId: string;
  urlHash: string;
}

/** Stories that stand already, locked in one order, soft-deleted ones included. */
export async function lockExistingNews(scope: EditScope, keys: readonly NewsKey[]) {
  if (keys.length === 0) return [];
  const sent = sql`select * from jsonb_to_recordset(cast(cast(${JSON.stringify(keys)} as text) as jsonb))
    as sent("companyId" text, "urlHash" text)`;
  return scope.db
    .select({
      id: newsItems.id,
      companyId: newsItems.companyId,
      urlHash: newsItems.urlHash,
      summary: newsItems.summary,
      deletedAt: newsItems.deletedAt,
    })
    .from(newsItems)
    .where(
      and(
        anyOf(newsItems.vehicleId, arrayLiteral(scope.vehicleIds)),
        sql`(${newsItems.companyId}, ${newsItems.urlHash}) in (${sent})`,
      ),
    )
    .orderBy(asc(newsItems.id))
    .for('update');
}

export type NewsRow = Omit<
  typeof newsItems.$inferInsert,
  | 'id'
  | 'discoveredAt'
  | 'deletedAt'
  | 'lastValidatedAt'
  | 'lastTriedAt'
  | 'reviewedBy'
  | 'reviewedAt'
>;

/**
 * Stores stories, one per company and normalized URL. What stands already keeps its visibility,
 * hold and time of discovery; absent fields keep their values.
 */
export function upsertNews(scope: EditScope, rows: readonly NewsRow[]) {
  return scope.db
    .insert(newsItems)
    .values([...rows])
    .onConflictDoUpdate({
      target: [newsItems.companyId, newsItems.urlHash],
      set: {
        title: sql`excluded.title`,
        publishedAt: sql`excluded.published_at`,
        source: sql`coalesce(excluded.source, ${newsItems.source})`,
        summary: sql`coalesce(excluded.summary, ${newsItems.summary})`,
        confidence: sql`coalesce(excluded.confidence, ${newsItems.confidence})`,
        materialNegative: sql`excluded.material_negative`,
      },
      setWhere: isNull(newsItems.deletedAt),
    })
    .returning({
      id: newsItems.id,
      companyId: newsItems.companyId,
      urlHash: newsItems.urlHash,
      inserted: sql<boolean>`(xmax = 0)`,
    });
}
