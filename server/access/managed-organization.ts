import { forbidden, notFound } from '@/server/errors';
import { type EditScope, requireManage, type Scope } from './scope';

/**
 * An organization whose members the caller may look after.
 * @throws NOT_FOUND to those outside it, FORBIDDEN to all but its managers
 */
export function requireManagedOrganization(scope: Scope, organizationId: string): EditScope {
  if (!scope.memberships.has(organizationId)) throw notFound('Organization');
  return requireManage(scope, organizationId);
}

/**
 * The same for what decides who is in and who is out: only a signed-in manager. A key that could
 * let somebody in would outlive its own revocation.
 * @throws NOT_FOUND and FORBIDDEN as above; FORBIDDEN to every key
 */
export function requireManagerInPerson(scope: Scope, organizationId: string): EditScope {
  const edit = requireManagedOrganization(scope, organizationId);
  if (scope.actor.kind === 'session') return edit;
  throw forbidden('Members are managed by signed-in people. Open the settings in the web app.');
}
