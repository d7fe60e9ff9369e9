import PostalMime, { type Address, type Email } from 'postal-mime';
import { BOUNDS } from '@/server/lib/fields';
import { htmlToText } from '@/server/routers/investor-updates/extract/text/html-to-text';
import { unflowed } from './flowed-text';
import { asWrapped, fromWindows1252, inLatin1, inUtf8, missingIn, relettered } from './mail-bytes';
import { momentOf } from './mail-date';

/** A file or message that is no mail that can be taken; the message says why. */
export class MailError extends Error {}

/** Larger messages are not read into memory: reading takes many times their size. */
export const MAX_MAIL_BYTES = 25 * 1024 * 1024;

/** Why a larger message is refused. */
export const TOO_LARGE = 'is larger than 25 MB; paste its text as an update instead';

/** Reading costs by the line; attachments of 25 MB have 440,000 at most. */
const MAX_LINES = 450_000;

/** HTML beyond this is not read for its text: twice of what is kept of either. */
const MAX_HTML = 2 * BOUNDS.body;

/** What an investor update needs of a mail. */
export interface ReadMail {
  sourceRef: string;
  receivedAt: string;
  fromAddress: string | undefined;
  subject: string | undefined;
  rawBody: string;
  rawHtml: string | undefined;
  attachmentsJson: { filename: string; contentType: string; size: number }[] | undefined;
  /** What was left out, for the report. */
  notes: string[];
}

/** Headers of which any mail has one at least; a text without any is something else. */
const HEADERS = new Set(['from', 'date', 'subject', 'message-id', 'received', 'to']);

/**
 * Without what the database cannot hold: U+0000 and halves of characters. Node 20 decodes those
 * bytes to control characters, which no mail means: the euro sign of an amount would be lost.
 */
const storable = (text: string): string =>
  fromWindows1252(text.replaceAll('\u0000', '').replaceAll(/\r(?!\n)/g, '\n')).toWellFormed();

const cut = (text: string, max: number): string => storable(text.slice(0, max));

/** Encoded words may hold line breaks, which no header has. */
const subjectOf = (mail: Email): string | undefined =>
  cut((mail.subject ?? '').replaceAll(/[\r\n]+/g, ' '), BOUNDS.text).trim() || undefined;

function senderOf(mail: Email): string | undefined {
  const addresses = [mail.from, mail.sender, ...(mail.replyTo ?? [])].flatMap(
    (entry?: Address) => entry?.group ?? entry ?? [],
  );
  const [address] = addresses.flatMap((entry) => entry.address ?? []);
  return address === undefined || address.trim() === ''
    ? undefined
    : cut(address.trim().toLowerCase(), 1000);
}

