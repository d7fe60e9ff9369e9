import type { Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { WITHOUT_BROWSER } from '../setup/chromium';
import { addCompany, callApi, type Demo, seriousViolations, SLUG } from './browser';
import { consoleTest } from './console-test';
import { lookAt, picture } from './look';

const under = `/portfolio/companies/${SLUG}`;
const ASK = 'Intros to heads of logistics in Ohio';

async function setScene(demo: Demo): Promise<void> {
  await addCompany(demo);
  await callApi(demo, 'POST', `${under}/investor-updates`, {
    receivedAt: '2026-03-01',
    source: 'email',
    subject: 'February update',
    rawBody: `Good month.\n\nAsks:\n- ${ASK}\n`,
  });
  await callApi(demo, 'POST', '/deals', { companyName: 'Gears', stage: 'RESEARCHING' });
}

describe.skipIf(WITHOUT_BROWSER)('what happened is told where people look', () => {
  const test = consoleTest(setScene);

  test('an offer of help waits in the review, and is handled with an undo', async ({
    demo,
    browser,
    session,
    page,
    errors,
  }) => {
    await page.goto(`${demo.origin}/portal`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: `I can help: ${ASK}` }).click();
    await page.getByLabel('How can you help?').fill('I ran logistics at two retailers.');
    await page.getByRole('button', { name: 'I can help', exact: true }).click();
    await page.getByText('You offered help').waitFor();
    await page.goto(`${demo.origin}/review`, { waitUntil: 'networkidle' });
    const waiting = page.getByRole('region', { name: 'Offers of help' });
    const line = waiting.getByRole('button', { name: 'Ana Lindqvist can help Tern Robotics' });
    await line.click();
    const detail = page.getByRole('article', { name: 'Under review' });
    await detail.getByRole('heading', { name: `Ana Lindqvist can help with “${ASK}”` }).waitFor();
    await detail.getByText('I ran logistics at two retailers.').waitFor();
    const mail = await detail.getByRole('link', { name: 'Write a mail' }).getAttribute('href');
    expect(mail).toBe(`mailto:${demo.email}?subject=${encodeURIComponent(ASK)}`);
    await lookAt({ browser, demo, session }, { offers: '/review', offer: '/review?reading=' });
    await page.keyboard.press('a');
    await page.getByText('The offer of Ana Lindqvist is handled.').waitFor();
    await waiting.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await line.waitFor();
    await line.click();
    await detail.getByRole('button', { name: 'Mark as handled' }).click();
    await waiting.waitFor({ state: 'detached' });
    await page.goto(`${demo.origin}/companies/${SLUG}?tab=asks`, { waitUntil: 'networkidle' });
    await page.getByText(/, handled/).waitFor();
    await picture(page, 'offer-handled');
    expect(errors).toEqual([]);
  });

  test('an offer that is taken back is there again with an undo, with its words', async ({
    demo,
    page,
    errors,
  }) => {
    await page.goto(`${demo.origin}/portal`, { waitUntil: 'networkidle' });
    const mine = page.getByRole('listitem').filter({ hasText: ASK });
    const takeBack = mine.getByRole('button', { name: /^Take back/ });
    if (await takeBack.isVisible()) await takeBack.click();
    await mine.getByRole('button', { name: /^I can help/ }).click();
    await page.getByLabel('How can you help?').fill('I know three of them.');
    await page.getByRole('button', { name: 'I can help', exact: true }).click();
    await mine.getByText('I know three of them.').waitFor();
    await takeBack.click();
    await mine.getByText('I know three of them.').waitFor({ state: 'detached' });
    const told = page.getByRole('listitem').filter({ hasText: 'Your offer is taken back.' });
    // Of two the newer one is in front.
    await told.getByRole('button', { name: 'Undo' }).first().click();
    await mine.getByText('I know three of them.').waitFor();
    expect(errors).toEqual([]);
  });

  test('a deal tells who moved it between stages, and that the investment was logged', async ({
    demo,
    browser,
    session,
    page,
    errors,
  }) => {
    await page.goto(`${demo.origin}/deals/gears`, { waitUntil: 'networkidle' });
    const stage = page.getByLabel('Stage', { exact: true });
    await stage.focus();
    await page.keyboard.press('ArrowDown');
    await page.getByText('Enter keeps it, Escape takes it back.').waitFor();
    await picture(page, 'stage-held');
    await page.keyboard.press('Enter');
    const moved = page.getByText('Ana Lindqvist moved it from Researching to Pre-meeting');
    await moved.waitFor();
    await callApi(demo, 'POST', '/portfolio', {
      name: 'Gears',
      vehicleSlug: 'fund-i',
      checkSize: 1,
      investmentDate: '2026-01-15',
      instrumentType: 'SAFE',
    });
    await page.reload({ waitUntil: 'networkidle' });
    await page.getByText('The investment in Gears was logged').waitFor();
    await lookAt({ browser, demo, session }, { 'deal-moves': '/deals/gears' });
    expect(errors).toEqual([]);
  });

  test('activity and audit trail tell which fields were changed, from what to what', async ({
    demo,
    browser,
    session,
    page,
    errors,
  }) => {
    await callApi(demo, 'PATCH', `/portfolio/${SLUG}`, { checkSize: 800_000, notes: 'Met them.' });
    const words = 'Check size from $750,000 to $800,000; Notes';
    await page.goto(`${demo.origin}/companies/${SLUG}?tab=activity`);
    await page.getByText(words).waitFor();
    await page.goto(`${demo.origin}/settings/audit`);
    const row = page.getByRole('row').filter({ hasText: words });
    await row.getByText('Changed 1 company: Tern Robotics').waitFor();
    await lookAt(
      { browser, demo, session },
      { activity: `/companies/${SLUG}?tab=activity`, trail: '/settings/audit' },
    );
    expect(errors).toEqual([]);
  });

  test('the button that reads updates agrees with the preview above it', async ({ demo, page }) => {
    for (let at = 0; at < 12; at += 1) {
      const update = { receivedAt: '2026-02-01', source: 'email', rawBody: `ARR is $${at + 2}M.` };
      await callApi(demo, 'POST', `${under}/investor-updates`, update);
    }
    await page.goto(`${demo.origin}/companies/${SLUG}?tab=updates`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Read updates' }).click();
    const dialog = page.getByRole('dialog', { name: 'Read updates' });
    await dialog.getByText('13 updates not read yet. This is a preview of the first 10').waitFor();
    await dialog.getByText('3 more updates wait behind these, and are read with them.').waitFor();
    await dialog.getByRole('button', { name: 'Read all 13 updates' }).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await picture(page, 'read-all');
    // The second of two clicks falls beside the dialog, which is smaller once the run goes on.
    const beside = async (route: Route) => {
      await page.mouse.click(8, 8);
      await route.continue();
    };
    await page.route('**/api/trpc/extraction.run*', beside, { times: 1 });
    await dialog.getByRole('button', { name: 'Read all 13 updates' }).click();
    await dialog.getByRole('button', { name: 'Stop' }).waitFor();
    await dialog.getByRole('button', { name: 'Stop' }).waitFor({ state: 'detached' });
    expect(await dialog.count()).toBe(1);
  });

  test('a link, a key and a command without a connection leave the page, and say why', async ({
    demo,
    context,
    page,
  }) => {
    await page.goto(`${demo.origin}/pipeline`, { waitUntil: 'networkidle' });
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Shares' }).click();
    await page.getByText(/^The connection is away, so this page stays/).waitFor();
    await picture(page, 'offline');
    expect(page.url()).toBe(`${demo.origin}/pipeline`);
    const told = page.getByText(/^The connection is away, so this page stays/);
    const closeIt = async () => {
      await page.reload({ waitUntil: 'networkidle' });
      await page.getByRole('heading', { name: 'Pipeline' }).waitFor();
    };
    await context.setOffline(false);
    await closeIt();
    await context.setOffline(true);
    await page.keyboard.press('g');
    await page.keyboard.press('h');
    await told.waitFor();
    expect(page.url()).toBe(`${demo.origin}/pipeline`);
    await context.setOffline(false);
    await closeIt();
    await page.keyboard.press('Control+k');
    await page.getByPlaceholder('Find a company, deal, page or command').fill('Fund stats');
    await context.setOffline(true);
    await page.getByRole('option', { name: 'Fund stats' }).click();
    await told.waitFor();
    expect(page.url()).toBe(`${demo.origin}/pipeline`);
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Shares' }).click();
    await page.waitForURL('**/shares');
  });

  test('beside a server that answers, a browser that takes itself for offline goes where it is sent', async ({
    demo,
    page,
  }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'onLine', { get: () => false }),
    );
    await page.goto(`${demo.origin}/pipeline`, { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: 'Shares' }).click();
    await page.waitForURL('**/shares');
    await page.keyboard.press('g');
    await page.keyboard.press('p');
    await page.waitForURL('**/portfolio');
  });

  test('numbers older than a quarter say so, to the fund and its investors', async ({
    demo,
    page,
  }) => {
    await page.goto(`${demo.origin}/pipeline`, { waitUntil: 'networkidle' });
    // Only the browser's clock goes on; a page that it makes itself is of that day.
    await page.clock.setSystemTime(Date.now() + 150 * 86_400_000);
    await page.getByRole('link', { name: 'Fund stats' }).click();
    await page.getByText(/These numbers are 4 months old/).waitFor();
    await picture(page, 'stats-old');
    await page.getByRole('link', { name: 'Portal' }).click();
    await page.getByText(/^as of .*, 4 months old$/).waitFor();
    await picture(page, 'portal-old');
  });
});
