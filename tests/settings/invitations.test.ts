import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { invitations, organizations, users } from '@/db/schema';
import { handleAuth } from '@/server/http/auth-door';
import { viewOf } from '@/server/errors';
import { type AppCaller, callerOf } from '../setup/caller';
import { useTestDatabase } from '../setup/database';
import { givePassword } from '../setup/fund-server';
import { signedIn, visitor } from '../setup/session';
import { addUser, makeWorld, type World } from '../setup/world';

const database = useTestDatabase();
const PASSWORD = 'correct horse battery';
const ORIGIN = 'http://localhost:3000';
let world: World;
let manager: AppCaller;

beforeAll(async () => {
  world = await makeWorld(database());
  manager = await signedIn(database(), 'manager@acme.test');
});

const invite = async (email: string, more: object = {}) => {
  const role = 'EDITOR' as const;
  const vehicleIds = [world.fundI];
  const input = { organizationId: world.acme, email, role, vehicleIds, ...more };
  const { urlPath, invitation, replaced } = await manager.invitations.create(input);
  return { token: urlPath.slice('/join/'.length), invitation, replaced };
};

const accept = (token: string, password = PASSWORD, name = 'Nora') =>
  visitor(database()).invitations.accept({ token, name, password });

const refusal = async (answer: Promise<unknown>) => {
  try {
    await answer;
  } catch (error) {
    const { status, message } = viewOf(error);
    return { status, message };
  }
  throw new Error('It was not refused.');
};

