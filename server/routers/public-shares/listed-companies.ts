import { normalizeCompanyName, stripLegalForms } from '@/server/lib/names';
import { companyDomain } from '../news/company-domain';

/** By what two entries of a list are told to be the same company. */
export interface Identity {
  name: string;
  /** '' or null when there is none. */
  website: string | null;
}

const domainOf = ({ name, website }: Identity): string | null =>
  website === null || website === '' ? null : companyDomain(website, stripLegalForms(name));

/**
 * The companies on a list so far, to find the same one again (decisions §10): by its normalized
 * name, or by its website's own domain. Hosts that many companies share (linkedin.com/company/…)
 * say nothing, nor does a common parent of two domains, or the order would make another list.
 */
export class ListedCompanies {
  readonly #names = new Set<string>();
  readonly #domains = new Set<string>();

  add(company: Identity): void {
    this.#names.add(normalizeCompanyName(company.name));
    const domain = domainOf(company);
    if (domain !== null) this.#domains.add(domain);
  }

  includes(company: Identity): boolean {
    const name = normalizeCompanyName(company.name);
    if (name !== '' && this.#names.has(name)) return true;
    const domain = domainOf(company);
    return domain !== null && this.#domains.has(domain);
  }
}
