import { beforeAll, describe, expect, test } from 'vitest';
import { useApi } from '../setup/api';
import { addCompany } from '../setup/api-steps';
import { useTestDatabase } from '../setup/database';
import { makeWorld, type World } from '../setup/world';

const database = useTestDatabase();
const call = useApi();
let world: World;
let companyId: string;
beforeAll(async () => {
  world = await makeWorld(database());
  const website = 'https://www.widgetry.example/about';
  companyId = await addCompany(call, world.manager, 'widgetry', 'fund-i', {
    name: 'Widgetry Inc.',
    website,
  });
  await addCompany(call, world.manager, 'gearbox', 'fund-ii', { name: 'Gearboxly' });
  await addCompany(call, world.foreign, 'foreign-co', 'spv-1');
});

const ATTESTED = {
  verifiedCited: true,
  verifiedCompanyInSource: true,
  verifiedTitleGrounded: true,
};
let counter = 0;
const story = (extra: Record<string, unknown> = {}) => {
  counter += 1;
  return {
    companySlug: 'widgetry',
    url: `https://news.example/story-${counter}`,
    title: 'Widgetry raises a Series A',
    publishedAt: '2026-03-01T09:00:00Z',
    ...ATTESTED,
    ...extra,
  };
};

const ingest = (items: unknown[], key = world.manager, query = '') =>
  call('POST', `/portfolio/news${query}`, { key, body: { items } });

async function ingestOne(extra: Record<string, unknown> = {}) {
  const { status, body } = await ingest([story(extra)]);
  expect(status).toBe(200);
  return body.items?.[0] ?? {};
}

const read = (id: unknown, key = world.manager, query = '') =>
  call('GET', `/portfolio/news/${String(id)}${query}`, { key });

const remove = (id: unknown, key = world.manager) =>
  call('DELETE', `/portfolio/news/${String(id)}`, { key });

const KEYS = [
  'companyId',
  'confidence',
  'deletedAt',
  'discoveredAt',
  'discoveredBy',
  'hidden',
  'holdReason',
  'id',
  'lastValidatedAt',
  'materialNegative',
  'publishedAt',
  'source',
  'sourceTier',
  'summary',
  'title',
  'url',
  'urlNormalized',
];

