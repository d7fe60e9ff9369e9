interface Position {
  name: string;
  checkSize: number;
}

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
  return { name: largest.name, percentage: (largest.checkSize / whole) * 100 };
}
