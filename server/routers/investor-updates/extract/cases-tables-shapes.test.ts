import { describe, expect, it } from 'vitest';
import { metricsOf, readLetter } from '@/tests/setup/read-update';

const read = (body: string) => metricsOf(readLetter(body));
const ofArr = (body: string) =>
  readLetter(body).metrics.flatMap((m) => (m.field === 'arrUsd' ? [[m.value, m.period]] : []));
const MARCH = [[1_500_000, '2026-03']];

describe('a pasted table with an empty corner', () => {
  it.each([
    '\tFeb\tMar\tComment\nARR\t$1.4M\t$1.5M',
    '\tFeb\tMar\tComment\nARR\t$1.4M\t$1.5M\t',
    '\tFeb\tMar\tRemarks\nARR\t$1.4M\t$1.5M\t\nCash\t$3M\t$2.6M\tas planned',
    '\tMar\tFeb\tSource\nARR\t$1.5M\t$1.4M',
    '\tMar-25\tMar-26\tComment\nARR\t$0.7M\t$1.5M',
    '\tBudget\tActual\tComment\nARR\t$1.6M\t$1.5M',
    '\tFeb\tMar\tStatus\tOwner\nARR\t$1.4M\t$1.5M',
    '\tFeb\tMar\t(k$)\nARR\t1,400\t1,500',
    ' | Feb | Mar | Comment\nARR | $1.4M | $1.5M | \nHeadcount | 11 | 12 |',
  ])('has its values under its heads: %j', (body) => {
    expect(ofArr(body)).toEqual(MARCH);
  });

  it.each([
    'Feb\tMar\tComment\nARR\t$1.4M\t$1.5M',
    'Budget\tActual\tComment\nARR\t$1.6M\t$1.5M',
    '| Feb | Mar | Comment |\n|---|---|---|\n| ARR | $1.4M | $1.5M |',
  ])('though the corner itself was lost: %j', (body) => {
    expect(ofArr(body)).toEqual(MARCH);
  });

  it.each([
    'KPI\tFeb\tMar\tComment\nARR\t$1.4M\t$1.5M',
    '\tFeb\tMar\nARR\t$1.4M\t$1.5M',
    '\tMar\nARR\t$1.5M',
    '\tKPI\tFeb\tMar\n\tARR\t$1.4M\t$1.5M',
    'March 2026\tPlan\tActual\nARR\t$1.6M\t$1.5M',
    '| March 2026 | Plan | Actual |\n|---|---|---|\n| ARR | $1.6M | $1.5M | good |',
    'Actuals\tFeb\tMar\nARR\t$1.4M\t$1.5M',
    '| Metric | Feb | Mar |\n|---|---|---|\n| ARR | $1.4M | $1.5M | strong |',
    '| Metric | Feb | Mar |\n|---|---|---|\n| ARR | $1.4M | $1.5M | +7% |',
    '| Metric | Mar | Notes |\n|---|---|---|\n| ARR | $1.5M | up |\nSource: books | unaudited',
    '\tARR\tCash\tComment\nFeb\t$1.4M\t$2.7M\nMar\t$1.5M\t$2.6M',
    '\tFeb\tMar\nFinancials\t\t\nARR\t$1.4M\t$1.5M\nPeople\nHeadcount\t11\t12',
    '\t\tFeb\tMar\nRevenue\t\t\t\n\tARR\t$1.4M\t$1.5M',
    'KPI\tFeb\tMar\nRevenue\t$1.4M\t$1.6M\n\tARR\t$1.4M\t$1.5M',
  ])('is told from other tables: %j', (body) => {
    expect(ofArr(body)).toEqual(MARCH);
  });

  it.each([
    'KPI\tFeb\tMar\nARR\t$k\t1,400\t1,500',
    '| Metric | Feb | Mar |\n|---|---|---|\n| ARR | $k | 1,400 | 1,500 |',
    '\t\tFeb\tMar\nRevenue\tARR\t$1.4M\t$1.5M\n\tMRR\t$110k\t$120k',
    'KPI\tFeb\tMar\n\nARR\t$1.4M\t$1.5M',
    '| # | Metric | Feb | Mar |\n|---|---|---|---|\n| 1 | ARR | $1.4M | $1.5M |',
  ])('tells nothing where its columns are open: %j', (body) => {
    expect(read(body)).toEqual({});
  });

  it('asks where a row has more values than the head has names', () => {
    const { gaps } = readLetter('KPI\tFeb\tMar\nARR\t$k\t1,400\t1,500');
    expect(gaps.map((gap) => [gap.gapType, gap.suggestedField])).toEqual([
      ['METRIC_MISSING', 'arrUsd'],
    ]);
  });

  it('leaves indented sentences and lists as they are', () => {
    const body = '\tWe grew, and ARR reached $1.5M.\n\tCash is $2.6M.';
    expect(read(body)).toEqual({ arrUsd: 1_500_000, cashOnHandUsd: 2_600_000 });
    expect(read('- KPIs\n\tARR\t$1.5M\n\tCash\t$2.6M')).toEqual({
      arrUsd: 1_500_000,
      cashOnHandUsd: 2_600_000,
    });
  });
});
