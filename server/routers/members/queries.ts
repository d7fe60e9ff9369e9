import { and, asc, eq, sql } from 'drizzle-orm';
import { anyOf, arrayLiteral } from '@/db/arrays';
import { memberships, users, vehicleGrants } from '@/db/schema';
import type { Role } from '@/server/access/actor';
import type { EditScope, Scope } from '@/server/access/scope';

const inOrganization = (scope: Scope, organizationId: string) =>
  and(
    eq(memberships.organizationId, organizationId),
    anyOf(memberships.organizationId, arrayLiteral(scope.organizationIds)),
  );

/** The members of an organization by e-mail address. */
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
    .where(inOrganization(scope, organizationId))
    .orderBy(asc(users.email));
}

/** Locks the memberships of an organization, so that its last manager cannot vanish in a race. */
export const lockMembers = (scope: EditScope, organizationId: string) =>
  scope.db
    .select({ id: memberships.id, role: memberships.role })
    .from(memberships)
    .where(inOrganization(scope, organizationId))
    .orderBy(asc(memberships.id))
    .for('update');

/** Sets a member's role and the vehicles granted, replacing the grants before. */
export async function setMember(
  scope: EditScope,
  organizationId: string,
  memberId: string,
  role: Role,
  vehicleIds: string[],
): Promise<void> {
  await scope.db
    .update(memberships)
    .set({ role })
    .where(and(eq(memberships.id, memberId), inOrganization(scope, organizationId)));
  await scope.db.delete(vehicleGrants).where(eq(vehicleGrants.membershipId, memberId));
  if (vehicleIds.length === 0) return;
  await scope.db
    .insert(vehicleGrants)
    .values(vehicleIds.map((vehicleId) => ({ membershipId: memberId, organizationId, vehicleId })));
}

/** Takes a member out of an organization; the user stays. */
export async function removeMember(scope: EditScope, organizationId: string, memberId: string) {
  await scope.db
    .delete(memberships)
    .where(and(eq(memberships.id, memberId), inOrganization(scope, organizationId)));
}
