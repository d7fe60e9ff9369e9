import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { organizations } from '@/db/schema';
import { useApi } from '../setup/api';
import { callerOf } from '../setup/caller';
import { useTestDatabase } from '../setup/database';
import { makeWorld, type World } from '../setup/world';

const database = useTestDatabase();
const call = useApi();
let world: World;
beforeAll(async () => {
  world = await makeWorld(database());
});
beforeEach(() => invest(null));

/** Sets the vehicle in which Acme invests now. */
async function invest(currentVehicleId: string | null) {
  const { db } = database();
  await db.update(organizations).set({ currentVehicleId }).where(eq(organizations.id, world.acme));
}

/** The recorded fund changes, newest first; the contract has no path for them. */
async function activity(slug: string, key = world.manager) {
  return (await (await callerOf(database().db, key)).deals.activity({ slug })).items;
}

const send = (method: string, path: string, body?: unknown, key = world.manager) =>
  call(method, path, { key, body });
const create = (companyName: string, extra = {}, key = world.manager) =>
  send('POST', '/deals', { companyName, ...extra }, key);

let names = 0;
const freshName = () => `deal-${(names += 1)}`;

const fundI = () => ({ id: world.fundI, slug: 'fund-i', name: 'FUND-I' });
const fundII = () => ({ id: world.fundII, slug: 'fund-ii', name: 'FUND-II' });

describe('a new deal', () => {
  test('lands in the vehicle that is named, by slug, id or both', async () => {
    const both = { vehicleSlug: 'fund-ii', vehicleId: world.fundII };
    for (const extra of [{ vehicleSlug: 'fund-ii' }, { vehicleId: world.fundII }, both]) {
      expect((await create(freshName(), extra)).body.vehicle).toEqual(fundII());
      const put = await send('PUT', `/deals/${freshName()}`, { companyName: 'P', ...extra });
      expect([put.status, put.body.vehicle]).toEqual([201, fundII()]);
    }
    const nullBeside = await create(freshName(), { vehicleId: null, vehicleSlug: 'fund-i' });
    expect(nullBeside.body.vehicle).toEqual(fundI());
  });

  test('without a selector lands in the vehicle that invests now, if the caller reaches it', async () => {
    await invest(world.fundII);
    expect((await create(freshName())).body.vehicle).toEqual(fundII());
    expect((await create(freshName(), { vehicleId: null })).body.vehicle).toEqual(fundII());
    const put = await send('PUT', `/deals/${freshName()}`, { companyName: 'P' });
    expect([put.status, put.body.vehicle]).toEqual([201, fundII()]);
    const byEditor = await create(freshName(), {}, world.editor);
    expect([byEditor.status, byEditor.body.vehicle]).toEqual([201, null]);
    await invest(world.fundI);
    expect((await create(freshName(), {}, world.editor)).body.vehicle).toEqual(fundI());
    await invest(null);
    expect((await create(freshName())).body.vehicle).toBeNull();
  });

  test('is not put into a fund by the query’s vehicleId', async () => {
    const answer = await call('POST', `/deals?vehicleId=${world.fundII}`, {
      key: world.manager,
      body: { companyName: freshName() },
    });
    expect([answer.status, answer.body.vehicle]).toEqual([201, null]);
    const named = await call('POST', `/deals?vehicleId=${world.fundII}`, {
      key: world.manager,
      body: { companyName: freshName(), vehicleSlug: 'fund-i' },
    });
    expect([named.status, named.body.vehicle]).toEqual([201, fundI()]);
  });

  test('records no activity', async () => {
    const slug = freshName();
    await create(slug, { vehicleSlug: 'fund-i' });
    expect(await activity(slug)).toEqual([]);
  });
});

