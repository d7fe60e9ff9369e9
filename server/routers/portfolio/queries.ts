import { and, asc, eq, getTableColumns, isNotNull, isNull, sql } from 'drizzle-orm';
import { anyOf, arrayLiteral } from '@/db/arrays';
import { DELETED, RESTORED } from '@/db/deletion-mark';
import { prepared, preparedList } from '@/db/prepared';
import { companies, vehicles } from '@/db/schema';
import type { EditScope, Scope } from '@/server/access/scope';

export type Company = typeof companies.$inferSelect;
export type CompanyValues = Omit<typeof companies.$inferInsert, 'id' | 'createdAt' | 'deletedAt'>;

const bySlugQuery = prepared('companies_by_slug', (db) =>
  db
    .select(getTableColumns(companies))
    .from(companies)
    .where(
      and(
        eq(companies.slug, sql.placeholder('slug')),
        anyOf(companies.vehicleId, sql.placeholder('vehicleIds')),
      ),
    )
    .orderBy(asc(companies.id)),
);

/** Companies with this slug in the given vehicles of the caller, soft-deleted ones included. */
export const companiesBySlug = (
  scope: Scope,
  slug: string,
  vehicleIds: readonly string[] = scope.vehicleIds,
): Promise<Company[]> =>
  bySlugQuery(scope.db).execute({ slug, vehicleIds: arrayLiteral(vehicleIds) });

const summaryQuery = preparedList('portfolio_summary', (db) =>
  db
    .select({
      targets: {
        targetFundSize: vehicles.targetFundSize,
        targetCompanyCount: vehicles.targetCompanyCount,
        maxConcentrationPct: vehicles.maxConcentrationPct,
      },
      company: getTableColumns(companies),
    })
    .from(vehicles)
    .leftJoin(
      companies,
      and(
        eq(companies.vehicleId, vehicles.id),
        sql`(cast(${sql.placeholder('includeDeleted')} as boolean) or ${companies.deletedAt} is null)`,
      ),
    )
    .where(
      and(
        anyOf(vehicles.id, sql.placeholder('vehicleIds')),
        eq(vehicles.id, sql.placeholder('vehicleId')),
      ),
    )
    .orderBy(asc(companies.name), asc(companies.id)),
);

/** A vehicle's targets and its companies by name; one statement. */
export async function vehicleHoldings(scope: Scope, vehicleId: string, includeDeleted: boolean) {
  const rows = await summaryQuery(scope.db).execute({
    vehicleId,
    includeDeleted,
    vehicleIds: arrayLiteral(scope.vehicleIds),
  });
  return { targets: rows[0]?.targets, companies: rows.flatMap((row) => row.company ?? []) };
}

/**
 * The company that holds a slug in an organization, whoever may see it. Slugs are unique there,
 * so a taken one is told even to a caller without a grant for its vehicle.
 */
export async function slugHolder(scope: Scope, organizationId: string, slug: string) {
  const [row] = await scope.db
    .select({ vehicleId: companies.vehicleId, deletedAt: companies.deletedAt })
    .from(companies)
    .where(
      and(
        anyOf(companies.organizationId, arrayLiteral(scope.organizationIds)),
        eq(companies.organizationId, organizationId),
        eq(companies.slug, slug),
      ),
    );
  return row;
}

/** Which of these slugs are taken in an organization. */
export async function slugsTaken(scope: Scope, organizationId: string, slugs: readonly string[]) {
  const rows = await scope.db
    .select({ slug: companies.slug })
    .from(companies)
    .where(
      and(
        anyOf(companies.organizationId, arrayLiteral(scope.organizationIds)),
        eq(companies.organizationId, organizationId),
        anyOf(companies.slug, arrayLiteral(slugs)),
      ),
    );
  return new Set(rows.map(({ slug }) => slug));
}

/** Stores a company; undefined if its slug is taken in the organization. */
export async function insertCompany(scope: EditScope, values: CompanyValues) {
  const [row] = await scope.db
    .insert(companies)
    .values(values)
    .onConflictDoNothing({ target: [companies.organizationId, companies.slug] })
    .returning();
  return row;
}

const within = (scope: Scope, id: string) =>
  and(eq(companies.id, id), anyOf(companies.vehicleId, arrayLiteral(scope.vehicleIds)));

/** Locks a company until the end of the transaction and gives it as it is now. */
export async function lockCompany(scope: EditScope, id: string) {
  const [row] = await scope.db
    .select(getTableColumns(companies))
    .from(companies)
    .where(within(scope, id))
    .for('update');
  return row;
}

/** Changes the given columns of a company: a living one, or with `restore` any. */
export async function updateCompany(
  scope: EditScope,
  id: string,
  values: Partial<Omit<typeof companies.$inferInsert, 'id' | 'vehicleId' | 'organizationId'>>,
  options: { restore: boolean },
) {
  const [row] = await scope.db
    .update(companies)
    .set({ ...values, updatedAt: sql`now()` })
    .where(and(within(scope, id), options.restore ? undefined : isNull(companies.deletedAt)))
    .returning();
  return row;
}

/** Marks a company as deleted, once. */
export async function softDeleteCompany(scope: EditScope, id: string): Promise<void> {
  await scope.db
    .update(companies)
    .set(DELETED)
    .where(and(within(scope, id), isNull(companies.deletedAt)));
}

/** Takes the deletion mark off a company; undefined if it has none, or is gone. */
export async function restoreCompany(scope: EditScope, id: string) {
  const [row] = await scope.db
    .update(companies)
    .set(RESTORED)
    .where(and(within(scope, id), isNotNull(companies.deletedAt)))
    .returning();
  return row;
}

/** Soft-deleted companies of the caller's vehicles, for the console's restore view. */
export const deletedCompanies = (scope: Scope) =>
  scope.db
    .select(getTableColumns(companies))
    .from(companies)
    .where(
      and(
        anyOf(companies.vehicleId, arrayLiteral(scope.vehicleIds)),
        isNotNull(companies.deletedAt),
      ),
    )
    .orderBy(asc(companies.name), asc(companies.id));
