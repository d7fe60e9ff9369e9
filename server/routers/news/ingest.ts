import { createHash } from 'node:crypto';
import { setImmediate as others } from 'node:timers/promises';
import { type EditScope, requireEdit, type Scope, scopeOn } from '@/server/access/scope';
import { inTransaction } from '@/server/access/transaction';
import { parseMoment } from '@/server/lib/dates';
import { groupBy } from '@/server/lib/group-by';
import {
  companiesForIngest,
  type IngestCompany,
  lockExistingNews,
  type NewsRow,
  slugsInUse,
  upsertNews,
} from './ingest-queries';
import { holdReason } from './hold-reason';
import { identify } from './identity';
import { isMaterialNegative, isNegativeText } from './material-negative';
import { normalizeNewsUrl } from './normalize-url';
import type { INGEST_STATUSES, IngestItem } from './schemas';
import { sourceTier } from './source-tier';

export interface IngestOutcome {
  url: string;
  status: (typeof INGEST_STATUSES)[number];
  reason?: string;
  id?: string;
}

/** An item that passed the checks, with its place in the request. */
interface Accepted {
  index: number;
  item: IngestItem;
  publishedAt: string;
  company: IngestCompany;
  url: string;
  urlNormalized: string;
  urlHash: string;
}

type Checked = { accepted: Accepted } | { rejected: IngestOutcome };

type Judge = typeof isNegativeText;

/** Repeats in a batch, and stories sent without their known summary, are not judged anew. */
function rememberingJudge(): Judge {
  const verdicts = new Map<string, boolean>();
  return (text, company) => {
    const key = `${company ?? ''}\n${text}`;
    const verdict = verdicts.get(key) ?? isNegativeText(text, company);
    verdicts.set(key, verdict);
    return verdict;
  };
}

/** How long a batch may hold up every other request, in milliseconds. */
const TURN = 20;

