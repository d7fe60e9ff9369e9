import { describe, expect, test } from 'vitest';
import { MailError, readMail } from './read-mail';

const NOW = new Date('2026-05-01T00:00:00.000Z');
const read = (text: string) => readMail(Buffer.from(text, 'latin1'), NOW);

const HEAD = `From: Jane Doe <Jane@Widgets.example>
Date: Thu, 2 Apr 2026 10:00:00 +0200
Message-ID: <abc@widgets.example>
Subject: March update
`;

describe('a mail', () => {
  test('gives sender, time, reference, subject and text', async () => {
    expect(await read(`${HEAD}\nARR: $1M\n`)).toEqual({
      sourceRef: 'abc@widgets.example',
      receivedAt: '2026-04-02T08:00:00.000Z',
      fromAddress: 'jane@widgets.example',
      subject: 'March update',
      rawBody: 'ARR: $1M\n',
      rawHtml: undefined,
      attachmentsJson: undefined,
      notes: [],
    });
  });

  test.each([
    ['application/pkcs7-mime; smime-type=enveloped-data; name=smime.p7m', 'smime.p7m'],
    ['application/x-pkcs7-mime; name="smime.p7m"', 'smime.p7m'],
  ])('that is encrypted says so: %s', async (type, filename) => {
    const mail = await read(
      `${HEAD}Content-Type: ${type}\nContent-Transfer-Encoding: base64\n\nAAAA\n`,
    );
    expect(mail.attachmentsJson).toMatchObject([{ filename }]);
    expect(mail.notes.join()).toContain('cannot be read');
  });

  test.each(['+9999', '-1500', '+0175'])(
    'of a zone that is none, %s, is of its file',
    async (zone) => {
      const mail = await read(HEAD.replace('+0200', zone) + '\nHi\n');
      expect(mail.receivedAt).toBe(NOW.toISOString());
    },
  );

  test.each(['+1400', '-1200', '+0545'])(
    'of an outlying zone, %s, is of its date',
    async (zone) => {
      const mail = await read(HEAD.replace('+0200', zone) + '\nHi\n');
      expect(mail.notes).toEqual([]);
    },
  );

  test('of HTML alone has its text for a body, and keeps the HTML', async () => {
    const mail = await read(`${HEAD}Content-Type: text/html\n\n<p>ARR: <b>$1M</b></p>\n`);
    expect(mail.rawBody.trim()).toBe('ARR: $1M');
    expect(mail.rawHtml).toContain('<b>$1M</b>');
  });

  test('keeps of attachments the metadata alone', async () => {
    const mail = await read(`${HEAD}Content-Type: multipart/mixed; boundary=b

--b
Content-Type: text/plain

See the deck.
--b
Content-Type: application/pdf; name="deck.pdf"
Content-Disposition: attachment; filename="deck.pdf"
Content-Transfer-Encoding: base64

aGVsbG8=
--b--
`);
    expect(mail.attachmentsJson).toEqual([
      { filename: 'deck.pdf', contentType: 'application/pdf', size: 5 },
    ]);
    expect(mail.rawBody.trim()).toBe('See the deck.');
  });

  test.each(['windows-1252', 'iso-8859-1'])(
    'in %s keeps the signs that Outlook writes, also in its subject',
    async (charset) => {
      const head = HEAD.replace('March update', `=?${charset}?Q?ARR_=80_up_=96_March?=`);
      const type = `Content-Type: text/html; charset=${charset}\n`;
      const body = '<p>ARR: \x80 5.2m \x85 We\x92re \x93live\x94, \xe9t\xe9</p>\n';
      const mail = await read(`${head}${type}\n${body}`);
      expect(mail.subject).toBe('ARR € up – March');
      expect(mail.rawBody.trim()).toBe('ARR: € 5.2m … We’re “live”, été');
      expect(mail.rawHtml).toContain('ARR: € 5.2m');
    },
  );

  test('that names no character set is read as UTF-8, else as windows-1252, its subject too', async () => {
    const letter = HEAD.replace('March', 'Z\xfcrich') + '\nCash: \x801.5m in Z\xfcrich\n';
    expect(await read(letter)).toMatchObject({
      subject: 'Zürich update',
      rawBody: 'Cash: €1.5m in Zürich\n',
    });
    const utf8 = HEAD.replace('March', 'Zürich') + '\nCash: €1.5m\n';
    expect(await readMail(Buffer.from(utf8), NOW)).toMatchObject({
      subject: 'Zürich update',
      rawBody: 'Cash: €1.5m\n',
    });
  });

  test('that an editor has put its mark before is known by its first header all the same', async () => {
    const mail = await readMail(Buffer.from(`\ufeff${HEAD}\nARR: $1M\n`), NOW);
    expect([mail.fromAddress, mail.rawBody]).toEqual(['jane@widgets.example', 'ARR: $1M\n']);
    const below = await readMail(Buffer.from(`\ufeff\r\n\n${HEAD}\nARR: $1M\n`), NOW);
    expect([below.fromAddress, below.rawBody]).toEqual([mail.fromAddress, mail.rawBody]);
  });

  test.each([
    ['', 'text/html', '<meta charset="windows-1252"><p>', '</p>'],
    ['; charset=utf-8', 'text/plain', '', ''],
    ['; charset="US-ASCII"', 'text/plain', '', ''],
    [';\n\tcharset=UTF8', 'text/plain', '', ''],
  ])(
    'whose header says "%s" is read by its bytes, where those say otherwise (%s)',
    async (charset, type, before, after) => {
      const head = `${HEAD}Content-Type: ${type}${charset}\n\n${before}`;
      const body = async (bytes: Buffer) =>
        (
          await readMail(Buffer.concat([Buffer.from(head), bytes, Buffer.from(`${after}\n`)]), NOW)
        ).rawBody.trim();
      const text = 'Cash: €1.5m in Zürich';
      const old = Buffer.from('Cash: \x801.5m in Z\xfcrich', 'latin1');
      expect(await body(old)).toBe(text);
      expect(await body(Buffer.from(text))).toBe(text);
      // Of one mail some parts may be the one, some the other.
      const both = Buffer.concat([Buffer.from(`${text}, `), old]);
      expect(await body(both)).toBe(`${text}, ${text}`);
    },
  );

  test('that names another character set, or holds bytes that are no text, is left to what it says', async () => {
    const bytes = (text: string) => Buffer.from(text, 'latin1');
    const cyrillic = `${HEAD}Content-Type: text/plain; charset=windows-1251\n\n\xcf\xf0\xe8\xe2\xe5\xf2\n`;
    expect((await readMail(bytes(cyrillic), NOW)).rawBody).toBe('Привет\n');
    const binary = `${HEAD}Content-Type: multipart/mixed; boundary=b\n\n--b\n\nHi\n--b\nContent-Type: image/png; name=a.png\nContent-Transfer-Encoding: binary\n\n\xff\xfe\x80\x81\n--b--\n`;
    const { attachmentsJson } = await readMail(bytes(binary), NOW);
    expect(attachmentsJson?.[0]?.size).toBe(5);
  });

  test('that breaks off in its parts says so, and so does one with a mail attached', async () => {
    const part = `${HEAD}Content-Type: multipart/mixed; boundary="b"\n\n--b\nContent-Type: text/plain\n\nARR: $1`;
    expect((await read(part)).notes).toEqual([expect.stringMatching(/^it breaks off/)]);
    expect((await read(`${part}M\n--b--\nA list’s footer\n`)).notes).toEqual([]);
    const attached = `M\n--b\nContent-Type: message/rfc822\nContent-Disposition: attachment; filename=a.eml\n\n${HEAD}\nARR: $9M\n--b--\n`;
    const { notes, rawBody } = await read(part + attached);
    expect(notes).toEqual([expect.stringMatching(/attached to it is not read; save it as \.eml/)]);
    expect(rawBody).not.toContain('$9M');
  });

  test('without a Message-ID is known by its bytes; without a date by the server’s, or the file’s', async () => {
    const bare = 'From: jane@widgets.example\n\nhi\n';
    const mail = await read(bare);
    expect(mail.sourceRef).toMatch(/^sha256:[0-9a-f]{64}$/);
    expect((await read(bare)).sourceRef).toBe(mail.sourceRef);
    expect((await read(`${bare}!`)).sourceRef).not.toBe(mail.sourceRef);
    expect(mail.receivedAt).toBe(NOW.toISOString());
    expect(mail.notes).toEqual([expect.stringContaining('no date that can be read')]);
    const received = 'Received: from x by y; Fri, 3 Apr 2026 10:00:00 +0000\n';
    expect((await read(`${received}Date: gibberish\n${bare}`)).receivedAt).toBe(
      '2026-04-03T10:00:00.000Z',
    );
    expect(
      (await read(`${received}Date: Mon, 30 Feb 2026 10:00:00 +0000\n${bare}`)).receivedAt,
    ).toBe('2026-04-03T10:00:00.000Z');
    expect((await read(`Date: Thu, 29 Feb 2024 10:00:00 +0000\n${bare}`)).receivedAt).toBe(
      '2024-02-29T10:00:00.000Z',
    );
    expect(
      (await read(`${received}Date: Mon, 2 Nov 2099 10:00:00 +0000\n${bare}`)).receivedAt,
    ).toBe('2026-04-03T10:00:00.000Z');
    expect((await read(`Date: Mon, 1 Jan 9999 10:00:00 +0000\n${bare}`)).receivedAt).toBe(
      NOW.toISOString(),
    );
  });

  test('has a subject of one line, whatever its encoded words hold', async () => {
    const word = Buffer.from('March\r\nupdate').toString('base64');
    const mail = await read(
      HEAD.replace('March update', `=?utf-8?B?${word}?=\n folded`) + '\nARR: $1M\n',
    );
    expect(mail.subject).toBe('March update folded');
    expect(mail.notes).toEqual([]);
  });

  test('in broken encodings is read as far as it goes, without what cannot be stored', async () => {
    const mail = await read(
      `${HEAD}Content-Type: text/plain; charset=no-such-charset\nContent-Transfer-Encoding: quoted-printable\n\na=00b=ZZ=ED=A0=80\xff\n`,
    );
    expect(mail.rawBody).not.toContain('\u0000');
    expect(mail.rawBody.isWellFormed()).toBe(true);
    expect(mail.rawBody).toContain('a');
  });

  test('whose text is in an attachment has its subject for a body', async () => {
    const mail = await read(
      `${HEAD}Content-Type: application/pdf; name=deck.pdf\nContent-Disposition: attachment; filename=deck.pdf\n\nxx\n`,
    );
    expect([mail.rawBody, mail.attachmentsJson?.length]).toEqual(['March update', 1]);
  });

  test('that is too long is cut, and says so', async () => {
    const mail = await read(`${HEAD}\n${'x'.repeat(2_000_010)}\n`);
    expect(mail.rawBody).toHaveLength(2_000_000);
    expect(mail.notes).toEqual([expect.stringContaining('cut')]);
  });

  test.each([
    ['', 'is empty'],
    ['\u0000\u0001\u0002 binary', 'is not a mail'],
    [`${HEAD}\n`, 'neither text nor attachments'],
    [
      `${HEAD}${Array.from({ length: 400 }, (_, i) => `Content-Type: multipart/mixed; boundary=b${i}\n\n--b${i}\n`).join('')}`,
      'cannot be read',
    ],
  ])('that cannot be taken says why (%#)', async (text, why) => {
    await expect(read(text)).rejects.toThrow(MailError);
    await expect(read(text)).rejects.toThrow(why);
  });

  test('of deeply nested HTML is read in time', async () => {
    const started = process.cpuUsage();
    const bomb = '<div>'.repeat(200_000) + 'ARR: $1M' + '<table><tr><td>'.repeat(50_000);
    const mail = await read(`${HEAD}Content-Type: text/html\n\n${bomb}\n`);
    expect(mail.rawBody).toContain('ARR: $1M');
    const { user } = process.cpuUsage(started);
    expect(user / 1e6).toBeLessThan(10);
  });

  test.each(['utf-8', 'utf-16', 'koi8-r', 'iso-2022-jp', 'x-unknown', '""'])(
    'with bytes that its character set %s does not have is read, and can be stored',
    async (charset) => {
      const bytes = Buffer.concat([
        Buffer.from(`${HEAD}Content-Type: text/plain; charset=${charset}\n\n`),
        Buffer.from(Array.from({ length: 128 }, (_, i) => 128 + i)),
        Buffer.from('\u0000\nARR: $1M\n'),
      ]);
      const { rawBody } = await readMail(bytes, NOW);
      expect(rawBody).not.toBe('');
      expect(rawBody).not.toContain('\u0000');
      expect(rawBody.isWellFormed()).toBe(true);
    },
  );

  test('nested without end is refused with the reason', async () => {
    const parts = Array.from(
      { length: 3000 },
      (_, i) => `Content-Type: multipart/mixed; boundary="b${i}"\n\n--b${i}\n`,
    );
    await expect(read(`${HEAD}${parts.join('')}`)).rejects.toThrow(/^cannot be read: .*nesting/);
  });
});
