import { usdShort } from '../../../_lib/format';

interface Position {
  name: string;
  checkSize: number;
}

/** Doubles hold fifteen digits of any number; what comes after them is the dust of dividing. */
const withoutDust = (value: number): number => Number(value.toPrecision(15));

/**
 * The largest check as a percentage of the target fund size (of what is deployed, where no target
 * is set), on the scale where 100 is the whole. Null without companies or money.
 */
export function largestPosition(
  companies: readonly Position[],
  fund: { targetFundSize: number; totalDeployed: number },
): { name: string; percentage: number } | null {
  const [first, ...others] = companies;
  const whole = fund.targetFundSize || fund.totalDeployed;
  if (!first || whole === 0) return null;
  const largest = others.reduce((a, b) => (b.checkSize > a.checkSize ? b : a), first);
  return { name: largest.name, percentage: withoutDust((largest.checkSize / whole) * 100) };
}

/** What is said of the companies' valuations; `average` is 0 where no company has one. */
export const valuationNote = (
  companies: readonly { postMoneyValuation: number | null }[],
  average: number,
): string =>
  companies.some(({ postMoneyValuation }) => postMoneyValuation !== null)
    ? `at ${usdShort(average)} average post-money`
    : 'No valuations yet';
