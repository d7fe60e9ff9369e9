/** Who has an account in the demo. */
export const PEOPLE = [
  'ana@northstar.test',
  'ingrid@fjordline.test',
  'marcus@kestrel.test',
  'tomas@northstar.test',
];

/** How many rows each table of the demo has; the same on every day. */
export const COUNTS = {
  organizations: 2,
  vehicles: 3,
  users: 4,
  memberships: 4,
  vehicle_grants: 2,
  companies: 30,
  investor_updates: 113,
  metric_snapshots: 747,
  customers: 173,
  data_gaps: 20,
  news_items: 37,
  asks: 81,
  deals: 22,
  deal_comments: 20,
  deal_activities: 4,
  scoring_criteria: 1,
  public_shares: 1,
  public_share_items: 9,
  stats_snapshots: 3,
};

/** Lists that the manager’s key finds filled. */
export const LISTS = [
  '/vehicles',
  '/portfolio',
  '/portfolio?vehicleSlug=fund-ii',
  '/portfolio/companies/halyard/investor-updates',
  '/portfolio/companies/rookery/investor-updates?needsExtraction=metrics',
  '/portfolio/companies/halyard/metric-snapshots',
  '/portfolio/companies/halyard/customers',
  '/portfolio/companies/halyard/asks',
  '/portfolio/data-gaps',
  '/portfolio/data-gaps?status=RESOLVED',
  '/portfolio/data-gaps?status=DISMISSED',
  '/portfolio/asks',
  '/portfolio/asks?status=RESOLVED',
  '/deals',
  '/deals/gridwell-thermal',
  '/scoring-criteria',
  '/public-shares',
  '/portfolio/stats/latest?vehicleSlug=fund-i',
  '/portfolio/stats/latest?vehicleSlug=fund-ii',
];
