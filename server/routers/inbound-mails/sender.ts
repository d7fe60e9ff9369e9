import { domainToASCII } from 'node:url';
import { stripLegalForms } from '@/server/lib/names';
import { companyDomain, isWithinDomain } from '@/server/routers/news/company-domain';

/** Providers whose domain says nothing about whose mail it is. */
const FREE_MAIL: ReadonlySet<string> = new Set(
  `gmail.com googlemail.com outlook.com hotmail.com live.com msn.com yahoo.com ymail.com aol.com
  icloud.com me.com mac.com proton.me protonmail.com pm.me gmx.com gmx.net gmx.de web.de mail.com
  mail.ru yandex.ru yandex.com qq.com 163.com 126.com zoho.com fastmail.com hey.com tutanota.com
  t-online.de orange.fr wanadoo.fr free.fr libero.it comcast.net verizon.net`.split(/\s+/),
);

/** The domain of an address in its ASCII form; null if there is none. */
export function domainOf(address: string): string | null {
  const domain = domainToASCII(address.slice(address.lastIndexOf('@') + 1).toLowerCase());
  return address.includes('@') && domain !== '' ? domain : null;
}

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
      (domain !== null && !FREE_MAIL.has(domain) && domainOf(member) === domain),
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

/**
 * The companies whose mail this is: those the address has written for before, else those whose
 * website's domain it belongs to. One is an answer; none or several are a person's to settle.
 */
export function companiesOfSender<C extends Addressee>(
  address: string,
  companies: readonly C[],
  members: readonly string[],
): C[] {
  const known = isOwnPeople(address, members) ? [] : companies.filter((c) => c.hasWritten);
  const domain = domainOf(address);
  if (known.length > 0 || domain === null || FREE_MAIL.has(domain)) return known;
  return companies.filter(({ website, name }) => {
    const own = companyDomain(website, stripLegalForms(name));
    return own !== null && isWithinDomain(domain, own);
  });
}
