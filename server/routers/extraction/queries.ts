import { and, asc, eq, getTableColumns, isNull, or, sql } from 'drizzle-orm';
import { anyOf, arrayLiteral } from '@/db/arrays';
import { companies, dataGaps, investorUpdates } from '@/db/schema';
import type { EditScope, Scope } from '@/server/access/scope';
import type { Content, ReadableUpdate } from './plan-types';

/** Which updates a run or a preview is about. */
export interface Selection {
  vehicleIds: readonly string[];
  companyId?: string | undefined;
  /** Updates to leave aside. */
  skip: readonly string[];
}

/** The answered gap holds pasted content of the update that no run has read. */
const isUnread = and(
  eq(dataGaps.companyId, investorUpdates.companyId),
  eq(dataGaps.updateId, investorUpdates.id),
  sql`${dataGaps.gapType} in ('ATTACHMENT_UNREAD', 'LINK_UNREAD')`,
  eq(dataGaps.status, sql.raw(`'RESOLVED'`)),
  isNull(dataGaps.contentReadAt),
);

/** A living update that has not been read, or for which content was pasted since. */
const isDue = and(
  isNull(investorUpdates.deletedAt),
  or(
    isNull(investorUpdates.processedMetricsAt),
    isNull(investorUpdates.processedCustomersAt),
    sql`exists (select 1 from ${dataGaps} where ${isUnread})`,
  ),
);

/** Joins an update to its company, which must be living and within reach. */
const livingCompany = (vehicleIds: readonly string[]) =>
  and(
    eq(companies.id, investorUpdates.companyId),
    isNull(companies.deletedAt),
    anyOf(companies.vehicleId, arrayLiteral(vehicleIds)),
  );

const selected = ({ companyId, skip }: Selection) =>
  and(
    isDue,
    companyId === undefined ? undefined : eq(investorUpdates.companyId, companyId),
    skip.length === 0 ? undefined : sql`not ${anyOf(investorUpdates.id, arrayLiteral(skip))}`,
  );

/** The ids of updates that a run has to read, company by company, the oldest first. */
export async function dueUpdates(scope: Scope, selection: Selection, limit: number) {
  const rows = await scope.db
    .select({ id: investorUpdates.id })
    .from(investorUpdates)
    .innerJoin(companies, livingCompany(selection.vehicleIds))
    .where(selected(selection))
    .orderBy(
      asc(investorUpdates.companyId),
      asc(investorUpdates.receivedAt),
      asc(investorUpdates.id),
    )
    .limit(limit);
  return rows.map((row) => row.id);
}

/** How many updates a run has to read. */
export async function countDue(scope: Scope, selection: Selection): Promise<number> {
  const [row] = await scope.db
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(investorUpdates)
    .innerJoin(companies, livingCompany(selection.vehicleIds))
    .where(selected(selection));
  return row?.count ?? 0;
}

const readable = {
  id: investorUpdates.id,
  companyId: investorUpdates.companyId,
  companyName: companies.name,
  companySlug: companies.slug,
  vehicleId: companies.vehicleId,
  receivedAt: investorUpdates.receivedAt,
  reportedPeriod: investorUpdates.reportedPeriod,
  subject: investorUpdates.subject,
  rawBody: investorUpdates.rawBody,
  rawHtml: investorUpdates.rawHtml,
  attachmentsJson: getTableColumns(investorUpdates).attachmentsJson,
  processedMetricsAt: investorUpdates.processedMetricsAt,
  processedCustomersAt: investorUpdates.processedCustomersAt,
};

const dueById = (scope: Scope, id: string) =>
  scope.db
    .select(readable)
    .from(investorUpdates)
    .innerJoin(companies, livingCompany(scope.vehicleIds))
    .where(and(eq(investorUpdates.id, id), isDue));

/** An update that is still to be read; undefined if it is gone, or somebody has read it. */
export async function dueUpdate(scope: Scope, id: string): Promise<ReadableUpdate | undefined> {
  const [row] = await dueById(scope, id);
  return row;
}

/**
 * As dueUpdate, locked with its company until the transaction ends: a company's updates are read
 * one at a time, and of two runs one reads each.
 */
export async function lockDueUpdate(
  edit: EditScope,
  id: string,
): Promise<ReadableUpdate | undefined> {
  const [row] = await dueById(edit, id).for('no key update');
  return row;
}

/** The content pasted for an update that no run has read, in the order it came. */
export async function unreadContents(scope: Scope, update: ReadableUpdate): Promise<Content[]> {
  const rows = await scope.db
    .select({ gapId: dataGaps.id, text: dataGaps.resolvedValue })
    .from(dataGaps)
    .innerJoin(
      investorUpdates,
      and(eq(investorUpdates.id, update.id), eq(investorUpdates.companyId, update.companyId)),
    )
    .where(and(isUnread, anyOf(dataGaps.vehicleId, arrayLiteral(scope.vehicleIds))))
    .orderBy(asc(dataGaps.resolvedAt), asc(dataGaps.id));
  return rows.map(({ gapId, text }) => ({ gapId, text: typeof text === 'string' ? text : '' }));
}
