import { z } from 'zod';
import { requireManagerInPerson } from '@/server/access/managed-organization';
import type { EditScope } from '@/server/access/scope';
import { inTransaction } from '@/server/access/transaction';
import { conflict, notFound } from '@/server/errors';
import { consoleOnly, router, scopedProcedure } from '@/server/trpc';
import { listMembers, lockMembers, removeMember, setMember } from './queries';
import { listMembersInput, member, memberList, memberRef, updateMemberInput } from './schemas';

const why = consoleOnly('Members are settings of the console; the contract has no path.');

/** The member within a locked organization, unless the change would leave it without a manager. */
async function requireMember(
  tx: EditScope,
  organizationId: string,
  id: string,
  staysManager: boolean,
) {
  const members = await lockMembers(tx, organizationId);
  const found = members.find((entry) => entry.id === id);
  if (!found) throw notFound('Member');
  const others = members.filter((entry) => entry.role === 'MANAGER' && entry.id !== id);
  if (found.role === 'MANAGER' && !staysManager && others.length === 0) {
    throw conflict(
      'This is the last manager of the organization. Make another member manager first.',
    );
  }
  return found;
}

export const membersRouter = router({
  /** Who belongs to an organization; any member may know. */
  list: scopedProcedure
    .meta(why)
    .input(listMembersInput)
    .output(memberList)
    .query(async ({ ctx: { scope }, input }) => {
      if (!scope.memberships.has(input.organizationId)) throw notFound('Organization');
      return { items: await listMembers(scope, input.organizationId) };
    }),

  /** Sets a member's role and vehicles; signed-in managers only. */
  update: scopedProcedure
    .meta(why)
    .input(updateMemberInput)
    .output(member)
    .mutation(async ({ ctx: { scope }, input }) => {
      const { organizationId, memberId, role } = input;
      const edit = requireManagerInPerson(scope, organizationId);
      const own = scope.memberships.get(organizationId)?.vehicles ?? [];
      const vehicleIds = [...new Set(input.vehicleIds)];
      if (vehicleIds.some((id) => !own.some((vehicle) => vehicle.id === id)))
        throw notFound('Vehicle');
      return inTransaction(edit, async (tx) => {
        await requireMember(tx, organizationId, memberId, role === 'MANAGER');
        await setMember(tx, organizationId, memberId, role, vehicleIds);
        const found = (await listMembers(tx, organizationId)).find(({ id }) => id === memberId);
        if (!found) throw notFound('Member');
        return found;
      });
    }),

  /** Takes a member out of an organization; signed-in managers only. Keys of the user lose it at once. */
  remove: scopedProcedure
    .meta(why)
    .input(memberRef)
    .output(z.void())
    .mutation(async ({ ctx: { scope }, input }) => {
      const edit = requireManagerInPerson(scope, input.organizationId);
      await inTransaction(edit, async (tx) => {
        const found = await requireMember(tx, input.organizationId, input.memberId, false);
        await removeMember(tx, input.organizationId, found.id);
      });
    }),
});
