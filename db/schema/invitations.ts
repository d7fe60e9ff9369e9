import { ROLES } from '../enums';
import { foreignKey, index, pgTable, primaryKey, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, text, timestamp, choice, oneOf } from './columns';
import { organizations } from './organizations';
import { vehicles } from './vehicles';

/** A place in an organization, offered by a one-time link. Only the SHA-256 of its token is kept. */
export const invitations = pgTable(
  'invitations',
  {
    id: id(),
    organizationId: text('organization_id')
      .notNull()
      .references(() => organizations.id),
    /** In lower case. */
    email: text('email').notNull(),
    role: choice('role', ROLES).notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: timestamp('expires_at').notNull(),
    usedAt: timestamp('used_at'),
    revokedAt: timestamp('revoked_at'),
    createdBy: text('created_by').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('invitations_id_organization').on(t.id, t.organizationId),
    index('invitations_by_organization').on(t.organizationId, t.createdAt.desc(), t.id),
    oneOf('invitations_role', t.role, ROLES),
  ],
);

/** A vehicle that comes with an invitation; both sides must be of one organization. */
export const invitationGrants = pgTable(
  'invitation_grants',
  {
    invitationId: text('invitation_id').notNull(),
    organizationId: text('organization_id').notNull(),
    vehicleId: text('vehicle_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.invitationId, t.vehicleId] }),
    foreignKey({
      name: 'invitation_grants_invitation',
      columns: [t.invitationId, t.organizationId],
      foreignColumns: [invitations.id, invitations.organizationId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'invitation_grants_vehicle',
      columns: [t.organizationId, t.vehicleId],
      foreignColumns: [vehicles.organizationId, vehicles.id],
    }),
  ],
);
