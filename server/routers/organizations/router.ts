import { z } from 'zod';
import { requireManage, type Scope } from '@/server/access/scope';
import { notFound } from '@/server/errors';
import { consoleOnly, router, scopedProcedure } from '@/server/trpc';
import { updateOrganization } from './queries';
import { organization, organizationList, updateOrganizationInput } from './schemas';

const view = (scope: Scope): z.input<typeof organization>[] =>
  [...scope.memberships.values()].map((membership) => ({
    id: membership.organizationId,
    name: membership.organizationName,
    role: membership.role,
    currentVehicleId: membership.vehicles.some(({ id }) => id === membership.currentVehicleId)
      ? membership.currentVehicleId
      : null,
    vehicles: membership.vehicles,
  }));

export const organizationsRouter = router({
  /** The caller's organizations with role and vehicles within reach. */
  list: scopedProcedure
    .meta(consoleOnly('Organizations are settings of the console; the contract has no path.'))
    .input(z.object({}))
    .output(organizationList)
    .query(({ ctx }) => ({ items: view(ctx.scope) })),

  /** Renames an organization or names the vehicle that invests now; managers only. */
  update: scopedProcedure
    .meta(consoleOnly('Organizations are settings of the console; the contract has no path.'))
    .input(updateOrganizationInput)
    .output(organization)
    .mutation(async ({ ctx: { scope }, input }) => {
      const { organizationId, ...values } = input;
      const found = view(scope).find((entry) => entry.id === organizationId);
      if (!found) throw notFound('Organization');
      const { currentVehicleId } = values;
      const reached = found.vehicles.some((vehicle) => vehicle.id === currentVehicleId);
      if (typeof currentVehicleId === 'string' && !reached) throw notFound('Vehicle');
      const edit = requireManage(scope, organizationId);
      if (Object.values(values).some((value) => value !== undefined)) {
        await updateOrganization(edit, organizationId, values);
      }
      return {
        ...found,
        name: values.name ?? found.name,
        currentVehicleId:
          currentVehicleId === undefined ? found.currentVehicleId : currentVehicleId,
      };
    }),
});
