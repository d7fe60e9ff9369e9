import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { parseMoment } from '@/server/lib/dates';
import { DEAL_DEFAULTS } from '../../setup/deal-room';
import type { Drawn } from './request';

export type Row = Record<string, unknown>;

const asRow = z.record(z.string(), z.unknown());

const TRIMMED = new Set(['name', 'title', 'companyName', 'customerName', 'authorName']);
const MOMENTS = new Set([
  'publishedAt',
  'investmentDate',
  'receivedAt',
  'asOf',
  'firstSignedAt',
  'churnedAt',
]);

function stored(field: string, sent: unknown): unknown {
  if (typeof sent !== 'string') return sent;
  if (TRIMMED.has(field)) return sent.trim();
  return MOMENTS.has(field) ? parseMoment(sent) : sent;
}

// A replaced deal keeps its fund.
const { vehicle: _fund, ...unassigned } = DEAL_DEFAULTS;

// What a PUT sets where the body says nothing.
const EMPTY: Record<string, Row> = {
  'portfolio.put': {
    website: null,
    sector: null,
    stage: null,
    whyWeInvested: null,
    postMoneyValuation: null,
    status: 'ACTIVE',
    notes: null,
    logoUrl: null,
    deletedAt: null,
  },
  'deals.put': unassigned,
};

/** True where the answer shows an older state on purpose: a retry, or a state that was there. */
function answersOldState({ operation }: Drawn, status: number, answer: Row): boolean {
  if (operation.id === 'investorUpdates.create') return status === 200;
  if (operation.id === 'customers.churn' || operation.id === 'news.ingest') return true;
  return operation.id === 'dataGaps.resolve' && isDeepStrictEqual(answer.effects, []);
}

/** A churn date counts where the status is CHURNED then; any other clears it (decisions §5). */
function replaceChurnDate(wanted: Row): void {
  if (wanted.status === undefined) delete wanted.churnedAt;
  else if (wanted.status !== 'CHURNED') wanted.churnedAt = null;
}

/** What an answer says otherwise than the request; nothing, if all was taken as sent. */
export function unlikeSent(drawn: Drawn, status: number, answer: Row): string[] {
  const { operation } = drawn;
  // The rubric may stand under `criteria`, which then wins.
  const body = asRow.catch(drawn.body ?? {}).parse(drawn.body?.criteria);
  if (answersOldState(drawn, status, answer)) return [];
  const patch = operation.rest.method === 'PATCH';
  const wanted: Row = { ...EMPTY[operation.id] };
  for (const [field, sent] of Object.entries(body)) {
    if (sent !== null || patch) wanted[field] = stored(field, sent);
  }
  // For stats the slug wins (contract).
  if (operation.id === 'stats.recompute' && 'vehicleSlug' in wanted) delete wanted.vehicleId;
  delete wanted.vehicleSlug;
  if (operation.id === 'customers.upsert') replaceChurnDate(wanted);
  return different(wanted, answer);
}

// An address keeps its spelling and its finder, whoever sends it again (decisions §7).
const FIRST_WINS = new Set(['url', 'discoveredBy']);

/** What a batch says of a story and the story does not say when read; `null` counts as absent. */
export function unlikeStory(sent: unknown, read: Row): string[] {
  const wanted = Object.entries(asRow.parse(sent))
    .filter(([field, value]) => value !== null && !FIRST_WINS.has(field))
    .map(([field, value]) => [field, stored(field, value)] as const);
  return different(Object.fromEntries(wanted), read);
}

function different(wanted: Row, answer: Row): string[] {
  // JSON has no -0, and objects keep no order.
  const plain: unknown = JSON.parse(JSON.stringify(wanted));
  return Object.entries(asRow.parse(plain))
    .filter(([field, value]) => field in answer && !isDeepStrictEqual(answer[field], value))
    .map(([field, value]) => `${field}: sent ${brief(value)}, answered ${brief(answer[field])}`);
}

const brief = (value: unknown) => (JSON.stringify(value) ?? 'nothing').slice(0, 200);

/** Where the row as read is not what the answer to the write said. */
export function unlikeAnswer(answer: Row, read: Row | undefined): string[] {
  if (read === undefined) return ['the row is not there'];
  return Object.keys(answer)
    .filter((field) => field in read && !isDeepStrictEqual(answer[field], read[field]))
    .map((field) => `${field}: answered ${brief(answer[field])}, read ${brief(read[field])}`);
}

// What changes with a field that was sent.
const FOLLOWING: Record<string, string[]> = {
  'news.review': ['holdReason'],
  'asks.patch': ['resolvedAt', 'resolvedBy'],
};

/** Fields that a PATCH has changed though it did not send them. */
export function changedUnasked(drawn: Drawn, before: Row, answer: Row): string[] {
  const asked = new Set([...Object.keys(drawn.body ?? {}), 'updatedAt']);
  for (const field of FOLLOWING[drawn.operation.id] ?? []) asked.add(field);
  if (asked.has('vehicleId') || asked.has('vehicleSlug')) asked.add('vehicle');
  return Object.keys(answer)
    .filter((field) => !asked.has(field) && !isDeepStrictEqual(before[field], answer[field]))
    .map((field) => `${field}: was ${brief(before[field])}, is ${brief(answer[field])}`);
}
