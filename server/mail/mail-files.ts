import { createReadStream } from 'node:fs';
import { open, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { MAX_MAIL_BYTES, MailError, TOO_LARGE } from './read-mail';
import { isMailbox, NO_MESSAGE, splitMbox } from './split-mbox';

/** One mail on disk: where it stands, and its bytes or why they cannot be had. */
export interface MailSource {
  /** The file, and the message's number within a mailbox. */
  place: string;
  modified: Date;
  bytes: Uint8Array | MailError;
}

const NO_MAILBOX =
  'is not a mailbox; export it from your mail program as .mbox, or its mails as .eml';

/** Apple Mail exports a folder whose one file is called `mbox`. */
const MAIL_FILE = /(?:\.(?:eml|mbox|mbx)|^mbox)$/i;

/** Told of a file in a folder that is not looked at, since its name is no mail's. */
type LeaveAside = (path: string) => void;

/** The mail files under a folder, its subfolders included, in order of their names. */
async function* filesUnder(folder: string, leaveAside: LeaveAside): AsyncGenerator<string> {
  const entries = await readdir(folder, { withFileTypes: true });
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesUnder(path, leaveAside);
    else if (entry.isFile() && MAIL_FILE.test(entry.name)) yield path;
    // What is hidden was put there by no person.
    else if (!entry.name.startsWith('.')) leaveAside(path);
  }
}

async function startOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function* mailsOfFile(path: string): AsyncGenerator<MailSource> {
  const { size, mtime: modified } = await stat(path);
  if (!isMailbox(await startOf(path))) {
    if (/(?:\.(?:mbox|mbx)|[\\/]mbox)$/i.test(path)) {
      yield { place: path, modified, bytes: new MailError(NO_MAILBOX) };
      return;
    }
    const tooLarge = size > MAX_MAIL_BYTES;
    const bytes = tooLarge ? new MailError(TOO_LARGE) : await readFile(path);
    yield { place: path, modified, bytes };
    return;
  }
  let count = 0;
  for await (const { number, bytes } of splitMbox(createReadStream(path), MAX_MAIL_BYTES)) {
    count = number;
    const place = `${path} #${number}`;
    yield { place, modified, bytes: bytes ?? new MailError(TOO_LARGE) };
  }
  if (count === 0) yield { place: path, modified, bytes: new MailError(NO_MESSAGE) };
}

const explain = (error: unknown): MailError =>
  new MailError(`cannot be read: ${error instanceof Error ? error.message : String(error)}`);

/**
 * The mails in a file, a mailbox or a folder of either, one at a time. A file that cannot be read
 * is an item with an error, and the rest goes on.
 * @throws if the path itself cannot be read
 */
export async function* mailsAt(
  path: string,
  leaveAside: LeaveAside = () => {},
): AsyncGenerator<MailSource> {
  const isFolder = (await stat(path)).isDirectory();
  const files = isFolder ? filesUnder(path, leaveAside) : [path];
  for await (const file of files) {
    try {
      yield* mailsOfFile(file);
    } catch (error) {
      yield { place: file, modified: new Date(0), bytes: explain(error) };
    }
  }
}
