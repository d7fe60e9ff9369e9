import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { useTestDatabase } from '../setup/database';
import { ask, atOnce, CLIENTS, countOf, ROUNDS, rounds, tally } from '../setup/race';
import { makeWorld, type World } from '../setup/world';

vi.hoisted(() => {
  process.env.DATABASE_POOL_SIZE = '20';
});

const database = useTestDatabase();
let world: World;
let companyId: string;
beforeAll(async () => {
  world = await makeWorld(database());
  const made = await ask(database(), {
    method: 'POST',
    path: '/portfolio',
    key: world.manager,
    body: { ...company, slug: 'raced' },
  });
  companyId = made.body.id ?? '';
});

const company = {
  name: 'Raced',
  vehicleSlug: 'fund-i',
  checkSize: 1,
  investmentDate: '2026-01-01',
  instrumentType: 'SAFE',
};
const LONG = { timeout: 600_000 };
const send = (method: string, path: string, body: unknown, headers?: Record<string, string>) => ({
  method,
  path,
  key: world.manager,
  body,
  ...(headers ? { headers } : {}),
});
const counted = (query: ReturnType<typeof sql>) => countOf(database(), query);

describe(`of ${CLIENTS} clients that make the same thing, ${ROUNDS} times`, LONG, () => {
  test.each([
    ['a company', '/portfolio', (slug: string) => ({ ...company, slug }), 'companies'],
    ['a deal', '/deals', (slug: string) => ({ companyName: slug, slug }), 'deals'],
  ])('one gets %s by POST, the others a 409', async (_, path, body, table) => {
    await rounds(async (n) => {
      const slug = `post-${n}`;
      const answers = await atOnce(database(), () => send('POST', path, body(slug)));
      expect(tally(answers)).toEqual({ 201: 1, 409: CLIENTS - 1 });
      const query = sql`select count(*) as n from ${sql.identifier(table)} where slug = ${slug}`;
      expect(await counted(query)).toBe(1);
    });
  });

  test.each([
    ['a company', (slug: string) => `/portfolio/${slug}`, company, 'companies'],
    ['a deal', (slug: string) => `/deals/${slug}`, { companyName: 'Raced' }, 'deals'],
  ])('one creates %s by PUT, the others replace it', async (_, path, body, table) => {
    await rounds(async (n) => {
      const slug = `put-${n}`;
      const answers = await atOnce(database(), () => send('PUT', path(slug), body));
      expect(tally(answers)).toEqual({ 201: 1, 200: CLIENTS - 1 });
      expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
      const query = sql`select count(*) as n from ${sql.identifier(table)} where slug = ${slug}`;
      expect(await counted(query)).toBe(1);
    });
  });

  test('one adds a customer, the others update it', async () => {
    await rounds(async (n) => {
      const spellings = [`Globex ${n}`, `GLOBEX ${n} Inc.`, `globex  ${n}`];
      const answers = await atOnce(database(), (client) =>
        send('POST', '/portfolio/companies/raced/customers', {
          customerName: spellings[client % 3],
          tier: 'SMB',
        }),
      );
      expect(tally(answers)).toEqual({ 201: 1, 200: CLIENTS - 1 });
      expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    });
  });

  test('one stores an update of a sourceRef and its asks, the others get it back', async () => {
    await rounds(async (n) => {
      const answers = await atOnce(database(), () =>
        send('POST', '/portfolio/companies/raced/investor-updates', {
          receivedAt: '2026-03-01',
          source: 'email',
          sourceRef: `mail-${n}`,
          rawBody: `Asks:\n- Intro to the head of logistics at retailer number ${n}\n`,
        }),
      );
      expect(tally(answers)).toEqual({ 201: 1, 200: CLIENTS - 1 });
      const [id] = answers.map((answer) => answer.body.id);
      expect(answers.every((answer) => answer.body.id === id)).toBe(true);
      const asks = sql`select count(*) as n from asks where description like ${`%number ${n}%`} or title like ${`%number ${n}%`}`;
      expect(await counted(asks)).toBe(1);
    });
  });

  test('one publishes a story, the others update it', async () => {
    await rounds(async (n) => {
      const url = `https://news.example/${n}`;
      const answers = await atOnce(database(), (client) =>
        send('POST', '/portfolio/news', {
          items: [
            {
              companySlug: 'raced',
              url: client % 2 ? url : `${url}/?utm_source=x#top`,
              title: `Raced ${client}`,
              publishedAt: '2026-03-01',
            },
          ],
        }),
      );
      const statuses = answers.map((answer) => answer.body.items?.[0]?.status);
      expect(statuses.filter((status) => status === 'updated')).toHaveLength(CLIENTS - 1);
      expect(new Set(answers.map((answer) => answer.body.items?.[0]?.id)).size).toBe(1);
    });
  });

  test('one resolves a gap and has its effect, the others have none', async () => {
    await rounds(async (n) => {
      const gap = await ask(
        database(),
        send('POST', '/portfolio/companies/raced/data-gaps', {
          gapType: 'METRIC_MISSING',
          description: 'x',
          suggestedField: 'arrUsd',
        }),
      );
      const value = 1_000_000 + n;
      const answers = await atOnce(database(), () =>
        send('POST', `/portfolio/data-gaps/${gap.body.id}/resolve`, { resolvedValue: value }),
      );
      expect(tally(answers)).toEqual({ 200: CLIENTS });
      expect(answers.filter((answer) => answer.body.effects?.length === 1)).toHaveLength(1);
      const stored = sql`select count(*) as n from metric_snapshots where arr_usd = ${value}`;
      expect(await counted(stored)).toBe(1);
    });
  });

  test('one share is made per Idempotency-Key, and all get it', async () => {
    await rounds(async (n) => {
      const answers = await atOnce(database(), () =>
        send(
          'POST',
          '/public-shares/company-lists',
          { title: `Share ${n}`, companyIds: [companyId] },
          { 'idempotency-key': `share-${n}` },
        ),
      );
      expect(tally(answers)).toEqual({ 201: CLIENTS });
      expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
      const stored = sql`select count(*) as n from public_shares where title = ${`Share ${n}`}`;
      expect(await counted(stored)).toBe(1);
    });
  });

  test('one row is written per Idempotency-Key, and all get its answer', async () => {
    await rounds(async (n) => {
      const value = 5_000_000 + n;
      const answers = await atOnce(database(), () =>
        send(
          'POST',
          '/portfolio/companies/raced/metric-snapshots',
          { asOf: '2026-03-01', cashOnHandUsd: value },
          { 'idempotency-key': `snapshot-${n}` },
        ),
      );
      expect(tally(answers)).toEqual({ 201: CLIENTS });
      expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
      const replayed = answers.filter(({ headers }) => headers['Idempotency-Replayed'] === 'true');
      expect(replayed).toHaveLength(CLIENTS - 1);
      const stored = sql`select count(*) as n from metric_snapshots where cash_on_hand_usd = ${value}`;
      expect(await counted(stored)).toBe(1);
    });
  });
});
