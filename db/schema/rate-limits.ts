import { bigint, integer, pgTable } from 'drizzle-orm/pg-core';
import { text } from './columns';

/** Counters of the rate limit, shared by processes; rate-limiter-flexible sets columns and order. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull().default(0),
  /** Milliseconds since 1970. */
  expire: bigint('expire', { mode: 'number' }),
});
