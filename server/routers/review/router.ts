import { z } from 'zod';
import { mayEdit, type Scope } from '@/server/access/scope';
import { waitingOffers } from '@/server/routers/ask-offers/queries';
import { unpublishedAsks } from '@/server/routers/asks/board-queries';
import { waitingMails } from '@/server/routers/inbound-mails/queries';
import { heldNews } from '@/server/routers/news/queries';
import { requireCompany } from '@/server/routers/portfolio/find';
import { companyRef } from '@/server/routers/portfolio/schemas';
import { consoleOnly, router, scopedProcedure } from '@/server/trpc';
import { companiesWaiting, countsOfCompany, countWaiting, openGaps } from './queries';
import {
  companyCounts,
  reviewCompanies,
  reviewCounts,
  reviewCountsInput,
  reviewQueue,
  reviewQueueInput,
} from './schemas';

const WHY = 'The contract has no path for the review queue.';

/** What waits, waits for those who may decide: the vehicles that the caller may edit. */
const editableVehicleIds = (scope: Scope): string[] =>
  scope.vehicles.filter(({ organizationId }) => mayEdit(scope, organizationId)).map(({ id }) => id);

/** Mail of unknown senders is for managers, who see all of their organization. */
const managedOrganizationIds = (scope: Scope): string[] =>
  [...scope.memberships.values()]
    .filter(({ role, organizationId }) => role === 'MANAGER' && mayEdit(scope, organizationId))
    .map(({ organizationId }) => organizationId);

/** Mail that waits is of no company yet. */
const mailFrom = (scope: Scope, companyId: string | undefined): string[] =>
  companyId === undefined ? managedOrganizationIds(scope) : [];

export const reviewRouter = router({
  /** What waits for the caller to decide, in every vehicle that it may edit. */
  queue: scopedProcedure
    .meta(consoleOnly(WHY))
    .input(reviewQueueInput)
    .output(reviewQueue)
    .query(async ({ ctx: { scope }, input: { limit, companyId } }) => {
      const vehicleIds = editableVehicleIds(scope);
      const [news, gaps, asks, mails, offers] = await Promise.all([
        heldNews(scope, vehicleIds, limit, companyId),
        openGaps(scope, vehicleIds, limit, companyId),
        unpublishedAsks(scope, vehicleIds, limit, companyId),
        waitingMails(scope, mailFrom(scope, companyId), limit),
        waitingOffers(scope, vehicleIds, limit, companyId),
      ]);
      return {
        news: news.map(({ item, company }) => ({ ...item, company })),
        gaps: gaps.map(({ gap, ...about }) => ({ ...gap, ...about })),
        asks: asks.map(({ ask, ...about }) => ({ ...ask, ...about })),
        mails,
        offers: offers.map(({ offer, ...about }) => ({ ...offer, ...about })),
      };
    }),

  /** How much waits. */
  counts: scopedProcedure
    .meta(consoleOnly(WHY))
    .input(reviewCountsInput)
    .output(reviewCounts)
    .query(({ ctx: { scope }, input: { companyId } }) =>
      countWaiting(scope, editableVehicleIds(scope), mailFrom(scope, companyId), companyId),
    ),

  /** The companies that something waits about, to work one off at a time. */
  companies: scopedProcedure
    .meta(consoleOnly(WHY))
    .input(z.object({}))
    .output(reviewCompanies)
    .query(async ({ ctx: { scope } }) => ({
      items: await companiesWaiting(scope, editableVehicleIds(scope)),
    })),

  /** How much is open and resolved at one company, however much its lists show. */
  countsOfCompany: scopedProcedure
    .meta(consoleOnly('The contract counts nothing.'))
    .input(z.object(companyRef))
    .output(companyCounts)
    .query(async ({ ctx: { scope }, input }) => {
      const company = await requireCompany(scope, input);
      return countsOfCompany(scope, company.id);
    }),
});
