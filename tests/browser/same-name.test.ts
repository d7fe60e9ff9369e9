import { describe, expect } from 'vitest';
import { WITHOUT_BROWSER } from '../setup/chromium';
import { addCompany, callApi, type Demo, seriousViolations } from './browser';
import { consoleTest } from './console-test';

const FUND_I = 'Northstar Fund I';
const FUND_II = 'Northstar Fund II';

/** Three companies and two deals of one name; of another, two of each are deleted. */
async function setScene(demo: Demo): Promise<void> {
  for (const [name, slug, vehicleSlug] of [
    ['Mainsail', 'mainsail', 'fund-i'],
    ['Mainsail', 'mainsail-2', 'fund-i'],
    ['Mainsail', 'mainsail-3', 'fund-ii'],
    ['Bowline', 'bowline', 'fund-i'],
    ['Bowline', 'bowline-2', 'fund-i'],
  ]) {
    await addCompany(demo, { name, slug, vehicleSlug, sector: 'Sailing' });
  }
  for (const [companyName, slug] of [
    ['Mainsail', 'mainsail'],
    ['Mainsail', 'mainsail-2'],
    ['Bowline', 'bowline'],
    ['Bowline', 'bowline-2'],
  ]) {
    await callApi(demo, 'POST', '/deals', {
      companyName,
      slug,
      stage: 'MEETING',
      sector: 'Sailing',
    });
  }
  for (const slug of ['bowline', 'bowline-2']) {
    await callApi(demo, 'DELETE', `/portfolio/${slug}`);
    await callApi(demo, 'DELETE', `/deals/${slug}`);
  }
}

describe.skipIf(WITHOUT_BROWSER)('companies and deals of the same name', () => {
  const test = consoleTest(setScene);

  test('are told apart by fund and address where they are searched for', async ({
    demo,
    page,
    errors,
  }) => {
    await page.goto(`${demo.origin}/settings`, { waitUntil: 'networkidle' });
    await page.keyboard.press('Control+k');
    await page.getByPlaceholder('Find a company, deal, page or command').fill('mainsail');
    const options = page.getByRole('option', { name: /^Mainsail/ });
    await expect.poll(() => options.count()).toBe(5);
    expect((await options.allTextContents()).sort()).toEqual([
      'MainsailMeeting · mainsail',
      'MainsailMeeting · mainsail-2',
      `Mainsail${FUND_I} · mainsail`,
      `Mainsail${FUND_I} · mainsail-2`,
      `Mainsail${FUND_II} · mainsail-3`,
    ]);
    expect(await seriousViolations(page)).toEqual([]);
    expect(errors).toEqual([]);
  });

  test('are told apart where a mail waits for its company', async ({ demo, page, errors }) => {
    await page.goto(`${demo.origin}/review`, { waitUntil: 'networkidle' });
    await page.getByLabel('Mail files').setInputFiles({
      name: 'stray.eml',
      mimeType: 'message/rfc822',
      buffer: Buffer.from(
        'From: stranger@unknown.example\nTo: fund@northstar.test\nSubject: Stray\nDate: Mon, 02 Mar 2026 09:00:00 +0000\nMessage-ID: <stray@mail.example>\n\nAll well here.\n',
      ),
    });
    const dialog = page.getByRole('dialog', { name: 'Mail imported' });
    await dialog.getByText(/waits under Review/).waitFor();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    const mails = page.getByRole('region', { name: 'Mail' });
    await mails.getByRole('button', { name: 'Stray' }).click();
    const company = page.getByRole('article').getByRole('combobox', { name: 'Company' });
    const offered = company.getByRole('option').filter({ hasText: 'Mainsail' });
    await expect
      .poll(() => offered.allTextContents())
      .toEqual([
        `Mainsail · ${FUND_I} · mainsail`,
        `Mainsail · ${FUND_I} · mainsail-2`,
        `Mainsail · ${FUND_II} · mainsail-3`,
      ]);
    await company.selectOption({ label: `Mainsail · ${FUND_I} · mainsail-2` });
    await page.getByRole('button', { name: 'Assign' }).click();
    await page.getByText(`The mail is an update of Mainsail (${FUND_I} · mainsail-2).`).waitFor();
    expect(errors).toEqual([]);
  });

  test('are told apart where they are shared', async ({ demo, page, errors }) => {
    await page.goto(`${demo.origin}/shares/new`, { waitUntil: 'networkidle' });
    for (const note of [
      `Sailing · ${FUND_I} · mainsail`,
      `Sailing · ${FUND_I} · mainsail-2`,
      `Sailing · ${FUND_II} · mainsail-3`,
    ]) {
      await page.getByLabel(`Mainsail${note}`, { exact: true }).check();
    }
    await page.getByRole('tab', { name: 'Deals' }).click();
    for (const slug of ['mainsail', 'mainsail-2']) {
      await page.getByLabel(new RegExp(`^MainsailSailing · (.* · )?${slug}$`)).check();
    }
    expect(errors).toEqual([]);
  });

  test('are told apart where they are restored', async ({ demo, page, errors }) => {
    for (const path of ['/portfolio', '/pipeline']) {
      await page.goto(`${demo.origin}${path}`, { waitUntil: 'networkidle' });
      await page.getByRole('tab', { name: /^Deleted/ }).click();
      for (const slug of ['bowline', 'bowline-2']) {
        await page.getByText(new RegExp(`deleted .* · ${slug}$`)).waitFor();
      }
    }
    expect(errors).toEqual([]);
  });
});
