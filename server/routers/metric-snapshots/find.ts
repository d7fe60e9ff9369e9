import type { Scope } from '@/server/access/scope';
import { type VehicleSelector, vehicleIdsFor } from '@/server/access/select';
import { notFound } from '@/server/errors';
import { onlyCompany } from '@/server/routers/portfolio/find';
import {
  companiesWithOlder,
  companiesWithSnapshot,
  companiesWithSnapshots,
  type SnapshotFilter,
  type SnapshotPlace,
} from './queries';
import { SERIES_METRICS } from './schemas';
import { companiesWithSeries } from './series-queries';

type CompanyRef = VehicleSelector & { slug: string };

/** Refuses rows of no company, or of several. */
const requireOneCompany = (found: readonly { company: { id: string; vehicleId: string } }[]) =>
  onlyCompany([...new Map(found.map(({ company }) => [company.id, company])).values()]);

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
  requireOneCompany(found);
  return found.flatMap((row) => row.snapshot ?? []);
}

/**
 * A page of a company's snapshots, the latest first, and where the next one begins (null: none).
 * @throws NOT_FOUND company; CONFLICT several companies
 */
export async function pageOfSnapshots(
  scope: Scope,
  { limit, cursor, ...ref }: CompanyRef & { limit: number; cursor?: SnapshotPlace | undefined },
) {
  const vehicleIds = vehicleIdsFor(scope, ref);
  // One more than is shown tells whether more are left.
  const found = await companiesWithOlder(scope, ref.slug, vehicleIds, limit + 1, cursor);
  requireOneCompany(found);
  const items = found.flatMap((row) => row.snapshot ?? []);
  const last = items.length > limit ? items[limit - 1] : undefined;
  const nextCursor = last ? { asOf: last.asOf, createdAt: last.createdAt, id: last.id } : null;
  return { items: items.slice(0, limit), nextCursor };
}

/**
 * A company's metrics over time as far as they are known by now (decisions §8): one value per moment,
 * that of the row stored last; the oldest first; and what the last one grew from in a year. Metrics
 * without any value are left out.
 * @throws NOT_FOUND company; CONFLICT several companies
 */
export async function metricSeriesOf(scope: Scope, ref: CompanyRef) {
  const now = new Date().toISOString();
  const found = await companiesWithSeries(scope, ref.slug, vehicleIdsFor(scope, ref), now);
  requireOneCompany(found);
  return SERIES_METRICS.flatMap((field) => {
    const rows = found.flatMap(({ asOf, value, isYearBefore, ...row }) =>
      row.field === field && asOf !== null && value !== null
        ? { point: { asOf, value }, isYearBefore }
        : [],
    );
    const points = rows.map(({ point }) => point);
    const yearBefore = rows.find((row) => row.isYearBefore)?.point ?? null;
    return points.length > 0 ? { field, points, yearBefore } : [];
  });
}
