import { MAX_MAIL_BYTES, MailError, readMail, TOO_LARGE } from '@/server/mail/read-mail';
import { isMailbox, NO_MESSAGE, splitMbox } from '@/server/mail/split-mbox';
import type { Inputs, Outputs } from '../../_lib/outputs';
import { problemOf } from '../../_lib/problem';

type Mail = Inputs['inboundMails']['receive'];
type Received = Outputs['inboundMails']['receive'];

/** What became of one mail, or of a file that cannot be read. */
export interface MailLine {
  place: string;
  outcome: Received['outcome'] | 'failed' | 'unread';
  said: string;
}

/** Requests larger than this are refused, so a long mail goes without its HTML. */
const MAX_SENT = 4_500_000;

async function* chunksOf(file: File): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
}

/** The mails in a file, one at a time: a mailbox holds many, any other file is one. */
async function* mailsIn(file: File): AsyncGenerator<{ place: string; bytes: Uint8Array | null }> {
  if (isMailbox(new Uint8Array(await file.slice(0, 16).arrayBuffer()))) {
    for await (const { number, bytes } of splitMbox(chunksOf(file), MAX_MAIL_BYTES)) {
      yield { place: `${file.name} #${number}`, bytes };
    }
    return;
  }
  const bytes = file.size > MAX_MAIL_BYTES ? null : new Uint8Array(await file.arrayBuffer());
  yield { place: file.name, bytes };
}

const REASONS = {
  unknown_sender: 'no company has its sender',
  several_companies: 'several companies have its sender',
};

/** How mails are handed on, and where they wait for whoever imports them. */
export interface Reception {
  receive: (mail: Omit<Mail, 'organizationId'>) => Promise<Received>;
  /** Such as `waits under Review`. */
  waits: string;
}

function saidOf({ outcome, companyName, reason }: Received, waits: string): string {
  if (outcome === 'created') return `is an update of ${companyName ?? ''} now`;
  if (outcome === 'exists') return `was there already${companyName ? ` (${companyName})` : ''}`;
  if (outcome === 'discarded') return 'was discarded before';
  return `${waits}: ${reason ? REASONS[reason] : ''}`;
}

/** By the name that browsers give an error of reading a file. */
const UNREADABLE: Readonly<Record<string, string>> = {
  NotFoundError:
    'is a folder, or is not there any more; of a folder drop the mails in it, else choose the file again',
  NotReadableError: 'changed after it was chosen, or may not be read; choose it again',
};

/** Why a file was not read, or not to its end, and what to do. */
function whyUnread(error: unknown, isBegun: boolean): string {
  const known = error instanceof DOMException ? UNREADABLE[error.name] : undefined;
  const why = known ?? `cannot be read (${problemOf(error).message}); choose it again`;
  return isBegun ? `was not read to its end: it ${why}` : why;
}

async function take(
  bytes: Uint8Array | null,
  modified: Date,
  { receive, waits }: Reception,
): Promise<Omit<MailLine, 'place'>> {
  try {
    if (bytes === null) throw new MailError(TOO_LARGE);
    const { notes, ...mail } = await readMail(bytes, modified);
    const tooLong = mail.rawBody.length + (mail.rawHtml?.length ?? 0) > MAX_SENT / 2;
    const received = await receive(tooLong ? { ...mail, rawHtml: undefined } : mail);
    return { outcome: received.outcome, said: [saidOf(received, waits), ...notes].join('; ') };
  } catch (error) {
    const said = error instanceof MailError ? error.message : problemOf(error).message;
    return { outcome: 'failed', said };
  }
}

/**
 * Reads mails here and hands each on: attachments, of which names and sizes are kept, never leave
 * the browser. A mail that cannot be taken and a file that cannot be read are told, and the rest
 * goes on.
 * @param report told of each mail, with the share of all bytes that is done (0 to 1)
 */
export async function importMails(
  files: readonly File[],
  reception: Reception,
  report: (line: MailLine, done: number) => void,
  stopped: () => boolean,
): Promise<void> {
  const all = files.reduce((sum, { size }) => sum + size, 0) || 1;
  let done = 0;
  for (const file of files) {
    let ofFile = 0;
    let isBegun = false;
    try {
      for await (const { place, bytes } of mailsIn(file)) {
        if (stopped()) return;
        const line = await take(bytes, new Date(file.lastModified), reception);
        isBegun = true;
        ofFile += bytes?.length ?? 0;
        report({ place, ...line }, Math.min(1, (done + ofFile) / all));
      }
      if (!isBegun && !stopped()) {
        report({ place: file.name, outcome: 'unread', said: NO_MESSAGE }, (done + file.size) / all);
      }
    } catch (error) {
      const said = whyUnread(error, isBegun);
      report({ place: file.name, outcome: 'unread', said }, Math.min(1, (done + file.size) / all));
    }
    done += file.size;
  }
}
