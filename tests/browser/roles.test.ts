import { describe, expect } from 'vitest';
import { WITHOUT_BROWSER } from '../setup/chromium';
import { seriousViolations } from './browser';
import { consoleTest } from './console-test';
import { picture } from './look';

describe.skipIf(WITHOUT_BROWSER)('the roles of members in a browser', () => {
  const test = consoleTest();

  test('a role is changed where it stands and taken back; the last manager stays', async ({
    demo,
    page,
  }) => {
    await page.goto(`${demo.origin}/settings/members`);
    const role = page.getByLabel('Role of Tomás Reyes');
    await role.selectOption('VIEWER');
    await page.getByText('Tomás Reyes is changed.').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => role.inputValue()).toBe('EDITOR');
    await page.getByLabel('Role of Ana Lindqvist').selectOption('EDITOR');
    await page.getByRole('button', { name: 'Become an editor' }).click();
    await page.getByText('This is the last manager').waitFor();
    expect(await page.getByLabel('Role of Ana Lindqvist').inputValue()).toBe('MANAGER');
  });

  test('a question that a menu opened gives the focus back to the menu’s button', async ({
    demo,
    page,
  }) => {
    await page.goto(`${demo.origin}/settings/members`, { waitUntil: 'networkidle' });
    const menu = page.getByRole('button', { name: 'Actions for Tomás Reyes' });
    for (let again = 0; again < 2; again += 1) {
      await menu.press('Enter');
      await page.getByRole('menuitem', { name: 'Remove' }).press('Enter');
      const question = page.getByRole('dialog', { name: /Tomás Reyes/ });
      await question.locator(':focus').waitFor();
      await page.keyboard.press('Escape');
      await question.waitFor({ state: 'detached' });
      await menu.and(page.locator(':focus')).waitFor();
    }
  });

  test('cannot be chosen before the page’s script would hear of it', async ({ demo, page }) => {
    const scripts = '**/_next/static/**/*.js';
    let arrive = () => {};
    const arriving = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(scripts, async (route) => {
      await arriving;
      await route.continue();
    });
    await page.goto(`${demo.origin}/settings/members`, { waitUntil: 'commit' });
    const role = page.getByLabel('Role of Tomás Reyes');
    await role.waitFor();
    expect(await role.isDisabled()).toBe(true);
    expect(await role.evaluate((shown) => getComputedStyle(shown).opacity)).toBe('1');
    arrive();
    await role.selectOption('VIEWER');
    await page.getByText('Tomás Reyes is changed.').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => role.inputValue()).toBe('EDITOR');
  });

  test('one key gives nobody more to see, and takes no vehicle away, unasked', async ({
    demo,
    page,
    errors,
  }) => {
    const open = () => page.goto(`${demo.origin}/settings/members`, { waitUntil: 'networkidle' });
    await open();
    const role = page.getByLabel('Role of Tomás Reyes');
    await role.selectOption('VIEWER');
    await page.getByText('Tomás Reyes is changed.').waitFor();
    await role.focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    const editor = page.getByRole('dialog', { name: 'Make Tomás Reyes an editor?' });
    await editor.getByText(/will see check sizes.*of the vehicles granted/).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await picture(page, 'role-question');
    await page.keyboard.press('Escape');
    await editor.waitFor({ state: 'detached' });
    await role.and(page.locator(':focus')).waitFor();
    await open();
    expect(await role.inputValue()).toBe('VIEWER');
    await role.selectOption('EDITOR');
    await editor.getByRole('button', { name: 'Make an editor' }).click();
    await expect.poll(() => role.inputValue()).toBe('EDITOR');
    await page.getByText('Tomás Reyes is changed.').waitFor();
    await role.selectOption('MANAGER');
    await page.getByRole('button', { name: 'Make a manager' }).click();
    await expect.poll(() => role.inputValue()).toBe('MANAGER');
    await open();
    await role.selectOption('EDITOR');
    await editor.getByText(/sees only the vehicles granted: /).waitFor();
    await editor.getByRole('button', { name: 'Cancel' }).click();
    expect(await role.inputValue()).toBe('MANAGER');
    await role.selectOption('EDITOR');
    await editor.getByRole('button', { name: 'Make an editor' }).click();
    await page.getByText('Tomás Reyes is changed.').waitFor();
    await open();
    expect(await role.inputValue()).toBe('EDITOR');
    expect(errors).toEqual([]);
  });

  test('a role replaces another manager’s only once theirs was shown', async ({
    demo,
    page,
    context,
  }) => {
    const path = `${demo.origin}/settings/members`;
    const other = await context.newPage();
    const [mine, theirs] = [page, other].map((one) => one.getByLabel('Role of Tomás Reyes'));
    for (const one of [page, other]) await one.goto(path, { waitUntil: 'networkidle' });
    await theirs?.selectOption('VIEWER');
    await other.getByText('Tomás Reyes is changed.').waitFor();
    await mine?.selectOption('MANAGER');
    await page.getByRole('button', { name: 'Make a manager' }).click();
    await page.getByText('Somebody else made Tomás Reyes a viewer meanwhile').waitFor();
    await expect.poll(() => mine?.inputValue()).toBe('VIEWER');
    // What is streamed stands twice in a page for a moment.
    const shownAgain = () => other.reload({ waitUntil: 'networkidle' });
    await shownAgain();
    expect(await theirs?.inputValue()).toBe('VIEWER');
    await mine?.selectOption('EDITOR');
    await page.getByRole('button', { name: 'Make an editor' }).click();
    await page.getByText('Tomás Reyes is changed.').waitFor();
    await shownAgain();
    expect(await theirs?.inputValue()).toBe('EDITOR');
  });

  // The last one: there is no way back from it.
  test('a manager is asked before one key takes her own role away, which has no undo', async ({
    demo,
    page,
  }) => {
    const open = () => page.goto(`${demo.origin}/settings/members`, { waitUntil: 'networkidle' });
    await open();
    await page.getByLabel('Role of Tomás Reyes').selectOption('MANAGER');
    await page.getByRole('button', { name: 'Make a manager' }).click();
    await page.getByText('Tomás Reyes is changed.').waitFor();
    await open();
    const own = page.getByLabel('Role of Ana Lindqvist');
    await own.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Become an editor?' });
    await dialog.getByText(/only another manager can give it back/i).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await own.and(page.locator(':focus')).waitFor();
    expect(await own.inputValue()).toBe('MANAGER');
    await open();
    expect(await own.inputValue()).toBe('MANAGER');
    await own.selectOption('EDITOR');
    await dialog.getByRole('button', { name: 'Become an editor' }).click();
    await page.getByText('You are an editor now.').waitFor();
    expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0);
    await page.getByText('You see the managers and yourself.').waitFor();
  });
});
