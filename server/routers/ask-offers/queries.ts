import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { anyOf, arrayLiteral } from '@/db/arrays';
import { askOffers, asks, companies, users } from '@/db/schema';
import { newId } from '@/db/schema/columns';
import type { EditScope, Person, Scope } from '@/server/access/scope';
import { isCompany, namedCompanyColumns, newestFirst } from '../portfolio/child-queries';
import { isOut } from '../portal/queries';

const columns = {
  id: askOffers.id,
  askId: askOffers.askId,
  name: users.name,
  email: users.email,
  note: askOffers.note,
  createdAt: askOffers.createdAt,
  handledAt: askOffers.handledAt,
};

/** The offers on a vehicle's asks, newest first, with whose they are. */
export const listOffers = (scope: Scope, vehicleId: string) =>
  scope.db
    .select(columns)
    .from(askOffers)
    .innerJoin(users, eq(users.id, askOffers.userId))
    .where(
      and(
        eq(askOffers.vehicleId, vehicleId),
        anyOf(askOffers.vehicleId, arrayLiteral(scope.vehicleIds)),
      ),
    )
    .orderBy(newestFirst(askOffers.createdAt), asc(askOffers.id));

/** Condition: the fund has not taken the offer up, and its ask is still open. */
export const isUnhandled = and(isNull(askOffers.handledAt), sql`${asks.status} = 'OPEN'`);

/** Offers that nobody at the fund has taken up, newest first, with the ask that each is about. */
export const waitingOffers = (
  scope: Scope,
  vehicleIds: readonly string[],
  limit: number,
  companyId?: string,
) =>
  scope.db
    .select({
      offer: columns,
      ask: { title: asks.title, description: asks.description, type: asks.type },
      company: namedCompanyColumns,
    })
    .from(askOffers)
    .innerJoin(users, eq(users.id, askOffers.userId))
    .innerJoin(asks, eq(asks.id, askOffers.askId))
    .innerJoin(companies, and(eq(companies.id, asks.companyId), isNull(companies.deletedAt)))
    .where(
      and(anyOf(askOffers.vehicleId, arrayLiteral(vehicleIds)), isUnhandled, isCompany(companyId)),
    )
    .orderBy(newestFirst(askOffers.createdAt), asc(askOffers.id))
    .limit(limit);

/** The vehicle of an offer within reach. */
export async function vehicleOfOffer(scope: Scope, id: string): Promise<string | undefined> {
  const [row] = await scope.db
    .select({ vehicleId: askOffers.vehicleId })
    .from(askOffers)
    .where(and(eq(askOffers.id, id), anyOf(askOffers.vehicleId, arrayLiteral(scope.vehicleIds))));
  return row?.vehicleId;
}

/** Marks an offer as taken up by the fund, or as waiting again; who was first keeps the time. */
export async function markHandled(scope: EditScope, id: string, handled: boolean): Promise<void> {
  await scope.db
    .update(askOffers)
    .set({ handledAt: handled ? sql`now()` : null })
    .where(
      and(
        eq(askOffers.id, id),
        anyOf(askOffers.vehicleId, arrayLiteral(scope.vehicleIds)),
        handled ? isNull(askOffers.handledAt) : isNotNull(askOffers.handledAt),
      ),
    );
}

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
          handledAt: sql<null>`cast(null as timestamptz)`.as('handled_at'),
        })
        .from(asks)
        .innerJoin(companies, and(eq(companies.id, asks.companyId), isNull(companies.deletedAt)))
        .where(
          and(eq(asks.id, askId), anyOf(asks.vehicleId, arrayLiteral(scope.vehicleIds)), isOut()),
        ),
    )
    .onConflictDoUpdate({
      target: [askOffers.askId, askOffers.userId],
      // What is said anew nobody has read yet.
      set: {
        note,
        handledAt: sql`case when ${askOffers.note} = excluded.note then ${askOffers.handledAt} end`,
      },
    })
    .returning({ id: askOffers.id });
  return rows.length > 0;
}

/** Takes the person's offer back; again is fine. */
export async function deleteOffer({ scope, userId }: Person, askId: string): Promise<void> {
  await scope.db
    .delete(askOffers)
    .where(and(eq(askOffers.askId, askId), eq(askOffers.userId, userId)));
}
