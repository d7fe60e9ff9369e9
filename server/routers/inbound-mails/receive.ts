import type { z } from 'zod';
import { type EditScope, requireEdit, type Scope } from '@/server/access/scope';
import { conflict, notFound } from '@/server/errors';
import { createUpdate } from '@/server/routers/investor-updates/create';
import {
  addresseesIn,
  decideMail,
  mailBySourceRef,
  peopleOf,
  queueMail,
  updateOfMail,
} from './queries';
import type { receiveInput, receiveResult } from './schemas';
import { bareAddress, companiesOfSender, forwardIn } from './sender';

type Mail = Omit<z.output<typeof receiveInput>, 'organizationId'>;
type Received = z.output<typeof receiveResult>;
type Queued = NonNullable<Awaited<ReturnType<typeof mailBySourceRef>>>;

const NOTHING: Received = {
  outcome: 'exists',
  companySlug: null,
  companyName: null,
  updateId: null,
  mailId: null,
  reason: null,
};

const START = 2000;

const startOf = (text: string) => text.slice(0, START).trim();

const ANOTHER =
  'Another letter with its Message-ID is an update already. Paste its text as an update instead.';

/** Of another subject and another text: agents shorten texts, and lists put their name before subjects. */
function isAnotherLetter(
  mail: Mail,
  { subject, rawBody }: { subject: string | null; rawBody: string },
): boolean {
  const [old, said] = [subject ?? '', mail.subject ?? ''];
  return !old.includes(said) && !said.includes(old) && startOf(rawBody) !== startOf(mail.rawBody);
}

/** Copies of a letter differ by the footers of lists; another one is of another hand and text. */
function isSameLetter(mail: Mail, { fromAddress }: { fromAddress: string | null }, body: string) {
  const sender = bareAddress(fromAddress ?? '');
  if (sender === null || sender === bareAddress(mail.fromAddress ?? '')) return true;
  return startOf(body) === startOf(mail.rawBody);
}

/** What is known of a mail that came before; undefined if it is new, or waits still. */
async function knownMail(
  edit: EditScope,
  organizationId: string,
  mail: Mail,
  company: string | undefined,
  queued: Queued | undefined,
): Promise<Received | undefined> {
  const mailId = queued?.id ?? null;
  const isQueued = queued && (company === undefined || isSameLetter(mail, queued, queued.excerpt));
  if (isQueued && queued.status === 'DISCARDED')
    return { ...NOTHING, outcome: 'discarded', mailId };
  const update = await updateOfMail(edit, organizationId, mail.sourceRef);
  const isOther = company !== undefined && update && company !== update.companyId;
  if (update && !(isOther && !isSameLetter(mail, update, update.rawBody))) {
    const { updateId, companySlug, companyName } = update;
    if (isAnotherLetter(mail, update)) throw conflict(ANOTHER);
    if (queued?.status === 'WAITING') {
      await decideMail(edit, queued.id, assigned(update));
    }
    return { ...NOTHING, companySlug, companyName, updateId, mailId };
  }
  // Its update is in a vehicle out of reach, so not even its id is told.
  return isQueued && queued.status === 'ASSIGNED' ? { ...NOTHING, mailId } : undefined;
}

const assigned = ({ companyId, updateId }: { companyId: string; updateId: string }) => ({
  status: 'ASSIGNED' as const,
  companyId,
  updateId,
});

/**
 * Takes a mail in: as an update of the one company that its sender's address or domain tells, else
 * into the organization's queue. A mail that is there already, by its sourceRef, changes nothing,
 * in whatever order and however often mails come; another company's own letter under that sourceRef
 * is a mail of its own.
 * @throws NOT_FOUND organization; FORBIDDEN reader; CONFLICT its company has another letter under it
 */
export async function receiveMail(
  scope: Scope,
  organizationId: string,
  mail: Mail,
): Promise<Received> {
  if (!scope.memberships.has(organizationId)) throw notFound('Organization');
  const edit = requireEdit(scope, organizationId);
  const queued = await mailBySourceRef(edit, organizationId, mail.sourceRef);
  const address = bareAddress(mail.fromAddress ?? '');
  const companies = await addresseesIn(edit, organizationId, address);
  const found =
    address === null
      ? []
      : companiesOfSender(
          address,
          companies,
          await peopleOf(edit, organizationId),
          forwardIn(mail),
        );
  const company = found.length === 1 ? found[0] : undefined;
  const known = await knownMail(edit, organizationId, mail, company?.id, queued);
  if (known) return known;
  if (company) {
    const { slug, vehicleId, name } = company;
    const { update, created } = await createUpdate(edit, {
      ...mail,
      source: 'email',
      reportedPeriod: undefined,
      slug,
      vehicleId,
    });
    const ids = { companyId: company.id, updateId: update.id };
    if (queued?.status === 'WAITING') await decideMail(edit, queued.id, assigned(ids));
    const outcome = created ? 'created' : 'exists';
    const mailId = queued?.id ?? null;
    const of = { companySlug: slug, companyName: name, updateId: update.id };
    return { ...NOTHING, ...of, outcome, mailId };
  }
  const reason = found.length === 0 ? 'unknown_sender' : 'several_companies';
  await queueMail(edit, organizationId, { ...mail, reason });
  const place = await mailBySourceRef(edit, organizationId, mail.sourceRef);
  return { ...NOTHING, outcome: 'waiting', mailId: place?.id ?? null, reason };
}
