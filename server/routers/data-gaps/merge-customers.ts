import { normalizeCompanyName } from '@/server/lib/names';

interface NamedCustomer {
  companyId: string;
  customerName: string;
  status?: string | undefined;
}

/** What customers are matched on: company and normalized name (decisions §5). */
export const customerKey = ({ companyId, customerName }: NamedCustomer): string =>
  `${companyId} ${normalizeCompanyName(customerName)}`;

const revives = (status: string | undefined): boolean =>
  status !== undefined && status !== 'CHURNED';

/**
 * One row per company and normalized name, as if the rows were upserted one after the other:
 * fields sent later win, fields left undefined leave the earlier ones. `churnsAnew` where a status
 * on the way has taken an earlier churn back, so that the date on file counts no more.
 */
export function mergeCustomers<T extends NamedCustomer>(
  rows: readonly T[],
): (T & { churnsAnew: boolean })[] {
  const merged = new Map<string, T & { churnsAnew: boolean }>();
  for (const row of rows) {
    const earlier = merged.get(customerKey(row));
    const sent = Object.entries(row).filter(([, value]) => value !== undefined);
    const churnsAnew = earlier !== undefined && (earlier.churnsAnew || revives(earlier.status));
    merged.set(
      customerKey(row),
      Object.assign({}, earlier ?? row, Object.fromEntries(sent), { churnsAnew }),
    );
  }
  return [...merged.values()];
}
