import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { apiKeys, memberships } from '@/db/schema';
import { hashKey } from '@/server/access/keys';
import { handleTrpc } from '@/server/http/trpc-door';
import { handleRest } from '@/server/rest/handler';
import { useTestDatabase } from '../setup/database';
import { makeWorld, type World } from '../setup/world';

const database = useTestDatabase();
let world: World;
beforeAll(async () => {
  world = await makeWorld(database());
});

const body = JSON.stringify({
  name: 'Sent in drops',
  vehicleSlug: 'fund-ii',
  checkSize: 1,
  investmentDate: '2026-01-01',
  instrumentType: 'SAFE',
});

/** Lets five seconds pass as far as the process can tell, in which something else happens. */
async function meanwhile(happens: () => Promise<unknown>): Promise<void> {
  await happens();
  const later = performance.now() + 5000;
  vi.spyOn(performance, 'now').mockReturnValue(later);
}
afterEach(() => vi.restoreAllMocks());

/** The status of a write whose body is still on its way while something happens. */
const DOORS = {
  REST: async (happens: () => Promise<unknown>) => {
    const headers: Record<string, string> = {
      authorization: `Bearer ${world.manager}`,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    };
    const { response } = await handleRest(database().db, {
      method: 'POST',
      url: '/api/v1/portfolio',
      header: (name) => headers[name],
      body: async () => {
        await meanwhile(happens);
        return body;
      },
      requestId: 'stretched',
    });
    return response.status;
  },
  tRPC: async (happens: () => Promise<unknown>) => {
    const drops = new ReadableStream<Uint8Array>({
      async pull(controller) {
        await meanwhile(happens);
        controller.enqueue(new TextEncoder().encode(`{"json":${body}}`));
        controller.close();
      },
    });
    const request = new Request('http://localhost/api/trpc/portfolio.create', {
      method: 'POST',
      headers: { authorization: `Bearer ${world.manager}`, 'content-type': 'application/json' },
      ...{ body: drops, duplex: 'half' },
    });
    return (await handleTrpc(database().db, request, 'stretched')).status;
  },
};

describe.each(['REST', 'tRPC'] as const)('over %s, who stretches a request', (door) => {
  beforeEach(async () => {
    await database().db.update(apiKeys).set({ revokedAt: null });
  });

  test('keeps no key that was revoked meanwhile', async () => {
    const revoke = () =>
      database()
        .db.update(apiKeys)
        .set({ revokedAt: '2026-01-01T00:00:00.000Z' })
        .where(eq(apiKeys.hash, hashKey(world.manager)));
    expect(await DOORS[door](revoke)).toBe(401);
  });

  test('keeps no role that was taken meanwhile', async () => {
    const { db } = database();
    const before = await db.select().from(memberships);
    const status = await DOORS[door](() => db.update(memberships).set({ role: 'VIEWER' }));
    for (const { id, role } of before) {
      await db.update(memberships).set({ role }).where(eq(memberships.id, id));
    }
    expect([403, 404]).toContain(status);
  });
});
