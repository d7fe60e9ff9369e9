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

/** `a.b.acme.com` gives `b.acme.com`, `acme.com` and `com`. */
function parentsOf(domain: string): string[] {
  const labels = domain.split('.');
  return labels.slice(1).map((_, index) => labels.slice(index + 1).join('.'));
}

/**
 * The companies on a list so far, to find the same one again (decisions §10): by its normalized
 * name, or by its website's own domain, where a subdomain counts as its parent. Hosts that many
 * companies share (linkedin.com/company/…) say nothing.
 */
export class ListedCompanies {
  readonly #names = new Set<string>();
  readonly #domains = new Set<string>();
  readonly #parents = new Set<string>();

  add(company: Identity): void {
    this.#names.add(normalizeCompanyName(company.name));
    const domain = domainOf(company);
    if (domain === null) return;
    this.#domains.add(domain);
    for (const parent of parentsOf(domain)) this.#parents.add(parent);
  }

  includes(company: Identity): boolean {
    const name = normalizeCompanyName(company.name);
    if (name !== '' && this.#names.has(name)) return true;
    const domain = domainOf(company);
    if (domain === null) return false;
    return (
      this.#domains.has(domain) ||
      this.#parents.has(domain) ||
      parentsOf(domain).some((parent) => this.#domains.has(parent))
    );
  }
}
