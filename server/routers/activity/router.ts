import { consoleOnly, router, scopedProcedure } from '@/server/trpc';
import { placeOf } from '@/server/routers/audit/schemas';
import { requireCompany } from '@/server/routers/portfolio/find';
import { activityOfCompany } from './of-company';
import { activityInput, activityList } from './schemas';

export const activityRouter = router({
  /** Who did what to a company, for everybody who sees it; the whole trail is for managers. */
  ofCompany: scopedProcedure
    .meta(consoleOnly('A tab of a company’s page; the contract has no path.'))
    .input(activityInput)
    .output(activityList)
    .query(async ({ ctx: { scope }, input }) => {
      const company = await requireCompany(scope, input);
      const { limit, cursor } = input;
      return activityOfCompany(scope, company, { limit, before: placeOf(cursor) });
    }),
});
