import { beforeAll, describe, expect, test } from 'vitest';
import { onStatement } from '@/db/statement-log';
import { useTestDatabase } from './setup/database';
import { askRest } from './setup/rest-in-process';
import { makeWorld, type World } from './setup/world';
import type { Names } from './isolation/fixtures';
import { makeRows } from './isolation/rows';

const database = useTestDatabase();
let world: World;
let names: Names;
beforeAll(async () => {
  world = await makeWorld(database());
  names = await makeRows(database(), world);
  await request('GET', '/vehicles'); // stamps the key's last use, once a minute
});

async function request(method: string, path: string, body?: unknown) {
  const statements: string[] = [];
  const stop = onStatement((query) => statements.push(query));
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const { status, body: text } = await askRest(database().db, {
    method,
    path,
    key: world.manager,
    ...sent,
  });
  stop();
  return { status, text, count: statements.length };
}

describe('reads cost the caller and one statement', () => {
  test.each([
    ['/vehicles', () => '/vehicles'],
    ['/portfolio', () => '/portfolio?vehicleSlug=fund-ii'],
    ['/portfolio/{slug}', () => `/portfolio/${names.company}`],
    ['updates', () => `/portfolio/companies/${names.company}/investor-updates`],
    ['update', () => `/portfolio/companies/${names.company}/investor-updates/${names.update}`],
    ['snapshots', () => `/portfolio/companies/${names.company}/metric-snapshots`],
    ['customers', () => `/portfolio/companies/${names.company}/customers`],
    ['gaps', () => '/portfolio/data-gaps'],
    ['news', () => `/portfolio/news/${names.news}`],
    ['stats', () => '/portfolio/stats/latest?vehicleSlug=fund-ii'],
    ['asks', () => '/portfolio/asks'],
    ['asks of a company', () => `/portfolio/companies/${names.company}/asks`],
    ['deals', () => '/deals'],
    ['deal', () => `/deals/${names.deal}`],
    ['criteria', () => '/scoring-criteria'],
    ['shares', () => '/public-shares'],
    ['share', () => `/public-shares/${names.share}`],
  ])('%s', async (_, path) => {
    const { status, count } = await request('GET', path());
    expect(status).toBe(200);
    expect(count).toBeLessThanOrEqual(2);
  });
});

describe('bulk calls cost the same for one item and for a hundred', () => {
  const stories = (n: number, round: string) => ({
    items: Array.from({ length: n }, (_, i) => ({
      companySlug: names.company,
      url: `https://news.example/${round}/${i}`,
      title: 'x',
      publishedAt: '2026-01-01',
    })),
  });

  test('news ingest', async () => {
    const one = await request('POST', '/portfolio/news', stories(1, 'one'));
    const hundred = await request('POST', '/portfolio/news', stories(100, 'hundred'));
    expect([one.status, hundred.status]).toEqual([200, 200]);
    expect(hundred.count).toBe(one.count);
  });

  async function gaps(n: number): Promise<string[]> {
    const ids: string[] = [];
    for (let i = 0; i < n; i += 1) {
      const gap = { gapType: 'METRIC_MISSING', description: 'x', suggestedField: 'arrUsd' };
      const made = await request('POST', `/portfolio/companies/${names.company}/data-gaps`, gap);
      const { id } = JSON.parse(made.text ?? '{}') as { id: string };
      ids.push(id);
    }
    return ids;
  }

  test('resolving and dismissing data gaps', async () => {
    const resolve = async (ids: string[]) => {
      const resolutions = ids.map((gapId) => ({ gapId, resolvedValue: 1 }));
      const made = await request('POST', '/portfolio/data-gaps/bulk-resolve', { resolutions });
      expect(made.status).toBe(200);
      return made.count;
    };
    const dismiss = async (gapIds: string[]) =>
      (await request('POST', '/portfolio/data-gaps/bulk-dismiss', { gapIds })).count;
    expect(await resolve(await gaps(100))).toBe(await resolve(await gaps(1)));
    expect(await dismiss(await gaps(100))).toBe(await dismiss(await gaps(1)));
  });
});
