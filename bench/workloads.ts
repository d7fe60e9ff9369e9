import type { Sent } from './load';
import { idOf, KEYS, PUBLIC_ID } from './seed';

/** A kind of request; `request(n)` gives the nth, so that the same row is not asked for each time. */
export interface Workload {
  name: string;
  title: string;
  kind: 'row' | 'list' | 'write' | 'bulk' | 'refusal';
  request: (n: number) => Sent;
  /** The status that every answer must have. */
  status: readonly number[];
  /** The hand-written server answers it as well. */
  onFloor: boolean;
  /** Too heavy for 64 connections, or with too little to use up: measured on one connection. */
  oneConnection?: true;
}

const key = KEYS.firm;
const get = (path: string, as: string | undefined = key): Sent => ({
  method: 'GET',
  path,
  ...(as === undefined ? {} : { key: as }),
});
const post = (path: string, body: unknown): Sent => ({
  method: 'POST',
  path,
  key,
  body: JSON.stringify(body),
});

const COMPANIES = '/api/v1/portfolio/companies';

const reads: Workload[] = [
  {
    name: 'company',
    title: 'company by slug',
    kind: 'row',
    request: (n) => get(`/api/v1/portfolio/company-${n % 500}`),
    status: [200],
    onFloor: true,
  },
  {
    name: 'customers-200',
    title: 'list of 200 customers',
    kind: 'list',
    request: () => get(`${COMPANIES}/company-1/customers`),
    status: [200],
    onFloor: true,
  },
  {
    name: 'portfolio-500',
    title: 'GET /portfolio, 500 companies',
    kind: 'list',
    request: () => get('/api/v1/portfolio?vehicleSlug=main'),
    status: [200],
    onFloor: true,
  },
  {
    name: 'updates-deep',
    title: 'updates, a page deep in the list',
    kind: 'list',
    request: (n) =>
      get(
        `${COMPANIES}/company-500/investor-updates?limit=50&cursor=${idOf('a0', 1000 + 2 * (n % 200))}`,
      ),
    status: [200],
    onFloor: true,
  },
  {
    name: 'snapshots',
    title: 'snapshots of one company (100)',
    kind: 'list',
    request: () => get(`${COMPANIES}/company-500/metric-snapshots`),
    status: [200],
    onFloor: true,
  },
  {
    name: 'deals',
    title: 'deals by stage and batch',
    kind: 'list',
    request: (n) => get(`/api/v1/deals?stage=MEETING&batch=yc%20w${10 + (n % 20)}`),
    status: [200],
    onFloor: true,
  },
  {
    name: 'data-gaps',
    title: 'data gaps of ten organizations',
    kind: 'list',
    request: () => get('/api/v1/portfolio/data-gaps', KEYS.sweep),
    status: [200],
    onFloor: true,
  },
  {
    name: 'share-feed',
    title: 'public feed of 100 companies',
    kind: 'list',
    request: () => ({ method: 'GET', path: `/api/public/share/companies/${PUBLIC_ID}` }),
    status: [200],
    onFloor: true,
  },
];

const writes: Workload[] = [
  {
    name: 'customer-upsert',
    title: 'customer upsert',
    kind: 'write',
    request: (n) =>
      post(`${COMPANIES}/company-${n % 500}/customers`, {
        customerName: `Customer ${n % 5000}`,
        tier: 'ENTERPRISE',
        dealValueAnnualUsd: n,
      }),
    status: [200, 201],
    onFloor: true,
  },
  {
    name: 'snapshot-append',
    title: 'snapshot append',
    kind: 'write',
    request: (n) =>
      post(`${COMPANIES}/company-${n % 500}/metric-snapshots`, {
        asOf: '2026-02-01',
        arrUsd: 1e6 + n,
        headcount: 40,
        notes: 'From the February update.',
      }),
    status: [201],
    onFloor: true,
  },
];

/** Ten procedures in one tRPC batch, as the console's company page asks. */
function trpcBatch(): Sent {
  const input = { json: { slug: 'company-7' } };
  const inputs = Object.fromEntries(Array.from({ length: 10 }, (_, i) => [i, input]));
  const names = Array.from({ length: 10 }, () => 'portfolio.get').join(',');
  return get(`/api/trpc/${names}?batch=1&input=${encodeURIComponent(JSON.stringify(inputs))}`);
}

// Shared by all servers of a run: a gap is resolved, and a story ingested, once.
let gaps = 0;
let stories = 0;

export const resolveGaps = (count: number): Sent =>
  post('/api/v1/portfolio/data-gaps/bulk-resolve', {
    resolutions: Array.from({ length: count }, () => ({
      gapId: idOf('e1', gaps++),
      resolvedValue: 42,
    })),
  });

export const resolveGap = (): Sent =>
  post(`/api/v1/portfolio/data-gaps/${idOf('e1', gaps++)}/resolve`, { resolvedValue: 42 });

export const ingestNews = (count: number): Sent =>
  post('/api/v1/portfolio/news', {
    items: Array.from({ length: count }, () => ({
      companySlug: `company-${stories % 500}`,
      url: `https://news.example/bench/${process.pid}/${stories++}`,
      title: 'Company raises a round',
      publishedAt: '2026-02-01',
      verifiedCited: true,
      verifiedCompanyInSource: true,
      verifiedTitleGrounded: true,
    })),
  });

const others: Workload[] = [
  {
    name: 'news-100',
    title: 'news ingest of 100',
    kind: 'bulk',
    request: () => ingestNews(100),
    status: [200],
    onFloor: false,
    oneConnection: true,
  },
  {
    name: 'stats',
    title: 'stats recompute, 500 companies × 36 months',
    kind: 'bulk',
    request: () => post('/api/v1/portfolio/stats/recompute', { vehicleSlug: 'main' }),
    status: [200, 201],
    onFloor: false,
    oneConnection: true,
  },
  {
    name: 'trpc-10',
    title: 'tRPC batch of 10 reads',
    kind: 'list',
    request: trpcBatch,
    status: [200],
    onFloor: false,
  },
  {
    name: 'unknown-key',
    title: '401, unknown key',
    kind: 'refusal',
    request: (n) => get('/api/v1/portfolio/company-1', `fpk_unknown-${n}`),
    status: [401],
    onFloor: true,
  },
  {
    name: 'no-key',
    title: '401, no key',
    kind: 'refusal',
    request: () => ({ method: 'GET', path: '/api/v1/portfolio/company-1' }),
    status: [401],
    onFloor: true,
  },
  {
    name: 'unknown-path',
    title: '404, unknown path',
    kind: 'refusal',
    request: (n) => get(`/api/v1/no-such-path/${n}`),
    status: [404],
    onFloor: true,
  },
];

export const workloads: readonly Workload[] = [...reads, ...writes, ...others];
