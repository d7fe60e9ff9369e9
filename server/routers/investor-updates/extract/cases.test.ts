import { describe, expect, it } from 'vitest';
import { readUpdate as read } from '@/tests/setup/read-update';
import { extractUpdate } from './extract-update';

describe('the recurring revenue of one customer', () => {
  it.each([
    'Wins\n- Bluepeak Energy – $48k ARR\n- Larkspur Clinics: $12k MRR',
    'Wins\n- Bluepeak Energy, $48k ARR\n- Larkspur Clinics, $12k MRR',
    'New logos\n- Bluepeak, $48k ARR',
    'Biggest win: Wonka at $40k ARR',
    'Expansion: Wonka grew from $20k to $45k ARR.',
    'Wonka, our largest customer, is now at $90k ARR.',
    'Our largest customer now pays us $90k ARR.',
  ])('is not the company’s: %s', (body) => {
    expect(read(body).metrics).toEqual({});
  });

  it('does not hide the company’s', () => {
    expect(read('Traction: $48k MRR').metrics).toEqual({ mrrUsd: 48_000 });
    expect(read('Signed Wonka and Hooli, now at $1.2M ARR.').metrics).toEqual({
      arrUsd: 1_200_000,
    });
  });
});

describe('the value meant, of two', () => {
  it.each([
    ['ARR was $500k. It is now $1.5M.', { arrUsd: 1_500_000 }],
    ['We crossed $1M in ARR ($1.04M at month end).', { arrUsd: 1_040_000 }],
    ['New ARR of $700k, bringing us to $6.2M', { arrUsd: 6_200_000 }],
    ['We burned $186k in Q1 (avg $62k/mo).', { burnMonthlyUsd: 62_000 }],
    ['Runway: 18 months (Jun 2027)', { runwayMonths: 18 }],
    ['• In the bank → $842k\n• People → 5', { cashOnHandUsd: 842_000, headcount: 5 }],
    [
      'Net burn held at $155k/mo, 22 months left on the clock',
      { burnMonthlyUsd: 155_000, runwayMonths: 22 },
    ],
    ['We hold $1.26M, so 19 months to go.', { cashOnHandUsd: 1_260_000, runwayMonths: 19 }],
    [
      'Over the three months we consumed $1.86M net, or $620K per month.',
      { burnMonthlyUsd: 620_000 },
    ],
    [
      'Gross burn came to $219K, but with collections netted off it was $88K.',
      { burnMonthlyUsd: 88_000 },
    ],
    ['Gross margin, in other words, stood at 71% for the quarter', { grossMarginPct: 71 }],
    ['The runway has accordingly risen from 9 months to 30 months.', { runwayMonths: 30 }],
    ['We have 41 people on payroll.', { headcount: 41 }],
    ['Our team numbers 58.', { headcount: 58 }],
    [
      'Hello,\n\n         Actual   Budget   February\nMRR      $76,200  $80,000  $71,900\nStaff    13       14       12',
      { mrrUsd: 76_200, headcount: 13 },
    ],
    [
      'KPIs (Mar vs Feb)\nMRR   $62k   $58k\nCash  $815k  $886k',
      { mrrUsd: 62_000, cashOnHandUsd: 815_000 },
    ],
    ['1. Financials\nARR: $1.83M\n\n2. Plan for April\nARR $1.9M', { arrUsd: 1_830_000 }],
  ])('%s', (body, metrics) => {
    expect(read(body).metrics).toEqual(metrics);
  });
});

