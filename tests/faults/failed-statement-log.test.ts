import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { databaseFault } from '@/server/errors';
import { errorForLog } from '@/server/log';
import { useTestDatabase } from '../setup/database';

const database = useTestDatabase();
const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
const logged = async (work: Promise<unknown>) => JSON.stringify(errorForLog(await failureOf(work)));

test('what a failed statement held is in no log: neither its text, nor its values', async () => {
  const { db } = database();
  const secret = 'arr-of-1234567';
  const lines = [
    await logged(db.execute(sql`select ${secret}::text, ${secret}::int`)),
    await logged(db.execute(sql`select ${secret}::text from no_such_table`)),
    await logged(
      db.execute(
        sql`insert into organizations (id, slug, name) values (${secret}, ${secret}, null)`,
      ),
    ),
  ];
  for (const line of lines) {
    expect(line).toMatch(/Failed query.*"code":"[0-9A-Z]{5}"/);
    expect(line).not.toMatch(/1234567|select|insert/i);
  }
  expect(lines[1]).toContain('no_such_table');
});

test('an operator is told in the database’s own words, without the statement', async () => {
  const failed = await failureOf(database().db.execute(sql`select 1 from no_such_table`));
  expect(databaseFault(failed)).toEqual({
    code: '42P01',
    message: 'relation "no_such_table" does not exist',
  });
  expect(databaseFault(new Error('of nobody'))).toBeUndefined();
});
