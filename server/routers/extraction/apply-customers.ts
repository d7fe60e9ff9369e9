import { newId } from '@/db/schema/columns';
import type { EditScope } from '@/server/access/scope';
import { type CustomerUpsert, upsertCustomers } from '@/server/routers/customers/queries';
import { type Changes, changesOf, churnDate, momentOf } from './customer-changes';
import { addMissingCustomers, lockCustomersNamed, type NewCustomer } from './customer-queries';
import type { PlannedCustomer, ReadableUpdate } from './plan-types';

type Locked = Awaited<ReturnType<typeof lockCustomersNamed>>[number];

/** What became of a planned customer. */
export interface AppliedCustomer {
  finding: PlannedCustomer;
  /** Null where no row could take it: the tier is unknown, or a person has removed the customer. */
  customerId: string | null;
  /** Null if the finding added the customer. */
  changes: Changes | null;
  /** Up to when the row is informed now. */
  informedUntil: string;
}

/** A row for a customer that is not on file; only where the tier is known. */
function newRow(finding: PlannedCustomer, receivedAt: string): NewCustomer[] {
  if (finding.tier === null) return [];
  return [
    {
      id: newId(),
      customerName: finding.customerName,
      customerNameNormalized: finding.normalizedName,
      tier: finding.tier,
      status: finding.status,
      churnedAt: finding.status === 'CHURNED' ? churnDate(finding, receivedAt) : null,
      dealValueAnnualUsd: finding.dealValueAnnualUsd,
      contractTerm: finding.contractTerm,
      firstSignedAt: momentOf(finding.firstSignedAt),
    },
  ];
}

const later = (a: string, b: string): string => (a > b ? a : b);

function settle(
  finding: PlannedCustomer,
  row: Locked | undefined,
  added: ReadonlySet<string>,
  receivedAt: string,
): AppliedCustomer {
  if (!row || row.deletedAt !== null) {
    return { finding, customerId: null, changes: null, informedUntil: receivedAt };
  }
  if (added.has(row.id)) {
    return { finding, customerId: row.id, changes: null, informedUntil: receivedAt };
  }
  const changes = changesOf(row, finding, receivedAt, row.informedUntil);
  const informedUntil = later(row.informedUntil, receivedAt);
  return { finding, customerId: row.id, changes, informedUntil };
}

/** The upsert that makes the changes; undefined where there are none. */
function upsertOf(row: Locked, changes: Changes): CustomerUpsert[] {
  if (Object.keys(changes).length === 0) return [];
  const { companyId, customerName, tier } = row;
  const state = Object.fromEntries(
    Object.entries(changes).flatMap(([field, { to }]) => (to === null ? [] : [[field, to]])),
  );
  // A date of churn goes with its status; other statuses clear it.
  return [{ companyId, customerName, tier, status: row.status, ...state }];
}

/**
 * Adds customers that are not on file and changes those that are, in at most three statements
 * however many there are. Nobody's newer edit is overwritten, no removed customer comes back.
 */
export async function applyCustomers(
  tx: EditScope,
  update: ReadableUpdate,
  planned: readonly PlannedCustomer[],
): Promise<AppliedCustomer[]> {
  if (planned.length === 0) return [];
  const { companyId, receivedAt } = update;
  const rows = planned.flatMap((finding) => newRow(finding, receivedAt));
  await addMissingCustomers(tx, companyId, rows);
  const names = planned.map(({ normalizedName }) => normalizedName);
  const locked = await lockCustomersNamed(tx, companyId, names);
  const byName = new Map(locked.map((row) => [row.customerNameNormalized, row]));
  const added = new Set(rows.map((row) => row.id));
  const applied = planned.map((finding) =>
    settle(finding, byName.get(finding.normalizedName), added, receivedAt),
  );
  const upserts = applied.flatMap(({ finding, changes }) => {
    const row = byName.get(finding.normalizedName);
    return row && changes ? upsertOf(row, changes) : [];
  });
  await upsertCustomers(tx, upserts);
  return applied;
}
