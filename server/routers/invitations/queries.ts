import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { anyOf, arrayLiteral } from '@/db/arrays';
import { invitationGrants, invitations } from '@/db/schema';
import type { Role } from '@/server/access/actor';
import type { MembersScope } from '@/server/access/managed-organization';
import type { Scope } from '@/server/access/scope';
import { newestFirst } from '../portfolio/child-queries';

const columns = {
  id: invitations.id,
  email: invitations.email,
  role: invitations.role,
  createdBy: invitations.createdBy,
  createdAt: invitations.createdAt,
  expiresAt: invitations.expiresAt,
  vehicleIds: sql<
    string[]
  >`(select coalesce(json_agg(g.vehicle_id order by g.vehicle_id), '[]'::json)
    from invitation_grants g where g.invitation_id = invitations.id)`,
};

const waiting = (scope: Scope, organizationId: string) =>
  and(
    eq(invitations.organizationId, organizationId),
    anyOf(invitations.organizationId, arrayLiteral(scope.organizationIds)),
    isNull(invitations.usedAt),
    isNull(invitations.revokedAt),
  );

/** Invitations that nobody has used or revoked, expired ones included, newest first. */
export const listInvitations = (scope: Scope, organizationId: string) =>
  scope.db
    .select(columns)
    .from(invitations)
    .where(waiting(scope, organizationId))
    .orderBy(newestFirst(invitations.createdAt), asc(invitations.id));

/** Ends the links that wait for an address, so that one at most is alive; true if one still worked. */
export async function revokeWaiting(scope: MembersScope, email: string): Promise<boolean> {
  const ended = await scope.db
    .update(invitations)
    .set({ revokedAt: sql`now()` })
    .where(and(waiting(scope, scope.organizationId), eq(invitations.email, email)))
    .returning({ worked: sql<boolean>`${invitations.expiresAt} > now()` });
  return ended.some(({ worked }) => worked);
}

/** Ends the links that wait and were made by a person, who may no longer let anybody in. */
export async function revokeMadeBy(scope: MembersScope, email: string): Promise<void> {
  await scope.db
    .update(invitations)
    .set({ revokedAt: sql`now()` })
    .where(and(waiting(scope, scope.organizationId), eq(invitations.createdBy, email)));
}

interface NewInvitation {
  email: string;
  role: Role;
  tokenHash: string;
  expiresAt: string;
  createdBy: string;
}

/** Stores an invitation with the vehicles that come with it. */
export async function insertInvitation(
  { db, organizationId }: MembersScope,
  values: NewInvitation,
  vehicleIds: string[],
) {
  const [made] = await db
    .insert(invitations)
    .values({ ...values, organizationId })
    .returning({ id: invitations.id });
  if (!made) throw new Error('An insert gave no row back.');
  if (vehicleIds.length > 0) {
    await db
      .insert(invitationGrants)
      .values(
        vehicleIds.map((vehicleId) => ({ invitationId: made.id, organizationId, vehicleId })),
      );
  }
  const [row] = await db.select(columns).from(invitations).where(eq(invitations.id, made.id));
  if (!row) throw new Error('An insert gave no row back.');
  return row;
}

/** Ends a link for good; false if none waits under this id. */
export async function revokeInvitation(scope: MembersScope, id: string): Promise<boolean> {
  const rows = await scope.db
    .update(invitations)
    .set({ revokedAt: sql`now()` })
    .where(and(waiting(scope, scope.organizationId), eq(invitations.id, id)))
    .returning({ id: invitations.id });
  return rows.length > 0;
}
