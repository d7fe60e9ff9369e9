import { HOLD_REASONS } from '../enums';
import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, pgTable, unique } from 'drizzle-orm/pg-core';
import { companies } from './companies';
import { deletedAt, double, id, text, timestamp, choice, oneOf } from './columns';

/** A story about a company, one per normalized URL. */
export const newsItems = pgTable(
  'news_items',
  {
    id: id(),
    vehicleId: text('vehicle_id').notNull(),
    companyId: text('company_id').notNull(),
    title: text('title').notNull(),
    url: text('url').notNull(),
    urlNormalized: text('url_normalized').notNull(),
    /** SHA-256 of the normalized URL, which may outgrow an index row. */
    urlHash: text('url_hash').notNull(),
    source: text('source'),
    sourceTier: double('source_tier'),
    publishedAt: timestamp('published_at').notNull(),
    summary: text('summary'),
    confidence: double('confidence'),
    hidden: boolean('hidden').notNull(),
    holdReason: choice('hold_reason', HOLD_REASONS),
    materialNegative: boolean('material_negative').notNull(),
    discoveredAt: timestamp('discovered_at')
      .notNull()
      .default(sql`now()`),
    discoveredBy: text('discovered_by'),
    lastValidatedAt: timestamp('last_validated_at'),
    /** When its address was last asked for, whatever came of it. */
    lastTriedAt: timestamp('last_tried_at'),
    /** Who last approved or hid the item, and when. */
    reviewedBy: text('reviewed_by'),
    reviewedAt: timestamp('reviewed_at'),
    deletedAt: deletedAt(),
  },
  (t) => [
    unique('news_items_company_url').on(t.companyId, t.urlHash),
    foreignKey({
      name: 'news_items_company',
      columns: [t.vehicleId, t.companyId],
      foreignColumns: [companies.vehicleId, companies.id],
    }),
    index('news_items_by_published').on(t.vehicleId, t.publishedAt.desc(), t.id),
    index('news_items_by_company').on(t.companyId, t.publishedAt.desc(), t.id),
    index('news_items_held')
      .on(t.vehicleId, t.discoveredAt.desc(), t.id)
      .where(sql`hidden and hold_reason is not null and deleted_at is null`),
    index('news_items_to_try')
      .on(t.vehicleId, t.lastTriedAt.nullsFirst(), t.id)
      .where(sql`not hidden and deleted_at is null`),
    index('news_items_negative')
      .on(t.vehicleId, t.discoveredAt.desc(), t.id)
      .where(sql`material_negative and deleted_at is null`),
    oneOf('news_items_hold_reason', t.holdReason, HOLD_REASONS),
    check('news_items_confidence', sql`${t.confidence} between 0 and 1`),
  ],
);
