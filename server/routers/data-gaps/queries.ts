import { and, asc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import { anyOf, arrayLiteral } from '@/db/arrays';
import { boundedDb } from '@/db/audited';
import { prepared } from '@/db/prepared';
import { companies, customers, dataGaps, investorUpdates } from '@/db/schema';
import { actorName } from '@/server/access/actor';
import type { EditScope, Scope } from '@/server/access/scope';
import { normalizeCompanyName } from '@/server/lib/names';
import { sha256Hex } from '@/server/lib/sha256';

/** A gap as callers know it; what the extraction run notes for itself stays out. */
export type DataGap = Omit<
  typeof dataGaps.$inferSelect,
  'dedupeKey' | 'askedCustomer' | 'contentReadAt'
>;
export type GapStatus = DataGap['status'];

/** Joins a gap to its company, which must be living for the gap to be found. */
export const livingCompany = and(
  eq(companies.vehicleId, dataGaps.vehicleId),
  eq(companies.id, dataGaps.companyId),
  isNull(companies.deletedAt),
);

/** Stores a gap of a company that the caller has found. */
export async function insertGap(
  edit: EditScope,
  values: Pick<
    typeof dataGaps.$inferInsert,
    'vehicleId' | 'companyId' | 'gapType' | 'description' | 'updateId' | 'suggestedField' | 'hint'
  >,
): Promise<DataGap | undefined> {
  if (!edit.vehicleIds.includes(values.vehicleId)) return undefined;
  const [row] = await edit.db.insert(dataGaps).values(values).returning();
  return row;
}

const organizationQuery = prepared('data_gap_organization', (db) =>
  db
    .select({ organizationId: companies.organizationId })
    .from(dataGaps)
    .innerJoin(companies, livingCompany)
    .where(
      and(
        eq(dataGaps.id, sql.placeholder('id')),
        anyOf(dataGaps.vehicleId, sql.placeholder('vehicleIds')),
      ),
    ),
);

/** The organization that a gap belongs to; undefined if the gap is out of reach. */
export async function organizationOfGap(scope: Scope, id: string): Promise<string | undefined> {
  const vehicleIds = arrayLiteral(scope.vehicleIds);
  const [row] = await organizationQuery(scope.db).execute({ id, vehicleIds });
  return row?.organizationId;
}

/** The customer that a name means for a gap's company, deleted or not; undefined if it has none. */
export async function customerOfGap(scope: Scope, gapId: string, name: string) {
  const [row] = await scope.db
    .select(getTableColumns(customers))
    .from(dataGaps)
    .innerJoin(companies, livingCompany)
    .innerJoin(customers, eq(customers.companyId, dataGaps.companyId))
    .where(
      and(
        eq(dataGaps.id, gapId),
        anyOf(dataGaps.vehicleId, arrayLiteral(scope.vehicleIds)),
        eq(customers.customerNameHash, sha256Hex(normalizeCompanyName(name))),
      ),
    );
  return row;
}

/** What the updates say of the customer that a gap asks about; undefined if it is out of reach. */
export async function askedCustomerOf(scope: Scope, gapId: string) {
  const [row] = await scope.db
    .select({
      customer: dataGaps.askedCustomer,
      askedAt: dataGaps.updatedAt,
      saidAt: investorUpdates.receivedAt,
    })
    .from(dataGaps)
    .innerJoin(companies, livingCompany)
    .leftJoin(
      investorUpdates,
      and(
        eq(investorUpdates.companyId, dataGaps.companyId),
        eq(investorUpdates.id, dataGaps.updateId),
      ),
    )
    .where(and(eq(dataGaps.id, gapId), anyOf(dataGaps.vehicleId, arrayLiteral(scope.vehicleIds))));
  return row;
}

/** The organizations that these gaps belong to, as far as the caller reaches them. */
export async function organizationsOfGaps(scope: Scope, ids: readonly string[]) {
  const rows = await scope.db
    .selectDistinct({ organizationId: companies.organizationId })
    .from(dataGaps)
    .innerJoin(companies, livingCompany)
    .where(
      and(
        anyOf(dataGaps.id, arrayLiteral(ids)),
        anyOf(dataGaps.vehicleId, arrayLiteral(scope.vehicleIds)),
      ),
    );
  return rows.map((row) => row.organizationId);
}

/** Removes a gap for good; false if it was gone already. */
export async function deleteGap(edit: EditScope, id: string): Promise<boolean> {
  const rows = await edit.db
    .delete(dataGaps)
    .where(and(eq(dataGaps.id, id), anyOf(dataGaps.vehicleId, arrayLiteral(edit.vehicleIds))))
    .returning({ id: dataGaps.id });
  return rows.length > 0;
}

/**
 * The gaps among these ids that the caller reaches, each with its source update (soft-deleted or
 * not), locked until the transaction ends. Locked in id order, so that two batches cannot each
 * wait for the other.
 * @throws TooMuchToReadError (400) the gaps hold more than one answer may
 */
export const lockGaps = (edit: EditScope, ids: readonly string[]) =>
  boundedDb(edit.db)
    .select({
      gap: getTableColumns(dataGaps),
      update: {
        id: investorUpdates.id,
        receivedAt: investorUpdates.receivedAt,
        reportedPeriod: investorUpdates.reportedPeriod,
        deletedAt: investorUpdates.deletedAt,
      },
    })
    .from(dataGaps)
    .innerJoin(companies, livingCompany)
    .leftJoin(
      investorUpdates,
      and(
        eq(investorUpdates.companyId, dataGaps.companyId),
        eq(investorUpdates.id, dataGaps.updateId),
      ),
    )
    .where(
      and(
        anyOf(dataGaps.id, arrayLiteral(ids)),
        anyOf(dataGaps.vehicleId, arrayLiteral(edit.vehicleIds)),
      ),
    )
    .orderBy(asc(dataGaps.id))
    .for('update', { of: dataGaps });

const within = (edit: EditScope) => anyOf(dataGaps.vehicleId, arrayLiteral(edit.vehicleIds));
const records = (rows: readonly object[], columns: string) =>
  sql`jsonb_to_recordset(cast(cast(${JSON.stringify(rows)} as text) as jsonb)) as sent(${sql.raw(columns)})`;

/** Marks locked gaps as resolved by the caller, each with its value; a hint of null stays. */
export async function markResolved(
  edit: EditScope,
  resolved: readonly { id: string; value: unknown; hint: string | null }[],
): Promise<DataGap[]> {
  if (resolved.length === 0) return [];
  // The column holds arbitrary JSON wrapped as {"v": …}, see db/schema/columns.
  const rows = resolved.map(({ value, ...gap }) => ({ ...gap, value: { v: value } }));
  return edit.db
    .update(dataGaps)
    .set({
      status: 'RESOLVED',
      resolvedValue: sql`sent.value`,
      hint: sql`coalesce(sent.hint, ${dataGaps.hint})`,
      resolvedAt: sql`now()`,
      resolvedBy: actorName(edit.actor),
      updatedAt: sql`now()`,
    })
    .from(records(rows, 'id text, value jsonb, hint text'))
    .where(and(eq(dataGaps.id, sql`sent.id`), within(edit)))
    .returning(getTableColumns(dataGaps));
}

/** Marks locked gaps as dismissed, each with its new hint. */
export async function markDismissed(
  edit: EditScope,
  dismissed: readonly { id: string; hint: string | null }[],
): Promise<DataGap[]> {
  if (dismissed.length === 0) return [];
  return edit.db
    .update(dataGaps)
    .set({ status: 'DISMISSED', hint: sql`sent.hint`, updatedAt: sql`now()` })
    .from(records(dismissed, 'id text, hint text'))
    .where(and(eq(dataGaps.id, sql`sent.id`), within(edit)))
    .returning(getTableColumns(dataGaps));
}

/**
 * Takes a gap's dismissal back; undefined if it is not dismissed. What had been resolved before is
 * so again: its effect stands, and must not come twice.
 */
export async function takeDismissalBack(edit: EditScope, id: string): Promise<DataGap | undefined> {
  const [row] = await edit.db
    .update(dataGaps)
    .set({
      status: sql`case when ${dataGaps.resolvedAt} is null then 'OPEN' else 'RESOLVED' end`,
      updatedAt: sql`now()`,
    })
    .where(and(eq(dataGaps.id, id), eq(dataGaps.status, 'DISMISSED'), within(edit)))
    .returning(getTableColumns(dataGaps));
  return row;
}
