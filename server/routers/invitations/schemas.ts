import { z } from 'zod';
import { ROLES } from '@/db/enums';
import { email, isoOut, key, name } from '@/server/lib/fields';

export const invitation = z
  .object({
    id: z.string(),
    email: z.string(),
    role: z.enum(ROLES),
    vehicleIds: z.array(z.string()),
    createdBy: z.string(),
    createdAt: isoOut(),
    expiresAt: isoOut(),
  })
  .meta({ id: 'Invitation', description: 'A place offered by a link that nobody has used yet.' });

export const invitationList = z.object({ items: z.array(invitation) });
export const listInvitationsInput = z.object({ organizationId: key() });

/** What is said of an invitation that would let somebody in who then reaches nothing. */
export const NO_VEHICLE = 'Choose at least one vehicle.';

export const createInvitationInput = z.object({
  organizationId: key(),
  email: email(),
  role: z.enum(ROLES),
  vehicleIds: z.array(key()).max(1000).default([]),
  expiresInDays: z.number().int().min(1).max(30).default(7),
});

/** The one answer that holds the link; `replaced`: it ended an earlier one that still worked. */
export const createdInvitation = z.object({
  invitation,
  urlPath: z.string(),
  replaced: z.boolean(),
});

export const invitationRef = z.object({ organizationId: key(), id: key() });

export const invitationLinkInput = z.object({ token: z.string().max(200) });

/** What the holder of a link is told. */
export const invitationOffer = z.object({
  organizationName: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  expiresAt: isoOut(),
});

export const acceptInvitationInput = invitationLinkInput.extend({
  name: name(),
  /** A new account's; or, as it is, that of the account which the address has. */
  password: z.string().min(1).max(1000),
});

export const acceptedInvitation = z.object({ email: z.string() });
