import { createSnapshotInput } from '@/server/routers/metric-snapshots/schemas';

/** The numbers that a person can give. */
export const NUMBERS = [
  { name: 'arrUsd', label: 'ARR', hint: 'USD' },
  { name: 'mrrUsd', label: 'MRR', hint: 'USD' },
  { name: 'burnMonthlyUsd', label: 'Monthly burn', hint: 'USD' },
  { name: 'cashOnHandUsd', label: 'Cash on hand', hint: 'USD' },
  { name: 'runwayMonths', label: 'Runway', hint: 'Months' },
  { name: 'headcount', label: 'Headcount', hint: 'People' },
  { name: 'grossMarginPct', label: 'Gross margin', hint: '0 to 100 %' },
  { name: 'postMoneyMarkedUsd', label: 'Marked post-money', hint: 'USD' },
] as const;

/** The API takes a snapshot of notes alone; from a person one without numbers is a slip. */
export const snapshotForm = createSnapshotInput.refine(
  (snapshot) => NUMBERS.some(({ name }) => snapshot[name] !== undefined),
  { path: [NUMBERS[0].name], error: 'or another number is required' },
);
