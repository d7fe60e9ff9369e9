import { CUSTOMER_STATUSES, CUSTOMER_TIERS } from '../enums';
import { index, pgTable, unique } from 'drizzle-orm/pg-core';
import { companies } from './companies';
import {
  createdAt,
  deletedAt,
  double,
  id,
  text,
  timestamp,
  updatedAt,
  choice,
  oneOf,
} from './columns';

/** A customer logo of a portfolio company, one per normalized name. */
export const customers = pgTable(
  'customers',
  {
    id: id(),
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id),
    customerName: text('customer_name').notNull(),
    customerNameNormalized: text('customer_name_normalized').notNull(),
    /** SHA-256 of the normalized name, which may outgrow an index row. */
    customerNameHash: text('customer_name_hash').notNull(),
    tier: choice('tier', CUSTOMER_TIERS).notNull(),
    status: choice('status', CUSTOMER_STATUSES).notNull(),
    dealValueAnnualUsd: double('deal_value_annual_usd'),
    contractTerm: text('contract_term'),
    firstSignedAt: timestamp('first_signed_at'),
    churnedAt: timestamp('churned_at'),
    notes: text('notes'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: deletedAt(),
  },
  (t) => [
    unique('customers_company_name').on(t.companyId, t.customerNameHash),
    unique('customers_company_id').on(t.companyId, t.id),
    index('customers_by_name').on(t.companyId, t.customerName, t.id),
    oneOf('customers_tier', t.tier, CUSTOMER_TIERS),
    oneOf('customers_status', t.status, CUSTOMER_STATUSES),
  ],
);
