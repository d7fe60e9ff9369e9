import { sql } from 'drizzle-orm';
import { rowsOf } from './rows';
import type { Db } from './types';

/** How many rows each table holds, by its name. */
export async function rowCounts(db: Db): Promise<Map<string, number>> {
  const tables = rowsOf(
    await db.execute(sql`select table_name as name from information_schema.tables
      where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`),
  );
  const counts = new Map<string, number>();
  for (const { name } of tables) {
    const table = sql.identifier(String(name));
    const [row] = rowsOf(await db.execute(sql`select count(*)::int as n from ${table}`));
    counts.set(String(name), Number(row?.n));
  }
  return counts;
}
