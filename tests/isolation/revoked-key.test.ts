import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiKeys, memberships, vehicles } from '@/db/schema';
import { onStatement } from '@/db/statement-log';
import { hashKey } from '@/server/access/keys';
import { useTestDatabase } from '../setup/database';
import { askRest } from '../setup/rest-in-process';
import { makeWorld, type World } from '../setup/world';

const database = useTestDatabase();
let world: World;
beforeAll(async () => {
  world = await makeWorld(database());
});

const company = (name: string) => ({
  name,
  vehicleSlug: 'fund-ii',
  checkSize: 1,
  investmentDate: '2026-01-01',
  instrumentType: 'SAFE',
});

async function ask(method: string, path: string, body?: unknown) {
  const statements: string[] = [];
  const stop = onStatement((query) => statements.push(query));
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const answer = await askRest(database().db, { method, path, key: world.manager, ...sent });
  stop();
  return { status: answer.status, text: answer.body, statements: statements.length };
}

/** Changes a row of the caller's behind the back of what this process remembers of it. */
const revoke = (revokedAt: string | null) =>
  database()
    .db.update(apiKeys)
    .set({ revokedAt })
    .where(eq(apiKeys.hash, hashKey(world.manager)));

describe('a remembered caller is asked for again with each request', () => {
  test('what a known caller reads costs one statement', async () => {
    await ask('GET', '/vehicles');
    expect(await ask('GET', '/portfolio?vehicleSlug=fund-ii')).toMatchObject({
      status: 200,
      statements: 1,
    });
  });

  test.each([
    ['a read', 'GET', '/portfolio?vehicleSlug=fund-ii', undefined],
    ['a read of nothing', 'GET', '/portfolio/no-such-company', undefined],
    ['an unknown path', 'GET', '/no-such-path', undefined],
    ['an invalid request', 'POST', '/portfolio', {}],
    ['a write', 'POST', '/portfolio', company('After the revocation')],
    ['a soft delete', 'DELETE', '/portfolio/company-of-nobody', undefined],
  ])('revoked elsewhere, it is refused at once: %s', async (_, method, path, body) => {
    await revoke(null);
    expect((await ask('GET', '/vehicles')).status).toBe(200);
    await revoke('2026-01-01T00:00:00.000Z');
    expect((await ask(method, path, body)).status).toBe(401);
    await revoke(null);
  });

  test('a refused write has left nothing', async () => {
    expect((await ask('GET', '/portfolio/after-the-revocation')).status).toBe(404);
  });

  test('a vehicle that is added or renamed elsewhere shows in the next answer', async () => {
    await ask('GET', '/vehicles');
    const { db } = database();
    const [changed] = await db
      .update(vehicles)
      .set({ slug: 'renamed' })
      .where(eq(vehicles.slug, 'fund-ii'))
      .returning({ id: vehicles.id });
    expect((await ask('GET', '/portfolio?vehicleSlug=renamed')).status).toBe(200);
    expect((await ask('GET', '/portfolio?vehicleSlug=fund-ii')).status).toBe(404);
    await db
      .update(vehicles)
      .set({ slug: 'fund-ii' })
      .where(eq(vehicles.id, changed?.id ?? ''));
  });

  test('a lost right holds from the next write on', async () => {
    expect((await ask('POST', '/portfolio', company('Before'))).status).toBe(201);
    const { db } = database();
    const before = await db.select().from(memberships);
    await db.update(memberships).set({ role: 'VIEWER' });
    const refused = await ask('PATCH', '/portfolio/before', { name: 'After' });
    // A viewer without grants reaches no vehicle at all.
    expect([403, 404]).toContain(refused.status);
    for (const { id, role } of before) {
      await db.update(memberships).set({ role }).where(eq(memberships.id, id));
    }
    expect((await ask('GET', '/portfolio/before')).text).toContain('"Before"');
  });
});
