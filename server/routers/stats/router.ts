import { z } from 'zod';
import type { ReachedVehicle } from '@/server/access/actor';
import { requireEdit, type Scope } from '@/server/access/scope';
import { selectVehicleSlugFirst, type VehicleSelector } from '@/server/access/select';
import { invalid, notFound } from '@/server/errors';
import { consoleOnly, rest, router, scopedProcedure } from '@/server/trpc';
import { computeStats } from './compute-stats';
import {
  companyFigures,
  companyNames,
  deleteStatsSnapshot,
  insertStatsSnapshot,
  latestStatsSnapshot,
  organizationOfStatsSnapshot,
  statsHistory,
  statsSnapshotById,
} from './queries';
import {
  breakdownInput,
  computation,
  deleteStatsInput,
  historyInput,
  latestInput,
  recomputeInput,
  statsBreakdown,
  statsSnapshot,
  statsSnapshotSummary,
} from './schemas';

const tag = 'Fund stats';
const missing = () => notFound('Stats snapshot');

/** The vehicle of a stats request; the slug wins (decisions §3). */
function requireVehicle(scope: Scope, selector: VehicleSelector): ReachedVehicle {
  const vehicle = selectVehicleSlugFirst(scope.vehicles, selector);
  if (vehicle) return vehicle;
  throw invalid(['vehicleSlug'], 'is required, or vehicleId. GET /api/v1/vehicles lists them.');
}

export const statsRouter = router({
  /** Computes a vehicle's numbers as of now and stores them (decisions §8). */
  recompute: scopedProcedure
    .meta(
      rest({
        method: 'POST',
        path: '/portfolio/stats/recompute',
        eitherOf: [['vehicleSlug'], ['vehicleId']],
        tag,
        summary: 'Compute and store the stats of a vehicle',
        description: 'vehicleSlug or vehicleId is needed; the slug wins.',
        success: [201],
        errors: [403, 409],
        example: { vehicleSlug: 'fund-i' },
      }),
    )
    .input(recomputeInput)
    .output(statsSnapshot)
    .mutation(async ({ ctx: { scope, reply }, input }) => {
      const vehicle = requireVehicle(scope, input);
      const edit = requireEdit(scope, vehicle.organizationId);
      const now = new Date().toISOString();
      const stats = computeStats(await companyFigures(edit, vehicle.id, now), now);
      const stored = await insertStatsSnapshot(edit, {
        ...stats,
        vehicleId: vehicle.id,
        computedAt: now,
        asOf: now,
      });
      if (!stored) throw notFound('Vehicle');
      reply.status = 201;
      return stored;
    }),

  /** The numbers computed last. */
  latest: scopedProcedure
    .meta(
      rest({
        method: 'GET',
        path: '/portfolio/stats/latest',
        tag,
        summary: 'Latest stats of a vehicle',
        description: 'vehicleSlug or vehicleId is needed; the slug wins.',
        errors: [409],
      }),
    )
    .input(latestInput)
    .output(statsSnapshot)
    .query(async ({ ctx: { scope }, input }) => {
      const latest = await latestStatsSnapshot(scope, requireVehicle(scope, input).id);
      if (!latest) throw missing();
      return latest;
    }),

  /** What was computed over time, newest first, without the breakdown per company. */
  history: scopedProcedure
    .meta(consoleOnly('The contract has no path for past stats; the console charts them.'))
    .input(historyInput)
    .output(z.object({ items: z.array(statsSnapshotSummary) }))
    .query(async ({ ctx: { scope }, input }) => ({
      items: await statsHistory(scope, requireVehicle(scope, input).id, input.limit),
    })),

  /** What each company gave to a computation, and from what it was left out. */
  breakdown: scopedProcedure
    .meta(consoleOnly('The contract gives the breakdown as JSON without the names of companies.'))
    .input(breakdownInput)
    .output(statsBreakdown)
    .query(async ({ ctx: { scope }, input }) => {
      const snapshot = await statsSnapshotById(scope, input.id);
      if (!snapshot) throw missing();
      const names = await companyNames(scope, snapshot.vehicleId);
      const lines = computation.safeParse(snapshot.computationJson).data?.companies;
      return {
        id: snapshot.id,
        computedAt: snapshot.computedAt,
        companies: lines?.map((line) => ({ ...line, name: names.get(line.id) ?? null })) ?? null,
      };
    }),

  /** Removes one stored computation for good. */
  delete: scopedProcedure
    .meta(
      rest({
        method: 'DELETE',
        path: '/portfolio/stats/{id}',
        tag,
        summary: 'Delete a stats snapshot',
        success: [204],
        errors: [403],
      }),
    )
    .input(deleteStatsInput)
    .output(z.void())
    .mutation(async ({ ctx: { scope, reply }, input }) => {
      const organizationId = await organizationOfStatsSnapshot(scope, input.id);
      if (organizationId === undefined) throw missing();
      const edit = requireEdit(scope, organizationId);
      if (!(await deleteStatsSnapshot(edit, input.id))) throw missing();
      reply.status = 204;
    }),
});
