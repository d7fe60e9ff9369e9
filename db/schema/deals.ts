import { DEAL_SOURCES, DEAL_STAGES } from '../enums';
import { isNull, sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, unique } from 'drizzle-orm/pg-core';
import { createdAt, deletedAt, double, id, json, text, updatedAt, choice, oneOf } from './columns';
import { organizations } from './organizations';
import { vehicles } from './vehicles';

export interface DealLink {
  type: string;
  label: string;
  url: string;
}

/** A company in the pipeline. Without a vehicle it is firm-wide. */
export const deals = pgTable(
  'deals',
  {
    id: id(),
    organizationId: text('organization_id')
      .notNull()
      .references(() => organizations.id),
    vehicleId: text('vehicle_id'),
    slug: text('slug').notNull(),
    companyName: text('company_name').notNull(),
    website: text('website').notNull().default(''),
    description: text('description').notNull().default(''),
    source: choice('source', DEAL_SOURCES).notNull().default('MANUAL'),
    sourceDetail: text('source_detail').notNull().default(''),
    /** sourceDetail case-folded, for the batch filter: the "C" collation folds only ASCII. */
    sourceDetailFolded: text('source_detail_folded').notNull().default(''),
    stage: choice('stage', DEAL_STAGES).notNull().default('DISCOVERED'),
    thesisFitScore: double('thesis_fit_score').notNull().default(0),
    estimatedValuation: double('estimated_valuation'),
    estimatedCheckSize: double('estimated_check_size'),
    sector: text('sector').notNull().default(''),
    companyStage: text('company_stage').notNull().default(''),
    notes: text('notes').notNull().default(''),
    logoUrl: text('logo_url'),
    links: json<DealLink[]>('links')
      .notNull()
      .default(sql`'{"v": []}'::jsonb`),
    scoutedByAgentId: text('scouted_by_agent_id').notNull().default(''),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: deletedAt(),
  },
  (t) => [
    unique('deals_organization_slug').on(t.organizationId, t.slug),
    unique('deals_organization_id').on(t.organizationId, t.id),
    foreignKey({
      name: 'deals_vehicle',
      columns: [t.organizationId, t.vehicleId],
      foreignColumns: [vehicles.organizationId, vehicles.id],
    }),
    index('deals_by_created').on(t.organizationId, t.createdAt.desc(), t.id),
    index('deals_by_stage').on(t.organizationId, t.stage, t.createdAt.desc(), t.id),
    // Counts living deals without a look at their rows.
    index('deals_tally').on(t.organizationId, t.stage, t.vehicleId).where(isNull(t.deletedAt)),
    oneOf('deals_source', t.source, DEAL_SOURCES),
    oneOf('deals_stage', t.stage, DEAL_STAGES),
    check('deals_thesis_fit_score', sql`${t.thesisFitScore} between 0 and 5`),
  ],
);
