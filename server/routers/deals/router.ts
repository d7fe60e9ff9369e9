import { z } from 'zod';
import { requireEdit } from '@/server/access/scope';
import { organizationByVehicle, selectVehicle } from '@/server/access/select';
import { notFound } from '@/server/errors';
import { knowsAddress, namesOfMembers } from '@/server/routers/members/queries';
import { consoleOnly, rest, router, scopedProcedure } from '@/server/trpc';
import { dealsWithActivity } from './activity-queries';
import { dealsWithComments, insertComment, requireRoomForComment } from './comment-queries';
import { findDealForWrite, oneDeal, requireDeal } from './find';
import { listDeals } from './list-queries';
import { companiesOfDeal } from './portfolio-queries';
import { restoreDeal, softDeleteDeal } from './queries';
import { dealView, foldBatch, fundMoveView, stageMoveView } from './record';
import {
  changeDealInput,
  companiesOfDealList,
  createCommentInput,
  createDealInput,
  deal,
  DEAL_QUERY,
  dealSlugHolder as slugHolder,
  dealSlugInput,
  dealActivityList,
  dealComment,
  dealList,
  dealRefInput,
  dealWithComments,
  getDealInput,
  listDealsInput,
  patchDealInput,
  putDealInput,
  restoredDeal,
} from './schemas';
import { targetOf } from './target';
import { changeDeal, createDeal, dealSlugHolder, patchDeal, putDeal } from './write';

const tag = 'Deals';

