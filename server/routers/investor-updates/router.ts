import { requireEdit } from '@/server/access/scope';
import { rest, router, scopedProcedure } from '@/server/trpc';
import { createUpdate } from './create';
import { listUpdates, requireUpdate } from './find';
import { restoreUpdate, softDeleteUpdate } from './queries';
import {
  createUpdateInput,
  getUpdateInput,
  investorUpdate,
  investorUpdateList,
  listUpdatesInput,
  updateRef,
} from './schemas';

const tag = 'Investor updates';
const SELECTORS = { vehicleId: 'vehicleId', vehicleSlug: 'vehicleSlug' };

export const investorUpdatesRouter = router({
  /** Adds an update and the asks found in it. */
  create: scopedProcedure
    .meta(
      rest({
        method: 'POST',
        path: '/portfolio/companies/{slug}/investor-updates',
        tag,
        summary: 'Post an investor update',
        description:
          'Asks for help found in the text are stored with it. A sourceRef that the company has already answers 200 with that update, unchanged.',
        success: [201, 200],
        query: SELECTORS,
        errors: [403, 409],
        example: {
          receivedAt: '2026-03-01T09:00:00Z',
          source: 'email',
          sourceRef: 'message-id-1@widgets.example',
          subject: 'February update',
          rawBody: 'Revenue grew 12 %.\n\nAsks:\n- Intro to the CIO of a large bank',
        },
      }),
    )
    .input(createUpdateInput)
    .output(investorUpdate)
    .mutation(async ({ ctx: { scope, reply }, input }) => {
      const { update, created } = await createUpdate(scope, input);
      reply.status = created ? 201 : 200;
      return update;
    }),

  /** A page of a company's updates, received last first. */
  list: scopedProcedure
    .meta(
      rest({
        method: 'GET',
        path: '/portfolio/companies/{slug}/investor-updates',
        tag,
        summary: 'List investor updates',
        description:
          'Received last first. Pass nextCursor as cursor for the next page; very large updates make a page shorter than limit.',
        errors: [409],
      }),
    )
    .input(listUpdatesInput)
    .output(investorUpdateList)
    .query(({ ctx, input }) => listUpdates(ctx.scope, input)),

  /** One update. */
  get: scopedProcedure
    .meta(
      rest({
        method: 'GET',
        path: '/portfolio/companies/{slug}/investor-updates/{id}',
        tag,
        summary: 'Get an investor update',
        errors: [409],
      }),
    )
    .input(getUpdateInput)
    .output(investorUpdate)
    .query(async ({ ctx, input }) => (await requireUpdate(ctx.scope, input, input)).update),

  /** Marks an update as deleted; again is fine. What came from it stays. */
  delete: scopedProcedure
    .meta(
      rest({
        method: 'DELETE',
        path: '/portfolio/companies/{slug}/investor-updates/{id}',
        tag,
        summary: 'Soft-delete an investor update',
        description: 'Metric snapshots, asks and data gaps that came from it stay.',
        errors: [403, 409],
      }),
    )
    .input(updateRef)
    .output(investorUpdate)
    .mutation(async ({ ctx: { scope }, input }) => {
      const { company, update } = await requireUpdate(scope, input, { includeDeleted: true });
      const deleted = await softDeleteUpdate(requireEdit(scope, company.organizationId), update.id);
      // Nothing changed: it was deleted before, so the row is read as it stands now.
      return deleted ?? (await requireUpdate(scope, input, { includeDeleted: true })).update;
    }),

  /** Takes the deletion back; again is fine. */
  restore: scopedProcedure
    .meta(
      rest({
        method: 'POST',
        path: '/portfolio/companies/{slug}/investor-updates/{id}/restore',
        tag,
        summary: 'Restore an investor update',
        query: SELECTORS,
        errors: [403, 409],
        example: {},
      }),
    )
    .input(updateRef)
    .output(investorUpdate)
    .mutation(async ({ ctx: { scope }, input }) => {
      const { company, update } = await requireUpdate(scope, input, { includeDeleted: true });
      const restored = await restoreUpdate(requireEdit(scope, company.organizationId), update.id);
      return restored ?? (await requireUpdate(scope, input, { includeDeleted: true })).update;
    }),
});
