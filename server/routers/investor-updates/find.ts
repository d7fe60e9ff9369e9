import type { Scope } from '@/server/access/scope';
import { type VehicleSelector, vehicleIdsFor } from '@/server/access/select';
import { invalid, notFound } from '@/server/errors';
import { onlyCompany } from '@/server/routers/portfolio/find';
import { companiesWithUpdates, type UpdateFilter } from './list-queries';
import { companiesWithUpdate, updateOfCompany } from './queries';

type CompanyRef = VehicleSelector & { slug: string };

/**
 * The update that a route is about, with its company; a soft-deleted one only on demand.
 * @throws NOT_FOUND company or update; CONFLICT several companies
 */
export async function requireUpdate(
  scope: Scope,
  ref: CompanyRef & { id: string },
  { includeDeleted }: { includeDeleted: boolean },
) {
  const found = await companiesWithUpdate(scope, ref.slug, vehicleIdsFor(scope, ref), ref.id);
  const company = onlyCompany(found.map((row) => row.company));
  const update = found[0]?.update;
  if (!update || (update.deletedAt !== null && !includeDeleted)) throw updateNotFound();
  return { company, update };
}

/** 404 of an update. */
const updateNotFound = () => notFound('Investor update');

/**
 * A page of a company's updates, received last first.
 * @throws NOT_FOUND company; CONFLICT several companies; BAD_REQUEST unknown cursor
 */
export async function listUpdates(scope: Scope, ref: CompanyRef & UpdateFilter) {
  const found = await companiesWithUpdates(scope, ref.slug, vehicleIdsFor(scope, ref), ref);
  const companies = new Map(found.map(({ company }) => [company.id, company]));
  onlyCompany([...companies.values()]);
  if (ref.cursor !== undefined && found[0]?.seenId === null) {
    throw invalid(['cursor'], 'must be the id of an investor update of this company.');
  }
  const items = found.flatMap((row) => row.update ?? []);
  const last = found.at(-1);
  return { items, nextCursor: last?.nextId ? (last.update?.id ?? null) : null };
}

/**
 * Checks an update's id that came in a body (decisions §1): it must be an update of the company,
 * soft-deleted or not.
 * @throws BAD_REQUEST that names `field`
 */
export async function requireUpdateOfCompany(
  scope: Scope,
  companyId: string,
  updateId: string,
  field: string,
) {
  const found = await updateOfCompany(scope, companyId, updateId);
  if (found) return found;
  throw invalid([field], 'must be the id of an investor update of this company.');
}
