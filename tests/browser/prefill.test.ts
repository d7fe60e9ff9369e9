import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { z } from 'zod';
import { WITHOUT_BROWSER } from '../setup/chromium';
import { addCompany, callApi, type Demo, seriousViolations, SLUG } from './browser';
import { consoleTest } from './console-test';
import { picture } from './look';

const under = `/portfolio/companies/${SLUG}`;

const post = (demo: Demo, receivedAt: string, rawBody: string) =>
  callApi(demo, 'POST', `${under}/investor-updates`, { receivedAt, source: 'email', rawBody });

const file = (demo: Demo, customer: Record<string, unknown>) =>
  callApi(demo, 'POST', `${under}/customers`, customer);

/** Reads the updates that wait, as the button does. */
async function readUpdates(demo: Demo, page: Page): Promise<void> {
  const answer = await page.request.post(`${demo.origin}/api/trpc/extraction.run`, {
    headers: { Origin: demo.origin },
    data: { json: { slug: SLUG, vehicleSlug: 'fund-i' } },
  });
  expect(answer.status()).toBe(200);
}

const customers = z.object({
  items: z.array(
    z.object({
      customerName: z.string(),
      status: z.string(),
      dealValueAnnualUsd: z.number().nullable(),
    }),
  ),
});

async function onFile(demo: Demo, page: Page, name: string) {
  const headers = { Authorization: `Bearer ${demo.apiKey}` };
  const answer = await page.request.get(`${demo.origin}/api/v1${under}/customers`, { headers });
  return customers
    .parse(await answer.json())
    .items.find(({ customerName }) => customerName === name);
}

