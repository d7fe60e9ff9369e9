import type { EditScope } from '@/server/access/scope';
import { invalid, notFound } from '@/server/errors';
import { type ItemPlan, planBatch, type ResolutionRequest } from './plan-batch';
import type { Problem } from './plan-resolution';
import { type DataGap, lockGaps, markResolved } from './queries';
import { type Effect, runEffects } from './run-effects';

/** What became of one item of a resolution. */
export type Resolved = { gapId: string } & (
  | { status: 'resolved'; gap: DataGap; effects: Effect[] }
  | { status: 'already-resolved'; gap: DataGap }
  | { status: 'not-found' }
  | { status: 'invalid'; gap: DataGap | null; problem: Problem }
);

/** Runs what is planned: effects first, then the status of all gaps at once. */
async function write(
  edit: EditScope,
  items: readonly { request: ResolutionRequest; plan: ItemPlan }[],
  locked: ReadonlyMap<string, DataGap>,
) {
  const due = items.flatMap(({ request: { gapId }, plan }) => {
    const gap = locked.get(gapId);
    return gap && plan.outcome === 'resolve' ? [{ ...plan, gap, companyId: gap.companyId }] : [];
  });
  const done = await runEffects(edit, due);
  const stored = await markResolved(
    edit,
    due.map(({ gap, value, hint }) => ({ id: gap.id, value, hint })),
  );
  return {
    gaps: new Map(stored.map((gap) => [gap.id, gap])),
    effects: new Map(due.map(({ gap }, index) => [gap.id, done[index]])),
  };
}

/** The ids that may be some gap's, each once. */
export const idsOf = (requests: readonly ResolutionRequest[]): string[] => [
  ...new Set(requests.flatMap(({ gapId, problem }) => (problem ? [] : gapId))),
];

/**
 * Resolves gaps in the transaction of `edit` (decisions §6). The rows are locked first, so side
 * effects happen once however many calls race; the number of statements does not grow with the
 * items.
 * @returns one answer per request, in their order
 */
export async function resolveGaps(
  edit: EditScope,
  requests: readonly ResolutionRequest[],
): Promise<Resolved[]> {
  const rows = await lockGaps(edit, idsOf(requests));
  const locked = new Map(rows.map(({ gap }) => [gap.id, gap]));
  const plannable = new Map(rows.map(({ gap, update }) => [gap.id, { ...gap, update }]));
  const plans = planBatch(requests, plannable, new Date().toISOString());
  const items = plans.flatMap((plan, index) => {
    const request = requests[index];
    return request ? [{ request, plan }] : [];
  });
  const { gaps, effects } = await write(edit, items, locked);
  return items.map(({ request: { gapId }, plan }): Resolved => {
    const before = locked.get(gapId);
    const after = gaps.get(gapId) ?? before;
    if (plan.outcome === 'invalid') {
      return { gapId, status: 'invalid', gap: after ?? null, problem: plan.problem };
    }
    if (plan.outcome === 'not-found' || !after) return { gapId, status: 'not-found' };
    if (plan.outcome === 'already') return { gapId, status: 'already-resolved', gap: after };
    const effect = effects.get(gapId);
    return { gapId, status: 'resolved', gap: after, effects: effect ? [effect] : [] };
  });
}

/**
 * The answer of a single call: a bulk of one, whose errors are raised.
 * @throws NOT_FOUND; BAD_REQUEST for a value that does not fit the gap
 */
export async function resolveGap(edit: EditScope, request: ResolutionRequest) {
  const [item] = await resolveGaps(edit, [request]);
  if (!item || item.status === 'not-found') throw notFound('Data gap');
  if (item.status === 'invalid') throw invalid(item.problem.path, item.problem.message);
  return { ...item.gap, effects: item.status === 'resolved' ? item.effects : [] };
}

/** An item of a bulk answer, as the contract has it. */
export function bulkItem(item: Resolved) {
  const { gapId, status } = item;
  return {
    gapId,
    status,
    ...(item.status === 'invalid'
      ? { message: `${item.problem.path.join('.')}: ${item.problem.message}` }
      : {}),
    gap: item.status === 'not-found' ? null : item.gap,
    effects: item.status === 'resolved' ? item.effects : [],
  };
}
