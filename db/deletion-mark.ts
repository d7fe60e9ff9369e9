import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

interface Marked {
  deletedAt: AnyPgColumn;
  updatedAt: AnyPgColumn;
}

/** What to set to mark a row as deleted; a row that is so already stays as it is. */
export const deleted = ({ deletedAt, updatedAt }: Marked) => ({
  deletedAt: sql`coalesce(${deletedAt}, now())`,
  updatedAt: sql`case when ${deletedAt} is null then now() else ${updatedAt} end`,
});

/** What to set to take the mark off; a living row stays as it is. */
export const restored = ({ deletedAt, updatedAt }: Marked) => ({
  deletedAt: null,
  updatedAt: sql`case when ${deletedAt} is null then ${updatedAt} else now() end`,
});
