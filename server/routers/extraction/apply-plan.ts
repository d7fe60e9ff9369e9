import type { EditScope } from '@/server/access/scope';
import type { Evidence } from '@/server/routers/investor-updates/extract/types';
import { storeAsks } from '@/server/routers/asks/store';
import { markResolved } from '@/server/routers/data-gaps/queries';
import { insertSnapshots } from '@/server/routers/metric-snapshots/queries';
import { type AppliedCustomer, applyCustomers } from './apply-customers';
import type {
  Content,
  Plan,
  PlannedCustomer,
  PlannedGap,
  PlannedMetric,
  ReadableUpdate,
} from './plan-types';
import {
  insertFindings,
  insertGaps,
  lockOpenMetricGaps,
  markContentsRead,
  markProcessed,
  type NewFinding,
  renewGap,
} from './write-queries';

/** What reading one update has written. */
export interface Applied {
  snapshots: number;
  metrics: number;
  customersAdded: number;
  customersChanged: number;
  gaps: number;
}

/** Cutting a text by length can halve a character, which the database refuses. */
const whole = (text: string): string => text.toWellFormed();

const evidenceOf = (finding: Evidence & { contentGapId: string | null }) => ({
  contentGapId: finding.contentGapId,
  spanStart: finding.start,
  spanEnd: finding.end,
  quote: whole(finding.quote),
  ruleId: finding.ruleId,
  confidence: finding.confidence,
});

async function addSnapshot(tx: EditScope, update: ReadableUpdate, plan: Plan) {
  if (plan.metrics.length === 0) return undefined;
  const [snapshot] = await insertSnapshots(tx, [
    {
      companyId: update.companyId,
      asOf: plan.asOf,
      reportedPeriod: plan.reportedPeriod,
      sourceUpdateId: update.id,
      ...Object.fromEntries(plan.metrics.map(({ field, value }) => [field, value])),
    },
  ]);
  if (!snapshot) throw new Error('A snapshot was not stored.');
  return snapshot.id;
}

const ofUpdate = ({ id, companyId }: ReadableUpdate) => ({ companyId, updateId: id });

function metricFinding(
  update: ReadableUpdate,
  metric: PlannedMetric,
  snapshotId: string,
): NewFinding {
  const { field, value, unit, period } = metric;
  return {
    ...ofUpdate(update),
    ...evidenceOf(metric),
    kind: 'metric',
    field,
    value: { value, unit, period },
    snapshotId,
  };
}

/** What an update says of a customer, as it is kept with the words. */
const statedOf = ({ customerName, status, tier, ...stated }: PlannedCustomer) => ({
  customerName: whole(customerName),
  status,
  tier,
  dealValueAnnualUsd: stated.dealValueAnnualUsd,
  contractTerm: stated.contractTerm,
  firstSignedAt: stated.firstSignedAt,
  churnedAt: stated.churnedAt,
});

const customerFinding = (update: ReadableUpdate, applied: AppliedCustomer): NewFinding => ({
  ...ofUpdate(update),
  ...evidenceOf(applied.finding),
  kind: 'customer',
  field: applied.finding.normalizedName,
  value: statedOf(applied.finding),
  customerId: applied.customerId,
  changes: applied.changes,
  informedUntil: applied.informedUntil,
});

/**
 * Pasted content that gives a metric answers the open question for it: the gap is resolved with
 * that value, which the run's own snapshot holds. A later update's value is no answer: it is
 * another period's.
 */
async function answerGaps(tx: EditScope, update: ReadableUpdate, plan: Plan): Promise<void> {
  const values = new Map<string, number>(plan.metrics.map(({ field, value }) => [field, value]));
  if (values.size === 0) return;
  const open = await lockOpenMetricGaps(tx, update);
  await markResolved(
    tx,
    open.flatMap(({ id, field }) => {
      const value = values.get(field ?? '');
      return value === undefined ? [] : [{ id, value, hint: null }];
    }),
  );
}

const wholeGap = (gap: PlannedGap): PlannedGap => ({
  ...gap,
  description: whole(gap.description),
  hint: gap.hint === null ? null : whole(gap.hint),
  customer: gap.customer && { ...gap.customer, customerName: whole(gap.customer.customerName) },
});

/** Opens the questions; a later update's word on a customer goes into the one that is open. */
async function addGaps(tx: EditScope, update: ReadableUpdate, planned: readonly PlannedGap[]) {
  const fresh: PlannedGap[] = [];
  for (const gap of planned.map(wholeGap)) {
    const isRenewed = gap.renews !== null && (await renewGap(tx, gap.renews, update, gap));
    if (!isRenewed) fresh.push(gap);
  }
  await insertGaps(tx, update, fresh);
}

/** Writes what a plan says, in a number of statements that grows with renewed questions alone. */
export async function applyPlan(
  tx: EditScope,
  update: ReadableUpdate,
  contents: readonly Content[],
  plan: Plan,
): Promise<Applied> {
  const snapshotId = await addSnapshot(tx, update, plan);
  const customers = await applyCustomers(tx, update, plan.customers);
  const metrics =
    snapshotId === undefined ? [] : plan.metrics.map((m) => metricFinding(update, m, snapshotId));
  await insertFindings(tx, [...metrics, ...customers.map((c) => customerFinding(update, c))]);
  await addGaps(tx, update, plan.gaps);
  if (contents.length > 0) {
    await storeAsks(tx, update, plan.asks);
    await answerGaps(tx, update, plan);
  }
  await markContentsRead(
    tx,
    contents.map(({ gapId }) => gapId),
  );
  await markProcessed(tx, update.id, plan.newPeriod);
  const onFile = customers.filter(({ customerId }) => customerId !== null);
  return {
    snapshots: snapshotId === undefined ? 0 : 1,
    metrics: metrics.length,
    customersAdded: onFile.filter(({ changes }) => changes === null).length,
    customersChanged: onFile.filter(({ changes }) => Object.keys(changes ?? {}).length > 0).length,
    gaps: plan.gaps.length,
  };
}
