import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { WITHOUT_BROWSER } from '../setup/chromium';
import { addCompany, callApi, type Demo, SLUG } from './browser';
import { consoleTest } from './console-test';

const ASKS = [
  'Intro to heads of logistics at retailers',
  'A senior backend engineer in Berlin',
  'Feedback on our pricing page',
  'Intro to lead investors for our Series A',
];

async function setScene(demo: Demo): Promise<void> {
  await addCompany(demo);
  await callApi(demo, 'POST', `/portfolio/companies/${SLUG}/investor-updates`, {
    receivedAt: '2026-03-01T09:00:00Z',
    source: 'email',
    rawBody: `Hi all,\n\nAsks:\n${ASKS.map((ask) => `- ${ask}`).join('\n')}\n\nMaya`,
  });
  const under = `/portfolio/companies/${SLUG}`;
  for (const customerName of ['Acme', 'Globex']) {
    await callApi(demo, 'POST', `${under}/customers`, { customerName, tier: 'F500' });
  }
  for (const [description, suggestedField] of [
    ['No cash is named.', 'cashOnHandUsd'],
    ['No headcount is named.', 'headcount'],
    ['No burn is named.', 'burnMonthlyUsd'],
  ]) {
    const gap = { gapType: 'METRIC_MISSING', description, suggestedField };
    await callApi(demo, 'POST', `${under}/data-gaps`, gap);
  }
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

    await settled(page, `${demo.origin}/companies/${SLUG}?tab=updates`);
    await page.getByRole('button', { name: 'Add update' }).press('Enter');
    await dialog.locator('textarea:focus').waitFor();
    await page.keyboard.type('All is well.');
    await page.keyboard.press('Control+Enter');
    await page.getByText('The update is added.').waitFor();
    await closed('Add update');
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
    // The button that asked goes with the key.
    await page.getByRole('button', { name: 'Revoke Slip' }).press('Enter');
    await dialog.getByRole('button', { name: 'Revoke key' }).press('Enter');
    await page.getByText('Slip is revoked.').waitFor();
    await page.locator('main:focus').waitFor();
    await settled(page, `${demo.origin}/settings/members`);
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    await dialog.getByLabel('E-mail').fill('slip@northstar.test');
    await dialog.getByLabel('Northstar Fund I', { exact: true }).check();
    await dialog.getByRole('button', { name: 'Make link' }).click();
    await dialog.getByLabel('Invitation link').waitFor();
    await stays();
  });

  test('what cannot be pressed while its request is on its way has the focus again, or the page has', async ({
    demo,
    page,
  }) => {
    await settled(page, `${demo.origin}/stats`);
    let asked = 0;
    await page.route('**/api/trpc/stats.recompute*', async (route) => {
      asked += 1;
      // Said to be busy, it has the focus again however long that takes.
      const busy = page.locator('[aria-busy=true]');
      await page.getByRole('button', { name: 'Computing…', disabled: true }).and(busy).waitFor();
      await page.locator(':focus').waitFor({ state: 'detached' });
      await route.continue();
    });
    const recompute = page.getByRole('button', { name: 'Recompute' });
    await recompute.press('Enter');
    await recompute.and(page.locator(':focus')).waitFor();
    expect(asked).toBe(1);
    await settled(page, `${demo.origin}/settings/members`);
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('E-mail').fill(demo.email);
    await dialog.getByLabel('Northstar Fund I', { exact: true }).check();
    const make = dialog.getByRole('button', { name: 'Make link' });
    await make.press('Enter');
    await dialog.getByRole('alert').waitFor();
    await make.and(page.locator(':focus')).waitFor();
    await dialog.getByLabel('E-mail').fill('gone@northstar.test');
    await make.click();
    await dialog.getByRole('button', { name: 'Done' }).click();
    const revoke = page.getByRole('button', { name: 'Revoke the invitation of gone' });
    await revoke.press('Enter');
    await revoke.waitFor({ state: 'detached' });
    await page.locator('main:focus').waitFor();
  });

  test('a click on a tab is one step of the history', async ({ demo, page }) => {
    await settled(page, `${demo.origin}/companies/${SLUG}`);
    const before = await page.evaluate(() => history.length);
    await page.getByRole('tab', { name: 'Customers' }).click();
    await page.getByRole('cell', { name: 'Globex', exact: true }).waitFor();
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    await page.keyboard.press('Tab');
    await expect.poll(() => focused(page)).toBe('Add customer');
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
    // The page that comes takes its place, and what is sent leaves it where it was written.
    await page.keyboard.press('Enter');
    await page.waitForURL('**/deals/walking-deal');
    await page.locator('main:focus').waitFor();
    const comment = page.getByRole('textbox', { name: 'Comment' });
    await comment.fill('Seen by a key.');
    await comment.press('Control+Enter');
    await page.getByRole('listitem').filter({ hasText: 'Seen by a key.' }).waitFor();
    await comment.and(page.locator(':focus')).waitFor();
  });

  test('a text gives the focus back to the button that opened it, stored or not', async ({
    demo,
    page,
  }) => {
    const shut = async (back: string) => {
      await page.getByRole('textbox', { name: 'Notes' }).waitFor({ state: 'detached' });
      await expect.poll(() => focused(page)).toBe(back);
    };
    for (const path of [`/companies/${SLUG}`, '/deals/walking-deal']) {
      await settled(page, demo.origin + path);
      await page.getByRole('button', { name: /^Write ?Notes/ }).click();
      await page.keyboard.press('Escape');
      await shut('WriteNotes');
      await page.keyboard.press('Enter');
      await page.keyboard.type('By a key');
      await page.keyboard.press('Control+Enter');
      await shut('EditNotes');
      await page.keyboard.press('Enter');
      await page.keyboard.type(', and by the button');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await shut('EditNotes');
    }
  });

  test('an ask that goes to another column leaves the focus to the next one’s same control', async ({
    demo,
    page,
  }) => {
    await settled(page, `${demo.origin}/asks`);
    const cards = page.getByRole('region', { name: 'Open', exact: true }).getByRole('listitem');
    const menus = cards.getByRole('button', { name: /^Actions for/ });
    const titles = await menus.evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''));
    expect(titles.length).toBeGreaterThan(3);
    await menus.nth(1).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Hide' }).press('Enter');
    await page.getByText('The ask is hidden.').waitFor();
    await expect.poll(() => focused(page)).toBe(titles[2]);
    await cards.nth(0).getByRole('button', { name: 'Resolve' }).press('Enter');
    await page.getByText('The ask is resolved.').waitFor();
    await expect.poll(() => focused(page)).toBe('Resolve');
    await cards
      .nth(0)
      .filter({ has: page.locator(':focus') })
      .waitFor();
    expect(await menus.nth(0).getAttribute('aria-label')).toBe(titles[2]);
  });

  test('an ask that is resolved on its company’s page leaves the focus to the next one', async ({
    demo,
    page,
  }) => {
    await settled(page, `${demo.origin}/companies/${SLUG}?tab=asks`);
    const buttons = page.getByRole('button', { name: 'Resolve', exact: true });
    await buttons.nth(1).waitFor();
    const before = await buttons.count();
    await buttons.nth(0).press('Enter');
    await expect.poll(() => buttons.count()).toBe(before - 1);
    await buttons.nth(0).and(page.locator(':focus')).waitFor();
  });

  test('what goes from a list leaves the focus to the next one, or to the list', async ({
    demo,
    page,
  }) => {
    await settled(page, `${demo.origin}/companies/${SLUG}?tab=customers`);
    const menu = (name: string) => page.getByRole('button', { name: `Actions for ${name}` });
    await menu('Acme').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
    await menu('Acme').waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toBe('Actions for Globex');

    await settled(page, `${demo.origin}/companies/${SLUG}?tab=gaps`);
    const gap = page.getByRole('listitem').filter({ hasText: 'No cash is named.' });
    await gap.getByRole('button', { name: 'Resolve' }).press('Enter');
    await page.getByRole('dialog').getByLabel('Cash on hand').fill('2m');
    await page.keyboard.press('Enter');
    await page.getByText('The gap is resolved.').waitFor();
    await expect.poll(() => focused(page)).toBe('Resolve');

    await settled(page, `${demo.origin}/review`);
    const detail = page.getByRole('article', { name: 'Under review' });
    await page.getByRole('button', { name: 'No headcount is named.' }).click();
    await detail.getByRole('button', { name: /^Dismiss/ }).press('Enter');
    await page.getByRole('button', { name: 'No headcount is named.' }).waitFor({
      state: 'detached',
    });
    await expect.poll(() => detail.locator('xpath=..').and(page.locator(':focus')).count()).toBe(1);
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
