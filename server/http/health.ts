import { sql } from 'drizzle-orm';
import type { Db } from '@/db/client';

const DEADLINE_MS = 2000;

/** True if the database answers within two seconds, and has its tables. */
export async function isReady(db: Db): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), DEADLINE_MS);
  });
  const answered = db.execute(sql`select 1 from migrations limit 1`).then(
    () => true,
    () => false,
  );
  return Promise.race([answered, late]).finally(() => clearTimeout(timer));
}
