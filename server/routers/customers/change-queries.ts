import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { customers } from '@/db/schema';
import { deleted, restored } from '@/db/deletion-mark';
import type { EditScope, Scope } from '@/server/access/scope';
import { ofReachedCompany } from '@/server/routers/portfolio/child-queries';

const within = (scope: Scope, id: string) =>
  and(eq(customers.id, id), ofReachedCompany(scope, customers.companyId));

/** Marks a customer as deleted, once; undefined if there is none. */
export async function softDeleteCustomer(edit: EditScope, id: string) {
  const [row] = await edit.db
    .update(customers)
    .set(deleted(customers))
    .where(within(edit, id))
    .returning();
  return row;
}

/** Takes the deletion mark off a customer; undefined if there is none. */
export async function restoreCustomer(edit: EditScope, id: string) {
  const [row] = await edit.db
    .update(customers)
    .set(restored(customers))
    .where(within(edit, id))
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
