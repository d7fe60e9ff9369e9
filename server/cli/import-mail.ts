import { parseArgs } from 'node:util';
import { stat } from 'node:fs/promises';
import type { Db } from '@/db/client';
import { organizationSlugs } from '@/server/access/system-access';
import { viewOf } from '@/server/errors';
import { systemCaller } from '@/server/jobs/system-caller';
import { mailsAt, type MailSource } from '@/server/mail/mail-files';
import { MailError, readMail } from '@/server/mail/read-mail';
import { runTool, UsageError } from './with-database';

const USAGE = `Usage: npm run import:mail -- [--organization SLUG] FILE.eml|FOLDER|FILE.mbox …
  Each mail becomes an update of its sender's company, once; mail of unknown senders waits in the
  console's queue.`;

function readCommand(): { organization: string | undefined; paths: string[] } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { organization: { type: 'string' } },
    });
    if (positionals.length === 0) throw new UsageError(USAGE);
    return { organization: values.organization, paths: positionals };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${error instanceof Error ? error.message : ''}\n${USAGE}`);
  }
}

async function chooseOrganization(db: Db, named: string | undefined): Promise<string> {
  const slugs = await organizationSlugs(db);
  const [only, ...others] = slugs;
  if (named !== undefined && !slugs.includes(named)) {
    throw new UsageError(`There is no organization "${named}".`);
  }
  if (named !== undefined) return named;
  if (only === undefined) throw new UsageError('There is no organization yet; provision one.');
  if (others.length === 0) return only;
  throw new UsageError(`Name the organization with --organization: ${slugs.join(', ')}`);
}

async function checkPaths(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await stat(path).catch((error: unknown) => {
      throw new UsageError(`Cannot read ${path}: ${error instanceof Error ? error.message : ''}`);
    });
  }
}

type Caller = Awaited<ReturnType<typeof systemCaller>>;
type Received = Awaited<ReturnType<Caller['inboundMails']['receive']>>;

const REASONS = {
  unknown_sender: 'unknown sender',
  several_companies: 'a sender of several companies',
};

function said({ outcome, companySlug, reason }: Received, sender: string | undefined): string {
  if (outcome === 'created') return `added to ${companySlug}`;
  if (outcome === 'exists') return `there already${companySlug ? ` (${companySlug})` : ''}`;
  if (outcome === 'discarded') return 'was discarded before';
  return `waits for a person (${reason ? REASONS[reason] : ''} ${sender ?? 'without address'})`;
}

type Outcome = Received['outcome'] | 'failed';

async function take(caller: Caller, organizationId: string, source: MailSource): Promise<Outcome> {
  const { place, bytes, modified } = source;
  try {
    if (bytes instanceof MailError) throw bytes;
    const { notes, ...mail } = await readMail(bytes, modified);
    const received = await caller.inboundMails.receive({ organizationId, ...mail });
    const line = [said(received, mail.fromAddress), ...notes].join('; ');
    process.stdout.write(`${place}: ${line}\n`);
    return received.outcome;
  } catch (error) {
    const { status, message } = viewOf(error);
    if (status === 503) throw error;
    process.stderr.write(
      `${place}: skipped, ${error instanceof MailError ? error.message : message}\n`,
    );
    return 'failed';
  }
}

/** So many of the files that were not looked at are named. */
const NAMED = 5;

function toldAside(paths: readonly string[]): string {
  const named = paths.slice(0, NAMED).join(', ');
  const more = paths.length > NAMED ? ` and ${paths.length - NAMED} more` : '';
  return `Not looked at, since only .eml, .mbox and .mbx files are: ${named}${more}\n`;
}

await runTool(async ({ db }) => {
  const { organization, paths } = readCommand();
  await checkPaths(paths);
  const caller = await systemCaller(db, 'import-mail', await chooseOrganization(db, organization));
  const [{ id } = { id: '' }] = (await caller.organizations.list({})).items;
  const counts = { created: 0, exists: 0, waiting: 0, discarded: 0, failed: 0 };
  const aside: string[] = [];
  for (const path of paths) {
    const mails = mailsAt(path, (other) => aside.push(other));
    for await (const source of mails) counts[await take(caller, id, source)] += 1;
  }
  if (aside.length > 0) process.stdout.write(toldAside(aside));
  const summary = Object.entries(counts).map(([name, count]) => `${name}: ${count}`);
  process.stdout.write(`${summary.join('\n')}\n`);
  if (counts.failed > 0) throw new Error(`${counts.failed} mails could not be taken in.`);
});
