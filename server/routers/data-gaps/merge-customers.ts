import { normalizeCompanyName } from '@/server/lib/names';

interface NamedCustomer {
  companyId: string;
  customerName: string;
}

/** What customers are matched on: company and normalized name (decisions §5). */
export const customerKey = ({ companyId, customerName }: NamedCustomer): string =>
  `${companyId} ${normalizeCompanyName(customerName)}`;

/**
 * One row per company and normalized name, as if the rows were upserted one after the other:
 * fields sent later win, fields left undefined leave the earlier ones.
 */
export function mergeCustomers<T extends NamedCustomer>(rows: readonly T[]): T[] {
  const merged = new Map<string, T>();
  for (const row of rows) {
    const earlier = merged.get(customerKey(row));
    const sent = Object.entries(row).filter(([, value]) => value !== undefined);
    merged.set(
      customerKey(row),
      earlier ? Object.assign({}, earlier, Object.fromEntries(sent)) : row,
    );
  }
  return [...merged.values()];
}
