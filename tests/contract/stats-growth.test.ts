import { describe, expect, test } from 'vitest';
import { useApi } from '../setup/api';
import { addCompany, addSnapshots } from '../setup/company-rows';
import { useTestDatabase } from '../setup/database';
import { freshVehicle } from '../setup/fresh-vehicle';

type Tail<T extends unknown[]> = T extends [unknown, ...infer R] ? R : never;
const database = useTestDatabase();
const call = useApi();

const DAY = 86_400_000;
const iso = (time: number) => new Date(time).toISOString();
const daysAgo = (days: number) => iso(Date.now() - days * DAY);

const company = async (...args: Tail<Parameters<typeof addCompany>>) =>
  (await addCompany(database().db, ...args)).id;
const arr = (...args: Tail<Parameters<typeof addSnapshots>>) =>
  addSnapshots(database().db, ...args);

const recompute = (key: string, body: unknown) =>
  call('POST', '/portfolio/stats/recompute', { key, body });

/** YoY and QoQ of a company whose ARR is 100 at one moment and as given so many days before. */
async function growth(prior: { daysBefore: number; arrUsd: number; createdAt?: string }[]) {
  const vehicle = await freshVehicle(database().db);
  const now = Date.parse('2026-03-01T12:00:00.000Z');
  await arr(await company(vehicle), [
    { asOf: iso(now), arrUsd: 100 },
    ...prior.map(({ daysBefore, ...point }) => ({ asOf: iso(now - daysBefore * DAY), ...point })),
  ]);
  const { body } = await recompute(vehicle.key, { vehicleId: vehicle.vehicleId });
  return { yoy: body.portfolioArrYoyMultiple, qoq: body.portfolioArrQoqMultiple };
}

describe('growth', () => {
  test('compares with the ARR nearest to one year and to 91 days before the latest', async () => {
    const both = await growth([
      { daysBefore: 360, arrUsd: 80 },
      { daysBefore: 340, arrUsd: 10 },
      { daysBefore: 400, arrUsd: 10 },
      { daysBefore: 90, arrUsd: 50 },
      { daysBefore: 70, arrUsd: 10 },
      { daysBefore: 120, arrUsd: 10 },
    ]);
    expect(both).toEqual({ yoy: 1.25, qoq: 2 });
  });

  test('takes a value at the edge of its window and none beyond it', async () => {
    expect(await growth([{ daysBefore: 410, arrUsd: 50 }])).toEqual({ yoy: 2, qoq: null });
    expect(await growth([{ daysBefore: 320, arrUsd: 50 }])).toEqual({ yoy: 2, qoq: null });
    expect(await growth([{ daysBefore: 121, arrUsd: 50 }])).toEqual({ yoy: null, qoq: 2 });
    expect(await growth([{ daysBefore: 61, arrUsd: 50 }])).toEqual({ yoy: null, qoq: 2 });
    const beyond = [410.001, 319.999, 121.001, 60.999];
    expect(await growth(beyond.map((daysBefore) => ({ daysBefore, arrUsd: 50 })))).toEqual({
      yoy: null,
      qoq: null,
    });
  });

  test('at equal distance takes the later value, of one date the one stored last', async () => {
    expect(
      await growth([
        { daysBefore: 366, arrUsd: 10 },
        { daysBefore: 364, arrUsd: 50 },
        { daysBefore: 91, arrUsd: 25, createdAt: '2026-03-02T00:00:00.000Z' },
        { daysBefore: 91, arrUsd: 10, createdAt: '2026-03-01T00:00:00.000Z' },
      ]),
    ).toEqual({ yoy: 2, qoq: 4 });
  });

  test('leaves out companies whose prior value is 0 or negative', async () => {
    expect(
      await growth([
        { daysBefore: 365, arrUsd: 0 },
        { daysBefore: 91, arrUsd: -5 },
      ]),
    ).toEqual({ yoy: null, qoq: null });
  });

  test('is the median over companies', async () => {
    const vehicle = await freshVehicle(database().db);
    for (const arrUsd of [110, 120, 900]) {
      await arr(await company(vehicle), [
        { asOf: daysAgo(0.01), arrUsd },
        { asOf: daysAgo(91.01), arrUsd: 100 },
        { asOf: daysAgo(365.01), arrUsd: 100 },
      ]);
    }
    const odd = await recompute(vehicle.key, { vehicleId: vehicle.vehicleId });
    expect(odd.body).toMatchObject({
      portfolioArrYoyMultiple: 1.2,
      portfolioArrQoqMultiple: 1.2,
    });
    await arr(await company(vehicle), [
      { asOf: daysAgo(0.01), arrUsd: 130 },
      { asOf: daysAgo(365.01), arrUsd: 100 },
    ]);
    const even = await recompute(vehicle.key, { vehicleId: vehicle.vehicleId });
    expect(even.body).toMatchObject({
      portfolioArrYoyMultiple: 1.25,
      portfolioArrQoqMultiple: 1.2,
    });
  });
});
