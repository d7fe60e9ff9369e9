/** Ids and slugs of rows that a test may name, real or made up. */
export interface Names {
  organizationId: string;
  vehicleId: string;
  memberId: string;
  apiKeyId: string;
  invitationId: string;
  company: string;
  companyId: string;
  update: string;
  snapshot: string;
  finding: string;
  mail: string;
  customer: string;
  gap: string;
  news: string;
  ask: string;
  offer: string;
  stats: string;
  deal: string;
  dealId: string;
  share: string;
}

/** Names of the same kinds that nothing bears. */
export const missingNames = (real: Names): Names =>
  Object.keys(real).reduce(
    (invented, name) => ({ ...invented, [name]: `missing-${name.toLowerCase()}` }),
    real,
  );

type Build = (names: Names) => Record<string, unknown>;

/** How a procedure is called about somebody else's rows, and what must come back. */
export interface Fixture {
  input: Build;
  /**
   * masked: the same 404 as for rows that do not exist. silent: an answer that holds nothing of
   * theirs. personal: about the caller alone; a key may not even ask (403).
   */
  expects: 'masked' | 'silent' | 'personal';
  /** Organization-wide: only members of other organizations are kept out, not editors of other vehicles. */
  organizationWide?: true;
}

const masked = (input: Build): Fixture => ({ input, expects: 'masked' });
const wide = (input: Build): Fixture => ({ input, expects: 'masked', organizationWide: true });
const silent = (input: Build): Fixture => ({ input, expects: 'silent' });

const company = {
  name: 'Taken over',
  checkSize: 1,
  investmentDate: '2026-01-01',
  instrumentType: 'SAFE',
};
const personal = (input: Build = () => ({})): Fixture => ({ input, expects: 'personal' });
const ofCompany: Build = (n) => ({ slug: n.company });
const levels = { '4': 'a', '3': 'b', '2': 'c', '1': 'd' };
const criteria = {
  domainExpertise: levels,
  product: levels,
  fundraisability: levels,
  market: levels,
  execution: levels,
  traction: levels,
};

