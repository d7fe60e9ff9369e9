import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { asks as askRows } from '@/db/schema';
import { type AppCaller, callerOf } from '../setup/caller';
import { useTestDatabase } from '../setup/database';
import { signedIn } from '../setup/session';
import { makeWorld, type World } from '../setup/world';

const database = useTestDatabase();
const PRIVATE = 'zq-private';
let world: World;
let manager: AppCaller;
let investor: AppCaller;
let asks: Record<'out' | 'hidden' | 'unpublished' | 'resolved', string>;

beforeAll(async () => {
  world = await makeWorld(database());
  manager = await callerOf(database().db, world.manager);
  investor = await signedIn(database(), 'viewer@acme.test');
  const slug = 'widgets';
  await manager.portfolio.create({
    name: 'Widgets',
    slug,
    website: `https://ana:${PRIVATE}@widgets.example/`,
    vehicleSlug: 'fund-i',
    checkSize: 424_242,
    postMoneyValuation: 868_686,
    investmentDate: '2026-01-01',
    instrumentType: 'SAFE',
    whyWeInvested: PRIVATE,
    notes: PRIVATE,
  });
  await manager.metricSnapshots.create({ slug, asOf: '2026-06-01', arrUsd: 1_000_000 });
  await manager.stats.recompute({ vehicleSlug: 'fund-i' });
  await manager.investorUpdates.create({
    slug,
    receivedAt: '2026-06-02',
    source: 'email',
    rawBody: `${PRIVATE}\n\nAsks:\n- Intros to retailers in Texas\n- A senior backend engineer\n- Advice on pricing for hospitals\n- Intros to seed investors in Berlin\n`,
  });
  const { items } = await manager.asks.list({});
  const [out = '', hidden = '', unpublished = '', resolved = ''] = items.map(({ id }) => id);
  asks = { out, hidden, unpublished, resolved };
  await manager.asks.patch({ id: hidden, hidden: true });
  await manager.asks.patch({ id: resolved, status: 'RESOLVED' });
  await database().db.update(askRows).set({ publishedAt: null }).where(eq(askRows.id, unpublished));
  const story = (path: string, more: object) => ({
    companySlug: slug,
    url: `https://news.example/${path}`,
    title: `Widgets ${path}`,
    publishedAt: '2026-06-01',
    ...more,
  });
  const attested = {
    verifiedCited: true,
    verifiedCompanyInSource: true,
    verifiedTitleGrounded: true,
  };
  await manager.news.ingest({ items: [story('out', attested), story('held', {})] });
});

