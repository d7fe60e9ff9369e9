import { describe, expect } from 'vitest';
import { WITHOUT_BROWSER } from '../setup/chromium';
import { addCompany, callApi, type Demo, seriousViolations, SLUG } from './browser';
import { deskTest } from './desk-test';
import { picture } from './look';

describe.skipIf(WITHOUT_BROWSER)('updates in a browser', () => {
  const test = deskTest();

  test('updates are read after a preview that writes nothing; a value opens its words and can be rejected', async ({
    page,
    errors,
    open,
  }) => {
    await open(`/companies/${SLUG}?tab=updates`);
    await page.getByRole('button', { name: 'Read updates' }).click();
    const dialog = page.getByRole('dialog', { name: 'Read updates' });
    await dialog.getByText('$2,300,000').waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('tab', { name: 'Metrics' }).click();
    expect(await page.getByRole('button', { name: '$2,300,000' }).count()).toBe(0);
    await page.getByRole('tab', { name: 'Updates' }).click();
    await page.getByRole('button', { name: 'Read updates' }).click();
    await dialog.getByRole('button', { name: 'Read 1 update' }).click();
    await dialog.getByText(/^Done: 1 of 1 update/).waitFor();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await page.locator('mark', { hasText: '$2.3M' }).waitFor();
    await page.getByRole('tab', { name: 'Metrics' }).click();
    await page.getByRole('button', { name: /^\$2,300,000/ }).click();
    const evidence = page.getByRole('dialog', { name: 'ARR: $2,300,000' });
    await evidence.locator('mark', { hasText: '$2.3M' }).waitFor();
    await evidence.getByRole('button', { name: 'Reject value' }).click();
    await page.getByText('The value is taken out of its snapshot.').waitFor();
    await page.getByRole('button', { name: /^\$2,300,000/ }).waitFor({ state: 'detached' });
    await page.getByRole('tab', { name: /Data gaps/ }).click();
    await page.getByText(/^ARR was read as \$2,300,000 and rejected/).waitFor();
    expect(errors).toEqual([]);
  });

  test('a question about a customer opens with what the update says of it', async ({
    demo,
    page,
    errors,
    open,
  }) => {
    await addCompany(demo, { name: 'Asked Of', slug: 'asked-of' });
    await callApi(demo, 'POST', '/portfolio/companies/asked-of/investor-updates', {
      receivedAt: '2026-05-02',
      source: 'email',
      rawBody: 'Tiny Bakery churned in April, a $120k a year contract.',
    });
    await open('/companies/asked-of?tab=updates');
    await page.getByRole('button', { name: 'Read updates' }).click();
    const reading = page.getByRole('dialog', { name: 'Read updates' });
    // What will be asked is not announced as if it were stored.
    await reading.getByText('Which tier is the customer Tiny Bakery?').waitFor();
    expect(await reading.getByText('Customer', { exact: true }).count()).toBe(0);
    await reading.getByRole('button', { name: 'Read 1 update' }).click();
    await reading.getByText(/^Done: 1 of 1 update/).waitFor();
    await reading.getByRole('button', { name: 'Close' }).last().click();
    await page.getByRole('tab', { name: /Data gaps/ }).click();
    const gap = page.getByRole('listitem').filter({ hasText: 'Tiny Bakery' });
    await gap.getByRole('button', { name: 'Resolve' }).click();
    const dialog = page.getByRole('dialog');
    const name = dialog.getByRole('textbox', { name: 'Customer' });
    await expect.poll(() => name.inputValue()).toBe('Tiny Bakery');
    expect(await dialog.getByRole('combobox', { name: 'Status' }).inputValue()).toBe('CHURNED');
    const left = dialog.getByLabel('Churned on');
    expect(await left.inputValue()).toBe('2026-04-01');
    await left.fill('2026-04-30');
    await dialog.getByRole('combobox', { name: 'Tier' }).selectOption('SMB');
    expect(await seriousViolations(page)).toEqual([]);
    await picture(page, 'gap-asked');
    await dialog.getByRole('button', { name: 'Resolve' }).click();
    await page.getByText('The gap is resolved.').waitFor();
    await page.getByRole('tab', { name: /Customers/ }).click();
    const customer = page.getByRole('row', { name: /Tiny Bakery/ });
    await customer.getByRole('cell', { name: 'SMB' }).waitFor();
    await customer.getByRole('cell', { name: 'Churned Apr 30, 2026' }).waitFor();
    await customer.getByRole('cell', { name: '$120,000' }).waitFor();
    expect(errors).toEqual([]);
  });

  test('a company’s activity tells who did what', async ({ demo, page, errors, open }) => {
    await open(`/companies/${SLUG}?tab=activity`);
    const line = page.getByRole('listitem').filter({ hasText: 'added the update' });
    await line.filter({ hasText: 'February update' }).getByTitle(demo.email).waitFor();
    await line.getByText('with an API key').first().waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    expect(errors).toEqual([]);
  });

  const receive = async (demo: Demo, run: string, count: number) => {
    for (let at = 0; at < count; at += 1) {
      const update = { receivedAt: '2026-02-01', source: 'email', rawBody: `${run} ${at}` };
      await callApi(demo, 'POST', `/portfolio/companies/${SLUG}/investor-updates`, update);
    }
  };

  test('a double click starts the reading, and neither stops it nor closes what it found', async ({
    demo,
    page,
    open,
  }) => {
    await receive(demo, 'Doubled', 6);
    await open(`/companies/${SLUG}?tab=updates`);
    await page.getByRole('button', { name: 'Read updates' }).click();
    const dialog = page.getByRole('dialog', { name: 'Read updates' });
    const box = await dialog.getByRole('button', { name: /^Read \d+ updates$/ }).boundingBox();
    if (!box) throw new Error('The button is not to be seen.');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    const done = dialog.getByText(/^Done: (\d+) of \1 updates/);
    await done.waitFor();
    // A fast reading is over before the second click, which meets the buttons of its end.
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    expect(await done.isVisible()).toBe(true);
  });

  test('who stops the reading, or closes it, is told how far it came', async ({
    demo,
    page,
    open,
  }) => {
    await receive(demo, 'Stopped', 12);
    await open(`/companies/${SLUG}?tab=updates`);
    const dialog = page.getByRole('dialog', { name: 'Read updates' });
    const stopBy = async (count: number, stop: () => Promise<void>) => {
      let goOn: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (goOn = resolve));
      const calls = '**/api/trpc/extraction.run**';
      await page.route(calls, async (route) => {
        await held;
        await route.continue();
      });
      await page.getByRole('button', { name: 'Read updates' }).click();
      const read = new RegExp(`^Read (all )?${count} updates$`);
      await dialog.getByRole('button', { name: read }).click();
      await stop();
      goOn();
      await page.getByText(`Stopped: 5 of ${count} updates read, the others wait`).waitFor();
      await page.unroute(calls);
    };
    await stopBy(12, async () => {
      await dialog.getByRole('button', { name: 'Stop', exact: true }).click();
      await dialog.getByText('Stopping: 0 of').waitFor();
    });
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await stopBy(7, async () => {
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    });
  });

  test('an update whose answer was lost may be stored, which is said', async ({ page, open }) => {
    await open(`/companies/${SLUG}?tab=updates`);
    await page.getByRole('button', { name: 'Add update' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add update' });
    await dialog.getByLabel('Text').fill('Answered to nobody.');
    await page.route('**/api/trpc/investorUpdates.create**', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await dialog.getByRole('button', { name: 'Add update' }).click();
    const lost = dialog.getByRole('alert').filter({ hasText: 'may be stored all the same' });
    await lost.getByText('check the list before you change it').waitFor();
  });

  const mail = (from: string, subject: string) =>
    `From: ${from}\nTo: fund@northstar.test\nSubject: ${subject}\nDate: Mon, 02 Mar 2026 09:00:00 +0000\nMessage-ID: <${subject}@mail.example>\n\nAll well here.\n`;

  test('mail is dropped anywhere; that of unknown senders waits, and is assigned by hand', async ({
    page,
    errors,
    open,
    detail,
    waiting,
  }) => {
    await open('/review');
    const text = mail('maya@tern-robotics.example', 'dropped');
    const files = await page.evaluateHandle((body) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([body], 'update.eml', { type: 'message/rfc822' }));
      return transfer;
    }, text);
    await page.dispatchEvent('body', 'dragover', { dataTransfer: files });
    await page.getByText('Drop mails to import them').waitFor();
    await page.dispatchEvent('body', 'drop', { dataTransfer: files });
    const dialog = page.getByRole('dialog', { name: 'Mail imported' });
    await dialog.getByText(`is an update of Tern Robotics now`).waitFor();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    const mailbox = ['stranger@unknown.example', 'maya@tern-robotics.example']
      .map(
        (from, at) =>
          `From x Mon Mar  2 09:00:00 2026\n${mail(from, ['stray', 'dropped'][at] ?? '')}\n`,
      )
      .join('');
    await page.getByLabel('Mail files').setInputFiles({
      name: 'old.mbox',
      mimeType: 'application/mbox',
      buffer: Buffer.from(mailbox),
    });
    await dialog.getByText(/waits under Review/).waitFor();
    await dialog.getByText(/was there already/).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await waiting('Mail').getByRole('button', { name: 'stray' }).click();
    await detail.getByLabel('Company').selectOption({ label: 'Tern Robotics · Northstar Fund I' });
    await detail.getByRole('button', { name: 'Assign' }).click();
    const told = page.getByRole('listitem').filter({ hasText: 'is an update of Tern Robotics.' });
    await told.getByText('stray').waitFor();
    await told.getByRole('button', { name: 'Open' }).click();
    await page.getByRole('article', { name: 'stray' }).waitFor();
    expect(errors).toEqual([]);
  });

  test('a held story that is published on its company’s page is held again by the undo', async ({
    demo,
    page,
    errors,
    open,
  }) => {
    const url = 'https://news.example/tern-texas';
    const title = 'Tern Robotics opens in Texas';
    const item = { companySlug: SLUG, url, title, publishedAt: '2026-03-02' };
    await callApi(demo, 'POST', '/portfolio/news', { items: [item] });
    await open(`/companies/${SLUG}?tab=news`);
    const news = page.getByRole('list', { name: 'News' });
    const story = news.getByRole('listitem').filter({ hasText: title });
    await story.getByText(/^Held:/).waitFor();
    await story.getByRole('button', { name: 'Publish' }).click();
    const told = page.getByRole('listitem').filter({ hasText: 'The story is published.' });
    await told.getByText(title).waitFor();
    await story.getByText(/^Held:/).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await story.getByText(/^Held:/).waitFor();
    expect(errors).toEqual([]);
  });

  test('a gap dismissed on its company’s page goes alone, with an undo, and the focus goes to the next', async ({
    demo,
    page,
    errors,
    open,
  }) => {
    await addCompany(demo, { name: 'Grebe Labs', slug: 'grebe-labs' });
    for (const which of ['first', 'second', 'third', 'fourth']) {
      await callApi(demo, 'POST', '/portfolio/companies/grebe-labs/data-gaps', {
        gapType: 'METRIC_MISSING',
        description: `The ${which} number is missing.`,
      });
    }
    await open('/companies/grebe-labs?tab=gaps');
    const gaps = page.getByRole('list', { name: 'Data gaps' }).getByRole('listitem');
    const gap = (which: string) => gaps.filter({ hasText: `The ${which}` });
    const dismiss = (which: string) => gap(which).getByRole('button', { name: 'Dismiss' });
    await dismiss('third').dblclick();
    const told = page.getByRole('listitem').filter({ hasText: 'The gap is dismissed.' });
    await told.getByText('The third number is missing.').waitFor();
    await gap('third').waitFor({ state: 'detached' });
    const focused = page.locator('li:has(:focus)');
    await focused.filter({ hasText: 'The second' }).waitFor();
    expect(await gap('second').count()).toBe(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await gap('third').waitFor();
    expect(errors).toEqual([]);
  });

  test('at phone width Back leads from what was opened to its list, as the button above it does', async ({
    page,
    errors,
    open,
    detail,
    waiting,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(`/companies/${SLUG}?tab=updates`);
    const list = page.getByRole('list', { name: 'Updates' });
    const update = page.getByRole('article', { name: 'February update' });
    const all = page.getByRole('button', { name: /^All( updates)?$/ });
    for (const back of [() => page.goBack(), () => all.click(), () => page.goBack()]) {
      await list.getByRole('button', { name: /February update/ }).click();
      await update.waitFor();
      expect(await list.isVisible()).toBe(false);
      await back();
      await list.waitFor();
      expect(page.url()).toMatch(/tab=updates$/);
    }
    await open('/review');
    const gap = waiting('Data gaps').getByRole('listitem').first();
    for (const back of [() => page.goBack(), () => all.last().click(), () => page.goBack()]) {
      await gap.getByRole('button').click();
      await detail.waitFor();
      expect(await gap.isVisible()).toBe(false);
      await back();
      await gap.waitFor();
      expect(page.url()).not.toContain('reading');
    }
    expect(errors).toEqual([]);
  });
});