describe('an update changes the fund only when a selector is sent', () => {
  test('PATCH moves, unassigns with null, and leaves it otherwise', async () => {
    const slug = freshName();
    await create(slug, { vehicleSlug: 'fund-i' });
    const patch = async (body: unknown) =>
      (await send('PATCH', `/deals/${slug}`, body)).body.vehicle;
    expect(await patch({ sector: 'x' })).toEqual(fundI());
    expect(await patch({})).toEqual(fundI());
    expect(await patch({ vehicleSlug: 'fund-ii' })).toEqual(fundII());
    expect(await patch({ vehicleId: world.fundI, vehicleSlug: 'fund-i' })).toEqual(fundI());
    expect(await patch({ vehicleId: null })).toBeNull();
    expect(await patch({ vehicleId: world.fundII })).toEqual(fundII());
    expect(await patch({ vehicleSlug: null })).toBeNull();
    expect(await patch({ vehicleSlug: null, vehicleId: null })).toBeNull();
    const query = await send('PATCH', `/deals/${slug}?vehicleId=${world.fundII}`, { sector: 'y' });
    expect([query.status, query.body.vehicle]).toEqual([200, null]);
  });

  test('PUT moves, and leaves it when absent or null, also while another vehicle invests', async () => {
    const slug = freshName();
    await create(slug, { vehicleSlug: 'fund-i' });
    await invest(world.fundII);
    const put = async (extra: object) =>
      (await send('PUT', `/deals/${slug}`, { companyName: 'P', ...extra })).body.vehicle;
    expect(await put({})).toEqual(fundI());
    expect(await put({ vehicleId: null, vehicleSlug: null })).toEqual(fundI());
    expect(await put({ vehicleSlug: 'fund-ii' })).toEqual(fundII());
    await send('DELETE', `/deals/${slug}`);
    expect(await put({})).toEqual(fundII());
    await send('DELETE', `/deals/${slug}`);
    expect(await put({ vehicleId: world.fundI })).toEqual(fundI());
    expect(await activity(slug)).toHaveLength(2);
  });
});

describe('a rejected selector writes nothing', () => {
  const rejected = (): [extra: object, status: number, path?: string][] => [
    [{ vehicleSlug: 'fund-i', vehicleId: world.fundII }, 400, 'vehicleId'],
    [{ vehicleSlug: 'none' }, 404],
    [{ vehicleId: 'none' }, 404],
    [{ vehicleSlug: 'spv-1' }, 404],
    [{ vehicleId: world.spv }, 404],
    [{ vehicleSlug: 'fund-i', vehicleId: 'none' }, 404],
    [{ vehicleSlug: 'none', vehicleId: world.fundI }, 404],
    [{ vehicleSlug: '' }, 400, 'vehicleSlug'],
  ];

  test('on POST and PUT of a new deal', async () => {
    for (const [extra, status, path] of rejected()) {
      const answers = [
        await create('Rejected', extra),
        await send('PUT', '/deals/rejected', { companyName: 'Rejected', ...extra }),
      ];
      for (const answer of answers) {
        expect([extra, answer.status]).toEqual([extra, status]);
        expect(answer.body.issues?.[0]?.path[0]).toBe(path);
      }
    }
    expect((await send('GET', '/deals/rejected?includeDeleted=true')).status).toBe(404);
  });

  test('on PUT and PATCH of a deal', async () => {
    const slug = freshName();
    await create(slug, { vehicleSlug: 'fund-i' });
    const before = (await send('GET', `/deals/${slug}`)).body;
    const more: [object, number, string?][] = [
      ...rejected(),
      [{ vehicleId: null, vehicleSlug: 'fund-i' }, 400, 'vehicleId'],
      [{ vehicleSlug: null, vehicleId: world.fundI }, 400, 'vehicleSlug'],
    ];
    for (const [extra, status, path] of more) {
      const patch = await send('PATCH', `/deals/${slug}`, { sector: 'changed', ...extra });
      expect([extra, patch.status]).toEqual([extra, status]);
      expect(patch.body.issues?.[0]?.path[0]).toBe(path);
    }
    for (const [extra, status] of rejected()) {
      const put = await send('PUT', `/deals/${slug}`, { companyName: 'changed', ...extra });
      expect([extra, put.status]).toEqual([extra, status]);
    }
    expect((await send('GET', `/deals/${slug}`)).body).toEqual(before);
    expect(await activity(slug)).toEqual([]);
  });

  test('an editor cannot move a deal to a vehicle outside the grant', async () => {
    const slug = freshName();
    await create(slug);
    const answer = await send('PATCH', `/deals/${slug}`, { vehicleId: world.fundII }, world.editor);
    const unknown = await send('PATCH', `/deals/${slug}`, { vehicleId: 'none' }, world.editor);
    expect(answer.status).toBe(404);
    expect(answer.text).toBe(unknown.text);
    const allowed = await send('PATCH', `/deals/${slug}`, { vehicleId: world.fundI }, world.editor);
    expect(allowed.body.vehicle).toEqual(fundI());
  });
});

