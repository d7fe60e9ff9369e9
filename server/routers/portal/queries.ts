import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { anyOf, arrayLiteral } from '@/db/arrays';
import {
  askOffers,
  asks,
  companies,
  investorUpdates,
  newsItems,
  statsSnapshots,
  vehicles,
} from '@/db/schema';
import type { Scope } from '@/server/access/scope';
import { newestFirst } from '../portfolio/child-queries';

const MOST_STORIES = 50;
const MOST_ASKS = 100;

/** The living companies of a vehicle within reach; the columns are an allow-list, here and below. */
export const portalCompanies = (scope: Scope, vehicleId: string) =>
  scope.db
    .select({
      id: companies.id,
      name: companies.name,
      website: companies.website,
      sector: companies.sector,
      stage: companies.stage,
    })
    .from(companies)
    .where(
      and(
        eq(companies.vehicleId, vehicleId),
        anyOf(companies.vehicleId, arrayLiteral(scope.vehicleIds)),
        isNull(companies.deletedAt),
      ),
    )
    .orderBy(asc(companies.name), asc(companies.id));

/** The newest published stories, none hidden, none held, with how many there are. */
export const portalNews = (scope: Scope, vehicleId: string) =>
  scope.db
    .select({
      id: newsItems.id,
      companyName: companies.name,
      title: newsItems.title,
      url: newsItems.url,
      source: newsItems.source,
      publishedAt: newsItems.publishedAt,
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(newsItems)
    .innerJoin(companies, and(eq(companies.id, newsItems.companyId), isNull(companies.deletedAt)))
    .where(
      and(
        eq(newsItems.vehicleId, vehicleId),
        anyOf(newsItems.vehicleId, arrayLiteral(scope.vehicleIds)),
        eq(newsItems.hidden, false),
        isNull(newsItems.holdReason),
        isNull(newsItems.deletedAt),
      ),
    )
    .orderBy(desc(newsItems.publishedAt), asc(newsItems.id))
    .limit(MOST_STORIES);

/** What investors may know of an ask: open, published, not hidden, of a living company. */
export const isOut = () =>
  and(eq(asks.status, 'OPEN'), eq(asks.hidden, false), isNotNull(asks.publishedAt));

/** The open asks that are out, of the updates that came last, with what the user has offered and how many there are. */
export const portalAsks = (scope: Scope, vehicleId: string, userId: string | null) =>
  scope.db
    .select({
      id: asks.id,
      companyName: companies.name,
      type: asks.type,
      title: asks.title,
      description: asks.description,
      receivedAt: investorUpdates.receivedAt,
      offer: askOffers.note,
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(asks)
    .innerJoin(companies, and(eq(companies.id, asks.companyId), isNull(companies.deletedAt)))
    .innerJoin(
      investorUpdates,
      and(eq(investorUpdates.companyId, asks.companyId), eq(investorUpdates.id, asks.updateId)),
    )
    .leftJoin(askOffers, and(eq(askOffers.askId, asks.id), eq(askOffers.userId, userId ?? '')))
    .where(
      and(
        eq(asks.vehicleId, vehicleId),
        anyOf(asks.vehicleId, arrayLiteral(scope.vehicleIds)),
        isOut(),
      ),
    )
    .orderBy(newestFirst(investorUpdates.receivedAt), asc(asks.id))
    .limit(MOST_ASKS);

/** The description of a vehicle, and its latest numbers without the companies behind them. */
export async function portalVehicle(scope: Scope, vehicleId: string) {
  const [vehicle] = await scope.db
    .select({
      id: vehicles.id,
      name: vehicles.name,
      type: vehicles.type,
      description: vehicles.description,
    })
    .from(vehicles)
    .where(and(eq(vehicles.id, vehicleId), anyOf(vehicles.id, arrayLiteral(scope.vehicleIds))));
  if (!vehicle) return null;
  const [stats] = await scope.db
    .select({
      asOf: statsSnapshots.asOf,
      portfolioArrUsd: statsSnapshots.portfolioArrUsd,
      portfolioArrYoyMultiple: statsSnapshots.portfolioArrYoyMultiple,
      totalNamedCustomers: statsSnapshots.totalNamedCustomers,
      totalF500Customers: statsSnapshots.totalF500Customers,
    })
    .from(statsSnapshots)
    .where(eq(statsSnapshots.vehicleId, vehicleId))
    .orderBy(newestFirst(statsSnapshots.computedAt), asc(statsSnapshots.id))
    .limit(1);
  return { vehicle, stats: stats ?? null };
}
