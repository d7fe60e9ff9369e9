import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { amongMany, anyOf, arrayLiteral } from '@/db/arrays';
import { companies, newsItems, vehicles } from '@/db/schema';
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

/** Visible stories, locked in one order, so that two runs at once cannot deadlock. */
const locked = (scope: EditScope, condition: SQL) =>
  scope.db
    .select({ id: newsItems.id })
    .from(newsItems)
    .where(and(visible(scope), condition))
    .orderBy(asc(newsItems.id))
    .for('update')
    .as('locked');

/** Hides stories published more than 365 days ago. @returns the vehicle of each */
export async function archiveByAge(scope: EditScope): Promise<string[]> {
  const old = locked(scope, sql`${newsItems.publishedAt} < now() - interval '365 days'`);
  const rows = await scope.db
    .update(newsItems)
    .set({ hidden: true })
    .from(old)
    .where(eq(newsItems.id, old.id))
    .returning({ vehicleId: newsItems.vehicleId });
  return rows.map(({ vehicleId }) => vehicleId);
}

/**
 * Visible stories not validated within 7 days, in the order in which they are to be tried: each
 * organization's own by their last try, oldest first, and the organizations in turns, so that
 * none's addresses keep another's from being tried; first the one whose last turn is longest ago.
 */
export function newsToValidate(scope: Scope) {
  const due = scope.db
    .select({ id: newsItems.id, url: newsItems.url, lastTriedAt: newsItems.lastTriedAt })
    .from(newsItems)
    .where(
      and(
        eq(newsItems.vehicleId, vehicles.id),
        eq(newsItems.hidden, false),
        isNull(newsItems.deletedAt),
        // Asked row by row, since a join would sort all that is due before it takes the first.
        sql`(select ${companies.deletedAt} is null from ${companies} where ${companies.id} = ${newsItems.companyId})`,
        sql`(${newsItems.lastValidatedAt} is null or ${newsItems.lastValidatedAt} < now() - interval '7 days')`,
      ),
    )
    .orderBy(sql`${newsItems.lastTriedAt} asc nulls first`, asc(newsItems.id))
    .limit(CANDIDATES)
    .as('due');
  const { organizationId } = vehicles;
  return scope.db
    .select({ id: due.id, url: due.url, vehicleId: vehicles.id, organizationId })
    .from(vehicles)
    .innerJoinLateral(due, sql`true`)
    .where(anyOf(vehicles.id, arrayLiteral(scope.vehicleIds)))
    .orderBy(
      sql`row_number() over (partition by ${organizationId} order by ${due.lastTriedAt} nulls first, ${due.id})`,
      sql`max(${due.lastTriedAt}) over (partition by ${organizationId}) nulls first`,
      asc(due.id),
    )
    .limit(CANDIDATES);
}

const among = (ids: readonly string[]): SQL => amongMany(newsItems.id, arrayLiteral(ids));

/** Stamps stories as tried whose addresses told nothing; no change, so it leaves no audit event. */
export async function recordTries(scope: EditScope, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const tried = locked(scope, among(ids));
  await scope.db
    .update(newsItems)
    .set({ lastTriedAt: sql`now()` })
    .from(tried)
    .where(eq(newsItems.id, tried.id));
}

/** Stamps stories as validated and hides what is gone. @returns those that were still visible */
export async function recordChecks(
  scope: EditScope,
  checks: readonly { id: string; gone: boolean }[],
): Promise<{ vehicleId: string; gone: boolean }[]> {
  if (checks.length === 0) return [];
  const checked = locked(scope, among(checks.map(({ id }) => id)));
  const gone = among(checks.filter((check) => check.gone).map(({ id }) => id));
  return scope.db
    .update(newsItems)
    .set({ lastValidatedAt: sql`now()`, lastTriedAt: sql`now()`, hidden: gone })
    .from(checked)
    .where(eq(newsItems.id, checked.id))
    .returning({ vehicleId: newsItems.vehicleId, gone: newsItems.hidden });
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