/** Lets other requests have their turn when this one had its own. */
function takeTurns() {
  let since = performance.now();
  return {
    give: async () => {
      if (performance.now() - since < TURN) return;
      await others();
      since = performance.now();
    },
  };
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const keyOf = (entry: { companyId: string; urlHash: string }) =>
  `${entry.companyId} ${entry.urlHash}`;

/** The caller's company behind a slug, or why there is none (decisions §7). */
function companyFor(
  slug: string,
  own: Map<string, IngestCompany[]>,
  inUse: Set<string>,
  vehicleId: string | undefined,
): IngestCompany | Omit<IngestOutcome, 'url'> {
  const matches = own.get(slug) ?? [];
  if (matches.length === 0) {
    return inUse.has(slug)
      ? {
          status: 'rejected_wrong_org',
          reason: 'The company is in an organization or a vehicle that is not yours to write in.',
        }
      : { status: 'rejected_company_unknown', reason: 'No portfolio company has this slug.' };
  }
  // The selector settles what is ambiguous; a slug of one company needs no settling.
  const settled =
    matches.length === 1 ? matches : matches.filter((company) => company.vehicleId === vehicleId);
  if (settled[0]) return settled[0];
  const ids = matches.map((company) => company.vehicleId).join(', ');
  return {
    status: 'rejected_invalid',
    reason: `Several vehicles hold a company with this slug; add ?vehicleId= with one of: ${ids}`,
  };
}

/** URL and date first, then the company: the order in which §7 names the checks. */
function check(
  item: IngestItem,
  index: number,
  find: (slug: string) => ReturnType<typeof companyFor>,
): Checked {
  const { url } = item;
  const normalized = normalizeNewsUrl(url);
  if (!normalized.ok) {
    return { rejected: { url, status: 'rejected_invalid', reason: normalized.reason } };
  }
  const publishedAt = typeof item.publishedAt === 'string' ? parseMoment(item.publishedAt) : null;
  if (publishedAt === null) {
    const reason = 'publishedAt must be a date or an ISO 8601 time with Z or an offset';
    return { rejected: { url, status: 'rejected_invalid', reason } };
  }
  const company = find(item.companySlug);
  if ('status' in company) return { rejected: { url, ...company } };
  const { urlNormalized } = normalized;
  const urlHash = sha256(urlNormalized);
  return {
    accepted: { index, item, publishedAt, company, url: normalized.url, urlNormalized, urlHash },
  };
}

function newRow(entry: Accepted, knownSummary: string | null, judge: Judge): NewsRow {
  const { item, company } = entry;
  const summary = item.summary ?? null;
  const identity = identify({ company, item: { title: item.title, summary, url: entry.url } });
  const reason = holdReason({ ...item, identity });
  return {
    vehicleId: company.vehicleId,
    companyId: company.id,
    title: item.title,
    url: entry.url,
    urlNormalized: entry.urlNormalized,
    urlHash: entry.urlHash,
    source: item.source ?? null,
    sourceTier: sourceTier(entry.url),
    publishedAt: entry.publishedAt,
    summary,
    confidence: item.confidence ?? null,
    hidden: reason !== null,
    holdReason: reason,
    materialNegative: isMaterialNegative(item.title, summary ?? knownSummary, company.name, judge),
    discoveredBy: item.discoveredBy ?? 'agent',
  };
}

/** Repeats within the batch: the first decides on visibility, later ones change what an update changes. */
function mergeRepeat(first: NewsRow, later: NewsRow, companyName: string, judge: Judge): NewsRow {
  const summary = later.summary ?? first.summary ?? null;
  return {
    ...first,
    title: later.title,
    publishedAt: later.publishedAt,
    source: later.source ?? first.source,
    summary,
    confidence: later.confidence ?? first.confidence,
    materialNegative: isMaterialNegative(later.title, summary, companyName, judge),
  };
}

type Existing = Awaited<ReturnType<typeof lockExistingNews>>[number];

/** Writes the accepted items and says what became of each. */
async function store(tx: EditScope, accepted: Accepted[]): Promise<Map<number, IngestOutcome>> {
  const outcomes = new Map<number, IngestOutcome>();
  const keyed = accepted.map((entry) => ({
    entry,
    key: { companyId: entry.company.id, urlHash: entry.urlHash },
  }));
  const found = await lockExistingNews(
    tx,
    keyed.map(({ key }) => key),
  );
  const existing = new Map(found.map((row): [string, Existing] => [keyOf(row), row]));
  const rows = new Map<string, NewsRow>();
  const turns = takeTurns();
  const judge = rememberingJudge();
  for (const { entry, key } of keyed) {
    const stands = existing.get(keyOf(key));
    if (stands && stands.deletedAt !== null) {
      const reason =
        'This story was removed from the company; removed stories are not added again.';
      outcomes.set(entry.index, { url: entry.item.url, status: 'rejected_removed', reason });
      continue;
    }
    await turns.give();
    const earlier = rows.get(keyOf(key));
    const row = newRow(entry, stands?.summary ?? null, judge);
    rows.set(keyOf(key), earlier ? mergeRepeat(earlier, row, entry.company.name, judge) : row);
  }
  // One order for every batch, so that two batches with the same stories cannot deadlock.
  const sorted = [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  const stored = sorted.length === 0 ? [] : await upsertNews(tx, sorted);
  const byKey = new Map(stored.map((row) => [keyOf(row), row]));
  for (const { entry, key } of keyed) {
    if (outcomes.has(entry.index)) continue;
    const row = byKey.get(keyOf(key));
    outcomes.set(entry.index, outcomeOf(entry, rows.get(keyOf(key)), row));
    if (row) row.inserted = false; // a repeat within the batch updates what the first one made
  }
  return outcomes;
}

function outcomeOf(
  entry: Accepted,
  row: NewsRow | undefined,
  stored: { id: string; inserted: boolean } | undefined,
): IngestOutcome {
  const { url } = entry.item;
  if (!stored) {
    return { url, status: 'rejected_removed', reason: 'This story was removed from the company.' };
  }
  if (!stored.inserted) return { url, status: 'updated', id: stored.id };
  const reason = row?.holdReason ?? null;
  if (reason === null) return { url, status: 'published', id: stored.id };
  return { url, status: 'held_for_review', reason, id: stored.id };
}

/**
 * Takes in a batch of stories in one transaction and a constant number of statements (decisions
 * §7). Items stand in the order sent.
 * @throws FORBIDDEN, and nothing is stored, if an item is for a company that the caller only reads
 */
export async function ingest(
  scope: Scope,
  edit: EditScope,
  items: IngestItem[],
  vehicleId: string | undefined,
): Promise<IngestOutcome[]> {
  const slugs = [...new Set(items.map((item) => item.companySlug))];
  return inTransaction(edit, async (tx) => {
    const companies = await companiesForIngest(scopeOn(scope, tx.db), slugs);
    const own = groupBy(companies, (company) => company.slug);
    const inUse = await slugsInUse(
      tx,
      slugs.filter((slug) => !own.has(slug)),
    );
    const checked = items.map((item, index) =>
      check(item, index, (slug) => companyFor(slug, own, inUse, vehicleId)),
    );
    const accepted = checked.flatMap((entry) => ('accepted' in entry ? [entry.accepted] : []));
    for (const { company } of accepted) requireEdit(scope, company.organizationId);
    const stored = await store(tx, accepted);
    return checked.flatMap((entry, index) =>
      'rejected' in entry ? [entry.rejected] : (stored.get(index) ?? []),
    );
  });
}
