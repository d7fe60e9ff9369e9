import { describe, expect, it } from 'vitest';
import { metricsOf, readLetter, readUpdate } from '@/tests/setup/read-update';

const read = (body: string) => {
  const { metrics, gaps } = readUpdate(body);
  return [metrics, gaps.filter((key) => key.startsWith('METRIC_MISSING'))];
};

describe('parts told before their total give the total', () => {
  it.each([
    ['MRR: US $50k, EU $30k, total $80k', { mrrUsd: 80_000 }],
    ['* MRR US $50k + MRR EU $30k = $80k total', { mrrUsd: 80_000 }],
    ['ARR: $1.1M SaaS + $0.4M services = $1.5M', { arrUsd: 1_500_000 }],
    ['- Cash: operating account $400k, treasury $1.6M, total $2.0M', { cashOnHandUsd: 2_000_000 }],
    ['- Burn: $60k payroll + $25k other = $85k', { burnMonthlyUsd: 85_000 }],
    ['Cash: $1.2M at SVB plus $0.8M at Mercury, $2.0M in all', { cashOnHandUsd: 2_000_000 }],
    ['MRR of $50k in the US and $30k in Europe, together $80k.', { mrrUsd: 80_000 }],
    ['ARR was $2.4M for Enterprise and $0.9M for SMB, $3.3M combined.', { arrUsd: 3_300_000 }],
    ['We have 14 people in London and 5 in New York, 19 in total.', { headcount: 19 }],
    ['MRR: $50k + $30k = $80k', { mrrUsd: 80_000 }],
    ['ARR: US: $1.0M; EU: $0.5M; total: $1.5M', { arrUsd: 1_500_000 }],
  ])('%s', (body, expected) => {
    expect(read(body)).toEqual([expected, []]);
  });
});

describe('parts without their total are asked about', () => {
  it.each([
    ['We finished March with 12 people in Berlin and 7 in Lisbon.', 'headcount'],
    ['We ended March with 14 people in London and 5 in New York.', 'headcount'],
    ['Cash stood at $400k in checking and $1.6M in T-bills.', 'cashOnHandUsd'],
    ['ARR was $2.4M for Enterprise and $0.9M for SMB.', 'arrUsd'],
    ['- Cash: $700k operating + $2.5M money market', 'cashOnHandUsd'],
    ['- Headcount: 14 London + 5 New York', 'headcount'],
    ['- ARR: $1.0M US, $0.3M EMEA', 'arrUsd'],
    ['ARR: US: $1.0M; EU: $0.5M', 'arrUsd'],
    ['ARR: US $1.0M; EU $0.5M', 'arrUsd'],
    ['Cash: $2.1M in the US, $300k in the UK.', 'cashOnHandUsd'],
    ['Cash: $1.2M (SVB), $0.8M (Mercury)', 'cashOnHandUsd'],
    ['Team: 8 in Paris, 6 remote.', 'headcount'],
    ['Burn: $80k opex + $20k capex.', 'burnMonthlyUsd'],
    ['Gross margin was 84% for software and 38% for hardware.', 'grossMarginPct'],
    ['MRR: US $50k, EU $30k, total $95k', 'mrrUsd'],
    ['Our ARR is $2.4M from enterprise customers and $0.9M from SMBs.', 'arrUsd'],
    ['Cash: $1.2M in our operating account and $0.8M in a sweep account', 'cashOnHandUsd'],
  ])('%s', (body, field) => {
    expect(read(body)).toEqual([{}, [`METRIC_MISSING:${field}`]]);
  });
});

describe('the whole beside a part, another kind or another time stays', () => {
  it.each([
    ['Cash in bank $640k plus $500k undrawn from SVB', { cashOnHandUsd: 640_000 }],
    ['Bookings $320k, revenue $210k, MRR $198k.', { mrrUsd: 198_000 }],
    ['Cash: $1.2M + $500k committed', { cashOnHandUsd: 1_200_000 }],
    ['Cash: $2.0M, $1.6M in T-bills', { cashOnHandUsd: 2_000_000 }],
    ['ARR: $1.2M; US $0.8M', { arrUsd: 1_200_000 }],
    ['ARR $1.5M; EU: $0.5M; US: $1.0M', { arrUsd: 1_500_000 }],
    ['ARR: $2.4M; total: 31 customers', { arrUsd: 2_400_000 }],
    ['Cash $2.1M in the bank and $500k in receivables', { cashOnHandUsd: 2_100_000 }],
    ['ARR: $2.4M, of which $0.9M SMB', { arrUsd: 2_400_000 }],
    ['ARR: $2.4M live, $0.9M signed', { arrUsd: 2_400_000 }],
    ['ARR: total $3.3M, Enterprise $2.4M, SMB $0.9M', { arrUsd: 3_300_000 }],
    ['MRR: $80k (US $50k + EU $30k)', { mrrUsd: 80_000 }],
    ['MRR: $80k in March, $75k in February', { mrrUsd: 80_000 }],
    ['MRR: $80k this month, $75k last month', { mrrUsd: 80_000 }],
    ['Burn: $85k net, $110k gross', { burnMonthlyUsd: 85_000 }],
    ['Burn: $85k, $255k in total for the quarter', { burnMonthlyUsd: 85_000 }],
    ['Headcount 14 (10 in Berlin, 4 remote)', { headcount: 14 }],
    ['Headcount: 19 in total, 12 in Berlin, 7 in Lisbon', { headcount: 19 }],
    ['Headcount: 19 full-time, 3 part-time', { headcount: 19 }],
    ['Team: 23 FT + 4 contractors', { headcount: 23 }],
    ['We are 19 people in Berlin and have 3 offices in Europe.', { headcount: 19 }],
  ])('%s', (body, expected) => {
    expect(read(body)).toEqual([expected, []]);
  });
});

