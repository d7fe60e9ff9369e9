import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { describe, expect } from 'vitest';
import { WITHOUT_BROWSER } from '../setup/chromium';
import { addCompany, callApi, type Demo, seriousViolations, SLUG } from './browser';
import { consoleTest } from './console-test';
import { lookAt, picture } from './look';

const UPDATE =
  'Hi all,\n\nARR reached $2.3M.\n\nAsks:\n- Intro to the VP of Operations at a grocery chain\n\nMaya';

async function setScene(demo: Demo): Promise<void> {
  const under = `/portfolio/companies/${SLUG}`;
  await addCompany(demo, {
    whyWeInvested:
      '**Picking** is manual.\n\n[bad](javascript:alert(1)) <img src=x onerror=alert(1)>',
  });
  for (const [asOf, arrUsd] of [
    ['2026-01-31', 1_000_000],
    ['2026-02-28', 1_500_000],
  ]) {
    await callApi(demo, 'POST', `${under}/metric-snapshots`, { asOf, arrUsd, headcount: 12 });
  }
  await callApi(demo, 'POST', `${under}/investor-updates`, {
    receivedAt: '2026-03-01T09:00:00Z',
    source: 'email',
    subject: 'February update',
    rawBody: UPDATE,
  });
  await callApi(demo, 'POST', `${under}/customers`, { customerName: 'Globex', tier: 'F500' });
  await callApi(demo, 'POST', `${under}/data-gaps`, {
    gapType: 'METRIC_MISSING',
    description: 'No cash is named.',
    suggestedField: 'cashOnHandUsd',
  });
}

