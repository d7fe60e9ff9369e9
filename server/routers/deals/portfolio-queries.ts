import { and, asc, eq, isNull } from 'drizzle-orm';
import { anyOf, arrayLiteral } from '@/db/arrays';
import { companies } from '@/db/schema';
import type { Scope } from '@/server/access/scope';
import { stripLegalForms } from '@/server/lib/names';
import { companyDomain } from '@/server/routers/news/company-domain';
import { namedCompanyColumns } from '@/server/routers/portfolio/child-queries';
import type { DealRow } from './queries';

const domainOf = (website: string | null, name: string): string | null =>
  companyDomain(website, stripLegalForms(name));

/**
 * The living companies within reach that a deal became: of its organization, with its slug or its
 * website's domain. No row says so, for companies come by other ways too.
 */
export async function companiesOfDeal(scope: Scope, deal: DealRow) {
  const rows = await scope.db
    .select({
      ...namedCompanyColumns,
      website: companies.website,
      createdAt: companies.createdAt,
    })
    .from(companies)
    .where(
      and(
        eq(companies.organizationId, deal.organizationId),
        anyOf(companies.vehicleId, arrayLiteral(scope.vehicleIds)),
        isNull(companies.deletedAt),
      ),
    )
    .orderBy(asc(companies.createdAt), asc(companies.id));
  const domain = domainOf(deal.website, deal.companyName);
  return rows.filter(
    ({ slug, website, name }) =>
      slug === deal.slug || (domain !== null && domainOf(website, name) === domain),
  );
}
