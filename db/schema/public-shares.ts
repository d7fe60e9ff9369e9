import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  unique,
} from 'drizzle-orm/pg-core';
import { companies } from './companies';
import { createdAt, id, json, text, timestamp } from './columns';
import { deals } from './deals';
import { organizations } from './organizations';

/** A read-only public link to a list of companies. What the create call answered is kept for replays. */
export const publicShares = pgTable(
  'public_shares',
  {
    id: id(),
    organizationId: text('organization_id')
      .notNull()
      .references(() => organizations.id),
    publicId: text('public_id').notNull().unique(),
    title: text('title').notNull(),
    companyCount: integer('company_count').notNull(),
    duplicateCompanyCount: integer('duplicate_company_count').notNull(),
    unshareableDeals:
      json<{ dealId: string; reason: 'not_found' | 'not_shareable' }[]>(
        'unshareable_deals',
      ).notNull(),
    sourceContext: json<Record<string, string | number | boolean | null> | null>('source_context'),
    idempotencyKey: text('idempotency_key'),
    /** SHA-256 of the validated body, to tell a replay from a conflict. */
    requestHash: text('request_hash').notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: createdAt(),
    revokedAt: timestamp('revoked_at'),
  },
  (t) => [
    unique('public_shares_idempotency_key').on(t.organizationId, t.idempotencyKey),
    unique('public_shares_organization_id').on(t.organizationId, t.id),
    index('public_shares_by_created').on(t.organizationId, t.createdAt.desc(), t.id),
  ],
);

/** The fixed membership of a share: each item is a company or a deal of the same organization. */
export const publicShareItems = pgTable(
  'public_share_items',
  {
    shareId: text('share_id').notNull(),
    organizationId: text('organization_id').notNull(),
    position: integer('position').notNull(),
    companyId: text('company_id'),
    dealId: text('deal_id'),
  },
  (t) => [
    primaryKey({ columns: [t.shareId, t.position] }),
    foreignKey({
      name: 'public_share_items_share',
      columns: [t.organizationId, t.shareId],
      foreignColumns: [publicShares.organizationId, publicShares.id],
    }),
    foreignKey({
      name: 'public_share_items_company',
      columns: [t.organizationId, t.companyId],
      foreignColumns: [companies.organizationId, companies.id],
    }),
    foreignKey({
      name: 'public_share_items_deal',
      columns: [t.organizationId, t.dealId],
      foreignColumns: [deals.organizationId, deals.id],
    }),
    check('public_share_items_one', sql`num_nonnulls(${t.companyId}, ${t.dealId}) = 1`),
  ],
);
