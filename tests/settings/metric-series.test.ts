import { beforeAll, describe, expect, test } from 'vitest';
import { addCompany, addSnapshots } from '../setup/company-rows';
import { type AppCaller, callerOf } from '../setup/caller';
import { useTestDatabase } from '../setup/database';
import { makeWorld, type World } from '../setup/world';

const database = useTestDatabase();
let world: World;
let manager: AppCaller;

beforeAll(async () => {
  world = await makeWorld(database());
  manager = await callerOf(database().db, world.manager);
});

const DAY_MS = 86_400_000;
const dayAfter = (start: string, days: number) =>
  new Date(Date.parse(start) + days * DAY_MS).toISOString();

async function companyWith(slug: string, points: Parameters<typeof addSnapshots>[2]) {
  const vehicle = { organizationId: world.acme, vehicleId: world.fundI };
  const { id } = await addCompany(database().db, vehicle, { slug });
  return addSnapshots(database().db, id, points);
}

const seriesOf = async (slug: string) =>
  Object.fromEntries(
    (await manager.metricSnapshots.series({ slug })).series.map(({ field, points }) => [
      field,
      points.map(({ asOf, value }) => [asOf.slice(0, 10), value]),
    ]),
  );

describe('the metrics that a company’s page shows', () => {
  test('are, of equal dates, those of the row stored last that has the metric', async () => {
    const asOf = '2026-03-31T00:00:00.000Z';
    await companyWith('corrected', [
      { asOf: '2026-02-28T00:00:00.000Z', arrUsd: 900_000 },
      { asOf, createdAt: '2026-04-01T00:00:00.000Z', arrUsd: 1_000_000, headcount: 12 },
      { asOf, createdAt: '2026-04-02T00:00:00.000Z', arrUsd: 1_100_000 },
      { asOf, createdAt: '2026-04-02T00:00:00.000Z', arrUsd: 1_200_000 },
      { asOf, createdAt: '2026-04-03T00:00:00.000Z', cashOnHandUsd: 0 },
    ]);
    expect(await seriesOf('corrected')).toEqual({
      arrUsd: [
        ['2026-02-28', 900_000],
        ['2026-03-31', 1_200_000],
      ],
      cashOnHandUsd: [['2026-03-31', 0]],
      headcount: [['2026-03-31', 12]],
    });
  });

  test('are none of the future', async () => {
    await companyWith('planned', [
      { asOf: '2026-01-31T00:00:00.000Z', arrUsd: 1 },
      { asOf: '2199-01-31T00:00:00.000Z', arrUsd: 2, headcount: 3 },
    ]);
    expect(await seriesOf('planned')).toEqual({ arrUsd: [['2026-01-31', 1]] });
  });

  test('do not vanish behind later rows of other metrics, and have a bound', async () => {
    const later = Array.from({ length: 450 }, (_, day) => ({
      asOf: dayAfter('2024-01-01', day),
      headcount: day,
    }));
    await companyWith('behind', [
      { asOf: '2023-12-31T00:00:00.000Z', arrUsd: 5_000_000 },
      ...later,
    ]);
    const { arrUsd, headcount } = await seriesOf('behind');
    expect(arrUsd).toEqual([['2023-12-31', 5_000_000]]);
    expect(headcount).toHaveLength(400);
    expect(headcount?.at(-1)).toEqual(['2025-03-25', 449]);
  });

  test('are the fund’s own ARR', async () => {
    const { id } = await manager.stats.recompute({ vehicleSlug: 'fund-i' });
    const { companies } = await manager.stats.breakdown({ id });
    for (const slug of ['corrected', 'planned', 'behind']) {
      const line = companies?.find((one) => one.slug === slug);
      expect((await seriesOf(slug)).arrUsd?.at(-1)?.[1]).toBe(line?.arrUsd);
    }
  });
});

