import { z } from 'zod';
import { actorName } from '@/server/access/actor';
import { newLinkToken } from '@/server/access/link-token';
import { changeMembers, requireManagedOrganization } from '@/server/access/managed-organization';
import { conflict, invalid, notFound } from '@/server/errors';
import { sha256Hex } from '@/server/lib/sha256';
import { consoleOnly, openProcedure, router, scopedProcedure } from '@/server/trpc';
import { acceptInvitation } from './accept';
import { InvitationLink, linkNotFound } from './link';
import { invitationOf } from './link-queries';
import { insertInvitation, listInvitations, revokeInvitation, revokeWaiting } from './queries';
import {
  acceptedInvitation,
  acceptInvitationInput,
  createdInvitation,
  createInvitationInput,
  invitationLinkInput,
  invitationList,
  invitationOffer,
  invitationRef,
  listInvitationsInput,
  NO_VEHICLE,
} from './schemas';

const why = consoleOnly('Members are settings of the console; the contract has no path.');
const forHolders = consoleOnly('The page behind the link serves it; it takes no key.');

const DAY_MS = 86_400_000;

export const invitationsRouter = router({
  /** The invitations that nobody has used yet; managers only. */
  list: scopedProcedure
    .meta(why)
    .input(listInvitationsInput)
    .output(invitationList)
    .query(async ({ ctx: { scope }, input }) => ({
      items: await listInvitations(
        requireManagedOrganization(scope, input.organizationId),
        input.organizationId,
      ),
    })),

  /** Makes a one-time link for an address; the answer alone holds it. Signed-in managers only. */
  create: scopedProcedure
    .meta(why)
    .input(createInvitationInput)
    .output(createdInvitation)
    .mutation(async ({ ctx: { scope }, input }) => {
      const { organizationId, email, role, expiresInDays } = input;
      const token = newLinkToken();
      const made = await changeMembers(scope, organizationId, async (tx) => {
        const own = tx.memberships.get(organizationId)?.vehicles ?? [];
        const vehicleIds = [...new Set(input.vehicleIds)];
        if (vehicleIds.some((id) => !own.some((vehicle) => vehicle.id === id))) {
          throw notFound('Vehicle');
        }
        if (role !== 'MANAGER' && vehicleIds.length === 0 && own.length > 0) {
          throw invalid(['vehicleIds'], NO_VEHICLE);
        }
        if (tx.members.some((member) => member.email === email)) {
          throw conflict(`${email} is a member already. Change their role under Members.`);
        }
        const replaced = await revokeWaiting(tx, email);
        const values = {
          email,
          role,
          tokenHash: sha256Hex(token),
          expiresAt: new Date(Date.now() + expiresInDays * DAY_MS).toISOString(),
          createdBy: actorName(tx.actor),
        };
        const invitation = await insertInvitation(tx, values, role === 'MANAGER' ? [] : vehicleIds);
        return { invitation, replaced };
      });
      return { ...made, urlPath: `/join/${token}` };
    }),

  /** Ends a link that nobody has used; signed-in managers only. */
  revoke: scopedProcedure
    .meta(why)
    .input(invitationRef)
    .output(z.void())
    .mutation(async ({ ctx: { scope }, input }) => {
      const revoked = await changeMembers(scope, input.organizationId, (tx) =>
        revokeInvitation(tx, input.id),
      );
      if (!revoked) throw notFound('Invitation');
    }),

  /** What the holder of a link is offered. */
  offer: openProcedure
    .meta(forHolders)
    .input(invitationLinkInput)
    .output(invitationOffer)
    .query(async ({ ctx: { db, requestId }, input }) => {
      const link = InvitationLink.of(db, input.token, requestId);
      const found = link && (await invitationOf(link));
      if (!found) throw linkNotFound();
      return found;
    }),

  /** Makes the holder of a link a member; once. */
  accept: openProcedure
    .meta(forHolders)
    .input(acceptInvitationInput)
    .output(acceptedInvitation)
    .mutation(async ({ ctx: { db, requestId }, input }) => {
      const link = InvitationLink.of(db, input.token, requestId);
      if (!link) throw linkNotFound();
      return acceptInvitation(db, link, input);
    }),
});
