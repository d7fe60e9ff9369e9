import { z } from 'zod';
import { forbidden, notFound } from '@/server/errors';
import { key } from '@/server/lib/fields';
import { consoleOnly, router, scopedProcedure } from '@/server/trpc';
import { setDefaultVehicle } from './queries';

const why = consoleOnly('Personal settings live in the console; the contract has no path.');

const me = z.object({
  userId: z.string().nullable(),
  email: z.string().nullable(),
  defaultVehicleId: z.string().nullable(),
});

export const meRouter = router({
  /** The caller. */
  get: scopedProcedure
    .meta(why)
    .input(z.object({}))
    .output(me)
    .query(({ ctx: { scope } }) => ({
      userId: scope.actor.kind === 'system' ? null : scope.actor.userId,
      email: scope.actor.kind === 'system' ? null : scope.actor.email,
      defaultVehicleId: scope.defaultVehicleId,
    })),

  /** Chooses the vehicle that GET /portfolio falls back to; null for none. */
  setDefaultVehicle: scopedProcedure
    .meta(why)
    .input(z.object({ vehicleId: key().nullable() }))
    .output(me)
    .mutation(async ({ ctx: { scope }, input }) => {
      const { actor } = scope;
      if (actor.kind === 'system' || (actor.kind === 'apiKey' && actor.readOnly)) {
        throw forbidden('This key is read-only. Use a key that may write.');
      }
      if (input.vehicleId !== null && !scope.vehicleIds.includes(input.vehicleId)) {
        throw notFound('Vehicle');
      }
      await setDefaultVehicle(scope, actor.userId, input.vehicleId);
      return { userId: actor.userId, email: actor.email, defaultVehicleId: input.vehicleId };
    }),
});
