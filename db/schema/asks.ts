import { ASK_STATUSES, ASK_TYPES } from '../enums';
import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, pgTable, unique } from 'drizzle-orm/pg-core';
import { companies } from './companies';
import { createdAt, double, id, text, timestamp, updatedAt, choice, oneOf } from './columns';
import { investorUpdates } from './investor-updates';

/** A request for help found in an investor update. `publishedAt` is null until a person lets it out. */
export const asks = pgTable(
  'asks',
  {
    id: id(),
    vehicleId: text('vehicle_id').notNull(),
    companyId: text('company_id').notNull(),
    /** The update that last carried the ask. */
    updateId: text('update_id').notNull(),
    type: choice('type', ASK_TYPES).notNull(),
    status: choice('status', ASK_STATUSES).notNull().default('OPEN'),
    title: text('title').notNull(),
    description: text('description').notNull(),
    /** Where in the update's text the ask stands, in UTF-16 units. */
    spanStart: double('span_start').notNull(),
    spanEnd: double('span_end').notNull(),
    hidden: boolean('hidden').notNull().default(false),
    publishedAt: timestamp('published_at'),
    /** A person took it back: no update publishes it any more, only a person. */
    takenBack: boolean('taken_back').notNull().default(false),
    resolvedAt: timestamp('resolved_at'),
    resolvedBy: text('resolved_by'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('asks_vehicle_id').on(t.vehicleId, t.id),
    foreignKey({
      name: 'asks_company',
      columns: [t.vehicleId, t.companyId],
      foreignColumns: [companies.vehicleId, companies.id],
    }),
    foreignKey({
      name: 'asks_update',
      columns: [t.companyId, t.updateId],
      foreignColumns: [investorUpdates.companyId, investorUpdates.id],
    }),
    index('asks_by_created').on(t.vehicleId, t.createdAt.desc(), t.id),
    index('asks_open')
      .on(t.vehicleId, t.createdAt.desc(), t.id)
      .where(sql`status = 'OPEN'`),
    index('asks_by_company').on(t.companyId, t.createdAt.desc(), t.id),
    index('asks_by_update').on(t.companyId, t.updateId),
    oneOf('asks_status', t.status, ASK_STATUSES),
    oneOf('asks_type', t.type, ASK_TYPES),
  ],
);
