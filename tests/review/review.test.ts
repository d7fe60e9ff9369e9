import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { asks } from '@/db/schema';
import { newRoom, type Room } from '../extraction/setup';
import { addCompany } from '../setup/company-rows';
import { callerOf } from '../setup/caller';
import { useTestDatabase } from '../setup/database';
import { everyRow } from '../setup/every-row';
import { addKey, addUser } from '../setup/world';

const database = useTestDatabase();

/** A room with a held story, an open gap and an ask that nobody has published. */
async function room() {
  const here = await newRoom(database().db);
  await here.post('Hello.\n\nCould you introduce us to heads of logistics?', '2026-03-01', {
    subject: 'March',
  });
  const { items } = await here.caller.news.ingest({
    items: [
      {
        companySlug: here.slug,
        url: `https://news.example/${here.slug}`,
        title: 'Widgets wins award',
        publishedAt: '2026-03-02',
      },
    ],
  });
  const gap = await here.caller.dataGaps.create({
    slug: here.slug,
    gapType: 'PERIOD_UNCLEAR',
    description: 'Which quarter?',
  });
  return { ...here, newsId: items[0]?.id ?? '', gapId: gap.id };
}

const queueOf = ({ caller }: Room) => caller.review.queue({});
const countsOf = ({ caller }: Room) => caller.review.counts({});
const NONE = { news: 0, gaps: 0, asks: 0, mails: 0, offers: 0 };

test('the queue holds what waits, with its company and source, and the counts agree', async () => {
  const here = await room();
  const company = { id: here.company.id, slug: here.slug, name: 'Widgets' };
  const { news, gaps, asks } = await queueOf(here);
  expect(news).toMatchObject([{ id: here.newsId, holdReason: 'attestation_missing', company }]);
  expect(gaps).toMatchObject([{ id: here.gapId, company, source: null }]);
  expect(asks).toMatchObject([{ publishedAt: null, company, source: { subject: 'March' } }]);
  expect(await countsOf(here)).toEqual({ news: 1, gaps: 1, asks: 1, mails: 0, offers: 0 });
});

test('the queue and its counts are narrowed to a company, and it gives as many as are asked for', async () => {
  const here = await room();
  const { caller, slug } = here;
  const other = await addCompany(database().db, here, { name: 'Gadgets' });
  const gap = { gapType: 'PERIOD_UNCLEAR' as const, description: 'Which?' };
  for (let at = 0; at < 210; at += 1) await caller.dataGaps.create({ slug, ...gap });
  await caller.dataGaps.create({ slug: other.slug, ...gap });
  expect((await caller.review.queue({ limit: 300 })).gaps).toHaveLength(212);
  const companyId = other.id;
  expect(await caller.review.queue({ companyId })).toMatchObject({
    news: [],
    gaps: [{ company: { name: 'Gadgets' } }],
    asks: [],
  });
  expect(await caller.review.counts({ companyId })).toEqual({ ...NONE, gaps: 1 });
  expect((await caller.review.companies({})).items).toMatchObject([
    { name: 'Gadgets', count: 1 },
    { name: 'Widgets', count: 213 },
  ]);
});

test('what is decided leaves the queue, and the undo of it brings it back as it was', async () => {
  const here = await room();
  const before = await queueOf(here);
  const [ask] = before.asks;
  const { caller, newsId: id, gapId } = here;
  for (const hidden of [true, false]) {
    await caller.news.review({ id, hidden });
    expect((await countsOf(here)).news).toBe(0);
    await caller.news.holdAgain({ id, holdReason: 'attestation_missing' });
    expect((await queueOf(here)).news).toEqual(before.news);
  }
  await caller.asks.publish({ id: ask?.id ?? '' });
  expect((await countsOf(here)).asks).toBe(0);
  await caller.asks.unpublish({ id: ask?.id ?? '' });
  expect((await queueOf(here)).asks).toMatchObject([{ id: ask?.id, publishedAt: null }]);
  await caller.dataGaps.dismiss({ id: gapId });
  expect((await countsOf(here)).gaps).toBe(0);
  expect(await caller.dataGaps.reopen({ id: gapId })).toMatchObject({ status: 'OPEN' });
  expect((await countsOf(here)).gaps).toBe(1);
});

test('the asks of a company are told by the day of their update, the latest first', async () => {
  const here = await newRoom(database().db);
  for (const [day, ask] of [
    ['2026-03-01', 'Intros to heads of logistics'],
    ['2026-05-01', 'Feedback on the pricing page'],
    ['2026-04-01', 'A senior backend engineer'],
  ] as const) {
    await here.post(`Good month.\n\nAsks:\n- ${ask}`, day, { subject: day });
  }
  const { items } = await here.caller.asks.datedOfCompany({ slug: here.slug });
  expect(items.map(({ askedAt }) => askedAt.slice(0, 10))).toEqual([
    '2026-05-01',
    '2026-04-01',
    '2026-03-01',
  ]);
});

