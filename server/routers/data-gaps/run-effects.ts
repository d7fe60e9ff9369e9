import type { EditScope } from '@/server/access/scope';
import { type Customer, upsertCustomers } from '@/server/routers/customers/queries';
import { setReportedPeriods } from '@/server/routers/investor-updates/period-queries';
import { insertSnapshots, type Snapshot } from '@/server/routers/metric-snapshots/queries';
import { customerKey, mergeCustomers } from './merge-customers';
import { NO_LIVING_UPDATE, type PlannedEffect } from './plan-resolution';

/** An effect to run, for a gap of this company. */
export interface DueEffect {
  companyId: string;
  effect: PlannedEffect;
}

/** What was done, as the client is told (the contract's DataGapEffect). */
export interface Effect {
  kind: PlannedEffect['kind'];
  detail: string;
  /** Id of the row that was written, where there is one. */
  ref?: string;
}

type Of<K extends PlannedEffect['kind']> = Extract<PlannedEffect, { kind: K }>;

/** Appends the snapshots. @returns them by the effect that asked for each */
async function runMetrics(edit: EditScope, due: readonly DueEffect[]) {
  const asked = due.flatMap(({ companyId, effect }) =>
    effect.kind === 'metric-snapshot-created' ? [{ companyId, effect }] : [],
  );
  const stored = await insertSnapshots(
    edit,
    asked.map(({ companyId, effect: { field, value, asOf, reportedPeriod, ...effect } }) => ({
      companyId,
      asOf,
      reportedPeriod,
      [field]: value,
      sourceUpdateId: effect.sourceUpdateId,
      notes: effect.notes ?? null,
    })),
  );
  return new Map<PlannedEffect, Snapshot | undefined>(
    asked.map(({ effect }, index) => [effect, stored[index]]),
  );
}

/** Upserts the customers. @returns them by company and normalized name */
async function runCustomers(edit: EditScope, due: readonly DueEffect[]) {
  const rows = mergeCustomers(
    due.flatMap(({ companyId, effect }) =>
      effect.kind === 'customer-upserted' ? [{ companyId, ...effect.customer }] : [],
    ),
  );
  const stored = await upsertCustomers(edit, rows);
  return new Map(rows.map((row, index) => [customerKey(row), stored[index]]));
}

/** Sets the periods. @returns the ids of the updates that were living still */
async function runPeriods(edit: EditScope, due: readonly DueEffect[]): Promise<Set<string>> {
  const periods = due.flatMap(({ companyId, effect }) =>
    effect.kind === 'period-updated'
      ? [{ companyId, updateId: effect.updateId, reportedPeriod: effect.reportedPeriod }]
      : [],
  );
  return new Set(await setReportedPeriods(edit, periods));
}

function metricEffect(effect: Of<'metric-snapshot-created'>, snapshot?: Snapshot): Effect {
  if (!snapshot) throw new Error('A snapshot was not stored.');
  const detail = `A snapshot as of ${effect.asOf} has ${effect.field} = ${effect.value}.`;
  return { kind: effect.kind, detail, ref: snapshot.id };
}

/** @param told the customers that effects before this one have told of: these are updated */
function customerEffect(
  customer: (Customer & { inserted: boolean }) | undefined,
  told: Set<string>,
): Effect {
  if (!customer) throw new Error('A customer was not stored.');
  const done = customer.inserted && !told.has(customer.id) ? 'created' : 'updated';
  told.add(customer.id);
  const detail = `Customer "${customer.customerName}" was ${done}.`;
  return { kind: 'customer-upserted', detail, ref: customer.id };
}

function periodEffect(effect: Of<'period-updated'>, changed: ReadonlySet<string>): Effect {
  // The update was deleted between the plan and the write.
  if (!changed.has(effect.updateId)) return NO_LIVING_UPDATE;
  const detail = `The update's reportedPeriod is "${effect.reportedPeriod}".`;
  return { kind: effect.kind, detail, ref: effect.updateId };
}

/**
 * Runs effects in a transaction, in a number of statements that does not grow with them.
 * @returns what was done, in the order given
 */
export async function runEffects(edit: EditScope, due: readonly DueEffect[]): Promise<Effect[]> {
  const snapshots = await runMetrics(edit, due);
  const customers = await runCustomers(edit, due);
  const periods = await runPeriods(edit, due);
  const told = new Set<string>();
  return due.map(({ companyId, effect }) => {
    switch (effect.kind) {
      case 'metric-snapshot-created':
        return metricEffect(effect, snapshots.get(effect));
      case 'customer-upserted':
        return customerEffect(customers.get(customerKey({ companyId, ...effect.customer })), told);
      case 'period-updated':
        return periodEffect(effect, periods);
      default:
        return effect;
    }
  });
}
