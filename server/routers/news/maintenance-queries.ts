import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { anyOf, arrayLiteral } from '@/db/arrays';
import { companies, newsItems } from '@/db/schema';
import type { EditScope, Scope } from '@/server/access/scope';

/** More than a run of 20 seconds can check. */
const CANDIDATES = 2000;

const living = (scope: Scope) =>
  sql`exists (select 1 from ${companies} where ${companies.id} = ${newsItems.companyId}
    and ${companies.deletedAt} is null and ${anyOf(companies.vehicleId, arrayLiteral(scope.vehicleIds))})`;

const visible = (scope: Scope) =>
  and(
    anyOf(newsItems.vehicleId, arrayLiteral(scope.vehicleIds)),
    eq(newsItems.hidden, false),
    isNull(newsItems.deletedAt),
    living(scope),
  );

/** Hides stories published more than 365 days ago. @returns how many */
export async function archiveByAge(scope: EditScope): Promise<number> {
  const rows = await scope.db
    .update(newsItems)
    .set({ hidden: true })
    .where(and(visible(scope), sql`${newsItems.publishedAt} < now() - interval '365 days'`))
    .returning({ id: newsItems.id });
  return rows.length;
}

/** Visible stories not checked within 7 days, the longest unchecked first. */
export const newsToValidate = (scope: Scope) =>
  scope.db
    .select({ id: newsItems.id, url: newsItems.url })
    .from(newsItems)
    .where(
      and(
        visible(scope),
        sql`(${newsItems.lastValidatedAt} is null or ${newsItems.lastValidatedAt} < now() - interval '7 days')`,
      ),
    )
    .orderBy(sql`${newsItems.lastValidatedAt} asc nulls first`, asc(newsItems.id))
    .limit(CANDIDATES);

/** Stamps conclusive checks and hides what is gone. @returns how many were hidden by this */
export async function recordChecks(
  scope: EditScope,
  checks: readonly { id: string; gone: boolean }[],
): Promise<number> {
  if (checks.length === 0) return 0;
  const rows = await scope.db
    .update(newsItems)
    .set({
      lastValidatedAt: sql`now()`,
      hidden: sql`${newsItems.hidden} or sent.gone`,
    })
    .from(
      sql`jsonb_to_recordset(cast(cast(${JSON.stringify(checks)} as text) as jsonb)) as sent(id text, gone boolean)`,
    )
    .where(and(visible(scope), sql`${newsItems.id} = sent.id`))
    .returning({ gone: sql<boolean>`sent.gone` });
  return rows.filter((row) => row.gone).length;
}

/** Material-negative stories found within the last 24 hours, latest first. */
export const recentNegatives = (scope: Scope) =>
  scope.db
    .select({
      id: newsItems.id,
      companyId: newsItems.companyId,
      companySlug: companies.slug,
      companyName: companies.name,
      title: newsItems.title,
      url: newsItems.url,
      publishedAt: newsItems.publishedAt,
      discoveredAt: newsItems.discoveredAt,
      hidden: newsItems.hidden,
    })
    .from(newsItems)
    .innerJoin(companies, and(eq(companies.id, newsItems.companyId), isNull(companies.deletedAt)))
    .where(
      and(
        anyOf(newsItems.vehicleId, arrayLiteral(scope.vehicleIds)),
        eq(newsItems.materialNegative, true),
        isNull(newsItems.deletedAt),
        sql`${newsItems.discoveredAt} > now() - interval '24 hours'`,
      ),
    )
    .orderBy(sql`${newsItems.discoveredAt} desc nulls last`, asc(newsItems.id));
