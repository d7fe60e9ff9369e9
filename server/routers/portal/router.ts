import { notFound } from '@/server/errors';
import { withoutLogin } from '@/server/lib/http-url';
import { consoleOnly, router, scopedProcedure } from '@/server/trpc';
import { portalAsks, portalCompanies, portalNews, portalVehicle } from './queries';
import { portal, portalInput } from './schemas';

export const portalRouter = router({
  /** What the investors of a vehicle see: nothing hidden, held or private. */
  overview: scopedProcedure
    .meta(consoleOnly('The investors’ page of the console; the contract has no path.'))
    .input(portalInput)
    .output(portal)
    .query(async ({ ctx: { scope }, input: { vehicleId } }) => {
      const found = await portalVehicle(scope, vehicleId);
      if (!found) throw notFound('Vehicle');
      const userId = scope.actor.kind === 'system' ? null : scope.actor.userId;
      const [companies, news, asks] = await Promise.all([
        portalCompanies(scope, vehicleId),
        portalNews(scope, vehicleId),
        portalAsks(scope, vehicleId, userId),
      ]);
      return {
        ...found,
        companies: companies.map((one) => ({ ...one, website: withoutLogin(one.website) })),
        newsCount: news[0]?.total ?? 0,
        news,
        askCount: asks[0]?.total ?? 0,
        asks,
      };
    }),
});
