import { foreignKey, index, pgTable } from 'drizzle-orm/pg-core';
import { DEAL_STAGES } from '../enums';
import { choice, createdAt, id, text } from './columns';
import { deals } from './deals';
import { vehicles } from './vehicles';

/**
 * A move of a deal: who made it and when; of its stage where `toStage` is set, else of its fund,
 * from where and to where (null: unassigned).
 */
export const dealActivities = pgTable(
  'deal_activities',
  {
    id: id(),
    organizationId: text('organization_id').notNull(),
    dealId: text('deal_id').notNull(),
    actor: text('actor').notNull(),
    fromVehicleId: text('from_vehicle_id'),
    toVehicleId: text('to_vehicle_id'),
    fromStage: choice('from_stage', DEAL_STAGES),
    toStage: choice('to_stage', DEAL_STAGES),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({
      name: 'deal_activities_deal',
      columns: [t.organizationId, t.dealId],
      foreignColumns: [deals.organizationId, deals.id],
    }),
    foreignKey({
      name: 'deal_activities_from',
      columns: [t.organizationId, t.fromVehicleId],
      foreignColumns: [vehicles.organizationId, vehicles.id],
    }),
    foreignKey({
      name: 'deal_activities_to',
      columns: [t.organizationId, t.toVehicleId],
      foreignColumns: [vehicles.organizationId, vehicles.id],
    }),
    index('deal_activities_by_deal').on(t.dealId, t.createdAt.desc(), t.id),
  ],
);
