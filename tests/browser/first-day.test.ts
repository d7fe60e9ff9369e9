import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WITHOUT_BROWSER } from '../setup/chromium';
import { newDataFolder, startServer, useProcesses } from '../setup/process';
import { closeWindows, openBrowser, seriousViolations } from './browser';
import { openWindow, type Visit } from './console-test';
import { lookAt } from './look';

const UPDATE = `Hi all,

We ended the month at $1.2M of ARR. Cash stands at $3.4M.

Our asks:
- Intros to heads of logistics at retailers

Jo`;

/** Each page before anything is in it. */
const PAGES = {
  portfolio: '/portfolio',
  review: '/review',
  asks: '/asks',
  pipeline: '/pipeline',
  shares: '/shares',
  'new-share': '/shares/new',
  stats: '/stats',
  rubric: '/rubric',
  portal: '/portal',
};

describe.skipIf(WITHOUT_BROWSER)('the first day of an empty service', () => {
  useProcesses();
  let browser: Browser;
  let visit: Visit;
  let page: Page;
  let origin: string;
  let setup: string;

  beforeAll(async () => {
    const server = await startServer({ DATA_DIR: newDataFolder(), LOG_LEVEL: 'silent' });
    origin = server.origin;
    setup = `${origin}${/first setup +\S+?(\/setup\/\S+)/.exec(server.output.stdout)?.[1] ?? ''}`;
    browser = await openBrowser();
    visit = await openWindow(browser);
    page = visit.page;
  }, 400_000);
  afterAll(closeWindows);

  test('the printed address sets the service up, and is gone after that', async () => {
    await page.goto(`${origin}/setup/wrong`);
    await page.getByRole('heading', { name: 'Nothing to set up here' }).waitFor();
    visit.errors.length = 0;
    await page.goto(setup);
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByLabel('Firm').fill('Heron Capital');
    await page.getByLabel('First vehicle').fill('Heron Fund I');
    await page.getByLabel('Your name').fill('Ida Heron');
    await page.getByLabel('E-mail').fill('ida@heron.test');
    await page.getByLabel('Password').fill('a long enough password');
    await page.getByRole('button', { name: 'Set up' }).click();
    await page.waitForURL('**/portfolio');
    await page.getByText('No companies yet').last().waitFor();
    expect(visit.errors).toEqual([]);
    await page.goto(setup);
    await page.getByRole('heading', { name: 'Nothing to set up here' }).waitFor();
    visit.errors.length = 0;
  });

  test('every empty page is accessible, and has the button for what comes next', async () => {
    const session = await visit.context.storageState();
    await lookAt({ browser, demo: { origin }, session }, PAGES);
    const main = page.getByRole('main');
    for (const [path, role, next] of [
      ['/portfolio', 'link', 'Set it'],
      ['/portfolio', 'button', 'Log investment'],
      ['/review', 'button', 'Import mail'],
      ['/asks', 'button', 'Import mail'],
      ['/pipeline', 'button', 'Add deal'],
      ['/shares', 'link', 'New share'],
      ['/shares/new', 'link', 'Log the first investment'],
      ['/stats', 'button', 'Compute'],
      ['/settings/keys', 'button', 'Create key'],
    ] as const) {
      await page.goto(`${origin}${path}`);
      await main.getByRole(role, { name: next }).last().waitFor();
    }
    expect(visit.errors).toEqual([]);
  }, 300_000);

  async function paste(text: string, subject: string) {
    await page.getByRole('button', { name: 'Add update' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add update' });
    await dialog.getByRole('button', { name: 'Add update' }).click();
    await dialog.getByText('Text is required.').waitFor();
    await dialog.getByLabel('Text').fill(text);
    await dialog.getByLabel('Subject').fill(subject);
    // A toast that fades lacks contrast on its way out.
    await page.locator('[data-sonner-toast]').first().waitFor({ state: 'detached' });
    expect(await seriousViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Add update' }).click();
    await page.getByRole('heading', { name: subject }).waitFor();
  }

  async function readUpdate() {
    await page.getByRole('button', { name: 'Read updates' }).click();
    await page.getByRole('button', { name: 'Read 1 update' }).click();
    await page.getByText(/^Done: 1 of 1 update/).waitFor();
  }

  test('a first investment is logged, its updates pasted, read and reviewed', async () => {
    await page.goto(`${origin}/portfolio`);
    await page.getByRole('button', { name: 'Log investment' }).last().click();
    await page.getByLabel('Company').fill('Widgets');
    await page.getByLabel('Check size').fill('250k');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Open' }).click();
    await page.getByRole('tab', { name: 'Updates' }).click();
    await paste(UPDATE, 'February update');
    await page.locator('mark', { hasText: 'heads of logistics' }).waitFor();
    await readUpdate();
    await page.getByRole('button', { name: 'Close' }).last().click();
    await page.getByRole('tab', { name: 'Metrics' }).click();
    await page.getByRole('button', { name: /^\$1,200,000/ }).waitFor();
    await page.getByRole('tab', { name: /Asks/ }).click();
    await page.getByRole('link', { name: 'Open the update' }).click();
    await page.locator('mark', { hasText: 'heads of logistics' }).waitFor();
    await paste('Hi all,\n\nWe ended the month at $1.3M of ARR.\n\nJo', 'March update');
    await readUpdate();
    await page.getByRole('link', { name: 'Review 1 gap' }).click();
    await page.waitForURL('**/review');
    await page.getByRole('heading', { name: /does not give cash on hand/ }).waitFor();
    expect(visit.errors).toEqual([]);
  });
});
