import { normalizeName } from '@/server/routers/investor-updates/extract/customers/normalize';
import { extractUpdate } from '@/server/routers/investor-updates/extract/extract-update';
import { METRIC_FIELDS, type ExtractResult } from '@/server/routers/investor-updates/extract/types';
import type { CorpusUpdate } from './load-corpus';

/** Hits, false alarms and misses of one kind of finding. */
export interface Tally {
  hit: number;
  wrong: number;
  missed: number;
}

export interface Evaluation {
  /** By metric column, `metrics`, `customers`, `gaps`, each gap type, `period`, `tier`, `dealValue`, `term`. */
  tallies: Map<string, Tally>;
  /** One line per false alarm or miss. */
  faults: string[];
}

/** Share of what was found that is right; 1 when nothing was found. */
export const precision = (t: Tally) => (t.hit + t.wrong === 0 ? 1 : t.hit / (t.hit + t.wrong));

/** Share of what is there that was found; 1 when nothing is there. */
export const recall = (t: Tally) => (t.hit + t.missed === 0 ? 1 : t.hit / (t.hit + t.missed));

/** Harmonic mean of precision and recall. */
export const f1 = (t: Tally) => {
  const [p, r] = [precision(t), recall(t)];
  return p + r === 0 ? 0 : (2 * p * r) / (p + r);
};

/** Runs the extraction over labelled updates and compares. */
export function evaluateExtraction(updates: readonly CorpusUpdate[]): Evaluation {
  const evaluation: Evaluation = { tallies: new Map(), faults: [] };
  for (const update of updates) {
    const result = extractUpdate(update.input);
    compareMetrics(evaluation, update, result);
    compareCustomers(evaluation, update, result);
    compareGaps(evaluation, update, result);
    const right = result.reportedPeriod.value === update.labels.period;
    count(evaluation, ['period'], right ? 'hit' : 'wrong', 1);
    if (!right)
      evaluation.faults.push(
        `${update.id} period ${result.reportedPeriod.value} is not ${update.labels.period}`,
      );
  }
  return evaluation;
}

function count(
  evaluation: Evaluation,
  kinds: readonly string[],
  outcome: keyof Tally,
  by: number,
): void {
  for (const kind of kinds) {
    const tally = evaluation.tallies.get(kind) ?? { hit: 0, wrong: 0, missed: 0 };
    tally[outcome] += by;
    evaluation.tallies.set(kind, tally);
  }
}

function compareMetrics(
  evaluation: Evaluation,
  { id, labels }: CorpusUpdate,
  result: ExtractResult,
): void {
  for (const field of METRIC_FIELDS) {
    const wanted = labels.metrics.get(field);
    const found = result.metrics.find((m) => m.field === field);
    const kinds = ['metrics', field];
    if (
      wanted !== undefined &&
      found !== undefined &&
      Math.abs(found.value - wanted) <= Math.abs(wanted) * 1e-9
    ) {
      count(evaluation, kinds, 'hit', 1);
      continue;
    }
    if (found !== undefined) {
      count(evaluation, kinds, 'wrong', 1);
      evaluation.faults.push(
        `${id} WRONG ${field} ${found.value} (${found.ruleId} “${found.quote}”), wanted ${wanted}`,
      );
    }
    if (wanted !== undefined) {
      count(evaluation, kinds, 'missed', 1);
      if (found === undefined) evaluation.faults.push(`${id} missed ${field} ${wanted}`);
    }
  }
}

function compareCustomers(
  evaluation: Evaluation,
  { id, labels }: CorpusUpdate,
  result: ExtractResult,
): void {
  const open = new Map(labels.customers.map((c) => [normalizeName(c.name), c]));
  for (const found of result.customers) {
    const key = normalizeName(found.customerName);
    const wanted = open.get(key);
    if (wanted?.status !== found.status) {
      count(evaluation, ['customers'], 'wrong', 1);
      evaluation.faults.push(
        `${id} WRONG customer ${found.customerName} ${found.status} (${found.ruleId}), wanted ${wanted?.status}`,
      );
      continue;
    }
    open.delete(key);
    count(evaluation, ['customers'], 'hit', 1);
    for (const [kind, got, want] of [
      ['tier', found.tier, wanted.tier],
      ['dealValue', found.dealValueAnnualUsd, wanted.annualUsd],
      ['term', found.contractTerm, wanted.term],
    ] as const) {
      if (got === want && want !== null) count(evaluation, [kind], 'hit', 1);
      if (got !== want && got !== null) count(evaluation, [kind], 'wrong', 1);
      if (got !== want && want !== null) count(evaluation, [kind], 'missed', 1);
      if (got !== want)
        evaluation.faults.push(`${id} ${kind} of ${found.customerName}: ${got}, wanted ${want}`);
    }
  }
  for (const wanted of open.values()) {
    count(evaluation, ['customers'], 'missed', 1);
    evaluation.faults.push(`${id} missed customer ${wanted.name} ${wanted.status}`);
  }
}

function compareGaps(
  evaluation: Evaluation,
  { id, input, labels }: CorpusUpdate,
  result: ExtractResult,
): void {
  const known = new Set(input.knownCustomers?.map(normalizeName));
  const unknownTiers = labels.customers
    .filter((c) => c.tier === null && !known.has(normalizeName(c.name)))
    .map((c) => `CUSTOMER_AMBIGUOUS:${normalizeName(c.name)}`);
  const open = new Set([...labels.gaps, ...unknownTiers].map((key) => key.toLowerCase()));
  for (const gap of result.gaps) {
    const right = open.delete(gap.dedupeKey.toLowerCase());
    count(evaluation, ['gaps', gap.gapType], right ? 'hit' : 'wrong', 1);
    if (!right) evaluation.faults.push(`${id} WRONG gap ${gap.dedupeKey} ${gap.hint ?? ''}`);
  }
  for (const key of open) {
    count(evaluation, ['gaps', key.split(':')[0]?.toUpperCase() ?? ''], 'missed', 1);
    evaluation.faults.push(`${id} missed gap ${key}`);
  }
}

/** A table of the tallies, for people. */
export function formatEvaluation(title: string, { tallies }: Evaluation): string {
  const percent = (value: number) => `${(value * 100).toFixed(1)}`.padStart(6);
  const rows = [...tallies.entries()]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(
      ([kind, t]) =>
        `${kind.padEnd(26)}${percent(precision(t))}${percent(recall(t))}${percent(f1(t))}   ${t.hit} hit, ${t.wrong} wrong, ${t.missed} missed`,
    );
  return [
    title,
    `${''.padEnd(26)}${'P'.padStart(6)}${'R'.padStart(6)}${'F1'.padStart(6)}`,
    ...rows,
  ].join('\n');
}
