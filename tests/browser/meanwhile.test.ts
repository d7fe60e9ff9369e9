import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { z } from 'zod';
import { customerList } from '@/server/routers/customers/schemas';
import { deal } from '@/server/routers/deals/schemas';
import { portfolioCompany } from '@/server/routers/portfolio/schemas';
import { scoringCriteria } from '@/server/routers/scoring-criteria/schemas';
import { WITHOUT_BROWSER } from '../setup/chromium';
import { addCompany, callApi, type Demo, seriousViolations, SLUG } from './browser';
import { consoleTest } from './console-test';
import { picture } from './look';

const under = `/portfolio/companies/${SLUG}`;

async function setScene(demo: Demo): Promise<void> {
  await addCompany(demo);
  await callApi(demo, 'POST', `${under}/customers`, {
    customerName: 'Globex',
    tier: 'F500',
    contractTerm: '12 months',
    firstSignedAt: '2026-02-01T15:30:00Z',
    notes: 'Old note',
  });
}

const read = async <T>(demo: Demo, path: string, schema: z.ZodType<T>): Promise<T> => {
  const headers = { Authorization: `Bearer ${demo.apiKey}` };
  const answer = await fetch(`${demo.origin}/api/v1${path}`, { headers });
  return schema.parse(await answer.json());
};

const settled = async (page: Page, url: string) => {
  await page.goto(url);
  await page.waitForLoadState('networkidle');
};