describe('an investor', () => {
  test('sees companies, published news, open asks that are out, and stats; nothing else', async () => {
    const portal = await investor.portal.overview({ vehicleId: world.fundI });
    expect(portal.companies.map(({ name }) => name)).toEqual(['Widgets']);
    expect(portal.news.map(({ title }) => title)).toEqual(['Widgets out']);
    expect(portal.asks.map(({ id }) => id)).toEqual([asks.out]);
    // When the company asked, not when the update was posted or the ask published.
    expect(portal.asks[0]?.receivedAt).toMatch(/^2026-06-02/);
    expect(portal.stats?.portfolioArrUsd).toBe(1_000_000);
    const text = JSON.stringify(portal);
    for (const secret of [PRIVATE, '424242', '868686', 'checkSize', 'notes', 'hold']) {
      expect(text).not.toContain(secret);
    }
  });

  test('is told how many asks there are where not all are listed', async () => {
    const names = Array.from({ length: 120 }, (_, at) => `- Intros to retailers in county ${at}`);
    const rawBody = `Hello.\n\nAsks:\n${names.join('\n')}\n`;
    const { id } = await manager.portfolio.create({
      name: 'Gadgets',
      slug: 'gadgets',
      vehicleSlug: 'fund-ii',
      checkSize: 1,
      investmentDate: '2026-01-01',
      instrumentType: 'SAFE',
    });
    const update = { receivedAt: '2026-06-03', source: 'email' as const, rawBody };
    await manager.investorUpdates.create({ slug: 'gadgets', ...update });
    const { items } = await manager.asks.list({ companyId: id, limit: 200 });
    expect(items.length).toBeGreaterThan(100);
    const portal = await manager.portal.overview({ vehicleId: world.fundII });
    expect(portal.asks).toHaveLength(100);
    expect(portal.askCount).toBe(items.length);
  });

  test('offers help once, changes it and takes it back; the fund’s people see it', async () => {
    await investor.askOffers.offer({ askId: asks.out, note: 'I know a retailer.' });
    await investor.askOffers.offer({ askId: asks.out, note: 'I know two.' });
    const { items } = await manager.askOffers.list({ vehicleId: world.fundI });
    expect(items).toMatchObject([
      { askId: asks.out, email: 'viewer@acme.test', note: 'I know two.' },
    ]);
    const portal = await investor.portal.overview({ vehicleId: world.fundI });
    expect(portal.asks[0]?.offer).toBe('I know two.');
    await investor.askOffers.withdraw({ askId: asks.out });
    expect((await manager.askOffers.list({ vehicleId: world.fundI })).items).toEqual([]);
    const { items: trail } = await manager.audit.list({ organizationId: world.acme });
    expect(trail.slice(0, 3).map(({ operation }) => operation)).toEqual([
      'askOffers.withdraw',
      'askOffers.offer',
      'askOffers.offer',
    ]);
    expect(trail[0]).toMatchObject({ actorEmail: 'viewer@acme.test', targetKind: 'ask_offers' });
  });

  test('is heard: the offer waits in the review until somebody handles it, or the ask is resolved', async () => {
    const offered = async () => {
      const { offers } = await manager.review.queue({});
      const counts = await manager.review.counts({});
      expect(counts.offers).toBe(offers.length);
      return offers;
    };
    const { id } = await manager.portfolio.get({ slug: 'widgets' });
    await investor.askOffers.offer({ askId: asks.out, note: 'I know a retailer.' });
    const [offer] = await offered();
    expect(offer).toMatchObject({
      email: 'viewer@acme.test',
      note: 'I know a retailer.',
      ask: { title: 'Intros to retailers in Texas' },
      company: { slug: 'widgets', name: 'Widgets' },
    });
    expect((await manager.review.companies({})).items).toContainEqual(
      expect.objectContaining({ id }),
    );
    expect((await investor.review.queue({})).offers).toEqual([]);
    expect((await investor.review.counts({})).offers).toBe(0);

    const handle = { id: offer?.id ?? '', handled: true };
    await expect(investor.askOffers.handle(handle)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await manager.askOffers.handle(handle);
    await manager.askOffers.handle(handle);
    expect(await offered()).toEqual([]);
    await manager.askOffers.handle({ ...handle, handled: false });
    expect(await offered()).toHaveLength(1);
    await manager.askOffers.handle(handle);
    // The same words again are read already; others are not.
    await investor.askOffers.offer({ askId: asks.out, note: 'I know a retailer.' });
    expect(await offered()).toEqual([]);
    await investor.askOffers.offer({ askId: asks.out, note: 'I know two.' });
    expect(await offered()).toHaveLength(1);
    await manager.asks.patch({ id: asks.out, status: 'RESOLVED' });
    expect(await offered()).toEqual([]);
    await manager.asks.patch({ id: asks.out, status: 'OPEN' });
    await investor.askOffers.withdraw({ askId: asks.out });
    expect(await offered()).toEqual([]);
  });

  test.each(['hidden', 'unpublished', 'resolved'] as const)(
    'cannot offer help with an ask that is %s',
    async (kind) => {
      const offer = investor.askOffers.offer({ askId: asks[kind] });
      await expect(offer).rejects.toMatchObject({ code: 'NOT_FOUND' });
    },
  );

  test('sees no other vehicle, and not what others offer', async () => {
    const other = investor.portal.overview({ vehicleId: world.fundII });
    await expect(other).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const offers = investor.askOffers.list({ vehicleId: world.fundI });
    await expect(offers).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const foreign = await signedIn(database(), 'manager@other.test');
    await expect(foreign.askOffers.offer({ askId: asks.out })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
