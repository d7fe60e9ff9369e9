import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { WITHOUT_BROWSER } from '../setup/chromium';
import { addCompany, callApi, seriousViolations } from './browser';
import { consoleTest } from './console-test';
import { picture } from './look';

describe.skipIf(WITHOUT_BROWSER)('names that are taken, and what was deleted', () => {
  const test = consoleTest((demo) => addCompany(demo));

  const column = (page: Page, stage: string) =>
    page.getByRole('region', { name: new RegExp(`^${stage}:`) });

  test('a company that another fund holds is logged all the same, and one that was deleted is restored', async ({
    demo,
    page,
  }) => {
    const investment = { checkSize: 1, investmentDate: '2025-03-01', instrumentType: 'SAFE' };
    const held = { name: 'Sennit', vehicleSlug: 'fund-ii', ...investment };
    await callApi(demo, 'POST', '/portfolio', held);
    await callApi(demo, 'POST', '/portfolio', { ...held, name: 'Bowline', vehicleSlug: 'fund-i' });
    await callApi(demo, 'DELETE', '/portfolio/bowline');
    await page.goto(`${demo.origin}/portfolio`, { waitUntil: 'networkidle' });
    const dialog = page.getByRole('dialog', { name: 'Log investment' });
    const send = dialog.getByRole('button', { name: 'Log investment' });
    const address = dialog.getByLabel('Address', { exact: true });
    const log = async (name: string) => {
      await page.keyboard.press('c');
      await dialog.getByLabel('Company').fill(name);
      await dialog.getByLabel('Check size').fill('100k');
      await send.click();
    };
    await log('Sennit');
    await dialog.getByText(/Sennit is in the portfolio of Northstar Fund II already/).waitFor();
    expect(await address.inputValue()).toBe('sennit-fund-i');
    expect(await dialog.textContent()).not.toMatch(/PUT|slug/i);
    expect(await seriousViolations(page)).toEqual([]);
    await picture(page, 'taken-company');
    await address.fill('tern-robotics');
    await send.click();
    await dialog.getByText(/Tern Robotics is in the portfolio of Northstar Fund I /).waitFor();
    expect(await address.inputValue()).toBe('tern-robotics-fund-i');
    await address.fill('sennit-too');
    await send.click();
    await page.getByText('Sennit is in the portfolio.').waitFor();
    await page.goto(`${demo.origin}/portfolio`, { waitUntil: 'networkidle' });
    await log('Bowline');
    await dialog.getByText(/Bowline was deleted from the portfolio of Northstar Fund I/).waitFor();
    await picture(page, 'taken-deleted-company');
    await dialog.getByLabel('Company').fill('Bowline Two');
    expect(await address.count()).toBe(0);
    await dialog.getByLabel('Company').fill('Bowline');
    await send.click();
    await dialog.getByRole('button', { name: 'Restore it' }).click();
    await page.getByText('Bowline is back in the portfolio.').waitFor();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('main').getByRole('link', { name: 'Bowline' }).waitFor();
  });

  test('a deal of a name that is taken is added all the same, and one that was deleted is restored', async ({
    demo,
    page,
  }) => {
    await callApi(demo, 'POST', '/deals', { companyName: 'Sheepshank' });
    await callApi(demo, 'POST', '/deals', { companyName: 'Clove Hitch' });
    await callApi(demo, 'DELETE', '/deals/clove-hitch');
    await page.goto(`${demo.origin}/pipeline`, { waitUntil: 'networkidle' });
    const dialog = page.getByRole('dialog', { name: 'Add deal' });
    const add = async (name: string) => {
      await page.keyboard.press('c');
      await dialog.getByLabel('Company').fill(name);
      await dialog.getByRole('button', { name: 'Add deal' }).click();
    };
    await add('Sheepshank');
    await dialog.getByText(/Sheepshank is in the pipeline already/).waitFor();
    expect(await dialog.getByLabel('Address', { exact: true }).inputValue()).toBe('sheepshank-2');
    expect(await dialog.textContent()).not.toMatch(/PUT|slug/i);
    expect(await seriousViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Add deal' }).click();
    await page.getByText('Sheepshank is in the pipeline.').waitFor();
    await expect.poll(() => page.getByRole('link', { name: 'Sheepshank' }).count()).toBe(2);
    await add('Clove Hitch');
    await dialog.getByText(/Clove Hitch was deleted from the pipeline/).waitFor();
    await picture(page, 'taken-deleted-deal');
    await dialog.getByRole('button', { name: 'Restore it' }).click();
    await page.getByText('Clove Hitch is back in the pipeline.').waitFor();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Clove Hitch' }).waitFor();
  });

  test('a deleted deal is taken back from the pipeline’s deleted view', async ({
    demo,
    page,
    errors,
  }) => {
    await callApi(demo, 'POST', '/deals', { companyName: 'Carrick Bend', stage: 'MEETING' });
    await page.goto(`${demo.origin}/deals/carrick-bend`);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete deal' }).click();
    await page.waitForURL('**/pipeline');
    await column(page, 'Meeting').waitFor();
    expect(await page.getByRole('link', { name: 'Carrick Bend' }).count()).toBe(0);
    await page.getByRole('tab', { name: /Deleted/ }).click();
    const gone = page
      .getByRole('tabpanel')
      .getByRole('listitem')
      .filter({ hasText: 'Carrick Bend' });
    await gone.getByText(/Meeting · deleted /).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await gone.getByRole('button', { name: 'Restore' }).click();
    await page.getByText('Carrick Bend is back in the pipeline.').waitFor();
    await gone.waitFor({ state: 'detached' });
    await page.getByRole('tab', { name: /Deals/ }).click();
    await column(page, 'Meeting').getByRole('link', { name: 'Carrick Bend' }).waitFor();
    expect(errors).toEqual([]);
  });

  test('a deal that the fund committed to is logged with what it says already, once', async ({
    demo,
    page,
  }) => {
    await callApi(demo, 'POST', '/deals', {
      companyName: 'Becket',
      website: 'https://becket.example',
      sector: 'Rope',
      companyStage: 'Seed',
      estimatedCheckSize: 250_000,
      estimatedValuation: 10_000_000,
      stage: 'TERMS',
    });
    await page.goto(`${demo.origin}/deals/becket`, { waitUntil: 'networkidle' });
    const offer = page.getByRole('main').getByRole('button', { name: 'Log investment' });
    expect(await offer.count()).toBe(0);
    await page.getByLabel('Stage', { exact: true }).selectOption('COMMITTED');
    await offer.click();
    const dialog = page.getByRole('dialog', { name: 'Log investment' });
    const send = dialog.getByRole('button', { name: 'Log investment' });
    const said = (label: string) => dialog.getByLabel(label).inputValue();
    expect(await Promise.all(['Company', 'Website', 'Sector', 'Stage'].map(said))).toEqual([
      'Becket',
      'https://becket.example',
      'Rope',
      'Seed',
    ]);
    expect(await said('Check size')).toBe('250000');
    expect(await said('Post-money valuation')).toBe('10000000');
    expect(await seriousViolations(page)).toEqual([]);
    await picture(page, 'committed-deal');
    await send.click();
    await page.getByText('Becket is in the portfolio.').waitFor();
    await dialog.waitFor({ state: 'detached' });
    // The deal says so, here and in what was done to it, and the next step is done.
    const became = page.getByRole('main').getByRole('link', { name: 'Becket', exact: true });
    await expect.poll(() => became.count()).toBe(2);
    await page.getByText('In the portfolio: Becket').waitFor();
    await page.getByText('The investment in Becket was logged').waitFor();
    await expect.poll(() => offer.getAttribute('class')).not.toContain('bg-accent');
    await picture(page, 'deal-in-portfolio');
    await offer.click();
    await send.click();
    await dialog.getByText(/Becket is in the portfolio of Northstar Fund II already/).waitFor();
    await page.goto(`${demo.origin}/companies/becket`);
    await page.getByRole('main').getByRole('heading', { name: 'Becket', level: 1 }).waitFor();
    await page.getByRole('main').getByText('$250,000').first().waitFor();
  });

  test('a deal of no fund is logged where the firm invests now, or in the fund chosen', async ({
    demo,
    page,
    errors,
  }) => {
    const dialog = page.getByRole('dialog', { name: 'Log investment' });
    const fund = dialog.getByLabel('Fund');
    const slugOf = async (company: string) => {
      const answer = await page.request.get(`${demo.origin}/api/v1/portfolio?vehicleSlug=fund-i`, {
        headers: { Authorization: `Bearer ${demo.apiKey}` },
      });
      return (await answer.text()).includes(`"${company}"`) ? 'fund-i' : 'another';
    };
    for (const [companyName, chosen] of [
      ['Clew', undefined],
      ['Leech', 'Northstar Fund I'],
    ] as const) {
      const slug = companyName.toLowerCase();
      const deal = { companyName, estimatedCheckSize: 100_000, stage: 'COMMITTED' };
      await callApi(demo, 'POST', '/deals', deal);
      await callApi(demo, 'PATCH', `/deals/${slug}`, { vehicleId: null });
      await page.goto(`${demo.origin}/deals/${slug}`, { waitUntil: 'networkidle' });
      await page.getByRole('button', { name: /^Vehicle: Northstar Fund I\b/ }).waitFor();
      await page.getByRole('main').getByRole('button', { name: 'Log investment' }).click();
      expect(await fund.locator('option:checked').innerText()).toBe('Northstar Fund II');
      if (chosen) await fund.selectOption({ label: chosen });
      await picture(page, 'fund-of-deal');
      await dialog.getByRole('button', { name: 'Log investment' }).click();
      await page.getByText(`${companyName} is in the portfolio.`).waitFor();
      expect(await slugOf(companyName)).toBe(chosen ? 'fund-i' : 'another');
    }
    expect(errors).toEqual([]);
  });
});
