import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { onStatement } from '@/db/statement-log';
import { lastUsesWritten } from '@/server/access/last-used';
import { useApi } from '../setup/api';
import { addCompany, addCustomer, addSnapshots } from '../setup/company-rows';
import { useTestDatabase } from '../setup/database';
import { freshVehicle } from '../setup/fresh-vehicle';
import { makeWorld, type World } from '../setup/world';

type Tail<T extends unknown[]> = T extends [unknown, ...infer R] ? R : never;
const database = useTestDatabase();
const call = useApi();
let world: World;
beforeAll(async () => {
  world = await makeWorld(database());
});

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

const company = async (...args: Tail<Parameters<typeof addCompany>>) =>
  (await addCompany(database().db, ...args)).id;
const arr = (...args: Tail<Parameters<typeof addSnapshots>>) =>
  addSnapshots(database().db, ...args);
const customer = (...args: Tail<Parameters<typeof addCustomer>>) =>
  addCustomer(database().db, ...args);

const recompute = (key: string, body: unknown) =>
  call('POST', '/portfolio/stats/recompute', { key, body });

const lineSchema = z.object({
  id: z.string(),
  slug: z.string(),
  arrUsd: z.number().nullable(),
  asOf: z.string().nullable(),
  sourceSnapshotId: z.string().nullable(),
  yoy: z.number().nullable(),
  qoq: z.number().nullable(),
  stale: z.boolean().nullable(),
  excluded: z.array(z.object({ measure: z.string(), reason: z.string() })),
});

const linesOf = (body: Record<string, unknown>) =>
  z.object({ companies: z.array(lineSchema) }).parse(body.computationJson).companies;

async function linesAfter(vehicle: { key: string; vehicleId: string }) {
  const answer = await recompute(vehicle.key, { vehicleId: vehicle.vehicleId });
  expect(answer.status).toBe(201);
  return linesOf(answer.body);
}

describe('the snapshot', () => {
  test('is stored, answers 201 and is what latest gives', async () => {
    const vehicle = await freshVehicle(database().db);
    const companyId = await company(vehicle, { slug: 'widgets' });
    const [, snapshotId] = await arr(companyId, [
      { asOf: daysAgo(400), arrUsd: 1 },
      { asOf: daysAgo(10), arrUsd: 1_200_000.5 },
    ]);
    const computed = await recompute(vehicle.key, { vehicleSlug: vehicle.slug });
    expect(computed.status).toBe(201);
    expect(Object.keys(computed.body).sort()).toEqual([
      'asOf',
      'computationJson',
      'computedAt',
      'createdAt',
      'enterpriseLogoCoverage',
      'id',
      'portfolioArrQoqMultiple',
      'portfolioArrUsd',
      'portfolioArrYoyMultiple',
      'totalActiveCustomers',
      'totalF500Customers',
      'totalNamedCustomers',
      'vehicleId',
    ]);
    expect(computed.body).toMatchObject({
      vehicleId: vehicle.vehicleId,
      asOf: computed.body.computedAt,
      portfolioArrUsd: 1_200_000.5,
    });
    expect(linesOf(computed.body)).toEqual([
      expect.objectContaining({
        id: companyId,
        slug: 'widgets',
        arrUsd: 1_200_000.5,
        sourceSnapshotId: snapshotId,
        stale: false,
      }),
    ]);
    const latest = await call('GET', `/portfolio/stats/latest?vehicleSlug=${vehicle.slug}`, {
      key: vehicle.key,
    });
    expect(latest.status).toBe(200);
    expect(latest.body).toEqual(computed.body);
  });

  test('of an empty vehicle has no ARR, no multiples, no coverage and counts of 0', async () => {
    const vehicle = await freshVehicle(database().db);
    const { status, body } = await recompute(vehicle.key, { vehicleId: vehicle.vehicleId });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      portfolioArrUsd: null,
      portfolioArrYoyMultiple: null,
      portfolioArrQoqMultiple: null,
      enterpriseLogoCoverage: null,
      totalNamedCustomers: 0,
      totalF500Customers: 0,
      totalActiveCustomers: 0,
      computationJson: { companies: [] },
    });
  });

  test('is a new row each time, and latest is the newest', async () => {
    const vehicle = await freshVehicle(database().db);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => recompute(vehicle.key, { vehicleId: vehicle.vehicleId })),
    );
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(4);
    const companyId = await company(vehicle);
    await arr(companyId, [{ asOf: daysAgo(1), arrUsd: 7 }]);
    const last = await recompute(vehicle.key, { vehicleId: vehicle.vehicleId });
    const latest = await call('GET', `/portfolio/stats/latest?vehicleId=${vehicle.vehicleId}`, {
      key: vehicle.key,
    });
    expect(latest.body.id).toBe(last.body.id);
    expect(latest.body.portfolioArrUsd).toBe(7);
  });
});

