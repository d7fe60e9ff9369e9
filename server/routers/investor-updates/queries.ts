import { and, eq, getTableColumns, isNotNull, isNull, sql } from 'drizzle-orm';
import { anyOf, arrayLiteral } from '@/db/arrays';
import { prepared } from '@/db/prepared';
import { companies, investorUpdates } from '@/db/schema';
import { DELETED, RESTORED } from '@/db/deletion-mark';
import type { EditScope, Scope } from '@/server/access/scope';
import { sha256Hex } from '@/server/lib/sha256';
import {
  companyColumns,
  livingCompanyOfRoute,
  ofReachedCompany,
  reachedCompany,
} from '@/server/routers/portfolio/child-queries';

export type InvestorUpdate = typeof investorUpdates.$inferSelect;

/** What a client says of a new update; what it leaves out is null. */
export type UpdateValues = Pick<
  typeof investorUpdates.$inferInsert,
  | 'receivedAt'
  | 'source'
  | 'rawBody'
  | 'reportedPeriod'
  | 'sourceRef'
  | 'fromAddress'
  | 'subject'
  | 'rawHtml'
  | 'attachmentsJson'
>;

const byIdQuery = prepared('investor_update', (db) =>
  db
    .select({ company: companyColumns, update: getTableColumns(investorUpdates) })
    .from(companies)
    .leftJoin(
      investorUpdates,
      and(
        eq(investorUpdates.companyId, companies.id),
        eq(investorUpdates.id, sql.placeholder('id')),
      ),
    )
    .where(livingCompanyOfRoute()),
);

/** Living companies of the slug in the given vehicles, each with its update of that id, if any. */
export const companiesWithUpdate = (
  scope: Scope,
  slug: string,
  vehicleIds: readonly string[],
  id: string,
) => byIdQuery(scope.db).execute({ slug, vehicleIds: arrayLiteral(vehicleIds), id });

const bytesOfJson = (value: unknown): number | null =>
  value === undefined || value === null ? null : Buffer.byteLength(JSON.stringify(value));

/** Stores an update; undefined if the company has one with this sourceRef already. */
export async function insertUpdate(
  edit: EditScope,
  companyId: string,
  values: UpdateValues,
): Promise<InvestorUpdate | undefined> {
  const { sourceRef } = values;
  const [row] = await edit.db
    .insert(investorUpdates)
    .values({
      ...values,
      attachmentsBytes: bytesOfJson(values.attachmentsJson),
      companyId: reachedCompany(edit, companyId),
      sourceRefHash: typeof sourceRef === 'string' ? sha256Hex(sourceRef) : null,
    })
    .onConflictDoNothing({ target: [investorUpdates.companyId, investorUpdates.sourceRefHash] })
    .returning();
  return row;
}

/** The company's update with this external reference, soft-deleted or not. */
export async function updateBySourceRef(scope: Scope, companyId: string, sourceRef: string) {
  const [row] = await scope.db
    .select()
    .from(investorUpdates)
    .where(
      and(
        eq(investorUpdates.companyId, companyId),
        eq(investorUpdates.sourceRefHash, sha256Hex(sourceRef)),
        ofReachedCompany(scope, investorUpdates.companyId),
      ),
    );
  return row;
}

const within = (scope: Scope, id: string) =>
  and(eq(investorUpdates.id, id), ofReachedCompany(scope, investorUpdates.companyId));

/** Marks a living update as deleted; undefined if it is so already, or gone. */
export async function softDeleteUpdate(edit: EditScope, id: string) {
  const [row] = await edit.db
    .update(investorUpdates)
    .set(DELETED)
    .where(and(within(edit, id), isNull(investorUpdates.deletedAt)))
    .returning();
  return row;
}

/** Takes the deletion mark off an update; undefined if it has none, or is gone. */
export async function restoreUpdate(edit: EditScope, id: string) {
  const [row] = await edit.db
    .update(investorUpdates)
    .set(RESTORED)
    .where(and(within(edit, id), isNotNull(investorUpdates.deletedAt)))
    .returning();
  return row;
}

/** Notes that the update's metrics have been taken out, if nobody has before. */
export async function markMetricsProcessed(edit: EditScope, id: string): Promise<void> {
  await edit.db
    .update(investorUpdates)
    .set({ processedMetricsAt: sql`now()`, updatedAt: sql`now()` })
    .where(and(within(edit, id), isNull(investorUpdates.processedMetricsAt)));
}

const ofCompanyQuery = prepared('update_of_company', (db) =>
  db
    .select({
      id: investorUpdates.id,
      receivedAt: investorUpdates.receivedAt,
      reportedPeriod: investorUpdates.reportedPeriod,
      deletedAt: investorUpdates.deletedAt,
    })
    .from(investorUpdates)
    .innerJoin(companies, eq(companies.id, investorUpdates.companyId))
    .where(
      and(
        eq(investorUpdates.id, sql.placeholder('updateId')),
        eq(investorUpdates.companyId, sql.placeholder('companyId')),
        anyOf(companies.vehicleId, sql.placeholder('vehicleIds')),
      ),
    ),
);

/** When and for what an update of the company came, soft-deleted or not. */
export async function updateOfCompany(scope: Scope, companyId: string, updateId: string) {
  const [row] = await ofCompanyQuery(scope.db).execute({
    updateId,
    companyId,
    vehicleIds: arrayLiteral(scope.vehicleIds),
  });
  return row;
}
