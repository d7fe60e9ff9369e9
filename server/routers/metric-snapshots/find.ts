import type { Scope } from '@/server/access/scope';
import { type VehicleSelector, vehicleIdsFor } from '@/server/access/select';
import { notFound } from '@/server/errors';
import { onlyCompany } from '@/server/routers/portfolio/find';
import { companiesWithSnapshot, companiesWithSnapshots, type SnapshotFilter } from './queries';

type CompanyRef = VehicleSelector & { slug: string };

/** 404 of a snapshot. */
export const snapshotNotFound = () => notFound('Metric snapshot');

/**
 * The organization of the snapshot that a route is about.
 * @throws NOT_FOUND company or snapshot; CONFLICT several companies
 */
export async function requireSnapshot(scope: Scope, ref: CompanyRef & { id: string }) {
  const found = await companiesWithSnapshot(scope, ref.slug, vehicleIdsFor(scope, ref), ref.id);
  const company = onlyCompany(found.map((row) => row.company));
  if (!found[0]?.snapshotId) throw snapshotNotFound();
  return { organizationId: company.organizationId, id: found[0].snapshotId };
}

/**
 * A company's snapshots, the latest first.
 * @throws NOT_FOUND company; CONFLICT several companies
 */
export async function listSnapshots(scope: Scope, ref: CompanyRef & SnapshotFilter) {
  const found = await companiesWithSnapshots(scope, ref.slug, vehicleIdsFor(scope, ref), ref);
  onlyCompany([...new Map(found.map(({ company }) => [company.id, company])).values()]);
  return found.flatMap((row) => row.snapshot ?? []);
}
