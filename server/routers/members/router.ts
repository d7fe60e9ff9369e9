import { z } from 'zod';
import { changeMembers, type MembersScope } from '@/server/access/managed-organization';
import { conflict, notFound } from '@/server/errors';
import { requireUnchanged } from '@/server/lib/meanwhile';
import { consoleOnly, router, scopedProcedure } from '@/server/trpc';
import { revokeMadeBy, revokeWaiting } from '../invitations/queries';
import { grantVehicles, listMembers, removeMember, revokeVehicles, setRole } from './queries';
import { listMembersInput, member, memberList, memberRef, updateMemberInput } from './schemas';

const why = consoleOnly('Members are settings of the console; the contract has no path.');

/** The member of that id, unless the change would leave the organization without a manager. */
function requireMember({ members }: MembersScope, id: string, staysManager: boolean) {
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
  /** Who belongs to an organization: all for managers, else its managers and the caller. */
  list: scopedProcedure
    .meta(why)
    .input(listMembersInput)
    .output(memberList)
    .query(async ({ ctx: { scope }, input }) => {
      if (!scope.memberships.has(input.organizationId)) throw notFound('Organization');
      const items = await listMembers(scope, input.organizationId);
      const reached = new Set(scope.vehicleIds);
      return {
        items: items.map(({ vehicleIds, ...rest }) => ({
          ...rest,
          vehicleIds: vehicleIds.filter((id) => reached.has(id)),
        })),
      };
    }),

  /**
   * Changes what is sent of a member's role and vehicles, all or none, as long as the role is what
   * `from` says; signed-in managers only. Invitations of former managers end.
   */
  update: scopedProcedure
    .meta(why)
    .input(updateMemberInput)
    .output(member)
    .mutation(async ({ ctx: { scope }, input }) => {
      const { organizationId, memberId, role, grant = [], revoke = [], from } = input;
      const staysManager = (role ?? 'MANAGER') === 'MANAGER';
      return changeMembers(scope, organizationId, async (tx) => {
        const own = tx.memberships.get(organizationId)?.vehicles ?? [];
        if ([...grant, ...revoke].some((id) => !own.some((vehicle) => vehicle.id === id)))
          throw notFound('Vehicle');
        const before = requireMember(tx, memberId, staysManager);
        requireUnchanged(before, from, { role });
        if (role !== undefined) await setRole(tx, memberId, role);
        if (!staysManager) await revokeMadeBy(tx, before.email);
        await grantVehicles(tx, memberId, [...new Set(grant)]);
        await revokeVehicles(tx, memberId, revoke);
        const found = (await listMembers(tx, organizationId)).find(({ id }) => id === memberId);
        if (!found) throw notFound('Member');
        return found;
      });
    }),

  /** Takes a member out of an organization; signed-in managers only. Keys of the user lose it at once, and invitations that they made or that wait for them end. */
  remove: scopedProcedure
    .meta(why)
    .input(memberRef)
    .output(z.void())
    .mutation(async ({ ctx: { scope }, input }) => {
      await changeMembers(scope, input.organizationId, async (tx) => {
        const { id, email } = requireMember(tx, input.memberId, false);
        await revokeMadeBy(tx, email);
        await revokeWaiting(tx, email);
        await removeMember(tx, id);
      });
    }),
});
