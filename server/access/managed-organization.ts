import { asc, eq } from 'drizzle-orm';
import { memberships, users } from '@/db/schema';
import { forbidden, notFound } from '@/server/errors';
import type { Role } from './actor';
import { holdSession } from './hold-session';
import { type EditScope, requireManage, type Scope } from './scope';
import { inTransaction } from './transaction';

const managing = Symbol('managing');

interface LockedMember {
  id: string;
  userId: string;
  email: string;
  role: Role;
}

/**
 * The scope of a transaction that holds the members of an organization as they are now, the caller
 * among them as a manager. Every query that decides who is in takes one; `changeMembers` alone
 * makes it.
 */
export interface MembersScope extends EditScope {
  readonly [managing]: true;
  readonly organizationId: string;
  readonly members: readonly LockedMember[];
}

/**
 * An organization whose members the caller may look after.
 * @throws NOT_FOUND to those outside it, FORBIDDEN to all but its managers
 */
export function requireManagedOrganization(scope: Scope, organizationId: string): EditScope {
  if (!scope.memberships.has(organizationId)) throw notFound('Organization');
  return requireManage(scope, organizationId);
}

/** A key that could let somebody in would outlive its own revocation. */
function requireManagerInPerson(scope: Scope, organizationId: string): EditScope {
  const edit = requireManagedOrganization(scope, organizationId);
  if (scope.actor.kind === 'session') return edit;
  throw forbidden('Members are managed by signed-in people. Open the settings in the web app.');
}

/** In order of their ids, so that two who lock them do not wait for each other. */
const lockMembers = (scope: EditScope, organizationId: string) =>
  scope.db
    .select({
      id: memberships.id,
      userId: memberships.userId,
      email: users.email,
      role: memberships.role,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(eq(memberships.organizationId, organizationId))
    .orderBy(asc(memberships.id))
    .for('update', { of: memberships });

/** The same scope with the caller's role as it is among the locked members; without them, outside. */
function asOfNow(
  scope: EditScope,
  organizationId: string,
  members: readonly LockedMember[],
): Scope {
  const { actor } = scope;
  const own = members.find(({ userId }) => actor.kind !== 'system' && userId === actor.userId);
  const known = scope.memberships.get(organizationId);
  const now = new Map(scope.memberships);
  if (own && known) now.set(organizationId, { ...known, role: own.role });
  else now.delete(organizationId);
  return { ...scope, memberships: now };
}

/**
 * Runs `work` in a transaction for what decides who is in and who is out: only for a signed-in
 * manager, who is judged again once the members are locked. While the call waited for the lock,
 * somebody may have taken the role away, and what it did then would give it back.
 * @throws NOT_FOUND to those outside the organization; FORBIDDEN to all but its managers in person;
 *   UNAUTHORIZED if the session has ended
 */
export async function changeMembers<T>(
  scope: Scope,
  organizationId: string,
  work: (tx: MembersScope) => Promise<T>,
): Promise<T> {
  const edit = requireManagerInPerson(scope, organizationId);
  return inTransaction(edit, async (tx) => {
    await holdSession(tx);
    const members = await lockMembers(tx, organizationId);
    requireManagerInPerson(asOfNow(tx, organizationId, members), organizationId);
    return work({ ...tx, [managing]: true, organizationId, members });
  });
}
