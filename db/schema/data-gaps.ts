import { type CUSTOMER_STATUSES, GAP_STATUSES, GAP_TYPES } from '../enums';
import { sql } from 'drizzle-orm';
import { foreignKey, index, pgTable } from 'drizzle-orm/pg-core';
import { companies } from './companies';
import { createdAt, id, json, text, timestamp, updatedAt, choice, oneOf } from './columns';
import { investorUpdates } from './investor-updates';

interface AskedCustomer {
  customerName: string;
  status: (typeof CUSTOMER_STATUSES)[number] | null;
  dealValueAnnualUsd: number | null;
  contractTerm: string | null;
}

/** Something a person (or agent) must fill in. Carries its vehicle, so that lists need no join to sort. */
export const dataGaps = pgTable(
  'data_gaps',
  {
    id: id(),
    vehicleId: text('vehicle_id').notNull(),
    companyId: text('company_id').notNull(),
    updateId: text('update_id'),
    gapType: choice('gap_type', GAP_TYPES).notNull(),
    status: choice('status', GAP_STATUSES).notNull().default('OPEN'),
    description: text('description').notNull(),
    suggestedField: text('suggested_field'),
    hint: text('hint'),
    resolvedValue: json('resolved_value'),
    resolvedAt: timestamp('resolved_at'),
    resolvedBy: text('resolved_by'),
    /** Which question the extraction run asked, so that it is not asked twice; never published. */
    dedupeKey: text('dedupe_key'),
    /** What the updates say of the customer that is asked about; never published. */
    askedCustomer: json<AskedCustomer>('asked_customer'),
    /** When a run read the content that was pasted in answer; never published. */
    contentReadAt: timestamp('content_read_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    foreignKey({
      name: 'data_gaps_company',
      columns: [t.vehicleId, t.companyId],
      foreignColumns: [companies.vehicleId, companies.id],
    }),
    foreignKey({
      name: 'data_gaps_update',
      columns: [t.companyId, t.updateId],
      foreignColumns: [investorUpdates.companyId, investorUpdates.id],
    }),
    index('data_gaps_by_status').on(t.vehicleId, t.status, t.createdAt.desc(), t.id),
    index('data_gaps_by_company').on(t.companyId, t.status, t.createdAt.desc(), t.id),
    index('data_gaps_by_update').on(t.companyId, t.updateId),
    index('data_gaps_unread_content')
      .on(t.companyId, t.updateId)
      .where(
        sql`gap_type in ('ATTACHMENT_UNREAD', 'LINK_UNREAD') and status = 'RESOLVED' and content_read_at is null and update_id is not null`,
      ),
    oneOf('data_gaps_type', t.gapType, GAP_TYPES),
    oneOf('data_gaps_status', t.status, GAP_STATUSES),
  ],
);
