import { onStatement } from '@/db/statement-log';
import { lastUsesWritten } from '@/server/access/last-used';

/** The number of statements that a call sends, the key's stamp of last use aside. */
export async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  await lastUsesWritten();
  let statements = 0;
  const stop = onStatement(() => (statements += 1));
  await work();
  stop();
  return statements;
}
