import { ROLES } from '../enums';
import { foreignKey, index, pgTable, primaryKey, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, text, choice, oneOf } from './columns';
import { organizations } from './organizations';
import { users } from './users';
import { vehicles } from './vehicles';

/** What a user may do in an organization. A MANAGER reaches every vehicle, others the granted ones. */
export const memberships = pgTable(
  'memberships',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    organizationId: text('organization_id')
      .notNull()
      .references(() => organizations.id),
    role: choice('role', ROLES).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('memberships_user_organization').on(t.userId, t.organizationId),
    unique('memberships_id_organization').on(t.id, t.organizationId),
    index('memberships_by_organization').on(t.organizationId),
    oneOf('memberships_role', t.role, ROLES),
  ],
);

/** A vehicle that an EDITOR or VIEWER may reach; both sides must be of one organization. */
export const vehicleGrants = pgTable(
  'vehicle_grants',
  {
    membershipId: text('membership_id').notNull(),
    organizationId: text('organization_id').notNull(),
    vehicleId: text('vehicle_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.membershipId, t.vehicleId] }),
    foreignKey({
      name: 'vehicle_grants_membership',
      columns: [t.membershipId, t.organizationId],
      foreignColumns: [memberships.id, memberships.organizationId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'vehicle_grants_vehicle',
      columns: [t.organizationId, t.vehicleId],
      foreignColumns: [vehicles.organizationId, vehicles.id],
    }),
  ],
);
