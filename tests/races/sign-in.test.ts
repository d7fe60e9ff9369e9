import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Db } from '@/db/client';
import { rowsOf } from '@/db/rows';
import { accounts, invitations, memberships, sessions } from '@/db/schema';
import { newId } from '@/db/schema/columns';
import { hashPassword } from '@/server/access/passwords';
import { viewOf } from '@/server/errors';
import { handleAuth } from '@/server/http/auth-door';
import { provision } from '@/server/provision/provision';
import { postgresUrl, useTestDatabase } from '../setup/database';
import { givePassword } from '../setup/fund-server';
import { ROUNDS, rounds } from '../setup/race';
import { signedIn, visitor } from '../setup/session';
import { addUser, makeWorld, type World } from '../setup/world';

vi.hoisted(() => {
  process.env.DATABASE_POOL_SIZE = '30';
});

const database = useTestDatabase();
const OLD = 'correct horse battery';
const NEW = 'staple battery horse';
const ORIGIN = 'http://localhost:3000';
const LONG = { timeout: 600_000 };
let world: World;
beforeAll(async () => {
  world = await makeWorld(database());
});

let people = 0;
let addresses = 0;

/** Somebody with the old password, without a place in any organization. */
async function makePerson() {
  people += 1;
  const email = `person-${people}@acme.test`;
  const userId = await addUser(database().db, email, []);
  await givePassword(database(), userId, OLD);
  return { email, userId };
}
type Person = Awaited<ReturnType<typeof makePerson>>;

/** Signs in, each time from another address, since attempts are counted. */
async function signIn({ email }: Person, password: string) {
  addresses += 1;
  const request = new Request(`${ORIGIN}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: ORIGIN },
    body: JSON.stringify({ email, password }),
  });
  const answer = await handleAuth(request, `10.1.${addresses >> 8}.${addresses & 255}`);
  const headers = [...answer.headers.keys()].join();
  return { status: answer.status, said: `${answer.status} ${await answer.text()} ${headers}` };
}

const sessionsOf = ({ userId }: Person, db: Db = database().db) =>
  db.$count(sessions, eq(sessions.userId, userId));

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Who changes a password, and the sessions that this leaves. */
const CHANGES: [
  string,
  (person: Person) => Promise<{ left: number; change: () => Promise<unknown> }>,
][] = [
  [
    'by its owner',
    async ({ email }) => {
      const { me } = await signedIn(database(), email);
      return {
        left: 1,
        change: () => me.changePassword({ currentPassword: OLD, newPassword: NEW }),
      };
    },
  ],
  [
    'by a provisioning file',
    async ({ email }) => {
      const users = [{ email, name: email, password: NEW, memberships: [] }];
      return { left: 0, change: () => provision(database().db, { users }) };
    },
  ],
];

describe(`a password that is changed while it is used, ${ROUNDS} times`, LONG, () => {
  test.each(CHANGES)('%s: no session by the old one lives on', async (_, changed) => {
    await rounds(async () => {
      const person = await makePerson();
      const { left, change } = await changed(person);
      const attempts = Array.from({ length: 8 }, async (_client, n) => {
        await pause(n * 25);
        return signIn(person, OLD);
      });
      await Promise.all([change(), ...attempts]);
      expect(await sessionsOf(person)).toBe(left);
      expect((await signIn(person, OLD)).status).toBe(401);
      expect((await signIn(person, NEW)).status).toBe(200);
    });
  });

  test('by two who know the old one: one of them changes it', async () => {
    await rounds(async () => {
      const person = await makePerson();
      const wanted = [NEW, `${NEW} again`];
      const callers = [
        await signedIn(database(), person.email),
        await signedIn(database(), person.email),
      ];
      const answers = await Promise.allSettled(
        callers.map(({ me }, n) =>
          me.changePassword({ currentPassword: OLD, newPassword: wanted[n] ?? '' }),
        ),
      );
      const changes = answers.map(({ status }) => status === 'fulfilled');
      expect(changes.filter(Boolean)).toHaveLength(1);
      const refused = answers.flatMap((answer) =>
        answer.status === 'rejected' ? [viewOf(answer.reason)] : [],
      );
      expect(refused).toMatchObject([{ status: 400, issues: [{ path: ['currentPassword'] }] }]);
      expect(await sessionsOf(person)).toBe(1);
      for (const [n, password] of wanted.entries()) {
        expect((await signIn(person, password)).status).toBe(changes[n] ? 200 : 401);
      }
    });
  });
});

// The embedded database runs one transaction after the other.
describe.skipIf(postgresUrl === undefined)('whichever comes first', () => {
  const waitForWaiter = () => {
    const waiters = sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    return expect
      .poll(async () => rowsOf(await database().db.execute(waiters)).length, { timeout: 5000 })
      .toBeGreaterThan(0);
  };

  /** Changes the password and ends the sessions, and commits when `meanwhile` waits for that. */
  async function changeAround<T>({ userId }: Person, meanwhile: () => Promise<T>): Promise<T> {
    const password = await hashPassword(NEW);
    const begun = await database().db.transaction(async (tx) => {
      await tx.update(accounts).set({ password }).where(eq(accounts.userId, userId));
      await tx.delete(sessions).where(eq(sessions.userId, userId));
      const answer = meanwhile();
      await Promise.race([answer.catch(() => undefined), waitForWaiter()]);
      return { answer };
    });
    return begun.answer;
  }

  test('the change: the sign-in under way is answered as one with a wrong password', async () => {
    const person = await makePerson();
    const wrong = await signIn(person, 'a wrong password');
    const late = await changeAround(person, () => signIn(person, OLD));
    expect(late).toEqual(wrong);
    expect(await sessionsOf(person)).toBe(0);
  });

  test('the change: an invitation is not accepted by the old password, and stays', async () => {
    const person = await makePerson();
    const manager = await signedIn(database(), 'manager@acme.test');
    const { invitation, urlPath } = await manager.invitations.create({
      organizationId: world.acme,
      email: person.email,
      role: 'VIEWER',
      vehicleIds: [world.fundI],
    });
    const token = urlPath.slice('/join/'.length);
    const accept = (password: string) =>
      visitor(database()).invitations.accept({ token, name: 'Nora', password });
    const late = changeAround(person, () => accept(OLD));
    expect(await late.then(() => undefined, viewOf)).toMatchObject({ status: 400 });
    const { db } = database();
    const [link] = await db.select().from(invitations).where(eq(invitations.id, invitation.id));
    expect(link?.usedAt).toBeNull();
    expect(await db.$count(memberships, eq(memberships.userId, person.userId))).toBe(0);
    expect(await accept(NEW)).toEqual({ email: person.email });
  });

  test.each(CHANGES)('the sign-in: the change %s waits for it, and ends it', async (_, changed) => {
    const person = await makePerson();
    const { userId } = person;
    const { left, change } = await changed(person);
    const begun = await database().db.transaction(async (tx) => {
      const own = and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential'));
      await tx.select({ id: accounts.id }).from(accounts).where(own).for('share');
      const changing = change();
      await waitForWaiter();
      const expiresAt = new Date(Date.now() + 3_600_000);
      await tx.insert(sessions).values({ userId, token: newId(), expiresAt });
      return { changing };
    });
    await begun.changing;
    expect(await sessionsOf(person)).toBe(left);
  });
});
