import { mean, percentOf, sum } from '@/server/lib/decimal';

export interface FundTargets {
  targetFundSize: number | null;
  targetCompanyCount: number | null;
  maxConcentrationPct: number | null;
}

interface Holding {
  checkSize: number;
  postMoneyValuation: number | null;
  sector: string | null;
}

/**
 * The fund block of GET /portfolio (decisions §8). Money in USD; deploymentPct on the scale where
 * 100 is the whole; 0 where there is nothing to divide by. `holdings` are living companies.
 */
export function fundNumbers(targets: FundTargets, holdings: readonly Holding[]) {
  const totalDeployed = sum(holdings.map((h) => h.checkSize));
  const valuations = holdings.flatMap((h) => h.postMoneyValuation ?? []);
  const targetFundSize = targets.targetFundSize ?? 0;
  return {
    targetFundSize,
    targetCompanyCount: targets.targetCompanyCount ?? 0,
    maxConcentrationPct: targets.maxConcentrationPct ?? 0,
    totalDeployed,
    deploymentPct: percentOf(totalDeployed, targetFundSize),
    avgCheckSize: mean(holdings.map((h) => h.checkSize)),
    avgValuation: mean(valuations),
    companyCount: holdings.length,
  };
}

/** Companies and money per sector, the most money first; companies without one are `Unspecified`. */
export function sectorTotals(holdings: readonly Holding[]) {
  const bySector = new Map<string, number[]>();
  for (const holding of holdings) {
    const sector = holding.sector ?? 'Unspecified';
    const checks = bySector.get(sector);
    if (checks) checks.push(holding.checkSize);
    else bySector.set(sector, [holding.checkSize]);
  }
  return [...bySector]
    .map(([sector, checks]) => ({ sector, count: checks.length, deployed: sum(checks) }))
    .sort((a, b) => b.deployed - a.deployed || (a.sector < b.sector ? -1 : 1));
}
