import { describe, expect } from 'vitest';
import { WITHOUT_BROWSER } from '../setup/chromium';
import { callApi, seriousViolations, SLUG } from './browser';
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

  test('a draft is asked about on every page, until it is sent', async ({ demo, page, errors }) => {
    const { origin } = demo;
    await callApi(demo, 'POST', '/deals', { companyName: 'Half Said', slug: 'half-said' });
    const answers: ('dismiss' | 'accept')[] = [];
    page.on('dialog', (dialog) => void dialog[answers.pop() ?? 'accept']());
    const leftUnasked = async () => {
      const asked = page.waitForEvent('dialog', { timeout: 2000 }).then(
        () => true,
        () => false,
      );
      await page.reload({ waitUntil: 'networkidle' });
      return !(await asked);
    };
    await page.goto(`${origin}/deals/half-said`, { waitUntil: 'networkidle' });
    const comment = page.getByRole('textbox', { name: 'Comment' });
    await comment.fill('Half a thought');
    await page.getByRole('link', { name: 'Asks' }).first().click();
    await page.waitForURL('**/asks');
    answers.push('dismiss');
    const asked = page.waitForEvent('dialog');
    await page.evaluate(() => setTimeout(() => window.location.reload()));
    await asked;
    await page.goBack();
    await comment.waitFor();
    expect(await comment.inputValue()).toBe('Half a thought');
    await page.getByRole('button', { name: 'Comment', exact: true }).click();
    await page.getByRole('listitem').filter({ hasText: 'Half a thought' }).first().waitFor();
    await page.getByRole('link', { name: 'Asks' }).first().click();
    await page.waitForURL('**/asks');
    expect(await leftUnasked()).toBe(true);
    expect(errors).toEqual([]);
  });

  test('offline a draft is not lost to a link: the page stays, and the link leads on once it can', async ({
    demo,
    page,
    context,
  }) => {
    await callApi(demo, 'POST', '/deals', { companyName: 'Cut Off', slug: 'cut-off' });
    await page.goto(`${demo.origin}/deals/cut-off`, { waitUntil: 'networkidle' });
    const comment = page.getByRole('textbox', { name: 'Comment' });
    await comment.fill('Half a thought');
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Rubric' }).first().click();
    await page.getByText(/^The connection is away, so this page stays/).waitFor();
    expect(await comment.inputValue()).toBe('Half a thought');
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Rubric' }).first().click();
    await page.getByRole('heading', { name: 'Rubric', level: 1 }).waitFor();
    await page.goBack();
    await comment.waitFor();
    expect(await comment.inputValue()).toBe('Half a thought');
  });

  test('offline a part of a company that was never shown cannot take what is being written with it', async ({
    demo,
    page,
    context,
  }) => {
    await callApi(demo, 'POST', '/portfolio', {
      name: 'Cut Part',
      slug: 'cut-part',
      vehicleSlug: 'fund-i',
      checkSize: 100_000,
      investmentDate: '2026-01-15',
      instrumentType: 'SAFE',
    });
    await page.goto(`${demo.origin}/companies/cut-part`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: /^Write ?Why we invested/ }).click();
    const text = page.getByRole('textbox', { name: 'Why we invested' });
    await text.fill('Half a reason');
    await context.setOffline(true);
    await page.getByRole('tab', { name: 'Customers' }).click();
    await page.getByText('This part could not be loaded').waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByRole('tab', { name: 'Overview' }).click();
    expect(await text.inputValue()).toBe('Half a reason');
    await page.getByRole('tab', { name: 'Customers' }).click();
    const again = page.getByRole('tabpanel').getByRole('button', { name: 'Try again' });
    await again.waitFor();
    await context.setOffline(false);
    await again.click();
    await page.getByRole('button', { name: 'Add customer' }).first().waitFor();
    await page.getByRole('tab', { name: 'Overview' }).click();
    expect(await text.inputValue()).toBe('Half a reason');
  });

  test('a customer that was begun in a dialog is there again after Back, and is not lost unasked', async ({
    page,
    errors,
    open,
  }) => {
    await open(`/companies/${SLUG}`);
    await page.getByRole('tab', { name: 'Customers' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add customer' });
    const name = dialog.getByRole('textbox', { name: 'Customer' });
    const add = page.getByRole('button', { name: 'Add customer' }).first();
    await add.click();
    await name.fill('Half Said Foods');
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    await (await asked).dismiss();
    await page.goForward();
    await add.click();
    expect(await name.inputValue()).toBe('Half Said Foods');
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Discard' }).click();
    await add.click();
    expect(await name.inputValue()).toBe('');
    expect(errors).toEqual([]);
  });

  test('scores that were given and not saved are there again after Back, and go by Control and Enter', async ({
    page,
    errors,
    open,
  }) => {
    await open('/pipeline');
    await page.getByRole('link', { name: 'Gridwell Thermal' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Score Gridwell Thermal' });
    const level = dialog.getByRole('radio', { name: /^Product: 3/ });
    const why = dialog.getByRole('textbox', { name: 'Why' });
    const score = page.getByRole('button', { name: 'Score', exact: true });
    await score.click();
    await level.check({ force: true });
    await why.fill('Heat sells.');
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    await page.goForward();
    await score.click();
    expect(await level.isChecked()).toBe(true);
    expect(await why.inputValue()).toBe('Heat sells.');
    await why.press('Control+Enter');
    await page.getByText('Gridwell Thermal is scored.').waitFor();
    await score.click();
    expect(await why.inputValue()).toBe('');
    expect(errors).toEqual([]);
  });

  test('a link waits for a service that does not answer, which is said, and leads on once it does', async ({
    page,
    open,
  }) => {
    await open('/settings');
    const isPart = (url: URL) => url.searchParams.has('_rsc') || url.pathname === '/settings';
    await page.route(isPart, (route) => route.abort('connectionrefused'));
    await page.getByRole('link', { name: 'Scoring rubric' }).first().click();
    await page.getByText('The service cannot be reached.').waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    const again = await page.getByRole('button', { name: 'Try again' }).elementHandle();
    await page.unroute(isPart);
    // It may have been tried again already, and the button be gone.
    await again?.evaluate((button) => button instanceof HTMLElement && button.click());
    await page.getByRole('heading', { name: 'Scoring rubric', level: 1 }).waitFor();
    await page.getByText('The service cannot be reached.').waitFor({ state: 'detached' });
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
