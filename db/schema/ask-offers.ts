import { foreignKey, index, pgTable, unique } from 'drizzle-orm/pg-core';
import { asks } from './asks';
import { createdAt, id, text, timestamp } from './columns';
import { users } from './users';

/** A member's word that they can help with an ask; one per person and ask. */
export const askOffers = pgTable(
  'ask_offers',
  {
    id: id(),
    vehicleId: text('vehicle_id').notNull(),
    askId: text('ask_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** How they can help, in their own words; may be empty. */
    note: text('note').notNull(),
    createdAt: createdAt(),
    /** When the fund took it up; until then it waits for the fund's people. */
    handledAt: timestamp('handled_at'),
  },
  (t) => [
    foreignKey({
      name: 'ask_offers_ask',
      columns: [t.vehicleId, t.askId],
      foreignColumns: [asks.vehicleId, asks.id],
    }),
    unique('ask_offers_once').on(t.askId, t.userId),
    index('ask_offers_by_vehicle').on(t.vehicleId, t.createdAt.desc(), t.id),
  ],
);