describe('the yearly growth that a company’s page shows', () => {
  const last = Date.parse('2026-03-01T12:00:00.000Z');
  const arr = (daysBefore: number, arrUsd: number, extra = {}) => ({
    asOf: new Date(last - daysBefore * DAY_MS).toISOString(),
    arrUsd,
    ...extra,
  });
  const hourly = Array.from({ length: 450 }, (_, hour) => arr((hour + 1) / 24, 99));

  test('is counted from the value that the fund’s growth is counted from', async () => {
    await companyWith('grown', [arr(0, 100), arr(360, 80), arr(340, 10), arr(400, 10)]);
    await companyWith('edge', [arr(0, 100), arr(410, 40), arr(300, 10)]);
    await companyWith('beyond', [arr(0, 100), arr(411, 40), arr(319, 240)]);
    await companyWith('tied', [arr(0, 100), arr(366, 10), arr(364, 40)]);
    await companyWith('amended', [
      arr(0, 100),
      arr(365, 10, { createdAt: '2026-03-02T00:00:00.000Z' }),
      arr(365, 50, { createdAt: '2026-03-03T00:00:00.000Z' }),
    ]);
    await companyWith('hourly', [arr(0, 100), ...hourly, arr(365, 25)]);
    const { id } = await manager.stats.recompute({ vehicleSlug: 'fund-i' });
    const { companies } = await manager.stats.breakdown({ id });
    const growths = ['grown', 'edge', 'beyond', 'tied', 'amended', 'hourly'].map(async (slug) => {
      const { series } = await manager.metricSnapshots.series({ slug });
      const prior = series.find(({ field }) => field === 'arrUsd')?.yearBefore ?? null;
      const line = companies?.find((one) => one.slug === slug);
      return [slug, prior && 100 / prior.value, line?.yoy];
    });
    expect(await Promise.all(growths)).toEqual([
      ['grown', 1.25, 1.25],
      ['edge', 2.5, 2.5],
      ['beyond', null, null],
      ['tied', 2.5, 2.5],
      ['amended', 2, 2],
      ['hourly', 4, 4],
    ]);
  });

  test('looks back from each metric’s own last value', async () => {
    await companyWith('uneven', [
      { asOf: '2025-01-31T00:00:00.000Z', headcount: 8, grossMarginPct: 40 },
      { asOf: '2025-06-30T00:00:00.000Z', headcount: 10 },
      { asOf: '2026-01-31T00:00:00.000Z', grossMarginPct: 42 },
      { asOf: '2026-06-30T00:00:00.000Z', headcount: 12 },
    ]);
    const { series } = await manager.metricSnapshots.series({ slug: 'uneven' });
    expect(series.map(({ field, yearBefore }) => [field, yearBefore?.value])).toEqual([
      ['headcount', 10],
      ['grossMarginPct', 40],
    ]);
  });
});

describe('the pages of a company’s snapshots', () => {
  test('hold every one once, in the list’s order, though dates tie and rows go in between', async () => {
    const at = (index: number) => ({
      asOf: dayAfter('2025-01-01', Math.floor(index / 4)),
      createdAt: dayAfter('2026-01-01', Math.floor(index / 2)),
    });
    await companyWith(
      'long',
      Array.from({ length: 25 }, (_, index) => at(index)),
    );
    const { items: all } = await manager.metricSnapshots.list({ slug: 'long' });
    const first = await manager.metricSnapshots.page({ slug: 'long', limit: 10 });
    const last = first.items.at(-1)?.id ?? '';
    await manager.metricSnapshots.delete({ slug: 'long', id: last });
    const second = await manager.metricSnapshots.page({
      slug: 'long',
      limit: 10,
      cursor: first.nextCursor ?? undefined,
    });
    const third = await manager.metricSnapshots.page({
      slug: 'long',
      limit: 5,
      cursor: second.nextCursor ?? undefined,
    });
    expect(third.nextCursor).toBeNull();
    const seen = [first, second, third].flatMap(({ items }) => items);
    expect(seen.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  });
});
