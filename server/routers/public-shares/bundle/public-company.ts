import { isHttpUrl, withoutLogin } from '@/server/lib/http-url';
import { hostLabel } from '@/server/lib/host-label';
import type { PublicCompany } from './schemas';

/** A portfolio company as visitors see it. It has no public description of its own. */
export const companyOfPortfolio = (company: Omit<PublicCompany, 'description'>): PublicCompany => ({
  name: company.name,
  website: orNull(withoutLogin(company.website)),
  description: null,
  sector: orNull(company.sector),
  stage: orNull(company.stage),
  logoUrl: orNull(withoutLogin(company.logoUrl)),
});

interface SharedDeal {
  companyName: string;
  website: string;
  description: string | null;
  sector: string | null;
  companyStage: string | null;
  logoUrl: string | null;
}

/** A deal as visitors see it: its funding stage, never its place in the pipeline. */
export const companyOfDeal = (deal: SharedDeal): PublicCompany => ({
  name: deal.companyName,
  website: orNull(withoutLogin(deal.website)),
  description: orNull(withinAnswer(deal.description)),
  sector: orNull(deal.sector),
  stage: orNull(deal.companyStage),
  logoUrl: orNull(withoutLogin(deal.logoUrl)),
});

/** Deals keep '' where they have nothing. */
const orNull = (text: string | null): string | null => (text === '' ? null : text);

/** What a description may take of an answer, in characters of JSON: two for each that is shown. */
const MOST_JSON = 40_000;

/** Control characters take six each in an answer, so that of a text full of them less is shown. */
const withinAnswer = (text: string | null): string | null =>
  text === null || JSON.stringify(text).length - 2 <= MOST_JSON
    ? text
    : text.slice(0, MOST_JSON / 6).toWellFormed();

/** What a page has room for: hundreds of companies may stand on one. */
const shortened = (text: string | null, most: number): string | null =>
  text !== null && text.length > most ? `${text.slice(0, most).toWellFormed()}…` : text;

/** As a page shows it, with the website's host as people read it; null where there is no link. */
export const withWebsiteLabel = (company: PublicCompany) => ({
  ...company,
  description: shortened(company.description, 1000),
  sector: shortened(company.sector, 100),
  stage: shortened(company.stage, 100),
  websiteLabel:
    company.website !== null && isHttpUrl(company.website) ? hostLabel(company.website) : null,
});
