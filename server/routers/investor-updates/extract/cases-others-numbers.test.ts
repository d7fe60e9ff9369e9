import { describe, expect, it } from 'vitest';
import { metricsOf, readLetter } from '@/tests/setup/read-update';

const metrics = (body: string) => metricsOf(readLetter(body));

describe('numbers that only look like the company’s own', () => {
  it.each([
    'We are default alive at $220k MRR.',
    'The tranche comes at $2M ARR.',
    '$2M ARR unlocks the second tranche.',
    'Employees at our 3 largest customers: 120,000.',
    'Headcount in 2 countries: 42',
    'Heads of 3 banks came.',
    'Team of 5 at Kroger uses us daily.',
    'The average team has 12 people.',
    'Each team has 6 people.',
    'Insurance: $5M cap.',
    'Cap of $5M on our liability.',
    'The salary cap is $200k.',
  ])('%s', (body) => {
    expect(metrics(body)).toEqual({});
  });

  it.each([
    ['Runway: 14 months (default alive at $220k MRR).', { runwayMonths: 14 }],
    ['Revenue: MRR 41k + services 12k = 53k.', { mrrUsd: 41_000 }],
    ['ARR $1.2M + $0.3M services = $1.5M', { arrUsd: 1_200_000 }],
    ['MRR: 41k + 12k = 53k', { mrrUsd: 53_000 }],
    ['Our team of 12 in 3 offices is growing.', { headcount: 12 }],
    ['Headcount: 42 in 3 countries', { headcount: 42 }],
    ['We ended the month profitable, at $220k MRR.', { mrrUsd: 220_000 }],
  ])('beside them its own are read: %s', (body, expected) => {
    expect(metrics(body)).toEqual(expected);
  });
});

describe('an amount that may be the customer’s just spoken of is asked about', () => {
  it.each([
    'Kroger signed. $240k ARR.',
    'Signed Kroger; $240k ARR.',
    'Kroger, $240k ARR.',
    'Big news – Kroger: $240k ARR.',
    'Our biggest deal. $240k ARR!',
  ])('%s', (body) => {
    const letter = readLetter(body);
    expect(metricsOf(letter)).toEqual({});
    expect(letter.gaps.map((gap) => gap.dedupeKey)).toContain('METRIC_MISSING:arrUsd');
  });

  it.each([
    ['New customer: Halden Tools. 40 people, Ohio.', {}],
    ['Signed Kroger. Team is 21.', { headcount: 21 }],
    ['Signed Kroger. 21 people. $1.2M ARR.', { headcount: 21, arrUsd: 1_200_000 }],
  ])('and so is a size: %s', (body, expected) => {
    expect(metrics(body)).toEqual(expected);
  });

  it.each([
    'We signed Kroger. $1.2M ARR. 21 people. 14 months of runway.',
    'We signed Kroger. $1.2M ARR, up 8%.',
    'We signed Kroger. We crossed $1.2M ARR.',
    'Northwind Labs: $1.2M ARR.',
    'March, $1.2M ARR.',
  ])('the company’s own is read: %s', (body) => {
    expect(metrics(body).arrUsd).toBe(1_200_000);
  });
});
