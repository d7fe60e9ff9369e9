import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { WITHOUT_BROWSER } from '../setup/chromium';
import { seriousViolations } from './browser';
import { deskTest } from './desk-test';

const mail = (subject: string) =>
  `From: maya@tern-robotics.example\nTo: fund@northstar.test\nSubject: ${subject}\nDate: Mon, 02 Mar 2026 09:00:00 +0000\nMessage-ID: <${subject}@files.example>\n\nAll well here.\n`;

/** Files of these names on disk, each a mail. */
function mailFiles(...names: string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'fund-test-mail-'));
  return names.map((name) => {
    const path = join(folder, name);
    writeFileSync(path, mail(name));
    return path;
  });
}

/** Drops what is on disk onto the page, as a file manager does. */
async function dropFromDisk(page: Page, files: string[]): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const data = { items: [], files, dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await cdp.send('Input.dispatchDragEvent', { type, x: 400, y: 400, data });
  }
}

/** A mailbox made in the page, whose reading fails after the first of its two mails. */
const breakingMailbox = () => {
  const transfer = new DataTransfer();
  transfer.items.add(new File(['From '], 'made.mbox'));
  const letter = (id: string) =>
    `From x Mon Mar  2 09:00:00 2026\nFrom: maya@tern-robotics.example\nSubject: ${id}\nMessage-ID: <${id}@files.example>\n\nHello.\n\n`;
  const parts = [new TextEncoder().encode(letter('begun') + letter('lost'))];
  const pull = (to: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>) => {
    const part = parts.pop();
    if (part) to.enqueue(part);
    else to.error(new DOMException('Gone.', 'NotReadableError'));
  };
  const [held] = transfer.files;
  if (held) held.stream = () => new ReadableStream({ pull });
  return Object.assign(transfer, { held });
};

/** A file made in the page that throws before any file is read. */
const brokenFile = () => {
  const transfer = new DataTransfer();
  transfer.items.add(new File(['x'], 'made.eml'));
  const [held = {}] = transfer.files;
  const get = () => {
    throw new Error('Out of luck.');
  };
  Object.defineProperty(held, 'size', { get });
  return Object.assign(transfer, { held });
};

