import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { WITHOUT_BROWSER } from '../setup/chromium';
import { seriousViolations } from './browser';
import { consoleTest } from './console-test';
import { picture } from './look';

const FUND_I = 'Northstar Fund I';
const FUND_II = 'Northstar Fund II';

const shows = (page: Page, fund: string) =>
  page
    .getByRole('button', { name: new RegExp(String.raw`^Vehicle: ${fund}\b`) })
    .first()
    .waitFor();

async function choose(page: Page, fund: string): Promise<void> {
  await page.getByRole('button', { name: /^Vehicle:/ }).click();
  await page.getByRole('menuitemradio', { name: new RegExp(String.raw`^${fund}\b`) }).click();
  await shows(page, fund);
}

const goTo = async (page: Page, name: string, path: string) => {
  await page.getByRole('link', { name, exact: true }).first().click();
  await page.waitForURL(path);
};

describe.skipIf(WITHOUT_BROWSER)('two tabs of one browser', () => {
  const test = consoleTest();

  test('a tab says that it shows the fund chosen in another one, and goes back to its own', async ({
    demo,
    page,
    context,
    errors,
  }) => {
    const told = page.getByText(/chosen in another tab/);
    await page.goto(`${demo.origin}/portfolio`, { waitUntil: 'networkidle' });
    await shows(page, FUND_I);
    const other = await context.newPage();
    await other.goto(`${demo.origin}/portfolio`, { waitUntil: 'networkidle' });
    await choose(other, FUND_II);
    await goTo(other, 'Fund stats', '**/stats');
    await shows(other, FUND_II);
    expect(await other.getByText(/chosen in another tab/).count()).toBe(0);
    expect(await told.count()).toBe(0);

    await goTo(page, 'Fund stats', '**/stats');
    await told.waitFor();
    // It stays for as long as the pointer is on it, however slow the machine.
    await told.hover();
    expect(await told.innerText()).toBe(`Now showing ${FUND_II}, chosen in another tab.`);
    expect(await seriousViolations(page)).toEqual([]);
    await picture(page, 'other-tab');
    await page.getByRole('button', { name: `Back to ${FUND_I}` }).click();
    await shows(page, FUND_I);
    await expect.poll(() => told.count()).toBe(0);
    await goTo(page, 'Asks', '**/asks');
    await shows(page, FUND_I);
    // Chosen here, so nothing is said of it; the other tab is told in turn.
    await choose(page, FUND_II);
    await choose(page, FUND_I);
    expect(await told.count()).toBe(0);
    await other.reload({ waitUntil: 'networkidle' });
    await other.getByText(`Now showing ${FUND_I}, chosen in another tab.`).waitFor();
    expect(errors).toEqual([]);
  });
});
