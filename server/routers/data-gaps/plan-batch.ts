import { key } from '@/server/lib/fields';
import { isRecord } from '@/server/lib/is-record';
import {
  type Plan,
  planResolution,
  type PlannedGap,
  type Problem,
  problemOf,
} from './plan-resolution';
import { resolution } from './resolution-values';

/** One item of a bulk resolution, its shape not checked yet. */
export interface ResolutionRequest {
  gapId: string;
  resolvedValue?: unknown;
  notes?: unknown;
  /** Why `gapId` can be no id. */
  problem?: Problem;
}

/** Reads an item of a bulk call, whatever it is; `gapId` is as sent if it is text, else ''. */
export function requestOf(item: unknown): ResolutionRequest {
  const { gapId, resolvedValue, notes }: Record<string, unknown> = isRecord(item) ? item : {};
  const read = key().safeParse(gapId);
  if (read.success) return { gapId: read.data, resolvedValue, notes };
  const problem = problemOf(read.error, ['gapId']);
  return { gapId: typeof gapId === 'string' ? gapId : '', resolvedValue, notes, problem };
}

export type ItemPlan = Plan | { outcome: 'not-found' };

/**
 * Plans the items in order, each upon what those before it will have done: a gap given twice is
 * resolved already the second time, and a snapshot carries a period settled earlier in the batch.
 * Per item the order of checks is that of a single call: shape, existence, state, value.
 * @param gaps those the caller may write, by id
 */
export function planBatch(
  requests: readonly ResolutionRequest[],
  gaps: ReadonlyMap<string, PlannedGap>,
  now: string,
): ItemPlan[] {
  const resolved = new Set<string>();
  const periods = new Map<string, string>();

  const current = (id: string, gap: PlannedGap): PlannedGap => ({
    ...gap,
    status: resolved.has(id) ? 'RESOLVED' : gap.status,
    update: gap.update && {
      ...gap.update,
      reportedPeriod: periods.get(gap.update.id) ?? gap.update.reportedPeriod,
    },
  });

  return requests.map(({ gapId, problem, ...request }) => {
    if (problem) return { outcome: 'invalid', problem };
    const read = resolution.safeParse(request);
    if (!read.success) return { outcome: 'invalid', problem: problemOf(read.error) };
    const gap = gaps.get(gapId);
    if (!gap) return { outcome: 'not-found' };
    const { resolvedValue, notes } = read.data;
    const plan = planResolution(current(gapId, gap), resolvedValue, notes, now);
    if (plan.outcome !== 'resolve') return plan;
    resolved.add(gapId);
    if (plan.effect.kind === 'period-updated') {
      periods.set(plan.effect.updateId, plan.effect.reportedPeriod);
    }
    return plan;
  });
}
