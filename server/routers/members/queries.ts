import { and, asc, eq, or, sql } from 'drizzle-orm';
import { anyOf, arrayLiteral } from '@/db/arrays';
import { memberships, users, vehicleGrants } from '@/db/schema';
import type { Role } from '@/server/access/actor';
import type { MembersScope } from '@/server/access/managed-organization';
import { mayEdit, type Scope } from '@/server/access/scope';

const inOrganization = (scope: Scope, organizationId: string) =>
  and(
    eq(memberships.organizationId, organizationId),
    anyOf(memberships.organizationId, arrayLiteral(scope.organizationIds)),
  );

/** Managers know every member; others themselves and those who manage, whom they may ask. */
function knownTo({ actor, memberships: reached }: Scope, organizationId: string) {
  if (reached.get(organizationId)?.role === 'MANAGER') return undefined;
  const isManager = eq(memberships.role, 'MANAGER');
  return actor.kind === 'system' ? isManager : or(isManager, eq(memberships.userId, actor.userId));
}

/** The members of an organization that the caller may know, by e-mail address. */
export function listMembers(scope: Scope, organizationId: string) {
  return scope.db
    .select({
      id: memberships.id,
      userId: users.id,
      email: users.email,
      name: users.name,
      role: memberships.role,
      createdAt: memberships.createdAt,
      vehicleIds: sql<
        string[]
      >`(select coalesce(json_agg(g.vehicle_id order by g.vehicle_id), '[]'::json)
        from vehicle_grants g where g.membership_id = ${memberships.id})`,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(inOrganization(scope, organizationId), knownTo(scope, organizationId)))
    .orderBy(asc(users.email));
}

/**
 * What the members of an organization behind these addresses are called, by address; for whoever is
 * told the addresses already; readers know the managers and themselves. A member without a name is left out.
 */
export async function namesOfMembers(
  scope: Scope,
  organizationId: string,
  emails: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (emails.length === 0) return new Map();
  const rows = await scope.db
    .select({ email: users.email, name: users.name })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        inOrganization(scope, organizationId),
        anyOf(users.email, arrayLiteral([...new Set(emails)])),
        mayEdit(scope, organizationId) ? undefined : knownTo(scope, organizationId),
      ),
    );
  return new Map(rows.flatMap(({ email, name }) => (name.trim() === '' ? [] : [[email, name]])));
}

/**
 * Whether the caller may be told a colleague's address: editors any, readers the managers' and their own.
 */
export async function knowsAddress(
  scope: Scope,
  organizationId: string,
): Promise<(email: string) => boolean> {
  if (mayEdit(scope, organizationId)) return () => true;
  const known = new Set((await listMembers(scope, organizationId)).map(({ email }) => email));
  return (email) => known.has(email);
}

const lockedMember = ({ organizationId }: MembersScope, memberId: string) =>
  and(eq(memberships.id, memberId), eq(memberships.organizationId, organizationId));

/** Sets a member's role. */
export async function setRole(scope: MembersScope, memberId: string, role: Role): Promise<void> {
  await scope.db.update(memberships).set({ role }).where(lockedMember(scope, memberId));
}

/** Grants a member vehicles of the organization; again is fine. */
export async function grantVehicles(
  { db, organizationId }: MembersScope,
  memberId: string,
  vehicleIds: readonly string[],
): Promise<void> {
  if (vehicleIds.length === 0) return;
  await db
    .insert(vehicleGrants)
    .values(vehicleIds.map((vehicleId) => ({ membershipId: memberId, organizationId, vehicleId })))
    .onConflictDoNothing();
}

/** Takes vehicles from a member; again is fine. */
export async function revokeVehicles(
  { db, organizationId }: MembersScope,
  memberId: string,
  vehicleIds: readonly string[],
): Promise<void> {
  if (vehicleIds.length === 0) return;
  await db
    .delete(vehicleGrants)
    .where(
      and(
        eq(vehicleGrants.membershipId, memberId),
        eq(vehicleGrants.organizationId, organizationId),
        anyOf(vehicleGrants.vehicleId, arrayLiteral(vehicleIds)),
      ),
    );
}

/** Takes a member out of an organization; the user stays. */
export async function removeMember(scope: MembersScope, memberId: string): Promise<void> {
  await scope.db.delete(memberships).where(lockedMember(scope, memberId));
}
