import { domainOf, isFreeMail, isPlatformMailbox, isShared } from '@/server/lib/mail-address';
import { stripLegalForms } from '@/server/lib/names';
import { splitLines } from '@/server/routers/investor-updates/extract/text/lines';
import {
  FORWARD_MARKER,
  isForwardSubject,
  isHeaderBlock,
  isSender,
} from '@/server/routers/investor-updates/extract/text/mail-heads';
import { companyDomain, isWithinDomain } from '@/server/routers/news/company-domain';

/** The address alone of `Jane <jane@widgets.example>`, lower-cased. */
export function bareAddress(from: string): string | null {
  const inner = /<([^<>\s]+@[^<>\s]+)>\s*$/.exec(from.slice(-1000))?.[1] ?? from.trim();
  return /^[^\s<>@]+@[^\s<>@]+$/.test(inner) ? inner.toLowerCase() : null;
}

/** True if mail from the address comes from the firm's own people, who forward for any company. */
export function isOwnPeople(address: string, members: readonly string[]): boolean {
  const domain = domainOf(address);
  return members.some(
    (member) =>
      member.toLowerCase() === address ||
      (domain !== null && !isFreeMail(domain) && domainOf(member) === domain),
  );
}

/** A company as far as telling its mail needs it. */
export interface Addressee {
  id: string;
  name: string;
  website: string | null;
  /** An update of the company came from this very address before. */
  hasWritten: boolean;
}

/** What a mail passes on. */
export interface Forward {
  /** Who wrote it; null where the head tells a name alone. */
  from: string | null;
}

const MAX_COVER = 20_000;
const HEAD = 8;

/** What the mail passes on, by the first head within it; null if it is a letter of its own. */
export function forwardIn({
  subject,
  rawBody,
}: {
  subject?: string | undefined;
  rawBody: string;
}): Forward | null {
  const lines = splitLines(rawBody.slice(0, MAX_COVER));
  const isForward = isForwardSubject(subject ?? '');
  const at = lines.findIndex(
    ({ text }, i) =>
      text.length < 200 && (FORWARD_MARKER.test(text) || (isForward && isHeaderBlock(lines, i))),
  );
  if (at < 0) return null;
  const from = lines.slice(at, at + HEAD).find(({ text }) => isSender(text))?.text ?? '';
  return { from: bareAddress(from.slice(from.indexOf(':') + 1)) };
}

/** The companies whose website's domain the address belongs to. */
function companiesOfDomain<C extends Addressee>(address: string, companies: readonly C[]): C[] {
  const domain = domainOf(address);
  if (domain === null || isFreeMail(domain) || isPlatformMailbox(address)) return [];
  return companies.filter(({ website, name }) => {
    const own = companyDomain(website, stripLegalForms(name));
    return own !== null && isWithinDomain(domain, own);
  });
}

/**
 * The companies whose mail this is: those whose website's domain the address belongs to, else those
 * it has written for before. A letter of another company that it passes on is of that one as well,
 * and one of somebody else is not told by whom its forwarder has written for. One is an answer;
 * none or several are a person's to settle.
 */
export function companiesOfSender<C extends Addressee>(
  address: string,
  companies: readonly C[],
  members: readonly string[],
  forward: Forward | null = null,
): C[] {
  const within = forward?.from ? companiesOfDomain(forward.from, companies) : [];
  const own = companiesOfDomain(address, companies);
  if (own.length > 0) {
    return within.some((c) => own.includes(c)) ? own : [...own, ...within];
  }
  if (isOwnPeople(address, members)) return [];
  const known = isShared(address) ? [] : companies.filter((c) => c.hasWritten);
  const isOwnLetter = forward === null || forward.from === address;
  return isOwnLetter || within.some((c) => known.includes(c)) ? known : [];
}
