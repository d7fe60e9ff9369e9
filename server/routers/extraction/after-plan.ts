import type { History, Plan, ReadableUpdate } from './plan-types';

interface Read {
  update: ReadableUpdate;
  plan: Plan;
}

/** What is on file for the updates behind one whose plan has been written, as a preview needs it. */
export function afterPlan(history: History, { update, plan }: Read): History {
  const added = plan.customers.filter(
    ({ tier, normalizedName }) =>
      tier !== null && !history.deletedCustomers.includes(normalizedName),
  );
  const asked = plan.gaps.map(({ dedupeKey, hint, customer, renews }) => ({
    id: renews ?? `${update.id} ${dedupeKey}`,
    key: dedupeKey,
    isOpen: true,
    updateId: update.id,
    receivedAt: update.receivedAt,
    hint,
    customer,
  }));
  const renewed = new Set(asked.map(({ id }) => id));
  return {
    ...history,
    previouslyReported: [
      ...new Set([...history.previouslyReported, ...plan.metrics.map(({ field }) => field)]),
    ],
    knownCustomers: [...history.knownCustomers, ...added.map((c) => c.customerName)],
    asked: [...history.asked.filter(({ id }) => !renewed.has(id)), ...asked],
  };
}
