import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { anyOf, arrayLiteral } from '@/db/arrays';
import { asks, companies, dataGaps, extractionFindings, metricSnapshots } from '@/db/schema';
import { actorName } from '@/server/access/actor';
import type { EditScope, Scope } from '@/server/access/scope';
import type { MetricField } from '@/server/routers/investor-updates/extract/types';
import { ofReachedCompany } from '@/server/routers/portfolio/child-queries';
import type { NewGap } from './write-queries';

const columns = {
  id: extractionFindings.id,
  companyId: extractionFindings.companyId,
  updateId: extractionFindings.updateId,
  kind: extractionFindings.kind,
  field: extractionFindings.field,
  value: extractionFindings.value,
  start: extractionFindings.spanStart,
  end: extractionFindings.spanEnd,
  quote: extractionFindings.quote,
  ruleId: extractionFindings.ruleId,
  confidence: extractionFindings.confidence,
  contentGapId: extractionFindings.contentGapId,
  snapshotId: extractionFindings.snapshotId,
  customerId: extractionFindings.customerId,
  rejectedAt: extractionFindings.rejectedAt,
  rejectedBy: extractionFindings.rejectedBy,
  createdAt: extractionFindings.createdAt,
};

/**
 * What the findings asked for are of; a customer is also known by its name's hash. `living`: all
 * that nobody has rejected.
 */
export type FindingFilter =
  { updateId: string } | { snapshotId: string } | { customerNameHash: string } | 'living';

function matching(filter: FindingFilter) {
  if (filter === 'living') return isNull(extractionFindings.rejectedAt);
  if ('updateId' in filter) return eq(extractionFindings.updateId, filter.updateId);
  if ('snapshotId' in filter) return eq(extractionFindings.snapshotId, filter.snapshotId);
  return and(
    eq(extractionFindings.kind, 'customer'),
    eq(extractionFindings.fieldHash, filter.customerNameHash),
  );
}

/** Findings of a company, rejected ones included, in the order of the text. */
export const findingsOf = (scope: Scope, companyId: string, filter: FindingFilter) =>
  scope.db
    .select(columns)
    .from(extractionFindings)
    .where(
      and(
        eq(extractionFindings.companyId, companyId),
        matching(filter),
        ofReachedCompany(scope, extractionFindings.companyId),
      ),
    )
    .orderBy(
      asc(extractionFindings.updateId),
      sql`${extractionFindings.contentGapId} asc nulls first`,
      asc(extractionFindings.spanStart),
      asc(extractionFindings.id),
    );

/** The asks that an update was the last to carry, with where they stand in it. */
export const asksIn = (scope: Scope, companyId: string, updateId: string) =>
  scope.db
    .select({
      id: asks.id,
      type: asks.type,
      title: asks.title,
      description: asks.description,
      start: asks.spanStart,
      end: asks.spanEnd,
    })
    .from(asks)
    .where(
      and(
        eq(asks.companyId, companyId),
        eq(asks.updateId, updateId),
        anyOf(asks.vehicleId, arrayLiteral(scope.vehicleIds)),
      ),
    )
    .orderBy(asc(asks.spanStart), asc(asks.id));

/** The pasted contents of an update that a run has read. */
export const contentsReadOf = (scope: Scope, companyId: string, updateId: string) =>
  scope.db
    .select({ gapId: dataGaps.id, content: dataGaps.resolvedValue })
    .from(dataGaps)
    .where(
      and(
        eq(dataGaps.companyId, companyId),
        eq(dataGaps.updateId, updateId),
        isNotNull(dataGaps.contentReadAt),
        anyOf(dataGaps.vehicleId, arrayLiteral(scope.vehicleIds)),
      ),
    )
    .orderBy(asc(dataGaps.resolvedAt), asc(dataGaps.id));

const livingCompany = and(
  eq(companies.id, extractionFindings.companyId),
  isNull(companies.deletedAt),
);

/** Where a finding belongs; undefined if it is out of reach. */
export async function homeOfFinding(scope: Scope, id: string) {
  const [row] = await scope.db
    .select({
      organizationId: companies.organizationId,
      vehicleId: companies.vehicleId,
      companyId: companies.id,
    })
    .from(extractionFindings)
    .innerJoin(companies, livingCompany)
    .where(
      and(
        eq(extractionFindings.id, id),
        anyOf(companies.vehicleId, arrayLiteral(scope.vehicleIds)),
      ),
    );
  return row;
}

/** Keeps runs off the company until the transaction ends. */
export async function lockCompany(edit: EditScope, companyId: string): Promise<void> {
  await edit.db
    .select({ id: companies.id })
    .from(companies)
    .where(
      and(eq(companies.id, companyId), anyOf(companies.vehicleId, arrayLiteral(edit.vehicleIds))),
    )
    .for('no key update');
}

/** Marks a finding as rejected, once; undefined if it was before. */
export async function markRejected(edit: EditScope, id: string) {
  const [row] = await edit.db
    .update(extractionFindings)
    .set({ rejectedAt: sql`now()`, rejectedBy: actorName(edit.actor) })
    .where(
      and(
        eq(extractionFindings.id, id),
        isNull(extractionFindings.rejectedAt),
        ofReachedCompany(edit, extractionFindings.companyId),
      ),
    )
    .returning({ ...columns, changes: extractionFindings.changes });
  return row;
}

/** A finding, rejected or not. */
export async function findingById(scope: Scope, id: string) {
  const [row] = await scope.db
    .select(columns)
    .from(extractionFindings)
    .where(
      and(eq(extractionFindings.id, id), ofReachedCompany(scope, extractionFindings.companyId)),
    );
  return row;
}

/** Takes a value out of a snapshot, as long as it is the one that was found. */
export async function clearSnapshotValue(
  edit: EditScope,
  id: string,
  field: MetricField,
  value: number,
) {
  const [row] = await edit.db
    .update(metricSnapshots)
    .set({ [field]: null })
    .where(
      and(
        eq(metricSnapshots.id, id),
        eq(metricSnapshots[field], value),
        ofReachedCompany(edit, metricSnapshots.companyId),
      ),
    )
    .returning();
  return row;
}

/** The open gap that asks this question: a metric's of this update, a customer's of any. */
export async function openGapOf(
  scope: Scope,
  companyId: string,
  updateId: string,
  { gapType, dedupeKey }: Pick<NewGap, 'gapType' | 'dedupeKey'>,
) {
  const [row] = await scope.db
    .select({ id: dataGaps.id })
    .from(dataGaps)
    .where(
      and(
        eq(dataGaps.companyId, companyId),
        eq(dataGaps.dedupeKey, dedupeKey),
        eq(dataGaps.status, 'OPEN'),
        gapType === 'METRIC_MISSING' ? eq(dataGaps.updateId, updateId) : undefined,
        anyOf(dataGaps.vehicleId, arrayLiteral(scope.vehicleIds)),
      ),
    )
    .limit(1);
  return row?.id;
}
