import { z } from 'zod';
import { requireEdit } from '@/server/access/scope';
import { consoleOnly, rest, router, scopedProcedure } from '@/server/trpc';
import { appendSnapshot } from './append';
import {
  listSnapshots,
  metricSeriesOf,
  pageOfSnapshots,
  requireSnapshot,
  snapshotNotFound,
} from './find';
import { deleteSnapshot } from './queries';
import {
  createSnapshotInput,
  listSnapshotsInput,
  metricSnapshot,
  metricSeries,
  metricSnapshotList,
  pageInput,
  seriesInput,
  snapshotPage,
  snapshotRef,
} from './schemas';

const tag = 'Metric snapshots';

export const metricSnapshotsRouter = router({
  /** Appends a snapshot; always a new row. */
  create: scopedProcedure
    .meta(
      rest({
        method: 'POST',
        path: '/portfolio/companies/{slug}/metric-snapshots',
        tag,
        summary: 'Append a metric snapshot',
        description: 'Always a new row. With sourceUpdateId, that update counts as processed.',
        success: [201],
        query: { vehicleId: 'vehicleId', vehicleSlug: 'vehicleSlug' },
        errors: [403, 409],
        example: {
          asOf: '2026-02-28',
          reportedPeriod: '2026-02',
          arrUsd: 1200000,
          headcount: 14,
          grossMarginPct: 71.5,
        },
      }),
    )
    .input(createSnapshotInput)
    .output(metricSnapshot)
    .mutation(async ({ ctx: { scope, reply }, input }) => {
      reply.status = 201;
      return await appendSnapshot(scope, input);
    }),

  /** A company's snapshots, the latest asOf first. */
  list: scopedProcedure
    .meta(
      rest({
        method: 'GET',
        path: '/portfolio/companies/{slug}/metric-snapshots',
        tag,
        summary: 'List metric snapshots',
        errors: [409],
      }),
    )
    .input(listSnapshotsInput)
    .output(metricSnapshotList)
    .query(async ({ ctx, input }) => ({ items: await listSnapshots(ctx.scope, input) })),

  /** A page of a company's snapshots, for who wants to see all of them. */
  page: scopedProcedure
    .meta(consoleOnly('The contract’s list takes from and to; the console shows every snapshot.'))
    .input(pageInput)
    .output(snapshotPage)
    .query(({ ctx, input }) => pageOfSnapshots(ctx.scope, input)),

  /** A company's metrics over time, each moment's value as corrected last, none from the future. */
  series: scopedProcedure
    .meta(consoleOnly('The contract lists the snapshots; the console charts what they amount to.'))
    .input(seriesInput)
    .output(metricSeries)
    .query(async ({ ctx, input }) => ({ series: await metricSeriesOf(ctx.scope, input) })),

  /** Removes a snapshot for good. */
  delete: scopedProcedure
    .meta(
      rest({
        method: 'DELETE',
        path: '/portfolio/companies/{slug}/metric-snapshots/{id}',
        tag,
        summary: 'Delete a metric snapshot for good',
        success: [204],
        errors: [403, 409],
      }),
    )
    .input(snapshotRef)
    .output(z.void())
    .mutation(async ({ ctx: { scope, reply }, input }) => {
      const { id, organizationId } = await requireSnapshot(scope, input);
      if (!(await deleteSnapshot(requireEdit(scope, organizationId), id))) throw snapshotNotFound();
      reply.status = 204;
    }),
});
