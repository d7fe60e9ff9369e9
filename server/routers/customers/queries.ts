import { and, asc, eq, getTableColumns, type Placeholder, sql } from 'drizzle-orm';
import { arrayLiteral } from '@/db/arrays';
import { prepared, preparedList, preparedWrite } from '@/db/prepared';
import { companies, customers } from '@/db/schema';
import { newId } from '@/db/schema/columns';
import type { EditScope, Scope } from '@/server/access/scope';
import { normalizeCompanyName } from '@/server/lib/names';
import { sha256Hex } from '@/server/lib/sha256';
import {
  companyColumns,
  livingCompanyOfRoute,
  ofReachedCompany,
  reachedCompany,
  reachedCompanyLater,
} from '@/server/routers/portfolio/child-queries';

export type Customer = typeof customers.$inferSelect;

/** What an upsert sends of a customer; undefined is not sent. Money in USD a year. */
export interface CustomerUpsert {
  companyId: string;
  customerName: string;
  tier: Customer['tier'];
  status?: Customer['status'] | undefined;
  dealValueAnnualUsd?: number | undefined;
  contractTerm?: string | undefined;
  firstSignedAt?: string | undefined;
  /** When a customer left that is CHURNED then, by this status or the one on file. */
  churnedAt?: string | undefined;
  /** The date on file gives way though no other is told: the customer came back before it churned. */
  churnsAnew?: boolean | undefined;
  notes?: string | undefined;
  /** The notes are for a customer that has none: those on file stay. */
  notesYield?: boolean | undefined;
}

const toRow = ({ churnsAnew = false, notesYield = false, ...sent }: CustomerUpsert) => {
  const customerNameNormalized = normalizeCompanyName(sent.customerName);
  const customerNameHash = sha256Hex(customerNameNormalized);
  return { ...sent, id: newId(), customerNameNormalized, customerNameHash, churnsAnew, notesYield };
};

/** What a customer is matched on. */
const matchKey = (row: { companyId: string; customerNameHash: string }): string =>
  `${row.companyId} ${row.customerNameHash}`;

/** True for a row to insert whose id is listed. */
const isAmong = (ids: string | Placeholder) =>
  sql`excluded.id = any(cast(cast(${ids} as text) as text[]))`;

/**
 * What an existing customer becomes.
 * @param statusSent array literal of the new ids of rows that name a status
 * @param anew array literal of those that churn anew
 * @param yielding array literal of those whose notes yield to notes on file
 * @param told the churn dates that are sent, by new id, as JSON
 */
function changesOf(
  statusSent: string | Placeholder,
  anew: string | Placeholder,
  yielding: string | Placeholder,
  told: string | Placeholder,
) {
  const sent = isAmong(statusSent);
  const status = sql`case when ${sent} then excluded.status else ${customers.status} end`;
  const churned = sql`cast(cast(cast(${told} as text) as jsonb) ->> excluded.id as timestamptz)`;
  const onFile = sql`case when not ${isAmong(anew)} then ${customers.churnedAt} end`;
  return {
    customerName: sql`excluded.customer_name`,
    tier: sql`excluded.tier`,
    status,
    // The row to insert carries a date for CHURNED and null for any other status (decisions §5).
    churnedAt: sql`case when ${status} = 'CHURNED' then coalesce(${churned}, ${onFile}, excluded.churned_at) end`,
    dealValueAnnualUsd: sql`coalesce(excluded.deal_value_annual_usd, ${customers.dealValueAnnualUsd})`,
    contractTerm: sql`coalesce(excluded.contract_term, ${customers.contractTerm})`,
    firstSignedAt: sql`coalesce(excluded.first_signed_at, ${customers.firstSignedAt})`,
    notes: sql`case when ${isAmong(yielding)} then coalesce(${customers.notes}, excluded.notes) else coalesce(excluded.notes, ${customers.notes}) end`,
    updatedAt: sql`now()`,
    deletedAt: null,
  };
}

const oneQuery = preparedWrite('customer_upsert', (db) => {
  const status = sql`cast(${sql.placeholder('status')} as text)`;
  const churnedAt = sql`cast(${sql.placeholder('churnedAt')} as timestamptz)`;
  return db
    .insert(customers)
    .values({
      id: sql.placeholder('id'),
      companyId: reachedCompanyLater(),
      customerName: sql.placeholder('customerName'),
      customerNameNormalized: sql.placeholder('customerNameNormalized'),
      customerNameHash: sql.placeholder('customerNameHash'),
      tier: sql.placeholder('tier'),
      status: sql.placeholder('status'),
      dealValueAnnualUsd: sql.placeholder('dealValueAnnualUsd'),
      contractTerm: sql.placeholder('contractTerm'),
      firstSignedAt: sql.placeholder('firstSignedAt'),
      churnedAt: sql`case when ${status} = 'CHURNED' then coalesce(${churnedAt}, now()) end`,
      notes: sql.placeholder('notes'),
    })
    .onConflictDoUpdate({
      target: [customers.companyId, customers.customerNameHash],
      set: changesOf(
        sql.placeholder('statusSent'),
        sql.placeholder('anew'),
        sql.placeholder('yielding'),
        sql.placeholder('told'),
      ),
    })
    .returning();
});

/** The churn dates that rows tell, by id. */
const toldBy = (rows: readonly ReturnType<typeof toRow>[]): string =>
  JSON.stringify(Object.fromEntries(rows.map(({ id, churnedAt }) => [id, churnedAt])));

