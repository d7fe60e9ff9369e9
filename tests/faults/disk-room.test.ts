import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Database, type Db, useDatabase } from '@/db/client';
import { migrate } from '@/db/migrate';
import { openPglite } from '@/db/pglite';
import { organizations, sessions } from '@/db/schema';
import { isDiskFull, viewOf } from '@/server/errors';
import { useFundServer } from '../setup/fund-server';
import { signIn } from '../setup/sign-in';
import { addOrganization, makeWorld, type World } from '../setup/world';

// The embedded database on a disk whose free space is told by the test.
const PLENTY = 10 ** 12;
let free: number | undefined = PLENTY;
let database: Database;
let world: World;

beforeAll(async () => {
  database = await openPglite(undefined, undefined, () => free);
  await migrate(database);
  useDatabase(database);
  world = await makeWorld(database);
});
afterEach(() => void (free = PLENTY));
afterAll(() => database.close());
const origin = useFundServer();

const rename = (db: Db, name: string) =>
  db.update(organizations).set({ name }).where(eq(organizations.id, world.acme));

async function nameNow(): Promise<string | undefined> {
  const rows = await database.db
    .select({ name: organizations.name })
    .from(organizations)
    .where(eq(organizations.id, world.acme));
  return rows[0]?.name;
}

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'done',
    (error: unknown) => error,
  );

/** Writes until the shortage, or its end, is seen: a look at the disk counts for a moment. */
const untilSeen = (isFull: boolean) =>
  expect.poll(async () => isDiskFull(await failureOf(rename(database.db, 'Before')))).toBe(isFull);

test('with little room nothing is written, reading goes on, and room heals it', async () => {
  free = 20_000_000;
  await untilSeen(true);
  const before = await nameNow();
  const refused = await failureOf(rename(database.db, 'After'));
  expect(viewOf(refused)).toMatchObject({ status: 503, code: 'INTERNAL', retryAfter: 30 });
  expect(viewOf(refused).message).toMatch(/free space.*DATA_DIR/);
  const inside = database.db.transaction((tx) => rename(tx, 'After'));
  expect(isDiskFull(await failureOf(inside))).toBe(true);
  expect(await nameNow()).toBe(before);
  free = PLENTY;
  await untilSeen(false);
  await rename(database.db, 'After');
  expect(await nameNow()).toBe('After');
});

test('a transaction under way when the room runs out is undone as a whole', async () => {
  await untilSeen(false);
  const work = database.db.transaction(async (tx) => {
    await rename(tx, 'Half');
    free = 0;
    await expect
      .poll(async () => isDiskFull(await failureOf(tx.transaction((part) => rename(part, 'More')))))
      .toBe(true);
    await rename(tx, 'Whole');
  });
  expect(isDiskFull(await failureOf(work))).toBe(true);
  expect(await nameNow()).toBe('Before');
});

test('a disk that does not tell its room is written to', async () => {
  free = undefined;
  await untilSeen(false);
  await addOrganization(database.db, 'untold', []);
});

test('keys and sessions, old ones among them, read on; their writes are 503', async () => {
  await untilSeen(false);
  const cookie = await signIn(database, origin(), 'manager@acme.test');
  // A session of some days is to be extended by the next request.
  const expiresAt = new Date(Date.now() + 3 * 86_400_000);
  await database.db.update(sessions).set({ expiresAt });
  free = 0;
  await untilSeen(true);
  const list = '/api/trpc/vehicles.list?input=%7B%22json%22%3A%7B%7D%7D';
  const read = await fetch(origin() + list, { headers: { Cookie: cookie } });
  expect(read.status).toBe(200);
  const bearer = { Authorization: `Bearer ${world.manager}` };
  expect((await fetch(`${origin()}/api/v1/vehicles`, { headers: bearer })).status).toBe(200);
  const write = await fetch(`${origin()}/api/v1/deals`, {
    method: 'POST',
    headers: { ...bearer, 'Content-Type': 'application/json' },
    body: JSON.stringify({ vehicle: 'fund-i', companyName: 'Widgets' }),
  });
  expect(write.status).toBe(503);
  expect(write.headers.get('retry-after')).toBe('30');
});
