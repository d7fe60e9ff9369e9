import { z } from 'zod';
import { type EditScope, requireEdit, type Scope } from '@/server/access/scope';
import { inTransaction } from '@/server/access/transaction';
import { notFound } from '@/server/errors';
import { softDeleteCustomer } from '@/server/routers/customers/change-queries';
import { METRIC_FIELDS } from '@/server/routers/investor-updates/extract/types';
import { deleteSnapshot } from '@/server/routers/metric-snapshots/queries';
import { CHANGEABLE, type Changes, withoutChanges } from './customer-changes';
import { findingsBehind, lockCustomer, setCustomerState } from './customer-queries';
import {
  clearSnapshotValue,
  findingById,
  homeOfFinding,
  lockCompany,
  markRejected,
  openGapOf,
} from './finding-queries';
import { customerGapKey, metricGapKey } from './plan-gaps';
import type { EFFECTS } from './schemas';
import { insertGaps, type NewGap } from './write-queries';

type Rejected = NonNullable<Awaited<ReturnType<typeof markRejected>>>;

type Effect = (typeof EFFECTS)[number];

const metricField = z.enum(METRIC_FIELDS);
const metricValue = z.object({ value: z.number() });
const customerValue = z.object({ customerName: z.string(), status: z.string() });
const side = z.union([z.string(), z.number(), z.null()]);
const change = z.object({ from: side, to: side });
const changesSchema: z.ZodType<Changes> = z.partialRecord(z.enum(CHANGEABLE), change);

const missing = () => notFound('Finding');

async function removeMetric(tx: EditScope, finding: Rejected): Promise<Effect> {
  const field = metricField.parse(finding.field);
  const { value } = metricValue.parse(finding.value);
  if (finding.snapshotId === null) return 'nothing';
  const left = await clearSnapshotValue(tx, finding.snapshotId, field, value);
  if (!left) return 'nothing';
  if (METRIC_FIELDS.some((metric) => left[metric] !== null)) return 'value-removed';
  await deleteSnapshot(tx, left.id);
  return 'snapshot-deleted';
}

async function removeCustomer(tx: EditScope, finding: Rejected): Promise<Effect> {
  if (finding.customerId === null) return 'nothing';
  const row = await lockCustomer(tx, finding.customerId);
  if (!row || row.deletedAt !== null) return 'nothing';
  if (finding.changes === null) {
    // Another update says so too: then the customer stands on that.
    if ((await findingsBehind(tx, row.id)).length > 0) return 'nothing';
    await softDeleteCustomer(tx, row.id);
    return 'customer-deleted';
  }
  const before = withoutChanges(row, changesSchema.parse(finding.changes));
  if (CHANGEABLE.every((field) => before[field] === row[field])) return 'nothing';
  await setCustomerState(tx, row.id, before);
  return 'customer-reverted';
}

/** The question that takes the place of a rejected value. */
function questionOf(finding: Rejected): NewGap {
  const words = `“${finding.quote.slice(0, 200).toWellFormed()}”`;
  if (finding.kind === 'metric') {
    const { value } = metricValue.parse(finding.value);
    return {
      gapType: 'METRIC_MISSING',
      description: `${finding.field} was read as ${value}, and rejected. What is it?`,
      suggestedField: metricField.parse(finding.field),
      hint: words,
      customer: null,
      dedupeKey: metricGapKey(finding.field),
    };
  }
  const { customerName, status } = customerValue.parse(finding.value);
  return {
    gapType: 'CUSTOMER_AMBIGUOUS',
    description: `${customerName} was read as a customer (${status}), and rejected. What is it?`,
    suggestedField: null,
    hint: words,
    customer: { customerName, status: null, dealValueAnnualUsd: null, contractTerm: null },
    dedupeKey: customerGapKey(customerName),
  };
}

/**
 * Rejects what was read from an update: the value leaves its snapshot (which goes when it holds
 * nothing else), a customer goes or gets its former fields back, and a gap asks a person instead.
 * Later runs do not read it from this update again. Rejecting twice changes nothing.
 * @throws NOT_FOUND finding; FORBIDDEN reader
 */
export async function rejectFinding(scope: Scope, id: string) {
  const home = await homeOfFinding(scope, id);
  if (!home) throw missing();
  const edit = requireEdit(scope, home.organizationId);
  return inTransaction(edit, async (tx) => {
    await lockCompany(tx, home.companyId);
    const rejected = await markRejected(tx, id);
    let effect: Effect = 'nothing';
    if (rejected) {
      effect = await (rejected.kind === 'metric' ? removeMetric : removeCustomer)(tx, rejected);
      const question = questionOf(rejected);
      const open = await openGapOf(tx, home.companyId, rejected.updateId, question);
      if (open === undefined) {
        await insertGaps(tx, { ...home, id: rejected.updateId }, [question]);
      }
    }
    const finding = await findingById(tx, id);
    if (!finding) throw missing();
    return { finding, effect };
  });
}
