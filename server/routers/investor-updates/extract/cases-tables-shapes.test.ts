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

describe('a table with two rows of heads', () => {
  const inHtml = (rows: string) =>
    `<html><body><p>Dear all,</p><table>${rows}</table><p>Best,<br>Ana</p></body></html>`;
  const cells = (...words: string[]) =>
    `<tr>${words.map((word) => `<td>${word}</td>`).join('')}</tr>`;
  const MONTHS = '<tr><th></th><th colspan=2>Feb</th><th colspan="2">Mar</th></tr>';
  const CORNER = '<tr><th rowspan="2">KPI</th><th colspan=2>Feb</th><th colspan=2>Mar</th></tr>';
  const VALUES = cells('ARR', '$1.3M', '$1.4M', '$1.6M', '$1.5M');
  const TURNED = cells('ARR', '$1.4M', '$1.3M', '$1.5M', '$1.6M');

  it.each([
    [MONTHS, cells('', 'Plan', 'Actual', 'Plan', 'Actual'), VALUES],
    [MONTHS, cells('', 'Actual', 'Plan', 'Actual', 'Plan'), TURNED],
    [CORNER, cells('Plan', 'Actual', 'Plan', 'Actual'), VALUES],
    [CORNER, cells('Actual', 'Budget', 'Actual', 'Budget'), TURNED],
    [
      MONTHS.replaceAll('2', '3'),
      cells('', 'Budget', 'Actual', 'Var', 'Budget', 'Actual', 'Var'),
      cells('ARR', '$1.3M', '$1.4M', '8%', '$1.6M', '$1.5M', '-6%'),
    ],
  ])('gives the cells of a mail their months: %s %s', (...rows) => {
    expect(metricsOf(readLetter(inHtml(rows.join(''))))).toEqual({ arrUsd: 1_500_000 });
  });

  it.each([
    '| | Feb | | Mar | |\n| | Plan | Actual | Plan | Actual |\n| ARR | $1.3M | $1.4M | $1.6M | $1.5M |',
    '| | Feb | | Mar | |\n|---|---|---|---|---|\n| | Actual | Plan | Actual | Plan |\n| ARR | $1.4M | $1.3M | $1.5M | $1.6M |',
    '| | Plan | | Actual | |\n| | Feb | Mar | Feb | Mar |\n| ARR | $1.3M | $1.6M | $1.4M | $1.5M |',
    '\tFeb\t\tMar\t\n\tPlan\tActual\tPlan\tActual\nARR\t$1.3M\t$1.4M\t$1.6M\t$1.5M',
    '| | Feb | | | Mar | | |\n| | Budget | Actual | Var | Budget | Actual | Var |\n| ARR | $1.3M | $1.4M | 8% | $1.6M | $1.5M | -6% |',
  ])('gives those of a text theirs: %j', (body) => {
    expect(ofArr(body)).toEqual(MARCH);
  });

  it.each([
    '| KPI | | Feb | | Mar |\n| | Actual | Plan | Actual | Plan |\n| ARR | $1.4M | $1.3M | $1.5M | $1.6M |',
    '| | Feb | Mar |\n| | Plan | Actual | Plan | Actual |\n| ARR | $1.3M | $1.4M | $1.6M | $1.5M |',
    '| KPI | Feb | | Mar | |\n| ARR | $1.3M | $1.4M | $1.6M | $1.5M |',
  ])('tells nothing where a head may stand over other columns: %j', (body) => {
    expect(read(body)).toEqual({});
  });

  it.each([
    [cells('Metric', 'Feb', 'Mar'), '<tr><td colspan=3>Financials</td></tr>'],
    ['<tr><th>Metric</th><th>Feb</th><th colspan=1>Mar</th></tr>', ''],
  ])('is told from one row of heads: %s%s', (...rows) => {
    const body = inHtml([...rows, cells('ARR', '$1.4M', '$1.5M')].join(''));
    expect(metricsOf(readLetter(body))).toEqual({ arrUsd: 1_500_000 });
  });

  it.each([
    ['<tr><td colspan=2>KPIs ($k)</td></tr>', 'ARR', '1,500'],
    ['<tr><td colspan=2>March 2026</td></tr>', 'ARR', '$1.5M'],
  ])('is told from a title over all columns: %s', (title, ...row) => {
    expect(metricsOf(readLetter(inHtml(title + cells(...row))))).toEqual({ arrUsd: 1_500_000 });
  });

  it.each([
    '| Metric | Mar | |\n| ARR | $1.5M | 7% |\n| Runway | 14 | months |',
    '| Metric | Mar | Feb | |\n| ARR | $1.5M | $1.4M | +7% |',
  ])('is told from a column of changes or units without a head: %j', (body) => {
    expect(ofArr(body)).toEqual(MARCH);
  });
});
