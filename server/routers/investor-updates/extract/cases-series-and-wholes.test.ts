import { describe, expect, it } from 'vitest';
import { metricsOf, readLetter } from '@/tests/setup/read-update';

const read = (body: string) => metricsOf(readLetter(body));
const asked = (body: string) => readLetter(body).gaps.map(({ dedupeKey }) => dedupeKey);

describe('values of several months under one name', () => {
  it.each([
    ['MRR (Jan/Feb/Mar): $31k/$34k/$39k', { mrrUsd: 39_000 }],
    ['MRR Jan / Feb / Mar: $31k / $34k / $39k', { mrrUsd: 39_000 }],
    ['MRR, Jan–Mar: $31k, $34k, $39k', { mrrUsd: 39_000 }],
    ['MRR for Jan, Feb and Mar: $31k, $34k and $39k', { mrrUsd: 39_000 }],
    ['Burn (Mar, Feb, Jan): $80k, $85k, $90k', { burnMonthlyUsd: 80_000 }],
    ['MRR last 3 months: $31k, $34k, $39k', { mrrUsd: 39_000 }],
    ['ARR over the last three quarters: $1.1M / $1.3M / $1.6M', { arrUsd: 1_600_000 }],
    ['Cash last 3 months: $1.2M, $1.1M, $1.0M', { cashOnHandUsd: 1_000_000 }],
  ])('are told by their order: %s', (body, expected) => {
    expect(read(body)).toEqual(expected);
  });

  it.each([
    ['MRR last 3 months: $39k, $34k, $31k', 'METRIC_MISSING:mrrUsd'],
    ['Burn last 3 months: $90k, $85k, $80k', 'METRIC_MISSING:burnMonthlyUsd'],
  ])('are asked about where the order is open: %s', (body, key) => {
    expect(read(body)).toEqual({});
    expect(asked(body)).toContain(key);
  });
});

describe('the whole beside its parts or its twelfth', () => {
  it.each([
    ['ARR = MRR x 12 = $924k', { arrUsd: 924_000 }],
    ['ARR (MRR x 12): $924k', { arrUsd: 924_000 }],
    ['12 × MRR: $924k', { arrUsd: 924_000 }],
    ['FTE by country: Portugal 9, Spain 6, Poland 5. In total 20', { headcount: 20 }],
    ['FTE by country: Portugal 9, Spain 6, Poland 5. 20 in total.', { headcount: 20 }],
    ['Gross margin on hardware was 38%, on software 84%, blended 52%.', { grossMarginPct: 52 }],
    [
      'Gross margin was 38% for hardware and 84% for software; blended 52%.',
      { grossMarginPct: 52 },
    ],
  ])('is read: %s', (body, expected) => {
    expect(read(body)).toEqual(expected);
  });

  it.each([
    'Gross margin on hardware was 38%, on software 84%, blended churn 92%.',
    'Hardware margin was 38%, software 84%. Blended churn 52%.',
    'FTE by country: Portugal 9, Spain 6. In total 20',
  ])('is not taken from %s', (body) => {
    expect(read(body)).toEqual({});
  });
});

describe('what a company has, told in passing', () => {
  it.each([
    ['$1.88M is left, enough for 22 months', { cashOnHandUsd: 1_880_000, runwayMonths: 22 }],
    [
      'We have $1.9M left and are spending $105k/month, so ~18 months.',
      { cashOnHandUsd: 1_900_000, burnMonthlyUsd: 105_000, runwayMonths: 18 },
    ],
    [
      'We ended the month with $1.31M, giving us 13.5 months at current burn or 16 if we hit plan.',
      { cashOnHandUsd: 1_310_000, runwayMonths: 13.5 },
    ],
    [
      'We had a negative cash flow of $84k and ended with $1.18M. That gives us 14 months.',
      { cashOnHandUsd: 1_180_000, runwayMonths: 14 },
    ],
    ['Cash flow: opened with $1,466k, closed with $1,377k.', { cashOnHandUsd: 1_377_000 }],
    ['# Cash\n\nWe ended March with $1.31M, down from $1.4M.', { cashOnHandUsd: 1_310_000 }],
    ['We hold cash of $4.6 million.', { cashOnHandUsd: 4_600_000 }],
    [
      'Operating cash burn in Q1 totalled $1.5M, i.e. $500k per month.',
      { burnMonthlyUsd: 500_000 },
    ],
    [
      'Burn fell by a third since January, from $450k to $300k a month.',
      { burnMonthlyUsd: 300_000 },
    ],
    ['MRR grew by half since January, from $40k to $60k.', { mrrUsd: 60_000 }],
    ['Our runway was extended by 4 months, from 12 to 16 months.', { runwayMonths: 16 }],
    ['Runway on 3-month average burn: 14.6 months.', { runwayMonths: 14.6 }],
    ['Runway based on last 3 months burn: 14 months', { runwayMonths: 14 }],
    ['Runway on normalized burn is 18 months.', { runwayMonths: 18 }],
    ['MRR: no change ($38k)', { mrrUsd: 38_000 }],
  ])('%s', (body, expected) => {
    expect(read(body)).toEqual(expected);
  });

  it.each([
    '$300k is left in the round',
    '$300k of the budget is left.',
    'Their funds hold cash of $4.6M',
    'We had a great event and ended with $1.18M.',
    '# Cash\n\nWe have $1.31M of receivables.',
    '# Cash\n\nWe closed $2M in March.',
    "We're spending $105k/month on ads.",
    'Partners like us and customers are spending $105k/month.',
    'Runway at our planned burn: 14 months',
    'Runway on gross burn: 9 months',
  ])('is not taken from %s', (body) => {
    expect(read(body)).toEqual({});
  });
});

describe('how many people there are', () => {
  it.each([
    ['We now employ 46, up from 40.', { headcount: 46 }],
    ['MRR is fine.\n\nTeam\n27 now. 23 at New Year.', { headcount: 27 }],
    ['# Headcount\n\n27, up from 23', { headcount: 27 }],
    ['People: no change (10).', { headcount: 10 }],
    ['Headcount: unchanged, 10', { headcount: 10 }],
    ['Team: same (8)', { headcount: 8 }],
    ['Headcount goes from 22 today to 35 by December.', { headcount: 22 }],
    ['We plan to grow from 14 people today to 20 by year-end.', { headcount: 14 }],
  ])('%s', (body, expected) => {
    expect(read(body)).toEqual(expected);
  });

  it.each([
    'We employ 46 contractors',
    'Our customers employ 4,000.',
    '# Team\n\n5 joined this month.',
    'Headcount: unchanged, 10 open roles',
    'MRR: flat, $4k churned',
    'The sales team goes from 3 people today to 6 by June.',
    'Our customer grew from 100 employees today to 200.',
  ])('is not taken from %s', (body) => {
    expect(read(body)).toEqual({});
  });
});
