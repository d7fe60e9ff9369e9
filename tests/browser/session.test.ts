import { describe, expect } from 'vitest';
import { WITHOUT_BROWSER } from '../setup/chromium';
import { callApi, seriousViolations, signIn } from './browser';
import { consoleTest } from './console-test';

describe.skipIf(WITHOUT_BROWSER)('sessions and lost connections in a browser', () => {
  const test = consoleTest();

  test('the bare address leads signed-out people to the door, and in again to the place asked for', async ({
    demo,
    context,
    page,
    errors,
  }) => {
    await context.clearCookies();
    await page.goto(demo.origin);
    await page.waitForURL('**/sign-in');
    expect(await seriousViolations(page)).toEqual([]);
    await signIn(page, demo, `/companies/harborlight?tab=customers`);
    await page.getByRole('heading', { level: 1, name: /Harborlight/ }).waitFor();
    expect(errors).toEqual([]);
  });

  test('the door says the same of an unknown address and a wrong password, and goes nowhere else', async ({
    demo,
    context,
    page,
  }) => {
    await context.clearCookies();
    const refusals: (string | null)[] = [];
    for (const email of [demo.email, 'nobody@example.com']) {
      await page.goto(`${demo.origin}/sign-in?next=//evil.example/`);
      await page.getByLabel('E-mail').fill(email);
      await page.getByLabel('Password').fill('not-the-password');
      await page.getByRole('button', { name: 'Sign in' }).click();
      refusals.push(await page.locator('form [role=alert]').textContent());
    }
    expect(refusals[0]).toBe(refusals[1]);
    await page.getByLabel('E-mail').fill(demo.email);
    await page.getByLabel('Password').fill(demo.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(`${demo.origin}/portfolio`);
  });

  test('what was typed survives a lost connection', async ({ demo, context, page }) => {
    await page.goto(`${demo.origin}/portfolio`);
    await page.getByRole('button', { name: 'Log investment' }).click();
    const dialog = page.getByRole('dialog', { name: 'Log investment' });
    await dialog.getByLabel('Company').fill('Offline Inc');
    await dialog.getByLabel('Check size').fill('100k');
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'Log investment' }).click();
    await dialog.getByText(/cannot be reached/).waitFor();
    expect(await dialog.getByLabel('Company').inputValue()).toBe('Offline Inc');
  });

  test('a form that is sent stays open until what became of it is told', async ({ demo, page }) => {
    await callApi(demo, 'POST', '/portfolio', {
      name: 'Slow Loris',
      vehicleSlug: 'fund-i',
      checkSize: 100_000,
      investmentDate: '2026-01-15',
      instrumentType: 'SAFE',
    });
    await callApi(demo, 'POST', '/portfolio/companies/slow-loris/data-gaps', {
      gapType: 'METRIC_MISSING',
      description: 'No cash is named.',
      suggestedField: 'cashOnHandUsd',
    });
    await callApi(demo, 'POST', '/deals', { companyName: 'Slow Deal' });
    const loris = '/companies/slow-loris?tab=';
    for (const [path, opens, sends, label, calls] of [
      [`${loris}metrics`, 'Add snapshot', 'Add snapshot', 'ARR', 'metricSnapshots.create'],
      [`${loris}gaps`, 'Resolve', 'Resolve', 'Cash on hand', 'dataGaps.resolve'],
      ['/deals/slow-deal', 'Score', 'Save scores', 'Why', 'deals.comment'],
    ] as const) {
      await page.goto(`${demo.origin}${path}`);
      const lost = page.getByText(/cannot be reached/).first();
      let fail = () => {};
      const failing = new Promise<void>((resolve) => (fail = resolve));
      const address = `**/api/trpc/${calls}**`;
      await page.route(address, async (route) => {
        await failing;
        await route.abort();
      });
      await page.getByRole('button', { name: opens, exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: label }).fill('12m');
      if (opens === 'Score') await dialog.getByText('4', { exact: true }).first().click();
      await dialog.getByRole('button', { name: sends }).click();
      const ways = [/^Cancel$/, /^Close$/].map((name) => dialog.getByRole('button', { name }));
      for (const way of ways) await expect.poll(() => way.isDisabled()).toBe(true);
      await dialog.locator('button[aria-busy=true]', { hasText: sends }).waitFor();
      await page.keyboard.press('Escape');
      fail();
      await lost.waitFor();
      await page.unroute(address);
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await dialog.getByRole('button', { name: 'Discard' }).click();
      await dialog.waitFor({ state: 'detached' });
    }
  });

  test('a session that ended asks for the password where it ended; what was typed stays and is sent', async ({
    demo,
    context,
    page,
  }) => {
    await page.goto(`${demo.origin}/portfolio`);
    await page.getByRole('button', { name: 'Log investment' }).click();
    const dialog = page.getByRole('dialog', { name: 'Log investment' });
    await dialog.getByLabel('Company').fill('Sandpiper Foods');
    await dialog.getByLabel('Check size').fill('300k');
    await context.clearCookies();
    await dialog.getByRole('button', { name: 'Log investment' }).click();
    const ended = page.getByRole('dialog', { name: 'Your session has ended' });
    expect(await ended.getByLabel('E-mail').inputValue()).toBe(demo.email);
    expect(await seriousViolations(page)).toEqual([]);
    await ended.getByLabel('Password').fill('not-the-password');
    await page.keyboard.press('Enter');
    await ended.getByText('is not right').waitFor();
    await ended.getByLabel('Password').fill(demo.password);
    await page.keyboard.press('Enter');
    await ended.waitFor({ state: 'detached' });
    await dialog.getByText('Your session has ended. Sign in, then send this again.').waitFor();
    await dialog.getByRole('button', { name: 'Log investment' }).click();
    await page.getByText('Sandpiper Foods is in the portfolio.').waitFor();
  });

  test('a text and a field stay open with what was typed until they are stored, and say why they are not', async ({
    demo,
    context,
    page,
  }) => {
    await callApi(demo, 'POST', '/portfolio', {
      name: 'Brief Stay',
      vehicleSlug: 'fund-i',
      checkSize: 100_000,
      investmentDate: '2026-01-15',
      instrumentType: 'SAFE',
      sector: 'Health',
    });
    await page.goto(`${demo.origin}/companies/brief-stay`);
    const notes = page.getByRole('textbox', { name: 'Notes' });
    const save = page.getByRole('button', { name: 'Save', exact: true });
    const lost = page.getByRole('alert').getByText(/cannot be reached/);
    const write = () => page.getByRole('button', { name: /^(Write|Edit) ?Notes/ }).click();
    // What checks a field comes with the first edit.
    await write();
    await notes.fill('Short');
    await save.click();
    await notes.waitFor({ state: 'detached' });

    await write();
    await notes.fill('An hour of writing');
    await context.setOffline(true);
    await save.click();
    await lost.waitFor();
    expect(await notes.inputValue()).toBe('An hour of writing');
    await context.setOffline(false);
    await context.clearCookies();
    await save.click();
    const ended = page.getByRole('dialog', { name: 'Your session has ended' });
    await ended.getByLabel('Password').fill(demo.password);
    await page.keyboard.press('Enter');
    await ended.waitFor({ state: 'detached' });
    expect(await notes.inputValue()).toBe('An hour of writing');
    await save.click();
    await page.getByRole('paragraph').getByText('An hour of writing').waitFor();

    await page.getByRole('button', { name: /^Sector/ }).click();
    const sector = page.getByRole('textbox', { name: 'Sector' });
    await sector.fill('Robotics');
    await context.setOffline(true);
    await page.keyboard.press('Enter');
    await lost.waitFor();
    expect(await sector.inputValue()).toBe('Robotics');
    await context.setOffline(false);
    await callApi(demo, 'DELETE', '/portfolio/brief-stay', {});
    await sector.press('Enter');
    await page
      .getByRole('alert')
      .getByText(/not found/i)
      .waitFor();
    expect(await sector.inputValue()).toBe('Robotics');
  });

  test('what is being written outlives its tab, its page and a slip of the hand', async ({
    demo,
    page,
  }) => {
    await callApi(demo, 'POST', '/deals', { companyName: 'Half Said' });
    await page.goto(`${demo.origin}/deals/half-said`);
    await page.getByRole('button', { name: /^Write ?Notes/ }).click();
    const notes = page.getByRole('textbox', { name: 'Notes' });
    const comment = page.getByRole('textbox', { name: 'Comment' });
    await notes.fill('Half a note');
    await comment.fill('Half a comment');
    await page.getByRole('link', { name: 'Pipeline' }).first().click();
    await page.waitForURL('**/pipeline');
    await page.goBack();
    await notes.waitFor();
    expect(await notes.inputValue()).toBe('Half a note');
    expect(await comment.inputValue()).toBe('Half a comment');
    const calls = '**/api/trpc/deals.comment**';
    let goOn = (): void => undefined;
    const written = new Promise<void>((resolve) => (goOn = resolve));
    await page.route(calls, async (route) => {
      await written;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Comment', exact: true }).click();
    await comment.fill('The other half');
    goOn();
    await page.getByText('Half a comment').waitFor();
    expect(await comment.inputValue()).toBe('The other half');
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    await (await asked).dismiss();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: /^Write ?Notes/ }).click();
    expect(await notes.inputValue()).toBe('');

    await page.getByRole('link', { name: 'Portfolio' }).first().click();
    await page.getByRole('main').getByText('Largest position').waitFor();
    await page.keyboard.press('c');
    const form = page.getByRole('dialog');
    await form.getByLabel('Company').fill('Typed');
    await page.mouse.click(5, 5);
    await page.keyboard.press('Escape');
    await form.getByRole('button', { name: 'Keep editing' }).click();
    await page.keyboard.press('Control+k');
    expect(await form.getByLabel('Company').inputValue()).toBe('Typed');
    expect(await page.getByRole('dialog').count()).toBe(1);
    const askedAgain = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    await (await askedAgain).dismiss();
    await page.goBack();
    await page.getByText('Half a comment').waitFor();
    await page.goForward();
    await form.waitFor();
    expect(await form.getByLabel('Company').inputValue()).toBe('Typed');
    await form.getByRole('button', { name: 'Cancel' }).click();
    await form.getByRole('button', { name: 'Discard' }).click();
    await form.waitFor({ state: 'detached' });
    await page.keyboard.press('c');
    expect(await form.getByLabel('Company').inputValue()).toBe('');
    await page.keyboard.press('Escape');
    await form.waitFor({ state: 'detached' });
  });

  test('a deal’s text, link and choice are kept or told where the connection is lost', async ({
    demo,
    context,
    page,
  }) => {
    await callApi(demo, 'POST', '/deals', { companyName: 'Long Memo' });
    await page.goto(`${demo.origin}/deals/long-memo`);
    const lost = page.getByRole('alert').getByText(/cannot be reached/);
    const notes = page.getByRole('textbox', { name: 'Notes' });
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await page.getByRole('button', { name: /Write ?Notes/ }).click();
    await notes.fill('Short');
    await save.click();
    await page.getByRole('button', { name: /Edit ?Notes/ }).click();
    await notes.fill('A long memo');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    const address = page.getByRole('textbox', { name: 'Address' });
    await address.fill('https://example.com/deck');
    await context.setOffline(true);
    await save.click();
    await lost.nth(0).waitFor();
    expect(await notes.inputValue()).toBe('A long memo');
    await page.getByRole('button', { name: 'Add link' }).click();
    await lost.nth(1).waitFor();
    expect(await address.inputValue()).toBe('https://example.com/deck');
    const source = page.getByRole('combobox', { name: 'Source' });
    const stored = await source.inputValue();
    await source.selectOption('REFERRAL');
    await lost.nth(2).waitFor();
    expect(await source.inputValue()).toBe(stored);
  });

  test('a page asked for after the session ended is returned to', async ({
    demo,
    context,
    page,
  }) => {
    await page.goto(`${demo.origin}/portfolio`, { waitUntil: 'networkidle' });
    await context.clearCookies();
    await page.getByRole('link', { name: 'Fund stats' }).click();
    await page.waitForURL('**/sign-in?next=%2Fstats');
  });

  test('what could not be loaded is tried again', async ({ demo, page }) => {
    await page.goto(`${demo.origin}/companies/harborlight`);
    const customers = /trpc\/[^?]*customers\.list/;
    await page.route(customers, (route) => route.abort());
    await page.getByRole('tab', { name: 'Customers' }).click();
    const again = page.getByRole('button', { name: 'Try again' });
    // It has tried twice more by itself before it says so.
    await again.waitFor({ timeout: 15_000 });
    await page.unroute(customers);
    await again.click();
    await page.getByRole('row', { name: /Marlowe Logistics/ }).waitFor();
  });

  test('signing out ends the session', async ({ demo, context, page }) => {
    await context.clearCookies();
    await signIn(page, demo);
    await page.getByRole('button', { name: demo.email }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.waitForURL('**/sign-in');
    await page.goto(`${demo.origin}/portfolio`);
    await page.waitForURL('**/sign-in?next=*');
  });
});
