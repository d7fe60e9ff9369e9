import { INBOUND_MAIL_STATUSES, WAIT_REASONS } from '../enums';
import { foreignKey, index, pgTable, unique } from 'drizzle-orm/pg-core';
import { choice, createdAt, id, json, oneOf, text, timestamp } from './columns';
import { investorUpdates } from './investor-updates';
import { organizations } from './organizations';

/** Mail that no company could be told for: it waits until a person assigns or discards it. */
export const inboundMails = pgTable(
  'inbound_mails',
  {
    id: id(),
    organizationId: text('organization_id')
      .notNull()
      .references(() => organizations.id),
    status: choice('status', INBOUND_MAIL_STATUSES).notNull().default('WAITING'),
    reason: choice('reason', WAIT_REASONS).notNull(),
    sourceRef: text('source_ref').notNull(),
    /** SHA-256 of sourceRef: an index row has no room for a long reference. */
    sourceRefHash: text('source_ref_hash').notNull(),
    receivedAt: timestamp('received_at').notNull(),
    fromAddress: text('from_address'),
    subject: text('subject'),
    rawBody: text('raw_body').notNull(),
    rawHtml: text('raw_html'),
    attachmentsJson: json('attachments_json'),
    /** The update that an assigned mail has become. */
    companyId: text('company_id'),
    updateId: text('update_id'),
    decidedAt: timestamp('decided_at'),
    decidedBy: text('decided_by'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('inbound_mails_source_ref').on(t.organizationId, t.sourceRefHash),
    foreignKey({
      name: 'inbound_mails_update',
      columns: [t.companyId, t.updateId],
      foreignColumns: [investorUpdates.companyId, investorUpdates.id],
    }),
    index('inbound_mails_by_status').on(t.organizationId, t.status, t.receivedAt.desc(), t.id),
    oneOf('inbound_mails_status', t.status, INBOUND_MAIL_STATUSES),
    oneOf('inbound_mails_reason', t.reason, WAIT_REASONS),
  ],
);
