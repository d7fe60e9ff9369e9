import { index, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { id, text } from './columns';
import { users } from './users';

// better-auth owns these three tables and hands Date objects to the driver.
const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const times = {
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
};

/** A signed-in browser. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    token: text('token').notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    ...times,
  },
  (t) => [index('sessions_by_user').on(t.userId)],
);

/** A way to sign in; ours is e-mail and password (scrypt hash). */
export const accounts = pgTable(
  'accounts',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    password: text('password'),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    scope: text('scope'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    ...times,
  },
  (t) => [index('accounts_by_user').on(t.userId)],
);

/** One-time tokens. */
export const verifications = pgTable(
  'verifications',
  {
    id: id(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: moment('expires_at').notNull(),
    ...times,
  },
  (t) => [index('verifications_by_identifier').on(t.identifier)],
);
