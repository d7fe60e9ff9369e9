import { describe, expect } from 'vitest';
import { WITHOUT_BROWSER } from '../setup/chromium';
import { addCompany, callApi, type Demo, seriousViolations } from './browser';
import { consoleTest } from './console-test';
import { picture } from './look';

const COMPANY = { name: 'Plover Grid', slug: 'plover-grid' };
const GAPS = 210;

/** A company with more questions than the review page reads at first, newer than all others. */
async function setScene(demo: Demo): Promise<void> {
  await addCompany(demo, COMPANY);
  for (let at = 1; at <= GAPS; at += 1) {
    await callApi(demo, 'POST', `/portfolio/companies/${COMPANY.slug}/data-gaps`, {
      gapType: 'PERIOD_UNCLEAR',
      description: `Question ${at}?`,
    });
  }
}

describe.skipIf(WITHOUT_BROWSER)('a long review queue', () => {
  const test = consoleTest(setScene);

  test('the oldest question is reached without deciding newer ones, and one company’s are told alone', async ({
    demo,
    page,
    errors,
  }) => {
    await page.goto(`${demo.origin}/review`, { waitUntil: 'networkidle' });
    const gaps = page.getByRole('region', { name: 'Data gaps' });
    const ofKind = page.getByRole('button', { name: /^Data gaps \d+/ });
    const all = Number((await ofKind.innerText()).match(/\d+/)?.[0]);
    expect(all).toBeGreaterThan(GAPS);
    await page.getByLabel('About').selectOption({ label: `${COMPANY.name} · ${GAPS}` });
    await page.getByText(`${GAPS} things wait for a decision.`).waitFor();
    expect(await page.getByRole('region', { name: 'Held news' }).count()).toBe(0);
    await gaps.getByText('The newest 100.').waitFor();
    await gaps.getByRole('button', { name: 'Show more' }).click();
    await gaps.getByText('The newest 200.').waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await picture(page, 'review-company');
    await page.setViewportSize({ width: 390, height: 844 });
    await picture(page, 'review-company-phone');
    await page.setViewportSize({ width: 1440, height: 900 });
    await gaps.getByRole('button', { name: 'Show more' }).click();
    await gaps.getByRole('button', { name: 'Question 1?', exact: true }).click();
    await page.getByRole('article', { name: 'Under review' }).waitFor();
    await page.keyboard.press('d');
    await page.getByText('The gap is dismissed.').waitFor();
    await page.getByText(`${GAPS - 1} things wait for a decision.`).waitFor();
    await page.getByLabel('About').selectOption({ label: 'All companies' });
    await page.getByRole('button', { name: `Data gaps ${all - 1}` }).waitFor();
    expect(errors).toEqual([]);
  });

  test('what is shown of the queue, and the item looked at, are there again after a reload and on the way back', async ({
    demo,
    page,
    errors,
  }) => {
    const detail = page.getByRole('article', { name: 'Under review' });
    const isAsLeft = async () => {
      await detail.getByRole('heading', { name: 'Question 200?' }).waitFor();
      expect(await page.getByLabel('About').inputValue()).not.toBe('');
      const kind = page.getByRole('button', { name: /^Data gaps/ });
      expect(await kind.getAttribute('aria-pressed')).toBe('true');
    };
    await page.goto(`${demo.origin}/review`, { waitUntil: 'networkidle' });
    await page
      .getByLabel('About')
      .selectOption(await page.getByRole('option', { name: COMPANY.name }).getAttribute('value'));
    await page.getByRole('button', { name: /^Data gaps/ }).click();
    await page.getByRole('button', { name: 'Question 200?', exact: true }).click();
    await isAsLeft();
    await page.reload();
    await isAsLeft();
    await detail.getByRole('link', { name: COMPANY.name }).click();
    await page.waitForURL(`**/companies/${COMPANY.slug}*`);
    await page.goBack();
    await isAsLeft();
    expect(errors).toEqual([]);
  });
});