describe.skipIf(WITHOUT_BROWSER)('the console in a browser', () => {
  const test = consoleTest(setScene);

  test('the portfolio shows the fund and its companies, to find, sort and export', async ({
    demo,
    page,
    errors,
  }) => {
    await page.goto(`${demo.origin}/portfolio`);
    await page.getByRole('main').getByText('Largest position').waitFor();
    const table = page.getByRole('table', { name: 'Companies' });
    await page.getByLabel('Search companies').fill('tern');
    expect(await table.locator('tbody tr').count()).toBe(1);
    await table.getByRole('button', { name: 'Check' }).click();
    expect(await table.locator('th[aria-sort=descending]').textContent()).toContain('Check');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    const csv = readFileSync(await download.path(), 'utf8');
    expect(csv.split('\r\n')[1]).toContain('Tern Robotics,tern-robotics');
    expect(await seriousViolations(page)).toEqual([]);
    expect(errors).toEqual([]);
  });

  test('an investment is logged with the keyboard; the form complains with the fields’ own words', async ({
    demo,
    page,
    errors,
  }) => {
    await page.goto(`${demo.origin}/portfolio`);
    await page.getByRole('main').getByText('Largest position').waitFor();
    await page.keyboard.press('c');
    const dialog = page.getByRole('dialog', { name: 'Log investment' });
    await dialog.getByLabel('Website').fill('nonsense');
    await dialog.getByRole('button', { name: 'Log investment' }).click();
    await dialog.getByText('Company is required.').waitFor();
    await dialog.getByText('Check size is required.').waitFor();
    await dialog.getByText(/^Website must be a whole .* address, such as https:..acme/).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await dialog.getByLabel('Company').fill('Petrel Bio');
    await dialog.getByLabel('Check size').fill('1.25m');
    await dialog.getByLabel('Website').fill('https://petrel.example');
    await page.keyboard.press('Enter');
    await page.getByText('Petrel Bio is in the portfolio.').waitFor();
    const row = page.getByRole('row', { name: /Petrel Bio/ });
    expect(await row.textContent()).toContain('$1,250,000');
    expect(errors).toEqual([]);
  });

  test('a field is edited where it stands, checked, saved and taken back', async ({
    demo,
    page,
    errors,
  }) => {
    await page.goto(`${demo.origin}/companies/${SLUG}`);
    await page.getByRole('button', { name: /^Sector/ }).click();
    await page.getByRole('textbox', { name: 'Sector' }).fill('Robotics');
    await page.keyboard.press('Enter');
    await page.getByText('Sector of Tern Robotics saved.').waitFor();
    await page.reload();
    await page.getByRole('button', { name: /^Sector: Robotics/ }).waitFor();
    await page.getByRole('button', { name: /^Check size/ }).click();
    await page.getByRole('textbox', { name: 'Check size' }).fill('-5');
    await page.keyboard.press('Enter');
    await page.getByText('Check size must be at least 0.').waitFor();
    await page.getByRole('textbox', { name: 'Check size' }).fill('800k');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: /^Check size: \$750,000/ }).waitFor();
    expect(errors).toEqual([]);
  });

  test('the rationale is Markdown without scripts or foreign links', async ({
    demo,
    page,
    errors,
  }) => {
    await page.goto(`${demo.origin}/companies/${SLUG}`);
    await page.locator('strong', { hasText: 'Picking' }).waitFor();
    expect(await page.locator('a[href^="javascript:"], .prose-console img').count()).toBe(0);
    expect(errors).toEqual([]);
  });

  test('each part of a company can be read and worked on', async ({ demo, page, errors }) => {
    await page.goto(`${demo.origin}/companies/${SLUG}?tab=metrics`);
    await page.getByRole('cell', { name: '$1,500,000' }).waitFor();
    await page.getByRole('tab', { name: 'Updates' }).click();
    await page.locator('mark', { hasText: 'Intro to the VP of Operations' }).waitFor();
    await page.getByRole('tab', { name: 'Customers' }).click();
    await page.getByRole('button', { name: 'Actions for Globex' }).click();
    await page.getByRole('menuitem', { name: 'Mark as churned' }).click();
    await page.getByRole('button', { name: 'Mark as churned' }).click();
    await page.getByRole('row', { name: /Globex.*Churned/ }).waitFor();
    await page.getByRole('tab', { name: /Asks/ }).click();
    // When it was asked, not when it was stored.
    await page.getByRole('list', { name: 'Asks' }).getByText('Mar 1, 2026').waitFor();
    await page.getByRole('button', { name: 'Resolve' }).click();
    await page.getByText(/Resolved .* by /).waitFor();
    await page.getByRole('tab', { name: /Data gaps/ }).click();
    await page.getByRole('button', { name: 'Resolve' }).click();
    await page.getByLabel('Cash on hand').fill('2.5m');
    await page.getByRole('dialog').getByRole('button', { name: 'Resolve' }).click();
    await page.getByText('The gap is resolved.').waitFor();
    const told = /^Cash on hand is \$2,500,000 in a new snapshot as of [A-Z][a-z]{2} \d+, \d{4}\.$/;
    await page.getByText(told).waitFor();
    expect(errors).toEqual([]);
  });

  test('what has no sector is named alike in chart and filter, and an address is easily touched', async ({
    demo,
    page,
  }) => {
    // Money enough for a bar of its own.
    const company = { name: 'Nowhere Near', slug: 'nowhere-near', checkSize: 2_500_000 };
    await addCompany(demo, company);
    await page.goto(`${demo.origin}/portfolio`, { waitUntil: 'networkidle' });
    await page.getByRole('main').getByText('Unspecified', { exact: true }).waitFor();
    await page.getByRole('button', { name: /^Filter/ }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Unspecified' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('cell', { name: 'Nowhere Near' }).waitFor();
    expect(await page.getByRole('cell', { name: 'Harborlight' }).count()).toBe(0);
    await page.goto(`${demo.origin}/companies/harborlight`);
    const website = page.getByRole('main').locator('header a[target=_blank]');
    expect((await website.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  });

  test('a deleted company is taken back from the portfolio’s deleted view', async ({
    demo,
    page,
    errors,
  }) => {
    await callApi(demo, 'POST', '/portfolio', {
      name: 'Gull Freight',
      vehicleSlug: 'fund-i',
      checkSize: 1,
      investmentDate: '2025-03-01',
      instrumentType: 'SAFE',
    });
    await page.goto(`${demo.origin}/companies/gull-freight`);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete company' }).click();
    await page.waitForURL('**/portfolio');
    await page.getByRole('tab', { name: /Deleted/ }).click();
    const gone = page.getByRole('listitem').filter({ hasText: 'Gull Freight' });
    await gone.getByRole('button', { name: 'Restore' }).click();
    await page.getByText('Gull Freight is back in the portfolio.').waitFor();
    expect(errors).toEqual([]);
  });

  test('the palette finds what is typed at once, and shortcuts are told', async ({
    demo,
    page,
    errors,
  }) => {
    await page.goto(`${demo.origin}/portfolio`);
    await page.getByRole('main').getByText('Largest position').waitFor();
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    // The words are there before the keys work.
    await expect
      .poll(
        async () => {
          if (!(await help.isVisible())) await page.keyboard.press('?');
          return help.isVisible();
        },
        { timeout: 15_000 },
      )
      .toBe(true);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    // At once, though the palette is still on its way.
    await page.keyboard.type('tern');
    await page.getByRole('option', { name: /Tern Robotics/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/companies/${SLUG}`);
    for (const [typed, form] of [
      ['log inv', 'Log investment'],
      ['add deal', 'Add deal'],
      ['api key', 'Create key'],
      ['read upd', 'Read updates'],
    ] as const) {
      await page.keyboard.press('Control+k');
      await page.keyboard.type(typed);
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('Enter');
      await page.getByRole('dialog', { name: form }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    const chooser = page.waitForEvent('filechooser');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('import mail');
    await page.getByRole('option', { name: 'Import mail' }).waitFor();
    await page.keyboard.press('Enter');
    await (
      await chooser
    ).setFiles({
      name: 'stray.eml',
      mimeType: 'message/rfc822',
      buffer: Buffer.from('From: a@unknown.example\nMessage-ID: <palette@mail.example>\n\nWell.\n'),
    });
    await page
      .getByRole('dialog', { name: 'Mail imported' })
      .getByText(/Review/)
      .waitFor();
    await page.keyboard.press('Escape');
    expect(errors).toEqual([]);
  });

  test('after pages were served, a client that offers HTTP/2 or a web socket is still answered', async ({
    demo,
  }) => {
    expect((await fetch(`${demo.origin}/sign-in`)).status).toBe(200);
    for (const offer of ['h2c', 'websocket']) {
      const status = await new Promise<number | undefined>((resolve, reject) => {
        const headers = { Connection: 'Upgrade', Upgrade: offer };
        get(`${demo.origin}/healthz`, { headers }, (answer) => {
          answer.resume().on('end', () => resolve(answer.statusCode));
        }).on('error', reject);
      });
      expect([offer, status]).toEqual([offer, 200]);
    }
  });

  test('a tab rings when the keyboard reaches it, not when it is clicked', async ({
    demo,
    page,
  }) => {
    const rings = () =>
      page.evaluate(() => {
        const tab = document.activeElement;
        return tab?.role === 'tab' && getComputedStyle(tab).outlineStyle !== 'none';
      });
    await page.goto(`${demo.origin}/companies/${SLUG}`);
    await page.getByRole('tab', { name: 'News' }).click();
    expect(await rings()).toBe(false);
    await page.getByRole('tab', { name: 'News' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(rings).toBe(true);
    await page.getByRole('tab', { name: 'Metrics' }).click();
    expect(await rings()).toBe(false);
  });

  test('on a phone the menu is marked for the pages behind it', async ({
    demo,
    visit,
    session,
  }) => {
    const { page } = await visit({
      storageState: session,
      viewport: { width: 390, height: 844 },
    });
    await page.goto(`${demo.origin}/pipeline`);
    await page.locator('button[aria-current=true]', { hasText: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Asks' }).click();
    await page.waitForURL('**/asks');
    expect(await page.locator('button[aria-current]', { hasText: 'Menu' }).count()).toBe(0);
  });

  test('on paper a page is light, without its navigation, and cuts nothing off', async ({
    demo,
    page,
  }) => {
    // About as wide as a sheet is.
    await page.setViewportSize({ width: 718, height: 1000 });
    const cut = () =>
      page.locator('main *').evaluateAll((all) =>
        all
          .filter((one) => one instanceof HTMLElement && one.scrollWidth > one.clientWidth + 1)
          .filter((one) => one.clientWidth > 1)
          .filter((one) => !/visible|clip/.test(getComputedStyle(one).overflowX))
          .map((one) => one.outerHTML.slice(0, 200)),
      );
    const others = ['/portfolio', '/companies/harborlight?tab=metrics', '/deals/saffron-ledger'];
    for (const path of [...others, ...tabs.map((tab) => `/companies/${SLUG}?tab=${tab}`)]) {
      await page.emulateMedia({ colorScheme: 'dark', media: 'screen' });
      await page.goto(`${demo.origin}${path}`, { waitUntil: 'networkidle' });
      await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
      await picture(page, `paper-${path.split(/[/=]/).at(-1)}`);
      expect([path, await cut()]).toEqual([path, []]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, path).toBeLessThanOrEqual(718);
      expect(await page.getByRole('navigation', { name: 'Pages' }).count()).toBe(0);
      const surface = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      expect(surface).toBe('rgb(255, 255, 255)');
      expect(await page.locator('main :is(textarea, :text-is("Add")):visible').count()).toBe(0);
      for (const heading of await page.locator('th').all()) {
        expect(await heading.isVisible(), path).toBe(true);
      }
    }
  }, 120_000);

  const tabs = ['overview', 'metrics', 'updates', 'customers', 'news', 'asks', 'gaps', 'activity'];
  test('every part is accessible, fits, and says nothing on the console', async ({
    demo,
    browser,
    session,
  }) => {
    const paths: Record<string, string> = { portfolio: '/portfolio' };
    for (const tab of tabs) paths[`company-${tab}`] = `/companies/${SLUG}?tab=${tab}`;
    await lookAt({ browser, demo, session }, paths);
  }, 300_000);
});