async function signInStatus(email: string, password: string): Promise<number> {
  const request = new Request(`${ORIGIN}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: ORIGIN },
    body: JSON.stringify({ email, password }),
  });
  return (await handleAuth(request, `192.0.2.${Math.floor(Math.random() * 250)}`)).status;
}

describe('an invitation', () => {
  test('makes its holder a member with the role and the vehicles given, able to sign in', async () => {
    const { token } = await invite('Nora@Acme.test', { vehicleIds: [world.fundI] });
    const offer = await visitor(database()).invitations.offer({ token });
    expect(offer).toMatchObject({ email: 'nora@acme.test', role: 'EDITOR' });
    expect(await accept(token)).toEqual({ email: 'nora@acme.test' });
    const { items } = await manager.members.list({ organizationId: world.acme });
    expect(items.find(({ email }) => email === 'nora@acme.test')).toMatchObject({
      name: 'Nora',
      role: 'EDITOR',
      vehicleIds: [world.fundI],
    });
    expect(await signInStatus('nora@acme.test', PASSWORD)).toBe(200);
    const nora = await signedIn(database(), 'nora@acme.test');
    expect((await nora.vehicles.list({})).items.map(({ id }) => id)).toEqual([world.fundI]);
  });

  test.each(['EDITOR', 'VIEWER'])(
    'as %s names a vehicle, unless there is none; a manager reaches every one anyhow',
    async (role) => {
      const email = `nowhere-${role.toLowerCase()}@acme.test`;
      expect(await refusal(invite(email, { role, vehicleIds: [] }))).toMatchObject({
        status: 400,
        message: expect.stringContaining('Choose at least one vehicle'),
      });
      const { items } = await manager.invitations.list({ organizationId: world.acme });
      expect(items.map((one) => one.email)).not.toContain(email);
      await invite(email, { role: 'MANAGER', vehicleIds: [] });
      const { db } = database();
      const bare = `bare-${role.toLowerCase()}`;
      const [firm] = await db
        .insert(organizations)
        .values({ slug: bare, name: bare })
        .returning({ id: organizations.id });
      const organizationId = firm?.id ?? '';
      await addUser(db, `${bare}@bare.test`, [{ organizationId, role: 'MANAGER' }]);
      const head = await signedIn(database(), `${bare}@bare.test`);
      await head.invitations.create({ organizationId, email, role: 'EDITOR' });
    },
  );

  test('works once, until it expires or is revoked, and dead links all look like invented ones', async () => {
    const { db } = database();
    const used = await invite('used@acme.test');
    await accept(used.token);
    const revoked = await invite('revoked@acme.test');
    await manager.invitations.revoke({ organizationId: world.acme, id: revoked.invitation.id });
    const expired = await invite('expired@acme.test');
    await db
      .update(invitations)
      .set({ expiresAt: '2026-01-01T00:00:00.000Z' })
      .where(eq(invitations.id, expired.invitation.id));
    const replaced = await invite('replaced@acme.test');
    expect(replaced.replaced).toBe(false);
    // Said of a link that worked only: one that had run out was worth nothing to its holder.
    expect((await invite('replaced@acme.test')).replaced).toBe(true);
    expect((await invite('expired@acme.test')).replaced).toBe(false);
    const invented = await refusal(accept('A'.repeat(32)));
    expect(invented.status).toBe(404);
    for (const token of [used, revoked, expired, replaced].map((one) => one.token)) {
      expect(await refusal(accept(token))).toEqual(invented);
      expect(await refusal(visitor(database()).invitations.offer({ token }))).toEqual(invented);
    }
    expect(await refusal(accept("' or 1=1"))).toEqual(invented);
  });

  test('sent again, since the answer was lost, tells who has joined to sign in', async () => {
    const { token } = await invite('lost@acme.test');
    await accept(token);
    expect((await refusal(accept(token))).message).toContain('If you have joined already, sign in');
    expect(await signInStatus('lost@acme.test', PASSWORD)).toBe(200);
  });

  test('of 8 who use it at once makes one member', async () => {
    const { token } = await invite('race@acme.test');
    const answers = await Promise.allSettled(Array.from({ length: 8 }, () => accept(token)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { items } = await manager.members.list({ organizationId: world.acme });
    expect(items.filter(({ email }) => email === 'race@acme.test')).toHaveLength(1);
  });

  test('does not take over an account: its own password is needed, and name and password stay', async () => {
    const { db } = database();
    const [other] = await db.select().from(users).where(eq(users.email, 'manager@other.test'));
    await givePassword(database(), other?.id ?? '', PASSWORD);
    const { token } = await invite('manager@other.test');
    const wrong = await refusal(accept(token, 'another password'));
    expect(wrong.status).toBe(400);
    expect(await signInStatus('manager@other.test', 'another password')).toBe(401);
    await accept(token, PASSWORD, 'Renamed');
    const [after] = await db.select().from(users).where(eq(users.email, 'manager@other.test'));
    expect(after?.name).toBe(other?.name);
    expect(await signInStatus('manager@other.test', PASSWORD)).toBe(200);
  });

  test('takes an account’s password as it is, and of a new account’s demands the length', async () => {
    const { db } = database();
    const userId = await addUser(db, 'old@elsewhere.test', []);
    await givePassword(database(), userId, 'short8ch');
    await accept((await invite('old@elsewhere.test')).token, 'short8ch');
    const { items } = await manager.members.list({ organizationId: world.acme });
    expect(items.map(({ email }) => email)).toContain('old@elsewhere.test');
    const { token } = await invite('new@elsewhere.test');
    const refused = await refusal(accept(token, 'short8ch'));
    expect(refused.status).toBe(400);
    expect(refused.message).toContain('at least 12 characters');
    expect((await refusal(accept(token, 'x'.repeat(129)))).status).toBe(400);
    await accept(token);
  });

  test.each(['removed', 'made EDITOR'])(
    'ends with its maker’s place: a manager who is %s lets nobody in later',
    async (fate) => {
      const { db } = database();
      const organizationId = world.acme;
      const email = `leaver-${fate.slice(0, 4)}@acme.test`;
      await addUser(db, email, [{ organizationId, role: 'MANAGER' }]);
      const leaver = await signedIn(database(), email);
      const input = { organizationId, role: 'MANAGER' as const };
      const made = await leaver.invitations.create({ ...input, email: `friend-of-${email}` });
      const others = await invite(`kept-${email}`);
      const { items } = await manager.members.list({ organizationId });
      const memberId = items.find((item) => item.email === email)?.id ?? '';
      await (fate === 'removed'
        ? manager.members.remove({ organizationId, memberId })
        : manager.members.update({ organizationId, memberId, role: 'EDITOR' }));
      const token = made.urlPath.slice('/join/'.length);
      expect((await refusal(accept(token))).status).toBe(404);
      const trail = await manager.audit.list({ organizationId, limit: 10 });
      const event = trail.items.find(({ targetKind }) => targetKind === 'invitations');
      expect(event).toMatchObject({
        operation: fate === 'removed' ? 'members.remove' : 'members.update',
        targetIds: [made.invitation.id],
      });
      await accept(others.token);
    },
  );

  test('ends with the place of whom it is for: a removed member does not come back by an old link', async () => {
    const organizationId = world.acme;
    const { token } = await invite('back@acme.test');
    await addUser(database().db, 'back@acme.test', [{ organizationId, role: 'EDITOR' }]);
    const { items } = await manager.members.list({ organizationId });
    const memberId = items.find(({ email }) => email === 'back@acme.test')?.id ?? '';
    await manager.members.remove({ organizationId, memberId });
    expect((await refusal(accept(token))).status).toBe(404);
  });

  test('is no way to guess the password of an account', async () => {
    const { token } = await invite('both@test.test').catch(() => ({ token: '' }));
    expect(token).toBe('');
    const { db } = database();
    const [nobody] = await db.select().from(users).where(eq(users.email, 'nobody@test.test'));
    await givePassword(database(), nobody?.id ?? '', PASSWORD);
    const guess = await invite('nobody@test.test');
    for (let i = 0; i < 10; i += 1) {
      expect((await refusal(accept(guess.token, `wrong password ${i}`))).status).toBe(400);
    }
    expect((await refusal(accept(guess.token, PASSWORD))).status).toBe(429);
    // Another invitation is no other password.
    await manager.invitations.revoke({
      organizationId: world.acme,
      id: guess.invitation.id,
    });
    const anew = await invite('nobody@test.test');
    expect((await refusal(accept(anew.token, PASSWORD))).status).toBe(429);
  });

  test('for an address that exists elsewhere answers its manager as for one that does not', async () => {
    const [known, unknown] = [
      await invite('reader@acme.test').catch((error: unknown) => viewOf(error).status),
      await invite('unknown@nowhere.test'),
    ];
    expect(known).toBe(409);
    await manager.invitations.revoke({
      organizationId: world.acme,
      id: unknown.invitation.id,
    });
    const foreign = await signedIn(database(), 'manager@other.test');
    const shape = async (email: string) => {
      const made = await foreign.invitations.create({
        organizationId: world.other,
        email,
        role: 'VIEWER',
        vehicleIds: [world.spv],
      });
      return { ...made.invitation, id: '', email: '', createdAt: '', expiresAt: '' };
    };
    expect(await shape('editor@acme.test')).toEqual(await shape('never@nowhere.test'));
  });

  test.each(['editor', 'viewer'] as const)('is nothing that a %s makes or sees', async (role) => {
    const caller = await callerOf(database().db, world[role]);
    const input = { organizationId: world.acme, email: 'x@acme.test', role: 'VIEWER' as const };
    await expect(caller.invitations.create(input)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(caller.invitations.list(input)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('and what members may is decided by people, not by a manager’s key, which would outlive itself', async () => {
    const key = await callerOf(database().db, world.manager);
    const organizationId = world.acme;
    const { invitation } = await invite('waiting@acme.test');
    const [somebody] = (await key.members.list({ organizationId })).items;
    const memberId = somebody?.id ?? '';
    const before = await manager.members.list({ organizationId });
    const refused = { status: 403, message: expect.stringContaining('signed-in people') };
    for (const attempt of [
      key.invitations.create({ organizationId, email: 'mine@acme.test', role: 'MANAGER' }),
      key.invitations.revoke({ organizationId, id: invitation.id }),
      key.members.update({ organizationId, memberId, role: 'MANAGER' }),
      key.members.remove({ organizationId, memberId }),
    ]) {
      expect(await refusal(attempt)).toEqual(refused);
    }
    expect(await manager.members.list({ organizationId })).toEqual(before);
    const { items } = await key.invitations.list({ organizationId });
    expect(items.map(({ id }) => id)).toContain(invitation.id);
    expect(items.map(({ email }) => email)).not.toContain('mine@acme.test');
  });

  test('comes with vehicles of its own organization alone', async () => {
    const made = invite('x@acme.test', { vehicleIds: [world.spv] });
    await expect(made).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('is kept as a hash, and every step of it is in the trail', async () => {
    const { token, invitation } = await invite('traced@acme.test', { vehicleIds: [world.fundI] });
    const rows = await database().db.select().from(invitations);
    expect(JSON.stringify(rows)).not.toContain(token);
    await accept(token);
    const { items } = await manager.audit.list({ organizationId: world.acme, limit: 50 });
    const events = items.filter(({ actorId }) => actorId === invitation.id);
    expect(events.map(({ targetKind }) => targetKind).sort()).toEqual([
      'accounts',
      'invitations',
      'memberships',
      'users',
    ]);
    expect(events[0]).toMatchObject({
      actorKind: 'invitation',
      actorEmail: 'traced@acme.test',
      operation: 'invitations.accept',
    });
  });
});
