import { expect, test } from 'vitest';
import { newRoom, type Room } from '../extraction/setup';
import { callerOf } from '../setup/caller';
import { addCompany } from '../setup/company-rows';
import { useTestDatabase } from '../setup/database';
import { addKey, addUser } from '../setup/world';

const database = useTestDatabase();

const activityOf = async ({ caller, slug }: Room, more: object = {}) =>
  caller.activity.ofCompany({ slug, ...more });

test('a company’s activity tells who did what to which of its rows, newest first', async () => {
  const here = await newRoom(database().db);
  await here.caller.portfolio.patch({ slug: here.slug, notes: 'Met them.' });
  await here.caller.customers.upsert({ slug: here.slug, customerName: 'Globex', tier: 'SMB' });
  const { items, nextCursor } = await activityOf(here);
  expect(nextCursor).toBeNull();
  expect(items).toMatchObject([
    { operation: 'customers.upsert', target: 'customers', names: ['Globex'], count: 1 },
    { operation: 'portfolio.patch', target: 'companies', change: 'update', names: ['Widgets'] },
  ]);
  expect(items[0]?.actor).toContain('@');
});

test('of a call that changes several companies each shows its own rows alone', async () => {
  const here = await newRoom(database().db);
  const other = await addCompany(database().db, here, { name: 'Gears' });
  const gap = async (slug: string, description: string) =>
    (await here.caller.dataGaps.create({ slug, gapType: 'PERIOD_UNCLEAR', description })).id;
  const gapIds = [await gap(here.slug, 'Ours'), await gap(other.slug, 'Theirs')];
  await here.caller.dataGaps.bulkDismiss({ gapIds });
  const [newest] = (await activityOf(here)).items;
  expect(newest).toMatchObject({ operation: 'dataGaps.bulkDismiss', names: ['Ours'], count: 1 });
});

test('pages follow one another without a gap, and readers see them too, but not what was there before', async () => {
  const here = await newRoom(database().db);
  for (const notes of ['1', '2', '3', '4', '5']) {
    await here.caller.portfolio.patch({ slug: here.slug, notes });
  }
  const { db } = database();
  const { organizationId, vehicleId } = here;
  const reader = await addUser(db, `${here.slug}@reader.test`, [
    { organizationId, role: 'VIEWER', vehicleIds: [vehicleId] },
  ]);
  const caller = await callerOf(db, await addKey(db, reader));
  const told = [{ field: 'status', from: 'ACTIVE', to: 'EXITED' }];
  await here.caller.portfolio.patch({ slug: here.slug, status: 'EXITED' });
  expect((await activityOf(here)).items[0]?.fields).toEqual(told);
  const [newest] = (await caller.activity.ofCompany({ slug: here.slug })).items;
  expect(newest?.fields).toEqual([{ field: 'status' }]);
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await caller.activity.ofCompany({ slug: here.slug, limit: 2, cursor });
    ids.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined && ids.length < 20);
  expect(ids).toEqual((await activityOf(here)).items.map(({ id }) => id));
  expect(ids).toHaveLength(6);
});

test('readers know the managers behind what was done, and no other colleague', async () => {
  const here = await newRoom(database().db);
  const { db } = database();
  const { organizationId, vehicleId } = here;
  const member = async (name: string, role: 'EDITOR' | 'VIEWER') => {
    const user = await addUser(db, `${here.slug}@${name}.test`, [
      { organizationId, role, vehicleIds: [vehicleId] },
    ]);
    return callerOf(db, await addKey(db, user));
  };
  const [editor, reader] = [await member('editor', 'EDITOR'), await member('viewer', 'VIEWER')];
  await here.caller.portfolio.patch({ slug: here.slug, notes: 'by the manager' });
  await editor.portfolio.patch({ slug: here.slug, notes: 'by an editor' });
  const known = async (caller: typeof reader) =>
    (await caller.activity.ofCompany({ slug: here.slug })).items.map(({ actor }) => actor);
  const [byEditor, byManager] = await known(editor);
  expect(byEditor).toBe(`${here.slug}@editor.test`);
  expect(byManager).toMatch(/@/);
  expect(await known(reader)).toEqual([null, byManager]);
  const deal = `gears-${here.slug}`;
  await here.caller.deals.create({ companyName: 'Gears', slug: deal });
  await here.caller.deals.patch({ slug: deal, stage: 'MEETING' });
  await editor.deals.patch({ slug: deal, stage: 'DECISION' });
  const moved = async (caller: typeof reader) =>
    (await caller.deals.activity({ slug: deal })).stages.map(({ actor }) => actor);
  expect(await moved(editor)).toEqual([byEditor, byManager]);
  expect(await moved(reader)).toEqual([null, byManager]);
});