describe('values of others, of last month and of plans', () => {
  it.each([
    'Hooli went from $10k MRR to $14k MRR.',
    'Cursor is at $1B ARR, incredible.',
    'Our rival Gekko hit $2M ARR.',
    'Plume claims 45 staff and $2M ARR.',
    'We plan to grow ARR to $31M while cutting monthly burn to $500k.',
    'The median multiple is now 5.1x revenue.',
    'ARR: promised $2.2M for June',
  ])('are not taken: %s', (body) => {
    expect(read(body).metrics).toEqual({});
  });

  it.each([
    ["Last month we hit $45k MRR. This month we're at $48k MRR.", { mrrUsd: 48_000 }],
    ['MRR broke through the $100k mark ($103.4k).', { mrrUsd: 103_400 }],
    ['We crossed 100 customers and $1M ARR!', { arrUsd: 1_000_000 }],
    ['ARR: promised $2.2M, delivered $2.08M', { arrUsd: 2_080_000 }],
    ['MRR is $44.1K (last month $41.0K).', { mrrUsd: 44_100 }],
    ['MRR of USD 87.000\nCash: USD 640.000', { mrrUsd: 87_000, cashOnHandUsd: 640_000 }],
    ['At this pace our runway is 26 months.', { runwayMonths: 26 }],
    ['We would reach $800k ARR. We did not: we stand at $740k.', { arrUsd: 740_000 }],
  ])('leave the one meant: %s', (body, metrics) => {
    expect(read(body).metrics).toEqual(metrics);
  });
});

describe('a company that writes of itself by name', () => {
  const ofCompany = (companyName: string, rawBody: string) =>
    extractUpdate({
      subject: 'March 2026 update',
      rawBody: `Hi all,\n\n${rawBody}\n\nWe also shipped the new dashboard; a longer note follows next week.`,
      rawHtml: null,
      receivedAt: '2026-04-05T09:00:00.000Z',
      attachments: [],
      previouslyReported: [],
      companyName,
    }).metrics.map((m) => [m.field, m.value]);

  it.each([
    ['Qi', 'Qi reached $2M ARR in March.'],
    ['DataForge', 'Data Forge reached $2M ARR in March.'],
    ['Data Forge', 'DataForge reached $2M ARR in March.'],
    ['International Robotics Group', 'IRG reached $2M ARR in March.'],
    ['Foo-Bar', 'Foo-Bar is at $2M ARR.'],
    ['O’Brien Labs', "O'Brien reached $2M ARR in March."],
    ['Société Générique', 'Societe Generique reached $2M ARR in March.'],
    ['X1 AI, Inc.', 'X1 hit $2M ARR.'],
    ['Larkfield', 'Officially hit $2M ARR!'],
    ['Larkfield', 'Business is at $2M ARR.'],
  ])('keeps its values: %s, “%s”', (companyName, body) => {
    expect(ofCompany(companyName, body)).toEqual([['arrUsd', 2_000_000]]);
  });

  it('does not lend its name to others', () => {
    expect(ofCompany('Larkfield', 'Hooli hit $2M ARR in March.')).toEqual([]);
  });
});