describe("a company's ARR", () => {
  test('is the latest non-null one by asOf, whatever was stored or reported after it', async () => {
    const vehicle = await freshVehicle(database().db);
    const companyId = await company(vehicle);
    const [wanted] = await arr(companyId, [
      { asOf: daysAgo(20), arrUsd: 50 },
      { asOf: daysAgo(40), arrUsd: 40 },
      { asOf: daysAgo(5), mrrUsd: 9, headcount: 3 },
    ]);
    const [line] = await linesAfter(vehicle);
    expect(line).toMatchObject({ arrUsd: 50, sourceSnapshotId: wanted });
  });

  test('is not one dated after now', async () => {
    const vehicle = await freshVehicle(database().db);
    const companyId = await company(vehicle);
    await arr(companyId, [
      { asOf: daysAgo(1), arrUsd: 50 },
      { asOf: daysAgo(-1), arrUsd: 60 },
    ]);
    expect((await linesAfter(vehicle))[0]?.arrUsd).toBe(50);
  });

  test('of one date is the one stored last', async () => {
    const vehicle = await freshVehicle(database().db);
    const companyId = await company(vehicle);
    const asOf = daysAgo(3);
    await arr(companyId, [
      { asOf, arrUsd: 2, createdAt: '2026-01-02T00:00:00.000Z' },
      { asOf, arrUsd: 1, createdAt: '2026-01-01T00:00:00.000Z' },
    ]);
    expect((await linesAfter(vehicle))[0]?.arrUsd).toBe(2);
  });

  test('of 0 counts, and a company without any is listed as excluded', async () => {
    const vehicle = await freshVehicle(database().db);
    await arr(await company(vehicle, { name: 'a' }), [{ asOf: daysAgo(1), arrUsd: 0 }]);
    await company(vehicle, { name: 'b' });
    const { body } = await recompute(vehicle.key, { vehicleId: vehicle.vehicleId });
    expect(body.portfolioArrUsd).toBe(0);
    expect(
      linesOf(body).map((line) => line.excluded.map((e) => `${e.measure} ${e.reason}`)),
    ).toEqual([
      ['yoy no_prior_value', 'qoq no_prior_value'],
      ['arr no_arr', 'yoy no_arr', 'qoq no_arr'],
    ]);
  });

  test('sums over companies without binary dust, soft-deleted companies left out', async () => {
    const vehicle = await freshVehicle(database().db);
    await arr(await company(vehicle), [{ asOf: daysAgo(1), arrUsd: 0.1 }]);
    await arr(await company(vehicle), [{ asOf: daysAgo(1), arrUsd: 0.2 }]);
    const gone = await company(vehicle, { deletedAt: daysAgo(0) });
    await arr(gone, [{ asOf: daysAgo(1), arrUsd: 5 }]);
    await customer(gone, 'F100');
    const { body } = await recompute(vehicle.key, { vehicleId: vehicle.vehicleId });
    expect(body).toMatchObject({ portfolioArrUsd: 0.3, totalNamedCustomers: 0 });
    expect(linesOf(body)).toHaveLength(2);
  });

  test('is stale when older than 120 days', async () => {
    const vehicle = await freshVehicle(database().db);
    await arr(await company(vehicle, { name: 'a' }), [{ asOf: daysAgo(119), arrUsd: 1 }]);
    await arr(await company(vehicle, { name: 'b' }), [{ asOf: daysAgo(121), arrUsd: 1 }]);
    expect((await linesAfter(vehicle)).map((line) => line.stale)).toEqual([false, true]);
  });

  test('of another vehicle or firm does not count', async () => {
    const { fundI, fundII, acme } = world;
    await arr(await company({ organizationId: acme, vehicleId: fundII }), [
      { asOf: daysAgo(1), arrUsd: 5 },
    ]);
    const { body } = await recompute(world.manager, { vehicleId: fundI });
    expect(body.portfolioArrUsd).toBeNull();
  });
});

describe('customer logos', () => {
  test('leave out lost deals, soft-deleted customers and other vehicles', async () => {
    const vehicle = await freshVehicle(database().db);
    const companyId = await company(vehicle);
    const otherCompany = await company(vehicle);
    await customer(companyId, 'F100');
    await customer(companyId, 'F500', { status: 'CHURNED' });
    await customer(companyId, 'F500', { status: 'LOST_DEAL' });
    await customer(companyId, 'F100', { deletedAt: daysAgo(0) });
    await customer(companyId, 'ENTERPRISE', { status: 'PILOT' });
    await customer(otherCompany, 'SMB');
    await customer(otherCompany, 'GOV', { status: 'PAUSED' });
    const { body } = await recompute(vehicle.key, { vehicleId: vehicle.vehicleId });
    expect(body).toMatchObject({
      totalNamedCustomers: 5,
      totalF500Customers: 2,
      totalActiveCustomers: 2,
      enterpriseLogoCoverage: 0.4,
    });
  });
});

describe('cost', () => {
  test('the number of statements does not grow with the companies', async () => {
    const vehicle = await freshVehicle(database().db);
    const count = async () => {
      let statements = 0;
      const stop = onStatement(() => (statements += 1));
      await recompute(vehicle.key, { vehicleId: vehicle.vehicleId });
      stop();
      return statements;
    };
    // The first use of a key is noted in the database.
    await count();
    await lastUsesWritten();
    for (let i = 0; i < 12; i += 1) {
      const companyId = await company(vehicle);
      await arr(companyId, [{ asOf: daysAgo(1), arrUsd: i }]);
    }
    // The figures' with the key's, the insert's.
    expect(await count()).toBe(2);
  });
});
