import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { organizations } from '@/db/schema';
import { callerOf } from '../setup/caller';
import { useTestDatabase } from '../setup/database';
import { makeWorld, type World } from '../setup/world';

const database = useTestDatabase();
let world: World;
beforeAll(async () => {
  world = await makeWorld(database());
});

describe('what members know of their firm', () => {
  const knownTo = async (key: string) => {
    const caller = await callerOf(database().db, key);
    const { items } = await caller.members.list({ organizationId: world.acme });
    return items.map(({ role, vehicleIds }) => [role, vehicleIds]);
  };

  test('is every member for managers', async () => {
    expect(await knownTo(world.manager)).toEqual(
      expect.arrayContaining([
        ['MANAGER', []],
        ['EDITOR', [world.fundI]],
        ['VIEWER', [world.fundI]],
      ]),
    );
  });

  test.each(['editor', 'viewer'] as const)(
    'is the managers and themselves for a %s, not other investors',
    async (role) => {
      const known = await knownTo(world[role]);
      expect(known).toContainEqual(['MANAGER', []]);
      expect(known.filter(([title]) => title !== 'MANAGER')).toEqual([
        [role.toUpperCase(), [world.fundI]],
      ]);
    },
  );

  test('is no id of the vehicle that invests, where it is out of reach', async () => {
    const investing = async (key: string) => {
      const { items } = await (await callerOf(database().db, key)).organizations.list({});
      return items[0]?.currentVehicleId;
    };
    const investIn = (currentVehicleId: string) =>
      database()
        .db.update(organizations)
        .set({ currentVehicleId })
        .where(eq(organizations.id, world.acme));
    await investIn(world.fundII);
    expect(await investing(world.manager)).toBe(world.fundII);
    expect(await investing(world.editor)).toBeNull();
    await investIn(world.fundI);
    expect(await investing(world.editor)).toBe(world.fundI);
  });
});
