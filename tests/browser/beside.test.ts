import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { z } from 'zod';
import { WITHOUT_BROWSER } from '../setup/chromium';
import { addCompany, callApi, type Demo, seriousViolations } from './browser';
import { consoleTest } from './console-test';
import { picture } from './look';

const SLUG = 'tern-robotics';
const OLDPORT = {
  customerName: 'Oldport Ferries, Inc.',
  tier: 'F100',
  status: 'PAUSED',
  dealValueAnnualUsd: 312_000,
};

async function setScene(demo: Demo): Promise<void> {
  await addCompany(demo, { name: 'Tern Robotics', slug: SLUG });
  await callApi(demo, 'POST', `/portfolio/companies/${SLUG}/customers`, OLDPORT);
  await callApi(demo, 'POST', `/portfolio/companies/${SLUG}/data-gaps`, {
    gapType: 'CUSTOMER_AMBIGUOUS',
    description: 'A ferry operator was named. Which company is it?',
  });
  for (const slug of ['scored', 'linked']) {
    await callApi(demo, 'POST', '/deals', { companyName: slug, slug });
  }
  await callApi(demo, 'POST', '/deals', { companyName: 'Fitting', thesisFitScore: 4.2 });
}

const customers = z.object({
  items: z.array(z.object({ customerName: z.string(), tier: z.string(), status: z.string() })),
});
const scored = z.object({
  thesisFitScore: z.number(),
  comments: z.array(z.object({ metadata: z.record(z.string(), z.unknown()) })),
});

