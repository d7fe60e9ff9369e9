import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { createdAt, text } from './columns';
import { users } from './users';

/** What a POST with an Idempotency-Key answered, for a day; written in the transaction of its work. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** SHA-256 of the key. */
    keyHash: text('key_hash').notNull(),
    /** SHA-256 of the operation and its validated input, to tell a replay from a conflict. */
    requestHash: text('request_hash').notNull(),
    /** What the caller reached then; an answer is repeated only to one who reaches as much. */
    reach: text('reach').notNull(),
    /** Null only within the transaction that does the work. */
    status: integer('status'),
    response: text('response'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.keyHash] }),
    index('idempotency_keys_by_created').on(t.createdAt),
  ],
);
