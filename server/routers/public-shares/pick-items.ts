import type { DEAL_STAGES } from '@/db/enums';
import { type Identity, ListedCompanies } from './listed-companies';

export interface FoundCompany extends Identity {
  id: string;
}

export interface FoundDeal extends FoundCompany {
  stage: (typeof DEAL_STAGES)[number];
}

/** One place on a share's list: a portfolio company or a deal. */
export type ShareItem = { companyId: string; dealId: null } | { companyId: null; dealId: string };

/** A deal that was left out: it is not there for the caller, or its stage forbids it. */
export interface UnshareableDeal {
  dealId: string;
  reason: 'not_found' | 'not_shareable';
}

export interface PickedItems {
  items: ShareItem[];
  duplicateCompanyCount: number;
  unshareableDeals: UnshareableDeal[];
}

/**
 * What goes on a share's list (decisions §10): companies in the order sent, then deals in the
 * order sent. Repeated ids, and deals that are an item already listed, are dropped and counted.
 * @param wanted the ids as sent
 * @param found the living rows among them that the caller reaches
 * @returns null if a company was not found
 */
export function pickItems(
  wanted: { companyIds: readonly string[]; dealIds: readonly string[] },
  found: { companies: readonly FoundCompany[]; deals: readonly FoundDeal[] },
): PickedItems | null {
  const companies = new Map(found.companies.map((company) => [company.id, company]));
  const companyIds = new Set(wanted.companyIds);
  const dealIds = new Set(wanted.dealIds);
  const listed = new ListedCompanies();
  const items: ShareItem[] = [];
  for (const companyId of companyIds) {
    const company = companies.get(companyId);
    if (!company) return null;
    listed.add(company);
    items.push({ companyId, dealId: null });
  }
  const fromDeals = pickDeals(dealIds, found.deals, listed);
  const sent = wanted.companyIds.length + wanted.dealIds.length;
  const repeated = sent - companyIds.size - dealIds.size;
  return {
    items: [...items, ...fromDeals.items],
    duplicateCompanyCount: repeated + fromDeals.duplicates,
    unshareableDeals: fromDeals.unshareable,
  };
}

function pickDeals(
  dealIds: ReadonlySet<string>,
  found: readonly FoundDeal[],
  listed: ListedCompanies,
) {
  const deals = new Map(found.map((deal) => [deal.id, deal]));
  const items: ShareItem[] = [];
  const unshareable: UnshareableDeal[] = [];
  let duplicates = 0;
  for (const dealId of dealIds) {
    const deal = deals.get(dealId);
    if (!deal) unshareable.push({ dealId, reason: 'not_found' });
    else if (deal.stage === 'PASSED') unshareable.push({ dealId, reason: 'not_shareable' });
    else if (listed.includes(deal)) duplicates += 1;
    else {
      listed.add(deal);
      items.push({ companyId: null, dealId });
    }
  }
  return { items, unshareable, duplicates };
}
