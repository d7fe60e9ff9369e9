import { UPDATE_SOURCES } from '../enums';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, unique } from 'drizzle-orm/pg-core';
import { companies } from './companies';
import {
  createdAt,
  deletedAt,
  id,
  json,
  text,
  timestamp,
  updatedAt,
  choice,
  oneOf,
} from './columns';

/** What a company wrote to its investors. */
export const investorUpdates = pgTable(
  'investor_updates',
  {
    id: id(),
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id),
    receivedAt: timestamp('received_at').notNull(),
    reportedPeriod: text('reported_period'),
    source: choice('source', UPDATE_SOURCES).notNull(),
    sourceRef: text('source_ref'),
    /** SHA-256 of sourceRef: an index row has no room for a long reference. */
    sourceRefHash: text('source_ref_hash'),
    fromAddress: text('from_address'),
    subject: text('subject'),
    rawBody: text('raw_body').notNull(),
    rawHtml: text('raw_html'),
    attachmentsJson: json('attachments_json'),
    /** Size of attachmentsJson as text; null where nobody has measured it yet, or there is none. */
    attachmentsBytes: integer('attachments_bytes'),
    processedMetricsAt: timestamp('processed_metrics_at'),
    processedCustomersAt: timestamp('processed_customers_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: deletedAt(),
  },
  (t) => [
    unique('investor_updates_source_ref').on(t.companyId, t.sourceRefHash),
    unique('investor_updates_company_id').on(t.companyId, t.id),
    index('investor_updates_by_received').on(t.companyId, t.receivedAt.desc(), t.id),
    index('investor_updates_without_metrics')
      .on(t.companyId, t.receivedAt.desc(), t.id)
      .where(sql`processed_metrics_at is null and deleted_at is null`),
    index('investor_updates_without_customers')
      .on(t.companyId, t.receivedAt.desc(), t.id)
      .where(sql`processed_customers_at is null and deleted_at is null`),
    oneOf('investor_updates_source', t.source, UPDATE_SOURCES),
  ],
);
