import { z } from 'zod';
import { requireEdit, requirePerson } from '@/server/access/scope';
import { forbidden, notFound } from '@/server/errors';
import { consoleOnly, router, scopedProcedure } from '@/server/trpc';
import { deleteOffer, listOffers, markHandled, upsertOffer, vehicleOfOffer } from './queries';
import { askOfferList, handleOfferInput, listOffersInput, offerInput, offerRef } from './schemas';

const why = consoleOnly('People offer help in the console; the contract has no path.');

export const askOffersRouter = router({
  /** Who offered to help with the asks of a vehicle; not for those who only read there. */
  list: scopedProcedure
    .meta(why)
    .input(listOffersInput)
    .output(askOfferList)
    .query(async ({ ctx: { scope }, input: { vehicleId } }) => {
      const vehicle = scope.vehicles.find(({ id }) => id === vehicleId);
      if (!vehicle) throw notFound('Vehicle');
      if (scope.memberships.get(vehicle.organizationId)?.role === 'VIEWER') {
        throw forbidden('Offers of help are for the fund’s people. Ask one of them.');
      }
      return { items: await listOffers(scope, vehicleId) };
    }),

  /** Says that the signed-in person can help with an ask that is out; readers may, too. */
  offer: scopedProcedure
    .meta(why)
    .input(offerInput)
    .output(z.void())
    .mutation(async ({ ctx: { scope }, input }) => {
      if (!(await upsertOffer(requirePerson(scope), input))) throw notFound('Ask');
    }),

  /** Says that the fund has taken an offer up, or that it waits again; again is fine. */
  handle: scopedProcedure
    .meta(why)
    .input(handleOfferInput)
    .output(z.void())
    .mutation(async ({ ctx: { scope }, input: { id, handled } }) => {
      const vehicleId = await vehicleOfOffer(scope, id);
      const vehicle = scope.vehicles.find((one) => one.id === vehicleId);
      if (!vehicle) throw notFound('Offer');
      await markHandled(requireEdit(scope, vehicle.organizationId), id, handled);
    }),

  /** Takes the offer back. */
  withdraw: scopedProcedure
    .meta(why)
    .input(offerRef)
    .output(z.void())
    .mutation(({ ctx: { scope }, input }) => deleteOffer(requirePerson(scope), input.askId)),
});
