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
    z.object({
      status: z.string(),
      notes: z.string().nullable(),
      churnedAt: z.string().nullable(),
    }),
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
      { status: 'PILOT', notes: 'By the board', churnedAt: null },
    ]);
    expect(errors).toEqual([]);
  });

  test('a churn’s day is asked for, and may be corrected', async ({ demo, page, errors }) => {
    await page.goto(`${demo.origin}/companies/${SLUG}?tab=customers`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Add customer' }).first().click();
    const adding = page.getByRole('dialog', { name: 'Add customer' });
    await adding.getByLabel('Customer').fill('Flexport');
    const day = page.getByLabel('Churned on');
    expect(await day.count()).toBe(0);
    await adding.getByLabel('Status').selectOption('CHURNED');
    expect(await day.inputValue()).toMatch(/^\d{4}-\d\d-\d\d$/);
    await day.fill('');
    await page.keyboard.press('Enter');
    await adding.getByText('Churned on is required.').waitFor();
    await day.fill('2025-01-31');
    await adding.getByLabel('Signed').fill('2025-02-01');
    await adding.getByLabel('Annual value').fill('-50k');
    await page.keyboard.press('Enter');
    await adding
      .getByText('Churned on must not be before Feb 1, 2025, when the customer signed.')
      .waitFor();
    await adding.getByText('Annual value must not be negative.').waitFor();
    await adding.getByLabel('Annual value').fill('');
    await adding.getByLabel('Signed').fill('');
    await day.fill('2025-09-30');
    expect(await seriousViolations(page)).toEqual([]);
    await picture(page, 'customer-churned');
    await page.keyboard.press('Enter');
    const row = page.getByRole('row', { name: /^Flexport/ });
    await row.getByText('Sep 30, 2025').waitFor();
    const edit = async () => {
      await page.getByRole('button', { name: 'Actions for Flexport' }).click();
      await page.getByRole('menuitem', { name: 'Edit' }).click();
      return page.getByRole('dialog', { name: 'Edit customer' });
    };
    let dialog = await edit();
    expect(await day.inputValue()).toBe('2025-09-30');
    await day.fill('2025-10-01');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await row.getByText('Oct 1, 2025').waitFor();
    await dialog.waitFor({ state: 'detached' });
    dialog = await edit();
    await dialog.getByLabel('Status').selectOption('PAUSED');
    expect(await day.count()).toBe(0);
    await dialog.getByLabel('Status').selectOption('CHURNED');
    expect(await day.inputValue()).toBe('2025-10-01');
    await dialog.getByLabel('Status').selectOption('PAUSED');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await row.getByText('Paused').waitFor();
    await dialog.waitFor({ state: 'detached' });
    dialog = await edit();
    await dialog.getByLabel('Notes').fill('Thinks it over');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
    dialog = await edit();
    await dialog.getByLabel('Status').selectOption('CHURNED');
    await day.fill('2025-11-02');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await picture(page, 'customer-churned-phone-dark');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.setViewportSize({ width: 1440, height: 900 });
    await row.getByText('Nov 2, 2025').waitFor();
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

  test('nothing that is counted up is taken below zero from people', async ({
    demo,
    page,
    errors,
  }) => {
    await page.goto(`${demo.origin}/pipeline`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Add deal' }).click();
    const deal = page.getByRole('dialog', { name: 'Add deal' });
    await deal.getByLabel('Company').fill('Minus');
    await deal.getByLabel('Check').fill('-500k');
    await deal.getByLabel('Valuation').fill('-10m');
    await page.keyboard.press('Enter');
    await deal.getByText('Check must not be negative.').waitFor();
    await deal.getByText('Valuation must not be negative.').waitFor();
    await deal.getByLabel('Check').fill('500k');
    await deal.getByLabel('Valuation').fill('');
    await page.keyboard.press('Enter');
    await page.getByText('Minus is in the pipeline.').waitFor();
    await page.goto(`${demo.origin}/deals/minus`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: /^Valuation/ }).click();
    await page.getByRole('textbox', { name: 'Valuation' }).fill('-3m');
    await page.keyboard.press('Enter');
    await page.getByText('Valuation must not be negative.').waitFor();
    const gaps = `/portfolio/companies/${SLUG}/data-gaps`;
    const description = 'Which tier is Hooli?';
    await callApi(demo, 'POST', gaps, { gapType: 'CUSTOMER_AMBIGUOUS', description });
    await callApi(demo, 'POST', gaps, {
      gapType: 'METRIC_MISSING',
      description: 'No headcount is named.',
      suggestedField: 'headcount',
    });
    const detail = page.getByRole('article', { name: 'Under review' });
    await page.goto(`${demo.origin}/review`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: description }).click();
    await detail.getByLabel('Customer').fill('Hooli');
    await detail.getByLabel('Tier').selectOption('F500');
    await detail.getByLabel('Annual value').fill('-220k');
    await detail.getByRole('button', { name: 'Resolve' }).click();
    await detail.getByText('Annual value must not be negative.').waitFor();
    await page.getByRole('button', { name: 'No headcount is named.' }).click();
    await detail.getByLabel('Headcount').fill('-12');
    await detail.getByRole('button', { name: 'Resolve' }).click();
    await detail.getByText('Headcount must not be negative.').waitFor();
    expect(errors).toEqual([]);
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
