import { and, asc, desc, eq, getTableColumns, isNull, or, sql } from 'drizzle-orm';
import { anyOf, arrayLiteral } from '@/db/arrays';
import { prepared, preparedList } from '@/db/prepared';
import { companies, deals, publicShareItems, publicShares } from '@/db/schema';
import type { EditScope, Scope } from '@/server/access/scope';
import type { FoundCompany, FoundDeal, ShareItem } from './pick-items';

export type Share = typeof publicShares.$inferSelect;
/** What of a share is shown wherever it is. */
export type ListedShare = Pick<
  Share,
  'id' | 'publicId' | 'title' | 'companyCount' | 'createdAt' | 'revokedAt'
>;
export type ShareValues = Omit<typeof publicShares.$inferInsert, 'id' | 'createdAt' | 'revokedAt'>;

/** The named organization, if it is one of the caller's. */
const withinOrganization = and(
  anyOf(publicShares.organizationId, sql.placeholder('organizationIds')),
  eq(publicShares.organizationId, sql.placeholder('organizationId')),
);

const reach = (scope: Scope, organizationId: string) => ({
  organizationId,
  organizationIds: arrayLiteral(scope.organizationIds),
});

const listQuery = preparedList('public_shares_list', (db) =>
  db
    .select({
      id: publicShares.id,
      publicId: publicShares.publicId,
      title: publicShares.title,
      companyCount: publicShares.companyCount,
      createdAt: publicShares.createdAt,
      revokedAt: publicShares.revokedAt,
    })
    .from(publicShares)
    .where(withinOrganization)
    .orderBy(desc(publicShares.createdAt), asc(publicShares.id)),
);

/** The shares of an organization, newest first, revoked ones included. */
export const listShares = (scope: Scope, organizationId: string): Promise<ListedShare[]> =>
  listQuery(scope.db).execute(reach(scope, organizationId));

const byRefQuery = prepared('public_share_by_ref', (db) =>
  db
    .select(getTableColumns(publicShares))
    .from(publicShares)
    .where(
      and(
        withinOrganization,
        or(
          eq(publicShares.id, sql.placeholder('ref')),
          eq(publicShares.publicId, sql.placeholder('ref')),
        ),
      ),
    ),
);

/** A share by its internal id or its public one. */
export async function shareByRef(
  scope: Scope,
  organizationId: string,
  ref: string,
): Promise<Share | undefined> {
  const [row] = await byRefQuery(scope.db).execute({ ...reach(scope, organizationId), ref });
  return row;
}

const byIdempotencyKeyQuery = prepared('public_share_by_idempotency_key', (db) =>
  db
    .select(getTableColumns(publicShares))
    .from(publicShares)
    .where(
      and(withinOrganization, eq(publicShares.idempotencyKey, sql.placeholder('idempotencyKey'))),
    ),
);

/** The share that was made with an Idempotency-Key. */
export async function shareByIdempotencyKey(
  scope: Scope,
  organizationId: string,
  idempotencyKey: string,
): Promise<Share | undefined> {
  const [row] = await byIdempotencyKeyQuery(scope.db).execute({
    ...reach(scope, organizationId),
    idempotencyKey,
  });
  return row;
}

const companiesQuery = prepared('shareable_companies', (db) =>
  db
    .select({ id: companies.id, name: companies.name, website: companies.website })
    .from(companies)
    .where(
      and(
        eq(companies.organizationId, sql.placeholder('organizationId')),
        anyOf(companies.vehicleId, sql.placeholder('vehicleIds')),
        anyOf(companies.id, sql.placeholder('ids')),
        isNull(companies.deletedAt),
      ),
    ),
);

/** Those of the given companies that live in the organization within the caller's reach. */
export const shareableCompanies = async (
  scope: Scope,
  organizationId: string,
  ids: readonly string[],
): Promise<FoundCompany[]> =>
  ids.length === 0
    ? []
    : companiesQuery(scope.db).execute({
        organizationId,
        vehicleIds: arrayLiteral(scope.vehicleIds),
        ids: arrayLiteral(ids),
      });

const dealsQuery = prepared('shareable_deals', (db) =>
  db
    .select({ id: deals.id, name: deals.companyName, website: deals.website, stage: deals.stage })
    .from(deals)
    .where(
      and(
        anyOf(deals.organizationId, sql.placeholder('organizationIds')),
        eq(deals.organizationId, sql.placeholder('organizationId')),
        or(isNull(deals.vehicleId), anyOf(deals.vehicleId, sql.placeholder('vehicleIds'))),
        anyOf(deals.id, sql.placeholder('ids')),
        isNull(deals.deletedAt),
      ),
    ),
);

/** Those of the given deals that live in the organization within the caller's reach, PASSED ones too. */
export const dealsForShare = async (
  scope: Scope,
  organizationId: string,
  ids: readonly string[],
): Promise<FoundDeal[]> =>
  ids.length === 0
    ? []
    : dealsQuery(scope.db).execute({
        ...reach(scope, organizationId),
        vehicleIds: arrayLiteral(scope.vehicleIds),
        ids: arrayLiteral(ids),
      });

/**
 * Stores a share with its items; needs a transaction.
 * @returns undefined if the organization has a share with this Idempotency-Key already
 */
export async function insertShare(
  scope: EditScope,
  values: ShareValues,
  items: readonly ShareItem[],
): Promise<Share | undefined> {
  const [share] = await scope.db
    .insert(publicShares)
    .values(values)
    .onConflictDoNothing({ target: [publicShares.organizationId, publicShares.idempotencyKey] })
    .returning();
  if (!share) return undefined;
  const { id: shareId, organizationId } = share;
  await scope.db
    .insert(publicShareItems)
    .values(items.map((item, position) => ({ ...item, shareId, organizationId, position })));
  return share;
}

/** Ends a share; undefined if it has ended already, or is gone. */
export async function revokeShare(scope: EditScope, share: Share): Promise<Share | undefined> {
  const [row] = await scope.db
    .update(publicShares)
    .set({ revokedAt: sql`now()` })
    .where(
      and(
        anyOf(publicShares.organizationId, arrayLiteral(scope.organizationIds)),
        eq(publicShares.id, share.id),
        isNull(publicShares.revokedAt),
      ),
    )
    .returning();
  return row;
}
