import type { Email } from 'postal-mime';

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

/**
 * A mail's bytes without the mark that editors put before a text, which would hide its first header.
 * Letters beyond ASCII in a mail that names no character set are windows-1252 where they are no UTF-8.
 */
export function inUtf8(raw: Uint8Array): Uint8Array {
  const isMarked = BYTE_ORDER_MARK.every((byte, at) => raw[at] === byte);
  const mail = isMarked ? raw.subarray(BYTE_ORDER_MARK.length) : raw;
  if (mail.length > MAX_LETTER || isUtf8(mail)) return mail;
  const text = latin1.decode(mail);
  return /charset\s*=/i.test(text) ? mail : new TextEncoder().encode(fromWindows1252(text));
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

/** What of a mail is not read, for the report, and what to do. */
export function missingIn(mail: Email, raw: Uint8Array): string[] {
  const notes: string[] = [];
  if (breaksOff(mail, raw)) notes.push('it breaks off, so compare it with the mail that was sent');
  const attached = mail.attachments.filter(({ mimeType }) => mimeType === 'message/rfc822');
  if (attached.length > 0)
    notes.push('the mail attached to it is not read; save it as .eml and import that as well');
  return notes;
}
