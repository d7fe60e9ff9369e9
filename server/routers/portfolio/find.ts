import type { Scope } from '@/server/access/scope';
import { type VehicleSelector, vehicleIdsFor } from '@/server/access/select';
import { conflict, notFound } from '@/server/errors';
import { companiesBySlug, type Company } from './queries';

const several = (found: readonly { vehicleId: string }[]) =>
  conflict(
    `Several companies have this slug; add the vehicleId of one: ${found.map((c) => c.vehicleId).join(', ')}`,
  );

/**
 * The one company out of those that a slug route found.
 * @throws NOT_FOUND none; CONFLICT several
 */
export function onlyCompany<C extends { vehicleId: string }>(matches: readonly C[]): C {
  const [only, ...others] = matches;
  if (others.length > 0) throw several(matches);
  if (only === undefined) throw notFound('Company');
  return only;
}

/**
 * The company that a slug route is about (decisions §4): a living one, or with `includeDeleted`
 * any.
 * @throws NOT_FOUND none within reach; CONFLICT several
 */
export async function requireCompany(
  scope: Scope,
  ref: VehicleSelector & { slug: string },
  options: { includeDeleted?: boolean } = {},
): Promise<Company> {
  const found = await companiesBySlug(scope, ref.slug, vehicleIdsFor(scope, ref));
  return onlyCompany(
    options.includeDeleted ? found : found.filter((company) => company.deletedAt === null),
  );
}

/**
 * The company that a PUT or DELETE is about: a living one first, so that they act on what GET
 * shows, else a soft-deleted one; undefined if there is none.
 * @throws CONFLICT several of the same kind
 */
export async function findCompanyForWrite(
  scope: Scope,
  slug: string,
  selector: VehicleSelector,
): Promise<Company | undefined> {
  const found = await companiesBySlug(scope, slug, vehicleIdsFor(scope, selector));
  const living = found.filter((company) => company.deletedAt === null);
  const matches = living.length > 0 ? living : found;
  if (matches.length > 1) throw several(matches);
  return matches[0];
}
