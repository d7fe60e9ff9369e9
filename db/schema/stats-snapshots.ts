import { index, pgTable } from 'drizzle-orm/pg-core';
import { createdAt, double, id, json, text, timestamp } from './columns';
import { vehicles } from './vehicles';

/** A vehicle's numbers as computed at one moment. */
export const statsSnapshots = pgTable(
  'stats_snapshots',
  {
    id: id(),
    vehicleId: text('vehicle_id')
      .notNull()
      .references(() => vehicles.id),
    computedAt: timestamp('computed_at').notNull(),
    asOf: timestamp('as_of').notNull(),
    portfolioArrUsd: double('portfolio_arr_usd'),
    portfolioArrYoyMultiple: double('portfolio_arr_yoy_multiple'),
    portfolioArrQoqMultiple: double('portfolio_arr_qoq_multiple'),
    enterpriseLogoCoverage: double('enterprise_logo_coverage'),
    totalNamedCustomers: double('total_named_customers'),
    totalF500Customers: double('total_f500_customers'),
    totalActiveCustomers: double('total_active_customers'),
    computationJson: json('computation_json').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('stats_snapshots_latest').on(t.vehicleId, t.computedAt.desc(), t.id.desc())],
);
