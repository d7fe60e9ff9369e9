import { COMPANY_STATUSES, INSTRUMENT_TYPES } from '../enums';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, unique } from 'drizzle-orm/pg-core';
import {
  createdAt,
  deletedAt,
  double,
  id,
  json,
  text,
  timestamp,
  updatedAt,
  choice,
  oneOf,
} from './columns';
import { organizations } from './organizations';
import { vehicles } from './vehicles';

/** A portfolio company. Its vehicle never changes; money is in USD. */
export const companies = pgTable(
  'companies',
  {
    id: id(),
    organizationId: text('organization_id')
      .notNull()
      .references(() => organizations.id),
    vehicleId: text('vehicle_id').notNull(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    website: text('website'),
    sector: text('sector'),
    stage: text('stage'),
    whyWeInvested: text('why_we_invested'),
    checkSize: double('check_size').notNull(),
    postMoneyValuation: double('post_money_valuation'),
    investmentDate: timestamp('investment_date').notNull(),
    instrumentType: choice('instrument_type', INSTRUMENT_TYPES).notNull(),
    status: choice('status', COMPANY_STATUSES).notNull(),
    notes: text('notes'),
    logoUrl: text('logo_url'),
    /** Full names; never part of the public surface. */
    founders: json<string[]>('founders')
      .notNull()
      .default(sql`'{"v": []}'::jsonb`),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: deletedAt(),
  },
  (t) => [
    unique('companies_organization_slug').on(t.organizationId, t.slug),
    unique('companies_organization_id').on(t.organizationId, t.id),
    unique('companies_vehicle_id').on(t.vehicleId, t.id),
    foreignKey({
      name: 'companies_vehicle',
      columns: [t.organizationId, t.vehicleId],
      foreignColumns: [vehicles.organizationId, vehicles.id],
    }),
    index('companies_by_slug').on(t.slug),
    index('companies_by_name').on(t.vehicleId, t.name, t.id),
    check('companies_check_size', sql`${t.checkSize} >= 0`),
    oneOf('companies_instrument_type', t.instrumentType, INSTRUMENT_TYPES),
    oneOf('companies_status', t.status, COMPANY_STATUSES),
  ],
);
