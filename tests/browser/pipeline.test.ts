import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { z } from 'zod';
import { WITHOUT_BROWSER } from '../setup/chromium';
import { callApi, type Demo, seriousViolations } from './browser';
import { consoleTest } from './console-test';
import { lookAt, picture } from './look';

/** A company and a deal of names as long as they may be, without a place to break. */
async function setScene(demo: Demo): Promise<void> {
  await callApi(demo, 'POST', '/portfolio', {
    name: 'W'.repeat(300),
    slug: 'long-name',
    vehicleSlug: 'fund-i',
    checkSize: 1,
    investmentDate: '2025-03-01',
    instrumentType: 'SAFE',
    sector: 'X'.repeat(500),
  });
  await callApi(demo, 'POST', '/portfolio/companies/long-name/data-gaps', {
    gapType: 'METRIC_MISSING',
    description: 'No cash is named.',
    suggestedField: 'cashOnHandUsd',
  });
  await callApi(demo, 'POST', '/deals', { companyName: 'W'.repeat(300), slug: 'long-name' });
  await callApi(demo, 'POST', '/deals/long-name/comments', {
    authorName: 'W'.repeat(290),
    content: 'Seen.',
    metadata: { scores: { product: 3 } },
  });
}

/** The places that a long name runs out of, where nothing cuts it. */
const overrun = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      if (!text.textContent?.includes('W'.repeat(50))) continue;
      const range = document.createRange();
      range.selectNode(text);
      const { right } = range.getBoundingClientRect();
      for (let at = text.parentElement; at; at = at.parentElement) {
        if (getComputedStyle(at).overflowX !== 'visible') break;
        if (right > at.getBoundingClientRect().right + 1) found.push(at.outerHTML.slice(0, 200));
      }
    }
    return found;
  });