describe('ingest', () => {
  test('publishes what is attested and identified, with every field of the contract', async () => {
    const item = await ingestOne({
      url: 'https://www.reuters.com/a?utm_source=x&b=1',
      confidence: 0.9,
    });
    expect(item).toMatchObject({
      status: 'published',
      url: 'https://www.reuters.com/a?utm_source=x&b=1',
    });
    const { body } = await read(item.id);
    expect(Object.keys(body).sort()).toEqual(KEYS);
    expect(body).toMatchObject({
      companyId,
      urlNormalized: 'https://reuters.com/a?b=1',
      sourceTier: 1,
      hidden: false,
      holdReason: null,
      confidence: 0.9,
      discoveredBy: 'agent',
      publishedAt: '2026-03-01T09:00:00.000Z',
      materialNegative: false,
      lastValidatedAt: null,
    });
  });

  test.each([
    ['attestation_missing', { verifiedCited: false }],
    ['attestation_missing', { verifiedTitleGrounded: undefined, title: 'Nothing', confidence: 0 }],
    ['no_company_mention', { title: 'Market news', summary: 'Robots sell well.', confidence: 0.1 }],
    [
      'identity_unconfirmed',
      { title: 'Market news', summary: 'Widgetry sells robots.', confidence: 0.1 },
    ],
    ['low_confidence', { confidence: 0.49 }],
  ])('holds with %s for %o', async (reason, extra) => {
    const item = await ingestOne(extra);
    expect(item).toMatchObject({ status: 'held_for_review', reason });
    expect((await read(item.id)).body).toMatchObject({ hidden: true, holdReason: reason });
  });

  test('the company’s domain in the summary or host confirms it', async () => {
    const summary = 'More at widgetry.example.';
    expect(await ingestOne({ title: 'Market news', summary })).toMatchObject({
      status: 'published',
    });
    const url = 'https://blog.widgetry.example/launch';
    expect(await ingestOne({ title: 'Launch day', url })).toMatchObject({ status: 'published' });
  });

  test('the same URL in other clothes updates the item and keeps its lifecycle', async () => {
    const held = await ingestOne({ url: 'https://Example.org/x/?b=2&a=1', verifiedCited: false });
    const before = (await read(held.id)).body;
    const again = await ingestOne({
      url: 'https://www.example.org/x?a=1&b=2&utm_campaign=q#top',
      title: 'Widgetry raises more',
      confidence: 0.7,
    });
    expect(again).toMatchObject({ status: 'updated', id: held.id });
    const after = (await read(held.id)).body;
    expect(after).toEqual({ ...before, title: 'Widgetry raises more', confidence: 0.7 });
  });

  test('each item is judged alone, in order, and the sums add up', async () => {
    const twice = story();
    const { body } = await ingest([
      story(),
      story({ url: 'not a url', companySlug: 'nowhere' }),
      story({ publishedAt: 'yesterday' }),
      story({ publishedAt: '1850-01-01' }),
      story({ publishedAt: 5 }),
      story({ companySlug: 'nowhere' }),
      story({ companySlug: 'foreign-co' }),
      twice,
      { ...twice, title: 'Widgetry raises again' },
      story({ verifiedCited: false }),
    ]);
    expect(body.items?.map((item) => item.status)).toEqual([
      'published',
      'rejected_invalid',
      'rejected_invalid',
      'rejected_invalid',
      'rejected_invalid',
      'rejected_company_unknown',
      'rejected_wrong_org',
      'published',
      'updated',
      'held_for_review',
    ]);
    expect(body.summary).toEqual({
      published: 2,
      heldForReview: 1,
      updated: 1,
      rejected: 6,
      total: 10,
    });
    for (const item of body.items ?? [])
      expect('id' in item).toBe(!String(item.status).startsWith('rej'));
  });

  test('a removed story is not added again', async () => {
    const entry = story();
    const id = (await ingest([entry])).body.items?.[0]?.id;
    expect((await remove(id)).status).toBe(200);
    expect((await ingest([entry])).body.items?.[0]).toMatchObject({ status: 'rejected_removed' });
  });

  test.each([
    ['title', { title: 5 }],
    ['title', { title: ' ' }],
    ['confidence', { confidence: 1.1 }],
    ['confidence', { confidence: '0.5' }],
    ['verifiedCited', { verifiedCited: 'yes' }],
    ['companySlug', { companySlug: undefined }],
    ['publishedAt', { publishedAt: undefined }],
  ])('a broken %s fails the whole request and points at it', async (field, extra) => {
    const answer = await ingest([story(), story(extra)]);
    expect(answer.status).toBe(400);
    expect(answer.body.issues?.[0]?.path).toEqual(['items', 1, field]);
  });

  test('1 to 100 items', async () => {
    expect((await ingest([])).status).toBe(400);
    expect((await ingest(Array.from({ length: 101 }, () => story()))).status).toBe(400);
    const hundred = await ingest(Array.from({ length: 100 }, () => story()));
    expect(hundred.body.summary).toMatchObject({ published: 100, total: 100 });
  });

  test('a slug of two own organizations is settled by vehicleId', async () => {
    await addCompany(call, world.both, 'twin', 'fund-i', { name: 'Twinlyx' });
    await addCompany(call, world.both, 'twin', 'spv-1', { name: 'Twinlyx' });
    const entry = story({ companySlug: 'twin', title: 'Twinlyx wins' });
    const ambiguous = (await ingest([entry], world.both)).body.items?.[0];
    expect(ambiguous).toMatchObject({ status: 'rejected_invalid' });
    expect(ambiguous?.reason).toContain(world.spv);
    const settled = await ingest([entry], world.both, `?vehicleId=${world.spv}`);
    expect(settled.body.items?.[0]).toMatchObject({ status: 'published' });
  });

  test('a reader gets 403 for the batch; a company outside the grant is another organization’s', async () => {
    expect((await ingest([story()], world.viewer)).status).toBe(403);
    expect((await ingest([story()], world.readOnly)).status).toBe(403);
    const outside = await ingest([story({ companySlug: 'gearbox' })], world.editor);
    expect(outside.body.items?.[0]).toMatchObject({ status: 'rejected_wrong_org' });
    const nobody = await ingest([story()], world.nobody);
    expect(nobody.body.items?.[0]).toMatchObject({ status: 'rejected_wrong_org' });
  });

  test('sixteen agents sending the same stories make one of each', async () => {
    const batch = [story(), story(), story()];
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, i) => ingest(i % 2 ? [...batch].reverse() : batch)),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array(16).fill(200));
    const all = answers.flatMap((answer) => answer.body.items ?? []);
    expect(all.filter((item) => item.status === 'published')).toHaveLength(3);
    expect(new Set(all.map((item) => item.id)).size).toBe(3);
  });

  test('material negatives are told, and negations are not', async () => {
    const bad = await ingestOne({ title: 'Widgetry sued over data breach' });
    expect((await read(bad.id)).body.materialNegative).toBe(true);
    const fine = await ingestOne({ title: 'Widgetry denies fraud' });
    expect((await read(fine.id)).body.materialNegative).toBe(false);
  });
});