describe('of a period that is over its end counts, not today', () => {
  it.each([
    ['Cash is $4M as of today (April 5), $4.4M at quarter end.', { cashOnHandUsd: 4_400_000 }],
    ['Cash: $4.0M today ($4.4M at month end)', { cashOnHandUsd: 4_400_000 }],
    ['Cash: $4.0M now vs $4.4M at month end', { cashOnHandUsd: 4_400_000 }],
    ['Cash is $4.4M at quarter end, $4.0M today.', { cashOnHandUsd: 4_400_000 }],
    [
      'We have $4M in the bank today, $4.4M at the end of the quarter.',
      { cashOnHandUsd: 4_400_000 },
    ],
    ['Headcount: 35 today, 33 at quarter end', { headcount: 33 }],
    ['Headcount: 35 today, 30 at the start of the quarter', { headcount: 35 }],
    ['Cash: $4.0M today', { cashOnHandUsd: 4_000_000 }],
  ])('%s', (body, expected) => {
    expect(read(body)).toEqual([expected, []]);
  });

  it('a period that runs still is told by today', () => {
    const letter = readLetter(
      'Cash is $4M as of today, $4.4M at month end.',
      'April 2026 update',
      '2026-04-20',
    );
    expect(metricsOf(letter)).toEqual({ cashOnHandUsd: 4_000_000 });
  });
});

describe('an amount beside a change in percent may be the change', () => {
  it.each([
    ['MRR: up 10% ($20k)', ['mrrUsd']],
    ['ARR: +12% ($150k)', ['arrUsd']],
    ['Burn: down 20% ($15k)', ['burnMonthlyUsd']],
    [
      'In March burn was down 10% ($12k), cash up 30% ($400k).',
      ['cashOnHandUsd', 'burnMonthlyUsd'],
    ],
    ['MRR is up 10% month over month ($20k)', ['mrrUsd']],
  ])('%s', (body, fields) => {
    expect(read(body)).toEqual([{}, fields.map((field) => `METRIC_MISSING:${field}`)]);
  });

  it.each([
    'MRR: $220k, up 10% ($20k)',
    'MRR: up 10% to $220k',
    'MRR: up 10% ($20k) to $220k',
    'MRR (up 10%): $220k',
    'MRR $220k (+10%, $20k)',
  ])('%s', (body) => {
    expect(read(body)).toEqual([{ mrrUsd: 220_000 }, []]);
  });
});

describe('what may be, or is somebody else’s, is no state of the company', () => {
  it.each([
    'Employee count cap: 40 employees',
    'Cap on employees: 40 employees',
    'Hiring cap: 40 employees',
    'Office capacity: 40 people',
    'Seat limit: 40 employees',
    'Insurance covers $2m in cash',
    'Our cyber insurance covers $2m in cash and devices.',
    'The prize is $100k in cash.',
    'The landlord holds $50k in cash.',
    'The deal values Tessera at $2m in cash.',
  ])('%s', (body) => {
    expect(read(body)).toEqual([{}, []]);
  });

  it.each([
    ['Current headcount: 40 (cap: 45)', { headcount: 40 }],
    ['Headcount: 40, below the cap of 45', { headcount: 40 }],
    ['Insurance is renewed and we have $2m in cash.', { cashOnHandUsd: 2_000_000 }],
    ['Interest on our $2m in cash covers the rent.', { cashOnHandUsd: 2_000_000 }],
    ['Valuation cap: $10m. Headcount: 40', { headcount: 40, postMoneyImpliedUsd: 10_000_000 }],
  ])('%s', (body, expected) => {
    expect(read(body)).toEqual([expected, []]);
  });
});
