import { describe, expect, test } from 'vitest';
import { readMail } from './read-mail';

const NOW = new Date('2026-05-01T00:00:00.000Z');
const HEAD = `From: jane@widgets.example
Message-ID: <abc@widgets.example>
Subject: March update
`;
const DATED = `${HEAD}Date: Thu, 2 Apr 2026 10:00:00 +0200\n`;

const read = (mail: string | Buffer) =>
  readMail(typeof mail === 'string' ? Buffer.from(mail, 'latin1') : mail, NOW);
const bodyOf = async (mail: string | Buffer) => (await read(mail)).rawBody.trim();

describe('the letters of a mail that does not say, or says falsely, in what they are', () => {
  const text = 'MRR: €50,000 – Zürich';
  const quoted = 'MRR: =8050,000 =96 Z=FCrich';
  const bytes = 'MRR: \x8050,000 \x96 Z\xfcrich';
  const based = Buffer.from(bytes, 'latin1').toString('base64');

  test.each([
    ['quoted-printable of no type', `Content-Transfer-Encoding: quoted-printable\n\n${quoted}\n`],
    [
      'quoted-printable',
      `Content-Type: text/plain\nContent-Transfer-Encoding: quoted-printable\n\n${quoted}\n`,
    ],
    [
      'quoted-printable called UTF-8',
      `Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: quoted-printable\n\n${quoted}\n`,
    ],
    [
      'base64',
      `Content-Type: text/plain;\n\tname=letter.txt;\nContent-Transfer-Encoding: base64\n\n${based}\n`,
    ],
    [
      'HTML whose own head says it',
      `Content-Type: text/html\nContent-Transfer-Encoding: quoted-printable\n\n<meta charset=3Dwindows-1252><p>${quoted}</p>\n`,
    ],
    [
      'a part beside one that says more',
      `Content-Type: multipart/mixed; boundary=b\n\n--b\nContent-Type: text/plain\n\n${bytes}\n--b\nContent-Type: text/csv; charset=koi8-r; name=a.csv\nContent-Disposition: attachment\n\na\n--b--\n`,
    ],
    ['bytes', `Content-Transfer-Encoding: binary\n\n${bytes}\n`],
    ['a long one', `Content-Type: text/plain\n\n${bytes}\n\n${'All is well.\n'.repeat(90_000)}`],
  ])('are kept: %s', async (_, mail) => {
    expect((await bodyOf(DATED + mail)).split('\n')[0]).toBe(text);
  });

  test('are those of UTF-8 where they can be, in the same text too', async () => {
    const mail = `Content-Type: text/plain\nContent-Transfer-Encoding: quoted-printable\n\n=E2=82=AC1, =801, Z=C3=BCrich, Z=FCrich =F0=9F=9A=80\n`;
    expect(await bodyOf(DATED + mail)).toBe('€1, €1, Zürich, Zürich 🚀');
  });

  test('stay lost where their sender had lost them', async () => {
    expect(await bodyOf(Buffer.from(`${DATED}\nMRR: \uFFFD50,000\n`))).toBe('MRR: \uFFFD50,000');
  });

  test('of a named character set are left to it', async () => {
    const mail = `Content-Type: text/plain; charset=windows-1252\nContent-Transfer-Encoding: quoted-printable\n\nCAF=C9=92s =80\n`;
    expect(await bodyOf(DATED + mail)).toBe('CAFÉ’s €');
  });
});

describe('a text of flowing lines', () => {
  const flowed = (body: string, more = '') =>
    bodyOf(`${DATED}Content-Type: text/plain; charset=utf-8; format=flowed${more}\n\n${body}`);

  test('is one of paragraphs', async () => {
    expect(await flowed('ARR is up to \n$2M now.\n\nThanks.\n')).toBe(
      'ARR is up to $2M now.\n\nThanks.',
    );
    expect(await flowed('ARR of Zü \nrich\n', '; delsp=yes')).toBe('ARR of Zürich');
  });

  test('does not flow into or out of a quotation, nor into a signature', async () => {
    expect(await flowed('Thanks, all well. \n> Our MRR is \n> $900,000.\n>> Cash?\nDone.\n')).toBe(
      'Thanks, all well. \n> Our MRR is $900,000.\n>> Cash?\nDone.',
    );
    expect(await flowed('> How is it going? \nOur MRR is $90,000.\n')).toBe(
      '> How is it going? \nOur MRR is $90,000.',
    );
    expect(await flowed('Hello. \n-- \nJane\n')).toBe('Hello. \n-- \nJane');
  });

  test('keeps what was stuffed', async () => {
    expect(await flowed(' From 10 to 12\n >50% margin\n  - item\n')).toBe(
      'From 10 to 12\n >50% margin\n - item',
    );
  });
});

test.each(['', 'Content-Disposition: inline\n', 'Content-Disposition: attachment\n'])(
  'a mail within a mail is not its own letter (%s)',
  async (disposition) => {
    const mail = await read(`${DATED}Content-Type: multipart/mixed; boundary=b

--b
Content-Type: text/plain

See the letter of a competitor.
--b
Content-Type: message/rfc822
${disposition}
From: ceo@rival.example
Subject: Ours

Our MRR is $900,000.
--b--
`);
    expect(mail.rawBody.trim()).toBe('See the letter of a competitor.');
    expect(mail.notes.join()).toContain('the mail attached to it is not read');
  },
);

test.each([
  ['Mon, 02 Mar 2026 10:00:00 CET', '2026-03-02T10:00:00.000Z'],
  ['Mon, 02 Mar 2026 10:00:00', '2026-03-02T10:00:00.000Z'],
  ['Mon, 02 Mar 2026 10:00:00 EST', '2026-03-02T15:00:00.000Z'],
  ['Mon, 02 Mar 2026 10:00 -0500 (EST)', '2026-03-02T15:00:00.000Z'],
  ['2 Mar 2026 10:00:00 PM', '2026-03-02T22:00:00.000Z'],
  ['2026-03-02T10:00:00Z', '2026-03-02T10:00:00.000Z'],
])('%s is the moment of the mail', async (date, moment) => {
  expect(await read(`${HEAD}Date: ${date}\n\nHi\n`)).toMatchObject({
    receivedAt: moment,
    notes: [],
  });
});

test('a plain text that stands for the letter in HTML is not the letter', async () => {
  const mail = (plain: string) =>
    bodyOf(
      `${DATED}Content-Type: multipart/alternative; boundary=b\n\n--b\nContent-Type: text/plain\n\n${plain}\n--b\nContent-Type: text/html\n\n<p>Our MRR is $90,000, up from $80,000.</p><p>We hired two engineers and signed three customers in March, more below.</p>\n--b--\n`,
    );
  expect(await mail('Your program cannot show this.')).toContain('Our MRR is $90,000');
  const own = 'Our MRR is $90,000, up from $80,000. We hired two and signed three in March.';
  expect(await mail(own)).toBe(own);
});

test('lines may end with a carriage return alone', async () => {
  expect(await bodyOf(`${DATED}\nHi\rMRR: $50,000\r\nBye\n`)).toBe('Hi\nMRR: $50,000\nBye');
});
