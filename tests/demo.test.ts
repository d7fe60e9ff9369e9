import { demoFolder } from './setup/demo-folder';
import { existsSync, mkdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  ASK_STATUSES,
  ASK_TYPES,
  AUTHOR_TYPES,
  COMPANY_STATUSES,
  CUSTOMER_STATUSES,
  CUSTOMER_TIERS,
  DEAL_STAGES,
  GAP_STATUSES,
  GAP_TYPES,
  HOLD_REASONS,
} from '@/db/enums';
import { accounts, apiKeys, organizations } from '@/db/schema';
import { onStatement } from '@/db/statement-log';
import type { DemoAccess } from '@/server/announce';
import { loadDemo } from '@/server/demo/load';
import { useApi } from './setup/api';
import { callerOf } from './setup/caller';
import { useTestDatabase } from './setup/database';
import { demoContent, kinds, pairs, rowSchema } from './setup/demo-content';
import { COUNTS, LISTS, PEOPLE } from './setup/demo-expected';

const now = new Date();
const since = now.toISOString();
const accessFile = join(demoFolder, 'demo-access.json');
const call = useApi();
afterAll(() => rmSync(demoFolder, { recursive: true }));

let earlier: Awaited<ReturnType<typeof demoContent>> | undefined;

describe('loading the demo', () => {
  const database = useTestDatabase();

  test('hears a signal to end between two calls, and leaves nothing', async () => {
    const ending = new AbortController();
    // As the system tells of a signal: when the loop turns, not between two promises.
    let updates = 0;
    const unlisten = onStatement((query) => {
      if (!query.includes('insert into "investor_updates"')) return;
      updates += 1;
      setImmediate(() => ending.abort());
    });
    const loading = loadDemo(database(), { now, signal: ending.signal });
    await expect(loading.finally(unlisten)).rejects.toThrow('aborted');
    expect(updates).toBeLessThanOrEqual(2);
    expect(existsSync(accessFile)).toBe(false);
    expect(await database().db.select().from(organizations)).toEqual([]);
  });

  test('leaves nothing behind when it breaks off', async () => {
    mkdirSync(accessFile);
    await expect(loadDemo(database(), { now })).rejects.toThrow('EISDIR');
    rmdirSync(accessFile);
    expect(await database().db.select().from(organizations)).toEqual([]);
  });

  test('happens once, however many servers start, and again changes nothing', async () => {
    const [first, second] = await Promise.all([
      loadDemo(database(), { now }),
      loadDemo(database()),
    ]);
    expect(first?.apiKey).toMatch(/^fpk_/);
    expect(second).toEqual(first);
    earlier = await demoContent(database().db, since);
    expect(await loadDemo(database(), { now: new Date('2030-01-01') })).toEqual(first);
    expect(await demoContent(database().db, since)).toEqual(earlier);
    expect(JSON.parse(readFileSync(accessFile, 'utf8'))).toEqual(first);
  });

  test('gives no access where the database holds something else', async () => {
    rmSync(accessFile);
    expect(await loadDemo(database())).toBeNull();
  });
});