/** One fixture per procedure that needs a caller; the test fails for a procedure without one. */
export const FIXTURES: Record<string, Fixture> = {
  'vehicles.list': silent(() => ({})),
  'vehicles.settings': masked((n) => ({ vehicleId: n.vehicleId })),
  'vehicles.create': wide((n) => ({
    organizationId: n.organizationId,
    slug: 'mine',
    name: 'Mine',
    type: 'FUND',
  })),
  'vehicles.updateSettings': masked((n) => ({ vehicleId: n.vehicleId, name: 'Mine' })),
  'portfolio.summary': masked((n) => ({ vehicleId: n.vehicleId })),
  'portfolio.create': masked((n) => ({
    ...company,
    slug: 'new-company',
    vehicleSlug: n.vehicleId,
    vehicleId: n.vehicleId,
  })),
  'portfolio.slugHolder': masked((n) => ({ name: 'Mine', vehicleId: n.vehicleId })),
  'portfolio.get': masked((n) => ({ slug: n.company, includeDeleted: true })),
  'portfolio.put': masked((n) => ({ ...company, slug: 'new-company', vehicleId: n.vehicleId })),
  'portfolio.patch': masked((n) => ({ slug: n.company, name: 'Mine' })),
  'portfolio.change': masked((n) => ({ slug: n.company, name: 'Mine', from: {} })),
  'portfolio.delete': masked(ofCompany),
  'portfolio.restore': masked(ofCompany),
  'portfolio.deleted': silent(() => ({})),
  'portfolio.founders': masked(ofCompany),
  'portfolio.setFounders': masked((n) => ({ slug: n.company, founders: ['Me'] })),
  'investorUpdates.create': masked((n) => ({
    slug: n.company,
    receivedAt: '2026-01-01',
    source: 'email',
    rawBody: 'x',
  })),
  'investorUpdates.list': masked(ofCompany),
  'investorUpdates.get': masked((n) => ({ slug: n.company, id: n.update })),
  'investorUpdates.delete': masked((n) => ({ slug: n.company, id: n.update })),
  'investorUpdates.restore': masked((n) => ({ slug: n.company, id: n.update })),
  'metricSnapshots.create': masked((n) => ({ slug: n.company, asOf: '2026-01-01', arrUsd: 1 })),
  'metricSnapshots.list': masked(ofCompany),
  'metricSnapshots.page': masked(ofCompany),
  'metricSnapshots.series': masked(ofCompany),
  'metricSnapshots.delete': masked((n) => ({ slug: n.company, id: n.snapshot })),
  'customers.upsert': masked((n) => ({ slug: n.company, customerName: 'Mine', tier: 'SMB' })),
  'customers.add': masked((n) => ({ slug: n.company, customerName: 'Mine too', tier: 'SMB' })),
  'customers.patch': masked((n) => ({ slug: n.company, id: n.customer, notes: 'Mine' })),
  'customers.list': masked(ofCompany),
  'customers.delete': masked((n) => ({ slug: n.company, id: n.customer })),
  'customers.restore': masked((n) => ({ slug: n.company, id: n.customer })),
  'customers.churn': masked((n) => ({ slug: n.company, id: n.customer, churnedAt: '2026-01-01' })),
  'dataGaps.create': masked((n) => ({
    slug: n.company,
    gapType: 'METRIC_MISSING',
    description: 'x',
  })),
  'dataGaps.list': silent((n) => ({ companyId: n.companyId })),
  'dataGaps.delete': masked((n) => ({ id: n.gap })),
  'dataGaps.resolve': masked((n) => ({ id: n.gap, resolvedValue: 1 })),
  'dataGaps.reopen': masked((n) => ({ id: n.gap })),
  'dataGaps.customerOnFile': masked((n) => ({ id: n.gap, customerName: 'Globex' })),
  'dataGaps.askedCustomer': masked((n) => ({ id: n.gap })),
  'dataGaps.dismiss': masked((n) => ({ id: n.gap })),
  'dataGaps.bulkResolve': silent((n) => ({ resolutions: [{ gapId: n.gap, resolvedValue: 1 }] })),
  'dataGaps.setAside': silent((n) => ({ gapIds: [n.gap] })),
  'dataGaps.bulkDismiss': silent((n) => ({ gapIds: [n.gap] })),
  'extraction.run': masked(ofCompany),
  'extraction.preview': masked(ofCompany),
  'extraction.findingsOfCompany': masked(ofCompany),
  'activity.ofCompany': masked(ofCompany),
  'extraction.findingsOfUpdate': masked((n) => ({ slug: n.company, id: n.update })),
  'extraction.findingsOfSnapshot': masked((n) => ({ slug: n.company, id: n.snapshot })),
  'extraction.findingsOfCustomer': masked((n) => ({ slug: n.company, id: n.customer })),
  'extraction.reject': masked((n) => ({ id: n.finding })),
  'inboundMails.receive': wide((n) => ({
    organizationId: n.organizationId,
    sourceRef: 'x',
    receivedAt: '2026-01-01',
    rawBody: 'x',
  })),
  'inboundMails.list': wide((n) => ({ organizationId: n.organizationId })),
  'inboundMails.assign': wide((n) => ({ id: n.mail, slug: n.company })),
  'inboundMails.discard': wide((n) => ({ id: n.mail })),
  'stats.recompute': masked((n) => ({ vehicleId: n.vehicleId })),
  'stats.latest': masked((n) => ({ vehicleId: n.vehicleId })),
  'stats.history': masked((n) => ({ vehicleId: n.vehicleId })),
  'stats.breakdown': masked((n) => ({ id: n.stats })),
  'stats.delete': masked((n) => ({ id: n.stats })),
  'asks.list': silent((n) => ({ companyId: n.companyId, status: 'ALL', includeHidden: true })),
  'asks.listOfCompany': masked(ofCompany),
  'asks.datedOfCompany': masked(ofCompany),
  'asks.unpublish': masked((n) => ({ id: n.ask })),
  'asks.decide': masked((n) => ({ id: n.ask, hidden: false })),
  'asks.patch': masked((n) => ({ id: n.ask, hidden: true })),
  'asks.board': masked((n) => ({ vehicleId: n.vehicleId })),
  'asks.publish': masked((n) => ({ id: n.ask })),
  'askOffers.list': masked((n) => ({ vehicleId: n.vehicleId })),
  'askOffers.offer': personal((n) => ({ askId: n.ask })),
  'askOffers.withdraw': personal((n) => ({ askId: n.ask })),
  'askOffers.handle': masked((n) => ({ id: n.offer, handled: true })),
  'portal.overview': masked((n) => ({ vehicleId: n.vehicleId })),
  'news.ingest': silent((n) => ({
    items: [
      { companySlug: n.company, url: 'https://x.example', title: 'x', publishedAt: '2026-01-01' },
    ],
  })),
  'news.maintenance': silent(() => ({})),
  'news.get': masked((n) => ({ id: n.news, includeDeleted: true })),
  'news.decide': masked((n) => ({ id: n.news, hidden: false })),
  'news.review': masked((n) => ({ id: n.news, hidden: false })),
  'news.delete': masked((n) => ({ id: n.news })),
  'news.list': masked(ofCompany),
  'news.holdAgain': masked((n) => ({ id: n.news, holdReason: 'low_confidence' })),
  'review.queue': silent((n) => ({ companyId: n.companyId })),
  'review.counts': silent((n) => ({ companyId: n.companyId })),
  'review.companies': silent(() => ({})),
  'review.countsOfCompany': masked(ofCompany),
  'organizations.list': silent(() => ({})),
  'organizations.update': wide((n) => ({ organizationId: n.organizationId, name: 'Mine' })),
  'members.list': wide((n) => ({ organizationId: n.organizationId })),
  'members.update': wide((n) => ({
    organizationId: n.organizationId,
    memberId: n.memberId,
    role: 'VIEWER',
  })),
  'members.remove': wide((n) => ({ organizationId: n.organizationId, memberId: n.memberId })),
  'audit.list': wide((n) => ({ organizationId: n.organizationId })),
  'me.get': silent(() => ({})),
  'me.setDefaultVehicle': masked((n) => ({ vehicleId: n.vehicleId })),
  'me.profile': personal(),
  'me.rename': personal(() => ({ name: 'x' })),
  'me.changePassword': personal(() => ({ currentPassword: 'x', newPassword: 'x'.repeat(12) })),
  'me.signOutEverywhere': personal(),
  'invitations.list': wide((n) => ({ organizationId: n.organizationId })),
  'invitations.create': wide((n) => ({
    organizationId: n.organizationId,
    email: 'me@other.test',
    role: 'MANAGER',
  })),
  'invitations.revoke': wide((n) => ({
    organizationId: n.organizationId,
    id: n.invitationId,
  })),
  'apiKeys.list': personal(),
  'apiKeys.create': personal(() => ({ name: 'x' })),
  'apiKeys.revoke': personal((n) => ({ id: n.apiKeyId })),
  'deals.list': silent(() => ({ includeDeleted: true })),
  'deals.create': masked((n) => ({ companyName: 'Mine', vehicleId: n.vehicleId })),
  'deals.slugHolder': masked((n) => ({ companyName: 'Mine', vehicleId: n.vehicleId })),
  'deals.get': masked((n) => ({ slug: n.deal, includeDeleted: true })),
  'deals.inPortfolio': masked((n) => ({ slug: n.deal })),
  'deals.put': masked((n) => ({ slug: 'new-deal', companyName: 'Mine', vehicleId: n.vehicleId })),
  'deals.patch': masked((n) => ({ slug: n.deal, notes: 'Mine' })),
  'deals.change': masked((n) => ({ slug: n.deal, notes: 'Mine', from: {} })),
  'deals.delete': masked((n) => ({ slug: n.deal })),
  'deals.restore': masked((n) => ({ slug: n.deal })),
  'deals.comment': masked((n) => ({ slug: n.deal, authorName: 'Me', content: 'x' })),
  'deals.activity': masked((n) => ({ slug: n.deal })),
  'scoringCriteria.get': wide((n) => ({ vehicleId: n.vehicleId })),
  'scoringCriteria.put': wide((n) => ({ vehicleId: n.vehicleId, criteria })),
  'scoringCriteria.patch': wide((n) => ({ vehicleId: n.vehicleId, changes: [] })),
  'publicShares.list': wide((n) => ({ organizationId: n.organizationId })),
  'publicShares.create': wide((n) => ({
    organizationId: n.organizationId,
    title: 'Mine',
    companyIds: [n.companyId],
  })),
  'publicShares.preview': wide((n) => ({
    organizationId: n.organizationId,
    companyIds: [n.companyId],
  })),
  'publicShares.get': wide((n) => ({ id: n.share })),
  'publicShares.revoke': wide((n) => ({ id: n.share })),
};
