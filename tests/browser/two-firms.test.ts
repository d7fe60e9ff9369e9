import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SHOWN_VEHICLE } from '@/app/(console)/_lib/shown-vehicle';
import { WITHOUT_BROWSER } from '../setup/chromium';
import { newDataFolder, runToEnd, startServer, useProcesses } from '../setup/process';
import { closeWindows, openBrowser, seriousViolations } from './browser';
import { openWindow } from './console-test';
import { picture } from './look';

const PASSWORD = 'a long enough password';
const FIRMS = ['acme', 'birch', 'cedar'];
const company = (organization: string, slug: string, name: string) => ({
  organization,
  vehicle: `${organization}-i`,
  slug,
  name,
  checkSize: 100_000,
  investmentDate: '2025-01-15',
  instrumentType: 'SAFE',
});
const person = (name: string, roleInBirch: object) => ({
  email: `${name}@acme.test`,
  name,
  password: PASSWORD,
  defaultVehicle: { organization: 'birch', vehicle: 'birch-i' },
  memberships: [
    { organization: 'acme', role: 'MANAGER' },
    { organization: 'cedar', role: 'MANAGER' },
    roleInBirch,
  ],
});
const PROVISIONING = {
  organizations: FIRMS.map((slug) => ({
    name: slug,
    slug,
    vehicles: [{ slug: `${slug}-i`, name: `Fund of ${slug}`, type: 'FUND' }],
  })),
  users: [
    person('both', { organization: 'birch', role: 'MANAGER' }),
    person('half', { organization: 'birch', role: 'VIEWER', vehicles: ['birch-i'] }),
  ],
  companies: [
    company('acme', 'widgets', 'Widgets'),
    company('acme', 'shared', 'Shared of Acme'),
    company('cedar', 'shared', 'Shared of Cedar'),
  ],
};

async function signIn(page: Page, origin: string, email: string): Promise<void> {
  const answer = await page.request.post(`${origin}/api/auth/sign-in/email`, {
    headers: { Origin: origin },
    data: { email, password: PASSWORD },
  });
  expect(answer.status()).toBe(200);
}

describe.skipIf(WITHOUT_BROWSER)('links between the firms of one person', () => {
  useProcesses();
  let browser: Browser;
  let origin: string;

  beforeAll(async () => {
    const environment = { DATA_DIR: newDataFolder(), LOG_LEVEL: 'silent' };
    const file = join(newDataFolder(), 'provision.json');
    writeFileSync(file, JSON.stringify(PROVISIONING));
    const cli = (...args: string[]) => runToEnd(['scripts/cli.mjs', ...args], environment);
    expect(await cli('provision', file)).toMatchObject({ code: 0, stderr: '' });
    const made = await cli('keys', 'create', '--email', 'both@acme.test', '--name', 'scene');
    const key = /fpk_\S+/.exec(made.stdout)?.[0] ?? '';
    ({ origin } = await startServer(environment));
    const call = async (path: string, body: object) => {
      const answer = await fetch(`${origin}/api/v1${path}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
      expect(answer.status, path).toBeLessThan(300);
    };
    const deal = { stage: 'MEETING', source: 'YC' };
    await call('/deals', { companyName: 'Gears', slug: 'gears', vehicleSlug: 'acme-i', ...deal });
    browser = await openBrowser();
  }, 400_000);
  afterAll(closeWindows);

  const vehicleOf = (page: Page) => page.getByRole('button', { name: /^Vehicle/ }).first();

  test('a deal’s link opens it with its firm’s vehicle, which the browser goes on with', async () => {
    const { page, context, errors } = await openWindow(browser);
    await signIn(page, origin, 'both@acme.test');
    await page.goto(`${origin}/stats`);
    await vehicleOf(page).filter({ hasText: 'Fund of birch' }).waitFor();
    await page.goto(`${origin}/deals/gears`);
    await page.getByRole('heading', { level: 1, name: 'Gears' }).waitFor();
    await vehicleOf(page).filter({ hasText: 'Fund of acme' }).waitFor();
    await page.waitForURL(`${origin}/deals/gears`);
    await page.goto(`${origin}/stats`);
    await vehicleOf(page).filter({ hasText: 'Fund of acme' }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  test('a company’s link that fits several offers them by name, and names where it led', async () => {
    const { page, context, errors } = await openWindow(browser);
    await signIn(page, origin, 'both@acme.test');
    await page.goto(`${origin}/companies/shared`);
    await page.getByRole('heading', { name: 'Which one?' }).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await picture(page, 'which-one');
    await page.getByRole('link', { name: /Shared of Cedar.*Fund of cedar · cedar/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Shared of Cedar' }).waitFor();
    await page.locator('main header').getByText('Fund of cedar', { exact: true }).waitFor();
    await picture(page, 'company-vehicle');
    expect(errors).toEqual([]);
    await context.close();
  });

  test('who only reads in the vehicle shown still follows links to the firm that they run', async () => {
    const { page, context } = await openWindow(browser);
    await signIn(page, origin, 'half@acme.test');
    await page.goto(`${origin}/portfolio`);
    await page.waitForURL(`${origin}/portal`);
    const shown = () => page.evaluate(() => document.cookie);
    await expect.poll(shown).toContain(`${SHOWN_VEHICLE}=`);
    const portal = await shown();
    for (const [path, name] of [
      ['/companies/widgets', 'Widgets'],
      ['/deals/gears', 'Gears'],
    ]) {
      await page.goto(`${origin}${path}`);
      await page.getByRole('heading', { level: 1, name }).waitFor();
    }
    // The deal's vehicle is shown from now on, once the page's scripts have said so.
    await expect.poll(shown).not.toBe(portal);
    await page.goto(`${origin}/companies/nowhere`);
    await page.getByRole('heading', { name: 'Nothing here' }).waitFor();
    await context.close();
  });
});
