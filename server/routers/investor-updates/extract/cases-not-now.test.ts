import { describe, expect, it } from 'vitest';
import { metricsOf, readLetter } from '@/tests/setup/read-update';

const read = (rawBody: string, subject = 'Northwind, Q3 2026', receivedAt = '2026-10-05') =>
  readLetter(rawBody, subject, receivedAt);

const metrics = (body: string) => metricsOf(read(body));

const gaps = (body: string) => read(body).gaps.map((g) => g.dedupeKey);

describe('numbers of another time', () => {
  it.each([
    'Prev. ARR: $1.0M',
    'Last ARR: $1.0M',
    'Old ARR: $1.0M',
    'Starting ARR: $1.0M',
    'ARR (prev.): $1.0M',
    'Opening cash: $2M',
    'We had $5M in cash at the start of the year.',
    'We had $5M in the bank at the beginning of 2026.',
    'We had ARR of $5M when we started the year.',
    'Q1 2025 recap\n- ARR: $0.5M',
    '2024 in review\n\n- ARR: $0.5M',
    'ARR EOY: $6M',
    'EOY ARR: $6M',
    'Year-end ARR: $6M',
    'Year-end cash: $6M',
    'ARR at year end: $6M',
    'Pro forma cash: $8M',
    'Cash (pro forma): $8M',
    'We break even at ARR of $4M.',
    'Our breakeven is at ARR of $4M.',
    'We fell short of our ARR of $5M.',
    'We missed our ARR of $5M.',
    'Gone are the days of $200k burn',
    'The days of burning $200k are over.',
  ])('are not stored: %s', (body) => {
    expect([metrics(body), gaps(body)]).toEqual([{}, []]);
  });

  it.each([
    ['Prev. ARR: $1.0M\nARR: $1.2M', { arrUsd: 1_200_000 }],
    ['ARR: $1.2M (prev. $1.0M)', { arrUsd: 1_200_000 }],
    ['ARR: $1.2M vs. prev. ARR $1.0M', { arrUsd: 1_200_000 }],
    ['We have $5M in cash at the start of the new quarter.', { cashOnHandUsd: 5_000_000 }],
    ['Q3 2026 recap\n- ARR: $0.5M', { arrUsd: 500_000 }],
    ['Q2 2026 recap\n- ARR: $0.5M\n\nQ3\n- ARR: $0.9M', { arrUsd: 900_000 }],
    ['Since March 2025\n- ARR: $0.5M', { arrUsd: 500_000 }],
    ['ARR end of quarter: $6M', { arrUsd: 6_000_000 }],
    ['Our cash after the round is $11.4M.', { cashOnHandUsd: 11_400_000 }],
    ['We broke even this month at ARR of $4M.', { arrUsd: 4_000_000 }],
    ['We are at break-even with ARR of $4M.', { arrUsd: 4_000_000 }],
    ['We missed our ARR target ($6M) and finished at $5M.', { arrUsd: 5_000_000 }],
    ['We closed a $10M Series A.\n\nCash after closing: $11M', { cashOnHandUsd: 11_000_000 }],
    ['We fell short of plan with ARR of $5M.', { arrUsd: 5_000_000 }],
    ['We have had hard days, with $200k burn.', { burnMonthlyUsd: 200_000 }],
  ])('but those of now are: %s', (body, wanted) => {
    expect([metrics(body), gaps(body)]).toEqual([wanted, []]);
  });

  it('at the year’s end its numbers are those of now', () => {
    const { metrics: found } = read('Year-end ARR: $6M', 'Northwind, December 2026', '2027-01-05');
    expect(found.map((m) => m.value)).toEqual([6_000_000]);
  });

  it.each([
    ['Cash after close: $8M', 'cashOnHandUsd'],
    ['FY26 year-end ARR: $6M', 'arrUsd'],
  ])('what a round will bring or a fiscal year ends with is asked about: %s', (body, field) => {
    expect([metrics(body), gaps(body)]).toEqual([{}, [`METRIC_MISSING:${field}`]]);
  });
});

