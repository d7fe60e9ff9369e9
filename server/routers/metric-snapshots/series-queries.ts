import { and, asc, eq, lte, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { arrayLiteral } from '@/db/arrays';
import type { Db } from '@/db/client';
import { preparedList } from '@/db/prepared';
import { companies, metricSnapshots } from '@/db/schema';
import type { Scope } from '@/server/access/scope';
import { companyColumns, livingCompanyOfRoute } from '@/server/routers/portfolio/child-queries';
import { priorTo, YEAR } from '@/server/routers/stats/prior-queries';
import type { SeriesMetric } from './schemas';

/**
 * How many moments of a metric a series holds at most, beside the year before: daily reports of more
 * than a year.
 */
const MOMENTS = 400;

const report = alias(metricSnapshots, 'report');

const COLUMNS: Record<SeriesMetric, SQL> = {
  arrUsd: sql`${report.arrUsd}`,
  mrrUsd: sql`${report.mrrUsd}`,
  burnMonthlyUsd: sql`${report.burnMonthlyUsd}`,
  cashOnHandUsd: sql`${report.cashOnHandUsd}`,
  runwayMonths: sql`${report.runwayMonths}`,
  headcount: sql`${report.headcount}`,
  grossMarginPct: sql`${report.grossMarginPct}`,
};

const metrics = sql.join(
  Object.entries(COLUMNS).map(([field, column]) => sql`(${sql.raw(`'${field}'`)}, ${column})`),
  sql`, `,
);

/** Every value of a company's metrics up to the placeholder `now`. */
const knownValues = (db: Db) =>
  db
    .select({
      field: sql<SeriesMetric>`metric.field`.as('field'),
      asOf: report.asOf,
      value: sql<number>`metric.value`.mapWith(report.arrUsd).as('value'),
      // Of equal dates the row stored last corrects the others, as in the fund's numbers.
      nth: sql<number>`row_number() over (partition by metric.field, ${report.asOf} order by ${report.createdAt} desc, ${report.id} desc)`.as(
        'nth',
      ),
      place:
        sql<number>`dense_rank() over (partition by metric.field order by ${report.asOf} desc)`.as(
          'place',
        ),
      latest: sql<string>`max(${report.asOf}) over (partition by metric.field)`.as('latest'),
    })
    .from(report)
    .crossJoinLateral(sql`(values ${metrics}) as metric (field, value)`)
    .where(
      and(
        eq(report.companyId, companies.id),
        lte(report.asOf, sql.placeholder('now')),
        sql`metric.value is not null`,
      ),
    )
    .as('known');

/** One value per moment, and which of them the last one's yearly growth is counted from. */
function seriesValues(db: Db) {
  const known = knownValues(db);
  const { inWindow, order } = priorTo(known.latest, known.asOf, YEAR);
  const nearness = sql`row_number() over (partition by ${known.field}, ${inWindow} order by ${sql.join(order, sql`, `)})`;
  return db
    .select({
      field: known.field,
      asOf: known.asOf,
      value: known.value,
      place: known.place,
      isYearBefore: sql<boolean>`${inWindow} and ${nearness} = 1`.as('is_year_before'),
    })
    .from(known)
    .where(eq(known.nth, 1))
    .as('series');
}

const seriesQuery = preparedList('metric_series', (db) => {
  const series = seriesValues(db);
  return db
    .select({
      company: companyColumns,
      field: series.field,
      asOf: series.asOf,
      value: series.value,
      isYearBefore: series.isYearBefore,
    })
    .from(companies)
    .leftJoinLateral(series, or(lte(series.place, MOMENTS), eq(series.isYearBefore, true)))
    .where(livingCompanyOfRoute())
    .orderBy(asc(companies.id), series.field, series.asOf);
});

/**
 * The living companies of the slug in the given vehicles, each with its metrics' values up to `now`,
 * the oldest first, the one a year before the last marked as in the fund's numbers; one statement. A
 * row without field tells of a company without any.
 */
export const companiesWithSeries = (
  scope: Scope,
  slug: string,
  vehicleIds: readonly string[],
  now: string,
) => seriesQuery(scope.db).execute({ slug, vehicleIds: arrayLiteral(vehicleIds), now });
