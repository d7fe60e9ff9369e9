import { describe, expect, test } from 'vitest';
import { useTestDatabase } from '../setup/database';
import {
  customersOf,
  everythingOf,
  gapsOf,
  LETTER,
  newRoom,
  type Room,
  runAll,
  snapshotsOf,
} from './setup';

const database = useTestDatabase();
const room = () => newRoom(database().db);

async function findingOf({ caller, slug }: Room, updateId: string, field: string) {
  const { items } = await caller.extraction.findingsOfUpdate({ slug, id: updateId });
  const found = items.find((item) => item.field === field && item.rejectedAt === null);
  if (!found) throw new Error(`No finding of ${field}.`);
  return found;
}

describe('rejecting a value', () => {
  test('empties the snapshot’s column, opens a gap and names who did it; twice is once', async () => {
    const here = await room();
    const { id } = await here.post(LETTER);
    await runAll(here.caller);
    const { id: findingId } = await findingOf(here, id, 'arrUsd');
    const rejected = await here.caller.extraction.reject({ id: findingId });
    expect(rejected).toMatchObject({
      effect: 'value-removed',
      finding: { id: findingId, rejectedBy: expect.stringContaining('@test.test') },
    });
    expect(await snapshotsOf(here)).toMatchObject([{ arrUsd: null, cashOnHandUsd: 3_400_000 }]);
    expect(await gapsOf(here)).toMatchObject([
      {
        gapType: 'METRIC_MISSING',
        suggestedField: 'arrUsd',
        updateId: id,
        hint: expect.stringContaining('1.2M'),
      },
    ]);
    const again = await here.caller.extraction.reject({ id: findingId });
    expect(again).toEqual({ finding: rejected.finding, effect: 'nothing' });
    expect(await gapsOf(here)).toHaveLength(1);
  });

  test('asks about this update, though another update’s question for the metric is open', async () => {
    const here = await room();
    await here.post('February 2026 update. ARR is somewhere between $1M and $2M.', '2026-03-02');
    const { id } = await here.post(LETTER);
    await runAll(here.caller);
    await here.caller.extraction.reject({ id: (await findingOf(here, id, 'arrUsd')).id });
    const asked = (await gapsOf(here)).filter((g) => g.suggestedField === 'arrUsd');
    expect(asked).toHaveLength(2);
    expect(asked.filter((g) => g.updateId === id)).toHaveLength(1);
  });

  test('deletes a snapshot that holds nothing else', async () => {
    const here = await room();
    const { id } = await here.post('Our ARR is $1M as of March 2026.');
    await runAll(here.caller);
    const { id: findingId, snapshotId } = await findingOf(here, id, 'arrUsd');
    expect(
      (await here.caller.extraction.findingsOfSnapshot({ slug: here.slug, id: snapshotId ?? '' }))
        .items,
    ).toMatchObject([{ id: findingId }]);
    const { effect, finding } = await here.caller.extraction.reject({ id: findingId });
    expect([effect, finding.snapshotId]).toEqual(['snapshot-deleted', null]);
    expect(await snapshotsOf(here)).toEqual([]);
  });

  test('stays rejected: later runs over the same update do not bring it back', async () => {
    const here = await room();
    const { id } = await here.post(LETTER, '2026-04-02', { attachmentsJson: ['deck.pdf'] });
    await runAll(here.caller);
    await here.caller.extraction.reject({ id: (await findingOf(here, id, 'arrUsd')).id });
    await here.caller.extraction.reject({ id: (await findingOf(here, id, 'walmart')).id });
    const [deck] = (await gapsOf(here)).filter((g) => g.gapType === 'ATTACHMENT_UNREAD');
    await here.caller.dataGaps.resolve({
      id: deck?.id ?? '',
      resolvedValue: 'ARR: $1.2M\nGross margin: 70%\n\nNew customers\n- Signed Walmart\n',
    });
    expect(await runAll(here.caller)).toMatchObject({ processed: 1, metrics: 1 });
    expect((await snapshotsOf(here)).map((s) => s.arrUsd)).toEqual([null, null]);
    expect(await customersOf(here)).toEqual([]);
    expect((await gapsOf(here)).map((g) => g.gapType).toSorted()).toEqual([
      'CUSTOMER_AMBIGUOUS',
      'METRIC_MISSING',
    ]);
  });

  test('another value of that metric in pasted content is taken', async () => {
    const here = await room();
    const { id } = await here.post('Our ARR is $1M as of March 2026.', '2026-04-02', {
      attachmentsJson: ['deck.pdf'],
    });
    await runAll(here.caller);
    await here.caller.extraction.reject({ id: (await findingOf(here, id, 'arrUsd')).id });
    const [deck] = (await gapsOf(here)).filter((g) => g.gapType === 'ATTACHMENT_UNREAD');
    await here.caller.dataGaps.resolve({ id: deck?.id ?? '', resolvedValue: 'ARR: $2.5M' });
    await runAll(here.caller);
    expect(await snapshotsOf(here)).toMatchObject([{ arrUsd: 2_500_000 }]);
  });

  test('of a customer that the update added removes it; one that two updates name stays', async () => {
    const here = await room();
    const first = await here.post(LETTER, '2026-04-02');
    await runAll(here.caller);
    const finding = await findingOf(here, first.id, 'walmart');
    expect(await here.caller.extraction.reject({ id: finding.id })).toMatchObject({
      effect: 'customer-deleted',
    });
    expect(await customersOf(here)).toEqual([]);
    expect(await gapsOf(here)).toMatchObject([{ gapType: 'CUSTOMER_AMBIGUOUS' }]);

    const there = await room();
    const one = await there.post(LETTER, '2026-04-02');
    await there.post(LETTER.replace('March', 'April'), '2026-05-02');
    await runAll(there.caller);
    const { effect } = await there.caller.extraction.reject({
      id: (await findingOf(there, one.id, 'walmart')).id,
    });
    expect(effect).toBe('nothing');
    expect(await customersOf(there)).toHaveLength(1);
  });

  test('of a customer that was on file gives it its former fields back, but for newer edits', async () => {
    const here = await room();
    const { slug, caller } = here;
    await caller.customers.upsert({
      slug,
      customerName: 'Walmart',
      tier: 'F100',
      dealValueAnnualUsd: 50_000,
    });
    const { id } = await here.post(
      'Churn\n- We lost Walmart, who churned in March 2026.\n',
      '2199-01-01',
    );
    await runAll(caller);
    expect(await customersOf(here)).toMatchObject([{ status: 'CHURNED' }]);
    await caller.customers.upsert({
      slug,
      customerName: 'Walmart',
      tier: 'F100',
      dealValueAnnualUsd: 60_000,
    });
    const { effect } = await caller.extraction.reject({
      id: (await findingOf(here, id, 'walmart')).id,
    });
    expect(effect).toBe('customer-reverted');
    expect(await customersOf(here)).toMatchObject([
      { status: 'ACTIVE', churnedAt: null, dealValueAnnualUsd: 60_000 },
    ]);
  });

  test('works after the snapshot was deleted by hand', async () => {
    const here = await room();
    const { id } = await here.post('Our ARR is $1M as of March 2026.');
    await runAll(here.caller);
    const { id: findingId, snapshotId } = await findingOf(here, id, 'arrUsd');
    await here.caller.metricSnapshots.delete({ slug: here.slug, id: snapshotId ?? '' });
    expect(await here.caller.extraction.reject({ id: findingId })).toMatchObject({
      effect: 'nothing',
    });
    expect(await gapsOf(here)).toMatchObject([{ suggestedField: 'arrUsd' }]);
  });

  test('sixteen at once reject once', async () => {
    const here = await room();
    const { id } = await here.post(LETTER);
    await runAll(here.caller);
    const finding = await findingOf(here, id, 'headcount');
    const all = await Promise.all(
      Array.from({ length: 16 }, () => here.caller.extraction.reject({ id: finding.id })),
    );
    expect(all.filter((r) => r.effect !== 'nothing')).toHaveLength(1);
    expect(await gapsOf(here)).toHaveLength(1);
  });

  test('is for those who reach the company: for others it is as if it were not there', async () => {
    const [here, there] = [await room(), await room()];
    const { id } = await here.post(LETTER);
    await runAll(here.caller);
    const finding = await findingOf(here, id, 'arrUsd');
    const before = await everythingOf(here);
    await expect(there.caller.extraction.reject({ id: finding.id })).rejects.toThrow(
      'Finding not found',
    );
    await expect(there.caller.extraction.reject({ id: 'none' })).rejects.toThrow(
      'Finding not found',
    );
    expect(await everythingOf(here)).toEqual(before);
  });
});
