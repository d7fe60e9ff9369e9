import { describe, expect, it } from 'vitest';
import { extractUpdate } from './extract-update';
import { readUpdate as read } from '@/tests/setup/read-update';

const metrics = (body: string) => read(body).metrics;
const customers = (body: string) => read(body).customers.join(', ');

describe('numbers in the words of more hands', () => {
  it.each([
    ['* EBITDA: US$ (183K)\n* Cash burn: US$ (183K)', { burnMonthlyUsd: 183_000 }],
    ['ARR slipped from $2.1M to $1.9M over the winter.', { arrUsd: 1_900_000 }],
    ['Net burn $76K in March, $81K in February', { burnMonthlyUsd: 76_000 }],
    ['Net burn for the second half was $380K a month.', { burnMonthlyUsd: 380_000 }],
    ['Eighty-five percent gross margin.', { grossMarginPct: 85 }],
    ['We ended the year as 58 people, from 41.', { headcount: 58 }],
    ['Still 4 people and a dog.', { headcount: 4 }],
    [
      'We burned $37k net in March and ended it with $415k, which is 11 months.',
      { burnMonthlyUsd: 37_000, cashOnHandUsd: 415_000, runwayMonths: 11 },
    ],
    ['We still have $1.27M so 15 months.', { cashOnHandUsd: 1_270_000, runwayMonths: 15 }],
    [
      'With $2.2M left in the bank we have 14 months.',
      { cashOnHandUsd: 2_200_000, runwayMonths: 14 },
    ],
    [
      'We have $2.75M in the bank, so the money lasts eighteen months.',
      { cashOnHandUsd: 2_750_000, runwayMonths: 18 },
    ],
    [
      'We had cash of $11.4M. Net burn was $380K. This gives us 30 months.',
      { cashOnHandUsd: 11_400_000, burnMonthlyUsd: 380_000, runwayMonths: 30 },
    ],
    ['Cash and marketable securities were $24.1M.', { cashOnHandUsd: 24_100_000 }],
    ['Cash, cash equivalents and short-term investments of $41.0M', { cashOnHandUsd: 41_000_000 }],
    ['Non-GAAP gross margin of 74%, up 200 bps YoY', { grossMarginPct: 74 }],
    [
      'ARR: $1,824,000\n\nChurned:\n- Pinnacle Travel (ARR: $36,000), reason: budget cuts',
      { arrUsd: 1_824_000 },
    ],
    ['We crossed half a million in ARR!! $505k to be exact', { arrUsd: 505_000 }],
    ['Headcount: 25 → 27 by year end', { headcount: 25 }],
    ['Team → 25', { headcount: 25 }],
    [
      'We had $3.6M in cash, for 20 months of runway.',
      { cashOnHandUsd: 3_600_000, runwayMonths: 20 },
    ],
    ['Cash $900k at month end, 10 months.', { cashOnHandUsd: 900_000, runwayMonths: 10 }],
    [
      '$3.1M cash. 24 months. 18 people.',
      { cashOnHandUsd: 3_100_000, runwayMonths: 24, headcount: 18 },
    ],
    [
      'Cash came to $1.75M. That leaves us with about 20 months.',
      { cashOnHandUsd: 1_750_000, runwayMonths: 20 },
    ],
    ["The team's now 22.", { headcount: 22 }],
    ['We were 83 people at year end and plan to add five.', { headcount: 83 }],
    ['Thank you for believing when it was two of us. Now we are 23 people.', { headcount: 23 }],
    [
      'MRR at $22.2K (plan: $24K; last month: $21.0K), cash at $640K, burn at $44K.',
      { mrrUsd: 22_200, cashOnHandUsd: 640_000, burnMonthlyUsd: 44_000 },
    ],
    [
      "We've 330,000 dollars in the bank and go through 21,000 a month.",
      { cashOnHandUsd: 330_000, burnMonthlyUsd: 21_000 },
    ],
    ['We spent $14k more than we made.', { burnMonthlyUsd: 14_000 }],
  ])('%s', (body, wanted) => {
    expect(metrics(body)).toEqual(wanted);
  });

  it('what was overspent in a quarter, or in a report on one, is no month’s burn', () => {
    expect(metrics('We spent $140k more than we made in the quarter.')).toEqual({});
    expect(
      extractUpdate({
        subject: 'Q1 2026',
        rawBody: 'We spent $140k more than we made.',
        rawHtml: null,
        receivedAt: '2026-04-05T09:00:00.000Z',
        attachments: [],
        previouslyReported: [],
      }).metrics,
    ).toEqual([]);
  });

  it.each([
    'ARR slipped from $2.1M.',
    'We have a grant of $1.2M, which is 11 months.',
    'We have $1.2M in cash and 14 months to prove it.',
    'We are raising a bridge, for 20 months of runway.',
    'The pilot went well. 24 months.',
    'The pilot has begun. This gives us 6 months.',
    'We hired 4 people and a dog walker.',
  ])('no runway or size of the team: %s', (body) => {
    const { runwayMonths, headcount, arrUsd } = metrics(body);
    expect([runwayMonths, headcount, arrUsd]).toEqual([undefined, undefined, undefined]);
  });

  it('values parted by commas are a table, and its plan is none of them', () => {
    const table = 'Metric,February,March,Goal\nMRR,$16.9k,$18.5k,$20k\nRunway (months),17,16,n/a';
    expect(metrics(`${table}\n\nNew customers: Ardmore Foods`)).toEqual({
      mrrUsd: 18_500,
      runwayMonths: 16,
    });
    expect(customers(`${table}\n\nNew customers: Ardmore Foods`)).toBe('Ardmore Foods ACTIVE');
    expect(metrics('KPI,Mar\nMRR,18,500\nCash,1,200')).toEqual({});
  });

  it('a heading that is only “Next” heads plans', () => {
    expect(metrics('MRR → $72K\n\n🔭 Next\nHit $80K MRR in May, ship payroll')).toEqual({
      mrrUsd: 72_000,
    });
  });

  it('the recap of an earlier year gives way to the month', () => {
    const recap = 'FY2025 recap\nARR from $1.2M to $2.7M. Headcount from 24 to 39.';
    expect(metrics(`${recap}\n\nMarch 2026\n- ARR: $2.87M\n- Headcount: 40`)).toEqual({
      arrUsd: 2_870_000,
      headcount: 40,
    });
    expect(metrics(recap)).toEqual({ arrUsd: 2_700_000, headcount: 39 });
  });

  it.each([
    ['Report, Fiscal Q3 (Oct–Dec 2025)', '2025-Q4'],
    ['Newsletter 1H 2025', '2025-H1'],
    ['Letter, autumn 2025', null],
    ['Happy 2026!', null],
  ])('the period of “%s”', (subject, period) => {
    const { reportedPeriod } = extractUpdate({
      subject,
      rawBody: 'ARR is $2M.',
      rawHtml: null,
      receivedAt: '2026-01-22T09:00:00.000Z',
      attachments: [],
      previouslyReported: [],
    });
    expect(reportedPeriod.value).toBe(period);
  });
});

