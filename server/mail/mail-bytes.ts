import type { Email } from 'postal-mime';
import type { Flow } from './flowed-text';

/** What the bytes 0x80 to 0x9F say in windows-1252, which mailers also send as ISO 8859-1. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** A text whose control characters beyond ASCII, which no mail means, are the signs of windows-1252. */
export const fromWindows1252 = (text: string): string =>
  text.replaceAll(/[\u0080-\u009f]/g, (code) => WINDOWS_1252.charAt(code.charCodeAt(0) - 0x80));

const latin1 = new TextDecoder('latin1');

/** Letters are far smaller; what is larger holds attachments, whose bytes are no text. */
const MAX_LETTER = 1024 * 1024;

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];
const LINE_ENDS = new Set([0x0a, 0x0d]);

/** Bytes without what editors put before a text, their mark and blank lines, which would hide its first line. */
export function fromFirstLine(bytes: Uint8Array): Uint8Array {
  let at = BYTE_ORDER_MARK.every((byte, i) => bytes[i] === byte) ? BYTE_ORDER_MARK.length : 0;
  while (LINE_ENDS.has(bytes[at] ?? 0)) at += 1;
  return bytes.subarray(at);
}

/** How many bytes of UTF-8 the letter that begins here has; 0 where none does. */
function letterAt(bytes: Uint8Array, at: number): number {
  const lead = bytes[at] ?? 0;
  if (lead < 0x80) return 1;
  if (lead < 0xc2 || lead > 0xf4) return 0;
  const length = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
  for (let next = at + 1; next < at + length; next += 1) {
    if (((bytes[next] ?? 0) & 0xc0) !== 0x80) return 0;
  }
  return length;
}

const encoder = new TextEncoder();

/** The letters of windows-1252 from 0x80 on, in UTF-8. */
const LETTERS = Array.from({ length: 0x80 }, (_, i) =>
  encoder.encode(fromWindows1252(String.fromCharCode(0x80 + i))),
);

/** Bytes that are no UTF-8 as the letters that windows-1252 has for them; all others as they are. */
function repaired(bytes: Uint8Array): Uint8Array {
  const whole = new Uint8Array(bytes.length * 3);
  let length = 0;
  let left = 0;
  for (const [at, byte] of bytes.entries()) {
    if (left === 0) left = letterAt(bytes, at);
    const letter = left === 0 ? LETTERS[byte - 0x80] : undefined;
    if (letter) whole.set(letter, length);
    else whole[length] = byte;
    length += letter?.length ?? 1;
    left = Math.max(left - 1, 0);
  }
  return whole.subarray(0, length);
}

