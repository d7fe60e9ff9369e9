import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SHOWN_VEHICLE } from '@/app/(console)/_lib/shown-vehicle';
import { WITHOUT_BROWSER } from '../setup/chromium';
import { newDataFolder, runToEnd, startServer, useProcesses } from '../setup/process';
import { closeWindows, openBrowser } from './browser';
import { openWindow } from './console-test';

const PASSWORD = 'a long enough password';
const ORGANIZATIONS = [
  { name: 'Fjord', slug: 'fjord', vehicles: [{ slug: 'fjord-i', name: 'Fjord I', type: 'FUND' }] },
  { name: 'Acme', slug: 'acme', vehicles: [{ slug: 'acme-i', name: 'Acme I', type: 'FUND' }] },
];
const PROVISIONING = {
  organizations: ORGANIZATIONS,
  users: [
    {
      email: 'mix@fjord.test',
      name: 'Mix',
      password: PASSWORD,
      defaultVehicle: { organization: 'fjord', vehicle: 'fjord-i' },
      memberships: [
        { organization: 'fjord', role: 'MANAGER' },
        { organization: 'acme', role: 'VIEWER', vehicles: ['acme-i'] },
      ],
    },
  ],
  companies: [
    {
      organization: 'acme',
      vehicle: 'acme-i',
      slug: 'widgets',
      name: 'Widgets',
      checkSize: 123_456,
      investmentDate: '2025-01-15',
      instrumentType: 'SAFE',
    },
  ],
};

describe.skipIf(WITHOUT_BROWSER)('a manager who only reads in another firm', () => {
  useProcesses();
  let browser: Browser;
  let origin: string;
  beforeAll(async () => {
    const environment = { DATA_DIR: newDataFolder(), LOG_LEVEL: 'silent' };
    const file = join(newDataFolder(), 'provision.json');
    writeFileSync(file, JSON.stringify(PROVISIONING));
    const made = await runToEnd(['scripts/cli.mjs', 'provision', file], environment);
    expect(made).toMatchObject({ code: 0 });
    ({ origin } = await startServer(environment));
    browser = await openBrowser();
  }, 400_000);
  afterAll(closeWindows);

  test('is led from its companies to its portal, whichever vehicle was looked at last', async () => {
    const { page, context, errors } = await openWindow(browser);
    await page.goto(`${origin}/sign-in?next=${encodeURIComponent('/portfolio')}`);
    await page.getByLabel('E-mail').fill('mix@fjord.test');
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    const vehicle = page.getByRole('button', { name: /^Vehicle/ }).first();
    await page.waitForURL('**/portfolio');
    await expect.poll(() => vehicle.textContent()).toContain('Fjord I');
    await page.goto(`${origin}/companies/widgets`);
    await page.waitForURL('**/portal?vehicle=*');
    await page.getByRole('heading', { name: 'Acme I' }).waitFor();
    expect(await page.content()).not.toContain('123456');
    // The shell follows, and stays with what is shown.
    await expect.poll(() => vehicle.textContent()).toContain('Acme I');
    // Served so; the browser remembers it once its scripts run.
    await page.waitForFunction((cookie) => document.cookie.includes(`${cookie}=`), SHOWN_VEHICLE);
    await page.goto(`${origin}/portfolio`);
    await page.waitForURL(`${origin}/portal`);
    await page.getByRole('heading', { name: 'Acme I' }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });
});
