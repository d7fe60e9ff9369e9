import { describe, expect } from 'vitest';
import { WITHOUT_BROWSER } from '../setup/chromium';
import { deskTest } from './desk-test';

describe.skipIf(WITHOUT_BROWSER)('what was begun and not sent', () => {
  const test = deskTest();

  test('an answer that was begun is there when its gap is looked at again, and is not lost unasked', async ({
    page,
    errors,
    open,
    detail,
  }) => {
    await open('/review');
    const look = async (gap: string) => {
      await page.getByRole('button', { name: gap }).click();
      await detail.getByRole('heading', { name: gap }).waitFor();
    };
    const cash = detail.getByLabel('Cash on hand');
    await look('No cash is named.');
    await cash.fill('2,5m');
    await detail.getByLabel('Notes').fill('Told on the phone');
    await look('No headcount is named.');
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    await (await asked).dismiss();
    await look('No cash is named.');
    expect(await cash.inputValue()).toBe('2,5m');
    expect(await detail.getByLabel('Notes').inputValue()).toBe('Told on the phone');
    await page.getByRole('link', { name: 'Portfolio' }).first().click();
    await page.waitForURL('**/portfolio');
    await page.goBack();
    await look('No cash is named.');
    expect(await cash.inputValue()).toBe('2,5m');
    await cash.fill('');
    await detail.getByLabel('Notes').fill('');
    await page.reload({ waitUntil: 'networkidle' });
    await look('No cash is named.');
    expect(await cash.inputValue()).toBe('');
    expect(errors).toEqual([]);
  });

  test('a share that was begun is there again on the way back, and is not lost unasked', async ({
    demo,
    page,
    errors,
  }) => {
    await page.goto(`${demo.origin}/shares/new`, { waitUntil: 'networkidle' });
    const title = page.getByLabel('Title');
    await title.fill('Half a list');
    await page.getByLabel(/^Harborlight/).check();
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    await (await asked).dismiss();
    await page.getByRole('link', { name: 'Pipeline' }).first().click();
    await page.waitForURL('**/pipeline');
    await page.goBack();
    await title.waitFor();
    expect(await title.inputValue()).toBe('Half a list');
    expect(await page.getByLabel(/^Harborlight/).isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Make link' }).click();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.waitForURL('**/shares');
    await page.getByRole('link', { name: 'New share' }).click();
    await title.waitFor();
    expect(await title.inputValue()).toBe('');
    expect(errors).toEqual([]);
  });
});
