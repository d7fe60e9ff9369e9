import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { WITHOUT_BROWSER } from '../setup/chromium';
import { addCompany, seriousViolations, SLUG } from './browser';
import { consoleTest } from './console-test';
import { picture } from './look';

const REFUSED = '640,5m';
const NOT_SAVED = /^Post-money valuation was not saved: it must be a number/;

const goTo = async (page: Page, name: string, path: string) => {
  await page.getByRole('link', { name, exact: true }).first().click();
  await page.waitForURL(path);
};

/** Whether the page would ask before it is left; a probe of the question that leaves nothing. */
const asksToLeave = (page: Page) =>
  page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));

describe.skipIf(WITHOUT_BROWSER)('what was typed and not stored', () => {
  const test = consoleTest((demo) => addCompany(demo));

  test('a value that is refused is told of on leaving, and stands there on the way back', async ({
    demo,
    page,
    errors,
  }) => {
    await page.goto(`${demo.origin}/companies/${SLUG}`, { waitUntil: 'networkidle' });
    const box = page.getByRole('textbox', { name: 'Post-money valuation' });
    const told = page.getByText(NOT_SAVED);
    const reason = page.getByText(/^Post-money valuation must be a number/);
    await page.getByRole('button', { name: /^Post-money valuation/ }).click();
    await box.fill(REFUSED);
    await goTo(page, 'Pipeline', '**/pipeline');
    await told.waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await picture(page, 'not-saved');
    await expect.poll(() => asksToLeave(page)).toBe(true);
    await page.goBack();
    await box.waitFor();
    expect(await box.inputValue()).toBe(REFUSED);
    await reason.waitFor();
    await picture(page, 'not-saved-back');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await seriousViolations(page)).toEqual([]);
    await picture(page, 'not-saved-back-phone-dark');
    await page.setViewportSize({ width: 1440, height: 900 });
    // Another tab of the page is another place too.
    await page.getByRole('tab', { name: 'Customers' }).click();
    await page.getByRole('tab', { name: 'Overview' }).click();
    expect(await box.inputValue()).toBe(REFUSED);
    await box.press('Escape');
    await box.waitFor({ state: 'detached' });
    await expect.poll(() => asksToLeave(page)).toBe(false);
    await goTo(page, 'Pipeline', '**/pipeline');
    await page.goBack();
    await page.getByRole('button', { name: /^Post-money valuation/ }).waitFor();
    expect(await box.count()).toBe(0);
    expect(errors).toEqual([]);
  });

  test('a value that can be stored is, also where only Back was pressed, and then forgotten', async ({
    demo,
    page,
  }) => {
    await page.goto(`${demo.origin}/portfolio`, { waitUntil: 'networkidle' });
    await page.getByRole('main').getByRole('link', { name: 'Tern Robotics' }).click();
    // The list before has a column of the same name.
    await page.getByRole('heading', { level: 1, name: 'Tern Robotics' }).waitFor();
    await page.getByRole('button', { name: /^Sector: / }).click();
    await page.getByRole('textbox', { name: 'Sector' }).fill('Robots');
    await page.goBack();
    await page.getByText('Sector of Tern Robotics saved.').waitFor();
    await expect.poll(() => asksToLeave(page)).toBe(false);
    await page.goForward();
    await page.getByRole('button', { name: /^Sector: Robots/ }).waitFor();
    expect(await page.getByRole('textbox', { name: 'Sector' }).count()).toBe(0);
  });

  test('names typed into the settings are kept until they are saved, and a password is asked about', async ({
    demo,
    page,
    errors,
  }) => {
    await page.goto(`${demo.origin}/settings`, { waitUntil: 'networkidle' });
    const name = page.getByLabel(/^Name/);
    for (const [tab, path, save, saved] of [
      ['Profile', '**/settings', 'Save name', () => 'Your name is saved.'],
      ['Organization', '**/settings/organization', 'Save', (one: string) => `${one} is saved.`],
    ] as const) {
      await goTo(page, tab, path);
      const before = await name.inputValue();
      const button = page.getByRole('button', { name: save, exact: true });
      const typed = `${before} the second`;
      await name.fill(typed);
      await goTo(page, 'API keys', '**/settings/keys');
      await expect.poll(() => asksToLeave(page)).toBe(true);
      await goTo(page, tab, path);
      await expect.poll(() => name.inputValue()).toBe(typed);
      await picture(page, `kept-${tab}`);
      await button.click();
      await page.getByText(saved(typed), { exact: true }).waitFor();
      await goTo(page, 'API keys', '**/settings/keys');
      await expect.poll(() => asksToLeave(page)).toBe(false);
      await goTo(page, tab, path);
      await expect.poll(() => name.inputValue()).toBe(typed);
      // The form is still there after it was saved, and keeps what is typed next as well.
      await name.fill(before);
      await expect.poll(() => asksToLeave(page)).toBe(true);
      await button.click();
      await expect.poll(() => asksToLeave(page)).toBe(false);
    }
    await goTo(page, 'Profile', '**/settings');
    const password = page.getByLabel('Current password');
    await password.fill(demo.password);
    await expect.poll(() => asksToLeave(page)).toBe(true);
    await goTo(page, 'API keys', '**/settings/keys');
    await expect.poll(() => asksToLeave(page)).toBe(false);
    await goTo(page, 'Profile', '**/settings');
    expect(await password.inputValue()).toBe('');
    expect(errors).toEqual([]);
  });

  test('a settings dialog that Back was pressed in has what was typed when it opens again', async ({
    demo,
    page,
  }) => {
    await page.goto(`${demo.origin}/settings`, { waitUntil: 'networkidle' });
    const dialog = page.getByRole('dialog');
    for (const [tab, path, opener, field] of [
      ['API keys', '**/settings/keys', 'Create key', 'Name'],
      ['Members', '**/settings/members', 'Invite', 'E-mail'],
      ['Vehicles', '**/settings/vehicles', 'Add vehicle', 'Name'],
      ['Vehicles', '**/settings/vehicles', 'Edit Northstar Fund I', 'Description'],
    ] as const) {
      await goTo(page, tab, path);
      const typed = dialog.getByLabel(new RegExp(`^${field}`));
      const open = page.getByRole('button', { name: opener, exact: true });
      await open.click();
      await typed.fill('half typed');
      await page.goBack();
      await dialog.waitFor({ state: 'detached' });
      await expect.poll(() => asksToLeave(page)).toBe(true);
      await goTo(page, tab, path);
      await open.click();
      expect(await typed.inputValue()).toBe('half typed');
      await page.keyboard.press('Escape');
      await dialog.getByRole('button', { name: 'Discard' }).click();
      await dialog.waitFor({ state: 'detached' });
      await expect.poll(() => asksToLeave(page)).toBe(false);
      await goTo(page, 'Profile', '**/settings');
    }
  });
});
