import { z } from 'zod';
import { requireManagerInPerson } from '@/server/access/managed-organization';
import type { EditScope } from '@/server/access/scope';
import { inTransaction } from '@/server/access/transaction';
import { conflict, notFound } from '@/server/errors';
import { consoleOnly, router, scopedProcedure } from '@/server/trpc';
import { revokeMadeBy } from '../invitations/queries';
import {
  grantVehicles,
  listMembers,
  lockMembers,
  removeMember,
  revokeVehicles,
  setRole,
} from './queries';
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

  /** Changes what is sent of a member's role and vehicles; signed-in managers only. Invitations of former managers end. */
  update: scopedProcedure
    .meta(why)
    .input(updateMemberInput)
    .output(member)
    .mutation(async ({ ctx: { scope }, input }) => {
      const { organizationId, memberId, role, grant = [], revoke = [] } = input;
      const edit = requireManagerInPerson(scope, organizationId);
      const own = scope.memberships.get(organizationId)?.vehicles ?? [];
      if ([...grant, ...revoke].some((id) => !own.some((vehicle) => vehicle.id === id)))
        throw notFound('Vehicle');
      return inTransaction(edit, async (tx) => {
        const before = await requireMember(
          tx,
          organizationId,
          memberId,
          (role ?? 'MANAGER') === 'MANAGER',
        );
        if (role !== undefined) await setRole(tx, organizationId, memberId, role);
        if ((role ?? 'MANAGER') !== 'MANAGER') await revokeMadeBy(tx, organizationId, before.email);
        await grantVehicles(tx, organizationId, memberId, [...new Set(grant)]);
        await revokeVehicles(tx, organizationId, memberId, revoke);
        const found = (await listMembers(tx, organizationId)).find(({ id }) => id === memberId);
        if (!found) throw notFound('Member');
        return found;
      });
    }),

  /** Takes a member out of an organization; signed-in managers only. Keys of the user lose it at once, and invitations that they made end. */
  remove: scopedProcedure
    .meta(why)
    .input(memberRef)
    .output(z.void())
    .mutation(async ({ ctx: { scope }, input }) => {
      const edit = requireManagerInPerson(scope, input.organizationId);
      await inTransaction(edit, async (tx) => {
        const found = await requireMember(tx, input.organizationId, input.memberId, false);
        await revokeMadeBy(tx, input.organizationId, found.email);
        await removeMember(tx, input.organizationId, found.id);
      });
    }),
});
