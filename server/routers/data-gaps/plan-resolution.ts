import type { z } from 'zod';
import type { GAP_STATUSES, GAP_TYPES } from '@/db/enums';
import { NO_ROOM, withNotes } from './hint-notes';
import {
  anyMetric,
  contentPayload,
  customerPayload,
  type CustomerPayload,
  isMetric,
  type Metric,
  METRICS,
  periodPayload,
} from './resolution-values';

/** A gap as far as its resolution needs it. */
export interface PlannedGap {
  companyId: string;
  gapType: (typeof GAP_TYPES)[number];
  status: (typeof GAP_STATUSES)[number];
  suggestedField: string | null;
  hint: string | null;
  update: SourceUpdate | null;
}

/** The investor update that a gap comes from, soft-deleted or not. */
export interface SourceUpdate {
  id: string;
  receivedAt: string;
  reportedPeriod: string | null;
  deletedAt: string | null;
}

/** What resolving a gap does beside storing the value. */
export type PlannedEffect =
  | {
      kind: 'metric-snapshot-created';
      field: Metric;
      value: number;
      asOf: string;
      reportedPeriod: string | null;
      sourceUpdateId: string | null;
      notes: string | undefined;
    }
  | {
      kind: 'customer-upserted';
      /** `notesYield`: the notes are the call's, for a customer that has none. */
      customer: CustomerPayload & { notesYield?: boolean };
    }
  | { kind: 'period-updated'; updateId: string; reportedPeriod: string }
  | { kind: 'content-stored'; detail: string }
  | { kind: 'noop'; detail: string };

/** Why a resolution cannot be taken: where in it, and what to send. */
export interface Problem {
  path: (string | number)[];
  message: string;
}

export type Plan =
  | {
      outcome: 'resolve';
      value: unknown;
      effect: PlannedEffect;
      /** The hint with notes that have no other place; null: it stays as it is. */
      hint: string | null;
    }
  | { outcome: 'already' }
  | { outcome: 'invalid'; problem: Problem };

/** The first thing that validation found, placed under a field. */
export function problemOf(error: z.ZodError, under: string[] = []): Problem {
  const [issue] = error.issues;
  const path = (issue?.path ?? []).map((part) => (typeof part === 'symbol' ? String(part) : part));
  return { path: [...under, ...path], message: issue?.message ?? 'is not valid' };
}

/** Reads the value, or tells why it does not fit. */
function planned<T>(
  schema: z.ZodType<T>,
  value: unknown,
  effectOf: (value: T) => PlannedEffect,
): Plan {
  const read = schema.safeParse(value);
  if (read.success) return { outcome: 'resolve', value, effect: effectOf(read.data), hint: null };
  return { outcome: 'invalid', problem: problemOf(read.error, ['resolvedValue']) };
}

function planMetric(gap: PlannedGap, value: unknown, notes: string | undefined, now: string): Plan {
  const { suggestedField: field, update } = gap;
  if (!isMetric(field)) {
    const detail = 'suggestedField names no metric, so no snapshot was made.';
    return planned(anyMetric, value, () => ({ kind: 'noop', detail }));
  }
  return planned(METRICS[field], value, (metric) => ({
    kind: 'metric-snapshot-created',
    field,
    value: metric,
    asOf: update?.receivedAt ?? now,
    reportedPeriod: update?.reportedPeriod ?? null,
    sourceUpdateId: update?.id ?? null,
    notes,
  }));
}

/** What PERIOD_UNCLEAR does when there is no update to set the period of. */
export const NO_LIVING_UPDATE = {
  kind: 'noop',
  detail: 'The gap has no living source update, so no period was set.',
} as const satisfies PlannedEffect;

function planPeriod({ update }: PlannedGap, value: unknown): Plan {
  return planned(periodPayload, value, (reportedPeriod) =>
    update === null || update.deletedAt !== null
      ? NO_LIVING_UPDATE
      : { kind: 'period-updated', updateId: update.id, reportedPeriod },
  );
}

/** The run reads pasted content as part of its update, so without one it only stays on file. */
const contentStored = ({ update }: PlannedGap): PlannedEffect => ({
  kind: 'content-stored',
  detail:
    update === null
      ? 'The content is kept. The gap names no update that it belongs to: to have it read by the weekly extraction run, post it as an investor update.'
      : 'The content is kept for the next weekly extraction run.',
});

/** Whether and how a gap is resolved; where its notes go is another matter. */
function planEffect(gap: PlannedGap, value: unknown, notes: string | undefined, now: string): Plan {
  if (gap.status === 'RESOLVED') return { outcome: 'already' };
  switch (gap.gapType) {
    case 'METRIC_MISSING':
      return planMetric(gap, value, notes, now);
    case 'CUSTOMER_AMBIGUOUS':
      return planned(customerPayload, value, (customer) => ({
        kind: 'customer-upserted',
        customer:
          customer.notes === undefined && notes !== undefined
            ? { ...customer, notes, notesYield: true }
            : customer,
      }));
    case 'PERIOD_UNCLEAR':
      return planPeriod(gap, value);
    case 'ATTACHMENT_UNREAD':
    case 'LINK_UNREAD':
      return planned(contentPayload, value, () => contentStored(gap));
  }
}

/** True if the row that an effect writes holds the call's notes, whatever it held before. */
const hasNotes = (effect: PlannedEffect): boolean => effect.kind === 'metric-snapshot-created';

/** Puts notes that no row is sure to hold into the hint, where those of a dismissal go. */
function keepNotes(plan: Plan, { hint: before }: PlannedGap, notes: string | undefined): Plan {
  if (plan.outcome !== 'resolve' || hasNotes(plan.effect)) return plan;
  const { hint, wasCut } = withNotes(before, notes);
  if (wasCut) return { outcome: 'invalid', problem: { path: ['notes'], message: NO_ROOM } };
  return hint === before ? plan : { ...plan, hint };
}

/**
 * Decides what resolving a gap does (decisions §6), without doing it. A value must fit the gap's
 * type even where nothing can be done with it.
 * @param notes go to the snapshot, or else to the hint, and to a customer that has no notes
 * @param now what a snapshot without a source update is as of
 */
export const planResolution = (
  gap: PlannedGap,
  value: unknown,
  notes: string | undefined,
  now: string,
): Plan => keepNotes(planEffect(gap, value, notes, now), gap, notes);
