import { count, exact, months, percent, usd } from './format';

/** The metric columns for people: what they are called and in what they are counted. */
export const METRIC_LABELS: Readonly<Record<string, { label: string; unit: string }>> = {
  arrUsd: { label: 'ARR', unit: 'USD' },
  mrrUsd: { label: 'MRR', unit: 'USD' },
  burnMonthlyUsd: { label: 'Monthly burn', unit: 'USD' },
  cashOnHandUsd: { label: 'Cash on hand', unit: 'USD' },
  runwayMonths: { label: 'Runway', unit: 'Months' },
  headcount: { label: 'Headcount', unit: 'People' },
  grossMarginPct: { label: 'Gross margin', unit: '0 to 100 %' },
  postMoneyMarkedUsd: { label: 'Marked post-money', unit: 'USD' },
  postMoneyImpliedUsd: { label: 'Implied post-money', unit: 'USD' },
  lastRoundRevenueMultiple: { label: 'Last round revenue multiple', unit: 'Multiple' },
};

/** A metric column's name for people; as it stands if it is none. */
export const metricLabel = (field: string): string => METRIC_LABELS[field]?.label ?? field;

type Formats = Record<keyof typeof exact, (value: number) => string>;

function formatBy(formats: Formats, field: string, value: number): string {
  const unit = METRIC_LABELS[field]?.unit;
  if (unit === 'USD') return formats.usd(value);
  if (unit === 'Months') return formats.months(value);
  if (unit === '0 to 100 %') return formats.percent(value);
  return formats.count(value);
}

/** A metric's value for people, in its column's unit. */
export const formatMetric = (field: string, value: number): string =>
  formatBy({ usd, months, percent, count }, field, value);

/** The same with every decimal there is. */
export const exactMetric = (field: string, value: number): string => formatBy(exact, field, value);
