import { allDeals, type ListDeals } from '../../../_lib/all-deals';
import type { FundSummary, Inputs } from '../../../_lib/outputs';
import { toldApart } from '../../../_lib/told-apart';

/** A company or a deal that can be ticked. */
export interface Choosable {
  id: string;
  name: string;
  note: string;
  /** Its name in a sentence. */
  called: string;
}

/** All that can be ticked. */
export interface Choices {
  companies: Choosable[];
  deals: Choosable[];
}

interface Service {
  summary: (input: Inputs['portfolio']['summary']) => Promise<FundSummary>;
  deals: ListDeals;
}

// What else there is to a company or a deal is not sent along with the page.
const choosable = ({ id, name, note, called }: Choosable): Choosable => ({
  id,
  name,
  note,
  called,
});

/**
 * What can be shared as of now, by the server for the page and by the browser when it is read again.
 * @param vehicles those of the organization, whose companies are offered
 * @param vehicleId the one shown, whose deals are
 */
export async function readChoices(
  service: Service,
  vehicles: readonly { id: string }[],
  vehicleId: string | undefined,
): Promise<Choices> {
  const [summaries, deals] = await Promise.all([
    Promise.all(
      vehicles.map(({ id }) => service.summary({ vehicleId: id, includeDeleted: false })),
    ),
    allDeals(service.deals, vehicleId),
  ]);
  const companies = summaries.flatMap(({ companies, vehicle }) =>
    companies.map(({ id, name, slug, sector }) => {
      return { id, name, slug, about: sector, fund: vehicle.name };
    }),
  );
  const shareable = deals
    .filter(({ stage }) => stage !== 'PASSED')
    .map(({ id, companyName, slug, sector, vehicle }) => {
      return { id, name: companyName, slug, about: sector, fund: vehicle?.name };
    });
  return {
    companies: toldApart(companies).map(choosable),
    deals: toldApart(shareable).map(choosable),
  };
}