describe.skipIf(WITHOUT_BROWSER)('what a customer’s question is filled in with', () => {
  const test = consoleTest((demo) => addCompany(demo)).extend<{
    /** Looks at the question about a customer once it is filled in. */
    look: (name: string) => Promise<void>;
    says: () => Promise<{ status: string; value: string }>;
    asked: () => number;
  }>({
    look: ({ page }, use) =>
      use(async (name) => {
        const detail = page.getByRole('article', { name: 'Under review' });
        await page
          .getByRole('button', { name: new RegExp(name) })
          .first()
          .click();
        const field = detail.getByRole('textbox', { name: 'Customer' });
        await expect.poll(() => field.inputValue()).toBe(name);
      }),
    says: ({ page }, use) =>
      use(async () => ({
        status: await page.getByRole('combobox', { name: 'Status' }).inputValue(),
        value: await page.getByRole('textbox', { name: 'Annual value' }).inputValue(),
      })),
    asked: async ({ page }, use) => {
      let questions = 0;
      page.on('dialog', (dialog) => {
        questions += 1;
        void dialog.accept();
      });
      await use(() => questions);
    },
  });

  test('it follows a colleague and later updates, and is nobody’s typing', async ({
    demo,
    page,
    errors,
    look,
    says,
    asked,
  }) => {
    await post(demo, '2026-04-02', 'Customers\n- Signed Contoso on a $90k annual contract\n');
    await post(demo, '2026-04-03', 'Customers\n- Fabrikam started a paid pilot, $40k a year.\n');
    await readUpdates(demo, page);
    await page.goto(`${demo.origin}/review`, { waitUntil: 'networkidle' });
    await look('Contoso');
    expect(await says()).toEqual({ status: '', value: '90000' });
    await look('Fabrikam');
    expect(await says()).toEqual({ status: 'PILOT', value: '40000' });
    // A new customer's empty choice says Active, which nobody need have chosen.
    await file(demo, {
      customerName: 'Contoso',
      tier: 'F500',
      status: 'PAUSED',
      dealValueAnnualUsd: 120_000,
    });
    await post(demo, '2026-05-03', 'Customers\n- Signed Fabrikam on a $95k annual contract\n');
    await readUpdates(demo, page);
    await look('Contoso');
    await page.getByText(/Contoso is on file: Fortune 500, Paused, \$120,000/).waitFor();
    await expect.poll(says).toEqual({ status: '', value: '' });
    await look('Fabrikam');
    await expect.poll(says).toEqual({ status: '', value: '95000' });
    await page.reload({ waitUntil: 'networkidle' });
    expect(asked()).toBe(0);
    await look('Contoso');
    await page.getByRole('button', { name: /^Resolve/ }).click();
    await page.getByText('The gap is resolved.').waitFor();
    expect(await onFile(demo, page, 'Contoso')).toMatchObject({
      status: 'PAUSED',
      dealValueAnnualUsd: 120_000,
    });
    expect(errors).toEqual([]);
  });

  test('what was typed over it stays, also where it was emptied', async ({
    demo,
    page,
    errors,
    look,
    says,
    asked,
  }) => {
    for (const [name, value] of [
      ['Globex Oil', '50'],
      ['Initech Oil', '60'],
    ]) {
      await post(
        demo,
        '2026-04-04',
        `Customers\n- Signed ${name} on a $${value}k annual contract\n`,
      );
    }
    await readUpdates(demo, page);
    await page.goto(`${demo.origin}/review`, { waitUntil: 'networkidle' });
    const value = page.getByRole('textbox', { name: 'Annual value' });
    await look('Globex Oil');
    await value.fill('75k');
    await look('Initech Oil');
    await value.fill('');
    await look('Globex Oil');
    await expect.poll(says).toEqual({ status: '', value: '75000' });
    await file(demo, { customerName: 'Globex Oil', tier: 'SMB', dealValueAnnualUsd: 51_000 });
    await look('Initech Oil');
    await expect.poll(says).toEqual({ status: '', value: '' });
    await look('Globex Oil');
    await page.getByText(/Globex Oil is on file/).waitFor();
    expect(await says()).toEqual({ status: '', value: '75000' });
    await page.reload({ waitUntil: 'networkidle' });
    expect(asked()).toBe(1);
    expect(errors).toEqual([]);
  });

  test('of a row that is older than the question it holds what the update says otherwise', async ({
    demo,
    page,
    errors,
    look,
    says,
  }) => {
    for (const [name, value] of [
      ['Siemens', 180_000],
      ['Ericsson', 70_000],
    ] as const) {
      const tier = 'F500';
      const { id } = await file(demo, { customerName: name, tier, dealValueAnnualUsd: value });
      await callApi(demo, 'DELETE', `${under}/customers/${id}`);
    }
    await post(demo, '2199-01-01', 'Customers\n- Signed Siemens on a $220k annual contract\n');
    await post(demo, '2199-01-02', 'Customers\n- Signed Ericsson on a $70k annual contract\n');
    await readUpdates(demo, page);
    await page.goto(`${demo.origin}/review`, { waitUntil: 'networkidle' });
    await look('Siemens');
    await page
      .getByText(/Siemens is on file: Fortune 500, deleted, \$180,000.*filled in/)
      .waitFor();
    await expect.poll(says).toEqual({ status: '', value: '220000' });
    expect(await seriousViolations(page)).toEqual([]);
    await picture(page, 'gap-differs');
    for (const name of [/^Select: Siemens/, /^Select: Ericsson/]) {
      await page.getByRole('checkbox', { name }).check({ force: true });
    }
    await page.getByRole('toolbar').getByRole('button', { name: 'Resolve' }).click();
    const dialog = page.getByRole('dialog', { name: 'Resolve 2 gaps' });
    const names = dialog.getByRole('textbox', { name: 'Customer' });
    await names.nth(1).waitFor();
    expect(await names.first().evaluate((field) => field === document.activeElement)).toBe(true);
    // Each question is filled in by itself.
    const filledIn = (label: string) =>
      dialog
        .getByRole('textbox', { name: label })
        .evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => value).sort());
    await expect.poll(() => filledIn('Customer')).toEqual(['Ericsson', 'Siemens']);
    expect(await filledIn('Annual value')).toEqual(['', '220000']);
    await picture(page, 'gaps-many');
    await dialog.getByRole('button', { name: 'Resolve 2' }).click();
    await dialog.getByText('All are settled.').waitFor();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await onFile(demo, page, 'Siemens')).toMatchObject({ dealValueAnnualUsd: 220_000 });
    expect(await onFile(demo, page, 'Ericsson')).toMatchObject({ dealValueAnnualUsd: 70_000 });
    expect(errors).toEqual([]);
  });
});
