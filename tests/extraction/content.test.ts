import { describe, expect, test } from 'vitest';
import { useTestDatabase } from '../setup/database';
import { everythingOf, gapsOf, LETTER, newRoom, type Room, runAll, snapshotsOf } from './setup';

const database = useTestDatabase();
const room = () => newRoom(database().db);

const deck = { attachmentsJson: [{ filename: 'Q1 deck.pdf', contentType: 'application/pdf' }] };

async function resolveDeck(here: Room, resolvedValue: string) {
  const gap = (await gapsOf(here)).find((g) => g.gapType === 'ATTACHMENT_UNREAD');
  expect(gap).toBeDefined();
  const resolved = await here.caller.dataGaps.resolve({ id: gap?.id ?? '', resolvedValue });
  expect(resolved.effects).toMatchObject([{ kind: 'content-stored' }]);
  return resolved;
}

/** The words that are marked for each ask of an update. */
async function wordsOfAsks({ caller, slug }: Room, id: string) {
  const { asks, texts } = await caller.extraction.findingsOfUpdate({ slug, id });
  return asks.map(({ contentGapId, start, end }) =>
    texts.find((one) => one.contentGapId === contentGapId)?.text.slice(start, end),
  );
}

describe('content pasted into a gap', () => {
  test('is read by the next run as part of its update, and only adds', async () => {
    const here = await room();
    const update = await here.post(LETTER, '2026-04-02', deck);
    await runAll(here.caller);
    const gap = await resolveDeck(here, 'Gross margin: 71%\nBurn: $150k per month\nARR: $1.2M\n');
    expect(await snapshotsOf(here)).toHaveLength(1);
    expect(await here.caller.extraction.preview({})).toMatchObject({
      items: [
        { update: { id: update.id }, texts: [{ contentGapId: null }, { contentGapId: gap.id }] },
      ],
    });
    expect(await runAll(here.caller)).toMatchObject({ processed: 1, snapshots: 1, metrics: 2 });
    const snapshots = await snapshotsOf(here);
    expect(snapshots).toHaveLength(2);
    expect(snapshots).toMatchObject([
      { grossMarginPct: 71, burnMonthlyUsd: 150_000, arrUsd: null, headcount: null },
      { arrUsd: 1_200_000, grossMarginPct: null },
    ]);
    expect(snapshots.map((s) => [s.asOf, s.reportedPeriod, s.sourceUpdateId])).toEqual(
      Array.from({ length: 2 }, () => ['2026-03-31T00:00:00.000Z', '2026-03', update.id]),
    );
    const evidence = await here.caller.extraction.findingsOfUpdate({
      slug: here.slug,
      id: update.id,
    });
    for (const { contentGapId, start, end, quote } of evidence.items) {
      const source = evidence.texts.find((t) => t.contentGapId === contentGapId);
      expect(source?.text.slice(start, end)).toBe(quote);
    }
    const before = await everythingOf(here);
    expect(await runAll(here.caller)).toMatchObject({ processed: 0 });
    expect(await everythingOf(here)).toEqual(before);
  });

  test('changes nothing of the update until a run reads it', async () => {
    const here = await room();
    const { id } = await here.post(LETTER, '2026-04-02', deck);
    await runAll(here.caller);
    const before = await here.caller.investorUpdates.get({ slug: here.slug, id });
    await resolveDeck(here, 'Gross margin: 71%');
    expect(await here.caller.investorUpdates.get({ slug: here.slug, id })).toEqual(before);
  });

  test('answers the open question for a metric it gives, and that of no other update', async () => {
    const here = await room();
    await here.post('MRR: $20k\nHeadcount: 9', '2026-03-02', { subject: 'Update February 2026' });
    const update = await here.post('Headcount: 10. The deck is attached.', '2026-04-02', deck);
    await runAll(here.caller);
    const open = (await gapsOf(here)).filter((g) => g.suggestedField === 'mrrUsd');
    expect(open).toMatchObject([{ updateId: update.id, status: 'OPEN' }]);
    await resolveDeck(here, 'MRR: $24k');
    await here.post('MRR: $30k', '2026-05-02', { subject: 'Update April 2026' });
    await runAll(here.caller);
    const all = await here.caller.dataGaps.list({ status: 'RESOLVED' });
    expect(all.items.filter((g) => g.suggestedField === 'mrrUsd')).toMatchObject([
      { id: open[0]?.id, resolvedValue: 24_000 },
    ]);
    expect((await snapshotsOf(here)).map((s) => s.mrrUsd).toSorted()).toEqual([
      20_000,
      24_000,
      30_000,
      null,
    ]);
  });

  test('gives its asks too, once', async () => {
    const here = await room();
    const update = await here.post('ARR: $1M. The deck is attached.', '2026-04-02', deck);
    await runAll(here.caller);
    await resolveDeck(here, 'Asks\n- Intros to CFOs at hospitals\n- Senior designer\n');
    await runAll(here.caller);
    await runAll(here.caller);
    const { items } = await here.caller.asks.list({});
    expect(items.map((a) => [a.type, a.updateId]).toSorted()).toEqual([
      ['HIRING', update.id],
      ['INTRO_CUSTOMER', update.id],
    ]);
    expect(items.every((a) => a.publishedAt !== null)).toBe(true);
    expect((await wordsOfAsks(here, update.id)).toSorted()).toEqual([
      'Intros to CFOs at hospitals',
      'Senior designer',
    ]);
  });

  test('and asks of a mail in HTML, show their words in the text that people see', async () => {
    const here = await room();
    const rawHtml = `<p>Hi,</p><p>all is&nbsp;well &amp; calm.</p><h2>Asks</h2>
      <ul><li>Intros to <b>CFOs</b>
      at R&amp;D labs</li><li>A senior designer</li></ul>`;
    const { id } = await here.post('This mail needs an HTML viewer.', '2026-04-02', { rawHtml });
    expect((await wordsOfAsks(here, id)).toSorted()).toEqual([
      'A senior designer',
      'Intros to CFOs at R&D labs',
    ]);
  });

  test('is read with its update when it comes before the first run', async () => {
    const here = await room();
    const { id } = await here.post(LETTER, '2026-04-02', deck);
    const { slug } = here;
    const gap = await here.caller.dataGaps.create({
      slug,
      gapType: 'ATTACHMENT_UNREAD',
      description: 'deck',
      updateId: id,
    });
    await here.caller.dataGaps.resolve({ id: gap.id, resolvedValue: 'Gross margin: 71%' });
    await runAll(here.caller);
    expect(await snapshotsOf(here)).toMatchObject([{ arrUsd: 1_200_000, grossMarginPct: 71 }]);
  });

  test('that contradicts the update gives a question, not a second value', async () => {
    const here = await room();
    await here.post(LETTER, '2026-04-02', deck);
    await runAll(here.caller);
    await resolveDeck(here, 'ARR: $1.5M');
    await runAll(here.caller);
    expect(await snapshotsOf(here)).toHaveLength(1);
    expect(await gapsOf(here)).toMatchObject([
      {
        gapType: 'METRIC_MISSING',
        suggestedField: 'arrUsd',
        hint: expect.stringContaining('$1.5M'),
      },
    ]);
  });

  test('may be a page of HTML, and is read as often as new content comes', async () => {
    const here = await room();
    const { id } = await here.post('Numbers: see https://docsend.com/view/abc', '2026-04-02', deck);
    await runAll(here.caller);
    await resolveDeck(here, '<table><tr><td>ARR</td><td>$1.2M</td></tr></table>');
    await runAll(here.caller);
    const link = (await gapsOf(here)).find((g) => g.gapType === 'LINK_UNREAD');
    await here.caller.dataGaps.resolve({ id: link?.id ?? '', resolvedValue: 'Headcount: 14' });
    await runAll(here.caller);
    const found = (await snapshotsOf(here)).map((s) => [s.arrUsd, s.headcount, s.sourceUpdateId]);
    expect(found.toSorted()).toEqual(
      [
        [null, 14, id],
        [1_200_000, null, id],
      ].toSorted(),
    );
  });

  test('of a gap that was dismissed since, or that has no update, is not read', async () => {
    const here = await room();
    await here.post('All good.', '2026-04-02', deck);
    await runAll(here.caller);
    const gap = await resolveDeck(here, 'ARR: $1.2M');
    await here.caller.dataGaps.dismiss({ id: gap.id });
    const { slug } = here;
    const lone = await here.caller.dataGaps.create({
      slug,
      gapType: 'LINK_UNREAD',
      description: 'x',
    });
    await here.caller.dataGaps.resolve({ id: lone.id, resolvedValue: 'ARR: $1.2M' });
    expect(await runAll(here.caller)).toMatchObject({ processed: 0 });
  });
});