/** The SHA-256 of a mail in hex; Web Crypto, so that browsers can read mails as well. */
async function digestOf(raw: Uint8Array): Promise<string> {
  // Browsers have it on secure pages alone.
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  if (subtle === undefined)
    throw new MailError(
      'has no Message-ID, and is known by it alone without https; open the console by https',
    );
  const digest = await subtle.digest('SHA-256', Uint8Array.from(raw));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The Message-ID without brackets; a mail without one is known by its bytes. */
async function referenceOf(mail: Email, raw: Uint8Array): Promise<string> {
  const id = storable(mail.messageId ?? '')
    .trim()
    .replace(/^<(.*)>$/s, '$1')
    .trim();
  if (id !== '' && id.length <= BOUNDS.text) return id;
  return `sha256:${await digestOf(raw)}`;
}

const sizeOf = (content: ArrayBuffer | Uint8Array | string): number =>
  typeof content === 'string' ? new TextEncoder().encode(content).length : content.byteLength;

function attachmentsOf(mail: Email): ReadMail['attachmentsJson'] {
  if (mail.attachments.length === 0) return undefined;
  return mail.attachments.slice(0, 1000).map(({ filename, mimeType, content }) => ({
    filename: cut(filename ?? '', 300).trim() || 'unnamed',
    contentType: cut(mimeType, 300),
    size: sizeOf(content),
  }));
}

/** Beyond this a plain text is a letter, however much its HTML says. */
const MAX_STUB = 300;

/** "Your program cannot show this letter": a plain text that stands for the HTML that tells it all. */
const isStub = (plain: string, told: string) => told.length > 3 * plain.length;

function bodiesOf(mail: Email, notes: string[]) {
  const html = cut(mail.html ?? '', MAX_HTML);
  const plain = cut(mail.text ?? '', BOUNDS.body + 1);
  const told = plain.trim().length < MAX_STUB ? htmlToText(html) : '';
  const full = plain.trim() === '' || isStub(plain.trim(), told) ? told : plain;
  if (full.length > BOUNDS.body || html.length >= MAX_HTML)
    notes.push('its text was cut at 2,000,000 characters');
  if (html.length > BOUNDS.body) notes.push('its HTML is too long to keep');
  const keepHtml = html.trim() !== '' && html.length <= BOUNDS.body;
  return { text: cut(full, BOUNDS.body), rawHtml: keepHtml ? html : undefined };
}

function linesOf(raw: Uint8Array): number {
  let lines = 0;
  for (let at = raw.indexOf(10); at >= 0; at = raw.indexOf(10, at + 1)) lines += 1;
  return lines;
}

async function parse(raw: Uint8Array): Promise<Email> {
  try {
    return await PostalMime.parse(raw, { forceRfc822Attachments: true });
  } catch (error) {
    const why = error instanceof Error ? error.message : '';
    throw new MailError(`cannot be read: ${why}; paste its text as an update instead`);
  }
}

const LOST = '\uFFFD';

/** Its parts, with letters that are no UTF-8 though nothing else is said, and paragraphs as their sender has them. */
async function parseLetter(raw: Uint8Array): Promise<Email> {
  const { wrapped, flow } = asWrapped(inUtf8(raw));
  const mail = await parse(wrapped);
  if (mail.text?.includes(LOST) || mail.html?.includes(LOST)) {
    const { text, html } = await parse(inLatin1(wrapped));
    if (text !== undefined && mail.text?.includes(LOST)) mail.text = relettered(text);
    if (html !== undefined && mail.html?.includes(LOST)) mail.html = relettered(html);
  }
  if (flow !== null && mail.text !== undefined) mail.text = unflowed(mail.text, flow);
  return mail;
}

/**
 * Reads one mail (RFC 5322, MIME). Of attachments only name, type and size are kept. A mail whose
 * text is in an attachment has its subject for a body.
 * @param fallback when it came, should it not say
 * @throws MailError for an empty mail, something that is no mail, one too large
 */
export async function readMail(raw: Uint8Array, fallback: Date): Promise<ReadMail> {
  if (raw.byteLength > MAX_MAIL_BYTES) throw new MailError(TOO_LARGE);
  if (raw.byteLength === 0) throw new MailError('is empty; save it again in your mail program');
  if (linesOf(raw) > MAX_LINES)
    throw new MailError('has more than 450,000 lines; paste its text as an update instead');
  const mail = await parseLetter(raw);
  if (!mail.headers.some(({ key }) => HEADERS.has(key)))
    throw new MailError('is not a mail; save it in your mail program as .eml');
  const notes = missingIn(mail, raw);
  const { text, rawHtml } = bodiesOf(mail, notes);
  const subject = subjectOf(mail);
  const attachmentsJson = attachmentsOf(mail);
  if (text.trim() === '' && attachmentsJson === undefined) {
    throw new MailError(
      'has neither text nor attachments; if it shows a letter, paste that as an update',
    );
  }
  return {
    sourceRef: await referenceOf(mail, raw),
    receivedAt: momentOf(mail, fallback, notes),
    fromAddress: senderOf(mail),
    subject,
    rawBody: text.trim() === '' ? (subject ?? '(The mail has no text.)') : text,
    rawHtml,
    attachmentsJson,
    notes,
  };
}