export const dealsRouter = router({
  /** A page of the pipeline, newest first. */
  list: scopedProcedure
    .meta(
      rest({
        method: 'GET',
        path: '/deals',
        tag,
        summary: 'List deals',
        description:
          'Newest first, over every organization that the key reaches unless vehicleId or vehicleSlug names one. Unassigned deals are seen by every member, assigned ones by those who reach the vehicle.',
        errors: [409],
      }),
    )
    .input(listDealsInput)
    .output(dealList)
    .query(async ({ ctx: { scope }, input }) => {
      const named = organizationByVehicle(scope, input.vehicleId);
      const { vehicleSlug, limit, offset, includeDeleted } = input;
      const vehicle = selectVehicle(named?.vehicles ?? scope.vehicles, { vehicleSlug });
      const { total, deals } = await listDeals(scope, {
        organizationId: named?.organizationId ?? vehicle?.organizationId,
        vehicleId: vehicle?.id ?? null,
        source: input.source ?? null,
        stage: input.stage ?? null,
        batch: input.batch === undefined ? null : foldBatch(input.batch),
        includeDeleted,
        limit,
        offset,
      });
      return { total, limit, offset, deals: deals.map((row) => dealView(scope, row)) };
    }),

  /** Adds a deal to the pipeline. */
  create: scopedProcedure
    .meta(
      rest({
        method: 'POST',
        path: '/deals',
        tag,
        summary: 'Create a deal',
        description:
          'Without a selector in the body it lands in the vehicle that invests now, or stays unassigned.',
        success: [201],
        query: DEAL_QUERY,
        errors: [403, 409],
        example: {
          companyName: 'Acme Robotics',
          website: 'https://acme-robotics.example',
          source: 'YC',
          sourceDetail: 'YC W26',
          thesisFitScore: 4,
          links: [{ type: 'deck', label: 'Seed deck', url: 'https://acme-robotics.example/deck' }],
          vehicleSlug: 'fund-i',
        },
      }),
    )
    .input(createDealInput)
    .output(deal)
    .mutation(async ({ ctx: { scope, reply }, input }) => {
      reply.status = 201;
      return dealView(scope, await createDeal(scope, input));
    }),

  /** Who has the slug that a new deal would get. */
  slugHolder: scopedProcedure
    .meta(consoleOnly('The console asks it where a name is taken, to offer a way on.'))
    .input(dealSlugInput)
    .output(slugHolder)
    .query(async ({ ctx: { scope }, input }) => {
      const { deal: holder, ...told } = await dealSlugHolder(scope, input);
      return { ...told, deal: holder ? dealView(scope, holder) : null };
    }),

  /** One deal with its comments. */
  get: scopedProcedure
    .meta(
      rest({
        method: 'GET',
        path: '/deals/{slug}',
        tag,
        summary: 'Get a deal with its comments',
        description: 'Comments are listed oldest first.',
        errors: [409],
      }),
    )
    .input(getDealInput)
    .output(dealWithComments)
    .query(async ({ ctx: { scope }, input }) => {
      const { membership } = targetOf(scope, { queryVehicleId: input.vehicleId });
      const found = await dealsWithComments(scope, input.slug, membership?.organizationId);
      return dealView(scope, oneDeal(scope, found, input));
    }),

  /** The companies of the portfolio that the deal became. */
  inPortfolio: scopedProcedure
    .meta(consoleOnly('The console shows it on the deal; the contract has no path.'))
    .input(dealRefInput)
    .output(companiesOfDealList)
    .query(async ({ ctx: { scope }, input }) => {
      const { membership } = targetOf(scope, { queryVehicleId: input.vehicleId });
      const found = await requireDeal(scope, input.slug, membership);
      return { items: await companiesOfDeal(scope, found) };
    }),

  /** Replaces, restores or creates a deal. */
  put: scopedProcedure
    .meta(
      rest({
        method: 'PUT',
        path: '/deals/{slug}',
        tag,
        summary: 'Create or replace a deal',
        description:
          'A full replace: what is left out becomes null or its default, but the fund, which changes only when a selector is sent. Restores a soft-deleted deal.',
        success: [200, 201],
        query: DEAL_QUERY,
        body: { slug: 'bodySlug' },
        errors: [403, 409],
        example: {
          companyName: 'Acme Robotics',
          source: 'YC',
          sourceDetail: 'YC W26',
          stage: 'MEETING',
          thesisFitScore: 4.5,
          estimatedCheckSize: 250000,
        },
      }),
    )
    .input(putDealInput)
    .output(deal)
    .mutation(async ({ ctx: { scope, reply }, input }) => {
      const put = await putDeal(scope, input);
      reply.status = put.created ? 201 : 200;
      return dealView(scope, put.deal);
    }),

  /** Changes the fields that are sent. */
  patch: scopedProcedure
    .meta(
      rest({
        method: 'PATCH',
        path: '/deals/{slug}',
        tag,
        summary: 'Change fields of a deal',
        description: 'vehicleId null unassigns the deal. A change of the fund is recorded.',
        query: DEAL_QUERY,
        body: { slug: 'bodySlug' },
        errors: [403, 409],
        example: { stage: 'PRE_MEETING', thesisFitScore: 4.5 },
      }),
    )
    .input(patchDealInput)
    .output(deal)
    .mutation(async ({ ctx: { scope }, input }) => dealView(scope, await patchDeal(scope, input))),

  /** Changes fields that still say what their page showed. */
  change: scopedProcedure
    .meta(consoleOnly('Over REST a PATCH replaces whatever is stored.'))
    .input(changeDealInput)
    .output(deal)
    .mutation(async ({ ctx: { scope }, input }) => dealView(scope, await changeDeal(scope, input))),

  /** Marks a deal as deleted; again is fine. */
  delete: scopedProcedure
    .meta(
      rest({
        method: 'DELETE',
        path: '/deals/{slug}',
        tag,
        summary: 'Soft-delete a deal',
        success: [204],
        errors: [403, 409],
      }),
    )
    .input(dealRefInput)
    .output(z.void())
    .mutation(async ({ ctx: { scope, reply }, input }) => {
      const { membership } = targetOf(scope, { queryVehicleId: input.vehicleId });
      const found = await findDealForWrite(scope, input.slug, membership);
      if (!found) throw notFound('Deal');
      await softDeleteDeal(requireEdit(scope, found.organizationId), found.id);
      reply.status = 204;
    }),

  /** Takes a deal's deletion back and changes nothing else; again is fine. */
  restore: scopedProcedure
    .meta(consoleOnly('Over REST a PUT restores, with the record that it sends.'))
    .input(dealRefInput)
    .output(restoredDeal)
    .mutation(async ({ ctx: { scope }, input }) => {
      const { membership } = targetOf(scope, { queryVehicleId: input.vehicleId });
      const found = await findDealForWrite(scope, input.slug, membership);
      if (!found) throw notFound('Deal');
      const restored = await restoreDeal(requireEdit(scope, found.organizationId), found.id);
      const row = restored ?? (await requireDeal(scope, input.slug, membership));
      return { restored: restored !== undefined, deal: dealView(scope, row) };
    }),

  /** Adds a comment to a deal. */
  comment: scopedProcedure
    .meta(
      rest({
        method: 'POST',
        path: '/deals/{slug}/comments',
        tag,
        summary: 'Comment on a deal',
        success: [201],
        query: { vehicleId: 'vehicleId' },
        errors: [403, 409],
        example: {
          authorName: 'Scout',
          authorType: 'agent',
          content: 'Revenue tripled since the last batch.',
          metadata: { confidence: 0.8 },
        },
      }),
    )
    .input(createCommentInput)
    .output(dealComment)
    .mutation(async ({ ctx: { scope, reply }, input }) => {
      const { slug, vehicleId, ...values } = input;
      const { membership } = targetOf(scope, { queryVehicleId: vehicleId });
      const found = await requireDeal(scope, slug, membership);
      const edit = requireEdit(scope, found.organizationId);
      await requireRoomForComment(edit, found.id, values);
      const comment = await insertComment(edit, found.id, values);
      if (!comment) throw notFound('Deal');
      reply.status = 201;
      return comment;
    }),

  /** The recorded moves of a deal, between funds and between stages, each newest first. */
  activity: scopedProcedure
    .meta(consoleOnly('The contract records fund changes but names no path to read them.'))
    .input(dealRefInput)
    .output(dealActivityList)
    .query(async ({ ctx: { scope }, input }) => {
      const { membership } = targetOf(scope, { queryVehicleId: input.vehicleId });
      const found = await dealsWithActivity(scope, input.slug, membership?.organizationId);
      const { organizationId, items: moves } = oneDeal(scope, found);
      const movers = moves.map(({ actor }) => actor);
      const [names, isKnown] = await Promise.all([
        namesOfMembers(scope, organizationId, movers),
        knowsAddress(scope, organizationId),
      ]);
      const people = { names, isKnown };
      return {
        items: moves.flatMap((row) => fundMoveView(scope, row, people)),
        stages: moves.flatMap((row) => stageMoveView(row, people)),
      };
    }),
});
