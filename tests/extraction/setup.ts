import { expect } from 'vitest';
import type { Db } from '@/db/client';
import { newId } from '@/db/schema/columns';
import { type AppCaller, callerOf } from '../setup/caller';
import { addCompany } from '../setup/company-rows';
import { freshVehicle } from '../setup/fresh-vehicle';

/** A letter with a period, three metrics and a customer whose tier the bundled list knows. */
export const LETTER = `Hi all,

Here is our March 2026 update.

ARR: $1.2M
Cash: $3.4M
Headcount: 14

New customers
- Signed Walmart on a $120k annual contract
`;

/** A firm of its own with one company, and a caller who manages it. */
export async function newRoom(db: Db, extra: Parameters<typeof addCompany>[2] = {}) {
  const vehicle = await freshVehicle(db);
  const company = await addCompany(db, vehicle, { name: 'Widgets', ...extra });
  const caller = await callerOf(db, vehicle.key);
  const post = (rawBody: string, receivedAt = '2026-04-02', more: object = {}) =>
    caller.investorUpdates.create({
      slug: company.slug,
      receivedAt,
      source: 'email',
      rawBody,
      ...more,
    });
  return { ...vehicle, company, slug: company.slug, caller, post };
}

export type Room = Awaited<ReturnType<typeof newRoom>>;

/** Reads every update of the room's firm that waits. */
export async function runAll(caller: AppCaller) {
  const result = await caller.extraction.run({ limit: 100 });
  expect(result).toMatchObject({ failed: [], remaining: 0 });
  return result;
}

export const snapshotsOf = async ({ caller, slug }: Room) =>
  (await caller.metricSnapshots.list({ slug })).items;

export const customersOf = async ({ caller, slug }: Room, includeDeleted = false) =>
  (await caller.customers.list({ slug, includeDeleted })).items;

export const gapsOf = async (
  { caller, company }: Room,
  status: 'OPEN' | 'RESOLVED' | 'DISMISSED' = 'OPEN',
) => (await caller.dataGaps.list({ companyId: company.id, status, limit: 200 })).items;

/** Everything that a run may write in a room, to compare before and after. */
export async function everythingOf(room: Room) {
  const { caller, slug } = room;
  return {
    updates: (await caller.investorUpdates.list({ slug, includeDeleted: true })).items,
    snapshots: await snapshotsOf(room),
    customers: await customersOf(room, true),
    gaps: [await gapsOf(room), await gapsOf(room, 'RESOLVED'), await gapsOf(room, 'DISMISSED')],
  };
}

export const unique = newId;
