import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { callerOf } from '../setup/caller';
import { addCompany, addUpdate } from '../setup/company-rows';
import { useTestDatabase } from '../setup/database';
import { makeWorld } from '../setup/world';
import { customersOf, everythingOf, gapsOf, LETTER, newRoom, runAll, snapshotsOf } from './setup';

const database = useTestDatabase();
const room = () => newRoom(database().db);

describe('a run', () => {
  test('turns an update into one snapshot, customers, a period and the mark that it was read', async () => {
    const here = await room();
    const update = await here.post(LETTER);
    expect(await runAll(here.caller)).toMatchObject({ processed: 1, snapshots: 1, metrics: 3 });
    const snapshots = await snapshotsOf(here);
    expect(snapshots).toHaveLength(1);
    expect(snapshots[0]).toMatchObject({
      asOf: '2026-03-31T00:00:00.000Z',
      reportedPeriod: '2026-03',
      arrUsd: 1_200_000,
      cashOnHandUsd: 3_400_000,
      headcount: 14,
      mrrUsd: null,
      sourceUpdateId: update.id,
    });
    expect(await customersOf(here)).toMatchObject([
      { customerName: 'Walmart', tier: 'F100', status: 'ACTIVE', dealValueAnnualUsd: 120_000 },
    ]);
    const read = await here.caller.investorUpdates.get({ slug: here.slug, id: update.id });
    expect(read).toMatchObject({
      reportedPeriod: '2026-03',
      processedMetricsAt: expect.any(String),
      processedCustomersAt: expect.any(String),
    });
  });

  test('marks an update that says nothing, and needsExtraction shrinks', async () => {
    const here = await room();
    await here.post('All good, more soon.');
    const { slug, caller } = here;
    expect(
      (await caller.investorUpdates.list({ slug, needsExtraction: 'metrics' })).items,
    ).toHaveLength(1);
    expect(await runAll(caller)).toMatchObject({ processed: 1, snapshots: 0, gaps: 0 });
    for (const needsExtraction of ['metrics', 'customers'] as const) {
      expect((await caller.investorUpdates.list({ slug, needsExtraction })).items).toEqual([]);
    }
    expect(await snapshotsOf(here)).toEqual([]);
  });

  test('changes nothing when it runs again', async () => {
    const here = await room();
    await here.post(LETTER);
    await here.post('We closed on $15-18k MRR or so. See attached deck.', '2026-05-02');
    await runAll(here.caller);
    const before = await everythingOf(here);
    expect(await runAll(here.caller)).toMatchObject({ processed: 0, snapshots: 0, gaps: 0 });
    expect(await everythingOf(here)).toEqual(before);
  });

  test('leaves alone what an agent has posted with the update as its source', async () => {
    const here = await room();
    const { id } = await here.post(LETTER);
    const { slug } = here;
    await here.caller.metricSnapshots.create({
      slug,
      asOf: '2026-03-31',
      arrUsd: 1_250_000,
      sourceUpdateId: id,
    });
    await runAll(here.caller);
    expect(await snapshotsOf(here)).toMatchObject([{ arrUsd: 1_250_000, headcount: null }]);
    expect(await customersOf(here)).toHaveLength(1);
    expect((await gapsOf(here)).filter((g) => g.gapType === 'METRIC_MISSING')).toEqual([]);
  });

  test('does not read deleted updates, nor updates of deleted companies', async () => {
    const here = await room();
    const { id } = await here.post(LETTER);
    await here.caller.investorUpdates.delete({ slug: here.slug, id });
    expect(await runAll(here.caller)).toMatchObject({ processed: 0 });
    await here.caller.investorUpdates.restore({ slug: here.slug, id });
    await here.caller.portfolio.delete({ slug: here.slug });
    expect(await runAll(here.caller)).toMatchObject({ processed: 0 });
  });

  test('is bounded, reads a company’s oldest update first and tells what remains', async () => {
    const here = await room();
    await here.post('Our ARR is $3M as of May 2026.', '2026-06-02');
    await here.post('Our ARR is $2M as of April 2026.', '2026-05-02');
    await here.post('Our ARR is $1M as of March 2026.', '2026-04-02');
    const { caller, slug } = here;
    expect(await caller.extraction.run({ limit: 2, slug })).toMatchObject({
      processed: 2,
      remaining: 1,
    });
    expect((await snapshotsOf(here)).map((s) => s.arrUsd)).toEqual([2_000_000, 1_000_000]);
    expect(await caller.extraction.run({ limit: 2, slug })).toMatchObject({
      processed: 1,
      remaining: 0,
    });
  });

  test('two runs at once read each update once', async () => {
    const here = await room();
    for (let month = 1; month <= 6; month += 1) {
      const label = `2026-0${month}`;
      await here.post(
        `${LETTER.replace('March 2026', label)}\nSee the attached deck.`,
        `2026-0${month + 1}-03`,
      );
    }
    const results = await Promise.all(
      Array.from({ length: 4 }, () => here.caller.extraction.run({ limit: 100 })),
    );
    expect(results.reduce((sum, r) => sum + r.processed, 0)).toBe(6);
    expect(results.flatMap((r) => r.failed)).toEqual([]);
    expect(await snapshotsOf(here)).toHaveLength(6);
    expect(await customersOf(here)).toHaveLength(1);
    const keys = (await gapsOf(here)).map((g) => `${g.gapType} ${g.suggestedField} ${g.updateId}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('after a crash in the middle nothing of that update stands, and the next run reads it', async () => {
    const here = await room();
    const { db } = database();
    await here.post(LETTER);
    const before = await everythingOf(here);
    const name = `crash_${here.company.id.replaceAll('-', '')}`;
    await db.execute(
      sql.raw(`create function ${name}() returns trigger language plpgsql as
        $$ begin if new.company_id = '${here.company.id}' then raise exception 'crash'; end if; return new; end $$`),
    );
    await db.execute(
      sql.raw(
        `create trigger ${name} before insert on extraction_findings for each row execute function ${name}()`,
      ),
    );
    const crashed = await here.caller.extraction.run({});
    expect(crashed).toMatchObject({ processed: 0, failed: [{ updateId: expect.any(String) }] });
    expect(crashed.failed[0]?.message).not.toContain('crash');
    expect(await everythingOf(here)).toEqual(before);
    await db.execute(sql.raw(`drop trigger ${name} on extraction_findings`));
    expect(await runAll(here.caller)).toMatchObject({ processed: 1, snapshots: 1 });
  });

  test('an update that fails does not keep the others waiting', async () => {
    const here = await room();
    const { db } = database();
    await here.post('Our ARR is $1M as of March 2026.', '2026-04-02');
    const bad = await here.post('Our ARR is $2M as of April 2026.', '2026-05-02');
    await here.post('Our ARR is $3M as of May 2026.', '2026-06-02');
    const name = `bad_${bad.id.replaceAll('-', '')}`;
    await db.execute(
      sql.raw(`create function ${name}() returns trigger language plpgsql as
        $$ begin if new.source_update_id = '${bad.id}' then raise exception 'bad'; end if; return new; end $$`),
    );
    await db.execute(
      sql.raw(
        `create trigger ${name} before insert on metric_snapshots for each row execute function ${name}()`,
      ),
    );
    const result = await here.caller.extraction.run({ slug: here.slug });
    expect(result).toMatchObject({ processed: 2, failed: [{ updateId: bad.id }], remaining: 0 });
    const again = await here.caller.extraction.run({ slug: here.slug, skip: [bad.id] });
    expect(again).toMatchObject({ processed: 0, failed: [], remaining: 0 });
    await db.execute(sql.raw(`drop trigger ${name} on metric_snapshots`));
    expect(await runAll(here.caller)).toMatchObject({ processed: 1 });
  });
});

describe('a preview', () => {
  test('tells what a run would find, with the words, and writes nothing', async () => {
    const here = await room();
    const { id } = await here.post(LETTER);
    const before = await everythingOf(here);
    const { items, remaining } = await here.caller.extraction.preview({});
    expect(remaining).toBe(0);
    expect(items).toMatchObject([
      {
        update: { id, companySlug: here.slug },
        reportedPeriod: '2026-03',
        asOf: '2026-03-31T00:00:00.000Z',
      },
    ]);
    const [item] = items;
    expect(item?.metrics.map((m) => [m.field, m.value])).toEqual([
      ['arrUsd', 1_200_000],
      ['cashOnHandUsd', 3_400_000],
      ['headcount', 14],
    ]);
    for (const { start, end, quote } of [...(item?.metrics ?? []), ...(item?.customers ?? [])]) {
      expect(item?.texts[0]?.text.slice(start, end)).toBe(quote);
    }
    expect(await everythingOf(here)).toEqual(before);
    expect((await here.caller.extraction.findingsOfUpdate({ slug: here.slug, id })).items).toEqual(
      [],
    );
  });

  test('stops behind two million characters and tells what remains', async () => {
    const here = await room();
    for (const at of [1, 2, 3]) await here.post(`Note ${at}.\n${'Nothing new. '.repeat(100_000)}`);
    const { items, remaining } = await here.caller.extraction.preview({});
    expect([items.length, remaining]).toEqual([2, 1]);
  });
});

describe('a run stays with its caller', () => {
  test('a manager’s run reads no other firm’s updates', async () => {
    const [mine, theirs] = [await room(), await room()];
    await mine.post(LETTER);
    await theirs.post(LETTER);
    await runAll(mine.caller);
    expect(await snapshotsOf(theirs)).toEqual([]);
    expect((await mine.caller.extraction.preview({})).items).toEqual([]);
    await expect(mine.caller.extraction.run({ slug: theirs.slug })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(mine.caller.extraction.run({ vehicleId: theirs.vehicleId })).rejects.toMatchObject(
      { code: 'NOT_FOUND' },
    );
  });

  test('an editor’s run reads only the vehicles granted, a viewer’s is refused and may look ahead', async () => {
    const { db } = database();
    const world = await makeWorld(database());
    const companies = await Promise.all(
      [world.fundI, world.fundII].map((vehicleId) =>
        addCompany(db, { organizationId: world.acme, vehicleId }),
      ),
    );
    const rawBody = 'Our ARR is $1M as of March 2026.';
    for (const { id } of companies) await addUpdate(db, id, { rawBody });
    const viewer = await callerOf(db, world.viewer);
    await expect(viewer.extraction.run({})).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const slug = companies[0]?.slug;
    await expect(viewer.extraction.run({ slug })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect((await viewer.extraction.preview({})).items).toHaveLength(1);
    const editor = await callerOf(db, world.editor);
    expect(await editor.extraction.run({})).toMatchObject({ processed: 1, remaining: 0 });
    const manager = await callerOf(db, world.manager);
    expect(await manager.extraction.run({})).toMatchObject({ processed: 1, remaining: 0 });
    const nobody = await callerOf(db, world.nobody);
    expect(await nobody.extraction.run({})).toMatchObject({ processed: 0, remaining: 0 });
  });
});
