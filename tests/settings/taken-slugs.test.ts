import { beforeAll, describe, expect, test } from 'vitest';
import { callerOf } from '../setup/caller';
import { useTestDatabase } from '../setup/database';
import { makeWorld, type World } from '../setup/world';

const database = useTestDatabase();
let world: World;
beforeAll(async () => {
  world = await makeWorld(database());
});

const callers = async () => {
  const { db } = database();
  return { manager: await callerOf(db, world.manager), editor: await callerOf(db, world.editor) };
};

describe('who has the slug that something new would get', () => {
  test('is told of a company, deleted or not, to those who see it, with a slug that is free', async () => {
    const { manager, editor } = await callers();
    const ask = { name: 'Halyard', vehicleId: world.fundI };
    expect(await manager.portfolio.slugHolder(ask)).toMatchObject({
      slug: 'halyard',
      isTaken: false,
      company: null,
    });
    const investment = {
      checkSize: 1,
      investmentDate: '2026-01-01',
      instrumentType: 'SAFE',
    } as const;
    const held = { name: 'Halyard', vehicleSlug: 'fund-ii', ...investment };
    const company = await manager.portfolio.create(held);
    const taken = { slug: 'halyard', isTaken: true, free: 'halyard-fund-i' };
    expect(await manager.portfolio.slugHolder(ask)).toEqual({ ...taken, company });
    expect(await editor.portfolio.slugHolder(ask)).toEqual({ ...taken, company: null });
    await manager.portfolio.create({ ...held, slug: taken.free });
    await manager.portfolio.delete({ slug: 'halyard' });
    const later = await manager.portfolio.slugHolder(ask);
    expect(later).toMatchObject({ free: 'halyard-2', company: { id: company.id } });
    expect(later.company?.deletedAt).not.toBeNull();
  });

  test('is told of a deal in the same way, and the slug that is free fits', async () => {
    const { manager, editor } = await callers();
    const companyName = 'x'.repeat(120);
    const created = await manager.deals.create({ companyName, vehicleId: world.fundII });
    const ask = { companyName, vehicleId: world.fundI };
    const taken = { slug: created.slug, isTaken: true, free: `${'x'.repeat(98)}-2` };
    expect(await manager.deals.slugHolder(ask)).toEqual({ ...taken, deal: created });
    expect(await editor.deals.slugHolder(ask)).toEqual({ ...taken, deal: null });
    await manager.deals.create({ companyName, vehicleId: world.fundI, slug: taken.free });
    expect(await manager.deals.slugHolder(ask)).toMatchObject({ free: `${'x'.repeat(98)}-3` });
  });
});
