import { normalizeCompanyName } from '@/server/lib/names';

interface NamedCustomer {
  companyId: string;
  customerName: string;
  status?: string | undefined;
  churnedAt?: string | undefined;
  notes?: string | undefined;
  notesYield?: boolean;
}

/** What customers are matched on: company and normalized name (decisions §5). */
export const customerKey = ({ companyId, customerName }: NamedCustomer): string =>
  `${companyId} ${normalizeCompanyName(customerName)}`;

const revives = (status: string | undefined): boolean =>
  status !== undefined && status !== 'CHURNED';

/**
 * One row per company and normalized name, as if the rows were upserted one after the other:
 * fields sent later win, fields left undefined leave the earlier ones. `churnsAnew` where a status
 * on the way has taken an earlier churn back, so that the date on file counts no more, nor does one
 * that was told before. One that is told before any status counts with the status CHURNED after it.
 * Notes that yield to others do so on the way too.
 */
export function mergeCustomers<T extends NamedCustomer>(
  rows: readonly T[],
): (T & { churnsAnew: boolean })[] {
  const merged = new Map<string, T & { churnsAnew: boolean }>();
  for (const row of rows) {
    const earlier = merged.get(customerKey(row));
    const yields = row.notesYield === true && earlier?.notes !== undefined;
    const { notes, notesYield, ...others } = row;
    const yielding = notesYield ?? (earlier?.notesYield === true ? false : undefined);
    const told = notes === undefined || yields ? {} : { notes, notesYield: yielding };
    const sent = Object.entries({ ...others, ...told }).filter(([, value]) => value !== undefined);
    const isBack = earlier !== undefined && revives(earlier.status);
    const churnsAnew = earlier !== undefined && (earlier.churnsAnew || isBack);
    // A date that is told of a customer that has not churned counts for nothing.
    const dropped = isBack && { churnedAt: undefined };
    merged.set(
      customerKey(row),
      Object.assign(
        {},
        earlier ?? row,
        { ...dropped, ...Object.fromEntries(sent) },
        { churnsAnew },
      ),
    );
  }
  return [...merged.values()];
}
