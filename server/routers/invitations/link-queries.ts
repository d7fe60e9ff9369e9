import { and, eq, isNull, sql } from 'drizzle-orm';
import {
  accounts,
  invitations,
  memberships,
  organizations,
  users,
  vehicleGrants,
} from '@/db/schema';
import type { InvitationLink } from './link';

const alive = (link: InvitationLink) =>
  and(
    eq(invitations.tokenHash, link.tokenHash),
    isNull(invitations.usedAt),
    isNull(invitations.revokedAt),
    sql`${invitations.expiresAt} > now()`,
  );

/** The invitation behind a link that still works. */
export async function invitationOf(link: InvitationLink) {
  const [row] = await link.db
    .select({
      id: invitations.id,
      organizationId: invitations.organizationId,
      organizationName: organizations.name,
      email: invitations.email,
      role: invitations.role,
      expiresAt: invitations.expiresAt,
    })
    .from(invitations)
    .innerJoin(organizations, eq(organizations.id, invitations.organizationId))
    .where(alive(link));
  return row;
}

export type Invitation = NonNullable<Awaited<ReturnType<typeof invitationOf>>>;

/** The account of the invited address: its user and the hash of its password. */
export async function accountOf(link: InvitationLink, { email }: Invitation) {
  const [row] = await link.db
    .select({ userId: users.id, hash: accounts.password })
    .from(users)
    .leftJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, 'credential')))
    .where(eq(users.email, email));
  return row;
}

/** Uses the link up; false if it no longer works. The row stays locked to the transaction's end. */
export async function useUp(link: InvitationLink): Promise<boolean> {
  const rows = await link.db
    .update(invitations)
    .set({ usedAt: sql`now()` })
    .where(alive(link))
    .returning({ id: invitations.id });
  return rows.length > 0;
}

/** Stores the invited person with their password. */
export async function insertPerson(
  link: InvitationLink,
  { email }: Invitation,
  { name, hash }: { name: string; hash: string },
): Promise<string> {
  const [user] = await link.db
    .insert(users)
    .values({ email, name, emailVerified: true })
    .returning({ id: users.id });
  if (!user) throw new Error('An insert gave no row back.');
  await link.db
    .insert(accounts)
    .values({ userId: user.id, accountId: user.id, providerId: 'credential', password: hash });
  return user.id;
}

/** Makes the user a member as the invitation says; whoever is one already stays as they are. */
export async function insertMembership(
  link: InvitationLink,
  { id, organizationId, role }: Invitation,
  userId: string,
): Promise<void> {
  const [made] = await link.db
    .insert(memberships)
    .values({ userId, organizationId, role })
    .onConflictDoNothing({ target: [memberships.userId, memberships.organizationId] })
    .returning({ id: memberships.id });
  if (!made) return;
  await link.db.insert(vehicleGrants).select(
    link.db
      .select({
        membershipId: sql<string>`cast(${made.id} as text)`.as('membership_id'),
        organizationId: sql<string>`g.organization_id`.as('organization_id'),
        vehicleId: sql<string>`g.vehicle_id`.as('vehicle_id'),
      })
      .from(sql`invitation_grants g`)
      .where(sql`g.invitation_id = ${id}`),
  );
}
