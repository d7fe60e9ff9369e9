import { z } from 'zod';
import { actorName } from '@/server/access/actor';
import { requireEdit, requireSomeEdit, type Scope } from '@/server/access/scope';
import { selectVehicle } from '@/server/access/select';
import { notFound } from '@/server/errors';
import { decidedMeanwhile } from '@/server/lib/meanwhile';
import { consoleOnly, rest, router, scopedProcedure } from '@/server/trpc';
import { requireCompany } from '../portfolio/find';
import { ingest, type IngestOutcome } from './ingest';
import { maintainNews, NOTHING_TO_MAINTAIN } from './maintain';
import {
  awaitsReview,
  holdNewsItemAgain,
  newsItemById,
  newsOfCompany,
  reviewNewsItem,
  softDeleteNewsItem,
} from './queries';
import {
  getNewsInput,
  holdAgainInput,
  ingestInput,
  ingestResult,
  listNewsInput,
  maintenanceResult,
  newsItem,
  newsItemList,
  newsRef,
  patchNewsInput,
} from './schemas';

const tag = 'News';

async function requireNewsItem(scope: Scope, id: string, options: { includeDeleted: boolean }) {
  const row = await newsItemById(scope, id);
  if (!row || (row.deletedAt !== null && !options.includeDeleted)) throw notFound('News item');
  return row;
}

/** The right to edit the vehicle that a row belongs to. */
function requireEditOfVehicle(scope: Scope, vehicleId: string) {
  const vehicle = scope.vehicles.find((candidate) => candidate.id === vehicleId);
  if (!vehicle) throw notFound('News item');
  return requireEdit(scope, vehicle.organizationId);
}

function summaryOf(items: IngestOutcome[]) {
  const count = (status: IngestOutcome['status']) =>
    items.filter((item) => item.status === status).length;
  const published = count('published');
  const heldForReview = count('held_for_review');
  const updated = count('updated');
  const total = items.length;
  return {
    published,
    heldForReview,
    updated,
    rejected: total - published - heldForReview - updated,
    total,
  };
}

export const newsRouter = router({
  /** Takes in stories that an agent found; each is published, held, updated or rejected. */
  ingest: scopedProcedure
    .meta(
      rest({
        method: 'POST',
        path: '/portfolio/news',
        tag,
        summary: 'Ingest news items',
        description:
          'Idempotent per URL. An item without the three attestations, or whose company cannot be confirmed, is held for review.',
        query: { vehicleId: 'vehicleId' },
        errors: [403],
        example: {
          items: [
            {
              companySlug: 'widgets',
              url: 'https://techcrunch.com/2026/03/01/widgets-raises',
              title: 'Widgets raises a Series A',
              publishedAt: '2026-03-01T09:00:00Z',
              verifiedCited: true,
              verifiedCompanyInSource: true,
              verifiedTitleGrounded: true,
            },
          ],
        },
      }),
    )
    .input(ingestInput)
    .output(ingestResult)
    .mutation(async ({ ctx: { scope }, input }) => {
      const vehicle = selectVehicle(scope.vehicles, { vehicleId: input.vehicleId });
      const edit = requireSomeEdit(scope);
      const items = await ingest(scope, edit, input.items, vehicle?.id);
      return { summary: summaryOf(items), items };
    }),

  /** The daily run: re-checks addresses, archives by age, reports material negatives. */
  maintenance: scopedProcedure
    .meta(
      rest({
        method: 'POST',
        path: '/portfolio/news/maintenance',
        tag,
        summary: 'Run news maintenance',
        description: 'Idempotent; meant for a daily schedule. Takes up to half a minute.',
        errors: [403],
        idempotency: 'repeatable',
      }),
    )
    .input(z.object({}))
    .output(maintenanceResult)
    .mutation(({ ctx: { scope } }) =>
      scope.vehicleIds.length === 0 ? NOTHING_TO_MAINTAIN : maintainNews(requireSomeEdit(scope)),
    ),

  /** One story. */
  get: scopedProcedure
    .meta(rest({ method: 'GET', path: '/portfolio/news/{id}', tag, summary: 'Get a news item' }))
    .input(getNewsInput)
    .output(newsItem)
    .query(({ ctx, input }) => requireNewsItem(ctx.scope, input.id, input)),

  /** Approves (hidden false) or hides a story. */
  review: scopedProcedure
    .meta(
      rest({
        method: 'PATCH',
        path: '/portfolio/news/{id}',
        tag,
        summary: 'Publish or hide a news item',
        errors: [403],
        example: { hidden: false },
      }),
    )
    .input(patchNewsInput)
    .output(newsItem)
    .mutation(async ({ ctx: { scope }, input }) => {
      const item = await requireNewsItem(scope, input.id, { includeDeleted: false });
      const edit = requireEditOfVehicle(scope, item.vehicleId);
      const reviewed = await reviewNewsItem(edit, item.id, input.hidden, actorName(scope.actor));
      if (!reviewed) throw notFound('News item');
      return reviewed;
    }),

  /** A person's word about a story that waits for one: publishes it, or keeps it hidden. */
  decide: scopedProcedure
    .meta(consoleOnly('Over REST a story is reviewed however it stands.'))
    .input(patchNewsInput)
    .output(newsItem)
    .mutation(async ({ ctx: { scope }, input }) => {
      const { id, vehicleId } = await requireNewsItem(scope, input.id, { includeDeleted: false });
      const edit = requireEditOfVehicle(scope, vehicleId);
      const actor = actorName(scope.actor);
      const decided = await reviewNewsItem(edit, id, input.hidden, actor, awaitsReview);
      if (!decided) throw decidedMeanwhile();
      return decided;
    }),

  /** Removes a story from the API surface; it is not taken in again. */
  delete: scopedProcedure
    .meta(
      rest({
        method: 'DELETE',
        path: '/portfolio/news/{id}',
        tag,
        summary: 'Remove a news item',
        errors: [403],
      }),
    )
    .input(newsRef)
    .output(newsItem)
    .mutation(async ({ ctx: { scope }, input }) => {
      const item = await requireNewsItem(scope, input.id, { includeDeleted: true });
      const edit = requireEditOfVehicle(scope, item.vehicleId);
      const deleted = await softDeleteNewsItem(edit, item.id);
      // Nothing changed: it was removed before, so the row is read as it stands now.
      return deleted ?? requireNewsItem(scope, input.id, { includeDeleted: true });
    }),

  /** A page of a company's stories, latest first. */
  list: scopedProcedure
    .meta(consoleOnly('The contract has no path that lists news.'))
    .input(listNewsInput)
    .output(newsItemList)
    .query(async ({ ctx: { scope }, input }) => {
      const company = await requireCompany(scope, input);
      return newsOfCompany(scope, company.id, input);
    }),

  /** Puts a story back into the review queue, as before a person decided. */
  holdAgain: scopedProcedure
    .meta(consoleOnly('The undo of a review; the contract has no path.'))
    .input(holdAgainInput)
    .output(newsItem)
    .mutation(async ({ ctx: { scope }, input }) => {
      const item = await requireNewsItem(scope, input.id, { includeDeleted: false });
      const edit = requireEditOfVehicle(scope, item.vehicleId);
      const held = await holdNewsItemAgain(edit, item.id, input.holdReason);
      if (!held) throw notFound('News item');
      return held;
    }),
});
