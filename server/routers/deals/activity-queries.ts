import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { preparedList } from '@/db/prepared';
import { dealActivities, deals } from '@/db/schema';
import type { EditScope, Scope } from '@/server/access/scope';
import { reach, visibleLater } from './queries';

export type ActivityRow = Pick<
  typeof dealActivities.$inferSelect,
  'id' | 'actor' | 'fromVehicleId' | 'toVehicleId' | 'fromStage' | 'toStage' | 'createdAt'
>;

const activityQuery = preparedList('deal_activity', (db) =>
  db
    .select({
      deal: { id: deals.id, organizationId: deals.organizationId, deletedAt: deals.deletedAt },
      activity: {
        id: dealActivities.id,
        actor: dealActivities.actor,
        fromVehicleId: dealActivities.fromVehicleId,
        toVehicleId: dealActivities.toVehicleId,
        fromStage: dealActivities.fromStage,
        toStage: dealActivities.toStage,
        createdAt: dealActivities.createdAt,
      },
    })
    .from(deals)
    .leftJoin(dealActivities, eq(dealActivities.dealId, deals.id))
    .where(and(eq(deals.slug, sql.placeholder('slug')), visibleLater()))
    .orderBy(asc(deals.id), desc(dealActivities.createdAt), desc(dealActivities.id)),
);

/** Visible deals with this slug, each with its recorded moves, newest first. */
export async function dealsWithActivity(
  scope: Scope,
  slug: string,
  organizationId: string | undefined,
) {
  const rows = await activityQuery(scope.db).execute({ slug, ...reach(scope, organizationId) });
  const found = new Map(
    rows.map((row) => [row.deal.id, { ...row.deal, items: new Array<ActivityRow>() }]),
  );
  for (const row of rows) if (row.activity) found.get(row.deal.id)?.items.push(row.activity);
  return [...found.values()];
}

export type Move = Omit<typeof dealActivities.$inferInsert, 'id' | 'createdAt'>;

/** Records moves. Not at now(): a transaction that waited for the lock began earlier. */
export async function insertMoves(scope: EditScope, moves: readonly Move[]): Promise<void> {
  if (moves.length === 0) return;
  const createdAt = sql`clock_timestamp()`;
  await scope.db.insert(dealActivities).values(moves.map((move) => ({ ...move, createdAt })));
}
