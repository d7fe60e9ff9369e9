import { setImmediate as turn } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { inHeavyTurn } from '@/db/heavy-turns';
import { callerOf } from '../setup/caller';
import { addCompany } from '../setup/company-rows';
import { useTestDatabase } from '../setup/database';
import { makeWorld, type World } from '../setup/world';

const database = useTestDatabase();
let world: World;

beforeAll(async () => {
  world = await makeWorld(database());
});

/** The turns of the event loop in which each of some lists asked for at once was answered. */
async function turnsOfAnswers(lists: number): Promise<number[]> {
  let turns = 0;
  let isCounting = true;
  const counting = (async () => {
    while (isCounting) {
      await turn();
      turns += 1;
    }
  })();
  const caller = await callerOf(database().db, world.manager);
  const list = async () => {
    const { companies } = await caller.portfolio.summary({ vehicleSlug: 'fund-i' });
    expect(companies).toHaveLength(1);
    return turns;
  };
  const answered = await Promise.all(Array.from({ length: lists }, list));
  isCounting = false;
  await counting;
  return answered.sort((a, b) => a - b);
}

test('of heavy lists asked for at once each leaves turns of the event loop to others', async () => {
  const place = { organizationId: world.acme, vehicleId: world.fundI };
  await addCompany(database().db, place, { slug: 'heavy', notes: 'x'.repeat(300_000) });
  const answered = await turnsOfAnswers(5);
  for (const [n, at] of answered.entries()) {
    if (n > 0) expect(at - (answered[n - 1] ?? 0)).toBeGreaterThanOrEqual(8);
  }
});

/** When 60 ms of work with heavy rows began and ended, in milliseconds. */
async function workedWithHeavyRows(): Promise<{ began: number; ended: number }> {
  await inHeavyTurn([['x'.repeat(300_000)]]);
  const began = performance.now();
  let ended = began;
  while (ended - began < 60) ended = performance.now();
  return { began, ended };
}

test('work with heavy rows leaves others as much time as it took', async () => {
  const [first, second] = await Promise.all([workedWithHeavyRows(), workedWithHeavyRows()]);
  expect(second.began - first.ended).toBeGreaterThan(55);
});
