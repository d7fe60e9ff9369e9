import { describe, expect, it } from 'vitest';
import { readOctober } from '@/tests/setup/read-update';

describe('a question names what its answer tells', () => {
  it.each([
    ['Q: How much cash do we have?\nA: $2.1M', { cashOnHandUsd: 2_100_000 }],
    ['Q: What is our ARR? A: $3.4M', { arrUsd: 3_400_000 }],
    ['Q: What is the burn?\n\nA: About $140k a month.', { burnMonthlyUsd: 140_000 }],
    ['Q: Runway?\nA: 15 months.', { runwayMonths: 15 }],
    ['Q: How many people are we? A: 27', { headcount: 27 }],
    ['How long is the runway? 17 months.', { runwayMonths: 17 }],
    ["What's your ARR? $4.4M.", { arrUsd: 4_400_000 }],
    [
      'Q: How much did you raise? A: $3M. Q: How much is left in the bank? A: $1.2M.',
      { cashOnHandUsd: 1_200_000 },
    ],
  ])('%s', (body, metrics) => {
    expect(readOctober(body)).toEqual([metrics, []]);
  });

  it.each([
    'Q: What would it take to get to $1M ARR? A: $2M of cash and 10 people.',
    'Q: How many employees does Contoso have? A: 4,000.',
    'Q: How much cash do you need? A: $2M.',
    'Q: How big is the sales team? A: 6 people.',
    'Q: Gross margin at maturity? A: 85%',
    'Q: How many people will you hire? A: 12',
    'Q: What is the ARR growth? A: $200k.',
    "What's Contoso's ARR? $40M.",
  ])('an answer about others, or about what may be, is none of now: %s', (body) => {
    expect(readOctober(body)).toEqual([{}, []]);
  });
});
