import { beforeAll, describe, expect, test } from 'vitest';
import { useApi } from '../setup/api';
import { addCompany } from '../setup/company-rows';
import { useTestDatabase } from '../setup/database';
import { addArrGaps, addGap, GAP_KEYS, sendBulk, statusesOf } from '../setup/gaps';
import { statementsOf } from '../setup/statements';
import { makeWorld, type World } from '../setup/world';

const database = useTestDatabase();
const call = useApi();
let world: World;
beforeAll(async () => {
  world = await makeWorld(database());
});

const freshCompany = (vehicleId = world.fundI) =>
  addCompany(database().db, { organizationId: world.acme, vehicleId });
const bulkResolve = (resolutions: unknown[], key = world.editor) =>
  sendBulk(call, 'bulk-resolve', key, { resolutions });
const bulkDismiss = (gapIds: string[], notes?: unknown) =>
  sendBulk(call, 'bulk-dismiss', world.editor, { gapIds, notes });

describe('bulk dismiss', () => {
  test('answers each id in order, appends the notes, and counts', async () => {
    const { db } = database();
    const company = await freshCompany();
    const open = await addGap(db, company, 'LINK_UNREAD', { hint: 'page 3' });
    const resolved = await addGap(db, company, 'LINK_UNREAD', { status: 'RESOLVED' });
    const dismissed = await addGap(db, company, 'LINK_UNREAD', { status: 'DISMISSED' });
    const foreign = await addGap(db, await freshCompany(world.fundII), 'LINK_UNREAD');
    const answer = await bulkDismiss(
      [open, resolved, dismissed, foreign, 'unknown', open],
      'not reported',
    );
    expect(answer.summary).toEqual({
      dismissed: 2,
      alreadyDismissed: 2,
      notFound: 2,
      total: 6,
    });
    expect(statusesOf(answer)).toEqual([
      'dismissed',
      'dismissed',
      'already-dismissed',
      'not-found',
      'not-found',
      'already-dismissed',
    ]);
    expect(answer.items.map((item) => item.gap && [item.gap.status, item.gap.hint])).toEqual([
      ['DISMISSED', 'page 3\nnot reported'],
      ['DISMISSED', 'not reported'],
      ['DISMISSED', null],
      null,
      null,
      ['DISMISSED', 'page 3\nnot reported'],
    ]);
    expect(Object.keys(answer.items[0] ?? {}).sort()).toEqual(['gap', 'gapId', 'status']);
    expect(Object.keys(answer.items[0]?.gap ?? {}).sort()).toEqual(GAP_KEYS);
  });

  test('cuts notes that a hint has no room for, says so, and the batch goes on', async () => {
    const hint = 'h'.repeat(99_998);
    const { db } = database();
    const company = await freshCompany();
    const ids = [
      await addGap(db, company, 'LINK_UNREAD', { hint }),
      await addGap(db, company, 'LINK_UNREAD'),
    ];
    const answer = await bulkDismiss(ids, 'no');
    expect(answer.items.map((item) => item.gap?.hint)).toEqual([`${hint}\nn`, 'no']);
    expect(answer.items.map((item) => item.message)).toEqual([
      expect.stringContaining('notes were cut'),
      undefined,
    ]);
  });

  test('takes 1 to 100 ids that are text, and notes that are text', async () => {
    const ids = (count: number) => Array.from({ length: count }, (_, i) => `unknown-${i}`);
    expect((await bulkDismiss(ids(100), null)).summary).toMatchObject({ notFound: 100 });
    const refused: [string, unknown][] = [
      ['gapIds', { gapIds: ids(101) }],
      ['gapIds', { gapIds: [] }],
      ['gapIds', { gapIds: null }],
      ['gapIds', {}],
      ['gapIds', { gapIds: [5] }],
      ['gapIds', { gapIds: 'x' }],
      ['notes', { gapIds: ids(1), notes: 5 }],
      ['notes', { gapIds: ids(1), notes: 'x'.repeat(100_001) }],
    ];
    for (const [field, body] of refused) {
      const answer = await call('POST', '/portfolio/data-gaps/bulk-dismiss', {
        key: world.editor,
        body,
      });
      expect(answer.status).toBe(400);
      expect(answer.body.issues?.[0]?.path[0]).toBe(field);
    }
  });

  test('sends no more statements for many ids than for one', async () => {
    const company = await freshCompany();
    const [one = '', ...many] = await addArrGaps(database().db, company, 30);
    await bulkDismiss(['warm-up']);
    const few = await statementsOf(() => bulkDismiss([one], 'x'));
    expect(await statementsOf(() => bulkDismiss(many, 'x'))).toBe(few);
  });
});

describe('who may', () => {
  test('a reader is refused as a whole; without memberships nothing is found', async () => {
    const gapId = await addGap(database().db, await freshCompany(), 'LINK_UNREAD');
    const calls = [
      ['bulk-resolve', { resolutions: [{ gapId, resolvedValue: 'x' }] }],
      ['bulk-dismiss', { gapIds: [gapId, 'unknown'] }],
    ] as const;
    for (const [action, body] of calls) {
      const path = `/portfolio/data-gaps/${action}`;
      for (const key of [world.viewer, world.readOnly]) {
        const refused = await call('POST', path, { key, body });
        expect(refused.status).toBe(403);
        expect(refused.body.error?.code).toBe('FORBIDDEN');
      }
      expect((await call('POST', path, { body })).status).toBe(401);
      for (const key of [world.nobody, world.foreign]) {
        expect(new Set(statusesOf(await sendBulk(call, action, key, body)))).toEqual(
          new Set(['not-found']),
        );
      }
    }
    const resolved = await bulkResolve([{ gapId, resolvedValue: 'x' }], world.both);
    expect(statusesOf(resolved)).toEqual(['resolved']);
  });
});