describe.skipIf(WITHOUT_BROWSER)('a page that is older than what others saved since', () => {
  const test = consoleTest(setScene);

  test('changes of a customer what was typed alone, clears what was emptied, and says so', async ({
    demo,
    page,
    errors,
  }) => {
    await settled(page, `${demo.origin}/companies/${SLUG}?tab=customers`);
    await page.getByRole('button', { name: 'Actions for Globex' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await page.getByLabel('Contract term').fill('24 months');
    await page.getByLabel('Notes').fill('');
    await callApi(demo, 'POST', `${under}/customers`, {
      customerName: 'Globex',
      tier: 'F100',
      status: 'CHURNED',
      dealValueAnnualUsd: 500_000,
    });
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Globex is saved.').waitFor();
    const { items } = await read(demo, `${under}/customers`, customerList);
    expect(items).toEqual([
      expect.objectContaining({
        tier: 'F100',
        status: 'CHURNED',
        dealValueAnnualUsd: 500_000,
        contractTerm: '24 months',
        firstSignedAt: '2026-02-01T15:30:00.000Z',
        notes: null,
      }),
    ]);
    expect(errors).toEqual([]);
  });

  test('puts a form’s fields in the place of somebody else’s only once theirs were shown', async ({
    demo,
    page,
  }) => {
    await callApi(demo, 'POST', `${under}/customers`, { customerName: 'Initech', tier: 'SMB' });
    const notes = async () =>
      (await read(demo, `${under}/customers`, customerList)).items.find(
        ({ customerName }) => customerName === 'Initech',
      )?.notes;
    await settled(page, `${demo.origin}/companies/${SLUG}?tab=customers`);
    await page.getByRole('button', { name: 'Actions for Initech' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await page.getByLabel('Notes').fill('Mine');
    const theirs = { customerName: 'Initech', tier: 'SMB', notes: 'Theirs, meanwhile' };
    await callApi(demo, 'POST', `${under}/customers`, theirs);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Notes was changed by somebody else meanwhile, to “Theirs, ').waitFor();
    expect([await notes(), await page.getByLabel('Notes').inputValue()]).toEqual([
      'Theirs, meanwhile',
      'Mine',
    ]);
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Initech is saved.').waitFor();
    expect(await notes()).toBe('Mine');
  });

  test('takes a field back only if it still says what was set here', async ({ demo, page }) => {
    await settled(page, `${demo.origin}/companies/${SLUG}`);
    const sector = async (typed: string) => {
      await page.getByRole('button', { name: /^Sector/ }).click();
      await page.getByRole('textbox', { name: 'Sector' }).fill(typed);
      await page.keyboard.press('Enter');
      await page.getByText('Sector of Tern Robotics saved.').waitFor();
    };
    await sector('AI');
    await callApi(demo, 'PATCH', `/portfolio/${SLUG}`, { sector: 'Health' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Somebody else changed it meanwhile').waitFor();
    expect((await read(demo, `/portfolio/${SLUG}`, portfolioCompany)).sector).toBe('Health');
  });

  test('puts a number in the place of somebody else’s only once theirs was shown, and an undo brings theirs back', async ({
    demo,
    page,
  }) => {
    await settled(page, `${demo.origin}/companies/${SLUG}`);
    const stored = async () => (await read(demo, `/portfolio/${SLUG}`, portfolioCompany)).checkSize;
    await page.getByRole('button', { name: /^Check size: \$750,000/ }).click();
    const box = page.getByRole('textbox', { name: 'Check size' });
    await box.fill('1.1m');
    await callApi(demo, 'PATCH', `/portfolio/${SLUG}`, { checkSize: 2_000_000 });
    await box.press('Enter');
    const note = page.getByRole('alert').filter({ hasText: 'Somebody else changed this' });
    await note.getByText('$2,000,000').waitFor();
    await box.blur();
    expect([await stored(), await box.inputValue()]).toEqual([2_000_000, '1.1m']);
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save mine' }).click();
    await page.getByText('Check size of Tern Robotics saved.').waitFor();
    expect(await stored()).toBe(1_100_000);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: /^Check size: \$2,000,000/ }).waitFor();
    await expect.poll(stored).toBe(2_000_000);
  });

  test('puts a choice in the place of somebody else’s only once theirs was shown', async ({
    demo,
    page,
  }) => {
    await settled(page, `${demo.origin}/companies/${SLUG}`);
    const stored = async () => (await read(demo, `/portfolio/${SLUG}`, portfolioCompany)).status;
    const choice = page.getByLabel('Status', { exact: true });
    await callApi(demo, 'PATCH', `/portfolio/${SLUG}`, { status: 'MARKED_UP' });
    await choice.selectOption('EXITED');
    await page.getByText('Somebody else changed this meanwhile, to Marked up.').waitFor();
    expect([await stored(), await choice.inputValue()]).toEqual(['MARKED_UP', 'MARKED_UP']);
    await choice.selectOption('EXITED');
    await page.getByText('Status of Tern Robotics saved.').waitFor();
    expect(await stored()).toBe('EXITED');
  });

  test('takes a choice that the arrow keys pass for one only once it is kept', async ({
    demo,
    page,
  }) => {
    await callApi(demo, 'PATCH', `/portfolio/${SLUG}`, { status: 'ACTIVE' });
    await settled(page, `${demo.origin}/companies/${SLUG}`);
    const stored = async () => (await read(demo, `/portfolio/${SLUG}`, portfolioCompany)).status;
    const choice = page.getByLabel('Status', { exact: true });
    const keep = page.getByText('Enter keeps it, Escape takes it back.');
    const saved = page.getByText('Status of Tern Robotics saved.');
    await choice.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await keep.waitFor();
    expect([await choice.inputValue(), await stored()]).toEqual(['WRITTEN_DOWN', 'ACTIVE']);
    const reach = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await reach()).toBe(1440);
    await picture(page, 'choice-held');
    await page.keyboard.press('Escape');
    await keep.waitFor({ state: 'detached' });
    expect(await choice.inputValue()).toBe('ACTIVE');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await saved.waitFor();
    expect(await stored()).toBe('MARKED_UP');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(stored).toBe('ACTIVE');
    await expect.poll(() => choice.inputValue()).toBe('ACTIVE');
    // Whoever leaves the field has chosen, too.
    await choice.focus();
    await page.keyboard.press('ArrowDown');
    await keep.waitFor();
    await page.keyboard.press('Tab');
    await expect.poll(stored).toBe('MARKED_UP');
  });

  test('moves a deal on the board and its page only from the stage that was shown', async ({
    demo,
    page,
  }) => {
    const name = 'Meanwhile Motors';
    const path = '/deals/meanwhile-motors';
    await callApi(demo, 'POST', '/deals', { companyName: name, stage: 'DISCOVERED' });
    const stored = async () => (await read(demo, path, deal)).stage;
    const column = (stage: string) =>
      page.getByRole('region', { name: new RegExp(`^${stage}:`) }).getByRole('link', { name });
    await settled(page, `${demo.origin}/pipeline`);
    await column('Discovered').focus();
    await page.keyboard.press(']');
    await column('Researching').focus();
    await page.keyboard.press(']');
    await page.getByText(`${name} is in Pre-meeting.`).waitFor();
    expect(await stored()).toBe('PRE_MEETING');

    await callApi(demo, 'PATCH', path, { stage: 'PASSED' });
    const moveToTerms = async (from: string) => {
      await column(from).hover();
      await page.getByRole('button', { name: `Move ${name}` }).click();
      await page.getByRole('menuitem', { name: 'Terms' }).click();
    };
    await moveToTerms('Pre-meeting');
    await page.getByText(`Somebody else moved ${name} to Passed meanwhile`).waitFor();
    expect(await stored()).toBe('PASSED');
    await moveToTerms('Passed');
    const done = page.getByRole('listitem').filter({ hasText: `${name} is in Terms.` });
    await done.getByRole('button', { name: 'Undo' }).click();
    await column('Passed').waitFor();
    await expect.poll(stored).toBe('PASSED');

    await settled(page, `${demo.origin}${path}`);
    await callApi(demo, 'PATCH', path, { stage: 'COMMITTED' });
    await page.getByLabel('Stage', { exact: true }).selectOption('TERMS');
    await page.getByText(`Somebody else moved ${name} to Committed meanwhile`).waitFor();
    expect(await stored()).toBe('COMMITTED');
  });

  test('puts a text in the place of somebody else’s only once theirs was shown', async ({
    demo,
    page,
  }) => {
    await settled(page, `${demo.origin}/companies/${SLUG}`);
    await page.getByRole('button', { name: /Notes$/ }).click();
    const box = page.getByRole('textbox', { name: 'Notes' });
    await box.fill('Mine');
    await callApi(demo, 'PATCH', `/portfolio/${SLUG}`, { notes: 'Theirs, meanwhile' });
    const notes = async () => (await read(demo, `/portfolio/${SLUG}`, portfolioCompany)).notes;
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Somebody else changed this text meanwhile').waitFor();
    await page.getByText('Theirs, meanwhile').waitFor();
    expect([await notes(), await box.inputValue()]).toEqual(['Theirs, meanwhile', 'Mine']);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Notes of Tern Robotics saved.').waitFor();
    expect(await notes()).toBe('Mine');
  });

  test('keeps what was typed of the rubric through another page, saves it, and shows what somebody else wrote in the same place', async ({
    demo,
    page,
  }) => {
    await settled(page, `${demo.origin}/rubric`);
    await page.getByRole('button', { name: 'Edit' }).click();
    const cell = page.locator('textarea').first();
    await cell.fill('Mine');
    await page.getByRole('link', { name: 'Pipeline' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Pipeline' }).waitFor();
    await page.getByRole('link', { name: 'Scoring rubric' }).first().click();
    await cell.waitFor();
    expect(await cell.inputValue()).toBe('Mine');
    const rubric = async () => (await read(demo, '/scoring-criteria', scoringCriteria)).criteria;
    const before = await rubric();
    const theirs = {
      ...before,
      domainExpertise: { ...before.domainExpertise, 4: 'Theirs' },
      traction: { ...before.traction, 4: 'Theirs too' },
    };
    await callApi(demo, 'PUT', '/scoring-criteria', theirs);
    await page.getByRole('button', { name: 'Save rubric' }).click();
    await page.getByText('meanwhile to “Theirs”').waitFor();
    expect(await rubric()).toEqual(theirs);
    expect(await cell.inputValue()).toBe('Mine');
    await page.getByRole('button', { name: 'Save rubric' }).click();
    await page.getByText('The rubric is saved for everybody.').waitFor();
    const domainExpertise = { ...before.domainExpertise, 4: 'Mine' };
    expect(await rubric()).toEqual({ ...theirs, domainExpertise });
  });

  test('shows one vehicle in the switcher, on its pages and in their forms, also after another window switched', async ({
    demo,
    context,
    page,
    errors,
  }) => {
    const switcher = (window: Page) => window.getByRole('button', { name: /^Vehicle:/ });
    const switchTo = async (window: Page, fund: RegExp) => {
      await settled(window, `${demo.origin}/portfolio`);
      await switcher(window).click();
      await window.getByRole('menuitemradio', { name: fund }).click();
      await switcher(window).filter({ hasText: fund }).waitFor();
      await window.getByRole('main').getByText(fund).first().waitFor();
    };
    const [fundI, fundII] = [/Northstar Fund I(?!I)/, /Northstar Fund II(?!I)/];
    await switchTo(page, fundI);
    const other = await context.newPage();
    await switchTo(other, fundII);

    const expectShown = async (title: string, fund: RegExp) => {
      await page.getByRole('link', { name: title }).first().click();
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      const said = page.getByRole('main').getByText(/^Northstar Fund I+ /);
      expect([await said.innerText(), await switcher(page).innerText()]).toEqual([
        expect.stringMatching(fund),
        expect.stringMatching(fund),
      ]);
    };
    await expectShown('Fund stats', fundII);
    await expectShown('Portfolio', fundII);
    await page.getByRole('button', { name: 'Log investment' }).click();
    await page.getByText('A new company in Northstar Fund II.').waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();

    await switchTo(other, fundI);
    await expectShown('Fund stats', fundI);
    expect(errors).toEqual([]);
  }, 120_000);
});
