import { describe, expect } from 'vitest';
import { z } from 'zod';
import { WITHOUT_BROWSER } from '../setup/chromium';
import { addCompany, callApi, seriousViolations, SLUG } from './browser';
import { consoleTest } from './console-test';
import { picture } from './look';

const LONG = 'Hi all, this month we shipped the second arm.';
const GLOBEX = { customerName: 'Globex', tier: 'F500', status: 'PILOT', notes: 'By the board' };

const rows = z.object({
  items: z.array(
    z.object({ status: z.string(), notes: z.string().nullable(), churnedAt: z.null() }),
  ),
});

describe.skipIf(WITHOUT_BROWSER)('forms that take nothing back unasked', () => {
  const test = consoleTest(async (demo) => {
    await addCompany(demo);
    await callApi(demo, 'POST', `/portfolio/companies/${SLUG}/customers`, GLOBEX);
  });

  test('what was typed into a dialog goes once a question is answered, whichever way out is taken', async ({
    demo,
    page,
    errors,
  }) => {
    await page.goto(`${demo.origin}/companies/${SLUG}?tab=updates`, { waitUntil: 'networkidle' });
    const dialog = page.getByRole('dialog', { name: 'Add update' });
    const text = dialog.getByLabel('Text');
    const question = dialog.getByRole('alertdialog', { name: 'Discard what you typed?' });
    const open = () => page.getByRole('button', { name: 'Add update' }).first().click();
    const ways = [
      () => page.keyboard.press('Escape'),
      () => dialog.getByRole('button', { name: 'Cancel' }).click(),
      () => dialog.getByRole('button', { name: 'Close' }).click(),
    ];
    for (const leave of ways) {
      await open();
      await text.waitFor();
      await leave();
      await dialog.waitFor({ state: 'detached' });
    }
    await open();
    await text.fill(LONG);
    await text.fill('');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    for (const leave of ways) {
      await open();
      await text.fill(LONG);
      await page.mouse.click(5, 5);
      expect(await question.count()).toBe(0);
      await leave();
      await question
        .getByRole('button', { name: 'Keep editing' })
        .and(page.locator(':focus'))
        .waitFor();
      await page.keyboard.press('Enter');
      await question.waitFor({ state: 'detached' });
      await text.and(page.locator(':focus')).waitFor();
      expect(await text.inputValue()).toBe(LONG);
      await leave();
      await question.waitFor();
      await page.keyboard.press('Escape');
      await question.waitFor({ state: 'detached' });
      await leave();
      await question.waitFor();
      expect(await seriousViolations(page)).toEqual([]);
      await picture(page, 'discard');
      await question.getByRole('button', { name: 'Discard' }).click();
      await dialog.waitFor({ state: 'detached' });
    }
    await open();
    expect(await text.inputValue()).toBe('');
    await text.fill(LONG);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.keyboard.press('Escape');
    await question.waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await picture(page, 'discard-phone-dark');
    expect(errors).toEqual([]);
  });

  test('a churn is taken back exactly', async ({ demo, page, errors }) => {
    const read = async () => {
      const headers = { Authorization: `Bearer ${demo.apiKey}` };
      const path = `${demo.origin}/api/v1/portfolio/companies/${SLUG}/customers`;
      return (await page.request.get(path, { headers })).json() as Promise<unknown>;
    };
    await page.goto(`${demo.origin}/companies/${SLUG}?tab=customers`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Actions for Globex' }).click();
    await page.getByRole('menuitem', { name: /churned/i }).click();
    const dialog = page.getByRole('dialog', { name: 'Globex churned' });
    await dialog.getByLabel('Why').fill('A slip');
    await dialog.getByRole('button', { name: 'Mark as churned' }).click();
    await page.getByText('Globex is marked as churned.').waitFor();
    await page
      .getByRole('row', { name: /Globex/ })
      .getByText('Churned')
      .waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page
      .getByRole('row', { name: /Globex/ })
      .getByText('Pilot')
      .waitFor();
    expect(rows.parse(await read()).items).toMatchObject([
      { status: 'PILOT', notes: 'By the board' },
    ]);
    expect(errors).toEqual([]);
  });

  test('a customer that is added again has no deletion to take back', async ({ demo, page }) => {
    const initech = { customerName: 'Initech', tier: 'SMB' };
    await callApi(demo, 'POST', `/portfolio/companies/${SLUG}/customers`, initech);
    await page.goto(`${demo.origin}/companies/${SLUG}?tab=customers`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Actions for Initech' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const deleted = page.getByText('Initech is deleted.');
    await deleted.waitFor();
    await page.getByRole('button', { name: 'Add customer' }).click();
    await page.getByRole('dialog').getByLabel('Customer').fill('initech');
    await page.getByRole('dialog').getByRole('button', { name: 'Add customer' }).click();
    await page.getByText('is added.').waitFor();
    // Before its own time is up.
    await deleted.waitFor({ state: 'detached', timeout: 3000 });
    expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0);
  });

  test('an address without a scheme is meant with https', async ({ demo, page, errors }) => {
    await page.goto(`${demo.origin}/pipeline`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Add deal' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add deal' });
    const website = dialog.getByLabel('Website');
    await dialog.getByLabel('Company').fill('Helio');
    await website.fill('helio.example');
    await page.keyboard.press('Tab');
    expect(await website.inputValue()).toBe('https://helio.example');
    await website.fill('helio.example/about');
    await page.keyboard.press('Enter');
    await page.getByText('Helio is in the pipeline.').waitFor();
    await page.goto(`${demo.origin}/deals/helio`, { waitUntil: 'networkidle' });
    await page
      .getByRole('link', { name: /helio\.example/ })
      .first()
      .waitFor();
    await page.getByRole('button', { name: /^Website/ }).click();
    const inline = page.getByRole('textbox', { name: 'Website' });
    await inline.fill('heliograph.example');
    await page.keyboard.press('Enter');
    await page.getByText('Website of Helio saved.').waitFor();
    await page.getByRole('button', { name: /^Website.*heliograph\.example/ }).waitFor();
    expect(errors).toEqual([]);
  });
});
