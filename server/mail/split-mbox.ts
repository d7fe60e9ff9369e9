/** One message of a mailbox; without bytes where it was larger than is taken. */
export interface MailboxMessage {
  /** From 1. */
  number: number;
  bytes: Uint8Array | null;
}

/** `From jane@widgets.example Mon Jan  5 10:00:00 2026`, which begins a message of a mailbox. */
const SEPARATOR = /^From \S+ +(?:\S+ +)?(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b.{0,80}\d{4}/;
const FROM = Buffer.from('From ');
const NEWLINE = 0x0a;
/** A line longer than this is passed on in pieces; it begins no message. */
const MAX_LINE = 1024 * 1024;

const startsWithFrom = (line: Buffer): boolean => line.subarray(0, FROM.length).equals(FROM);

/** True for the first line of a mailbox. */
export const isMailbox = (start: Buffer): boolean => startsWithFrom(start);

const isSeparator = (line: Buffer): boolean =>
  startsWithFrom(line) && SEPARATOR.test(line.toString('latin1', 0, 300));

const isBlank = (line: Buffer): boolean => {
  const text = line.toString('latin1', 0, 3);
  return text === '\n' || text === '\r\n';
};

/** Mailboxes write `>From` for a line of text that begins with `From`, and `>>From` for `>From`. */
function unquoted(line: Buffer): Buffer {
  return /^>+From /.test(line.toString('latin1', 0, 100)) ? line.subarray(1) : line;
}

/** The lines of a stream, with their line ends; a very long line in pieces. */
async function* linesOf(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0);
  for await (const chunk of stream) {
    const data = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    let from = 0;
    for (let at = data.indexOf(NEWLINE); at !== -1; at = data.indexOf(NEWLINE, from)) {
      yield data.subarray(from, at + 1);
      from = at + 1;
    }
    rest = Buffer.from(data.subarray(from));
    if (rest.length > MAX_LINE) {
      yield rest;
      rest = Buffer.alloc(0);
    }
  }
  if (rest.length > 0) yield rest;
}

/**
 * The messages of a mailbox file (mboxo, mboxrd), one at a time, so that no more than one is in
 * memory. What stands before the first separator is no message.
 */
export async function* splitMbox(
  stream: AsyncIterable<Buffer>,
  maxBytes: number,
): AsyncGenerator<MailboxMessage> {
  let lines: Buffer[] = [];
  let size = 0;
  let number = 0;
  let afterBlank = true;
  const message = (): MailboxMessage => ({
    number,
    bytes: size > maxBytes ? null : Buffer.concat(lines),
  });
  for await (const line of linesOf(stream)) {
    if (afterBlank && isSeparator(line)) {
      if (number > 0) yield message();
      number += 1;
      lines = [];
      size = 0;
    } else if (number > 0) {
      size += line.length;
      if (size <= maxBytes) lines.push(Buffer.from(unquoted(line)));
      else lines = [];
    }
    afterBlank = isBlank(line);
  }
  if (number > 0) yield message();
}
