import { z } from 'zod';
import { ROLES } from '@/db/enums';
import { isoOut, key } from '@/server/lib/fields';

export const member = z
  .object({
    id: z.string(),
    userId: z.string(),
    email: z.string(),
    name: z.string(),
    role: z.enum(ROLES),
    /** The granted vehicles; a MANAGER reaches all whatever stands here. */
    vehicleIds: z.array(z.string()),
    createdAt: isoOut(),
  })
  .meta({ id: 'Member', description: 'A user’s place in an organization.' });

export const memberList = z.object({ items: z.array(member) });
export const listMembersInput = z.object({ organizationId: key() });
export const memberRef = z.object({ organizationId: key(), memberId: key() });
/**
 * Only what is sent changes. Vehicles are granted and revoked one by one, so that a page from before
 * brings back none that somebody else took away meanwhile.
 */
export const updateMemberInput = memberRef
  .extend({
    role: z.enum(ROLES).optional(),
    grant: z.array(key()).max(1000).optional(),
    revoke: z.array(key()).max(1000).optional(),
    /** What the page showed of the role, where it changes. */
    from: member.pick({ role: true }).partial().default({}),
  })
  .strict();
