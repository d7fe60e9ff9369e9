import { type AnyColumn, and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { anyOf, arrayLiteral } from '@/db/arrays';
import { companies } from '@/db/schema';
import type { EditScope, Scope } from '@/server/access/scope';

/** The company that a child's route is about, as far as the route needs it. */
export const companyColumns = {
  id: companies.id,
  vehicleId: companies.vehicleId,
  organizationId: companies.organizationId,
};

/** A company as lists of what is about it name it. */
export const namedCompanyColumns = {
  id: companies.id,
  slug: companies.slug,
  name: companies.name,
  vehicleId: companies.vehicleId,
};

/** Condition: it is about this company; nothing where none is named. */
export const isCompany = (companyId: string | undefined) =>
  companyId === undefined ? undefined : eq(companies.id, companyId);

/** For reads of children: the living companies of a slug. Placeholders `slug` and `vehicleIds`. */
export const livingCompanyOfRoute = () =>
  and(
    eq(companies.slug, sql.placeholder('slug')),
    anyOf(companies.vehicleId, sql.placeholder('vehicleIds')),
    isNull(companies.deletedAt),
  );

/** Condition: the column names a company in the caller's vehicles, soft-deleted or not. */
export const ofReachedCompany = (scope: Scope, companyId: AnyColumn): SQL =>
  sql`${companyId} in (select ${companies.id} from ${companies} where ${anyOf(companies.vehicleId, arrayLiteral(scope.vehicleIds))})`;

/**
 * The company's id as a value to insert, or null (which no child takes) outside the caller's
 * vehicles: a row for a foreign company cannot be written even by a careless caller.
 */
export const reachedCompany = (scope: EditScope, companyId: string): SQL<string> =>
  sql<string>`(select ${companies.id} from ${companies} where ${and(
    eq(companies.id, companyId),
    anyOf(companies.vehicleId, arrayLiteral(scope.vehicleIds)),
  )})`;

/** The same for a prepared write; placeholders `companyId` and `vehicleIds`. */
export const reachedCompanyLater = (): SQL<string> =>
  sql<string>`(select ${companies.id} from ${companies} where ${and(
    eq(companies.id, sql.placeholder('companyId')),
    anyOf(companies.vehicleId, sql.placeholder('vehicleIds')),
  )})`;

/** Descending order that the tables' indexes serve; their columns are never null. */
export const newestFirst = (column: AnyColumn): SQL => sql`${column} desc nulls last`;