describe('gaps', () => {
  test('ask for a metric that was reported before, once, until somebody answers', async () => {
    const here = await room();
    await here.post('ARR: $1M as of March 2026. Headcount: 14.', '2026-04-02');
    await here.post('In April 2026 our headcount: 15.', '2026-05-02');
    await here.post('In May 2026 our headcount: 16.', '2026-06-02');
    await runAll(here.caller);
    const missing = (await gapsOf(here)).filter((g) => g.suggestedField === 'arrUsd');
    expect(missing).toHaveLength(1);
    expect(missing[0]).not.toHaveProperty('dedupeKey');
    await here.caller.dataGaps.dismiss({ id: missing[0]?.id ?? '' });
    await here.post('In June 2026 our headcount: 17.', '2026-07-02');
    await runAll(here.caller);
    expect((await gapsOf(here)).filter((g) => g.suggestedField === 'arrUsd')).toEqual([]);
  });

  test('are asked again after an answer, when a later update lacks the metric too', async () => {
    const here = await room();
    await here.post('ARR: $1M as of March 2026.', '2026-04-02');
    await here.post('In April 2026 our headcount: 15.', '2026-05-02');
    await runAll(here.caller);
    const [gap] = (await gapsOf(here)).filter((g) => g.suggestedField === 'arrUsd');
    await here.caller.dataGaps.resolve({ id: gap?.id ?? '', resolvedValue: 1_100_000 });
    await here.post('In May 2026 our headcount: 16.', '2026-06-02');
    await runAll(here.caller);
    expect((await gapsOf(here)).filter((g) => g.suggestedField === 'arrUsd')).toHaveLength(1);
  });

  test('ask about each update’s doubtful value, but about the same words once', async () => {
    const here = await room();
    const { caller, slug } = here;
    await here.post('April 2026 update. MRR is somewhere between $15k and $18k.', '2026-05-02');
    await here.post('May 2026 update. MRR is somewhere between $19k and $22k.', '2026-06-02');
    const announced = (await caller.extraction.preview({ slug })).items.map(({ gaps }) =>
      gaps.map(({ hint }) => hint),
    );
    await runAll(caller);
    const open = (await gapsOf(here)).filter((g) => g.suggestedField === 'mrrUsd');
    expect(open.map(({ hint }) => hint).toReversed()).toEqual(announced.flat());
    expect(open).toHaveLength(2);
    await caller.dataGaps.dismiss({ id: open[0]?.id ?? '', notes: 'We never know.' });
    await here.post('June 2026 update. MRR is somewhere between $19k and $22k.', '2026-07-02');
    await runAll(caller);
    expect((await gapsOf(here)).filter((g) => g.suggestedField === 'mrrUsd')).toHaveLength(1);
  });

  test('do not ask for what a short answer to a mail leaves out', async () => {
    const here = await room();
    await here.post('April 2026 update.\n\nARR: $2.4M\nHeadcount: 14', '2026-05-02');
    const subject = 'Re: April update';
    const answer = 'And headcount is 15.\n\nOn Mon, May 4, 2026 Ana wrote:\n> How many are you?\n';
    await here.post(answer, '2026-05-04', { subject });
    await runAll(here.caller);
    expect((await gapsOf(here)).filter((g) => g.gapType === 'METRIC_MISSING')).toEqual([]);
    await here.post('May 2026 update.\n\nHeadcount: 15', '2026-06-02', { subject: 'May update' });
    await runAll(here.caller);
    expect((await gapsOf(here)).map((g) => g.suggestedField)).toEqual(['arrUsd']);
  });

  test('ask where somebody’s snapshot of the same day says otherwise, which stays', async () => {
    const here = await room();
    const { caller, slug } = here;
    const byHand = { slug, asOf: '2026-04-30', arrUsd: 2_500_000, headcount: 20 };
    await caller.metricSnapshots.create(byHand);
    await here.post('April 2026 update.\n\nARR: $2.4M\nHeadcount: 20\nCash: $1M', '2026-05-02');
    await runAll(caller);
    const [latest, ...others] = (await caller.metricSnapshots.list({ slug })).items;
    expect(latest).toMatchObject({ arrUsd: null, headcount: 20, cashOnHandUsd: 1_000_000 });
    expect(others).toMatchObject([{ arrUsd: 2_500_000, headcount: 20 }]);
    const asked = (await gapsOf(here)).filter((g) => g.gapType === 'METRIC_MISSING');
    expect(asked).toMatchObject([
      {
        suggestedField: 'arrUsd',
        description: expect.stringContaining('on file'),
        hint: expect.stringMatching(/2500000.*\$2\.4M/),
      },
    ]);
  });

  test('ask where a later update has corrected what an earlier one, read after it, says', async () => {
    const here = await room();
    const { caller, slug } = here;
    const correction = 'Correction for April 2026: ARR: $1.1M\nCash: $3M';
    await here.post(correction, '2026-05-10', { subject: 'Correction' });
    await runAll(caller);
    await here.post('April 2026 update.\n\nARR: $1.2M\nCash: $3M\nHeadcount: 20', '2026-05-03');
    await runAll(caller);
    const [latest, before] = (await caller.metricSnapshots.list({ slug })).items;
    expect(latest).toMatchObject({ arrUsd: null, cashOnHandUsd: 3_000_000, headcount: 20 });
    expect(before).toMatchObject({ arrUsd: 1_100_000, asOf: latest?.asOf });
    const asked = (await gapsOf(here)).filter((g) => g.gapType === 'METRIC_MISSING');
    expect(asked).toMatchObject([
      { suggestedField: 'arrUsd', hint: expect.stringMatching(/1100000.*\$1\.2M/) },
    ]);
  });

  test('are announced by the preview as the run then asks them', async () => {
    const here = await room();
    const { caller, slug } = here;
    await here.post(
      'ARR: $1M as of March 2026.\n\nNew customers\n- Signed Tiny Bakery',
      '2026-04-02',
    );
    await here.post(
      'In April 2026 our headcount: 15.\n\nNew customers\n- Signed Tiny Bakery',
      '2026-05-02',
    );
    await here.post('In May 2026 our headcount: 16.', '2026-06-02');
    const announced = (await caller.extraction.preview({ slug })).items.flatMap(({ gaps }) =>
      gaps.map(({ description }) => description),
    );
    await runAll(caller);
    const asked = (await gapsOf(here)).map(({ description }) => description);
    expect(announced.toSorted()).toEqual(asked.toSorted());
    expect(asked).toHaveLength(2);
  });

  test('that an agent has opened are not doubled', async () => {
    const here = await room();
    const { slug } = here;
    await here.post('ARR: $1M as of March 2026.', '2026-04-02');
    await runAll(here.caller);
    await here.caller.dataGaps.create({
      slug,
      gapType: 'METRIC_MISSING',
      description: 'No ARR.',
      suggestedField: 'arrUsd',
    });
    await here.post('In April 2026 our headcount: 15.', '2026-05-02');
    await runAll(here.caller);
    expect((await gapsOf(here)).filter((g) => g.suggestedField === 'arrUsd')).toHaveLength(1);
  });

  test('ask about the same link and customer once, about a file and a period per update', async () => {
    const here = await room();
    for (const day of ['2026-04-02', '2026-05-02']) {
      await here.post(
        'ARR: $1M.\n\nNew customers\n- Signed Tiny Bakery\n\nFull deck: https://docsend.com/view/abc',
        day,
        deck,
      );
    }
    await runAll(here.caller);
    const types = (await gapsOf(here)).map((g) => g.gapType).toSorted();
    expect(types).toEqual([
      'ATTACHMENT_UNREAD',
      'ATTACHMENT_UNREAD',
      'CUSTOMER_AMBIGUOUS',
      'LINK_UNREAD',
      'PERIOD_UNCLEAR',
      'PERIOD_UNCLEAR',
    ]);
  });
});
