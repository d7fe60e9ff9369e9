import { DEALS_PER_PAGE, pagesFor } from './deal-pages';
import type { Deal, Inputs, Outputs } from './outputs';

/** Lists deals for a page of the server, or for what the browser reads again. */
export type ListDeals = (
  input: Inputs['deals']['list'],
) => Promise<Pick<Outputs['deals']['list'], 'deals' | 'total'>>;

/** Every deal that a page of the vehicle may show, however many pages the service gives them on. */
export async function allDeals(list: ListDeals, vehicleId: string | undefined): Promise<Deal[]> {
  const pageOf = (page: number) =>
    list({ vehicleId, limit: DEALS_PER_PAGE, offset: page * DEALS_PER_PAGE });
  const first = await pageOf(0);
  const others = Array.from({ length: pagesFor(1, [first.total]) - 1 }, (_, at) => pageOf(at + 1));
  const found = [first, ...(await Promise.all(others))].flatMap(({ deals }) => deals);
  // A deal that is added meanwhile moves the others on, to where they are read twice.
  return [...new Map(found.map((deal) => [deal.id, deal])).values()];
}
