import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { customers } from '@/db/schema';
import { DELETED, RESTORED } from '@/db/deletion-mark';
import type { EditScope, Scope } from '@/server/access/scope';
import { ofReachedCompany } from '@/server/routers/portfolio/child-queries';

const within = (scope: Scope, id: string) =>
  and(eq(customers.id, id), ofReachedCompany(scope, customers.companyId));

/** Marks a living customer as deleted; undefined if it is so already, or gone. */
export async function softDeleteCustomer(edit: EditScope, id: string) {
  const [row] = await edit.db
    .update(customers)
    .set(DELETED)
    .where(and(within(edit, id), isNull(customers.deletedAt)))
    .returning();
  return row;
}

/** Takes the deletion mark off a customer; undefined if it has none, or is gone. */
export async function restoreCustomer(edit: EditScope, id: string) {
  const [row] = await edit.db
    .update(customers)
    .set(RESTORED)
    .where(and(within(edit, id), isNotNull(customers.deletedAt)))
    .returning();
  return row;
}

/** Marks a living customer as churned; undefined if it is churned already, or gone. */
export async function churnCustomer(
  edit: EditScope,
  id: string,
  churned: { churnedAt: string; notes?: string | undefined },
) {
  const [row] = await edit.db
    .update(customers)
    .set({ ...churned, status: 'CHURNED', updatedAt: sql`now()` })
    .where(and(within(edit, id), isNull(customers.deletedAt), ne(customers.status, 'CHURNED')))
    .returning();
  return row;
}

/** A living customer as it is stored, held until the transaction ends; undefined if it is gone. */
export async function lockCustomer(edit: EditScope, id: string) {
  const [row] = await edit.db
    .select()
    .from(customers)
    .where(and(within(edit, id), isNull(customers.deletedAt)))
    .for('update');
  return row;
}

type Changes = Partial<Omit<typeof customers.$inferInsert, 'id' | 'companyId'>>;

/**
 * Changes the given columns of a living customer; undefined if it is gone. One that is CHURNED
 * then has the date that is sent, or the one on file, or now; any other has none (decisions §5).
 */
export async function patchCustomer(edit: EditScope, id: string, changes: Changes) {
  const status = sql`coalesce(cast(${changes.status ?? null} as text), ${customers.status})`;
  const told = sql`cast(${changes.churnedAt ?? null} as timestamptz)`;
  const churned = sql`coalesce(${told}, ${customers.churnedAt}, now())`;
  const dated = { churnedAt: sql`case when ${status} = 'CHURNED' then ${churned} end` };
  const [row] = await edit.db
    .update(customers)
    .set({ ...changes, ...dated, updatedAt: sql`now()` })
    .where(and(within(edit, id), isNull(customers.deletedAt)))
    .returning();
  return row;
}
