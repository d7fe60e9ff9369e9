import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { anyOf, arrayLiteral } from '@/db/arrays';
import { askOffers, asks, companies, users } from '@/db/schema';
import { newId } from '@/db/schema/columns';
import type { Person, Scope } from '@/server/access/scope';
import { newestFirst } from '../portfolio/child-queries';
import { isOut } from '../portal/queries';

/** The offers on a vehicle's asks, newest first, with whose they are. */
export const listOffers = (scope: Scope, vehicleId: string) =>
  scope.db
    .select({
      id: askOffers.id,
      askId: askOffers.askId,
      name: users.name,
      email: users.email,
      note: askOffers.note,
      createdAt: askOffers.createdAt,
    })
    .from(askOffers)
    .innerJoin(users, eq(users.id, askOffers.userId))
    .where(
      and(
        eq(askOffers.vehicleId, vehicleId),
        anyOf(askOffers.vehicleId, arrayLiteral(scope.vehicleIds)),
      ),
    )
    .orderBy(newestFirst(askOffers.createdAt), asc(askOffers.id));

/**
 * Records that the person can help, or how they now can; only with an ask that investors see.
 * @returns false if there is no such ask within reach
 */
export async function upsertOffer(
  { scope, userId }: Person,
  { askId, note }: { askId: string; note: string },
): Promise<boolean> {
  const rows = await scope.db
    .insert(askOffers)
    .select(
      scope.db
        .select({
          id: sql<string>`cast(${newId()} as text)`.as('id'),
          vehicleId: asks.vehicleId,
          askId: asks.id,
          userId: sql<string>`cast(${userId} as text)`.as('user_id'),
          note: sql<string>`cast(${note} as text)`.as('note'),
          createdAt: sql<string>`now()`.as('created_at'),
        })
        .from(asks)
        .innerJoin(companies, and(eq(companies.id, asks.companyId), isNull(companies.deletedAt)))
        .where(
          and(eq(asks.id, askId), anyOf(asks.vehicleId, arrayLiteral(scope.vehicleIds)), isOut()),
        ),
    )
    .onConflictDoUpdate({ target: [askOffers.askId, askOffers.userId], set: { note } })
    .returning({ id: askOffers.id });
  return rows.length > 0;
}

/** Takes the person's offer back; again is fine. */
export async function deleteOffer({ scope, userId }: Person, askId: string): Promise<void> {
  await scope.db
    .delete(askOffers)
    .where(and(eq(askOffers.askId, askId), eq(askOffers.userId, userId)));
}
