import { and, asc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import { anyOf, arrayLiteral } from '@/db/arrays';
import { customers, dataGaps, extractionFindings, investorUpdates } from '@/db/schema';
import type { EditScope } from '@/server/access/scope';
import { sha256Hex } from '@/server/lib/sha256';
import type { AskedCustomer } from '@/server/routers/investor-updates/extract/types';
import { ofReachedCompany, reachedCompany } from '@/server/routers/portfolio/child-queries';
import type { CustomerState } from './customer-changes';

/** A customer to add unless the company has one of that name. */
export type NewCustomer = CustomerState &
  Pick<typeof customers.$inferInsert, 'id' | 'customerName' | 'customerNameNormalized' | 'tier'> & {
    id: string;
  };

/** Adds the customers whose names are not on file, soft-deleted rows counted; leaves the others. */
export async function addMissingCustomers(
  edit: EditScope,
  companyId: string,
  added: readonly NewCustomer[],
): Promise<void> {
  if (added.length === 0) return;
  const rows = added
    .map((row) => ({
      ...row,
      companyId: reachedCompany(edit, companyId),
      customerNameHash: sha256Hex(row.customerNameNormalized),
    }))
    // The order in which upserts lock as well, so that neither waits for the other in a circle.
    .toSorted((a, b) => (a.customerNameHash < b.customerNameHash ? -1 : 1));
  await edit.db
    .insert(customers)
    .values(rows)
    .onConflictDoNothing({ target: [customers.companyId, customers.customerNameHash] });
}

const { customerId, createdAt, informedUntil, rejectedAt } = extractionFindings;

const said = (field: keyof AskedCustomer) => sql`${dataGaps.askedCustomer} -> 'v' ->> ${field}`;

/** Whether the row says what was asked about, as far as the question told it. */
const isAsAsked = sql`coalesce(${said('status')} = ${customers.status}, true)
  and coalesce((${said('dealValueAnnualUsd')})::double precision = ${customers.dealValueAnnualUsd}, true)
  and coalesce(${said('contractTerm')} = ${customers.contractTerm}, true)`;

/**
 * When the last write by a person is from. One that answered a question about an update, and says
 * what that update said, tells what was known when the update came; its gap shares its moment.
 */
const written = sql`coalesce((select max(${investorUpdates.receivedAt})
  from ${dataGaps} join ${investorUpdates} on ${investorUpdates.companyId} = ${dataGaps.companyId}
    and ${investorUpdates.id} = ${dataGaps.updateId}
  where ${dataGaps.companyId} = ${customers.companyId}
    and ${dataGaps.resolvedAt} = ${customers.updatedAt}
    and ${dataGaps.askedCustomer} is not null and ${isAsAsked}), ${customers.updatedAt})`;

/**
 * When the row's newest information is from: a run writes what was known when the update came, a
 * person what is known at the time of writing. A run's write and its findings share one moment.
 */
const informed = sql`(select case
    when bool_or(${createdAt} = ${customers.updatedAt}) then max(${informedUntil})
    else greatest(${written}, max(${informedUntil})) end
  from ${extractionFindings}
  where ${extractionFindings.companyId} = ${customers.companyId} and ${customerId} = ${customers.id}
    and ${rejectedAt} is null)`;

/** The company's customers of these normalized names, soft-deleted or not, locked. */
export const lockCustomersNamed = (
  edit: EditScope,
  companyId: string,
  normalizedNames: readonly string[],
) =>
  edit.db
    .select({
      ...getTableColumns(customers),
      informedUntil: sql`coalesce(${informed}, ${written})`.mapWith(customers.updatedAt),
    })
    .from(customers)
    .where(
      and(
        eq(customers.companyId, companyId),
        anyOf(
          customers.customerNameHash,
          arrayLiteral(normalizedNames.map((name) => sha256Hex(name))),
        ),
        ofReachedCompany(edit, customers.companyId),
      ),
    )
    .orderBy(asc(customers.customerNameHash))
    .for('no key update');

/** A customer, soft-deleted or not, locked. */
export async function lockCustomer(edit: EditScope, id: string) {
  const [row] = await edit.db
    .select()
    .from(customers)
    .where(and(eq(customers.id, id), ofReachedCompany(edit, customers.companyId)))
    .for('no key update');
  return row;
}

/** Sets the fields that an update may change. */
export async function setCustomerState(edit: EditScope, id: string, state: CustomerState) {
  const { status, churnedAt, dealValueAnnualUsd, contractTerm, firstSignedAt } = state;
  await edit.db
    .update(customers)
    .set({
      status,
      churnedAt,
      dealValueAnnualUsd,
      contractTerm,
      firstSignedAt,
      updatedAt: sql`now()`,
    })
    .where(and(eq(customers.id, id), ofReachedCompany(edit, customers.companyId)));
}

/** The findings that stand behind a customer. */
export const findingsBehind = (edit: EditScope, id: string) =>
  edit.db
    .select({ id: extractionFindings.id, createdAt, changes: extractionFindings.changes })
    .from(extractionFindings)
    .where(
      and(
        eq(customerId, id),
        isNull(rejectedAt),
        ofReachedCompany(edit, extractionFindings.companyId),
      ),
    );