describe('the activity of a deal', () => {
  test('lists real fund changes, newest first: who, when, from, to', async () => {
    const slug = freshName();
    await create(slug, { vehicleSlug: 'fund-i' });
    await send('PATCH', `/deals/${slug}`, { vehicleSlug: 'fund-i' });
    await send('PATCH', `/deals/${slug}`, { sector: 'x' });
    await send('PATCH', `/deals/${slug}`, { vehicleId: null }, world.editor);
    await send('PATCH', `/deals/${slug}`, { vehicleId: null });
    await send('PUT', `/deals/${slug}`, { companyName: 'P', vehicleSlug: 'fund-ii' });
    const items = await activity(slug);
    const when: unknown = expect.stringMatching(/^20\d\d-.*\.\d{3}Z$/);
    const id: unknown = expect.any(String);
    const base = { id, createdAt: when, fromHidden: false, actorName: expect.any(String) };
    expect(items).toEqual([
      { ...base, toHidden: false, actor: 'manager@acme.test', from: null, to: fundII() },
      { ...base, toHidden: false, actor: 'editor@acme.test', from: fundI(), to: null },
    ]);
    expect(items[0]?.createdAt && items[1] && items[0].createdAt >= items[1].createdAt).toBe(true);
  });

  test('tells moves between stages apart, by whichever way they were made', async () => {
    const slug = freshName();
    await create(slug, { vehicleSlug: 'fund-i' });
    await send('PATCH', `/deals/${slug}`, { stage: 'DISCOVERED', sector: 'x' });
    await send('PATCH', `/deals/${slug}`, { stage: 'MEETING' }, world.editor);
    await send('PUT', `/deals/${slug}`, {
      companyName: 'P',
      stage: 'TERMS',
      vehicleSlug: 'fund-ii',
    });
    const manager = await callerOf(database().db, world.manager);
    const from = { stage: 'TERMS' as const };
    await manager.deals.change({ slug, stage: 'PASSED', from });
    const { items, stages } = await manager.deals.activity({ slug });
    expect(stages.map(({ actor, from: old, to }) => [actor, old, to])).toEqual([
      ['manager@acme.test', 'TERMS', 'PASSED'],
      ['manager@acme.test', 'MEETING', 'TERMS'],
      ['editor@acme.test', 'DISCOVERED', 'MEETING'],
    ]);
    expect(items).toMatchObject([{ from: fundI(), to: fundII() }]);
  });

  test('does not name a vehicle out of reach, and is not found with an invisible deal', async () => {
    const slug = freshName();
    await create(slug, { vehicleSlug: 'fund-ii' });
    await expect(activity(slug, world.editor)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await send('PATCH', `/deals/${slug}`, { vehicleSlug: 'fund-i' });
    expect(await activity(slug, world.viewer)).toEqual([
      expect.objectContaining({ from: null, fromHidden: true, to: fundI(), toHidden: false }),
    ]);
    for (const key of [world.foreign, world.nobody]) {
      await expect(activity(slug, key)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    await send('DELETE', `/deals/${slug}`);
    await expect(activity(slug)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('stays a true chain when sixteen callers move the deal at once', async () => {
    const slug = freshName();
    await create(slug);
    const targets = Array.from({ length: 16 }, (_, i) => [world.fundI, world.fundII, null][i % 3]);
    const answers = await Promise.all(
      targets.map((vehicleId) => send('PATCH', `/deals/${slug}`, { vehicleId })),
    );
    expect(answers.map((answer) => answer.status)).toEqual(targets.map(() => 200));
    const chain = (await activity(slug)).reverse();
    let at: string | undefined;
    for (const { from, to } of chain) {
      expect(from?.id).toBe(at);
      expect(to?.id).not.toBe(at);
      at = to?.id;
    }
    const deal = (await send('GET', `/deals/${slug}`)).body;
    expect(deal.vehicle).toEqual(at === undefined ? null : expect.objectContaining({ id: at }));
  });

  test('is recorded once when sixteen callers make the same move', async () => {
    const slug = freshName();
    await create(slug);
    await Promise.all(
      Array.from({ length: 16 }, () =>
        send('PUT', `/deals/${slug}`, { companyName: 'P', vehicleSlug: 'fund-i' }),
      ),
    );
    expect(await activity(slug)).toHaveLength(1);
  });
});
