import { beforeAll, describe, expect, test } from 'vitest';
import type { EditScope } from '@/server/access/scope';
import * as changing from '@/server/routers/customers/change-queries';
import * as found from '@/server/routers/extraction/finding-queries';
import * as reading from '@/server/routers/extraction/customer-queries';
import * as updates from '@/server/routers/investor-updates/queries';
import { deleteSnapshot } from '@/server/routers/metric-snapshots/queries';
import { useTestDatabase } from '../setup/database';
import { editScopeOf } from '../setup/edit-scope';
import { everyRow } from '../setup/every-row';
import { makeWorld } from '../setup/world';
import type { Names } from './fixtures';
import { makeRows } from './rows';

const database = useTestDatabase();
let names: Names;
let own: EditScope;
let foreign: EditScope;
let before: string;
beforeAll(async () => {
  const { db } = database();
  const world = await makeWorld(database());
  names = await makeRows(database(), world);
  own = await editScopeOf(db, world.manager, world.acme);
  foreign = await editScopeOf(db, world.foreign, world.other);
  before = await everyRow(database());
});

type Asked = (scope: EditScope, n: Names) => Promise<unknown>;
const reads: [string, Asked][] = [
  ['a finding', (s, n) => found.findingById(s, n.finding)],
  ['where a finding belongs', (s, n) => found.homeOfFinding(s, n.finding)],
  ['the findings of an update', (s, n) => found.findingsOf(s, n.companyId, { updateId: n.update })],
];
const writes: [string, Asked][] = [
  ['a finding', (s, n) => found.markRejected(s, n.finding)],
  ['a value', (s, n) => found.clearSnapshotValue(s, n.snapshot, 'arrUsd', 1_000_000)],
  ['a snapshot', (s, n) => deleteSnapshot(s, n.snapshot)],
  ['a customer, held', (s, n) => reading.lockCustomer(s, n.customer)],
  ['a customer, deleted', (s, n) => changing.softDeleteCustomer(s, n.customer)],
  ['a customer, restored', (s, n) => changing.restoreCustomer(s, n.customer)],
  ['a customer, changed', (s, n) => changing.patchCustomer(s, n.customer, { notes: 'x' })],
  ['an update, deleted', (s, n) => updates.softDeleteUpdate(s, n.update)],
  ['an update, restored', (s, n) => updates.restoreUpdate(s, n.update)],
];

const isNothing = (answer: unknown): boolean =>
  answer === undefined || answer === false || (Array.isArray(answer) && answer.length === 0);

// Procedures find the company first; should one forget to, its queries still reach nothing.
describe('a query that is handed the id of a foreign row by mistake', () => {
  test.each([...reads, ...writes])('finds no %s', async (_, asked) => {
    expect(isNothing(await asked(foreign, names))).toBe(true);
  });

  test('has changed nothing', async () => {
    expect(await everyRow(database())).toBe(before);
  });

  test.each([...reads, ...writes])('finds %s for its own people', async (_, asked) => {
    expect(isNothing(await asked(own, names))).toBe(false);
  });
});
