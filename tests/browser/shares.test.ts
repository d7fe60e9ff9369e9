import { describe, expect } from 'vitest';
import { WITHOUT_BROWSER } from '../setup/chromium';
import { addCompany, callApi, type Demo, seriousViolations } from './browser';
import { consoleTest } from './console-test';

/** More than the service lists at once. */
const MANY = 210;

async function setScene(demo: Demo): Promise<void> {
  const many = Array.from({ length: MANY }, (_, n) => `Many ${n}`);
  for (const companyName of [...many, 'Harborlight', 'Kestrel Loom', 'Fen Optics', 'Ibis Rail']) {
    await callApi(demo, 'POST', '/deals', { companyName, stage: 'MEETING' });
  }
  for (const name of ['Tern Robotics', 'Plover Foods']) {
    await addCompany(demo, { name, slug: name.toLowerCase().replace(' ', '-') });
  }
}

describe.skipIf(WITHOUT_BROWSER)('shares in a browser', () => {
  const test = consoleTest(setScene);

  test('a share is previewed as its visitors see it, made, and gone once revoked', async ({
    demo,
    browser,
    page,
    errors,
  }) => {
    await page.goto(`${demo.origin}/shares/new`);
    await page.getByLabel('Title').fill('Spring list');
    await page.getByLabel(/^Harborlight/).check();
    await page.getByRole('tab', { name: 'Deals' }).click();
    await page.getByLabel(/^Nimble Bench/).check();
    const preview = page.getByRole('region', { name: 'Preview' });
    await preview.getByRole('heading', { name: 'Nimble Bench' }).waitFor();
    const texts = () => preview.getByRole('listitem').allTextContents();
    const promised = await texts();
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Make link' }).click();
    const link = await page.getByLabel('Link', { exact: true }).inputValue();
    const visitor = await browser.newPage();
    await visitor.goto(link);
    expect(await visitor.getByRole('listitem').allTextContents()).toEqual(promised);
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Revoke Spring list' }).click();
    await page.getByRole('button', { name: 'Revoke link' }).click();
    await page.getByText('Spring list is revoked.').waitFor();
    expect((await visitor.goto(link))?.status()).toBe(404);
    await visitor.close();
    expect(errors).toEqual([]);
  });

  test('a list too long for an address is previewed all the same', async ({
    demo,
    page,
    errors,
  }) => {
    await page.goto(`${demo.origin}/shares/new`, { waitUntil: 'networkidle' });
    await page.getByRole('tab', { name: 'Deals' }).click();
    await page.getByLabel('Search deals').fill('Many');
    const boxes = page.getByRole('group', { name: 'deals' }).getByRole('checkbox');
    await expect.poll(() => boxes.count()).toBe(MANY);
    await boxes.evaluateAll(async (all) => {
      for (const box of all) {
        if (box instanceof HTMLElement) box.click();
        await new Promise((resolve) => setTimeout(resolve));
      }
    });
    await page.getByText(`${MANY} chosen`).waitFor();
    const preview = page.getByRole('region', { name: 'Preview' });
    await preview
      .getByRole('listitem')
      .nth(MANY - 1)
      .waitFor();
    expect(await preview.getByRole('listitem').count()).toBe(MANY);
    expect(errors).toEqual([]);
  });

  test('a link that leaves out what was ticked says what and why', async ({
    demo,
    page,
    errors,
  }) => {
    await page.goto(`${demo.origin}/shares/new`, { waitUntil: 'networkidle' });
    await page.getByLabel('Title').fill('Left out');
    await page.getByLabel(/^Harborlight/).check();
    await page.getByRole('tab', { name: 'Deals' }).click();
    for (const deal of [/^Harborlight/, /^Kestrel Loom/, /^Fen Optics/, /^Ibis Rail/]) {
      await page.getByLabel(deal).check();
    }
    const preview = page.getByRole('region', { name: 'Preview' });
    await preview.getByRole('heading', { name: 'Ibis Rail' }).waitFor();
    await preview.getByText('Listed already, so left out: 1 entry.').waitFor();
    await callApi(demo, 'PATCH', '/deals/kestrel-loom', { stage: 'PASSED' });
    await callApi(demo, 'DELETE', '/deals/fen-optics');
    await page.getByRole('button', { name: 'Make link' }).click();
    const made = page.getByRole('dialog', { name: 'Left out is shared' });
    await made.waitFor();
    expect(await made.getByRole('listitem').allTextContents()).toEqual([
      'Passed meanwhile, so left out: Kestrel Loom.',
      'Deleted or closed to you meanwhile, so left out: Fen Optics.',
      'Listed already, so left out: 1 entry.',
    ]);
    expect(await seriousViolations(page)).toEqual([]);
    expect(errors).toEqual([]);
  });

  test('what is deleted while a share is composed is named and unticked, and the rest stays', async ({
    demo,
    page,
  }) => {
    await page.goto(`${demo.origin}/shares/new`, { waitUntil: 'networkidle' });
    const title = page.getByLabel('Title');
    const preview = page.getByRole('region', { name: 'Preview' });
    const harborlight = page.getByLabel(/^Harborlight/);
    const told = page.getByRole('alert').filter({ hasText: 'unticked' });
    await title.fill('What is left');
    await page.getByLabel(/^Tern Robotics/).check();
    await harborlight.check();
    // Both: a preview still under way would meet the deletion before the link does.
    await preview.getByRole('heading', { name: 'Tern Robotics' }).waitFor();
    await preview.getByRole('heading', { name: 'Harborlight' }).waitFor();
    await callApi(demo, 'DELETE', '/portfolio/tern-robotics');
    await page.getByRole('button', { name: 'Make link' }).click();
    await told.waitFor();
    expect(await told.textContent()).toBe(
      'Nothing is shared yet. Deleted or closed to you meanwhile, so unticked: Tern Robotics.',
    );
    expect(await page.getByLabel(/^Tern Robotics/).count()).toBe(0);
    expect([await title.inputValue(), await harborlight.isChecked()]).toEqual([
      'What is left',
      true,
    ]);
    expect(await seriousViolations(page)).toEqual([]);

    // The preview, which asks for the same, is no dead end either.
    await callApi(demo, 'DELETE', '/portfolio/plover-foods');
    await page.getByLabel(/^Plover Foods/).check();
    await told.filter({ hasText: 'Plover Foods' }).waitFor();
    await preview.getByRole('heading', { name: 'Harborlight' }).waitFor();
    expect(await preview.getByRole('listitem').count()).toBe(1);
    await page.getByRole('button', { name: 'Make link' }).click();
    await page.getByRole('dialog', { name: 'What is left is shared' }).waitFor();
    expect(await page.getByRole('dialog').getByRole('listitem').count()).toBe(0);
  });

  test('a share of deals alone that were all passed meanwhile names and unticks them', async ({
    demo,
    page,
  }) => {
    await page.goto(`${demo.origin}/shares/new`, { waitUntil: 'networkidle' });
    await page.getByLabel('Title').fill('Deals alone');
    await page.getByRole('tab', { name: 'Deals' }).click();
    await page.getByLabel(/^Ibis Rail/).check();
    await callApi(demo, 'PATCH', '/deals/ibis-rail', { stage: 'PASSED' });
    await page.getByRole('button', { name: 'Make link' }).click();
    await page
      .getByText('Passed, deleted or closed to you meanwhile, so unticked: Ibis Rail.')
      .waitFor();
    await page.getByText('Choose at least one.').waitFor();
    expect(await page.getByLabel(/^Ibis Rail/).count()).toBe(0);
  });
});
