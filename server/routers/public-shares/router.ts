import { requireEdit } from '@/server/access/scope';
import { notFound } from '@/server/errors';
import { consoleOnly, openProcedure, rest, router, scopedProcedure } from '@/server/trpc';
import { bundleByLink } from './bundle/queries';
import { bundleInput, publicBundle } from './bundle/schemas';
import { linkNotFound, ShareLink } from './bundle/share-link';
import { createShare } from './create';
import { requireShareOrganization, requireSharer } from './organization';
import { previewShare } from './preview';
import { listShares, revokeShare, shareByRef } from './queries';
import {
  createdShareAnswer,
  createShareInput,
  listSharesInput,
  previewShareInput,
  shareAnswer,
  shareList,
  sharePreview,
  shareRefInput,
} from './schemas';
import { createdShareView, shareView } from './views';

const tag = 'Public shares';

export const publicSharesRouter = router({
  /** The shares of an organization, newest first. */
  list: scopedProcedure
    .meta(
      rest({
        method: 'GET',
        path: '/public-shares',
        tag,
        summary: 'List public shares',
        description: 'The shares of one organization, newest first, revoked ones included.',
        errors: [403],
      }),
    )
    .input(listSharesInput)
    .output(shareList)
    .query(async ({ ctx: { scope }, input }) => {
      const membership = requireShareOrganization(scope, input.organizationId);
      requireSharer(membership);
      const shares = await listShares(scope, membership.organizationId);
      return { shares: shares.map(shareView) };
    }),

  /** Makes a public link to a list of companies and deals. */
  create: scopedProcedure
    .meta(
      rest({
        method: 'POST',
        path: '/public-shares/company-lists',
        tag,
        summary: 'Share a list of companies',
        description:
          'The list is fixed now, the profiles on it stay live. Deals that cannot be shared are left out and listed. The same Idempotency-Key with the same body answers with the share that exists, and the header Idempotency-Replayed: true.',
        success: [201],
        query: { organizationId: 'organizationId' },
        errors: [403, 409],
        idempotency: 'own',
        example: {
          title: 'Robotics, spring 2026',
          companyIds: ['0197a3c0-5a7e-7cc1-9a51-0d6c1f1f2a11'],
          dealIds: ['0197a3c0-6b1f-7d02-8f3e-2f0b5a4c9d22'],
          sourceContext: { campaign: 'lp-letter' },
        },
      }),
    )
    .input(createShareInput)
    .output(createdShareAnswer)
    .mutation(async ({ ctx: { scope, reply, idempotencyKey }, input }) => {
      const { share, replayed } = await createShare(scope, input, idempotencyKey);
      if (replayed) reply.headers['Idempotency-Replayed'] = 'true';
      reply.status = 201;
      return { share: createdShareView(share) };
    }),

  /** What visitors would see of a share, before there is one. */
  preview: scopedProcedure
    .meta(consoleOnly('The console shows a share before it is made; the contract has no path.'))
    .input(previewShareInput)
    .output(sharePreview)
    .query(({ ctx: { scope }, input }) => previewShare(scope, input)),

  /** One share by its internal id or its public one. */
  get: scopedProcedure
    .meta(
      rest({
        method: 'GET',
        path: '/public-shares/{id}',
        tag,
        summary: 'Get a public share',
        description: 'By its internal id or its publicId.',
        errors: [403],
      }),
    )
    .input(shareRefInput)
    .output(shareAnswer)
    .query(async ({ ctx: { scope }, input }) => {
      const membership = requireShareOrganization(scope, input.organizationId);
      const share = await shareByRef(scope, membership.organizationId, input.id);
      if (!share) throw notFound('Public share');
      requireSharer(membership);
      return { share: shareView(share) };
    }),

  /** Ends a link for good; again is fine. */
  revoke: scopedProcedure
    .meta(
      rest({
        method: 'DELETE',
        path: '/public-shares/{id}',
        tag,
        summary: 'Revoke a public share',
        description: 'By its internal id or its publicId. The page and the feed are a 404 at once.',
        errors: [403],
      }),
    )
    .input(shareRefInput)
    .output(shareAnswer)
    .mutation(async ({ ctx: { scope }, input }) => {
      const membership = requireShareOrganization(scope, input.organizationId);
      const share = await shareByRef(scope, membership.organizationId, input.id);
      if (!share) throw notFound('Public share');
      requireSharer(membership);
      // Nothing changed if it had ended before, so the row is read as it stands now.
      const revoked =
        (await revokeShare(requireEdit(scope, membership.organizationId), share)) ??
        (await shareByRef(scope, membership.organizationId, input.id));
      if (!revoked) throw notFound('Public share');
      return { share: shareView(revoked) };
    }),

  /** What the holder of a link sees; the page and the feed are doors to it. */
  bundle: openProcedure
    .meta(consoleOnly('The public page and feed serve it outside the base; it takes no key.'))
    .input(bundleInput)
    .output(publicBundle)
    .query(async ({ ctx, input }) => {
      const link = ShareLink.of(ctx.db, input.publicId);
      const bundle = link && (await bundleByLink(link));
      if (!bundle) throw linkNotFound();
      return bundle;
    }),
});
