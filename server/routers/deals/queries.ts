import {
  and,
  asc,
  eq,
  getTableColumns,
  isNotNull,
  isNull,
  or,
  type Placeholder,
  sql,
} from 'drizzle-orm';
import { anyOf, arrayLiteral } from '@/db/arrays';
import { DELETED, RESTORED } from '@/db/deletion-mark';
import { prepared } from '@/db/prepared';
import { deals } from '@/db/schema';
import type { EditScope, Scope } from '@/server/access/scope';

export type DealRow = typeof deals.$inferSelect;
export type DealValues = Partial<
  Omit<typeof deals.$inferInsert, 'id' | 'slug' | 'organizationId' | 'createdAt' | 'updatedAt'>
>;

/** Unassigned deals of the caller's organizations, and those of the vehicles within reach (§3). */
const visible = (organizationIds: string | Placeholder, vehicleIds: string | Placeholder) =>
  and(
    anyOf(deals.organizationId, organizationIds),
    or(isNull(deals.vehicleId), anyOf(deals.vehicleId, vehicleIds)),
  );

/** Restricts a prepared query to what `reach` gives it later. */
export const visibleLater = () =>
  visible(sql.placeholder('organizationIds'), sql.placeholder('vehicleIds'));

/** The deal with this id, if the caller sees it. */
export const within = (scope: Scope, id: string) =>
  and(
    eq(deals.id, id),
    visible(arrayLiteral(scope.organizationIds), arrayLiteral(scope.vehicleIds)),
  );

/** What `visibleLater` needs; one organization of the caller's, or all. */
export const reach = (scope: Scope, organizationId?: string) => ({
  organizationIds: arrayLiteral(
    scope.organizationIds.filter((id) => organizationId === undefined || id === organizationId),
  ),
  vehicleIds: arrayLiteral(scope.vehicleIds),
});

const bySlugQuery = prepared('deals_by_slug', (db) =>
  db
    .select(getTableColumns(deals))
    .from(deals)
    .where(and(eq(deals.slug, sql.placeholder('slug')), visibleLater()))
    .orderBy(asc(deals.id)),
);

/** Visible deals with this slug, soft-deleted ones included, in one organization or in all. */
export const dealsBySlug = (
  scope: Scope,
  slug: string,
  organizationId: string | undefined,
): Promise<DealRow[]> => bySlugQuery(scope.db).execute({ slug, ...reach(scope, organizationId) });

/**
 * The deal that holds a slug in an organization, and whether the caller sees it. Slugs are unique
 * there, so a taken one is told even to a caller without a grant for its vehicle.
 */
export async function slugHolder(scope: Scope, organizationId: string, slug: string) {
  const [row] = await scope.db
    .select({ vehicleId: deals.vehicleId, deletedAt: deals.deletedAt })
    .from(deals)
    .where(
      and(
        anyOf(deals.organizationId, arrayLiteral(scope.organizationIds)),
        eq(deals.organizationId, organizationId),
        eq(deals.slug, slug),
      ),
    );
  return (
    row && {
      deleted: row.deletedAt !== null,
      visible: row.vehicleId === null || scope.vehicleIds.includes(row.vehicleId),
    }
  );
}

/** Which of these slugs are taken in an organization. */
export async function slugsTaken(scope: Scope, organizationId: string, slugs: readonly string[]) {
  const rows = await scope.db
    .select({ slug: deals.slug })
    .from(deals)
    .where(
      and(
        anyOf(deals.organizationId, arrayLiteral(scope.organizationIds)),
        eq(deals.organizationId, organizationId),
        anyOf(deals.slug, arrayLiteral(slugs)),
      ),
    );
  return new Set(rows.map(({ slug }) => slug));
}

/** Stores a deal; undefined if its slug is taken in the organization. */
export async function insertDeal(
  scope: EditScope,
  values: Omit<typeof deals.$inferInsert, 'id' | 'createdAt' | 'updatedAt' | 'deletedAt'>,
): Promise<DealRow | undefined> {
  const [row] = await scope.db
    .insert(deals)
    .values(values)
    .onConflictDoNothing({ target: [deals.organizationId, deals.slug] })
    .returning();
  return row;
}

/** Locks a deal until the end of the transaction and gives it as it is now. */
export async function lockDeal(scope: EditScope, id: string): Promise<DealRow | undefined> {
  const [row] = await scope.db
    .select(getTableColumns(deals))
    .from(deals)
    .where(within(scope, id))
    .for('update');
  return row;
}

/** Changes the given columns of a deal: a living one, or with `restore` any. */
export async function updateDeal(
  scope: EditScope,
  id: string,
  values: DealValues,
  options: { restore: boolean },
): Promise<DealRow | undefined> {
  const [row] = await scope.db
    .update(deals)
    .set({ ...values, updatedAt: sql`now()` })
    .where(and(within(scope, id), options.restore ? undefined : isNull(deals.deletedAt)))
    .returning();
  return row;
}

/** Marks a deal as deleted, once. */
export async function softDeleteDeal(scope: EditScope, id: string): Promise<void> {
  await scope.db
    .update(deals)
    .set(DELETED)
    .where(and(within(scope, id), isNull(deals.deletedAt)));
}

/** Takes the deletion mark off a deal; undefined if it has none, or is gone. */
export async function restoreDeal(scope: EditScope, id: string): Promise<DealRow | undefined> {
  const [row] = await scope.db
    .update(deals)
    .set(RESTORED)
    .where(and(within(scope, id), isNotNull(deals.deletedAt)))
    .returning();
  return row;
}