describe.skipIf(WITHOUT_BROWSER)('mail files that cannot be read, or not to the end', () => {
  const test = deskTest();

  test('a file that changes before it is read is told by name, and the rest goes on', async ({
    page,
    errors,
    open,
  }) => {
    await open('/review');
    const [first = '', changing = '', last = ''] = mailFiles('ok1.eml', 'changing.eml', 'ok3.eml');
    await page.route(/inboundMails\.receive/, async (route) => {
      // The first mail is on its way, so the second file is chosen and not read yet.
      writeFileSync(changing, mail('other words, and longer ones'));
      await route.continue();
    });
    await page.getByLabel('Mail files').setInputFiles([first, changing, last]);
    const dialog = page.getByRole('dialog', { name: 'Mail imported in part' });
    await dialog.getByText('2 mails read: 2 added. 1 file not read.').waitFor();
    await dialog.getByRole('status').getByText('Mail imported in part').waitFor();
    const lines = dialog.getByRole('listitem');
    expect(await lines.allInnerTexts()).toEqual([
      expect.stringContaining(`ok1.eml is an update of Tern Robotics now`),
      expect.stringContaining(`ok3.eml is an update of Tern Robotics now`),
      expect.stringMatching(/^changing\.eml changed after it was chosen.* choose it again/),
    ]);
    expect(await seriousViolations(page)).toEqual([]);
    expect(errors).toEqual([]);
  });

  test('a folder dropped with a mail is told, and the mail is taken', async ({
    page,
    errors,
    open,
  }) => {
    await open('/review');
    const [after = ''] = mailFiles('after.eml');
    const folder = join(mkdtempSync(join(tmpdir(), 'fund-test-mail-')), 'March letters');
    mkdirSync(folder);
    await dropFromDisk(page, [folder, after]);
    const dialog = page.getByRole('dialog', { name: 'Mail imported in part' });
    await dialog.getByText('1 mail read: 1 added. 1 file not read.').waitFor();
    await dialog.getByText(/after\.eml is an update of/).waitFor();
    await dialog.getByText(/March letters is a folder.* drop the mails in it/).waitFor();
    expect(errors).toEqual([]);
  });

  test('a mailbox that breaks off is told with what was read of it', async ({
    page,
    errors,
    open,
  }) => {
    await open('/review');
    await page.dispatchEvent('body', 'drop', {
      dataTransfer: await page.evaluateHandle(breakingMailbox),
    });
    const dialog = page.getByRole('dialog', { name: 'Mail imported in part' });
    await dialog.getByText('1 mail read: 1 added. 1 file not read.').waitFor();
    await dialog.getByText(/made\.mbox was not read to its end: it changed/).waitFor();
    expect(errors).toEqual([]);
  });

  test('a mailbox with a mark before it is split, and one without a message is told', async ({
    page,
    errors,
    open,
  }) => {
    await open('/review');
    const folder = mkdtempSync(join(tmpdir(), 'fund-test-mail-'));
    const write = (name: string, text: string) => {
      writeFileSync(join(folder, name), text);
      return join(folder, name);
    };
    const line = 'From x Mon Mar  2 09:00:00 2026\n';
    const marked = write(
      'marked.mbox',
      `\ufeff${line}${mail('marked1')}\n${line}${mail('marked2')}`,
    );
    const bare = write('bare.mbox', `From ???@???\n${mail('bare')}`);
    await page.getByLabel('Mail files').setInputFiles([marked, bare]);
    const dialog = page.getByRole('dialog', { name: 'Mail imported in part' });
    await dialog.getByText('2 mails read: 2 added. 1 file not read.').waitFor();
    await dialog.getByText(/marked\.mbox #2 is an update of/).waitFor();
    await dialog.getByText(/bare\.mbox holds no message/).waitFor();
    expect(errors).toEqual([]);
  });

  test('an import that breaks off does not look like one that is done', async ({ page, open }) => {
    await open('/review');
    await page.dispatchEvent('body', 'drop', {
      dataTransfer: await page.evaluateHandle(brokenFile),
    });
    const dialog = page.getByRole('dialog', { name: 'Import stopped' });
    await dialog.getByRole('alert').getByText('Out of luck.').waitFor();
    await dialog.getByText('0 mails read.').waitFor();
  });

  test('an import that is closed on its way stops, and tells how far it came', async ({
    page,
    errors,
    open,
  }) => {
    await open('/review');
    let answer = () => {};
    const answering = new Promise<void>((resolve) => (answer = resolve));
    await page.route(/inboundMails\.receive/, async (route) => {
      await answering;
      await route.continue();
    });
    const sent = page.waitForRequest(/inboundMails\.receive/);
    await page.getByLabel('Mail files').setInputFiles(mailFiles('taken.eml', 'left.eml'));
    await sent;
    await page.getByRole('dialog', { name: 'Importing mail' }).waitFor();
    await page.keyboard.press('Escape');
    answer();
    const dialog = page.getByRole('dialog', { name: 'Import stopped' });
    await dialog.getByText('1 mail read: 1 added.').waitFor();
    await dialog.getByText(/taken\.eml is an update of/).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
  });

  test('a mail is discarded for good once that was asked, by key as by button', async ({
    page,
    errors,
    open,
  }) => {
    await open('/review');
    const [stray = ''] = mailFiles('stray.eml');
    writeFileSync(stray, mail('A stray letter').replace('tern-robotics.example', 'stray.example'));
    await page.getByLabel('Mail files').setInputFiles([stray]);
    await page.getByRole('dialog').getByText('1 mail read: 1 waits.').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'A stray letter' }).click();
    await page.getByRole('button', { name: /^Discard/ }).waitFor();
    const question = page.getByRole('dialog', { name: 'Discard this mail?' });
    await page.keyboard.press('d');
    await question.getByText(/“A stray letter” goes away for good/).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Discard/ }).click();
    await question.getByRole('button', { name: 'Discard mail' }).click();
    const told = page.getByRole('listitem').filter({ hasText: 'The mail is discarded' });
    await told.getByText('A stray letter').waitFor();
    await page.getByRole('button', { name: 'A stray letter' }).waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
  });
});
