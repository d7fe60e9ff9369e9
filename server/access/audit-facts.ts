import type { AuditFacts } from '@/db/audited';
import type { Access } from './actor';

/** What the audit trail keeps of a request: who, by which key, session or job, and what for. */
export function auditFacts(access: Access, operation: string, requestId: string): AuditFacts {
  const { actor, memberships } = access;
  const organizationIds = memberships.map((membership) => membership.organizationId);
  const common = { actorKind: actor.kind, operation, requestId, organizationIds };
  if (actor.kind === 'system') return { ...common, actorId: actor.job, actorEmail: null };
  const actorId = actor.kind === 'apiKey' ? actor.keyId : actor.sessionId;
  return { ...common, actorId, actorEmail: actor.email };
}
