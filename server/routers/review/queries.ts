import { and, type AnyColumn, asc, eq, getTableColumns, isNotNull, isNull, sql } from 'drizzle-orm';
import { anyOf, arrayLiteral } from '@/db/arrays';
import {
  askOffers,
  asks,
  companies,
  dataGaps,
  inboundMails,
  investorUpdates,
  newsItems,
} from '@/db/schema';
import type { Scope } from '@/server/access/scope';
import { isUnhandled } from '@/server/routers/ask-offers/queries';
import { isUnpublished, sourceColumns } from '@/server/routers/asks/board-queries';
import { livingCompany } from '@/server/routers/data-gaps/queries';
import { awaitsReview } from '@/server/routers/news/queries';
import {
  isCompany,
  namedCompanyColumns,
  newestFirst,
  ofReachedCompany,
} from '@/server/routers/portfolio/child-queries';

const isOpen = sql`${dataGaps.status} = 'OPEN'`;

/** Open gaps with company and source, newest first. */
export const openGaps = (
  scope: Scope,
  vehicleIds: readonly string[],
  limit: number,
  companyId?: string,
) =>
  scope.db
    .select({ gap: getTableColumns(dataGaps), company: namedCompanyColumns, source: sourceColumns })
    .from(dataGaps)
    .innerJoin(companies, livingCompany)
    .leftJoin(
      investorUpdates,
      and(
        eq(investorUpdates.companyId, dataGaps.companyId),
        eq(investorUpdates.id, dataGaps.updateId),
      ),
    )
    .where(and(anyOf(dataGaps.vehicleId, arrayLiteral(vehicleIds)), isOpen, isCompany(companyId)))
    .orderBy(newestFirst(dataGaps.createdAt), asc(dataGaps.id))
    .limit(limit);

const n = sql`count(*)`.mapWith(Number);

/** How much of each kind waits for a person, about one company or all. */
export async function countWaiting(
  scope: Scope,
  vehicleIds: readonly string[],
  organizationIds: readonly string[],
  companyId?: string,
) {
  const reached = arrayLiteral(vehicleIds);
  const { db } = scope;
  const [[news], [gaps], [open], [mails], [offers]] = await Promise.all([
    db
      .select({ n })
      .from(newsItems)
      .innerJoin(companies, and(eq(companies.id, newsItems.companyId), isNull(companies.deletedAt)))
      .where(and(anyOf(newsItems.vehicleId, reached), awaitsReview, isCompany(companyId))),
    db
      .select({ n })
      .from(dataGaps)
      .innerJoin(companies, livingCompany)
      .where(and(anyOf(dataGaps.vehicleId, reached), isOpen, isCompany(companyId))),
    db
      .select({ n })
      .from(asks)
      .innerJoin(companies, and(eq(companies.id, asks.companyId), isNull(companies.deletedAt)))
      .where(and(anyOf(asks.vehicleId, reached), isUnpublished, isCompany(companyId))),
    db
      .select({ n })
      .from(inboundMails)
      .where(
        and(
          anyOf(inboundMails.organizationId, arrayLiteral(organizationIds)),
          eq(inboundMails.status, 'WAITING'),
        ),
      ),
    db
      .select({ n })
      .from(askOffers)
      .innerJoin(asks, eq(asks.id, askOffers.askId))
      .innerJoin(companies, and(eq(companies.id, asks.companyId), isNull(companies.deletedAt)))
      .where(and(anyOf(askOffers.vehicleId, reached), isUnhandled, isCompany(companyId))),
  ]);
  return {
    news: news?.n ?? 0,
    gaps: gaps?.n ?? 0,
    asks: open?.n ?? 0,
    mails: mails?.n ?? 0,
    offers: offers?.n ?? 0,
  };
}

/** The living companies that something waits about, by name, with how much. */
export async function companiesWaiting(scope: Scope, vehicleIds: readonly string[]) {
  const reached = arrayLiteral(vehicleIds);
  const per = sql`(select company_id, count(*)::int as waiting from (
    select ${newsItems.companyId} as company_id from ${newsItems}
      where ${and(anyOf(newsItems.vehicleId, reached), awaitsReview)}
    union all select ${dataGaps.companyId} from ${dataGaps}
      where ${and(anyOf(dataGaps.vehicleId, reached), isOpen)}
    union all select ${asks.companyId} from ${asks}
      where ${and(anyOf(asks.vehicleId, reached), isUnpublished)}
    union all select ${asks.companyId} from ${askOffers}
      join ${asks} on ${eq(asks.id, askOffers.askId)}
      where ${and(anyOf(askOffers.vehicleId, reached), isUnhandled)}
  ) one group by company_id) per`;
  return scope.db
    .select({ ...namedCompanyColumns, count: sql`per.waiting`.mapWith(Number) })
    .from(companies)
    .innerJoin(per, sql`per.company_id = ${companies.id}`)
    .where(isNull(companies.deletedAt))
    .orderBy(sql`lower(${companies.name})`, asc(companies.id));
}

const ofStatus = (column: AnyColumn, status: 'OPEN' | 'RESOLVED') =>
  sql`count(*) filter (where ${column} = ${sql.raw(`'${status}'`)})`.mapWith(Number);

/** How many asks, hidden ones too, and gaps a company has, open and resolved; and deleted updates. */
export async function countsOfCompany(scope: Scope, companyId: string) {
  const reached = arrayLiteral(scope.vehicleIds);
  const { db } = scope;
  const [[ofAsks], [ofGaps], [updates]] = await Promise.all([
    db
      .select({ open: ofStatus(asks.status, 'OPEN'), resolved: ofStatus(asks.status, 'RESOLVED') })
      .from(asks)
      .where(and(eq(asks.companyId, companyId), anyOf(asks.vehicleId, reached))),
    db
      .select({
        open: ofStatus(dataGaps.status, 'OPEN'),
        resolved: ofStatus(dataGaps.status, 'RESOLVED'),
      })
      .from(dataGaps)
      .where(and(eq(dataGaps.companyId, companyId), anyOf(dataGaps.vehicleId, reached))),
    db
      .select({ n })
      .from(investorUpdates)
      .where(
        and(
          eq(investorUpdates.companyId, companyId),
          isNotNull(investorUpdates.deletedAt),
          ofReachedCompany(scope, investorUpdates.companyId),
        ),
      ),
  ]);
  return {
    asks: ofAsks?.open ?? 0,
    gaps: ofGaps?.open ?? 0,
    resolvedAsks: ofAsks?.resolved ?? 0,
    resolvedGaps: ofGaps?.resolved ?? 0,
    deletedUpdates: updates?.n ?? 0,
  };
}
