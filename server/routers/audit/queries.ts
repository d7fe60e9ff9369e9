import { sql } from 'drizzle-orm';
import { anyOf, arrayLiteral } from '@/db/arrays';
import { preparedList } from '@/db/prepared';
import { auditEvents } from '@/db/schema';
import type { Scope } from '@/server/access/scope';

const listQuery = preparedList('audit_list', (db) =>
  db
    .select({
      id: sql<string>`${auditEvents.id}::text`,
      at: auditEvents.at,
      actorKind: auditEvents.actorKind,
      actorId: auditEvents.actorId,
      actorEmail: auditEvents.actorEmail,
      operation: auditEvents.operation,
      change: auditEvents.change,
      targetKind: auditEvents.targetKind,
      targetIds: auditEvents.targetIds,
      requestId: auditEvents.requestId,
      fields: auditEvents.fields,
    })
    .from(auditEvents)
    .where(
      sql`${anyOf(auditEvents.organizationId, sql.placeholder('organizationIds'))}
        and ${auditEvents.organizationId} = ${sql.placeholder('organizationId')}
        and (${auditEvents.at}, ${auditEvents.id}) < (
          cast(cast(${sql.placeholder('beforeAt')} as text) as timestamptz),
          cast(cast(${sql.placeholder('beforeId')} as text) as bigint))`,
    )
    .orderBy(sql`${auditEvents.at} desc, ${auditEvents.id} desc`)
    .limit(sql.placeholder('limit')),
);

/** An event's place in the order of a list. */
export interface AuditPlace {
  at: string;
  id: string;
}

/** The newest changes of an organization, or those before a place. */
export const listAuditEvents = (
  scope: Scope,
  organizationId: string,
  limit: number,
  before: AuditPlace = { at: 'infinity', id: '0' },
) =>
  listQuery(scope.db).execute({
    organizationId,
    organizationIds: arrayLiteral(scope.organizationIds),
    beforeAt: before.at,
    beforeId: before.id,
    limit,
  });
