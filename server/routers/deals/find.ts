import type { Membership } from '@/server/access/actor';
import type { Scope } from '@/server/access/scope';
import { conflict, notFound } from '@/server/errors';
import { type DealRow, dealsBySlug } from './queries';

interface Found {
  organizationId: string;
  deletedAt: string | null;
}

const several = (scope: Scope, found: readonly Found[]) => {
  const organizations = new Set(found.map((deal) => deal.organizationId));
  const vehicles = scope.vehicles.filter((v) => organizations.has(v.organizationId));
  return conflict(
    `Several organizations have a deal with this slug; add ?vehicleId= of a vehicle of one: ${vehicles.map((v) => v.id).join(', ')}`,
  );
};

/**
 * The one deal among those that have a slug: a living one, or with `includeDeleted` any.
 * @throws NOT_FOUND none; CONFLICT several (decisions §4)
 */
export function oneDeal<Row extends Found>(
  scope: Scope,
  found: readonly Row[],
  options: { includeDeleted?: boolean } = {},
): Row {
  const matches = options.includeDeleted ? found : found.filter((deal) => deal.deletedAt === null);
  if (matches.length > 1) throw several(scope, matches);
  if (matches[0] === undefined) throw notFound('Deal');
  return matches[0];
}

/** The living deal with this slug that the caller sees, in one organization or in all. */
export const requireDeal = async (
  scope: Scope,
  slug: string,
  membership: Membership | undefined,
): Promise<DealRow> => oneDeal(scope, await dealsBySlug(scope, slug, membership?.organizationId));

/**
 * The deal that a PUT or DELETE is about: a living one first, so that they act on what GET shows,
 * else a soft-deleted one; undefined if there is none.
 * @throws CONFLICT several of the same kind
 */
export async function findDealForWrite(
  scope: Scope,
  slug: string,
  membership: Membership | undefined,
): Promise<DealRow | undefined> {
  const found = await dealsBySlug(scope, slug, membership?.organizationId);
  const living = found.filter((deal) => deal.deletedAt === null);
  const matches = living.length > 0 ? living : found;
  return matches.length === 0 ? undefined : oneDeal(scope, matches, { includeDeleted: true });
}
