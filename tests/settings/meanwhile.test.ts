import { beforeAll, describe, expect, test } from 'vitest';
import { useTestDatabase } from '../setup/database';
import { newRoom } from '../extraction/setup';
import { signedIn } from '../setup/session';
import { addUser, makeWorld, type World } from '../setup/world';

const database = useTestDatabase();
let world: World;
beforeAll(async () => {
  world = await makeWorld(database());
});

const room = () => newRoom(database().db);

describe('a restoration changes nothing but the deletion', () => {
  test('of a company that somebody else restored and changed meanwhile', async () => {
    const { caller, slug, organizationId } = await room();
    await caller.portfolio.patch({ slug, notes: 'Before', sector: 'Robots' });
    await caller.portfolio.delete({ slug });
    const first = await caller.portfolio.restore({ slug });
    expect(first).toMatchObject({ restored: true, company: { notes: 'Before', deletedAt: null } });
    const changes = { checkSize: 900_000, notes: 'Kept', status: 'MARKED_UP' } as const;
    const changed = await caller.portfolio.patch({ slug, ...changes });
    expect(await caller.portfolio.restore({ slug })).toEqual({ restored: false, company: changed });
    const { items } = await caller.audit.list({ organizationId });
    expect(items.filter(({ operation }) => operation === 'portfolio.restore')).toHaveLength(1);
  });

  test('of a deal', async () => {
    const { caller, vehicleId } = await room();
    const { slug } = await caller.deals.create({
      companyName: 'Gears',
      vehicleId,
      notes: 'Before',
    });
    const ref = { slug, vehicleId };
    await caller.deals.delete(ref);
    const first = await caller.deals.restore(ref);
    expect(first).toMatchObject({ restored: true, deal: { notes: 'Before', deletedAt: null } });
    const changed = await caller.deals.patch({ slug, queryVehicleId: vehicleId, stage: 'MEETING' });
    expect(await caller.deals.restore(ref)).toEqual({ restored: false, deal: changed });
  });
});

