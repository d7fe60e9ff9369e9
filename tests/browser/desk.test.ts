import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { callApi, type Demo, seriousViolations, WITHOUT_BROWSER } from './browser';
import { consoleTest } from './console-test';
import { lookAt } from './look';

const SLUG = 'tern-robotics';
const under = `/portfolio/companies/${SLUG}`;
const INTRO = 'Could you introduce us to heads of logistics at retailers?';

/** A company with something of every kind to decide, newer than all of the demo's. */
async function setScene(demo: Demo): Promise<void> {
  await callApi(demo, 'POST', '/portfolio', {
    name: 'Tern Robotics',
    slug: SLUG,
    vehicleSlug: 'fund-i',
    checkSize: 750_000,
    investmentDate: '2025-03-01',
    instrumentType: 'SAFE',
    website: 'https://tern-robotics.example',
  });
  await callApi(demo, 'POST', `${under}/investor-updates`, {
    receivedAt: '2026-03-01T09:00:00Z',
    source: 'email',
    subject: 'February update',
    fromAddress: 'maya@tern-robotics.example',
    rawBody: `Hi all,\n\nARR reached $2.3M. We are 14 people.\n\n${INTRO} That would help.\n\nMaya`,
  });
  await callApi(demo, 'POST', '/portfolio/news', {
    items: [
      {
        companySlug: SLUG,
        url: 'https://news.example/tern',
        title: 'Tern Robotics lifts pallets in Ohio',
        publishedAt: '2026-03-02',
      },
    ],
  });
  for (const [description, suggestedField] of [
    ['No cash is named.', 'cashOnHandUsd'],
    ['No headcount is named.', 'headcount'],
    ['No burn is named.', 'burnMonthlyUsd'],
    ['No margin is named.', 'grossMarginPct'],
  ]) {
    await callApi(demo, 'POST', `${under}/data-gaps`, {
      gapType: 'METRIC_MISSING',
      description,
      suggestedField,
    });
  }
}

interface Desk {
  open: (path: string) => Promise<void>;
  /** The item looked at. */
  detail: Locator;
  /** The items of a kind. */
  waiting: (kind: string) => Locator;
}

describe.skipIf(WITHOUT_BROWSER)('the daily work in a browser', () => {
  const test = consoleTest(setScene).extend<Desk>({
    open: ({ demo, page }, use) =>
      use(async (path) => {
        await page.goto(`${demo.origin}${path}`);
        await page.waitForLoadState('networkidle');
      }),
    detail: ({ page }, use) => use(page.getByRole('article', { name: 'Under review' })),
    waiting: ({ page }, use) => use((kind) => page.getByRole('region', { name: kind })),
  });

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
    await card('Customer intro').getByRole('link', { name: 'February update' }).click();
    await page.locator('mark', { hasText: 'heads of logistics' }).waitFor();
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

  test('updates are read after a preview that writes nothing; a value opens its words and can be rejected', async ({
    page,
    errors,
    open,
  }) => {
    await open(`/companies/${SLUG}?tab=updates`);
    await page.getByRole('button', { name: 'Read updates' }).click();
    const dialog = page.getByRole('dialog', { name: 'Read updates' });
    await dialog.getByText('$2,300,000').waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('tab', { name: 'Metrics' }).click();
    expect(await page.getByRole('button', { name: '$2,300,000' }).count()).toBe(0);
    await page.getByRole('tab', { name: 'Updates' }).click();
    await page.getByRole('button', { name: 'Read updates' }).click();
    await dialog.getByRole('button', { name: 'Read 1 update' }).click();
    await dialog.getByText(/^Done: 1 of 1 update/).waitFor();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await page.locator('mark', { hasText: '$2.3M' }).waitFor();
    await page.getByRole('tab', { name: 'Metrics' }).click();
    await page.getByRole('button', { name: /^\$2,300,000/ }).click();
    const evidence = page.getByRole('dialog', { name: 'ARR: $2,300,000' });
    await evidence.locator('mark', { hasText: '$2.3M' }).waitFor();
    await evidence.getByRole('button', { name: 'Reject value' }).click();
    await page.getByText('The value is taken out of its snapshot.').waitFor();
    await page.getByRole('button', { name: /^\$2,300,000/ }).waitFor({ state: 'detached' });
    await page.getByRole('tab', { name: /Data gaps/ }).click();
    await page.getByText(/was read as 2300000, and rejected/).waitFor();
    expect(errors).toEqual([]);
  });

  const mail = (from: string, subject: string) =>
    `From: ${from}\nTo: fund@northstar.test\nSubject: ${subject}\nDate: Mon, 02 Mar 2026 09:00:00 +0000\nMessage-ID: <${subject}@mail.example>\n\nAll well here.\n`;

  test('mail is dropped anywhere; that of unknown senders waits, and is assigned by hand', async ({
    page,
    errors,
    open,
    detail,
    waiting,
  }) => {
    await open('/review');
    const text = mail('maya@tern-robotics.example', 'dropped');
    const files = await page.evaluateHandle((body) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([body], 'update.eml', { type: 'message/rfc822' }));
      return transfer;
    }, text);
    await page.dispatchEvent('body', 'dragover', { dataTransfer: files });
    await page.getByText('Drop mails to import them').waitFor();
    await page.dispatchEvent('body', 'drop', { dataTransfer: files });
    const dialog = page.getByRole('dialog', { name: 'Mail imported' });
    await dialog.getByText(`is an update of ${SLUG} now`).waitFor();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    const mailbox = ['stranger@unknown.example', 'maya@tern-robotics.example']
      .map(
        (from, at) =>
          `From x Mon Mar  2 09:00:00 2026\n${mail(from, ['stray', 'dropped'][at] ?? '')}\n`,
      )
      .join('');
    await page.getByLabel('Mail files').setInputFiles({
      name: 'old.mbox',
      mimeType: 'application/mbox',
      buffer: Buffer.from(mailbox),
    });
    await dialog.getByText(/waits under Review/).waitFor();
    await dialog.getByText(/was there already/).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await waiting('Mail').getByRole('button', { name: 'stray' }).click();
    await detail.getByLabel('Company').selectOption({ label: 'Tern Robotics' });
    await detail.getByRole('button', { name: 'Assign' }).click();
    await page.getByText('The mail is an update of Tern Robotics.').waitFor();
    expect(errors).toEqual([]);
  });

  test('a company’s activity tells who did what', async ({ demo, page, errors, open }) => {
    await open(`/companies/${SLUG}?tab=activity`);
    const line = page.getByRole('listitem').filter({ hasText: 'added the update' });
    await line.filter({ hasText: 'February update' }).getByText(demo.email).waitFor();
    await line.getByText('with an API key').first().waitFor();
    expect(await seriousViolations(page)).toEqual([]);
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
