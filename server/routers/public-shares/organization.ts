import type { Membership } from '@/server/access/actor';
import type { Scope } from '@/server/access/scope';
import { forbidden, notFound, ServiceError } from '@/server/errors';

/**
 * The organization that a public share belongs to: the one named, else the caller's only one
 * (decisions §4). Only membership decides.
 * @throws NOT_FOUND unknown, foreign, or without any membership; BAD_REQUEST listing the
 *   organization ids when several are possible
 */
export function requireShareOrganization(scope: Scope, organizationId?: string): Membership {
  if (organizationId !== undefined) {
    const named = scope.memberships.get(organizationId);
    if (!named) throw notFound('Organization');
    return named;
  }
  const [only, ...others] = scope.memberships.values();
  if (only === undefined) throw notFound('Organization');
  if (others.length > 0) throw ambiguousOrganization(scope);
  return only;
}

function ambiguousOrganization(scope: Scope): ServiceError {
  const organizationIds = [...scope.organizationIds];
  const message = `Ambiguous organization scope: several organizations are within reach; name one with organizationId: ${organizationIds.join(', ')}`;
  return new ServiceError('BAD_REQUEST', message, {
    issues: [{ path: ['organizationId'], code: 'ambiguous', message, params: { organizationIds } }],
  });
}

/** @throws FORBIDDEN unless the member is MANAGER or EDITOR: viewers see no shares (decisions §3) */
export function requireSharer({ role }: Membership): void {
  if (role !== 'VIEWER') return;
  throw forbidden('Public shares need the role MANAGER or EDITOR. Ask a manager for it.');
}