/** The one customer that most calls send, by a statement that is built once. */
async function upsertOne(edit: EditScope, upsert: CustomerUpsert) {
  const row = toRow(upsert);
  const [stored] = await oneQuery(edit.db, {
    ...row,
    status: row.status ?? 'ACTIVE',
    statusSent: arrayLiteral(row.status === undefined ? [] : [row.id]),
    anew: arrayLiteral(row.churnsAnew ? [row.id] : []),
    yielding: arrayLiteral(row.notesYield ? [row.id] : []),
    told: toldBy([row]),
    dealValueAnnualUsd: row.dealValueAnnualUsd ?? null,
    contractTerm: row.contractTerm ?? null,
    firstSignedAt: row.firstSignedAt ?? null,
    churnedAt: row.churnedAt ?? null,
    notes: row.notes ?? null,
    vehicleIds: arrayLiteral(edit.vehicleIds),
  });
  return stored ? [{ ...stored, inserted: stored.id === row.id }] : [];
}

/**
 * Adds or updates customers by company and normalized name, in one statement (decisions §5):
 * only the fields sent change, a soft-deleted row is revived. Names must not normalize to '', and
 * no two rows may share company and normalized name: the caller merges them.
 * @returns the stored rows in the order given; `inserted` is true for new ones
 */
export async function upsertCustomers(
  edit: EditScope,
  upserts: readonly CustomerUpsert[],
): Promise<(Customer & { inserted: boolean })[]> {
  const [only, ...others] = upserts;
  if (only === undefined) return [];
  if (others.length === 0) return await upsertOne(edit, only);
  const rows = upserts.map(toRow);
  const statusSent = rows.flatMap((row) => (row.status === undefined ? [] : row.id));
  // Rows are locked as they come; one order for all callers keeps them from deadlocks.
  const ordered = rows.toSorted((a, b) => (matchKey(a) < matchKey(b) ? -1 : 1));
  const anew = rows.flatMap((row) => (row.churnsAnew ? row.id : []));
  const yielding = rows.flatMap((row) => (row.notesYield ? row.id : []));
  const values = ordered.map(({ status = 'ACTIVE', churnsAnew: _, notesYield: __, ...row }) => ({
    ...row,
    status,
    companyId: reachedCompany(edit, row.companyId),
    churnedAt: status === 'CHURNED' ? (row.churnedAt ?? sql`now()`) : null,
  }));
  const stored = await edit.db
    .insert(customers)
    .values(values)
    .onConflictDoUpdate({
      target: [customers.companyId, customers.customerNameHash],
      set: changesOf(
        arrayLiteral(statusSent),
        arrayLiteral(anew),
        arrayLiteral(yielding),
        toldBy(rows),
      ),
    })
    .returning();
  const byKey = new Map(stored.map((row) => [matchKey(row), row]));
  return rows.flatMap((row) => {
    const found = byKey.get(matchKey(row));
    return found ? { ...found, inserted: found.id === row.id } : [];
  });
}

/** The customer of the company with the same normalized name, deleted or not, locked. */
export async function lockCustomerNamed(edit: EditScope, companyId: string, name: string) {
  const hash = sha256Hex(normalizeCompanyName(name));
  const [row] = await edit.db
    .select()
    .from(customers)
    .where(
      and(
        eq(customers.companyId, companyId),
        eq(customers.customerNameHash, hash),
        ofReachedCompany(edit, customers.companyId),
      ),
    )
    .for('update');
  return row;
}

const listQuery = preparedList('customers', (db) =>
  db
    .select({ company: companyColumns, customer: getTableColumns(customers) })
    .from(companies)
    .leftJoin(
      customers,
      and(
        eq(customers.companyId, companies.id),
        sql`coalesce(cast(${sql.placeholder('status')} as text), ${customers.status}) = ${customers.status}`,
        sql`coalesce(cast(${sql.placeholder('tier')} as text), ${customers.tier}) = ${customers.tier}`,
        sql`(cast(${sql.placeholder('includeDeleted')} as boolean) or ${customers.deletedAt} is null)`,
      ),
    )
    .where(livingCompanyOfRoute())
    .orderBy(asc(companies.id), asc(customers.customerName), asc(customers.id)),
);

/** Which customers a list shows. */
export interface CustomerFilter {
  status?: Customer['status'] | undefined;
  tier?: Customer['tier'] | undefined;
  includeDeleted: boolean;
}

/**
 * The living companies of the slug in the given vehicles, each with its customers by name; one
 * statement. A row without customer tells of a company without any.
 */
export const companiesWithCustomers = (
  scope: Scope,
  slug: string,
  vehicleIds: readonly string[],
  { status, tier, includeDeleted }: CustomerFilter,
) =>
  listQuery(scope.db).execute({
    slug,
    vehicleIds: arrayLiteral(vehicleIds),
    status: status ?? null,
    tier: tier ?? null,
    includeDeleted,
  });

const byIdQuery = prepared('customer', (db) =>
  db
    .select({ company: companyColumns, customer: getTableColumns(customers) })
    .from(companies)
    .leftJoin(
      customers,
      and(eq(customers.companyId, companies.id), eq(customers.id, sql.placeholder('id'))),
    )
    .where(livingCompanyOfRoute()),
);

/** Living companies of the slug in the given vehicles, each with its customer of that id, if any. */
export const companiesWithCustomer = (
  scope: Scope,
  slug: string,
  vehicleIds: readonly string[],
  id: string,
) => byIdQuery(scope.db).execute({ slug, vehicleIds: arrayLiteral(vehicleIds), id });
