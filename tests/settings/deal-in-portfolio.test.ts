import { beforeAll, expect, test } from 'vitest';
import { type AppCaller, callerOf } from '../setup/caller';
import { useTestDatabase } from '../setup/database';
import { makeWorld, type World } from '../setup/world';

const database = useTestDatabase();
let world: World;
let manager: AppCaller;
const invested = {
  checkSize: 1,
  investmentDate: '2026-01-01',
  instrumentType: 'SAFE' as const,
  vehicleSlug: 'fund-ii',
};

beforeAll(async () => {
  world = await makeWorld(database());
  manager = await callerOf(database().db, world.manager);
});

const becameOf = async (slug: string, key = world.manager) => {
  const caller = await callerOf(database().db, key);
  const { items } = await caller.deals.inPortfolio({ slug, vehicleId: world.fundI });
  return items.map(({ name }) => name);
};

test('a deal names the companies of its organization with its slug or its website’s domain', async () => {
  await manager.deals.create({
    companyName: 'Becket',
    website: 'https://www.becket.example/about',
  });
  expect(await becameOf('becket')).toEqual([]);
  await manager.portfolio.create({ name: 'Becket', ...invested });
  await manager.portfolio.create({
    name: 'Becket Labs Inc.',
    slug: 'labs',
    website: 'https://becket.example',
    ...invested,
  });
  await manager.portfolio.create({
    name: 'Other',
    website: 'https://other.example',
    ...invested,
  });
  const foreign = await callerOf(database().db, world.foreign);
  await foreign.portfolio.create({ ...invested, name: 'Becket', vehicleSlug: 'spv-1' });
  expect(await becameOf('becket')).toEqual(['Becket', 'Becket Labs Inc.']);
  await manager.portfolio.delete({ slug: 'labs' });
  expect(await becameOf('becket')).toEqual(['Becket']);
});

test('a company in a vehicle that the reader does not reach is not named', async () => {
  await manager.deals.create({ companyName: 'Carrick', vehicleSlug: 'fund-i' });
  await manager.portfolio.create({ name: 'Carrick', ...invested });
  expect(await becameOf('carrick')).toEqual(['Carrick']);
  expect(await becameOf('carrick', world.editor)).toEqual([]);
});
