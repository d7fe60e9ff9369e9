import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { WITHOUT_BROWSER } from '../setup/chromium';
import { addCompany, callApi, type Demo } from './browser';
import { consoleTest } from './console-test';

/** What two people wrote each in their own way. */
async function addSpellings(demo: Demo): Promise<void> {
  const written = [
    { name: 'Zürich Tea', slug: 'tea', sector: 'Tea houses', stage: 'seed' },
    { name: 'Oolong', slug: 'oolong', sector: 'tea houses ', stage: 'Seed' },
  ];
  for (const company of written) await addCompany(demo, { ...company, vehicleSlug: 'fund-i' });
  for (const { name, sector } of written)
    await callApi(demo, 'POST', '/deals', { companyName: name, sector, stage: 'MEETING' });
}

/** Companies and deals that lack what others have; one with a negative ARR. */
async function setScene(demo: Demo): Promise<void> {
  await addCompany(demo, { name: 'Lacking', slug: 'lacking', vehicleSlug: 'fund-i' });
  await addCompany(demo, { name: 'Minus', slug: 'minus', vehicleSlug: 'fund-i', sector: 'Zinc' });
  await callApi(demo, 'POST', '/portfolio/companies/minus/metric-snapshots', {
    asOf: new Date().toISOString().slice(0, 10),
    arrUsd: -50_000,
  });
  await callApi(demo, 'POST', '/portfolio/stats/recompute', { vehicleSlug: 'fund-i' });
  await callApi(demo, 'POST', '/deals', { companyName: 'Unscored', stage: 'MEETING' });
  await addSpellings(demo);
}

describe.skipIf(WITHOUT_BROWSER)('tables in a browser', () => {
  const test = consoleTest(setScene);

  const showFundI = async (page: Page) => {
    await page.getByRole('button', { name: /^Vehicle:/ }).click();
    await page
      .getByRole('menuitemradio', { name: /Northstar Fund I\b/ })
      .first()
      .click();
    await page.getByRole('button', { name: /^Vehicle: Northstar Fund I\b/ }).waitFor();
  };

  test('on paper a day stands in one line', async ({ demo, page }) => {
    await page.setViewportSize({ width: 718, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    await page.goto(`${demo.origin}/companies/carbonfold?tab=metrics`);
    const cells = page.getByRole('table', { name: 'Snapshots' }).locator('td');
    await cells.first().waitFor();
    const lines = await cells.evaluateAll((all) =>
      all
        .filter(({ textContent }) => /^[A-Z][a-z]{2} \d{1,2}, \d{4}$/.test(textContent))
        .map((cell) => {
          const text = document.createRange();
          text.selectNodeContents(cell);
          return text.getClientRects().length;
        }),
    );
    expect(new Set(lines)).toEqual(new Set([1]));
  });

  test('what is missing stands last whichever way a table is sorted', async ({
    demo,
    page,
    errors,
  }) => {
    await page.goto(`${demo.origin}/portfolio`, { waitUntil: 'networkidle' });
    await showFundI(page);
    const rows = page.getByRole('table', { name: 'Companies' }).locator('tbody tr');
    const header = page.getByRole('columnheader', { name: 'Sector' });
    await rows.filter({ hasText: 'Lacking' }).waitFor();
    const orders = new Set<string | null>();
    for (let at = 0; at < 2; at += 1) {
      await header.getByRole('button').click();
      await expect.poll(() => header.getAttribute('aria-sort')).not.toBe('none');
      orders.add(await header.getAttribute('aria-sort'));
      await expect.poll(() => rows.last().innerText()).toContain('Lacking');
    }
    expect([...orders].sort()).toEqual(['ascending', 'descending']);

    await page.goto(`${demo.origin}/stats`, { waitUntil: 'networkidle' });
    const names = await page
      .getByRole('table', { name: 'Companies' })
      .locator('tbody tr')
      .allInnerTexts();
    const at = (name: string) => names.findIndex((text) => text.includes(name));
    expect(at('Minus')).toBeGreaterThan(-1);
    expect(at('Minus')).toBeLessThan(at('Lacking'));
    await page.getByText(/^Changes since the computation before, of /).waitFor();
    expect(errors).toEqual([]);
  });

  test('what two people spell each in their own way is one sector, and found without accents', async ({
    demo,
    page,
    errors,
  }) => {
    await page.goto(`${demo.origin}/portfolio`, { waitUntil: 'networkidle' });
    await showFundI(page);
    const rows = page.getByRole('table', { name: 'Companies' }).locator('tbody tr');
    await page.getByRole('button', { name: /^Filter/ }).click();
    await page.getByRole('menuitemcheckbox', { name: /tea houses/i }).click();
    await page.keyboard.press('Escape');
    await expect.poll(() => rows.count()).toBe(2);
    await page.getByRole('button', { name: /^Filter/ }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Seed', exact: true }).click();
    await page.keyboard.press('Escape');
    expect(await rows.count()).toBe(2);
    await page.getByLabel('Search companies').fill('zurich');
    await expect.poll(() => rows.count()).toBe(1);
    await rows.getByText('Zürich Tea').waitFor();

    await page.goto(`${demo.origin}/pipeline?sector=Tea+houses`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Table' }).click();
    const deals = page.getByRole('table', { name: 'Deals' }).locator('tbody tr');
    await expect.poll(() => deals.count()).toBe(2);
    const sectors = page.getByLabel('Sector', { exact: true }).locator('option');
    expect(await sectors.filter({ hasText: /tea houses/i }).count()).toBe(1);
    await page.getByLabel('Search deals').fill('ZURICH');
    await expect.poll(() => deals.count()).toBe(1);
    expect(errors).toEqual([]);
  });

  test('the pipeline’s headings stand over their numbers, and unscored deals last', async ({
    demo,
    page,
    errors,
  }) => {
    await page.goto(`${demo.origin}/pipeline`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Table' }).click();
    const table = page.getByRole('table', { name: 'Deals' });
    await table.waitFor();
    for (const name of ['Check', 'Valuation']) {
      const header = table.getByRole('columnheader', { name });
      const gap = await header.evaluate((cell) => {
        const range = document.createRange();
        const words = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode();
        if (words) range.selectNode(words);
        const padding = parseFloat(getComputedStyle(cell).paddingRight);
        return cell.getBoundingClientRect().right - padding - range.getBoundingClientRect().right;
      });
      expect(Math.abs(gap), name).toBeLessThan(1);
    }
    const header = table.getByRole('columnheader', { name: 'Fit' });
    for (let at = 0; at < 2; at += 1) {
      await header.getByRole('button').click();
      await expect.poll(() => table.locator('tbody tr').last().innerText()).toContain('Not scored');
    }
    expect(errors).toEqual([]);
  });
});
