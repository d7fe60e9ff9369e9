import { gzipSync } from 'node:zlib';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { WITHOUT_BROWSER } from '../setup/chromium';
import { callApi, type Demo } from './browser';
import { consoleTest } from './console-test';

const TABS = ['overview', 'metrics', 'updates', 'customers', 'news', 'asks', 'gaps', 'activity'];
const PATHS = [
  '/portfolio',
  ...TABS.map((tab) => `/companies/harborlight?tab=${tab}`),
  '/review',
  '/asks',
  '/pipeline',
  '/deals/gridwell-thermal',
  '/rubric',
  '/stats',
  '/shares',
  '/shares/new',
  '/portal',
  '/settings',
  '/settings/keys',
  '/settings/members',
  '/settings/vehicles',
  '/settings/organization',
  '/settings/audit',
  '/docs',
];
const COMPANIES = 500;

const sizes = new Map<string, Promise<number>>();

/** Bytes of a script as gzip makes them; its address names its content, so it is read once. */
function sizeOf(address: string): Promise<number> {
  const known = sizes.get(address);
  if (known !== undefined) return known;
  const size = fetch(address).then(async (answer) => {
    expect(answer.status, address).toBe(200);
    return gzipSync(await answer.arrayBuffer()).length;
  });
  sizes.set(address, size);
  return size;
}

/** Bytes of script that a page asks for until it is at rest, whether or not it has them already. */
async function scriptBytes(context: BrowserContext, address: string): Promise<number> {
  const page = await context.newPage();
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.close();
  const bytes = await Promise.all([...scripts].map(sizeOf));
  return bytes.reduce((sum, size) => sum + size, 0);
}

/** A fund of its own, of so many companies. */
async function addManyCompanies(demo: Demo, page: Page): Promise<void> {
  await page.goto(`${demo.origin}/settings/vehicles`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Add vehicle' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Fund of many');
  await dialog.getByLabel('Slug').fill('many');
  await dialog.getByRole('button', { name: 'Add vehicle' }).click();
  await page.getByText('Fund of many is there.').waitFor();
  for (let n = 0; n < COMPANIES; n += 1) {
    await callApi(demo, 'POST', '/portfolio', {
      name: `Company ${n}`,
      vehicleSlug: 'many',
      checkSize: 100_000 + n,
      investmentDate: '2025-03-01',
      instrumentType: 'SAFE',
      sector: `Sector ${n % 20}`,
      website: `https://company-${n}.example`,
    });
  }
  await lookAtMany(page);
}

/** Chooses the fund of many companies. */
async function lookAtMany(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Vehicle:/ }).click();
  await page.getByRole('menuitemradio', { name: /Fund of many/ }).click();
  await page.getByRole('button', { name: /^Vehicle: Fund of many/ }).waitFor();
}

/** Opens the portfolio and searches it for the only hit. */
async function search(page: Page, origin: string, name: string): Promise<void> {
  await page.goto(`${origin}/portfolio`, { waitUntil: 'commit' });
  // By its role, which what is streamed but not shown yet does not have.
  const field = page.getByRole('searchbox', { name: 'Search companies' });
  const status = page.getByRole('status').filter({ hasText: /^1 of \d+ shown/ });
  // Typed before the page is alive, the text stays in the field unheard; so it is typed again.
  while (!(await status.isVisible())) {
    await field.fill('');
    await field.fill(name);
  }
}

describe.skipIf(WITHOUT_BROWSER)('the weight of pages', () => {
  const test = consoleTest();

  test('no page has more than 250,000 bytes of script', async ({ demo, context, visit }) => {
    const heavy: [string, number][] = [];
    const weigh = async (path: string, window: BrowserContext) => {
      const bytes = await scriptBytes(window, `${demo.origin}${path}`);
      expect(bytes, path).toBeGreaterThan(0);
      if (bytes > 250_000) heavy.push([path, bytes]);
    };
    await weigh('/sign-in', (await visit()).context);
    // Two at once, since each is waited for until it is at rest.
    const left = [...PATHS];
    const weighAll = async () => {
      for (let path = left.pop(); path; path = left.pop()) await weigh(path, context);
    };
    await Promise.all([weighAll(), weighAll()]);
    expect(heavy).toEqual([]);
  }, 240_000);

  test('a portfolio of 500 companies draws the rows that are looked at, and answers to a search', async ({
    demo,
    page,
    errors,
  }) => {
    await addManyCompanies(demo, page);
    await page.goto(`${demo.origin}/portfolio`, { waitUntil: 'networkidle' });
    const rows = page.getByRole('table', { name: 'Companies' }).locator('tbody tr');
    await rows.first().waitFor();
    expect(await rows.count()).toBeLessThan(COMPANIES / 5);
    await search(page, demo.origin, `company ${COMPANIES - 1}`);
    await rows.filter({ hasText: `Company ${COMPANIES - 1}` }).waitFor();
    expect(errors).toEqual([]);
  }, 240_000);

  test('a portfolio of 500 companies is printed whole', async ({ demo, page }) => {
    await page.goto(`${demo.origin}/portfolio`, { waitUntil: 'networkidle' });
    await lookAtMany(page);
    const rows = page.getByRole('table', { name: 'Companies' }).locator('tbody tr');
    await rows.filter({ hasText: 'company-' }).first().waitFor();
    expect(await rows.count()).toBeLessThan(COMPANIES);
    await page.evaluate(() =>
      window.addEventListener('beforeprint', () => {
        const drawn = document.querySelectorAll('table[aria-label=Companies] tbody tr').length;
        document.title = `${drawn} printed`;
      }),
    );
    await page.pdf();
    expect(await page.title()).toBe(`${COMPANIES} printed`);
  });

  /** Holds back what a page asks for until it is let go. */
  async function hold(page: Page, address: string, which = ''): Promise<() => void> {
    let go = () => {};
    const going = new Promise<void>((resolve) => (go = resolve));
    await page.route(address, async (route) => {
      if (route.request().url().includes(which)) await going;
      await route.continue();
    });
    return () => go();
  }

  test('a form that was asked for says so while its script is on its way', async ({
    demo,
    page,
    errors,
  }) => {
    await page.goto(`${demo.origin}/portfolio`, { waitUntil: 'networkidle' });
    const go = await hold(page, '**/_next/static/**');
    await page.getByRole('button', { name: 'Log investment' }).click();
    const loading = page.getByRole('status', { name: 'Loading' });
    await loading.waitFor();
    go();
    await page.getByRole('dialog').getByLabel('Company').waitFor();
    expect(await loading.count()).toBe(0);
    expect(errors).toEqual([]);
  });

  test('a page that was asked for says so while it is on its way', async ({
    demo,
    page,
    errors,
  }) => {
    await page.goto(`${demo.origin}/portfolio`, { waitUntil: 'networkidle' });
    const line = page.getByRole('progressbar', { name: 'Loading the page' });
    expect(await line.count()).toBe(0);
    const go = await hold(page, '**/companies/**', '_rsc');
    await page.getByRole('main').getByRole('link', { name: 'Harborlight' }).click();
    await line.waitFor();
    go();
    await page.getByRole('heading', { level: 1, name: 'Harborlight' }).waitFor();
    await line.waitFor({ state: 'detached' });
    // A step of the history that is a tab of the page needs nothing from the service.
    await page.getByRole('tab', { name: 'News' }).click();
    await page.goBack();
    await page.getByRole('tab', { name: 'Overview', selected: true }).waitFor();
    expect(await line.count()).toBe(0);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Portfolio' }).waitFor();
    await line.waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
  });
});
