import { foreignKey, index, pgTable } from 'drizzle-orm/pg-core';
import { companies } from './companies';
import { createdAt, double, id, text, timestamp } from './columns';
import { investorUpdates } from './investor-updates';

/** One row per report of a company's numbers; append-only. Money in USD, runway in months. */
export const metricSnapshots = pgTable(
  'metric_snapshots',
  {
    id: id(),
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id),
    asOf: timestamp('as_of').notNull(),
    reportedPeriod: text('reported_period'),
    mrrUsd: double('mrr_usd'),
    arrUsd: double('arr_usd'),
    cashOnHandUsd: double('cash_on_hand_usd'),
    burnMonthlyUsd: double('burn_monthly_usd'),
    runwayMonths: double('runway_months'),
    postMoneyMarkedUsd: double('post_money_marked_usd'),
    postMoneyImpliedUsd: double('post_money_implied_usd'),
    lastRoundRevenueMultiple: double('last_round_revenue_multiple'),
    headcount: double('headcount'),
    grossMarginPct: double('gross_margin_pct'),
    notes: text('notes'),
    sourceUpdateId: text('source_update_id'),
    createdAt: createdAt(),
  },
  (t) => [
    index('metric_snapshots_by_as_of').on(t.companyId, t.asOf.desc(), t.createdAt.desc(), t.id),
    index('metric_snapshots_by_update').on(t.companyId, t.sourceUpdateId),
    foreignKey({
      name: 'metric_snapshots_source_update',
      columns: [t.companyId, t.sourceUpdateId],
      foreignColumns: [investorUpdates.companyId, investorUpdates.id],
    }),
  ],
);
