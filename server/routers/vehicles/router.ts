import { z } from 'zod';
import { requireManage } from '@/server/access/scope';
import { inTransaction } from '@/server/access/transaction';
import { conflict, notFound } from '@/server/errors';
import { requireUnchanged } from '@/server/lib/meanwhile';
import { slugFromName } from '@/server/lib/slugs';
import { consoleOnly, rest, router, scopedProcedure } from '@/server/trpc';
import {
  insertVehicle,
  listVehicles,
  lockVehicle,
  updateVehicle,
  vehicleSettingsOf,
} from './queries';
import {
  createVehicleInput,
  updateVehicleInput,
  vehicleList,
  vehicleRef,
  vehicleSettings,
} from './schemas';

const why = consoleOnly(
  'Vehicles and their targets are settings; the contract has no path to change them.',
);

export const vehiclesRouter = router({
  /** Every vehicle the caller reaches, oldest first; empty without memberships. */
  list: scopedProcedure
    .meta(
      rest({
        method: 'GET',
        path: '/vehicles',
        tag: 'Vehicles',
        summary: 'List vehicles',
        description: 'Every vehicle that the key reaches, oldest first.',
      }),
    )
    .input(z.object({}))
    .output(vehicleList)
    .query(async ({ ctx }) => ({ items: await listVehicles(ctx.scope) })),

  /** A vehicle with its targets. */
  settings: scopedProcedure
    .meta(why)
    .input(vehicleRef)
    .output(vehicleSettings)
    .query(async ({ ctx, input }) => {
      const found = await vehicleSettingsOf(ctx.scope, input.vehicleId);
      if (!found) throw notFound('Vehicle');
      return found;
    }),

  /** Adds a vehicle to an organization; managers only. */
  create: scopedProcedure
    .meta(why)
    .input(createVehicleInput)
    .output(vehicleSettings)
    .mutation(async ({ ctx: { scope }, input }) => {
      if (!scope.memberships.has(input.organizationId)) throw notFound('Organization');
      const slug = input.slug ?? slugFromName(input.name, 'vehicle');
      const edit = requireManage(scope, input.organizationId);
      const made = await insertVehicle(edit, { ...input, slug });
      if (!made) throw conflict('A vehicle of this organization has this slug. Choose another.');
      return made;
    }),

  /**
   * Changes name, type, description or targets of a vehicle, all or none, as long as they say what
   * `from` says; managers only.
   */
  updateSettings: scopedProcedure
    .meta(why)
    .input(updateVehicleInput)
    .output(vehicleSettings)
    .mutation(async ({ ctx: { scope }, input }) => {
      const { vehicleId, from, ...values } = input;
      const found = await vehicleSettingsOf(scope, vehicleId);
      if (!found) throw notFound('Vehicle');
      const edit = requireManage(scope, found.organizationId);
      if (Object.values(values).every((value) => value === undefined)) return found;
      return inTransaction(edit, async (tx) => {
        const now = await lockVehicle(tx, vehicleId);
        if (!now) throw notFound('Vehicle');
        requireUnchanged(now, from, values);
        await updateVehicle(tx, vehicleId, values);
        return (await vehicleSettingsOf(tx, vehicleId)) ?? now;
      });
    }),
});
