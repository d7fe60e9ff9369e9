import { foreignKey, pgTable } from 'drizzle-orm/pg-core';
import { createdAt, id, text } from './columns';
import { vehicles } from './vehicles';

/** A fund manager's firm: the tenant. */
export const organizations = pgTable(
  'organizations',
  {
    id: id(),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    /** The vehicle that is investing now; new deals without a selector land there. */
    currentVehicleId: text('current_vehicle_id'),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({
      name: 'organizations_current_vehicle',
      columns: [t.id, t.currentVehicleId],
      foreignColumns: [vehicles.organizationId, vehicles.id],
    }),
  ],
);