describe('numbers of a part', () => {
  it.each([
    'US ARR: $800k\nEU ARR: $400k',
    'ARR US: $800k\nARR EU: $400k',
    'ARR (US): $800k',
    'Enterprise ARR: $800k\nSMB ARR: $400k',
  ])('are asked about: %s', (body) => {
    expect([metrics(body), gaps(body)]).toEqual([{}, ['METRIC_MISSING:arrUsd']]);
  });

  it.each([
    ['US ARR: $800k\nEU ARR: $400k\nTotal ARR: $1.2M', { arrUsd: 1_200_000 }],
    ['This leaves us ARR of $3M.', { arrUsd: 3_000_000 }],
    ['ARR (US$): $800k', { arrUsd: 800_000 }],
    ['Avg. monthly burn: $90k', { burnMonthlyUsd: 90_000 }],
  ])('are no doubt about the whole: %s', (body, wanted) => {
    expect([metrics(body), gaps(body)]).toEqual([wanted, []]);
  });

  it.each([
    'Average ARR: $30k',
    'Avg. ARR: $30k',
    'ARR per customer: $30k',
    'ARR/FTE: $130k',
    '| Metric | Value |\n|---|---|\n| Average ARR | $30k |\n| Users | 40 |',
  ])('one customer’s or head’s is none of the company’s: %s', (body) => {
    expect([metrics(body), gaps(body)]).toEqual([{}, []]);
  });
});

describe('news of other firms', () => {
  it.each([
    "A16z's fund has $7B in cash.",
    "Sequoia's new fund has $7B in cash.",
    'Shout-out to Zed: $5M ARR with 12 people',
    'Zed: $5M ARR with 12 people',
    'Zed closed a Series B at $200M post-money',
    'Notion just raised a Series B at $200M post-money.',
  ])('%s', (body) => {
    expect(metrics(body)).toEqual({});
  });

  it.each([
    ['Northwind closed a Series B at $200M post-money.', { postMoneyMarkedUsd: 200_000_000 }],
    ['Finally closed a Series B at $200M post-money.', { postMoneyMarkedUsd: 200_000_000 }],
    ['Shout-out to the team: $5M ARR with 12 people', { arrUsd: 5_000_000, headcount: 12 }],
    ['Shout-out to Jane for taking us to $5M ARR', { arrUsd: 5_000_000 }],
    ['Traction: $5M ARR with 12 people', { arrUsd: 5_000_000, headcount: 12 }],
  ])('but one’s own stay: %s', (body, wanted) => {
    expect(metrics(body)).toEqual(wanted);
  });
});

const customers = (body: string) =>
  read(body).customers.map((c) => [c.customerName, c.status, c.tier]);

describe('names that begin like a well-known one', () => {
  it.each([
    ['New customers\n- Intel 471', [['Intel 471', 'ACTIVE', null]]],
    [
      'New customers: Boeing Employees Credit Union, Apple pie Inc',
      [
        ['Boeing Employees Credit Union', 'ACTIVE', null],
        ['Apple pie Inc', 'ACTIVE', null],
      ],
    ],
    ['New customers: Delta Dental', [['Delta Dental', 'ACTIVE', null]]],
    ['We signed Intel 471 seats.', [['Intel', 'ACTIVE', 'F100']]],
    [
      'New customers\n- Intel\n- Boeing 12 sites',
      [
        ['Intel', 'ACTIVE', 'F100'],
        ['Boeing', 'ACTIVE', 'F100'],
      ],
    ],
  ])('%s', (body, wanted) => {
    expect(customers(body)).toEqual(wanted);
  });

  it.each([
    "Walmart's churn would hurt.",
    "We don't think Walmart churned.",
    'It is not true that Walmart churned.',
    'I doubt that Walmart churned.',
    'We launched on the Apple App Store and signed the Apple developer agreement.',
  ])('tell nothing of a customer: %s', (body) => {
    expect(customers(body)).toEqual([]);
  });

  it.each([
    ["Walmart's churn hurt.", 'CHURNED'],
    ["We can't believe Walmart churned.", 'CHURNED'],
    ["We don't think Walmart will come back: Walmart churned.", 'CHURNED'],
    ['We launched on the App Store and signed Apple.', 'ACTIVE'],
  ])('but these do: %s', (body, status) => {
    expect(read(body).customers.map((c) => c.status)).toEqual([status]);
  });
});