describe('the period in the first lines', () => {
  it.each([
    ['February trading in short. As flagged in January, we paused.', '2026-02'],
    ['As mentioned in January, we paused.', null],
    ['ARR is $2M, compared with $1.9M in January. Burn in February was $50K.', '2026-02'],
    ['ARR is $2M, more than $1.9M in January. Burn in February was $50K.', '2026-02'],
  ])('%s', (rawBody, period) => {
    const { reportedPeriod } = extractUpdate({
      subject: 'Trading update',
      rawBody,
      rawHtml: null,
      receivedAt: '2026-03-18T09:00:00.000Z',
      attachments: [],
      previouslyReported: [],
    });
    expect(reportedPeriod.value).toBe(period);
  });
});

describe('customers in the words of more hands', () => {
  it.each([
    [
      'Good: signed Tasty Rolls + Union Hill Donuts',
      'Tasty Rolls ACTIVE, Union Hill Donuts ACTIVE',
    ],
    ['Ardmore Health started a 200-member pilot in Leeds.', 'Ardmore Health PILOT'],
    ['Ardmore said yes to a two-store pilot!', 'Ardmore PILOT'],
    ['Quorra Materials: pilot at two quarries.', 'Quorra Materials PILOT'],
    ['Ardmore upsized to $310K/yr (was $220K)', 'Ardmore ACTIVE'],
    ['Ardmore went from 10 to 34 properties.', 'Ardmore ACTIVE'],
    ['Ørsted took the forecasting product into operation.', 'Ørsted ACTIVE'],
    ['In the Quorra tender we came second.', 'Quorra LOST_DEAL'],
    ['In the tender at Quorra we were not chosen.', 'Quorra LOST_DEAL'],
    ["Ardmore said they'll build it themselves so that one's dead.", 'Ardmore LOST_DEAL'],
    ["We're on shelf at Quorra and Bristol Farms now.", 'Quorra ACTIVE, Bristol Farms ACTIVE'],
    ['Blue Cross Blue Shield of Michigan renewed.', 'Blue Cross Blue Shield of Michigan ACTIVE'],
    ['Pacific Gas and Electric POC kicked off', 'Pacific Gas and Electric PILOT'],
    ['Bergen kommune has signed the frame agreement.', 'Bergen kommune ACTIVE'],
    ['We signed a research services agreement with Ardmore.', 'Ardmore ACTIVE'],
    [
      'ADM pilot launched: Archer Daniels Midland started a pilot in Illinois',
      'Archer Daniels Midland PILOT',
    ],
    ['Customers\n- Trailhead Outdoors – churned (bankruptcy)', 'Trailhead Outdoors CHURNED'],
    ["Ardmore's 3-month pilot began on Jan 12.", 'Ardmore PILOT'],
    ['Ardmore: the pilot continues until December.', 'Ardmore PILOT'],
    ['Ardmore is running a 30-store test.', 'Ardmore PILOT'],
    ['Ardmore is testing since March 1st in two wards.', 'Ardmore PILOT'],
    ['Ardmore is testing in two wards.', 'Ardmore PILOT'],
    ['Ardmore ISD starts a pilot with 4 schools this month.', 'Ardmore ISD PILOT'],
    ['* Ardmore → pilot in 3 stores', 'Ardmore PILOT'],
    ['* Ardmore → no deal, budget', 'Ardmore LOST_DEAL'],
    ['Ardmore elected to continue with its incumbent.', 'Ardmore LOST_DEAL'],
    ['Ardmore Metro: award went to Via', 'Ardmore Metro LOST_DEAL'],
    ['Ardmore chose Mews over us, so that deal is lost.', 'Ardmore LOST_DEAL'],
    ['Ardmore declined us for the fall.', 'Ardmore LOST_DEAL'],
    ['Ardmore gave us a refusal after the tender, the deal is lost.', 'Ardmore LOST_DEAL'],
    [
      'As expected, Ardmore Health has been switched off following its bankruptcy.',
      'Ardmore Health CHURNED',
    ],
    ['Quorra is gone for good (bankruptcy).', 'Quorra CHURNED'],
    [
      'New contracts: Ardmore Foods\nSuspended: Quorra\nTerminated: Scorpio Tankers',
      'Ardmore Foods ACTIVE, Quorra PAUSED, Scorpio Tankers CHURNED',
    ],
    ['Ardmore grew to $310K ARR from $190K.', 'Ardmore ACTIVE'],
    ['Ardmore = first commercial contract, $400K per year', 'Ardmore ACTIVE'],
    ['Ardmore exercised its option on the second target.', 'Ardmore ACTIVE'],
    ['Ardmore now stocks us in 38 stores.', 'Ardmore ACTIVE'],
    ['Total Wine now stocks us in 38 stores.', 'Total Wine ACTIVE'],
    ['Ardmore now carries the full line.', 'Ardmore ACTIVE'],
    ['Ardmore is in full deployment.', 'Ardmore ACTIVE'],
    ['Ardmore Windows signed.', 'Ardmore Windows ACTIVE'],
    ['Ardmore: pilot in nine stores.', 'Ardmore PILOT'],
    ['Ardmore Foods left at renewal.', 'Ardmore Foods CHURNED'],
    ['Ardmore added the Pilbara rail network.', 'Ardmore ACTIVE'],
    ['The most notable transaction was Ardmore, a four-year commitment.', 'Ardmore ACTIVE'],
    ['Ardmore renewed without negotiating, a first.', 'Ardmore ACTIVE'],
    ['Crate & Barrel started a pilot on Monday.', 'Crate & Barrel PILOT'],
    ['dbt Labs is trialing the agent in staging.', 'dbt Labs PILOT'],
    ['Walmart de México: pilot in 2 stores', 'Walmart de México PILOT'],
    ['We signed Mars Veterinary Health!', 'Mars Veterinary Health ACTIVE'],
    ['Quorra-Ardmore started a pilot at Morenci.', 'Quorra-Ardmore PILOT'],
    [
      '| Customer | News | ACV |\n|---|---|---|\n| Ardmore | Signed | $720K |\n| Quorra | Pilot | |\n| Tessaro | Lost deal | |',
      'Ardmore ACTIVE, Quorra PILOT, Tessaro LOST_DEAL',
    ],
  ])('%s', (body, wanted) => {
    expect(customers(body)).toBe(wanted);
  });

  it.each([
    'State pilot in 120 government schools has begun.',
    'Ardmore: pilot in two plants planned for June.',
    'In the race we came second.',
    'Customer Count: 64',
    'Customer corner:\n\nask: intros to brewers\n\nhugs, Wren',
    "We said we'd build it ourselves.",
  ])('none: %s', (body) => {
    expect(read(body).customers).toEqual([]);
  });

  it('what a contract is worth may be told in a sentence of its own', () => {
    const body = 'Ardmore moved to production. Ardmore is a four-year contract worth $900K a year.';
    expect([read(body).customers, read(body).values]).toEqual([['Ardmore ACTIVE'], [900_000]]);
  });
});
