import { fromFirstLine } from './mail-bytes';

/** One message of a mailbox; without bytes where it was larger than is taken. */
export interface MailboxMessage {
  /** From 1. */
  number: number;
  bytes: Uint8Array | null;
}

/** `From jane@widgets.example Mon Jan  5 10:00:00 2026`, which begins a message of a mailbox. */
const SEPARATOR = /^From \S+ +(?:\S+ +)?(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b.{0,80}\d{4}/;
/** With an address and a time: with a header below, it begins a message without a blank line above as well. */
const UNMISTAKABLE =
  /^From [^\s@]{1,100}@\S{1,200} +(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) [A-Z][a-z]{2} +\d{1,2} \d\d:\d\d.{0,40}\d{4}/;
const HEADER = /^[A-Za-z][A-Za-z0-9-]{1,60}:(?:\s|$)/;
const NEWLINE = 0x0a;
/** A line longer than this is passed on in pieces; it begins no message. */
const MAX_LINE = 1024 * 1024;

// Plain arrays of bytes and no Buffer: browsers split mailboxes with this file as well.
const latin1 = new TextDecoder('latin1');
const startOf = (line: Uint8Array, length: number): string =>
  latin1.decode(line.subarray(0, length));

function concat(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((size, { length }) => size + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const F = 0x46;
const startsWithFrom = (line: Uint8Array): boolean => line[0] === F && startOf(line, 5) === 'From ';

/** True for the start of a mailbox. */
export const isMailbox = (start: Uint8Array): boolean => startsWithFrom(fromFirstLine(start));

/** Why a file that begins as mailboxes do adds nothing. */
export const NO_MESSAGE =
  'holds no message; export its mails again from your mail program, as .eml';

const isSeparator = (line: Uint8Array): boolean =>
  startsWithFrom(line) && SEPARATOR.test(startOf(line, 300));

const isUnmistakable = (line: Uint8Array): boolean =>
  startsWithFrom(line) && UNMISTAKABLE.test(startOf(line, 400));

const isHeader = (line: Uint8Array): boolean => HEADER.test(startOf(line, 100));

const isBlank = (line: Uint8Array): boolean => {
  if (line.length > 2) return false;
  const text = startOf(line, 3);
  return text === '' || text === '\n' || text === '\r\n';
};

const QUOTE = 0x3e;

/** Mailboxes write `>From` for a line of text that begins with `From`, and `>>From` for `>From`. */
function unquoted(line: Uint8Array): Uint8Array {
  return line[0] === QUOTE && /^>+From /.test(startOf(line, 100)) ? line.subarray(1) : line;
}

/** The lines of a stream, with their line ends; a very long line in pieces. */
async function* linesOf(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let rest = new Uint8Array(0);
  for await (const chunk of stream) {
    const data = rest.length === 0 ? chunk : concat([rest, chunk]);
    let from = 0;
    for (let at = data.indexOf(NEWLINE); at !== -1; at = data.indexOf(NEWLINE, from)) {
      yield data.subarray(from, at + 1);
      from = at + 1;
    }
    rest = Uint8Array.from(data.subarray(from));
    if (rest.length > MAX_LINE) {
      yield rest;
      rest = new Uint8Array(0);
    }
  }
  if (rest.length > 0) yield rest;
}

/** Bytes in one piece that grows: an array of lines would take many times their size. */
class Gathered {
  private bytes = new Uint8Array(64 * 1024);
  private length = 0;

  add(line: Uint8Array): void {
    const needed = this.length + line.length;
    if (needed > this.bytes.length) {
      const grown = new Uint8Array(Math.max(needed, this.bytes.length * 2));
      grown.set(this.bytes.subarray(0, this.length));
      this.bytes = grown;
    }
    this.bytes.set(line, this.length);
    this.length = needed;
  }

  /** What was gathered, without a copy; what is gathered next does not touch it. */
  take(): Uint8Array {
    const taken = this.bytes.subarray(0, this.length);
    this.bytes = new Uint8Array(64 * 1024);
    this.length = 0;
    return taken;
  }
}

/**
 * The messages of a mailbox file (mboxo, mboxrd), one at a time, so that no more than one is in
 * memory. What stands before the first separator is no message.
 */
export async function* splitMbox(
  stream: AsyncIterable<Uint8Array>,
  maxBytes: number,
): AsyncGenerator<MailboxMessage> {
  const gathered = new Gathered();
  let size = 0;
  let number = 0;
  let afterBlank = true;
  const message = (): MailboxMessage => {
    const bytes = gathered.take();
    return { number, bytes: size > maxBytes ? null : bytes };
  };
  const add = (line: Uint8Array): void => {
    if (number === 0) return;
    size += line.length;
    if (size <= maxBytes) gathered.add(unquoted(line));
    // Let go of once: what comes behind is only counted.
    else if (size - line.length <= maxBytes) gathered.take();
  };
  /** Begins a message if a header follows. */
  let held: Uint8Array | null = null;
  let isFirst = true;
  for await (const bytes of linesOf(stream)) {
    const line = isFirst ? fromFirstLine(bytes) : bytes;
    isFirst = false;
    const begins = held !== null && isHeader(line);
    if (held !== null && !begins) add(held);
    held = null;
    if (begins || (afterBlank && isSeparator(line))) {
      if (number > 0) yield message();
      number += 1;
      size = 0;
      if (begins) add(line);
    } else if (!afterBlank && isUnmistakable(line)) held = Uint8Array.from(line);
    else add(line);
    afterBlank = isBlank(line);
  }
  if (held !== null) add(held);
  if (number > 0) yield message();
}