describe('review', () => {
  const patch = (id: unknown, body: unknown, key = world.manager) =>
    call('PATCH', `/portfolio/news/${String(id)}`, { key, body });

  test('approving clears the hold, hiding again does not bring it back', async () => {
    const held = await ingestOne({ verifiedCited: false });
    expect((await patch(held.id, { hidden: false })).body).toMatchObject({
      hidden: false,
      holdReason: null,
    });
    expect((await patch(held.id, { hidden: true })).body).toMatchObject({
      hidden: true,
      holdReason: null,
    });
  });

  test.each([{}, { hidden: null }, { hidden: 'false' }, { hidden: 0 }])(
    '%o is a 400',
    async (body) => {
      const held = await ingestOne({ verifiedCited: false });
      expect((await patch(held.id, body)).status).toBe(400);
    },
  );

  test('delete is idempotent, hides the item from reads, and has no way back', async () => {
    const item = await ingestOne();
    const first = await remove(item.id);
    expect(first.body.deletedAt).toMatch(/Z$/);
    expect((await remove(item.id)).body).toEqual(first.body);
    expect((await read(item.id)).status).toBe(404);
    expect((await read(item.id, world.manager, '?includeDeleted=true')).body).toEqual(first.body);
    expect((await patch(item.id, { hidden: true })).status).toBe(404);
  });

  test('a reader gets 403, a stranger the same 404 as for nothing', async () => {
    const item = await ingestOne();
    expect((await read(item.id, world.viewer)).status).toBe(200);
    expect((await patch(item.id, { hidden: true }, world.viewer)).status).toBe(403);
    expect((await remove(item.id, world.readOnly)).status).toBe(403);
    const missing = await read('nothing', world.foreign);
    for (const answer of [
      await read(item.id, world.foreign),
      await patch(item.id, { hidden: true }, world.foreign),
      await remove(item.id, world.foreign),
    ]) {
      expect([answer.status, answer.text]).toEqual([404, missing.text]);
    }
  });
});

test('a summary that grows when it is normalized is judged once in a batch of its repeats', async () => {
  const items = Array.from({ length: 100 }, (_, at) => ({
    ...story(),
    url: 'https://news.example/growing',
    ...(at === 0 ? { summary: '\ufdfa'.repeat(100_000) } : {}),
  }));
  const { status, body } = await ingest(items);
  expect([status, body.summary]).toMatchObject([200, { total: 100, published: 1, updated: 99 }]);
});
