import { type AnyColumn, and, asc, eq, isNull, sql } from 'drizzle-orm';
import { prepared } from '@/db/prepared';
import { companies, deals, publicShareItems, publicShares } from '@/db/schema';
import { companyOfDeal, companyOfPortfolio } from './public-company';
import type { PublicBundle } from './schemas';
import type { ShareLink } from './share-link';

// A visitor needs no key, so what one list can cost is bounded, whatever stands in it.
const MOST = { description: 20_000, label: 1000 };
const cut = (column: AnyColumn, most: number) =>
  sql<string | null>`left(${column}, ${sql.raw(String(most))})`;

// The columns are an allow-list: nothing private is read, so nothing private can leave.
const bundleQuery = prepared('public_share_bundle', (db) =>
  db
    .select({
      share: {
        publicId: publicShares.publicId,
        title: publicShares.title,
        createdAt: publicShares.createdAt,
      },
      company: {
        name: companies.name,
        website: companies.website,
        sector: cut(companies.sector, MOST.label),
        stage: cut(companies.stage, MOST.label),
        logoUrl: companies.logoUrl,
      },
      deal: {
        companyName: deals.companyName,
        website: deals.website,
        description: cut(deals.description, MOST.description),
        sector: cut(deals.sector, MOST.label),
        companyStage: cut(deals.companyStage, MOST.label),
        logoUrl: deals.logoUrl,
      },
    })
    .from(publicShares)
    .leftJoin(
      publicShareItems,
      and(
        eq(publicShareItems.organizationId, publicShares.organizationId),
        eq(publicShareItems.shareId, publicShares.id),
      ),
    )
    .leftJoin(
      companies,
      and(
        eq(companies.organizationId, publicShareItems.organizationId),
        eq(companies.id, publicShareItems.companyId),
        isNull(companies.deletedAt),
      ),
    )
    .leftJoin(
      deals,
      and(
        eq(deals.organizationId, publicShareItems.organizationId),
        eq(deals.id, publicShareItems.dealId),
        isNull(deals.deletedAt),
      ),
    )
    .where(
      and(eq(publicShares.publicId, sql.placeholder('publicId')), isNull(publicShares.revokedAt)),
    )
    .orderBy(asc(publicShareItems.position)),
);

/**
 * The list behind a link, in its order, without what was deleted since; one statement.
 * @returns null for an unknown or a revoked link, alike in every way
 */
export async function bundleByLink(link: ShareLink): Promise<PublicBundle | null> {
  const rows = await bundleQuery(link.db).execute({ publicId: link.publicId });
  const [first] = rows;
  if (!first) return null;
  const shown = rows.flatMap(({ company, deal }) => {
    if (company) return [companyOfPortfolio(company)];
    return deal ? [companyOfDeal(deal)] : [];
  });
  return { share: { ...first.share, companyCount: shown.length }, companies: shown };
}
