import { boolean, index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { createdAt, id, text, timestamp } from './columns';
import { organizations } from './organizations';
import { users } from './users';

/** An agent's key. Only the SHA-256 of it is kept; `start` is its first characters, to tell keys apart. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    name: text('name').notNull(),
    start: text('start').notNull(),
    hash: text('hash').notNull().unique(),
    readOnly: boolean('read_only').notNull().default(false),
    /** True when the key reaches only the organizations listed for it. */
    limited: boolean('limited').notNull().default(false),
    expiresAt: timestamp('expires_at'),
    revokedAt: timestamp('revoked_at'),
    lastUsedAt: timestamp('last_used_at'),
    createdAt: createdAt(),
  },
  (t) => [index('api_keys_by_user').on(t.userId)],
);

/** The organizations a limited key reaches. */
export const apiKeyOrganizations = pgTable(
  'api_key_organizations',
  {
    apiKeyId: text('api_key_id')
      .notNull()
      .references(() => apiKeys.id, { onDelete: 'cascade' }),
    organizationId: text('organization_id')
      .notNull()
      .references(() => organizations.id),
  },
  (t) => [primaryKey({ columns: [t.apiKeyId, t.organizationId] })],
);
