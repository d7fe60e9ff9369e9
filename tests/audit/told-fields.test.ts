import { expect, test } from 'vitest';
import { newRoom } from '../extraction/setup';
import { useTestDatabase } from '../setup/database';

const database = useTestDatabase();

/** A room, and what the newest event of its trail tells of fields. */
async function newTrail() {
  const room = await newRoom(database().db);
  const { caller, organizationId } = room;
  const told = async () => (await caller.audit.list({ organizationId, limit: 1 })).items[0]?.fields;
  return { ...room, told };
}

test('the trail, which nobody can mend, keeps no login of an address; the row keeps it as sent', async () => {
  const { caller, slug, told } = await newTrail();
  const website = `HTTPS://ana:p%40ss@staging.widgets.example/@x?a=b@c`;
  const logoUrl = 'https://token@cdn.widgets.example/logo.png';
  expect(await caller.portfolio.patch({ slug, website, logoUrl })).toMatchObject({
    website,
    logoUrl,
  });
  expect(await told()).toEqual([
    { field: 'website', from: null, to: 'HTTPS://staging.widgets.example/@x?a=b@c' },
    { field: 'logoUrl', from: null, to: 'https://cdn.widgets.example/logo.png' },
  ]);
  await caller.portfolio.patch({ slug, website: 'https://widgets.example/team/@ana' });
  expect(await told()).toEqual([
    {
      field: 'website',
      from: 'HTTPS://staging.widgets.example/@x?a=b@c',
      to: 'https://widgets.example/team/@ana',
    },
  ]);
});

test('a login that is longer than what the trail keeps of a text leaves nothing of itself', async () => {
  const { caller, told } = await newTrail();
  const { slug } = await caller.deals.create({ companyName: 'Tollgate' });
  const website = `https://ana:a@b@${'p'.repeat(400)}@tollgate.example/`;
  await caller.deals.patch({ slug, website });
  expect(await told()).toEqual([{ field: 'website', from: '', to: 'https://tollgate.example/' }]);
});

test('a change that shows in nothing the trail keeps is told by its name alone', async () => {
  const { caller, slug, told } = await newTrail();
  await caller.portfolio.patch({ slug, website: 'https://ana:old@widgets.example' });
  await caller.portfolio.patch({ slug, website: 'https://ana:new@widgets.example' });
  expect(await told()).toEqual([{ field: 'website' }]);
  const sector = 'Robots, '.repeat(30);
  await caller.portfolio.patch({ slug, sector: `${sector}old` });
  await caller.portfolio.patch({ slug, sector: `${sector}new` });
  expect(await told()).toEqual([{ field: 'sector' }]);
});
