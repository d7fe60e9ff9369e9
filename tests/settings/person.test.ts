import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiKeys, invitations, sessions, users } from '@/db/schema';
import { auth } from '@/server/access/auth';
import { handleAuth } from '@/server/http/auth-door';
import { viewOf } from '@/server/errors';
import { useTestDatabase } from '../setup/database';
import { givePassword } from '../setup/fund-server';
import { signedIn } from '../setup/session';
import { makeWorld, type World } from '../setup/world';

const database = useTestDatabase();
const OLD = 'correct horse battery';
const NEW = 'staple battery horse';
const EMAIL = 'viewer@acme.test';
const ORIGIN = 'http://localhost:3000';
let world: World;
let userId: string;

beforeAll(async () => {
  world = await makeWorld(database());
  const [user] = await database().db.select().from(users).where(eq(users.email, EMAIL));
  userId = user?.id ?? '';
  await givePassword(database(), userId, OLD);
});

const post = (path: string, body: object) =>
  handleAuth(
    new Request(`${ORIGIN}/api/auth${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: ORIGIN },
      body: JSON.stringify(body),
    }),
    '192.0.2.77',
  );

const openSessions = async () =>
  (await database().db.select().from(sessions).where(eq(sessions.userId, userId))).length;

describe('a signed-in person, whatever their role', () => {
  test('changes their name', async () => {
    const me = await signedIn(database(), EMAIL);
    expect(await me.me.rename({ name: ' Vera ' })).toMatchObject({ name: 'Vera', email: EMAIL });
  });

  test('changes the password with the current one alone, which ends the other sessions', async () => {
    const me = await signedIn(database(), EMAIL);
    await signedIn(database(), EMAIL);
    const wrong = me.me.changePassword({ currentPassword: 'wrong', newPassword: NEW });
    await expect(wrong).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    expect(await openSessions()).toBeGreaterThan(1);
    await me.me.changePassword({ currentPassword: OLD, newPassword: NEW });
    expect(await openSessions()).toBe(1);
    expect((await me.me.profile({})).sessionCount).toBe(1);
    expect((await post('/sign-in/email', { email: EMAIL, password: OLD })).status).toBe(401);
    expect((await post('/sign-in/email', { email: EMAIL, password: NEW })).status).toBe(200);
    const manager = await signedIn(database(), 'manager@acme.test');
    const { items } = await manager.audit.list({ organizationId: world.acme });
    expect(items).toContainEqual(
      expect.objectContaining({ operation: 'me.changePassword', targetKind: 'accounts' }),
    );
  });

  test('cannot guess the current password in a stolen browser', async () => {
    const me = await signedIn(database(), 'editor@acme.test');
    const guess = (currentPassword: string) =>
      me.me
        .changePassword({ currentPassword, newPassword: NEW })
        .catch((error: unknown) => viewOf(error).status);
    for (let i = 0; i < 10; i += 1) expect(await guess(`guess ${i}`)).toBe(400);
    expect(await guess('another')).toBe(429);
  });

  test('lets no request that a browser began outlive its session', async () => {
    const [me, manager] = [
      await signedIn(database(), 'manager@acme.test'),
      await signedIn(database(), 'both@test.test'),
    ];
    const organizationId = world.acme;
    const { db } = database();
    const counts = async () => [await db.$count(apiKeys), await db.$count(invitations)];
    const before = await counts();
    await me.me.signOutEverywhere({});
    const ended = { code: 'UNAUTHORIZED' };
    const input = { organizationId, email: 'friend@acme.test', role: 'MANAGER' as const };
    await expect(me.apiKeys.create({ name: 'late' })).rejects.toMatchObject(ended);
    await expect(me.invitations.create(input)).rejects.toMatchObject(ended);
    expect(await counts()).toEqual(before);
    await manager.apiKeys.create({ name: 'in time' });
    await manager.invitations.create(input);
  });

  test('leaves no row of a session that expired once they sign in again; others’ stay', async () => {
    const { db } = database();
    const [other] = await db.select().from(users).where(eq(users.email, 'manager@acme.test'));
    const expiring = (owner: string, days: number) => ({
      userId: owner,
      token: crypto.randomUUID(),
      expiresAt: new Date(Date.now() + days * 86_400_000),
    });
    const [gone, living, others] = [
      expiring(userId, -1),
      expiring(userId, 1),
      expiring(other?.id ?? '', -1),
    ];
    await db.insert(sessions).values([gone, living, others]);
    expect((await post('/sign-in/email', { email: EMAIL, password: NEW })).status).toBe(200);
    const tokens = (await db.select().from(sessions)).map(({ token }) => token);
    expect(tokens).toEqual(expect.arrayContaining([living.token, others.token]));
    expect(tokens).not.toContain(gone.token);
  });

  test('signs out everywhere at once', async () => {
    const me = await signedIn(database(), EMAIL);
    await me.me.signOutEverywhere({});
    expect(await openSessions()).toBe(0);
  });
});

test('of the sign-in library only signing in and out can be reached', async () => {
  const { api } = await auth();
  const paths = Object.values(api).flatMap((endpoint) =>
    'path' in endpoint && typeof endpoint.path === 'string' ? [endpoint.path] : [],
  );
  const closed = paths.filter((path) => path !== '/sign-in/email' && path !== '/sign-out');
  expect(closed).toEqual(
    expect.arrayContaining(['/get-session', '/change-password', '/link-social']),
  );
  for (const path of closed) {
    expect([path, (await post(path.replace(/:\w+/g, 'x'), {})).status]).toEqual([path, 404]);
  }
});