test('what a person took back stays back though a later section repeats it, until a person publishes it', async () => {
  const here = await newRoom(database().db);
  const repeat = (day: string) =>
    here.post('Good month.\n\nAsks:\n- Intros to heads of logistics', day, { subject: day });
  const published = async () => {
    const { items } = await here.caller.asks.list({});
    return items.map(({ publishedAt }) => publishedAt !== null);
  };
  await repeat('2026-03-01');
  expect(await published()).toEqual([true]);
  const { items } = await here.caller.asks.list({});
  const id = items[0]?.id ?? '';
  await here.caller.asks.unpublish({ id });
  for (const day of ['2026-04-01', '2026-02-01']) {
    await repeat(day);
    expect(await published()).toEqual([false]);
  }
  await here.caller.asks.publish({ id });
  await repeat('2026-05-01');
  expect(await published()).toEqual([true]);
});

test('a decision that a colleague made first stands: the second changes nothing, and is told', async () => {
  const here = await room();
  const { caller, newsId: id, gapId } = here;
  const [ask] = (await queueOf(here)).asks;
  const askId = ask?.id ?? '';
  await caller.news.decide({ id, hidden: false });
  await caller.asks.decide({ id: askId, hidden: false });
  await caller.dataGaps.resolve({ id: gapId, resolvedValue: '2026-Q1' });
  const before = await everyRow(database());
  const told = 'Somebody else has decided this meanwhile';
  for (const hidden of [true, false]) {
    await expect(caller.news.decide({ id, hidden })).rejects.toThrow(told);
    await expect(caller.asks.decide({ id: askId, hidden })).rejects.toThrow(told);
  }
  expect(await caller.dataGaps.setAside({ gapIds: [gapId, 'none'] })).toEqual({
    items: [
      { gapId: 'none', status: 'not-found' },
      { gapId, status: 'already-resolved' },
    ],
  });
  expect(await everyRow(database())).toBe(before);
});

test('of eight people who decide at once one has the word', async () => {
  const here = await room();
  const { caller, newsId: id } = here;
  const answers = await Promise.allSettled(
    Array.from({ length: 8 }, (_, at) => caller.news.decide({ id, hidden: at % 2 === 0 })),
  );
  const first = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  expect(first).toHaveLength(1);
  expect(await caller.news.get({ id, includeDeleted: false })).toMatchObject(first[0] ?? {});
});

test('a company’s counts tell all that is open and resolved, however many its lists give', async () => {
  const here = await room();
  const { caller, slug, company } = here;
  for (let at = 0; at < 3; at += 1) {
    await caller.dataGaps.create({ slug, gapType: 'PERIOD_UNCLEAR', description: `Which ${at}?` });
  }
  const { items: gaps } = await caller.dataGaps.list({ companyId: company.id, limit: 2 });
  expect(gaps).toHaveLength(2);
  const counts = () => caller.review.countsOfCompany({ slug });
  expect(await counts()).toMatchObject({ asks: 1, gaps: 4, resolvedAsks: 0, resolvedGaps: 0 });
  await caller.dataGaps.dismiss({ id: here.gapId });
  const open = gaps.find(({ id }) => id !== here.gapId);
  await caller.dataGaps.resolve({ id: open?.id ?? '', resolvedValue: '2026-Q1' });
  const [ask] = (await queueOf(here)).asks;
  const id = ask?.id ?? '';
  await caller.asks.patch({ id, hidden: true });
  expect(await counts()).toMatchObject({ asks: 1, gaps: 2, resolvedAsks: 0, resolvedGaps: 1 });
  await caller.asks.patch({ id, status: 'RESOLVED' });
  expect(await counts()).toMatchObject({ asks: 0, gaps: 2, resolvedAsks: 1, resolvedGaps: 1 });
});

test('a company’s counts tell how many of its updates are deleted, until they are restored', async () => {
  const { caller, slug, post } = await newRoom(database().db);
  const { id } = await post('Well.', '2026-03-01');
  await post('Well again.', '2026-04-01');
  const deleted = async () => (await caller.review.countsOfCompany({ slug })).deletedUpdates;
  expect(await deleted()).toBe(0);
  await caller.investorUpdates.delete({ slug, id });
  expect(await deleted()).toBe(1);
  await caller.investorUpdates.restore({ slug, id });
  expect(await deleted()).toBe(0);
});

test('a company’s news is read to its end, each story once, those of one moment too', async () => {
  const here = await newRoom(database().db);
  const { caller, slug } = here;
  await caller.news.ingest({
    items: ['2026-03-03', '2026-03-02', '2026-03-02', '2026-03-02', '2026-03-01'].map(
      (publishedAt, at) => ({
        companySlug: slug,
        url: `https://news.example/${slug}/${at}`,
        title: `Widgets wins award ${at}`,
        publishedAt,
      }),
    ),
  });
  const all = await caller.news.list({ slug, includeHidden: true });
  expect(all).toMatchObject({ items: { length: 5 }, nextCursor: null });
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await caller.news.list({ slug, includeHidden: true, limit: 2, cursor });
    seen.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(seen).toEqual(all.items.map(({ id }) => id));
});

