import { sql } from 'drizzle-orm';
import { bigint, index, pgTable } from 'drizzle-orm/pg-core';
import { json, text, timestamp } from './columns';

/** A column that was changed, with what it said before and after where that is kept. */
export interface ChangedField {
  field: string;
  from?: string | number | boolean | null;
  to?: string | number | boolean | null;
}

/**
 * Who changed what, when and by which key or session: one row per writing statement and
 * organization. Append-only: a trigger refuses everything but INSERT. No foreign keys, since the
 * trail outlives what it names, and a check per write would lock the tenant's row.
 */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null for a change of a user who belongs to no organization. */
    organizationId: text('organization_id'),
    at: timestamp('at')
      .notNull()
      .default(sql`now()`),
    /** apiKey, session or system. */
    actorKind: text('actor_kind').notNull(),
    /** The key, the session or the job. */
    actorId: text('actor_id').notNull(),
    actorEmail: text('actor_email'),
    /** The procedure, e.g. `portfolio.create`. */
    operation: text('operation').notNull(),
    /** insert, update or delete. An upsert is what it did: of rows of both kinds it leaves two events. */
    change: text('change').notNull(),
    /** The table. */
    targetKind: text('target_kind').notNull(),
    targetIds: json<string[]>('target_ids').notNull(),
    /** What an update of one row changed; null where the trail does not hold it. */
    fields: json<ChangedField[] | null>('fields'),
    requestId: text('request_id').notNull(),
  },
  (t) => [index('audit_events_by_time').on(t.organizationId, t.at, t.id)],
);
