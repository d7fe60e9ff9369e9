import { describe, expect, it } from 'vitest';
import { metricsOf, readLetter, readOctober } from '@/tests/setup/read-update';

describe('what is told part by part is the total named beside its parts', () => {
  it.each([
    ['Team: eng 12, sales 5, G&A 3 (20 total)', { headcount: 20 }],
    ['Staff: Eng 12 | GTM 7 | Ops 3 | Total 22', { headcount: 22 }],
    ['MRR by plan: Starter $12k, Pro $31k, Enterprise $44k. Total $87k.', { mrrUsd: 87_000 }],
    ['MRR split: self-serve $22k, sales-led $51k, partners $9k (total: $82k)', { mrrUsd: 82_000 }],
    ['Gross margin: hardware 22%, software 84%, blended 61%', { grossMarginPct: 61 }],
    ['Headcount by office:\n\nBerlin: 14\nLondon: 6\nTotal: 20', { headcount: 20 }],
    [
      'People by function:\n- Engineering: 11\n- GTM: 8\n- Operations: 4\nTotal 23',
      { headcount: 23 },
    ],
    [
      '| Segment | ARR |\n|---|---|\n| Enterprise | $1.2M |\n| Mid-market | $640k |\n| SMB | $310k |\n| **Total** | **$2.15M** |',
      { arrUsd: 2_150_000 },
    ],
    [
      'ARR by region\n\nRegion    ARR      Customers\nUS        $1.9M    41\nEMEA      $0.8M    22\nTotal     $2.7M    63',
      { arrUsd: 2_700_000 },
    ],
    [
      '| Office | Headcount |\n|---|---|\n| Paris | 18 |\n| Madrid | 7 |\n| Total | 25 |',
      { headcount: 25 },
    ],
    [
      '| Entity | Cash | Headcount |\n|---|---|---|\n| Inc. | $2.2M | 12 |\n| GmbH | $0.5M | 9 |\n| Group | $2.7M | 21 |',
      { cashOnHandUsd: 2_700_000, headcount: 21 },
    ],
    [
      '| Product | ARR | Gross margin |\n|---|---|---|\n| Core | $3.1M | 81% |\n| Insights | $0.9M | 70% |\n| Total | $4.0M | 76% |',
      { arrUsd: 4_000_000, grossMarginPct: 76 },
    ],
    [
      'Our subsidiary Northwind GmbH employs 8 people; the group has 31 employees.',
      { headcount: 31 },
    ],
  ])('%s', (body, metrics) => {
    expect(readOctober(body)).toEqual([metrics, []]);
  });

  it('organic growth is a part beside what was bought', () => {
    expect(readOctober('ARR incl. Lumo: $5.4M; organic ARR: $4.7M.')).toEqual([{}, ['arrUsd']]);
  });

  it('the column of actuals may be named by its fiscal year', () => {
    const table = '|  | FY25A | FY26A | FY27B |\n| ARR | $3.2M | $5.1M | $8.0M |';
    expect(metricsOf(readLetter(table, 'Northwind FY26 results', '2026-12-20'))).toEqual({
      arrUsd: 5_100_000,
    });
  });

  it('is asked about where the parts do not add up to it', () => {
    expect(
      readOctober('| Segment | ARR |\n| Enterprise | $1.2M |\n| SMB | $310k |\n| Total | $2.9M |'),
    ).toEqual([{}, ['arrUsd']]);
  });

  it.each([
    '| Customer | ARR |\n|---|---|\n| Foo | $120k |\n| Bar | $90k |\n| Total | $210k |',
    'Pipeline by region\n\n| Region | ARR |\n|---|---|\n| US | $900k |\n| EU | $400k |\n| Total | $1.3M |',
    'New business by region\n\n| Region | ARR |\n| US | $300k |\n| EU | $100k |\n| Total | $400k |',
    'New hires by team: Eng 3, Sales 2, total 5',
    'Open roles: eng 3, sales 2 (5 total)',
    'Market sizing\n\n| Segment | ARR |\n| SMB | $2M |\n| Mid | $3M |\n| Total | $5M |',
    'ARR at risk: Foo $40k, Bar $30k, total $70k',
    'Item,Cost\nTeam,40000\nCash bonus,5000',
  ])('the total of something else is none of the company: %s', (body) => {
    expect(readOctober(body)).toEqual([{}, []]);
  });
});