/** Of a mail's parts as well; what its text says of character sets counts for nothing. */
const CONTENT_TYPE = /^content-type:.*(?:\r?\n[ \t].*)*/gim;
const CHARSET = /(charset\s*=\s*["']?)([^\s"';]+)/i;
/** What mails also say whose writer never asked which letters they have. */
const UNASKED = new Set(['utf-8', 'utf8', 'us-ascii', 'ascii']);

/**
 * A mail from its first header on. Where none of its parts names another character set than UTF-8 or
 * ASCII, letters beyond ASCII are UTF-8, and windows-1252 where they are no UTF-8.
 */
export function inUtf8(raw: Uint8Array): Uint8Array {
  const mail = fromFirstLine(raw);
  if (mail.length > MAX_LETTER || mail.every((byte) => byte < 0x80)) return mail;
  const text = latin1.decode(mail);
  const types = text.match(CONTENT_TYPE) ?? [];
  const named = types.flatMap((type) => CHARSET.exec(type)?.[2]?.toLowerCase() ?? []);
  const isBinary = /^content-transfer-encoding:\s*binary/im.test(text);
  if (isBinary || named.some((charset) => !UNASKED.has(charset))) return mail;
  const letters = isUtf8(mail) ? mail : repaired(mail);
  if (!named.some((charset) => charset.endsWith('ascii'))) return letters;
  const renamed = new TextDecoder()
    .decode(letters)
    .replace(CONTENT_TYPE, (type) =>
      type.replace(CHARSET, (whole, before: string, charset: string) =>
        /ascii$/i.test(charset) ? `${before}utf-8` : whole,
      ),
    );
  return encoder.encode(renamed);
}

/** A text that was read as ISO 8859-1 or windows-1252, in its bytes; others of its letters in UTF-8. */
function bytesOf(text: string): Uint8Array {
  const whole = new Uint8Array(text.length * 3);
  let length = 0;
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    const old = code > 0xff ? WINDOWS_1252.indexOf(letter) : code - 0x80;
    const bytes = code > 0xff && old < 0 ? encoder.encode(letter) : [old + 0x80];
    whole.set(bytes, length);
    length += bytes.length;
  }
  return whole.subarray(0, length);
}

/** A text that was read as ISO 8859-1: its letters are UTF-8, and windows-1252 where they are no UTF-8. */
export const relettered = (text: string): string =>
  new TextDecoder().decode(repaired(bytesOf(text)));

/** The mail with some of its headers of the type changed; `change` gets each with its folded lines. */
function retyped(raw: Uint8Array, change: (type: string) => string): Uint8Array {
  const pieces: Uint8Array[] = [];
  let at = 0;
  for (const { 0: type, index } of latin1.decode(raw).matchAll(CONTENT_TYPE)) {
    const changed = change(type);
    if (changed === type) continue;
    pieces.push(raw.subarray(at, index), bytesOf(changed));
    at = index + type.length;
  }
  if (at === 0) return raw;
  pieces.push(raw.subarray(at));
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let length = 0;
  for (const piece of pieces) {
    whole.set(piece, length);
    length += piece.length;
  }
  return whole;
}

const IS_TEXT = /^content-type:\s*text\/(?:plain|html)\b/i;

/** The mail as one whose texts are in ISO 8859-1, but for those that name a set which is not merely assumed. */
export function inLatin1(raw: Uint8Array): Uint8Array {
  const head = latin1.decode(raw.subarray(0, MAX_EPILOGUE)).split(/\r?\n\r?\n/, 1)[0] ?? '';
  const typed = retyped(raw, (type) => {
    if (!IS_TEXT.test(type)) return type;
    const named = CHARSET.exec(type)?.[2]?.toLowerCase();
    if (named === undefined) return `${type.replace(/[;\s]+$/, '')}; charset=iso-8859-1`;
    return UNASKED.has(named) ? type.replace(CHARSET, '$1iso-8859-1') : type;
  });
  if (/^content-type:/im.test(head)) return typed;
  return new Uint8Array([
    ...encoder.encode('Content-Type: text/plain; charset=iso-8859-1\n'),
    ...typed,
  ]);
}

const FLOWED = /(;\s*format\s*=\s*["']?)flowed/i;

/** The mail with its texts' lines as they stand, and how those flow that its sender wrapped. */
export function asWrapped(raw: Uint8Array): { wrapped: Uint8Array; flow: Flow | null } {
  let flow: Flow | null = null;
  const wrapped = retyped(raw, (type) => {
    if (!FLOWED.test(type)) return type;
    flow = { joinsWords: /;\s*delsp\s*=\s*["']?yes/i.test(type) };
    return type.replace(FLOWED, '$1fixed');
  });
  return { wrapped, flow };
}

/** What may stand behind a mail's last part, such as a mailing list's footer. */
const MAX_EPILOGUE = 64 * 1024;

/** True if the mail is made of parts and its last one has no end. */
function breaksOff(mail: Email, raw: Uint8Array): boolean {
  const type = mail.headers.find(({ key }) => key === 'content-type')?.value ?? '';
  if (!/^\s*multipart\//i.test(type)) return false;
  const [, quoted, bare] = /;\s*boundary=(?:"([^"]*)"|([^\s;"]+))/i.exec(type) ?? [];
  const boundary = quoted ?? bare;
  const tail = latin1.decode(raw.subarray(-MAX_EPILOGUE));
  return boundary !== undefined && !tail.includes(`--${boundary}--`);
}

/** A letter that only its receivers' keys open, or one within its signature. */
const SEALED = /^application\/(?:(?:x-)?pkcs7-mime|pgp-encrypted)$/i;

/** What of a mail is not read, for the report, and what to do. */
export function missingIn(mail: Email, raw: Uint8Array): string[] {
  const notes: string[] = [];
  if (breaksOff(mail, raw)) notes.push('it breaks off, so compare it with the mail that was sent');
  const attached = mail.attachments.filter(({ mimeType }) => mimeType === 'message/rfc822');
  if (attached.length > 0)
    notes.push('the mail attached to it is not read; save it as .eml and import that as well');
  if (mail.attachments.some(({ mimeType }) => SEALED.test(mimeType)))
    notes.push('it is encrypted or sealed and cannot be read; paste its text as an update');
  return notes;
}
