import { describe, expect, it } from 'vitest';
import { metricsOf, readLetter } from '@/tests/setup/read-update';

const metrics = (body: string) => metricsOf(readLetter(body));
const read = (body: string) => {
  const result = readLetter(body);
  return [metricsOf(result), result.gaps.map((gap) => gap.suggestedField)];
};

describe('cash told by its months', () => {
  it.each([
    ['9 months cash', { runwayMonths: 9 }],
    ['We have 9 months cash left.', { runwayMonths: 9 }],
    ["9 months' cash in the bank.", { runwayMonths: 9 }],
    ['9 months cash at current burn.', { runwayMonths: 9 }],
    ['Cash: $500k (9 months cash)', { cashOnHandUsd: 500_000, runwayMonths: 9 }],
    ['Burn $50k, 9 months cash.', { burnMonthlyUsd: 50_000, runwayMonths: 9 }],
  ])('is runway: %s', (body, wanted) => {
    expect(metrics(body)).toEqual(wanted);
  });

  it.each([
    'We keep a minimum of 6 months cash.',
    'We pay 12 months cash upfront.',
    'In 6 months cash runs out.',
    'After 9 months cash was short.',
    'The bridge adds 6 months cash.',
    'We need 9 months cash.',
    '3 months cash burn is in line.',
    'The plan is to hold 12 months cash collections.',
  ])('is none elsewhere: %s', (body) => {
    expect(metrics(body).runwayMonths).toBeUndefined();
  });
});

describe('the money in the bank', () => {
  it.each([
    ['The money is in the bank: $5.3M as of today.', 5_300_000],
    ['The money is in the bank now: $5.3M as of today.', 5_300_000],
    ['All our cash is in the bank: $5.3M as of March 31.', 5_300_000],
    ['Money in the bank: $5.3M.', 5_300_000],
  ])('is cash where it is told of a day: %s', (body, wanted) => {
    expect(metrics(body)).toEqual({ cashOnHandUsd: wanted });
  });

  it('is asked about without one', () => {
    expect(read('The money is in the bank: $5.3M')).toEqual([{}, ['cashOnHandUsd']]);
  });

  it.each([
    'The grant money is in the bank: $300K.',
    'The round is closed and the money is in the bank: $5M.',
    'The money is in: $5.3M',
    'The money will be in the bank soon: $5.3M',
    'Their money is in the bank: $5.3M as of today.',
  ])('is not told by %s', (body) => {
    expect(metrics(body)).toEqual({});
  });
});

describe('a value that is almost reached', () => {
  it.each([
    ['ARR grew 10% to almost $5 million.', 'arrUsd'],
    ['ARR is almost $5M.', 'arrUsd'],
    ['ARR has almost reached $5M.', 'arrUsd'],
    ['ARR has nearly reached $5M.', 'arrUsd'],
    ['Almost $5M ARR.', 'arrUsd'],
    ['We ended March at nearly $5M ARR.', 'arrUsd'],
    ['MRR: almost $50k', 'mrrUsd'],
    ['Cash is almost $2M.', 'cashOnHandUsd'],
    ['Runway: almost 18 months.', 'runwayMonths'],
  ])('is asked about: %s', (body, field) => {
    expect(read(body)).toEqual([{}, [field]]);
  });

  it.each([
    ['ARR grew 10% to $5 million.', { arrUsd: 5_000_000 }],
    ['ARR almost doubled to $5M.', { arrUsd: 5_000_000 }],
    ['ARR grew almost 10% to $5M.', { arrUsd: 5_000_000 }],
    ['We added nearly $1M ARR.', {}],
    ['We won deals worth almost $1M ARR.', {}],
  ])('but not what stands beside: %s', (body, wanted) => {
    expect(read(body)).toEqual([wanted, []]);
  });
});

describe('recurring revenue with its span', () => {
  it.each([
    ['Recurring revenue/mo: $42,300', { mrrUsd: 42_300 }],
    ['Recurring revenue / month: $42,300', { mrrUsd: 42_300 }],
    ['Recurring revenue per month: $42,300', { mrrUsd: 42_300 }],
    ['Recurring revenue (monthly): $42,300', { mrrUsd: 42_300 }],
    ['We have $42k recurring revenue per month.', { mrrUsd: 42_000 }],
    ['Recurring revenue/yr: $420,300', { arrUsd: 420_300 }],
    ['Recurring revenue (annual): $500k', { arrUsd: 500_000 }],
    ['| Metric | March |\n|---|---|\n| Recurring revenue/mo | $42,300 |', { mrrUsd: 42_300 }],
  ])('is MRR or ARR: %s', (body, wanted) => {
    expect(metrics(body)).toEqual(wanted);
  });

  it.each([
    'Recurring revenue: $42,300',
    'Recurring revenue/quarter: $126,900',
    'Recurring revenue (US): $500k',
    'Revenue/mo: $42,300',
    'Net new recurring revenue/mo: $4,300',
    'Non-recurring revenue/mo: $42,300',
    'Expected recurring revenue/mo: $90k',
    'Pilot recurring revenue/mo: $9k',
    'We added $4k of recurring revenue per month.',
  ])('is neither elsewhere: %s', (body) => {
    expect(metrics(body)).toEqual({});
  });
});

describe('the last months are no months of cash', () => {
  it.each([
    'Average burn over last 3 months: $150k',
    'Average burn over the last 3 months: $150k',
    'Burn for the last 3 months: $150k',
    'Cash burn last 6 months: $900k',
    'Avg. net burn (last 3 months): $150k',
    'We burned $450k over the last 3 months.',
    'We spent $900k of cash in the last 6 months.',
    'Cash is $2.1M. Over the last 12 months we burned $1.2M net.',
    'Money spent the last 4 months went to inventory; cash is $1.1M.',
  ])('%s', (body) => {
    expect(metrics(body)).not.toHaveProperty('runwayMonths');
  });

  it.each([
    ['Cash of $2M will last 14 months.', { cashOnHandUsd: 2_000_000, runwayMonths: 14 }],
    ['$2M in the bank, enough to last 14 months.', { cashOnHandUsd: 2_000_000, runwayMonths: 14 }],
    ['Cash: $2M, which lasts 14 months.', { cashOnHandUsd: 2_000_000, runwayMonths: 14 }],
    ['Cash of $2M should last us 14 months.', { runwayMonths: 14 }],
  ])('but what lasts is: %s', (body, wanted) => {
    expect(metrics(body)).toEqual(wanted);
  });
});
