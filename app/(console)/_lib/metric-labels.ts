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
