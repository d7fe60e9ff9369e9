import { type Change, percentChange, pointChange } from '../../../_lib/change';
import { count, multiple, NONE, percent, usd, usdShort } from '../../../_lib/format';
import type { StatsSummary } from '../../../_lib/outputs';

export const HISTORY_LIMIT = 100;

type Maybe = number | null;

const share = (value: Maybe): string => (value === null ? NONE : percent(value * 100));

export type MeasureField =
  | 'portfolioArrUsd'
  | 'portfolioArrYoyMultiple'
  | 'portfolioArrQoqMultiple'
  | 'enterpriseLogoCoverage'
  | 'totalNamedCustomers'
  | 'totalF500Customers'
  | 'totalActiveCustomers';

export interface Measure {
  field: MeasureField;
  label: string;
  note: string;
  short: (value: Maybe) => string;
  format: (value: Maybe) => string;
  /** True for a share of 1, which is shown as a percentage. */
  isShare?: boolean;
}

/** The numbers of a computation in their order. */
export const MEASURES: readonly Measure[] = [
  {
    field: 'portfolioArrUsd',
    label: 'Portfolio ARR',
    note: 'Sum over companies',
    short: usdShort,
    format: usd,
  },
  {
    field: 'portfolioArrYoyMultiple',
    label: 'ARR growth, yearly',
    note: 'Median multiple',
    short: multiple,
    format: multiple,
  },
  {
    field: 'portfolioArrQoqMultiple',
    label: 'ARR growth, quarterly',
    note: 'Median multiple',
    short: multiple,
    format: multiple,
  },
  {
    field: 'enterpriseLogoCoverage',
    label: 'Fortune 500 share',
    note: 'Of named customers',
    short: share,
    format: share,
    isShare: true,
  },
  {
    field: 'totalNamedCustomers',
    label: 'Named customers',
    note: 'Without lost deals',
    short: count,
    format: count,
  },
  {
    field: 'totalF500Customers',
    label: 'Fortune 500 customers',
    note: 'Fortune 100 included',
    short: count,
    format: count,
  },
  {
    field: 'totalActiveCustomers',
    label: 'Active customers',
    note: 'Of the named',
    short: count,
    format: count,
  },
];

/** How far a number has moved since the computation before; null if unknown. */
export function changeSince(
  { field, isShare = false }: Pick<Measure, 'field' | 'isShare'>,
  now: StatsSummary,
  before: StatsSummary | undefined,
): Change | null {
  const [value, prior] = [now[field], before?.[field] ?? null];
  if (value === null || prior === null) return null;
  return isShare ? pointChange(prior * 100, value * 100) : percentChange(prior, value, 1);
}
