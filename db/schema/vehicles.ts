import { VEHICLE_TYPES } from '../enums';
import { type AnyPgColumn, pgTable, unique } from 'drizzle-orm/pg-core';
import { createdAt, double, id, text, choice, oneOf } from './columns';
import { organizations } from './organizations';

/** A fund, SPV or similar entity that holds companies. Targets are settings, null where not set. */
export const vehicles = pgTable(
  'vehicles',
  {
    id: id(),
    organizationId: text('organization_id')
      .notNull()
      .references((): AnyPgColumn => organizations.id),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    type: choice('type', VEHICLE_TYPES).notNull(),
    description: text('description'),
    targetFundSize: double('target_fund_size'),
    targetCompanyCount: double('target_company_count'),
    maxConcentrationPct: double('max_concentration_pct'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('vehicles_organization_slug').on(t.organizationId, t.slug),
    unique('vehicles_organization_id').on(t.organizationId, t.id),
    oneOf('vehicles_type', t.type, VEHICLE_TYPES),
  ],
);
