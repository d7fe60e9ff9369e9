import { and, asc, eq, lte, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { arrayLiteral } from '@/db/arrays';
import { preparedList } from '@/db/prepared';
import { companies, metricSnapshots } from '@/db/schema';
import type { Scope } from '@/server/access/scope';
import { companyColumns, livingCompanyOfRoute } from '@/server/routers/portfolio/child-queries';
import type { SeriesMetric } from './schemas';

/** How many moments of a metric a series holds at most: daily reports of more than a year. */
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

const seriesQuery = preparedList('metric_series', (db) => {
  const known = db
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
  return db
    .select({
      company: companyColumns,
      field: known.field,
      asOf: known.asOf,
      value: known.value,
    })
    .from(companies)
    .leftJoinLateral(known, and(eq(known.nth, 1), lte(known.place, MOMENTS)))
    .where(livingCompanyOfRoute())
    .orderBy(asc(companies.id), known.field, known.asOf);
});

/**
 * The living companies of the slug in the given vehicles, each with its metrics' values up to `now`,
 * the oldest first; one statement. A row without field tells of a company without any.
 */
export const companiesWithSeries = (
  scope: Scope,
  slug: string,
  vehicleIds: readonly string[],
  now: string,
) => seriesQuery(scope.db).execute({ slug, vehicleIds: arrayLiteral(vehicleIds), now });