describe('a customer changed in the console', () => {
  const FIELDS = {
    customerName: 'Globex',
    tier: 'F500',
    status: 'PILOT',
    dealValueAnnualUsd: 120_000,
    contractTerm: '12 months',
    firstSignedAt: '2026-02-01T15:30:00.000Z',
    notes: 'Kept',
  } as const;

  test('keeps what was not sent, to the minute', async () => {
    const { caller, slug } = await room();
    const before = await caller.customers.upsert({ slug, ...FIELDS });
    const after = await caller.customers.patch({ slug, id: before.id, contractTerm: '24 months' });
    expect(after).toEqual({
      ...before,
      inserted: undefined,
      contractTerm: '24 months',
      updatedAt: after.updatedAt,
    });
  });

  test('is not overwritten by one that is added, which says what is on file', async () => {
    const { caller, slug } = await room();
    const before = await caller.customers.upsert({ slug, ...FIELDS });
    const add = (customerName: string) => caller.customers.add({ slug, customerName, tier: 'SMB' });
    await expect(add('GLOBEX, Inc.')).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('on file already'),
    });
    const { items } = await caller.customers.list({ slug });
    expect(items).toEqual([{ ...before, inserted: undefined }]);
    const [one, ...others] = await Promise.allSettled(['Two', 'two'].map(add));
    expect([one?.status, others[0]?.status].sort()).toEqual(['fulfilled', 'rejected']);
    await caller.customers.churn({ slug, id: before.id, churnedAt: '2026-03-01' });
    await expect(add('Globex')).rejects.toMatchObject({
      details: { issues: [{ message: expect.stringContaining('“Globex” (churned)') }] },
    });
    await caller.customers.delete({ slug, id: before.id });
    expect(await add('Globex')).toMatchObject({ id: before.id, tier: 'SMB', deletedAt: null });
  });

  test('is cleared where null is sent', async () => {
    const { caller, slug } = await room();
    const { id } = await caller.customers.upsert({ slug, ...FIELDS });
    const cleared = {
      dealValueAnnualUsd: null,
      contractTerm: null,
      firstSignedAt: null,
      notes: null,
    };
    expect(await caller.customers.patch({ slug, id, ...cleared })).toMatchObject({
      ...cleared,
      tier: 'F500',
      status: 'PILOT',
    });
  });

  test('has a date of churning as long as it has churned, and keeps the one on file', async () => {
    const { caller, slug } = await room();
    const { id } = await caller.customers.upsert({ slug, ...FIELDS });
    const churnedAt = '2026-03-01T00:00:00.000Z';
    await caller.customers.churn({ slug, id, churnedAt });
    const patch = (status: 'CHURNED' | 'ACTIVE') => caller.customers.patch({ slug, id, status });
    expect(await patch('CHURNED')).toMatchObject({ status: 'CHURNED', churnedAt });
    expect(await patch('ACTIVE')).toMatchObject({ status: 'ACTIVE', churnedAt: null });
    expect((await patch('CHURNED')).churnedAt).not.toBeNull();
  });

  test('has the date of churning corrected, but no date while it has not churned', async () => {
    const { caller, slug } = await room();
    const { id } = await caller.customers.upsert({ slug, ...FIELDS });
    const patch = (change: { status?: 'CHURNED' | 'ACTIVE'; churnedAt?: string }, from = {}) =>
      caller.customers.patch({ slug, id, ...change, from });
    const september = '2025-09-30T00:00:00.000Z';
    const churned = await patch({ status: 'CHURNED', churnedAt: '2025-09-30' });
    expect(churned).toMatchObject({ status: 'CHURNED', churnedAt: september });
    const october = '2025-10-01T00:00:00.000Z';
    const from = { churnedAt: september };
    expect((await patch({ churnedAt: '2025-10-01' }, from)).churnedAt).toBe(october);
    await expect(patch({ churnedAt: '2025-10-02' }, from)).rejects.toMatchObject({
      details: { issues: [{ path: ['churnedAt'], code: 'changed' }] },
    });
    expect((await patch({ status: 'ACTIVE', churnedAt: september })).churnedAt).toBeNull();
    expect((await patch({ churnedAt: september })).churnedAt).toBeNull();
  });

  test('is added with the date of its churning, whatever a deleted one of its name had', async () => {
    const { caller, slug } = await room();
    const gone = { status: 'CHURNED', churnedAt: '2024-01-01' } as const;
    const { id } = await caller.customers.upsert({ slug, ...FIELDS, ...gone });
    await caller.customers.delete({ slug, id });
    const churnedAt = '2025-09-30T00:00:00.000Z';
    const sent = { customerName: 'Globex', tier: 'SMB', status: 'CHURNED' } as const;
    expect(await caller.customers.add({ slug, ...sent, churnedAt })).toMatchObject({
      id,
      churnedAt,
    });
  });

  test('is not found once somebody deleted it', async () => {
    const { caller, slug } = await room();
    const { id } = await caller.customers.upsert({ slug, ...FIELDS });
    await caller.customers.delete({ slug, id });
    const late = caller.customers.patch({ slug, id, notes: 'Late' });
    await expect(late).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('what changes of a member', () => {
  async function memberOf(email: string) {
    const { acme: organizationId, fundI, fundII } = world;
    const vehicleIds = [fundI, fundII].sort();
    await addUser(database().db, email, [{ organizationId, role: 'EDITOR', vehicleIds }]);
    const manager = await signedIn(database(), 'manager@acme.test');
    const read = async () =>
      (await manager.members.list({ organizationId })).items.find((one) => one.email === email);
    const ref = { organizationId, memberId: (await read())?.id ?? '' };
    return { manager, read, ref };
  }

  test('is the role alone: a vehicle that was taken away stays so', async () => {
    const { manager, read, ref } = await memberOf('role@acme.test');
    await manager.members.update({ ...ref, revoke: [world.fundII] });
    await manager.members.update({ ...ref, role: 'VIEWER' });
    expect(await read()).toMatchObject({ role: 'VIEWER', vehicleIds: [world.fundI] });
  });

  test('is the one vehicle: neither the role nor other vehicles come back with it', async () => {
    const { manager, read, ref } = await memberOf('vehicle@acme.test');
    await manager.members.update({ ...ref, role: 'VIEWER', revoke: [world.fundII] });
    await manager.members.update({ ...ref, revoke: [world.fundI] });
    expect(await read()).toMatchObject({ role: 'VIEWER', vehicleIds: [] });
    await manager.members.update({ ...ref, grant: [world.fundI, world.fundI] });
    await manager.members.update({ ...ref, grant: [world.fundI] });
    expect(await read()).toMatchObject({ role: 'VIEWER', vehicleIds: [world.fundI] });
  });

  test('is the role that its page showed, and no newer one of another manager', async () => {
    const { manager, read, ref } = await memberOf('stale@acme.test');
    const change = (role: 'MANAGER' | 'VIEWER', from: 'EDITOR' | 'VIEWER') =>
      manager.members.update({ ...ref, role, from: { role: from } });
    await change('VIEWER', 'EDITOR');
    await expect(change('MANAGER', 'EDITOR')).rejects.toMatchObject({
      code: 'CONFLICT',
      details: { issues: [{ path: ['role'], code: 'changed' }] },
    });
    expect(await read()).toMatchObject({ role: 'VIEWER' });
    expect(await change('VIEWER', 'EDITOR'), 'a second try').toMatchObject({ role: 'VIEWER' });
    expect(await change('MANAGER', 'VIEWER')).toMatchObject({ role: 'MANAGER' });
  });

  test('is never a vehicle of another organization', async () => {
    const { manager, read, ref } = await memberOf('foreign@acme.test');
    const before = await read();
    for (const change of [{ grant: [world.spv] }, { revoke: [world.spv] }]) {
      const refused = manager.members.update({ ...ref, ...change });
      await expect(refused).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    expect(await read()).toEqual(before);
  });
});

describe('cells of the rubric', () => {
  test('change alone, and not where somebody else wrote meanwhile; such a save changes nothing', async () => {
    const { caller, vehicleId } = await room();
    const { criteria } = await caller.scoringCriteria.get({ vehicleId });
    const save = (category: 'market' | 'traction', level: '4' | '1', to: string) => {
      const from = criteria[category][level];
      return { category, level, from, to };
    };
    const patch = (...changes: ReturnType<typeof save>[]) =>
      caller.scoringCriteria.patch({ vehicleId, changes });
    await patch(save('traction', '4', 'Theirs'));
    const both = await patch(save('market', '1', 'Mine'));
    expect(both.criteria).toEqual({
      ...criteria,
      traction: { ...criteria.traction, 4: 'Theirs' },
      market: { ...criteria.market, 1: 'Mine' },
    });
    const late = patch(save('market', '4', 'Late'), save('traction', '4', 'Mine'));
    await expect(late).rejects.toMatchObject({
      code: 'CONFLICT',
      details: {
        issues: [
          { path: ['criteria', 'traction', '4'], message: expect.stringContaining('“Theirs”') },
        ],
      },
    });
    expect((await caller.scoringCriteria.get({ vehicleId })).criteria).toEqual(both.criteria);
  });
});

describe('a field changed in the console', () => {
  const CHANGED = { code: 'CONFLICT', details: { issues: [{ code: 'changed' }] } };

  test('of a company replaces what its page showed and nothing newer; of two at once one is told', async () => {
    const { caller, slug } = await room();
    const change = (checkSize: number, from: number) =>
      caller.portfolio.change({ slug, checkSize, from: { checkSize: from } });
    const { checkSize: shown } = await caller.portfolio.get({ slug });
    const [one, ...others] = await Promise.allSettled([2e6, 3e6].map((to) => change(to, shown)));
    expect([one?.status, others[0]?.status].sort()).toEqual(['fulfilled', 'rejected']);
    await expect(change(4e6, shown)).rejects.toMatchObject(CHANGED);
    const { checkSize } = await caller.portfolio.get({ slug });
    expect([2e6, 3e6]).toContain(checkSize);
    expect(await change(checkSize, shown), 'a second try').toMatchObject({ checkSize });
    expect(await change(4e6, checkSize)).toMatchObject({ checkSize: 4e6 });
  });

  test('is none where the other of its fields is newer; nothing and the empty text are one', async () => {
    const { caller, slug } = await room();
    const both = { sector: 'AI', investmentDate: '2025-02-01' };
    const { investmentDate } = await caller.portfolio.get({ slug });
    await caller.portfolio.patch({ slug, investmentDate: '2025-01-31T15:30:00Z', sector: null });
    const late = caller.portfolio.change({ slug, ...both, from: { sector: '', investmentDate } });
    await expect(late).rejects.toMatchObject({
      details: { issues: [{ path: ['investmentDate'], code: 'changed' }] },
    });
    const now = await caller.portfolio.get({ slug });
    expect(now).toMatchObject({ sector: null, investmentDate: '2025-01-31T15:30:00.000Z' });
    const from = { sector: '', investmentDate: now.investmentDate };
    expect(await caller.portfolio.change({ slug, ...both, from })).toMatchObject({ sector: 'AI' });
  });

  test('of founders alike', async () => {
    const { caller, slug } = await room();
    await caller.portfolio.setFounders({ slug, founders: ['Ann Lee'] });
    const late = caller.portfolio.setFounders({ slug, founders: ['Me'], from: [] });
    await expect(late).rejects.toMatchObject(CHANGED);
    const set = caller.portfolio.setFounders({ slug, founders: ['Me'], from: ['Ann Lee'] });
    expect(await set).toEqual({ founders: ['Me'] });
  });

  test('of a customer alike, with all that is sent', async () => {
    const { caller, slug } = await room();
    const { id } = await caller.customers.upsert({
      slug,
      customerName: 'Globex',
      tier: 'SMB',
      firstSignedAt: '2026-02-01T15:30:00.000Z',
    });
    const change = (notes: string, from: string | null) =>
      caller.customers.patch({
        slug,
        id,
        notes,
        firstSignedAt: '2026-03-01',
        from: { notes: from, firstSignedAt: '2026-02-01T15:30:00.000Z' },
      });
    await caller.customers.patch({ slug, id, notes: 'Theirs' });
    await expect(change('Mine', null)).rejects.toMatchObject(CHANGED);
    const { items } = await caller.customers.list({ slug });
    expect(items).toMatchObject([{ notes: 'Theirs', firstSignedAt: '2026-02-01T15:30:00.000Z' }]);
    expect(await change('Mine', 'Theirs')).toMatchObject({ notes: 'Mine' });
    expect(await change('Mine', 'Theirs'), 'a second try').toMatchObject({ notes: 'Mine' });
  });

  test('of a vehicle alike', async () => {
    const manager = await signedIn(database(), 'manager@acme.test');
    const vehicleId = world.fundII;
    const change = (targetCompanyCount: number, from: number | null) =>
      manager.vehicles.updateSettings({
        vehicleId,
        targetCompanyCount,
        from: { targetCompanyCount: from },
      });
    await change(20, null);
    await expect(change(30, null)).rejects.toMatchObject(CHANGED);
    expect(await manager.vehicles.settings({ vehicleId })).toMatchObject({
      targetCompanyCount: 20,
    });
    expect(await change(30, 20)).toMatchObject({ targetCompanyCount: 30 });
  });

  test('of a deal alike: its stage, its links, and its fund, which is recorded', async () => {
    const { caller, vehicleId } = await room();
    const links = [{ type: 'link', label: 'Deck', url: 'https://deck.example' }];
    const deal = await caller.deals.create({ companyName: 'Gears', vehicleId, links });
    const { slug } = deal;
    await caller.deals.patch({ slug, stage: 'PASSED' });
    const change = (stage: 'DISCOVERED' | 'PASSED') =>
      caller.deals.change({
        slug,
        stage: 'TERMS',
        links: [],
        vehicleId: null,
        from: { stage, links, vehicleId },
      });
    await expect(change('DISCOVERED')).rejects.toMatchObject(CHANGED);
    expect(await caller.deals.get({ slug })).toMatchObject({ stage: 'PASSED', links });
    expect(await change('PASSED')).toMatchObject({ stage: 'TERMS', links: [], vehicle: null });
    const { items } = await caller.deals.activity({ slug });
    expect(items).toMatchObject([{ from: { id: vehicleId }, to: null }]);
    await caller.deals.delete({ slug });
    const gone = caller.deals.change({ slug, notes: 'Late', from: { notes: '' } });
    await expect(gone).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