describe.skipIf(WITHOUT_BROWSER)('what is there already, or comes from others meanwhile', () => {
  const test = consoleTest(setScene);

  const read = async (demo: Demo, page: Page, path: string): Promise<unknown> => {
    const headers = { Authorization: `Bearer ${demo.apiKey}` };
    return (await page.request.get(`${demo.origin}/api/v1${path}`, { headers })).json();
  };

  test('a gap about a customer on file shows it, and changes nothing that nobody chose', async ({
    demo,
    page,
    errors,
  }) => {
    await page.goto(`${demo.origin}/companies/${SLUG}?tab=gaps`);
    await page.getByRole('button', { name: 'Resolve' }).first().click();
    const name = page.getByRole('textbox', { name: 'Customer' });
    await name.fill('oldport ferries');
    await page.keyboard.press('Tab');
    await page.getByText(/Oldport Ferries, Inc\. is on file: Fortune 100, Paused/).waitFor();
    await expect.poll(() => page.getByRole('combobox', { name: 'Tier' }).inputValue()).toBe('F100');
    expect(await seriousViolations(page)).toEqual([]);
    await picture(page, 'gap-on-file');
    await page.getByRole('dialog').getByRole('button', { name: 'Resolve' }).click();
    await page.getByText('The gap is resolved.').waitFor();
    const { items } = customers.parse(
      await read(demo, page, `/portfolio/companies/${SLUG}/customers`),
    );
    expect(items).toMatchObject([{ tier: 'F100', status: 'PAUSED' }]);
    expect(errors).toEqual([]);
  });

  test('a deal takes a second link, and gives one of several back', async ({
    demo,
    page,
    errors,
  }) => {
    await page.goto(`${demo.origin}/deals/linked`, { waitUntil: 'networkidle' });
    const links = page.getByRole('main');
    for (const name of ['One', 'Two', 'Three']) {
      await links.getByRole('button', { name: 'Add', exact: true }).click();
      await links.getByLabel('Name of the link').fill(name);
      await links.getByLabel('Address').fill(`https://${name}.example/deck`);
      await links.getByRole('button', { name: 'Add link' }).click();
      await links.getByRole('link', { name: `${name} ${name.toLowerCase()}.example` }).waitFor();
    }
    await links.getByRole('button', { name: 'Remove Two' }).click();
    await expect
      .poll(() => read(demo, page, '/deals/linked'))
      .toMatchObject({ links: [{ label: 'One' }, { label: 'Three' }] });
    expect(errors).toEqual([]);
  });

  test('one score of six leaves the fit that somebody set; all of them offer theirs, with an undo', async ({
    demo,
    page,
    errors,
  }) => {
    const fit = async () => scored.parse(await read(demo, page, '/deals/fitting')).thesisFitScore;
    await page.goto(`${demo.origin}/deals/fitting`, { waitUntil: 'networkidle' });
    const score = page.getByRole('button', { name: 'Score', exact: true });
    const dialog = page.getByRole('dialog');
    const mark = (category: string, level: number) =>
      dialog.getByRole('group', { name: category }).getByText(String(level), { exact: true });
    const box = dialog.getByRole('checkbox', { name: /^Set the thesis fit/ });
    const save = async () => {
      await dialog.getByRole('button', { name: 'Save scores' }).click();
      await page.getByText('Fitting is scored.').first().waitFor();
      await dialog.waitFor({ state: 'detached' });
    };
    await score.click();
    await mark('Product', 1).click();
    await dialog.getByText('Set the thesis fit from 4.2 to 1.3').waitFor();
    expect(await box.isChecked()).toBe(false);
    await picture(page, 'fit-of-one');
    await save();
    expect(await fit()).toBe(4.2);
    await score.click();
    const others = ['Domain expertise', 'Fundraisability', 'Market', 'Execution', 'Traction'];
    for (const category of others) await mark(category, 4).click();
    await dialog.getByText('Set the thesis fit from 4.2 to 4.4').waitFor();
    expect(await box.isChecked()).toBe(true);
    await save();
    expect(await fit()).toBe(4.4);
    await page.getByText('Thesis fit of Fitting saved.').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(fit).toBe(4.2);
    expect(errors).toEqual([]);
  });

  test('of scores given beside a colleague’s nothing is saved until theirs were seen', async ({
    demo,
    page,
    errors,
  }) => {
    const stored = async () => scored.parse(await read(demo, page, '/deals/scored'));
    await page.goto(`${demo.origin}/deals/scored`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Score', exact: true }).click();
    const dialog = page.getByRole('dialog');
    const mark = (category: string, level: number) =>
      dialog.getByRole('group', { name: category }).getByText(String(level), { exact: true });
    await mark('Product', 1).click();
    await dialog.getByRole('checkbox', { name: /^Set the thesis fit to 1\.3/ }).check();
    await callApi(demo, 'POST', '/deals/scored/comments', {
      authorName: 'Ed',
      content: 'Strong.',
      metadata: { scores: { product: 4, traction: 4 } },
    });
    const save = dialog.getByRole('button', { name: 'Save scores' });
    await save.click();
    await page.getByText(/Somebody else has scored this meanwhile, so nothing is saved/).waitFor();
    expect(await stored()).toMatchObject({ thesisFitScore: 0, comments: [{}] });
    // Theirs shows, under the mark given here.
    await dialog.getByRole('radio', { name: /^Traction: 4/, checked: true }).waitFor();
    await dialog.getByRole('radio', { name: /^Product: 1/, checked: true }).waitFor();
    await save.click();
    await page.getByText('scored is scored.').waitFor();
    expect(await stored()).toMatchObject({
      thesisFitScore: 3.1,
      comments: [{}, { metadata: { scores: { product: 1, traction: 4 } } }],
    });
    expect(errors).toEqual([]);
  });

  test('two cells of a column, pasted, are no one number', async ({ demo, page }) => {
    await page.goto(`${demo.origin}/companies/${SLUG}?tab=metrics`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Add snapshot' }).click();
    const dialog = page.getByRole('dialog');
    const headcount = dialog.getByLabel('Headcount');
    await headcount.focus();
    await headcount.evaluate((field) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', '12\r\n345\r\n');
      const paste = { clipboardData, bubbles: true, cancelable: true };
      field.dispatchEvent(new ClipboardEvent('paste', paste));
    });
    expect(await headcount.inputValue()).toBe('12\t345');
    await dialog.getByRole('button', { name: 'Add snapshot' }).click();
    await dialog.getByText(/^Headcount must be a number/).waitFor();
  });

  test('where the answer to a new comment or share is lost, it is told that it may be stored', async ({
    demo,
    page,
  }) => {
    const mayBe = page.getByText(/It may be stored all the same/);
    const loseAnswers = (call: string) =>
      page.route(`**/api/trpc/${call}**`, async (route) => {
        await route.fetch();
        await route.abort();
      });
    await page.goto(`${demo.origin}/deals/linked`, { waitUntil: 'networkidle' });
    await loseAnswers('deals.comment');
    await page.getByLabel('Comment', { exact: true }).fill('Met the founders.');
    await page.getByRole('button', { name: 'Comment', exact: true }).click();
    await mayBe.waitFor();
    // It is shown among the others, so that nobody sends it again in other words.
    await page.getByRole('listitem').getByText('Met the founders.').waitFor();

    await page.goto(`${demo.origin}/shares/new`, { waitUntil: 'networkidle' });
    await loseAnswers('publicShares.create');
    await page.getByLabel('Title').fill('Lost on its way');
    await page.getByLabel(/^Tern Robotics/).check();
    await page.getByRole('button', { name: 'Make link' }).click();
    await mayBe.waitFor();
    await page.unroute('**/api/trpc/publicShares.create**');
    await page.getByRole('button', { name: 'Make link' }).click();
    await page.getByRole('dialog', { name: 'Lost on its way is shared' }).waitFor();
    await page.goto(`${demo.origin}/shares`, { waitUntil: 'networkidle' });
    expect(await page.getByRole('button', { name: 'Revoke Lost on its way' }).count()).toBe(1);
  });
});
