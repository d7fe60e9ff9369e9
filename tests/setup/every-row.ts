import { sql } from 'drizzle-orm';
import type { Database } from '@/db/client';
import { rowsOf } from '@/db/rows';

/** Every row of every table, but for the time a key was last used. */
export async function everyRow({ db }: Database): Promise<string> {
  const tables = rowsOf(
    await db.execute(sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_name not in ('api_keys', 'migrations') order by 1`),
  );
  const parts: string[] = [];
  for (const { name } of tables) {
    const table = sql.raw(`"${String(name)}"`);
    const rows = rowsOf(await db.execute(sql`select to_json(t)::text as row from ${table} t`));
    const lines = rows.map((row) => String(row.row)).sort();
    parts.push(`${String(name)}\n${lines.join('\n')}`);
  }
  return parts.join('\n\n');
}
