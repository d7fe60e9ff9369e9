import { exact } from '../../../../_lib/format';
import { COUNTED_UP, notNegative } from '../../../../_lib/not-negative';
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

/** What stands below a field: a margin of less than a percent is mostly a share of one, mistyped. */
export const hintBeside = (name: string, hint: string, value: unknown): string =>
  name === 'grossMarginPct' && typeof value === 'number' && value > 0 && value < 1
    ? `This is ${exact.percent(value)}. Did you mean ${exact.percent(Math.round(value * 1e6) / 1e4)}?`
    : hint;

/** The API takes a snapshot of notes alone; from a person one without numbers is a slip. */
export const snapshotForm = notNegative(createSnapshotInput, COUNTED_UP).refine(
  (snapshot) => NUMBERS.some(({ name }) => snapshot[name] !== undefined),
  { path: [NUMBERS[0].name], error: 'or another number is required' },
);