describe('common wordings', () => {
  it.each([
    ['ARR crossed $3M and ended the month at $3.1M.', { arrUsd: 3_100_000 }],
    ['ARR was $0.2M short of the budget.', {}],
    ['Burn: $58k → -$3k from May', { burnMonthlyUsd: 58_000 }],
    ['We missed our MRR target ($135k) and finished at $130k.', { mrrUsd: 130_000 }],
    ['MRR grew 12% MoM, from $75k to $84k.', { mrrUsd: 84_000 }],
    ['We crossed $1M in ARR! We ended March at $1.07M.', { arrUsd: 1_070_000 }],
    ['Cash is $7.7M, i.e. 26 months.', { cashOnHandUsd: 7_700_000, runwayMonths: 26 }],
    ['Cash after the round is $11.4M.', { cashOnHandUsd: 11_400_000 }],
    ['Net burn for the quarter was $285k, or $95k per month.', { burnMonthlyUsd: 95_000 }],
    ['Engineering: 6 people', {}],
    ['ARR ($K): 1,200', { arrUsd: 1_200_000 }],
    ['Revenue hit $2M ARR in March.', { arrUsd: 2_000_000 }],
    ['Milestone: reached $1M ARR', { arrUsd: 1_000_000 }],
    ['The enterprise segment reached $2M ARR.', {}],
    ['We have 18 months of cash.', { runwayMonths: 18 }],
    ['ARR – $1.2M / Burn – $85k', { arrUsd: 1_200_000, burnMonthlyUsd: 85_000 }],
    ['Cash & runway: $1.4M, 16 months', { cashOnHandUsd: 1_400_000, runwayMonths: 16 }],
    ['KPI;Feb-26;Mar-26\nMRR;$109,000;$115,000', { mrrUsd: 115_000 }],
    ['Performance vs. plan\n\n- ARR: $6.3M vs. plan of $6.2M', { arrUsd: 6_300_000 }],
    ['We burned $31k, so 13 months left.', { burnMonthlyUsd: 31_000, runwayMonths: 13 }],
    ['Bank: $1.9M, which gets us 13 months', { cashOnHandUsd: 1_900_000, runwayMonths: 13 }],
    [
      'We have $870k in the bank, which at June’s rate is 9 months.',
      { cashOnHandUsd: 870_000, runwayMonths: 9 },
    ],
    ['17 months of runway, and 24 on the payroll.', { runwayMonths: 17, headcount: 24 }],
    ['It was 18 June. The team is now 12.', { headcount: 12 }],
    [
      '**ARR $1.86M** | **Net burn $147K** | **Runway 20 months** | **28 teammates**',
      { arrUsd: 1_860_000, burnMonthlyUsd: 147_000, runwayMonths: 20, headcount: 28 },
    ],
    [
      'Scorecard (Mar 2026 | Feb 2026)\nMRR: $147k | $139k\nPeople: 21 | 20',
      { mrrUsd: 147_000, headcount: 21 },
    ],
    [
      'KPIs, Feb | Mar\nMRR: $139k | $147k\nNet burn: $90k | $83k',
      { mrrUsd: 147_000, burnMonthlyUsd: 83_000 },
    ],
    ['MRR is $96k.\n\n**2027**\n\n$220k MRR, and a profit by Q4.', { mrrUsd: 96_000 }],
    ['Brightwater, $310K of ARR, churned.\n\nARR is $20.3M.', { arrUsd: 20_300_000 }],
  ])('%s', (body, metrics) => {
    expect(read(body).metrics).toEqual(metrics);
  });

  it.each([
    ['Brightwater went live on March 3\n\nWe shipped the app.', ['Brightwater ACTIVE']],
    ['Lost Brightwater (budget cuts)\n\nWe shipped the app.', ['Brightwater CHURNED']],
    ['Closed-won: Avery Outdoor ($5k/mo), Ridgeback', ['Avery Outdoor ACTIVE', 'Ridgeback ACTIVE']],
    ['Customers\n- Hooli renewed\n\nTeam updates\n- Joined: Brooke Hale (Sales)', ['Hooli ACTIVE']],
    ['Welcome to Ana (Customer Success, ex-Oracle)!', []],
    ['We signed Lear Components.', ['Lear Components ACTIVE']],
    ['Converted the Brightwater pilot into an annual contract', ['Brightwater ACTIVE']],
    ['Hooli started a paid evaluation of our valves.', ['Hooli PILOT']],
    ['We lost Hooli to Initech on price.', []],
    ['We lost two customers: Brightwater and Kestrel.', ['Brightwater CHURNED', 'Kestrel CHURNED']],
    ['We lost one customer, Hooli, to budget cuts.', ['Hooli CHURNED']],
    ['We lost a legacy customer, Hooli, in March.', ['Hooli CHURNED']],
    ['We launched Atlas for all customers.', []],
    ['We signed Hooli after a lengthy security review.', ['Hooli ACTIVE']],
    ['Highlights\n- Evergreen Law Group, $30k a year', ['Evergreen Law Group ACTIVE']],
  ])('%s', (body, customers) => {
    expect(read(body).customers).toEqual(customers);
  });
});

describe('a metric that was reported before and is not now', () => {
  it('is asked for, but for what only a round brings', () => {
    const { gaps } = extractUpdate({
      subject: 'March 2026 update',
      rawBody: 'All is well.',
      rawHtml: null,
      receivedAt: '2026-04-05T09:00:00.000Z',
      attachments: [],
      previouslyReported: ['mrrUsd', 'postMoneyMarkedUsd', 'lastRoundRevenueMultiple', 'headcount'],
      knownCustomers: [],
    });
    expect(gaps.map(({ suggestedField }) => suggestedField)).toEqual(['mrrUsd', 'headcount']);
  });
});
