import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '@/db/client';
import { users } from '@/db/schema';
import { runInTransaction } from '@/server/access/transaction';
import { postgresUrl, useTestDatabase } from '../setup/database';
import { addUser } from '../setup/world';

const database = useTestDatabase();

// The embedded database runs one transaction after the other.
describe.skipIf(postgresUrl === undefined)('two transactions that wait for each other', () => {
  let ids: readonly [string, string];
  beforeAll(async () => {
    const { db } = database();
    ids = [await addUser(db, 'one@acme.test', []), await addUser(db, 'other@acme.test', [])];
  });

  const hold = (tx: Db, id: string) =>
    tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update');

  test('both end well: the one that PostgreSQL breaks off runs again', async () => {
    let runs = 0;
    let holding = 0;
    let release = () => {};
    const bothHold = new Promise<void>((resolve) => (release = resolve));
    const inOrder = (first: string, second: string) =>
      runInTransaction(database().db, async (tx) => {
        runs += 1;
        await hold(tx, first);
        holding += 1;
        if (holding === 2) release();
        await bothHold;
        await hold(tx, second);
        return first;
      });
    const [one, other] = ids;
    expect(await Promise.all([inOrder(one, other), inOrder(other, one)])).toEqual([one, other]);
    // The one that runs again may take the freed row first, and they wait for each other once more.
    expect(runs).toBeGreaterThan(2);
  });
});