describe.skipIf(WITHOUT_BROWSER)('pipeline, shares and the portal in a browser', () => {
  const test = consoleTest(setScene);

  const column = (page: Page, stage: string) =>
    page.getByRole('region', { name: new RegExp(`^${stage}:`) });

  test('every page is accessible, fits, and says nothing on the console', async ({
    demo,
    browser,
    session,
  }) => {
    await lookAt(
      { browser, demo, session },
      {
        pipeline: '/pipeline',
        deal: '/deals/gridwell-thermal',
        shares: '/shares',
        'new-share': '/shares/new',
        portal: '/portal',
      },
    );
  }, 240_000);

  test('a name of one long word stays in its place', async ({ demo, page }) => {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of [
        '/pipeline',
        '/portfolio',
        '/deals/long-name',
        '/companies/long-name',
        '/review',
      ]) {
        await page.goto(`${demo.origin}${path}`, { waitUntil: 'networkidle' });
        await page.getByText(/W{50}/).first().waitFor({ state: 'attached' });
        expect(await overrun(page), `${path} at ${width}`).toEqual([]);
        const whole = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(whole, `${path} at ${width}`).toBeLessThanOrEqual(width);
        await picture(page, `long-name${path.replaceAll('/', '-')}-${width}`);
      }
      await page.getByRole('button', { name: 'No cash is named.' }).click();
      await page.getByRole('heading', { name: 'No cash is named.' }).waitFor();
      expect(await overrun(page), `reviewed at ${width}`).toEqual([]);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${demo.origin}/portfolio`);
    const last = await page.getByRole('columnheader', { name: 'Invested' }).boundingBox();
    expect(last?.x).toBeLessThan(1440);
  }, 120_000);

  test('a deal is dragged to another stage, and an undo brings it back', async ({
    demo,
    page,
    errors,
  }) => {
    await page.goto(`${demo.origin}/pipeline`);
    const card = page.getByRole('link', { name: 'Saffron Ledger' });
    await card.dragTo(column(page, 'Researching').getByRole('heading'));
    await page.getByText('Saffron Ledger is in Researching.').waitFor();
    await column(page, 'Researching').getByRole('link', { name: 'Saffron Ledger' }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await column(page, 'Discovered').getByRole('link', { name: 'Saffron Ledger' }).waitFor();
    expect(await column(page, 'Discovered').textContent()).toContain('Agents');
    expect(await column(page, 'Meeting').textContent()).toContain('People');
    expect(errors).toEqual([]);
  });

  test('the keyboard finds a deal, moves it and adds another', async ({ demo, page, errors }) => {
    await page.goto(`${demo.origin}/pipeline`);
    await page.getByRole('link', { name: 'Tandem Nursing' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Obsidian Proofs');
    await page.keyboard.press(']');
    await column(page, 'Decision').getByRole('link', { name: 'Obsidian Proofs' }).waitFor();
    await page.getByText('Obsidian Proofs is in Decision.').waitFor();
    await page.locator('h1').click();
    await page.keyboard.press('c');
    const dialog = page.getByRole('dialog', { name: 'Add deal' });
    await dialog.getByRole('button', { name: 'Add deal' }).click();
    await dialog.getByText('Company is required.').waitFor();
    await dialog.getByLabel('Company').fill('Lapwing Foods');
    await dialog.getByLabel('Check').fill('400k');
    expect(await seriousViolations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByText('Lapwing Foods is in the pipeline.').waitFor();
    await column(page, 'Pre-meeting').getByText('$400K').waitFor();
    await page.getByRole('button', { name: 'Table' }).click();
    await page.getByLabel('Search deals').fill('lapwing');
    await expect.poll(() => page.locator('tbody tr').count()).toBe(1);
    await page.keyboard.press('Control+k');
    await page.getByPlaceholder('Find a company, deal, page or command').fill('lapwing');
    await page.getByRole('option', { name: /Lapwing Foods/ }).click();
    await page.waitForURL('**/deals/lapwing-foods');
    expect(errors).toEqual([]);
  });

  test('a deal is edited, scored against the rubric, commented and moved between funds', async ({
    demo,
    page,
    errors,
  }) => {
    await page.goto(`${demo.origin}/deals/gridwell-thermal`);
    const timeline = page.getByRole('list').filter({ hasText: 'deal-scout' });
    await timeline.getByText('Agent', { exact: true }).waitFor();
    await timeline.getByText('System', { exact: true }).waitFor();
    await page.getByRole('button', { name: /^Check/ }).click();
    await page.getByRole('textbox', { name: 'Check' }).fill('3m');
    await page.keyboard.press('Enter');
    await page.getByText('Check of Gridwell Thermal saved.').waitFor();
    await page.getByLabel('Fund', { exact: true }).selectOption({ label: 'Northstar Fund I' });
    await page.getByText(/moved it from Northstar Fund II to/).waitFor();
    await page.getByRole('button', { name: 'Score', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('4', { exact: true }).first().click();
    expect(await seriousViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save scores' }).click();
    await page.getByText('4 of 4').waitFor();
    await page.getByLabel('Comment').fill('Ready for **terms**.');
    await page.getByRole('button', { name: 'Comment', exact: true }).click();
    await page.locator('strong', { hasText: 'terms' }).waitFor();
    expect(errors).toEqual([]);
  });

  test('what narrows the portfolio and the pipeline is there again on the way back', async ({
    demo,
    page,
    errors,
  }) => {
    for (const [path, label, typed, row] of [
      ['/portfolio', 'Search companies', 'harbor', 'Harborlight'],
      ['/pipeline', 'Search deals', 'gridwell', 'Gridwell Thermal'],
    ] as const) {
      await page.goto(`${demo.origin}${path}`, { waitUntil: 'networkidle' });
      await page.getByLabel(label).fill(typed);
      await page.getByRole('main').getByRole('link', { name: row }).click();
      await page.getByRole('heading', { level: 1, name: row }).waitFor();
      await page.goBack();
      await page.getByLabel(label).waitFor();
      expect([path, await page.getByLabel(label).inputValue()]).toEqual([path, typed]);
    }
    expect(errors).toEqual([]);
  });

  test('the order of a table is there again on the way back, and after a reload', async ({
    demo,
    page,
    errors,
  }) => {
    for (const [path, heading, order] of [
      ['/portfolio', 'Check', 'descending'],
      ['/pipeline', 'Stage', 'ascending'],
    ] as const) {
      await page.goto(`${demo.origin}${path}`, { waitUntil: 'networkidle' });
      if (path === '/pipeline') await page.getByRole('button', { name: 'Table' }).click();
      const column = page.getByRole('columnheader', { name: heading });
      const sorted = () => column.getAttribute('aria-sort');
      while ((await sorted()) !== order) await column.getByRole('button').click();
      await page.getByRole('main').getByRole('row').nth(1).getByRole('link').click();
      await page.getByRole('navigation', { name: 'Breadcrumb' }).waitFor();
      await page.goBack();
      await column.waitFor();
      expect([path, await sorted()]).toEqual([path, order]);
      await page.reload();
      await column.waitFor();
      expect([path, await sorted()]).toEqual([path, order]);
    }
    expect(errors).toEqual([]);
  });

  test('an investor has the portal alone, offers help, and the fund sees it', async ({
    demo,
    browser,
    page,
    errors,
  }) => {
    await page.goto(`${demo.origin}/settings/members`);
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    await page.getByLabel('E-mail').fill('lp@fjord.test');
    await page.getByRole('dialog').getByLabel('Role').selectOption('VIEWER');
    await page.getByLabel('Northstar Fund I', { exact: true }).check();
    await page.getByRole('button', { name: 'Make link' }).click();
    const link = await page.getByLabel('Invitation link').inputValue();
    const investor = await (await browser.newContext()).newPage();
    await investor.goto(link);
    await investor.getByLabel('Your name').fill('Liv Berg');
    await investor.getByLabel('Password').fill('a long enough password');
    await investor.getByRole('button', { name: 'Join' }).click();
    await investor.waitForURL('**/portal');
    await investor.getByRole('main').getByText('Combined ARR').waitFor();
    await investor.goto(`${demo.origin}/companies/harborlight`);
    // The portal of the vehicle that the company is in.
    await investor.waitForURL('**/portal?vehicle=*');
    const ask = investor.getByRole('button', { name: /^I can help:/ }).first();
    const title = (await ask.getAttribute('aria-label'))?.slice('I can help: '.length) ?? '';
    await ask.click();
    await investor.getByLabel('How can you help?').fill('I know the right person.');
    await investor.getByRole('button', { name: 'I can help', exact: true }).click();
    await investor.getByText('You offered help').waitFor();
    expect(await seriousViolations(investor)).toEqual([]);
    await investor.context().close();
    const answer = await page.request.get(`${demo.origin}/api/v1/portfolio/asks?limit=200`, {
      headers: { Authorization: `Bearer ${demo.apiKey}` },
    });
    const { items } = z
      .object({ items: z.array(z.object({ title: z.string(), companyId: z.string() })) })
      .parse(await answer.json());
    const companyId = items.find((one) => one.title === title)?.companyId;
    const fund = await page.request.get(`${demo.origin}/api/v1/portfolio?vehicleSlug=fund-i`, {
      headers: { Authorization: `Bearer ${demo.apiKey}` },
    });
    const { companies } = z
      .object({ companies: z.array(z.object({ id: z.string(), slug: z.string() })) })
      .parse(await fund.json());
    const slug = companies.find(({ id }) => id === companyId)?.slug ?? '';
    await page.goto(`${demo.origin}/companies/${slug}?tab=asks`);
    await page.getByText('I know the right person.').waitFor();
    await page.goto(`${demo.origin}/asks`);
    const card = page.getByRole('listitem').filter({ hasText: title });
    await card.getByText('I know the right person.').first().waitFor();
    expect(errors).toEqual([]);
  });

  test('the board shows deals that others add past its last page', async ({
    demo,
    page,
    errors,
  }) => {
    const headers = { Authorization: `Bearer ${demo.apiKey}` };
    const answer = await page.request.get(`${demo.origin}/api/v1/deals?limit=1`, { headers });
    const { total } = z.object({ total: z.number() }).parse(await answer.json());
    const add = async (from: number, to: number) => {
      for (let n = from; n < to; n += 1) {
        await callApi(demo, 'POST', '/deals', { companyName: `Late ${n}` });
      }
    };
    await add(total, 200);
    await page.goto(`${demo.origin}/pipeline`);
    const shown = async () => {
      const labels = await page
        .locator('section[data-stage]')
        .evaluateAll((columns) => columns.map((one) => one.getAttribute('aria-label') ?? ''));
      return labels.reduce((sum, label) => sum + Number(label.split(': ')[1]), 0);
    };
    await expect.poll(shown).toBe(200);
    await add(200, 203);
    await page.getByRole('link', { name: 'Late 199' }).focus();
    await page.keyboard.press(']');
    await page.getByText(/^Late 199 is in /).waitFor();
    await expect.poll(shown).toBe(203);
    expect(errors).toEqual([]);
  });
});
