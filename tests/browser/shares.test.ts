import { describe, expect } from 'vitest';
import { WITHOUT_BROWSER } from '../setup/chromium';
import { callApi, type Demo, seriousViolations } from './browser';
import { consoleTest } from './console-test';

/** More than the service lists at once. */
const MANY = 210;

async function setScene(demo: Demo): Promise<void> {
  for (let n = 0; n < MANY; n += 1) {
    await callApi(demo, 'POST', '/deals', { companyName: `Many ${n}`, stage: 'MEETING' });
  }
}

describe.skipIf(WITHOUT_BROWSER)('shares in a browser', () => {
  const test = consoleTest(setScene);

  test('a share is previewed as its visitors see it, made, and gone once revoked', async ({
    demo,
    browser,
    page,
    errors,
  }) => {
    await page.goto(`${demo.origin}/shares/new`);
    await page.getByLabel('Title').fill('Spring list');
    await page.getByLabel(/^Harborlight/).check();
    await page.getByRole('tab', { name: 'Deals' }).click();
    await page.getByLabel(/^Nimble Bench/).check();
    const preview = page.getByRole('region', { name: 'Preview' });
    await preview.getByRole('heading', { name: 'Nimble Bench' }).waitFor();
    const texts = () => preview.getByRole('listitem').allTextContents();
    const promised = await texts();
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Make link' }).click();
    const link = await page.getByLabel('Link', { exact: true }).inputValue();
    const visitor = await browser.newPage();
    await visitor.goto(link);
    expect(await visitor.getByRole('listitem').allTextContents()).toEqual(promised);
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Revoke Spring list' }).click();
    await page.getByRole('button', { name: 'Revoke link' }).click();
    await page.getByText('Spring list is revoked.').waitFor();
    expect((await visitor.goto(link))?.status()).toBe(404);
    await visitor.close();
    expect(errors).toEqual([]);
  });

  test('a list too long for an address is previewed all the same', async ({
    demo,
    page,
    errors,
  }) => {
    await page.goto(`${demo.origin}/shares/new`, { waitUntil: 'networkidle' });
    await page.getByRole('tab', { name: 'Deals' }).click();
    await page.getByLabel('Search deals').fill('Many');
    const boxes = page.getByRole('group', { name: 'deals' }).getByRole('checkbox');
    await expect.poll(() => boxes.count()).toBe(MANY);
    await boxes.evaluateAll(async (all) => {
      for (const box of all) {
        if (box instanceof HTMLElement) box.click();
        await new Promise((resolve) => setTimeout(resolve));
      }
    });
    await page.getByText(`${MANY} chosen`).waitFor();
    const preview = page.getByRole('region', { name: 'Preview' });
    await preview
      .getByRole('listitem')
      .nth(MANY - 1)
      .waitFor();
    expect(await preview.getByRole('listitem').count()).toBe(MANY);
    expect(errors).toEqual([]);
  });
});