test('a gap that is resolved is not opened again', async () => {
  const here = await room();
  await here.caller.dataGaps.resolve({ id: here.gapId, resolvedValue: '2026-Q1' });
  const again = here.caller.dataGaps.reopen({ id: here.gapId });
  await expect(again).rejects.toMatchObject({ code: 'CONFLICT' });
});

test('taking back the dismissal of a resolved gap leaves it resolved, with nothing lost and no second effect', async () => {
  const { caller, slug } = await room();
  const { id } = await caller.dataGaps.create({
    slug,
    gapType: 'METRIC_MISSING',
    description: 'What is the ARR?',
    suggestedField: 'arrUsd',
  });
  const { effects: _effects, ...resolved } = await caller.dataGaps.resolve({
    id,
    resolvedValue: 12,
  });
  await caller.dataGaps.dismiss({ id });
  const back = await caller.dataGaps.reopen({ id });
  expect(back).toEqual({ ...resolved, updatedAt: back.updatedAt });
  const again = await caller.dataGaps.resolve({ id, resolvedValue: 99 });
  expect(again).toMatchObject({ status: 'RESOLVED', resolvedValue: 12, effects: [] });
  const { items } = await caller.metricSnapshots.list({ slug });
  expect(items.map(({ arrUsd }) => arrUsd)).toEqual([12]);
});

test('mail of unknown senders waits for managers alone', async () => {
  const here = await room();
  const { organizationId, vehicleId } = here;
  await here.caller.inboundMails.receive({
    organizationId,
    sourceRef: 'a@unknown.example',
    receivedAt: '2026-03-01',
    fromAddress: 'a@unknown.example',
    rawBody: 'Hello',
  });
  expect(await queueOf(here)).toMatchObject({ mails: [{ fromAddress: 'a@unknown.example' }] });
  expect((await countsOf(here)).mails).toBe(1);
  const { db } = database();
  const editor = await addUser(db, `${here.slug}@editor.test`, [
    { organizationId, role: 'EDITOR', vehicleIds: [vehicleId] },
  ]);
  const caller = await callerOf(db, await addKey(db, editor));
  expect(await caller.review.queue({})).toMatchObject({ news: [{}], mails: [] });
  expect((await caller.review.counts({})).mails).toBe(0);
});

test('nothing waits for somebody who may not decide', async () => {
  const here = await room();
  const { db } = database();
  const { organizationId, vehicleId } = here;
  const reader = await addUser(db, `${here.slug}@reader.test`, [
    { organizationId, role: 'VIEWER', vehicleIds: [vehicleId] },
  ]);
  const caller = await callerOf(db, await addKey(db, reader));
  expect(await caller.review.queue({})).toEqual({
    news: [],
    gaps: [],
    asks: [],
    mails: [],
    offers: [],
  });
  expect(await caller.review.counts({})).toEqual(NONE);
});

test('the board names company and source of every ask, hidden and resolved ones too', async () => {
  const here = await room();
  const [ask] = (await queueOf(here)).asks;
  const id = ask?.id ?? '';
  const board = async () => (await here.caller.asks.board({ vehicleId: here.vehicleId })).items;
  expect(await board()).toMatchObject([{ id, company: { name: 'Widgets' }, hidden: false }]);
  await here.caller.asks.patch({ id, hidden: true, status: 'RESOLVED' });
  expect(await board()).toMatchObject([{ id, status: 'RESOLVED', hidden: true }]);
});

test('the board tells how many asks there are beside those that it gives, of each kind', async () => {
  const here = await room();
  const { db } = database();
  const [ask] = (await queueOf(here)).asks;
  const [row] = await db
    .select()
    .from(asks)
    .where(eq(asks.id, ask?.id ?? ''));
  if (!row) throw new Error('The room has an ask.');
  const createdAt = '2020-01-01T00:00:00Z';
  const old = { ...row, createdAt, type: 'HIRING' as const, publishedAt: createdAt };
  const resolved = { ...row, status: 'RESOLVED' as const, type: 'OTHER' as const };
  const many = (count: number, values: typeof asks.$inferInsert) =>
    Array.from({ length: count }, () => ({ ...values, id: randomUUID() }));
  await db
    .insert(asks)
    .values([
      ...many(499, row),
      ...many(3, old),
      ...many(2, { ...old, hidden: true }),
      ...many(104, { ...resolved, resolvedAt: createdAt }),
    ]);
  const { items, beyond } = await here.caller.asks.board({ vehicleId: here.vehicleId });
  expect(items).toHaveLength(600);
  expect(beyond).toHaveLength(3);
  expect(beyond).toEqual(
    expect.arrayContaining([
      { status: 'OPEN', type: 'HIRING', hidden: false, published: true, count: 3 },
      { status: 'OPEN', type: 'HIRING', hidden: true, published: true, count: 2 },
      { status: 'RESOLVED', type: 'OTHER', hidden: false, published: false, count: 4 },
    ]),
  );
});
