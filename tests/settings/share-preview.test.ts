import { beforeAll, expect, test } from 'vitest';
import { type AppCaller, callerOf } from '../setup/caller';
import { useTestDatabase } from '../setup/database';
import { visitor } from '../setup/session';
import { makeWorld, type World } from '../setup/world';

const database = useTestDatabase();
let world: World;
let manager: AppCaller;
beforeAll(async () => {
  world = await makeWorld(database());
  manager = await callerOf(database().db, world.manager);
});

test('a preview is what the visitor then sees, name by name, and writes nothing', async () => {
  const company = await manager.portfolio.create({
    name: 'Widgets',
    vehicleSlug: 'fund-i',
    website: 'https://www.widgets.example',
    checkSize: 7,
    investmentDate: '2026-01-01',
    instrumentType: 'SAFE',
    notes: 'private',
  });
  const deal = async (companyName: string, more: object = {}) =>
    (await manager.deals.create({ companyName, notes: 'private', ...more })).id;
  const dealIds = [
    await deal('Gears', { description: 'Makes gears.', sector: 'Industry' }),
    await deal('Widgets Inc.'),
    await deal('Passed', { stage: 'PASSED' }),
  ];
  const ids = { companyIds: [company.id], dealIds };
  const preview = await manager.publicShares.preview(ids);
  expect(preview).toMatchObject({
    duplicateCompanyCount: 1,
    unshareableDeals: [{ dealId: dealIds[2], reason: 'not_shareable' }],
  });
  expect(JSON.stringify(preview)).not.toContain('private');
  expect((await manager.publicShares.list({})).shares).toEqual([]);
  const { share } = await manager.publicShares.create({ title: 'Spring', ...ids });
  const seen = await visitor(database()).publicShares.bundle({ publicId: share.publicId });
  const labels = preview.companies.map(({ websiteLabel }) => websiteLabel);
  expect(labels).toEqual(['widgets.example', null]);
  expect(preview.companies.map(({ websiteLabel: _label, ...rest }) => rest)).toEqual(
    seen.companies,
  );
});

test('a viewer previews nothing', async () => {
  const viewer = await callerOf(database().db, world.viewer);
  await expect(viewer.publicShares.preview({ companyIds: ['x'] })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
});
