import { sql } from 'drizzle-orm';

/** What to set to mark a living row as deleted. */
export const DELETED = { deletedAt: sql`now()`, updatedAt: sql`now()` };

/** What to set to take the mark off a deleted row. */
export const RESTORED = { deletedAt: null, updatedAt: sql`now()` };
