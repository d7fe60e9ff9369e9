import { and, eq, isNull } from 'drizzle-orm';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { invitations, memberships } from '@/db/schema';
import type { Role } from '@/server/access/actor';
import { viewOf } from '@/server/errors';
import { provision } from '@/server/provision/provision';
import { useTestDatabase } from '../setup/database';
import { CLIENTS, ROUNDS, rounds } from '../setup/race';
import { signedIn } from '../setup/session';
import { addUser, makeWorld, type World } from '../setup/world';

vi.hoisted(() => {
  process.env.DATABASE_POOL_SIZE = '20';
});

const database = useTestDatabase();
let world: World;
let manager: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  world = await makeWorld(database());
  manager = await signedIn(database(), 'manager@acme.test');
});

const LONG = { timeout: 600_000 };
let leavers = 0;

/** A manager whose calls were begun while they were one, whatever becomes of them. */
async function makeLeaver() {
  const { db } = database();
  leavers += 1;
  const email = `leaver-${leavers}@acme.test`;
  const organizationId = world.acme;
  const userId = await addUser(db, email, [{ organizationId, role: 'MANAGER' }]);
  const own = and(eq(memberships.userId, userId), eq(memberships.organizationId, organizationId));
  const place = async () => (await db.select().from(memberships).where(own))[0];
  const memberId = (await place())?.id ?? '';
  const caller = await signedIn(database(), email);
  const roleNow = async () => (await place())?.role;
  return { email, memberId, caller, roleNow, ref: { organizationId, memberId } };
}
type Leaver = Awaited<ReturnType<typeof makeLeaver>>;

const reinstate = ({ caller, ref }: Leaver) => caller.members.update({ ...ref, role: 'MANAGER' });
const inviteFriend = ({ caller, email }: Leaver, n = 0) =>
  caller.invitations.create({
    organizationId: world.acme,
    email: `friend-${n}-of-${email}`,
    role: 'MANAGER',
  });
const demote = (leaver: Leaver, role: Role) => manager.members.update({ ...leaver.ref, role });
const openLinksOf = ({ email }: Leaver) =>
  database().db.$count(
    invitations,
    and(
      eq(invitations.createdBy, email),
      isNull(invitations.revokedAt),
      isNull(invitations.usedAt),
    ),
  );

/** Calls of all clients at once, with `between` among them. */
async function around(call: (client: number) => Promise<unknown>, between: () => Promise<unknown>) {
  const calls = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, i) => call(from + i));
  const first = calls(0, CLIENTS / 2);
  const deed = between();
  const [outcome] = await Promise.allSettled([deed, ...first, ...calls(CLIENTS / 2, CLIENTS)]);
  expect(outcome).toMatchObject({ status: 'fulfilled' });
}

const ENDS: [string, (leaver: Leaver) => Promise<unknown>, number, string][] = [
  ['made EDITOR', (leaver) => demote(leaver, 'EDITOR'), 403, 'Only a manager'],
  ['made VIEWER', (leaver) => demote(leaver, 'VIEWER'), 403, 'but not write'],
  ['removed', (leaver) => manager.members.remove(leaver.ref), 404, 'Organization'],
];

describe('who was judged a manager before, and is none when the call has its turn', () => {
  test.each(ENDS)('gets nothing that decides who is in: %s', async (_, end, status, words) => {
    const leaver = await makeLeaver();
    const another = await makeLeaver();
    const { invitation } = await inviteFriend(another);
    await end(leaver);
    const role = await leaver.roleNow();
    const { organizationId } = leaver.ref;
    const refused = { status, message: expect.stringContaining(words) };
    for (const attempt of [
      () => reinstate(leaver),
      () => inviteFriend(leaver),
      () => leaver.caller.members.update({ ...another.ref, role: 'VIEWER' }),
      () => leaver.caller.members.remove(another.ref),
      () => leaver.caller.invitations.revoke({ organizationId, id: invitation.id }),
    ]) {
      const view = await attempt().then(() => undefined, viewOf);
      expect(view).toMatchObject(refused);
    }
    expect(await leaver.roleNow()).toBe(role);
    expect(await another.roleNow()).toBe('MANAGER');
    expect(await openLinksOf(leaver)).toBe(0);
    expect(await openLinksOf(another)).toBe(1);
  });
});

describe(
  `${CLIENTS} calls of a manager while somebody ends their role, ${ROUNDS} times`,
  LONG,
  () => {
    test.each(ENDS.slice(0, 2))('do not give the role back: %s', async (_, end) => {
      await rounds(async () => {
        const leaver = await makeLeaver();
        await around(
          () => reinstate(leaver),
          () => end(leaver),
        );
        expect(await leaver.roleNow()).not.toBe('MANAGER');
      });
    });

    test.each(ENDS)('leave no invitation alive: %s', async (_, end) => {
      await rounds(async () => {
        const leaver = await makeLeaver();
        await around(
          (client) => inviteFriend(leaver, client),
          () => end(leaver),
        );
        expect(await openLinksOf(leaver)).toBe(0);
      });
    });

    test('leave no invitation alive: made EDITOR by a provisioning file', async () => {
      await rounds(async () => {
        const leaver = await makeLeaver();
        const { email } = leaver;
        const place = { organization: 'acme', role: 'EDITOR' as const };
        const file = { users: [{ email, name: email, memberships: [place] }] };
        await around(
          (client) => inviteFriend(leaver, client),
          () => provision(database().db, file),
        );
        expect(await leaver.roleNow()).toBe('EDITOR');
        expect(await openLinksOf(leaver)).toBe(0);
      });
    });

    test('of two who remove each other one stays', async () => {
      await rounds(async () => {
        const [one, other] = [await makeLeaver(), await makeLeaver()];
        const answers = await Promise.allSettled(
          Array.from({ length: CLIENTS }, (_, client) =>
            client % 2
              ? one.caller.members.remove(other.ref)
              : other.caller.members.remove(one.ref),
          ),
        );
        expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
        const left = [await one.roleNow(), await other.roleNow()];
        expect(left.filter((role) => role === 'MANAGER')).toHaveLength(1);
      });
    });

    test('for one address leave one link alive', async () => {
      await rounds(async () => {
        const maker = await makeLeaver();
        await Promise.all(Array.from({ length: CLIENTS }, () => inviteFriend(maker)));
        expect(await openLinksOf(maker)).toBe(1);
      });
    });
  },
);
