import { router } from '@/server/trpc';
import { askOffersRouter } from './ask-offers/router';
import { activityRouter } from './activity/router';
import { asksRouter } from './asks/router';
import { auditRouter } from './audit/router';
import { apiKeysRouter } from './api-keys/router';
import { dataGapsRouter } from './data-gaps/router';
import { customersRouter } from './customers/router';
import { dealsRouter } from './deals/router';
import { extractionRouter } from './extraction/router';
import { inboundMailsRouter } from './inbound-mails/router';
import { invitationsRouter } from './invitations/router';
import { investorUpdatesRouter } from './investor-updates/router';
import { meRouter } from './me/router';
import { membersRouter } from './members/router';
import { metricSnapshotsRouter } from './metric-snapshots/router';
import { newsRouter } from './news/router';
import { organizationsRouter } from './organizations/router';
import { portalRouter } from './portal/router';
import { portfolioRouter } from './portfolio/router';
import { publicSharesRouter } from './public-shares/router';
import { reviewRouter } from './review/router';
import { scoringCriteriaRouter } from './scoring-criteria/router';
import { setupRouter } from './setup/router';
import { statsRouter } from './stats/router';
import { vehiclesRouter } from './vehicles/router';

/** Every procedure of the service. */
export const appRouter = router({
  activity: activityRouter,
  vehicles: vehiclesRouter,
  dataGaps: dataGapsRouter,
  stats: statsRouter,
  asks: asksRouter,
  askOffers: askOffersRouter,
  portal: portalRouter,
  audit: auditRouter,
  apiKeys: apiKeysRouter,
  me: meRouter,
  members: membersRouter,
  invitations: invitationsRouter,
  setup: setupRouter,
  news: newsRouter,
  organizations: organizationsRouter,
  portfolio: portfolioRouter,
  investorUpdates: investorUpdatesRouter,
  metricSnapshots: metricSnapshotsRouter,
  customers: customersRouter,
  extraction: extractionRouter,
  inboundMails: inboundMailsRouter,
  publicShares: publicSharesRouter,
  deals: dealsRouter,
  review: reviewRouter,
  scoringCriteria: scoringCriteriaRouter,
});

export type AppRouter = typeof appRouter;
