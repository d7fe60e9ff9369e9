import { describe, expect } from 'vitest';
import { WITHOUT_BROWSER } from '../setup/chromium';
import { addCompany, callApi, type Demo, seriousViolations } from './browser';
import { consoleTest } from './console-test';

const SLUG = 'wren-foods';

/** A company of more snapshots than one page of them holds. */
async function setScene(demo: Demo): Promise<void> {
  await addCompany(demo, { name: 'Wren Foods', slug: SLUG, investmentDate: '2024-03-01' });
  for (const snapshot of [
    { asOf: '2024-12-31', postMoneyMarkedUsd: 12_000_000 },
    { asOf: '2025-01-31', arrUsd: 1_000_000 },
    { asOf: '2025-01-31', arrUsd: 1_200_000 },
    { asOf: '2199-01-31', arrUsd: 9_000_000 },
    ...Array.from({ length: 100 }, (_, day) => ({
      asOf: new Date(Date.UTC(2025, 2, day + 1)).toISOString(),
      headcount: day,
    })),
  ]) {
    await callApi(demo, 'POST', `/portfolio/companies/${SLUG}/metric-snapshots`, snapshot);
  }
}

describe.skipIf(WITHOUT_BROWSER)('a company of many snapshots', () => {
  const test = consoleTest(setScene);

  test('a company’s numbers are those corrected last, none is out of reach, and a slip is refused', async ({
    demo,
    page,
    errors,
  }) => {
    await page.goto(`${demo.origin}/companies/${SLUG}`);
    const arr = page.getByRole('figure').filter({ hasText: 'ARR' });
    expect(await arr.innerText()).toMatch(/\$1\.2M(?!.*%)/s);
    await page.getByRole('tab', { name: 'Metrics' }).click();
    await page.getByRole('button', { name: 'Older snapshots' }).click();
    await page.getByRole('cell', { name: 'Marked post-money $12,000,000' }).waitFor();
    await page.getByRole('button', { name: 'Add snapshot' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Add snapshot' }).click();
    await dialog.getByText('ARR or another number is required.').waitFor();
    await dialog.getByLabel('ARR').fill('1,5m');
    await dialog.getByText(/^ARR must be a number\. Write decimals with a point/).waitFor();
    expect(errors).toEqual([]);
  });

  test('a snapshot whose answer was lost is added once, however often it is sent', async ({
    demo,
    page,
  }) => {
    await page.goto(`${demo.origin}/companies/${SLUG}`);
    await page.getByRole('tab', { name: 'Metrics' }).click();
    await page.getByRole('button', { name: 'Add snapshot' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('ARR').fill('777k');
    const calls = '**/api/trpc/metricSnapshots.create**';
    await page.route(calls, async (route) => {
      await route.fetch();
      await route.abort();
    });
    const send = dialog.getByRole('button', { name: 'Add snapshot' });
    await send.click();
    await dialog.getByText('The service cannot be reached.').waitFor();
    await page.unroute(calls);
    await send.click();
    await page.getByText('The snapshot is added.').waitFor();
    const cells = page.getByRole('cell', { name: '$777,000' });
    await cells.first().waitFor();
    expect(await cells.count()).toBe(1);
  });

  test('a snapshot whose answer was lost is no second try once something else was changed', async ({
    demo,
    page,
  }) => {
    await page.goto(`${demo.origin}/companies/${SLUG}?tab=metrics`);
    const add = page.getByRole('button', { name: 'Add snapshot' });
    const dialog = page.getByRole('dialog');
    const send = async () => {
      await add.click();
      await dialog.getByLabel('ARR').fill('888k');
      await dialog.getByRole('button', { name: 'Add snapshot' }).click();
    };
    const calls = '**/api/trpc/metricSnapshots.create**';
    await page.route(calls, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await send();
    await dialog.getByText('The service cannot be reached.').waitFor();
    await page.unroute(calls);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.getByRole('button', { name: 'Discard' }).click();
    const rows = page.getByRole('row');
    await rows.nth(5).hover();
    await rows
      .nth(5)
      .getByRole('button', { name: /^Delete the snapshot/ })
      .click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await page.getByText(/^The snapshot of .* is deleted\.$/).waitFor();
    const added = rows.filter({ hasText: '$888,000' });
    await added.waitFor();
    await send();
    await added.nth(1).waitFor();
  });

  test('the second of a double click sends nothing, and is told of nothing', async ({
    demo,
    page,
    errors,
  }) => {
    let sent = 0;
    await page.route(
      /\/api\/trpc\/(dataGaps\.resolve|askOffers\.offer|publicShares\.revoke|customers\.patch)/,
      async (route) => {
        // Calls of the same moment share an address.
        const { pathname } = new URL(route.request().url());
        sent += pathname.split(',').length;
        await new Promise((resolve) => setTimeout(resolve, 500));
        await route.continue();
      },
    );
    const once = async (words: RegExp) => {
      await page.getByText(words).first().waitFor();
      await page.waitForLoadState('networkidle');
      expect(await page.getByText(words).count()).toBe(1);
      expect(sent).toBe(1);
      sent = 0;
    };
    const description = 'No runway is named.';
    await callApi(demo, 'POST', `/portfolio/companies/${SLUG}/data-gaps`, {
      gapType: 'METRIC_MISSING',
      description,
      suggestedField: 'runwayMonths',
    });
    await page.goto(`${demo.origin}/companies/${SLUG}?tab=gaps`);
    const gap = page.getByRole('listitem').filter({ hasText: description });
    await gap.getByRole('button', { name: 'Resolve' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Runway').fill('12');
    await dialog.getByRole('button', { name: 'Resolve' }).dblclick();
    await once(/^The gap is resolved/);
    expect(await page.getByText(/resolved already/).count()).toBe(0);
    await page.goto(`${demo.origin}/portal`);
    await page
      .getByRole('button', { name: /^I can help/ })
      .first()
      .click();
    await dialog.getByRole('button', { name: 'I can help' }).dblclick();
    await once(/^Thank you\./);
    const { id } = await callApi(demo, 'GET', `/portfolio/${SLUG}`, undefined);
    const share = { title: 'Shared once', companyIds: [id] };
    await callApi(demo, 'POST', '/public-shares/company-lists', share);
    await page.goto(`${demo.origin}/shares`);
    await page.getByRole('button', { name: 'Revoke Shared once' }).click();
    await dialog.getByRole('button', { name: 'Revoke link' }).dblclick();
    await once(/^Shared once is revoked\./);
    await callApi(demo, 'POST', `/portfolio/companies/${SLUG}/customers`, {
      customerName: 'Acme',
      tier: 'SMB',
    });
    await page.goto(`${demo.origin}/companies/${SLUG}?tab=customers`);
    await page.getByRole('button', { name: 'Actions for Acme' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await dialog.getByLabel('Contract term').fill('24 months');
    // Both at once, as a busy page hears them.
    await dialog.getByRole('button', { name: 'Save' }).evaluate((save: HTMLElement) => {
      save.click();
      save.click();
    });
    await once(/^Acme is saved\./);
    expect(errors).toEqual([]);
  });

  test('counts tell of all there is, and what a list does not hold is said or in reach', async ({
    demo,
    page,
    errors,
  }) => {
    await addCompany(demo, { name: 'Crane Works', slug: 'crane-works' });
    const under = '/portfolio/companies/crane-works';
    for (let at = 0; at < 210; at += 1) {
      const description = `Number ${at} is missing.`;
      await callApi(demo, 'POST', `${under}/data-gaps`, { gapType: 'METRIC_MISSING', description });
    }
    const stories = (from: number, count: number) =>
      Array.from({ length: count }, (_, at) => ({
        companySlug: 'crane-works',
        url: `https://news.example/crane/${from + at}`,
        title: `Crane Works lifts load ${from + at}`,
        publishedAt: new Date(Date.UTC(2025, 0, 1 + from + at)).toISOString(),
      }));
    await callApi(demo, 'POST', '/portfolio/news', { items: stories(0, 60) });
    await callApi(demo, 'POST', '/portfolio/news', { items: stories(60, 60) });
    await page.goto(`${demo.origin}/companies/crane-works?tab=gaps`);
    await page.getByRole('tab', { name: 'Data gaps 210' }).waitFor();
    await page.getByText('The newest 200 of 210 open gaps;').waitFor();
    const counties = Array.from({ length: 205 }, (_, at) => `- Intros to grocers in county ${at}`);
    await callApi(demo, 'POST', `${under}/investor-updates`, {
      receivedAt: '2026-03-01T09:00:00Z',
      source: 'email',
      rawBody: ['Asks:', ...counties, ''].join('\n'),
    });
    await page.goto(`${demo.origin}/companies/crane-works?tab=asks`);
    await page.getByRole('tab', { name: 'Asks 205' }).waitFor();
    await page.getByText('The newest 200 of 205 open asks;').waitFor();
    await page.getByRole('tab', { name: 'News' }).click();
    await page.getByRole('button', { name: 'Older news' }).click();
    await page.getByText('Crane Works lifts load 0', { exact: true }).waitFor();
    await page.goto(`${demo.origin}/review`);
    const filter = page.getByRole('group', { name: 'Show' });
    const countIn = async (name: RegExp) =>
      Number(/\d+$/.exec((await filter.getByRole('button', { name }).textContent()) ?? '')?.[0]);
    const [all, gaps] = [await countIn(/^All/), await countIn(/^Data gaps/)];
    expect(gaps).toBeGreaterThanOrEqual(210);
    await page.getByText(`${all} things wait for a decision.`).waitFor();
    await filter.getByRole('button', { name: /^Data gaps/ }).click();
    await page.getByText('The newest 100.').waitFor();
    await page.keyboard.press('d');
    await page.getByText(`${all - 1} things wait for a decision.`).waitFor();
    expect(errors).toEqual([]);
  }, 120_000);

  test('a deal is found by its name however many are newer', async ({ demo, page, errors }) => {
    for (let at = 0; at <= 200; at += 1) {
      const companyName = at === 0 ? 'Oldest of Gears' : `Gears ${at}`;
      await callApi(demo, 'POST', '/deals', { companyName, stage: 'RESEARCHING' });
    }
    await page.goto(`${demo.origin}/stats`);
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('oldest of gears');
    await page.getByRole('option', { name: /Oldest of Gears/ }).click();
    await page.getByRole('heading', { name: 'Oldest of Gears' }).waitFor();
    expect(errors).toEqual([]);
  }, 120_000);

  test('a founder’s name keeps its comma when another is added', async ({ demo, page, errors }) => {
    await page.goto(`${demo.origin}/companies/${SLUG}`);
    for (const typed of ['John Smith, Jr.', '\nAnn Lee']) {
      await page.getByRole('button', { name: /^Founders/ }).click();
      await page.getByRole('textbox', { name: 'Founders' }).focus();
      await page.keyboard.type(typed);
      await page.keyboard.press('Control+Enter');
      await page.getByText(typed.trim(), { exact: true }).waitFor();
    }
    await page.reload();
    await page.getByText('John Smith, Jr.', { exact: true }).waitFor();
    expect(errors).toEqual([]);
  });

  test('a number that is shown shortened tells the exact one', async ({ demo, page, errors }) => {
    await addCompany(demo, { name: 'Siskin Bio', slug: 'siskin-bio' });
    await callApi(demo, 'POST', '/portfolio/companies/siskin-bio/metric-snapshots', {
      asOf: '2026-03-31',
      arrUsd: 1_000_000.125,
      grossMarginPct: 99.96,
      runwayMonths: 0.04,
      headcount: 12,
      lastRoundRevenueMultiple: 0.000001,
    });
    await page.goto(`${demo.origin}/companies/siskin-bio?tab=metrics`);
    const row = page.getByRole('table', { name: 'Snapshots' }).getByRole('row').nth(1);
    for (const [shown, exact] of [
      ['$1,000,000.13', '$1,000,000.125'],
      ['100%', '99.96%'],
      ['0 months', '0.04 months'],
      ['0', '0.000001'],
    ]) {
      const told = row.getByTitle(exact ?? '', { exact: true });
      expect(await told.textContent()).toBe(`${shown} (exactly ${exact})`);
    }
    expect(await row.getByText('12', { exact: true }).locator('[title]').count()).toBe(0);
    expect(errors).toEqual([]);
  });

  test('numbers say how they changed in a year and what was noted about them, and customers for how long they signed', async ({
    demo,
    page,
    errors,
  }) => {
    await addCompany(demo, { name: 'Finch Labs', slug: 'finch-labs' });
    const under = '/portfolio/companies/finch-labs';
    const notes = `Sold the services arm.\n${'Restated without pass-through hardware. '.repeat(20)}`;
    for (const snapshot of [
      { asOf: '2025-03-31', arrUsd: 2_400_000, grossMarginPct: 39.3, notes: 'First report.' },
      { asOf: '2025-10-31', arrUsd: 2_000_000, headcount: 9 },
      { asOf: '2026-03-31', arrUsd: 1_000_000, grossMarginPct: 38.9, headcount: 8, notes },
    ]) {
      await callApi(demo, 'POST', `${under}/metric-snapshots`, snapshot);
    }
    const customer = { customerName: 'Globex', tier: 'SMB', contractTerm: '18 months' };
    await callApi(demo, 'POST', `${under}/customers`, customer);
    await page.goto(`${demo.origin}/companies/finch-labs?tab=metrics`);
    const tile = (name: string) => page.getByRole('figure').filter({ hasText: name }).innerText();
    expect(await tile('ARR')).toMatch(/\$1M\s+-58% YoY/);
    expect(await tile('Gross margin')).toMatch(/38\.9%\s+-0\.4 pts YoY/);
    // No value of the year before is known.
    expect(await tile('Headcount')).not.toMatch(/%|YoY/);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('row', { name: 'Notes: First report.' }).waitFor();
    const long = page.getByText('Sold the services arm.');
    const cut = await long.boundingBox();
    await page.getByRole('button', { name: 'Show all' }).click();
    const whole = await long.boundingBox();
    expect(whole?.height).toBeGreaterThan(2 * (cut?.height ?? Infinity));
    expect((whole?.x ?? 0) + (whole?.width ?? Infinity)).toBeLessThanOrEqual(390);
    expect(await seriousViolations(page)).toEqual([]);

    await page.getByRole('tab', { name: 'Customers' }).click();
    await page.getByText('SMB · 18 months').waitFor();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('cell', { name: '18 months', exact: true }).waitFor();
    expect(errors).toEqual([]);
  });
});
