import { and, eq, isNull, or } from 'drizzle-orm';
import { anyOf, arrayLiteral } from '@/db/arrays';
import { companies, deals } from '@/db/schema';
import type { Scope } from '@/server/access/scope';
import { companyOfDeal, companyOfPortfolio } from './bundle/public-company';
import type { PublicCompany } from './bundle/schemas';
import type { ShareItem } from './pick-items';

/** The items as visitors would see them, in their order. */
export async function publicItems(
  scope: Scope,
  organizationId: string,
  items: readonly ShareItem[],
): Promise<PublicCompany[]> {
  const vehicleIds = arrayLiteral(scope.vehicleIds);
  const companyRows = await scope.db
    .select({
      id: companies.id,
      name: companies.name,
      website: companies.website,
      sector: companies.sector,
      stage: companies.stage,
      logoUrl: companies.logoUrl,
    })
    .from(companies)
    .where(
      and(
        eq(companies.organizationId, organizationId),
        anyOf(companies.vehicleId, vehicleIds),
        anyOf(companies.id, arrayLiteral(items.flatMap(({ companyId }) => companyId ?? []))),
        isNull(companies.deletedAt),
      ),
    );
  const dealRows = await scope.db
    .select({
      id: deals.id,
      companyName: deals.companyName,
      website: deals.website,
      description: deals.description,
      sector: deals.sector,
      companyStage: deals.companyStage,
      logoUrl: deals.logoUrl,
    })
    .from(deals)
    .where(
      and(
        eq(deals.organizationId, organizationId),
        anyOf(deals.organizationId, arrayLiteral(scope.organizationIds)),
        or(isNull(deals.vehicleId), anyOf(deals.vehicleId, vehicleIds)),
        anyOf(deals.id, arrayLiteral(items.flatMap(({ dealId }) => dealId ?? []))),
        isNull(deals.deletedAt),
      ),
    );
  const shown = new Map([
    ...companyRows.map((row) => [row.id, companyOfPortfolio(row)] as const),
    ...dealRows.map((row) => [row.id, companyOfDeal(row)] as const),
  ]);
  return items.flatMap(({ companyId, dealId }) => shown.get(companyId ?? dealId ?? '') ?? []);
}
