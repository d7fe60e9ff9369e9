import { FINDING_KINDS } from '../enums';
import { sql } from 'drizzle-orm';
import { foreignKey, index, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { choice, createdAt, double, id, json, oneOf, text, timestamp } from './columns';
import { customers } from './customers';
import { investorUpdates } from './investor-updates';
import { metricSnapshots } from './metric-snapshots';

/** What the extraction run took from an update, with the words it rests on; never published over REST. */
export const extractionFindings = pgTable(
  'extraction_findings',
  {
    id: id(),
    companyId: text('company_id').notNull(),
    updateId: text('update_id').notNull(),
    kind: choice('kind', FINDING_KINDS).notNull(),
    /** A metric column, or a customer's normalized name. */
    field: text('field').notNull(),
    /** SHA-256 of the field: a name may outgrow an index row. */
    fieldHash: text('field_hash').notNull(),
    value: json('value'),
    /** The answered data gap whose pasted content the words stand in; null: the update's own text. */
    contentGapId: text('content_gap_id'),
    /** Half-open range in UTF-16 units. */
    spanStart: double('span_start').notNull(),
    spanEnd: double('span_end').notNull(),
    quote: text('quote').notNull(),
    ruleId: text('rule_id').notNull(),
    confidence: double('confidence').notNull(),
    /** A snapshot may be deleted for good; what was found stays known. */
    snapshotId: text('snapshot_id').references(() => metricSnapshots.id, { onDelete: 'set null' }),
    customerId: text('customer_id'),
    /** What the finding changed of the customer, as field → {from, to}; null if it added the customer. */
    changes: json('changes'),
    /** Up to when the customer's row is informed once this finding is in it. */
    informedUntil: timestamp('informed_until'),
    rejectedAt: timestamp('rejected_at'),
    rejectedBy: text('rejected_by'),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({
      name: 'extraction_findings_update',
      columns: [t.companyId, t.updateId],
      foreignColumns: [investorUpdates.companyId, investorUpdates.id],
    }),
    foreignKey({
      name: 'extraction_findings_customer',
      columns: [t.companyId, t.customerId],
      foreignColumns: [customers.companyId, customers.id],
    }),
    // One living finding per question and update, however often the update is read.
    uniqueIndex('extraction_findings_living')
      .on(t.companyId, t.updateId, t.kind, t.fieldHash)
      .where(sql`rejected_at is null`),
    index('extraction_findings_by_update').on(t.companyId, t.updateId, t.spanStart),
    index('extraction_findings_by_snapshot').on(t.snapshotId),
    index('extraction_findings_by_customer').on(t.companyId, t.customerId),
    oneOf('extraction_findings_kind', t.kind, FINDING_KINDS),
  ],
);
