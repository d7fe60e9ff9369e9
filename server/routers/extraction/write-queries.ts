import { and, eq, isNull, sql } from 'drizzle-orm';
import { anyOf, arrayLiteral } from '@/db/arrays';
import { dataGaps, extractionFindings, investorUpdates } from '@/db/schema';
import type { EditScope } from '@/server/access/scope';
import { sha256Hex } from '@/server/lib/sha256';
import { ofReachedCompany, reachedCompany } from '@/server/routers/portfolio/child-queries';
import type { PlannedGap } from './plan-types';

/** A row to add, without what the database fills in. */
export type NewFinding = Omit<
  typeof extractionFindings.$inferInsert,
  'id' | 'fieldHash' | 'createdAt' | 'rejectedAt' | 'rejectedBy'
>;

/** Stores what was found, with its words. */
export async function insertFindings(edit: EditScope, findings: readonly NewFinding[]) {
  if (findings.length === 0) return;
  await edit.db.insert(extractionFindings).values(
    findings.map((finding) => ({
      ...finding,
      companyId: reachedCompany(edit, finding.companyId),
      fieldHash: sha256Hex(finding.field),
    })),
  );
}

/** A gap that the run opens. */
export type NewGap = Pick<
  PlannedGap,
  'gapType' | 'description' | 'suggestedField' | 'hint' | 'customer' | 'dedupeKey'
>;

/** Opens gaps of an update. */
export async function insertGaps(
  edit: EditScope,
  update: { id: string; companyId: string; vehicleId: string },
  gaps: readonly NewGap[],
): Promise<void> {
  if (gaps.length === 0 || !edit.vehicleIds.includes(update.vehicleId)) return;
  await edit.db.insert(dataGaps).values(
    gaps.map(({ gapType, description, suggestedField, hint, customer, dedupeKey }) => ({
      vehicleId: update.vehicleId,
      companyId: update.companyId,
      updateId: update.id,
      gapType,
      description,
      suggestedField,
      hint,
      askedCustomer: customer,
      dedupeKey,
    })),
  );
}

/**
 * Puts what a later update says into the open question about a customer.
 * @returns false if the question has been settled meanwhile
 */
export async function renewGap(
  edit: EditScope,
  id: string,
  update: { id: string; companyId: string },
  { description, hint, customer }: NewGap,
): Promise<boolean> {
  const rows = await edit.db
    .update(dataGaps)
    .set({
      updateId: update.id,
      description,
      hint,
      askedCustomer: customer,
      updatedAt: sql`now()`,
    })
    .where(
      and(
        eq(dataGaps.id, id),
        eq(dataGaps.companyId, update.companyId),
        eq(dataGaps.status, 'OPEN'),
        anyOf(dataGaps.vehicleId, arrayLiteral(edit.vehicleIds)),
      ),
    )
    .returning({ id: dataGaps.id });
  return rows.length > 0;
}

/** The open questions of an update for a metric, locked until the transaction ends. */
export const lockOpenMetricGaps = (edit: EditScope, update: { id: string; companyId: string }) =>
  edit.db
    .select({ id: dataGaps.id, field: dataGaps.suggestedField })
    .from(dataGaps)
    .where(
      and(
        eq(dataGaps.companyId, update.companyId),
        eq(dataGaps.updateId, update.id),
        eq(dataGaps.gapType, 'METRIC_MISSING'),
        eq(dataGaps.status, 'OPEN'),
        anyOf(dataGaps.vehicleId, arrayLiteral(edit.vehicleIds)),
      ),
    )
    .orderBy(dataGaps.id)
    .for('update');

/** Notes that an update has been read, and its period where it has none. */
export async function markProcessed(edit: EditScope, id: string, period: string | null) {
  const { reportedPeriod, processedMetricsAt, processedCustomersAt } = investorUpdates;
  await edit.db
    .update(investorUpdates)
    .set({
      reportedPeriod: sql`coalesce(${reportedPeriod}, cast(${period} as text))`,
      processedMetricsAt: sql`coalesce(${processedMetricsAt}, now())`,
      processedCustomersAt: sql`coalesce(${processedCustomersAt}, now())`,
      updatedAt: sql`now()`,
    })
    .where(and(eq(investorUpdates.id, id), ofReachedCompany(edit, investorUpdates.companyId)));
}

/** Notes that pasted content has been read. */
export async function markContentsRead(edit: EditScope, gapIds: readonly string[]): Promise<void> {
  if (gapIds.length === 0) return;
  await edit.db
    .update(dataGaps)
    .set({ contentReadAt: sql`now()` })
    .where(
      and(
        anyOf(dataGaps.id, arrayLiteral(gapIds)),
        anyOf(dataGaps.vehicleId, arrayLiteral(edit.vehicleIds)),
        isNull(dataGaps.contentReadAt),
      ),
    );
}