describe('a loaded demo', () => {
  const database = useTestDatabase();
  let access: DemoAccess;
  let content: Awaited<ReturnType<typeof demoContent>>;
  beforeAll(async () => {
    const loaded = await loadDemo(database(), { now });
    if (!loaded) throw new Error('The demo was not loaded.');
    access = loaded;
    content = await demoContent(database().db, since);
  });
  const rowsOf = (table: string) =>
    (content[table] ?? []).map((row) => rowSchema.parse(JSON.parse(row)));
  const get = (path: string) => call('GET', path, { key: access.apiKey });

  test('is the same in every database on the same day', () => {
    expect(content).toEqual(earlier);
  });

  test('has so many rows of each kind', () => {
    const counts = Object.entries(content).map(([table, rows]) => [table, rows.length]);
    expect(Object.fromEntries(counts)).toEqual(COUNTS);
  });

  test('lies in the past, and its latest reports are fresh', () => {
    const moments = JSON.stringify(content).match(/\d{4}-\d\d-\d\dT[\d:.]+Z/g) ?? [];
    expect(moments.filter((moment) => moment > since)).toEqual([]);
    const fresh = new Date(now.getTime() - 50 * 86_400_000).toISOString();
    expect(
      rowsOf('metric_snapshots').filter(({ asOf }) => String(asOf) > fresh).length,
    ).toBeGreaterThan(20);
  });

  test('hands out the manager’s login and key alone', async () => {
    const { db } = database();
    const emails = rowsOf('users').map(({ email }) => email);
    expect(emails.sort()).toEqual(PEOPLE);
    expect(await db.select({ id: accounts.id }).from(accounts)).toHaveLength(1);
    expect(await db.select({ name: apiKeys.name }).from(apiKeys)).toEqual([{ name: 'demo' }]);
  });

  test.each(LISTS)('answers GET %s for the printed key, and not with nothing', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    const lists = Object.values(answer.body).filter((value) => Array.isArray(value));
    for (const list of lists) expect(list.length).toBeGreaterThan(0);
  });

  test.each(['fund-i', 'fund-ii'])('%s keeps to the size and the rules of a fund', async (slug) => {
    const caller = await callerOf(database().db, access.apiKey);
    const { fund, companies } = await caller.portfolio.summary({ vehicleSlug: slug });
    expect(fund.deploymentPct).toBeGreaterThan(40);
    expect(fund.deploymentPct).toBeLessThan(100);
    expect(fund.companyCount).toBeLessThanOrEqual(fund.targetCompanyCount);
    for (const { checkSize, postMoneyValuation } of companies) {
      expect((checkSize / fund.targetFundSize) * 100).toBeLessThanOrEqual(fund.maxConcentrationPct);
      expect(postMoneyValuation).toBeGreaterThan(0);
    }
    const stats = await caller.stats.latest({ vehicleSlug: slug });
    expect(stats.portfolioArrUsd).toBeGreaterThan(10_000_000);
    expect(stats.portfolioArrYoyMultiple).toBeGreaterThan(1.2);
    expect(stats.portfolioArrYoyMultiple).toBeLessThan(6);
    expect(stats.enterpriseLogoCoverage).toBeGreaterThan(0.1);
    expect(stats.enterpriseLogoCoverage).toBeLessThan(0.7);
  });

  test('GET /portfolio without a selector is Fund I, with every status', async () => {
    const { body } = await get('/portfolio');
    expect(body).toMatchObject({ vehicle: { slug: 'fund-i' } });
    expect(kinds(rowsOf('companies'), 'status')).toEqual([...COMPANY_STATUSES].sort());
  });

  test('shows every kind of customer, gap, ask, deal and comment', () => {
    expect(kinds(rowsOf('customers'), 'tier')).toEqual([...CUSTOMER_TIERS].sort());
    expect(kinds(rowsOf('customers'), 'status')).toEqual([...CUSTOMER_STATUSES].sort());
    expect(kinds(rowsOf('data_gaps'), 'gapType', 'status')).toEqual(pairs(GAP_TYPES, GAP_STATUSES));
    expect(kinds(rowsOf('asks'), 'type')).toEqual([...ASK_TYPES].sort());
    expect(kinds(rowsOf('asks'), 'status')).toEqual([...ASK_STATUSES].sort());
    const deals = rowsOf('deals').map((deal) => ({ ...deal, isAssigned: deal.vehicleId !== null }));
    expect(kinds(deals, 'stage', 'isAssigned')).toEqual(pairs(DEAL_STAGES, ['false', 'true']));
    expect(kinds(rowsOf('deal_comments'), 'authorType')).toEqual([...AUTHOR_TYPES].sort());
    expect(kinds(rowsOf('deal_activities'), 'fromVehicleId', 'toVehicleId')).toContain(
      '<fund-i> <fund-ii>',
    );
  });

  test('has news of each tier, held for each reason, and one bad story of today', () => {
    const news = rowsOf('news_items');
    const visible = news.filter(({ hidden, deletedAt }) => hidden === false && deletedAt === null);
    expect(kinds(visible, 'sourceTier')).toEqual(['1', '2', '3']);
    const held = news.filter(({ holdReason }) => holdReason !== null);
    expect(held.every(({ hidden }) => hidden === true)).toBe(true);
    expect(kinds(held, 'holdReason')).toEqual([...HOLD_REASONS].sort());
    const hidden = news.filter((item) => item.hidden === true && item.holdReason === null);
    expect(hidden).toHaveLength(1);
    const negative = news.filter(({ materialNegative }) => materialNegative === true);
    expect(negative).toMatchObject([
      { hidden: false, publishedAt: `${since.slice(0, 10)}T00:00:00.000Z` },
    ]);
  });
});
