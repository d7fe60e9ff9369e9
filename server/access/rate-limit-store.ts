import { sql } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { rowsOf } from '@/db/rows';

interface StoreQuery {
  text: string;
  values: unknown[];
}

/** A client as rate-limiter-flexible's PostgreSQL store wants one, on our own pool. */
export const storeClient = (db: Db) => ({
  query: async ({ text, values }: StoreQuery) => {
    const parts = text.split(/\$(\d+)/).map((part, i) => (i % 2 ? values[Number(part) - 1] : part));
    const chunks = parts.map((part, i) => (i % 2 ? sql`${part}` : sql.raw(String(part))));
    const rows = rowsOf(await db.execute(sql.join(chunks)));
    return { rows, rowCount: rows.length };
  },
});
