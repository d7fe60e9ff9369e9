import { describe, expect, it } from 'vitest';
import { metricsOf, readLetter, readOctober } from '@/tests/setup/read-update';

describe('a long label leaves the values of aligned columns under their heads', () => {
  it.each([
    // One space alone parts the label from its first value.
    `                     Sep      Oct    Budget
Gross margin %      18.0     21.0     20.0
Net burn            $510k    $480k    $500k
Cash, end of month $6,680k  $6,200k  $6,150k`,
    `($k)

                     Sep      Oct    Budget
Gross margin %      18.0     21.0     20.0
Net burn             510      480      500
Cash, end of month 6,680    6,200    6,150`,
    // The label reaches under the first head.
    `                 Sep    Oct    Budget
Cash at end of period  $6,680k  $6,200k  $6,150k
Net burn         $510k  $480k  $500k
Gross margin     18%    21%    20%`,
    // What ends the label is a day.
    `                     Sep      Oct    Budget
Gross margin         18%      21%     20%
Net burn            $510k    $480k    $500k
Cash at Oct 31              $6,200k  $6,150k`,
  ])('%s', (body) => {
    expect(readOctober(body)).toEqual([
      { grossMarginPct: 21, burnMonthlyUsd: 480_000, cashOnHandUsd: 6_200_000 },
      [],
    ]);
  });
});

describe('titles that say in what a table is written, unless it says otherwise', () => {
  it.each([
    'All in $M unless said',
    'Metrics ($M unless otherwise mentioned)',
    '1. FINANCIALS (USD millions unless noted)',
    '2) All figures in $M unless marked',
  ])('%s', (title) => {
    const body = `${title}\n\n| KPI | Sep | Oct |\n|---|---|---|\n| ARR | 5.1 | 6.0 |\n| Headcount | 50 | 52 |`;
    expect(readOctober(body)).toEqual([{ arrUsd: 6_000_000, headcount: 52 }, []]);
  });

  it('asks where a title tells of something else', () => {
    const body = '1. We raised $3M\n\n| KPI | Sep | Oct |\n|---|---|---|\n| ARR | 5.1 | 6.0 |';
    expect(readOctober(body)).toEqual([{}, ['arrUsd']]);
  });
});

describe('rows that tell their unit in one word', () => {
  it.each([
    '| KPI | Sep | Oct |\n|---|---|---|\n| Net burn (kUSD) | 450 | 420 |\n| Cash (kUSD) | 5670 | 5250 |',
    'KPI;Sep;Oct;Oct Budget\nNet burn (kUSD);450;420;400\nCash (kUSD);5670;5250;5300',
    '| KPI | Sep | Oct |\n|---|---|---|\n| Net burn kUSD | 450 | 420 |\n| Cash mUSD | 5.67 | 5.25 |',
  ])('%s', (body) => {
    expect(readOctober(body)).toEqual([{ burnMonthlyUsd: 420_000, cashOnHandUsd: 5_250_000 }, []]);
  });

  it.each(['kEUR', 'TEUR', 'kCHF'])('asks for dollars where it is %s', (unit) => {
    const body = `| KPI | Sep | Oct |\n|---|---|---|\n| Cash (${unit}) | 5670 | 5250 |\n| Headcount | 46 | 47 |`;
    expect(readOctober(body)).toEqual([{ headcount: 47 }, ['cashOnHandUsd']]);
  });
});

describe('the actuals of a year that is over', () => {
  it.each([
    '| | 2025A | 2026E | 2027E |\n|---|---|---|---|\n| ARR | $1.2M | $2.6M | $5M |',
    '| | 2024A | 2025A | 2026B |\n|---|---|---|---|\n| ARR | $0.7M | $1.2M | $2.6M |',
  ])('are none of October 2026: %s', (body) => {
    expect(readOctober(body)[0]).toEqual({});
  });

  it('are those of the year where it is reported', () => {
    const body = '| | 2024A | 2025A | 2026B |\n|---|---|---|---|\n| ARR | $0.7M | $1.2M | $2.6M |';
    const letter = readLetter(body, 'Northwind, 2025 in review', '2026-01-20');
    expect(metricsOf(letter)).toEqual({ arrUsd: 1_200_000 });
  });
});
