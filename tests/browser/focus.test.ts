import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { WITHOUT_BROWSER } from '../setup/chromium';
import { addCompany, callApi, type Demo, SLUG } from './browser';
import { consoleTest } from './console-test';

async function setScene(demo: Demo): Promise<void> {
  await addCompany(demo);
  const customer = { customerName: 'Globex', tier: 'F500' };
  await callApi(demo, 'POST', `/portfolio/companies/${SLUG}/customers`, customer);
  await callApi(demo, 'POST', '/deals', { companyName: 'Walking Deal', stage: 'DISCOVERED' });
}

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: active } = document;
    const text = active?.getAttribute('aria-label') ?? active?.textContent?.trim();
    return text?.slice(0, 100);
  });

const settled = async (page: Page, url: string) => {
  await page.goto(url, { waitUntil: 'networkidle' });
};

describe.skipIf(WITHOUT_BROWSER)('the focus and slips of the hand', () => {
  const test = consoleTest(setScene);

  test('a dialog gives the focus back to what opened it, also out of a menu', async ({
    demo,
    page,
  }) => {
    const dialog = page.getByRole('dialog');
    const closed = async (back: string) => {
      await dialog.waitFor({ state: 'detached' });
      await expect.poll(() => focused(page)).toBe(back);
    };
    await settled(page, `${demo.origin}/portfolio`);
    const opener = page.getByRole('button', { name: 'Log investment' });
    await opener.click();
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await closed('Log investment');
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await closed('Log investment');
    await page.keyboard.press('Control+k');
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await closed('Log investment');

    await settled(page, `${demo.origin}/companies/${SLUG}?tab=customers`);
    await page.getByRole('button', { name: 'Actions for Globex' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await closed('Actions for Globex');
  });

  test('a secret that is shown once goes by a button alone, and the focus goes back', async ({
    demo,
    page,
  }) => {
    const dialog = page.getByRole('dialog');
    const stays = async () => {
      await page.keyboard.press('Escape');
      await page.mouse.click(5, 5);
      expect(await dialog.isVisible()).toBe(true);
      expect(await dialog.getByRole('button', { name: 'Close' }).count()).toBe(0);
      await dialog.getByRole('button', { name: 'Done' }).click();
      await dialog.waitFor({ state: 'detached' });
    };
    await settled(page, `${demo.origin}/settings/keys`);
    await page.getByRole('button', { name: 'Create key' }).click();
    await dialog.getByLabel('Name').fill('Slip');
    await dialog.getByRole('button', { name: 'Create key' }).click();
    await dialog.getByLabel('API key').waitFor();
    await stays();
    await expect.poll(() => focused(page)).toBe('Create key');
    await settled(page, `${demo.origin}/settings/members`);
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    await dialog.getByLabel('E-mail').fill('slip@northstar.test');
    await dialog.getByLabel('Northstar Fund I', { exact: true }).check();
    await dialog.getByRole('button', { name: 'Make link' }).click();
    await dialog.getByLabel('Invitation link').waitFor();
    await stays();
  });

  test('a click on a tab is one step of the history', async ({ demo, page }) => {
    await settled(page, `${demo.origin}/companies/${SLUG}`);
    const before = await page.evaluate(() => history.length);
    await page.getByRole('tab', { name: 'Customers' }).click();
    await page.getByRole('cell', { name: 'Globex', exact: true }).waitFor();
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    await page.goBack();
    await page.getByRole('tab', { name: 'Overview', selected: true }).waitFor();
  });

  test('a deal that is moved by a key keeps the focus, and is moved on', async ({ demo, page }) => {
    await settled(page, `${demo.origin}/pipeline`);
    const card = (stage: string) =>
      page
        .getByRole('region', { name: new RegExp(`^${stage}:`) })
        .getByRole('link', { name: 'Walking Deal' });
    await card('Discovered').focus();
    for (const stage of ['Researching', 'Pre-meeting', 'Meeting']) {
      await page.keyboard.press(']');
      await card(stage).waitFor();
      await expect.poll(() => focused(page)).toBe('Walking Deal');
    }
    await page.getByText('Walking Deal is in Meeting.').waitFor();
    await expect.poll(() => focused(page)).toBe('Walking Deal');
  });

  test('an Enter that ends the choice of a character saves nothing yet', async ({ demo, page }) => {
    await settled(page, `${demo.origin}/companies/${SLUG}`);
    await page.getByRole('button', { name: /^Sector/ }).click();
    const box = page.getByRole('textbox', { name: 'Sector' });
    await box.fill('ロボット');
    await box.dispatchEvent('keydown', { key: 'Enter', isComposing: true });
    await page.waitForTimeout(300);
    expect([await box.isVisible(), await box.getAttribute('aria-busy')]).toEqual([true, 'false']);
    await box.press('Enter');
    await page.getByText('Sector of Tern Robotics saved.').waitFor();
  });
});
