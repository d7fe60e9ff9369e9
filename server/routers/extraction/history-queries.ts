import { and, between, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { anyOf, arrayLiteral } from '@/db/arrays';
import {
  customers,
  dataGaps,
  extractionFindings,
  investorUpdates,
  metricSnapshots,
} from '@/db/schema';
import type { Scope } from '@/server/access/scope';
import { normalizeName } from '@/server/routers/investor-updates/extract/customers/normalize';
import { METRIC_FIELDS, type MetricField } from '@/server/routers/investor-updates/extract/types';
import { ofReachedCompany } from '@/server/routers/portfolio/child-queries';
import type { EarlierGap, History, ReadableUpdate } from './plan-types';

const columns = {
  mrrUsd: metricSnapshots.mrrUsd,
  arrUsd: metricSnapshots.arrUsd,
  cashOnHandUsd: metricSnapshots.cashOnHandUsd,
  burnMonthlyUsd: metricSnapshots.burnMonthlyUsd,
  runwayMonths: metricSnapshots.runwayMonths,
  postMoneyMarkedUsd: metricSnapshots.postMoneyMarkedUsd,
  postMoneyImpliedUsd: metricSnapshots.postMoneyImpliedUsd,
  lastRoundRevenueMultiple: metricSnapshots.lastRoundRevenueMultiple,
  headcount: metricSnapshots.headcount,
  grossMarginPct: metricSnapshots.grossMarginPct,
};

/** The metrics that the company's snapshots from before an update hold. */
async function previouslyReported(scope: Scope, update: ReadableUpdate) {
  const { sourceUpdateId, asOf, companyId } = metricSnapshots;
  const reported = METRIC_FIELDS.map(
    (field) => sql`case when bool_or(${columns[field]} is not null) then ${field}::text end`,
  );
  const [row] = await scope.db
    .select({ fields: sql<string | null>`concat_ws(',', ${sql.join(reported, sql`, `)})` })
    .from(metricSnapshots)
    .where(
      and(
        eq(companyId, update.companyId),
        ofReachedCompany(scope, companyId),
        lt(asOf, update.receivedAt),
        or(isNull(sourceUpdateId), ne(sourceUpdateId, update.id)),
      ),
    );
  const fields = new Set((row?.fields ?? '').split(','));
  return METRIC_FIELDS.filter((field) => fields.has(field));
}

async function valuesOfUpdate(scope: Scope, update: ReadableUpdate) {
  const rows = await scope.db
    .select(columns)
    .from(metricSnapshots)
    .where(
      and(
        eq(metricSnapshots.companyId, update.companyId),
        eq(metricSnapshots.sourceUpdateId, update.id),
        ofReachedCompany(scope, metricSnapshots.companyId),
      ),
    );
  return rows.flatMap((row) => valuesOf(row));
}

const valuesOf = (row: Record<MetricField, number | null>) =>
  METRIC_FIELDS.flatMap((field) => {
    const value = row[field];
    return value === null ? [] : [{ field, value }];
  });

/** What people and agents have put on file without naming an update, and what later updates say. */
async function valuesOnFile(scope: Scope, update: ReadableUpdate) {
  const { companyId, sourceUpdateId, asOf } = metricSnapshots;
  const yearBefore = sql`cast(${update.receivedAt} as timestamptz) - interval '400 days'`;
  const rows = await scope.db
    .select({ ...columns, asOf })
    .from(metricSnapshots)
    .leftJoin(
      investorUpdates,
      and(eq(investorUpdates.companyId, companyId), eq(investorUpdates.id, sourceUpdateId)),
    )
    .where(
      and(
        eq(companyId, update.companyId),
        or(isNull(sourceUpdateId), gt(investorUpdates.receivedAt, update.receivedAt)),
        between(asOf, yearBefore, sql`cast(${update.receivedAt} as timestamptz)`),
        ofReachedCompany(scope, companyId),
      ),
    );
  return rows.flatMap((row) => valuesOf(row).map((known) => ({ ...known, asOf: row.asOf })));
}

/** Whether a later update has informed the customer's row. */
const isToldLater = (receivedAt: string) => sql`exists (
  select 1 from ${extractionFindings}
  where ${extractionFindings.companyId} = ${customers.companyId}
    and ${extractionFindings.customerId} = ${customers.id}
    and ${extractionFindings.rejectedAt} is null
    and ${extractionFindings.informedUntil} > ${receivedAt})`;

/** A customer removed after the update came is as good as known: the update is not news about it. */
async function customersOf(scope: Scope, update: ReadableUpdate) {
  const { customerName, companyId, deletedAt, status, updatedAt } = customers;
  // Wrapped, lest the columns lose their table's name, as those of a selected expression do.
  const toldLater = sql<boolean>`(${isToldLater(update.receivedAt)})`;
  const rows = await scope.db
    .select({ customerName, deletedAt, status, updatedAt, toldLater })
    .from(customers)
    .where(and(eq(companyId, update.companyId), ofReachedCompany(scope, companyId)));
  const isRemoved = (row: { deletedAt: string | null }) =>
    row.deletedAt !== null && row.deletedAt <= update.receivedAt;
  const deleted = rows.filter((row) => isRemoved(row));
  const entered = rows.filter(
    (row) =>
      row.deletedAt === null &&
      (row.status === 'ACTIVE' || row.status === 'PILOT') &&
      row.updatedAt > update.receivedAt &&
      !row.toldLater,
  );
  return {
    knownCustomers: rows.filter((row) => !isRemoved(row)).map((row) => row.customerName),
    deletedCustomers: deleted.map((row) => normalizeName(row.customerName)),
    enteredCustomers: entered.map((row) => normalizeName(row.customerName)),
  };
}

const metricValue = z.object({ value: z.number() });

async function findingsOf(scope: Scope, update: ReadableUpdate) {
  const { kind, field, value, rejectedAt, companyId, updateId } = extractionFindings;
  const rows = await scope.db
    .select({ kind, field, value, rejectedAt })
    .from(extractionFindings)
    .where(
      and(
        eq(companyId, update.companyId),
        eq(updateId, update.id),
        ofReachedCompany(scope, companyId),
      ),
    );
  return rows.map(({ rejectedAt: at, value: stored, ...row }) => ({
    ...row,
    value: metricValue.safeParse(stored).data?.value ?? null,
    isRejected: at !== null,
  }));
}

/**
 * Which question a gap asks, of those that people and agents have opened too. An answered gap
 * counts for its own update alone.
 */
const questionOf = sql<string | null>`coalesce(${dataGaps.dedupeKey}, case ${dataGaps.gapType}
  when 'METRIC_MISSING' then 'METRIC_MISSING:' || ${dataGaps.suggestedField}
  when 'PERIOD_UNCLEAR' then 'PERIOD_UNCLEAR@' || ${dataGaps.updateId} end)`;

async function askedOf(scope: Scope, update: ReadableUpdate): Promise<EarlierGap[]> {
  const rows = await scope.db
    .select({
      id: dataGaps.id,
      key: questionOf,
      status: dataGaps.status,
      updateId: dataGaps.updateId,
      receivedAt: investorUpdates.receivedAt,
      hint: dataGaps.hint,
      customer: dataGaps.askedCustomer,
    })
    .from(dataGaps)
    .leftJoin(
      investorUpdates,
      and(
        eq(investorUpdates.companyId, dataGaps.companyId),
        eq(investorUpdates.id, dataGaps.updateId),
      ),
    )
    .where(
      and(
        eq(dataGaps.companyId, update.companyId),
        anyOf(dataGaps.vehicleId, arrayLiteral(scope.vehicleIds)),
        or(ne(dataGaps.status, 'RESOLVED'), eq(dataGaps.updateId, update.id)),
      ),
    )
    .orderBy(dataGaps.createdAt, dataGaps.id);
  return rows.flatMap(({ key, status, ...gap }) =>
    key === null ? [] : [{ ...gap, key, isOpen: status === 'OPEN' }],
  );
}

/** What is on file of an update's company, as far as reading the update needs it. */
export async function historyOf(scope: Scope, update: ReadableUpdate): Promise<History> {
  return {
    previouslyReported: await previouslyReported(scope, update),
    ofUpdate: await valuesOfUpdate(scope, update),
    onFile: await valuesOnFile(scope, update),
    ...(await customersOf(scope, update)),
    findings: await findingsOf(scope, update),
    asked: await askedOf(scope, update),
  };
}
