import { isMailHeader } from '@/server/routers/investor-updates/extract/text/mail-heads';
import { markQuoteLists } from './quote-marks';
import { signatureRange } from './signature';
import type { Line } from './types';

const FORWARD = /^[\s>]*(?:-{2,} ?)?(?:begin |start of )?forwarded (?:message|by)\b.{0,80}$/i;
const ORIGINAL =
  /^[\s>]*[-_]{2,} ?(?:original message|ursprüngliche nachricht|message d'origine|oorspronkelijk bericht|mensaje original|mensagem original|messaggio originale|ursprungligt meddelande|oprindelig meddelelse|opprinnelig melding)/i;
const WROTE =
  /\b(?:wrote|writes|schrieb|escribió|a écrit|schreef|escreveu|ha scritto|skrev)(?!\p{L}).{0,60}: *$/iu;
const DISCLAIMER =
  /intended recipient|intended solely|solely for the use|confidentiality notice|e-?mail and any (?:attachments|files)|virus-free|you(?:'re| are)? receiv(?:e|ing) this|view (?:this )?(?:e-?mail )?in (?:your )?browser|unsubscribe|all rights reserved|forward-looking statement/i;
const DEVICE = /^\s*(?:sent (?:from|via) (?:my )?\w|get outlook for )/i;
const MAX_SIGNATURE = 12;
const MAX_PREAMBLE = 600;
/** A memo has a head of its own, which quotes no mail. */
const MEMO = /^\W*(?:\w+ ){0,2}memo(?:randum)?\W*$/i;
/** What somebody writes above a mail to pass it on. */
const MAX_COVER = 200;
const MAX_FORWARDS = 5;

function exclude(lines: Line[], from: number, to = lines.length): void {
  for (let i = from; i < to; i += 1) {
    const line = lines[i];
    if (line && line.kind !== 'blank') line.kind = 'excluded';
  }
}

/** "> **From:** Ana" without its marks. */
const plainly = (view: string) =>
  view
    .slice(0, 200)
    .replace(/^[\s>*]+/, '')
    .replace(/^([\p{L}-]{1,20}(?: \p{L}{1,10})?)\*{1,2} ?:/u, '$1:')
    .replace(/^([\p{L}-]{1,20}):\*{1,2}/u, '$1:');

/** A block of mail headers at `at`: at least three of From, Sent, To, Subject in a row. */
function headerEnd(lines: Line[], at: number): number {
  let end = at;
  while (end < at + 12 && isMailHeader(plainly(lines[end]?.view ?? ''))) end += 1;
  return end;
}

function isQuoteIntro(lines: Line[], at: number): boolean {
  const first = lines[at]?.view.slice(0, 300) ?? '';
  if (!/^\s*(?:on|am|le|el|op|il|em|den)\b/i.test(first)) return false;
  const joined = [first, ...lines.slice(at + 1, at + 3).map((l) => l.view.slice(0, 200))];
  for (let size = 1; size <= joined.length; size += 1) {
    const text = joined.slice(0, size).join(' ');
    if (WROTE.test(text)) return /\d/.test(text) && text.length < 400;
  }
  return false;
}

/** Takes one level of ">" from the lines of a forwarded body. */
function unquote(lines: Line[], from: number): void {
  const body = lines.slice(from).filter((line) => line.kind === 'text');
  const quoted = body.filter((line) => /^ *>/.test(line.view)).length;
  if (quoted === 0 || quoted * 10 < body.length * 8) return;
  for (const line of body) {
    line.view = line.view.replace(/^( *)>/, '$1 ');
    line.indent = line.view.length - line.view.trimStart().length;
    if (line.indent === line.view.length) line.kind = 'blank';
  }
}

/** Marks the headers of a forwarded update, or everything from a quoted mail on. */
function markBlocks(lines: Line[], subject: string): void {
  let written = 0;
  let forwards = 0;
  let before = 0;
  let memo = false;
  for (let at = 0; at < lines.length; at += 1) {
    const view = lines[at]?.view.slice(0, 300) ?? '';
    const isForward = FORWARD.test(view);
    const marked = isForward || ORIGINAL.test(view);
    const headersAt = marked ? nextText(lines, at + 1) : at;
    const end = headerEnd(lines, headersAt);
    if (marked || end - at >= 3) {
      const forwarded =
        isForward || /^\s*(?:fwd?|wg|tr|i)\s*:/i.test(subject) || written === 0 || memo;
      forwards += 1;
      // Below the mail that was forwarded stands what it answered.
      const answered = forwards > 1 && written - before > MAX_COVER;
      if (!forwarded || answered || written > MAX_PREAMBLE || forwards > MAX_FORWARDS)
        return exclude(lines, at);
      // Who passes a mail on writes to a colleague.
      if (forwards === 1 && !memo) exclude(lines, 0, at);
      before = written;
      exclude(lines, at, end);
      unquote(lines, end);
      at = Math.max(at, end - 1);
    } else if (isQuoteIntro(lines, at)) {
      const next = [1, 2, 3, 4].map((step) => lines[at + step]?.view ?? '');
      if (!next.some((text) => /^ *>/.test(text))) return exclude(lines, at);
      exclude(
        lines,
        at,
        at +
          1 +
          Math.max(
            0,
            next.findIndex((text) => /^ *>/.test(text)),
          ),
      );
    } else if (!/^ *>/.test(view)) {
      memo = written === 0 ? MEMO.test(view.slice(0, 60)) : memo && view.trim() === '';
      written += view.trim().length;
    }
  }
}

function nextText(lines: Line[], from: number): number {
  let at = from;
  while (at < lines.length && lines[at]?.kind === 'blank') at += 1;
  return at;
}

/** Marks what a signature mark ends, when little enough follows to be a signature. */
function markSignatures(lines: Line[]): void {
  let following = 0;
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const line = lines[at];
    if (line?.kind !== 'text') continue;
    const device = DEVICE.test(line.view.slice(0, 80)) && line.view.trim().length < 60;
    if (device) exclude(lines, at, following <= MAX_SIGNATURE ? lines.length : at + 1);
    else if (/^ *--+ *$/.test(line.view) && line.view.trim().length === 2) {
      if (following <= MAX_SIGNATURE) exclude(lines, at);
    }
    following += 1;
  }
}

function markParagraphs(lines: Line[]): void {
  let start = 0;
  let disclaimer = false;
  lines.forEach((line, at) => {
    if (line.kind === 'blank') {
      if (disclaimer) exclude(lines, start, at);
      start = at + 1;
      disclaimer = false;
    } else if (DISCLAIMER.test(line.view.slice(0, 2_000))) {
      // In a paragraph that begins otherwise only the line itself is boilerplate.
      if (at - start < 3) disclaimer = true;
      else line.kind = 'excluded';
    }
  });
  if (disclaimer) exclude(lines, start);
}

/** Excludes quoted mail, signatures and legal notices; a forwarded update stays readable. */
export function markMail(lines: Line[], subject: string | null): void {
  markQuoteLists(lines);
  markBlocks(lines, subject ?? '');
  for (const line of lines)
    if (line.kind === 'text' && /^ *>(?! ?\$?\d)/.test(line.view)) line.kind = 'excluded';
  markSignatures(lines);
  const signature = signatureRange(lines);
  if (signature) exclude(lines, signature.from, signature.to);
  markParagraphs(lines);
}
