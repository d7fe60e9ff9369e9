import { describe, expect } from 'vitest';
import { WITHOUT_BROWSER } from '../setup/chromium';
import { callApi, seriousViolations, SLUG } from './browser';
import { deskTest } from './desk-test';
import { lookAt } from './look';

describe.skipIf(WITHOUT_BROWSER)('the daily work in a browser', () => {
  const test = deskTest();

  test('a gap’s form says what is wrong beside the field, and keeps what was typed when the connection is lost', async ({
    context,
    page,
    open,
  }) => {
    await open(`/companies/${SLUG}?tab=gaps`);
    const gap = page.getByRole('listitem').filter({ hasText: 'No cash is named.' });
    await gap.getByRole('button', { name: 'Resolve' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Resolve' }).click();
    await dialog.getByText('Cash on hand is required.').waitFor();
    await dialog.getByLabel('Cash on hand').fill('2.5m');
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'Resolve' }).click();
    await dialog.getByText(/cannot be reached/).waitFor();
    expect(await dialog.getByLabel('Cash on hand').inputValue()).toBe('2.5m');
  });

  test('whoever resolves a gap or churns a customer second is told what is stored', async ({
    demo,
    page,
    open,
  }) => {
    const name = 'Second Come';
    const company = '/portfolio/companies/second-come';
    const investment = { checkSize: 100_000, investmentDate: '2025-03-01', instrumentType: 'SAFE' };
    await callApi(demo, 'POST', '/portfolio', { name, vehicleSlug: 'fund-i', ...investment });
    const { id: gap } = await callApi(demo, 'POST', `${company}/data-gaps`, {
      gapType: 'METRIC_MISSING',
      description: 'No runway is named.',
      suggestedField: 'runwayMonths',
    });
    const customer = { customerName: 'Initech', tier: 'SMB' };
    const { id } = await callApi(demo, 'POST', `${company}/customers`, customer);
    await open('/companies/second-come?tab=gaps');
    await page.getByRole('button', { name: 'Resolve' }).click();
    await page.getByLabel('Runway').fill('99');
    await callApi(demo, 'POST', `/portfolio/data-gaps/${gap}/resolve`, { resolvedValue: 12 });
    await page.getByRole('dialog').getByRole('button', { name: 'Resolve' }).click();
    await page.getByText(/resolved already by .*, with 12 mo/).waitFor();

    await page.getByRole('tab', { name: 'Customers' }).click();
    await page.getByRole('button', { name: 'Actions for Initech' }).click();
    await page.getByRole('menuitem', { name: 'Mark as churned' }).click();
    await page.getByLabel('Why').fill('Price');
    const left = { churnedAt: '2026-01-31', notes: 'Left for a rival' };
    await callApi(demo, 'POST', `${company}/customers/${id}/churn`, left);
    await page.getByRole('button', { name: 'Mark as churned' }).click();
    await page.getByText(/churned already, on .*31.* Left for a rival/).waitFor();
  });

  test('the review queue is worked off by keyboard alone, and each decision has an undo', async ({
    page,
    errors,
    open,
    detail,
    waiting,
  }) => {
    await open('/review');
    await detail.getByRole('heading', { name: 'Tern Robotics lifts pallets in Ohio' }).waitFor();
    await detail.getByText(/did not say that they read the source/).waitFor();
    await page.keyboard.press('a');
    await page.getByText('The story is published.').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    const story = waiting('Held news').getByRole('button', { name: /lifts pallets in Ohio/ });
    await story.click();
    await page.keyboard.press('d');
    await page.getByText('The story stays hidden.').waitFor();
    await story.waitFor({ state: 'detached' });

    await waiting('Asks')
      .getByRole('button', { name: /heads of logistics/ })
      .click();
    await detail.locator('mark', { hasText: 'heads of logistics' }).waitFor();
    await page.keyboard.press('a');
    await page.getByText('The ask is published.').waitFor();

    await waiting('Data gaps').getByRole('button', { name: 'No margin is named.' }).click();
    await page.keyboard.press('d');
    await page.getByText('The gap is dismissed.').waitFor();
    // The next one has moved into its place.
    await detail.getByRole('heading', { name: 'No burn is named.' }).waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.type('lots');
    await page.keyboard.press('Enter');
    await detail.getByText('Monthly burn must be a number.').waitFor();
    await page.getByLabel('Monthly burn').fill('180k');
    await page.keyboard.press('Enter');
    await page.getByText('The gap is resolved.').waitFor();
    await detail.getByRole('heading', { name: 'No headcount is named.' }).waitFor();
    await page.keyboard.press('j');
    await detail.getByRole('heading', { name: 'No cash is named.' }).waitFor();
    await page.keyboard.press('k');
    await detail.getByRole('heading', { name: 'No headcount is named.' }).waitFor();
    expect(errors).toEqual([]);
  });

  test('a key that is held down decides one thing, and a colleague who was first is not overruled', async ({
    demo,
    page,
    errors,
    open,
    detail,
    waiting,
  }) => {
    const under = `/portfolio/companies/${SLUG}`;
    const noteGap = (description: string) =>
      callApi(demo, 'POST', `${under}/data-gaps`, { gapType: 'PERIOD_UNCLEAR', description });
    const title = 'Tern Robotics opens a plant in Iowa';
    await noteGap('Held down, first.');
    await noteGap('Held down, second.');
    const { id: gap } = await noteGap('Which month is meant?');
    const { items } = await callApi(demo, 'POST', '/portfolio/news', {
      items: [
        { companySlug: SLUG, url: 'https://news.example/iowa', title, publishedAt: '2026-03-03' },
      ],
    });
    await open('/review');
    await waiting('Data gaps').getByRole('button', { name: 'Held down, second.' }).click();
    for (let again = 0; again < 4; again += 1) await page.keyboard.down('d');
    await page.keyboard.up('d');
    await page.getByText('The gap is dismissed.').waitFor();
    await waiting('Data gaps').getByRole('button', { name: 'Held down, second.' }).waitFor({
      state: 'detached',
    });
    await waiting('Data gaps').getByRole('button', { name: 'Held down, first.' }).waitFor();

    await waiting('Data gaps').getByRole('button', { name: 'Which month is meant?' }).click();
    await callApi(demo, 'POST', `/portfolio/data-gaps/${gap}/resolve`, {
      resolvedValue: '2026-02',
    });
    await page.keyboard.press('d');
    await page.getByText('it stays resolved').waitFor();

    await waiting('Held news').getByRole('button', { name: title }).click();
    await detail.getByRole('heading', { name: title }).waitFor();
    await callApi(demo, 'PATCH', `/portfolio/news/${items[0]?.id}`, { hidden: false });
    await page.keyboard.press('d');
    await page.getByText('Somebody else has decided this meanwhile').waitFor();
    const story = await callApi(demo, 'GET', `/portfolio/news/${items[0]?.id}`);
    expect(story).toMatchObject({ hidden: false });
    expect(errors.filter((error) => !error.includes('409'))).toEqual([]);
  });

  test('several gaps are resolved at once; one that does not fit stays, with what is wrong', async ({
    page,
    errors,
    open,
    waiting,
  }) => {
    await open('/review');
    await waiting('Data gaps').getByRole('button', { name: 'No headcount is named.' }).click();
    await page.keyboard.press('x');
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await page.getByRole('toolbar', { name: 'Selected gaps' }).getByText('2 selected').waitFor();
    await page.keyboard.press('a');
    const dialog = page.getByRole('dialog', { name: 'Resolve 2 gaps' });
    await dialog.getByLabel('Headcount').fill('14.5');
    await dialog.getByLabel('Cash on hand').fill('2.5m');
    expect(await seriousViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Resolve 2' }).click();
    await dialog.getByText('1 gap settled, 1 to mend.').waitFor();
    await dialog.getByLabel('Headcount').fill('14');
    await dialog.getByRole('button', { name: 'Resolve 1' }).click();
    await dialog.getByText('All are settled.').waitFor();
    await dialog.getByRole('button', { name: 'Done' }).click();
    expect(await waiting('Data gaps').getByText('No cash is named.').count()).toBe(0);
    expect(errors).toEqual([]);
  });

  test('a kind of which nothing waits says so, and the other kinds stay in reach', async ({
    page,
    errors,
    open,
    waiting,
  }) => {
    await open('/review');
    const filter = page.getByRole('group', { name: 'Show' });
    await filter.getByRole('button', { name: /^Asks/ }).click();
    const asks = waiting('Asks').getByRole('listitem');
    for (let left = await asks.count(); left > 0; left -= 1) {
      await page.keyboard.press('d');
      await asks.nth(left - 1).waitFor({ state: 'detached' });
    }
    await page.getByText('Asks: nothing waits').waitFor();
    await filter.getByRole('button', { name: /^Data gaps/ }).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Show all' }).click();
    await waiting('Data gaps').waitFor();
    expect(errors).toEqual([]);
  });

  test('Enter presses the control that has the focus, and is the page’s where none has it', async ({
    page,
    errors,
    open,
    detail,
    waiting,
  }) => {
    await open('/review');
    const gaps = waiting('Data gaps').getByRole('listitem');
    await gaps.first().getByRole('button').click();
    await page.keyboard.press('Enter');
    await detail.locator('form :is(input,select,textarea):focus').waitFor();
    await page.keyboard.press('Escape');
    await gaps.first().getByRole('button').click();
    await page.keyboard.press('j');
    await gaps.nth(1).locator('[aria-current=true]').waitFor();
    await page.keyboard.press('Enter');
    await detail.locator('form :is(input,select,textarea):focus').waitFor();
    expect(await gaps.nth(1).locator('[aria-current=true]').count()).toBe(1);
    await detail.getByRole('link').first().focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/companies\//);

    await open('/asks');
    await page.keyboard.press('j');
    await page.getByRole('button', { name: 'By type' }).focus();
    await page.keyboard.press('Enter');
    await page.locator('[aria-pressed=true]', { hasText: 'By type' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/asks');
    expect(errors).toEqual([]);
  });

  test('the help sheet lists the keys of the queue, and the navigation counts what waits', async ({
    page,
    open,
  }) => {
    await open('/review');
    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await sheet.getByText('Publish; fill a gap in').waitFor();
    await page.keyboard.press('Escape');
    const link = page.getByRole('link', { name: /^Review \d+ waiting$/ });
    const total = /(\d+) waiting/.exec((await link.textContent()) ?? '')?.[1];
    await page.getByText(`${total} things wait for a decision.`).waitFor();
  });

  test('an ask is found on the board, resolved, and taken back', async ({ page, errors, open }) => {
    await open('/asks');
    const column = (name: string) => page.getByRole('region', { name, exact: true });
    const card = (name: string) =>
      column(name).getByRole('listitem').filter({ hasText: 'heads of logistics' });
    // Where the columns are at their narrowest, what is on a card stays on it.
    await page.setViewportSize({ width: 1180, height: 900 });
    const cards = page.getByRole('main').getByRole('listitem');
    const spilt = await cards.evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
    );
    expect(spilt).toEqual([]);
    await card('Open').getByRole('button', { name: 'Resolve' }).click();
    await card('Resolved').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await card('Open').waitFor();
    await page.getByRole('button', { name: 'By type' }).click();
    await card('Customer intro')
      .getByRole('button', { name: /^Actions/ })
      .click();
    await page.getByRole('menuitem', { name: 'Hide' }).click();
    await card('Customer intro').getByText('Hidden').waitFor();
    await page.getByLabel('Type').selectOption('Customer intro');
    await card('Customer intro').getByRole('link', { name: 'February update' }).click();
    await page.locator('mark', { hasText: 'heads of logistics' }).waitFor();
    await page.goBack();
    await expect.poll(() => page.getByLabel('Type').inputValue()).toBe('INTRO_CUSTOMER');
    expect(errors).toEqual([]);
  });

  test('the fund’s numbers are computed again, and say what each company is left out of', async ({
    page,
    errors,
    open,
  }) => {
    await open('/stats');
    await page.getByRole('button', { name: 'Recompute' }).click();
    await page.getByText(/are computed/).waitFor();
    const row = page.getByRole('row', { name: /Tern Robotics/ });
    await row.getByText('Everything: no ARR reported').last().waitFor();
    await page.getByRole('button', { name: /Named customers/ }).click();
    await page.getByRole('heading', { name: 'Named customers over time' }).waitFor();
    expect(errors).toEqual([]);
  });

  test('a manager changes the rubric, and takes the change back', async ({
    page,
    errors,
    open,
  }) => {
    await open('/rubric');
    await page.getByRole('button', { name: 'Edit' }).click();
    const field = page.getByLabel('Product, level 4');
    const before = await field.inputValue();
    await field.fill('Used every day.');
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save rubric' }).click();
    await page.getByText('Used every day.').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText(before).waitFor();
    expect(errors).toEqual([]);
  });

  test('every page is accessible, fits, and says nothing on the console', async ({
    demo,
    browser,
    session,
  }) => {
    const paths = { review: '/review', asks: '/asks', stats: '/stats', rubric: '/rubric' };
    await lookAt({ browser, demo, session }, paths);
  }, 240_000);
});
