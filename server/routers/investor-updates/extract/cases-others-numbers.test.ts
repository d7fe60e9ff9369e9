import { describe, expect, it } from 'vitest';
import { metricsOf, readLetter } from '@/tests/setup/read-update';

const read = readLetter;

const metrics = (body: string) => metricsOf(read(body));

describe('numbers of others are none of the company’s', () => {
  it.each([
    "Stripe's ARR: $5B",
    "Stripe's ARR is $5B.",
    "Rippling's annual recurring revenue crossed $500M in the quarter.",
    "Meanwhile, Ramp's ARR hit $700M.",
    "Deel's headcount is 3,000.",
    "Deel's gross margin was 81%.",
    "Our customers' ARR: $50M",
    "Our customer's ARR is $50M.",
    'Customer Globex has $12B in cash.',
    'Our customer Globex has a headcount of 12,000.',
    'Our biggest customer has ARR of $50M.',
    'Our customers have an average ARR of $50M.',
    'our friend Bar: ARR $3M, headcount 70',
    'Our friends at Bar have a team of 70.',
    'Prospect: Initech, headcount 900',
    'The prospect has $20M ARR.',
    'Our lead investor has $400M in cash to deploy.',
    'Our investor Sequoia has a team of 200.',
    'Portfolio peer Zed has 14 months of runway.',
    'A fellow portfolio company has ARR of $6M and burn of $90k.',
    'A friend of mine runs a startup with $2M ARR.',
    'The average seed startup has 18 months of runway.',
    'The market leader has a gross margin of 82%.',
    'The Series A bar is $2M ARR.',
    'Series A investors look for $2M ARR and 18 months of runway.',
    'Gusto – ARR $500M, headcount 2,400',
    'Fun fact: Costco has a gross margin of 11%.',
    'Deel just reported ARR of $800M.',
    'We signed Initech, headcount 900.',
  ])('%s', (body) => {
    expect(metrics(body)).toEqual({});
  });

  it.each([
    'We acquired Foo, which has ARR of $3M.',
    'We acquired Foo (ARR: $3M).',
    'We acquired Foo, a payroll tool with $3M in ARR and 12 employees.',
    'Foo, which we acquired in March, has ARR of $3M and 14 employees.',
    'The acquired business has ARR of $3M.',
    'The company we are buying has ARR of $4M.',
    'Zed got acquired by Globex (4,000 employees, $900M ARR).',
    'My previous company had $20M ARR.',
    'At my last company we reached $8M ARR.',
    'Our new CRO took Foo from $2M to $20M ARR.',
    'Jane joins as CFO from Foo, where ARR was $30M.',
  ])('of firms bought and of former work: %s', (body) => {
    expect(metrics(body)).toEqual({});
  });

  it.each([
    ["Northwind's ARR is $3M.", { arrUsd: 3_000_000 }],
    ["March's ARR was $3M.", { arrUsd: 3_000_000 }],
    ["Today's MRR: $42k", { mrrUsd: 42_000 }],
    ['Our customer Globex signed, taking ARR to $3M.', { arrUsd: 3_000_000 }],
    ['Our customer Globex renewed and ARR is now $3M.', { arrUsd: 3_000_000 }],
    ['We acquired Foo, bringing our ARR to $5M.', { arrUsd: 5_000_000 }],
    ['Following the acquisition of Foo, ARR is $5M.', { arrUsd: 5_000_000 }],
    ['We acquired 12 customers, ARR is $3M.', { arrUsd: 3_000_000 }],
    ['Customers: 40, ARR: $3M', { arrUsd: 3_000_000 }],
    ['Customers grew 12% and ARR hit $3M.', { arrUsd: 3_000_000 }],
    ['Friends: we have $3M in cash.', { cashOnHandUsd: 3_000_000 }],
    ['We are now a business with $3M in ARR.', { arrUsd: 3_000_000 }],
    ['Jane joined from Stripe and we are now 14 people.', { headcount: 14 }],
    ['Headline: ARR $3.3M.', { arrUsd: 3_300_000 }],
    ['Traction – ARR $3M, headcount 14', { arrUsd: 3_000_000, headcount: 14 }],
    ['Equipo: 21 people', { headcount: 21 }],
  ])('but the company’s own stay: %s', (body, wanted) => {
    expect(metrics(body)).toEqual(wanted);
  });

  it('a label that may be a name or a word is asked about', () => {
    const { metrics: found, gaps } = read('Nordstar: ARR $3M');
    expect([found, gaps.map((g) => g.dedupeKey)]).toEqual([[], ['METRIC_MISSING:arrUsd']]);
  });
});

describe('numbers that are not stated', () => {
  it.each([
    'We do not have $3M in cash.',
    'We haven’t hit $1M ARR.',
    'No, we are not at $2M ARR.',
    'We no longer have 12 months of runway.',
    'We are not a team of 40.',
    'Nobody believed we had $3M in ARR.',
    'It is not true that our ARR is $5M.',
    'It will be a while before we have $3M in cash.',
    'Had we had $3M in cash, we would have hired.',
    'Suppose we have $10M in cash.',
    'Once the round closes, cash is $9M.',
    'In a worst case, burn is $300k a month.',
    'Worst case: runway 9 months.',
    'At a burn of $300k, runway would be 9 months.',
    'Is an ARR of $3M enough for a Series A?',
    'How do we get to $3M ARR?',
    'Can we live with a burn of $200k?',
    'Example: ARR $2M, burn $100k',
    'For instance, with $2M in cash and burn of $100k you have 20 months of runway.',
    'Please disregard: ARR $5M, cash $9M',
    'Article: How we got to $10M ARR with 5 people',
    'Great quote from Paul: "With $3M ARR you are default alive."',
    '"Our team of 40 uses it every day" - Head of Ops, Globex',
  ])('%s', (body) => {
    expect(read(body).metrics).toEqual([]);
  });

  it.each([
    'TechCrunch wrote that our ARR is $5M.',
    'Rumor has it that our ARR is $5M.',
    'ARR of $5M? Not yet.',
  ])('but heard of, they are asked about: %s', (body) => {
    const { metrics: found, gaps } = read(body);
    expect([found, gaps.map((g) => g.dedupeKey)]).toEqual([[], ['METRIC_MISSING:arrUsd']]);
  });

  it.each([
    ['We have no debt and $3M in cash.', { cashOnHandUsd: 3_000_000 }],
    ['We have not raised since 2023 and have $3M in cash.', { cashOnHandUsd: 3_000_000 }],
    ['Not only do we have $3M in cash.', { cashOnHandUsd: 3_000_000 }],
    ['We didn’t grow this month, ARR is still $3M.', { arrUsd: 3_000_000 }],
    ['With $3M ARR, who should we talk to?', { arrUsd: 3_000_000 }],
    ['How did we do? ARR is $3M.', { arrUsd: 3_000_000 }],
    ['Had a great month: ARR is $3M, and would love feedback.', { arrUsd: 3_000_000 }],
    ['Our CFO reports that ARR is $3M.', { arrUsd: 3_000_000 }],
    ['"Default alive": cash $3M, burn $20k.', { cashOnHandUsd: 3_000_000, burnMonthlyUsd: 20_000 }],
  ])('and what is stated stays: %s', (body, wanted) => {
    expect(metrics(body)).toEqual(wanted);
  });
});

describe('amounts in thousands', () => {
  const all = { arrUsd: 1_200_000, cashOnHandUsd: 3_400_000, burnMonthlyUsd: 110_000 };
  it.each([
    '($ in thousands)\n\nARR: 1,200\nCash: 3,400\nBurn: 110',
    'in $000s\n\n- ARR: 1,200\n- Cash: 3,400\n- Burn: 110',
    '## Financials, March 2026 ($K)\nARR: 1,200\nCash: $3,400\nBurn: 110',
    'All figures are in thousands of dollars.\n\nMoney\n\nARR is 1,200, cash 3,400 and burn 110.',
    '($ in thousands)\n\nARR: $1,200,000\nCash: $3.4M\nBurn: 110k',
    '($ in millions)\nARR: 1.2\nCash: 3.4\nBurn: 0.11',
  ])('are scaled in lists and sentences: %s', (body) => {
    expect(metrics(body)).toEqual(all);
  });

  it.each([
    ['($ in thousands)\n\n| Metric | Mar |\n|---|---|\n| Cash | 3,400 |\n\nARR: 1,200', 'arrUsd'],
    ['All figures in thousands.\n\nMRR: $98,500', 'mrrUsd'],
  ])('are asked about where they may be meant either way: %s', (body, field) => {
    expect([metrics(body)[field], read(body).gaps.map((g) => g.suggestedField)]).toEqual([
      undefined,
      [field],
    ]);
  });

  it('are not meant by other words', () => {
    expect(metrics('Used by thousands of schools\n\nOur 401(k)\n\nARR: $12,400')).toEqual({
      arrUsd: 12_400,
    });
  });
});

describe('what is struck through', () => {
  it.each([
    'ARR: ~~$2M~~ $1.2M',
    'ARR: ~$2M~ $1.2M',
    'ARR: <s>$2M</s> $1.2M',
    '- ~~ARR: $2M~~\n- ARR: $1.2M',
    '<p>ARR: <del> $2M </del>$1.2M</p>',
  ])('is not read: %s', (rawBody) => {
    expect(metrics(rawBody)).toEqual({ arrUsd: 1_200_000 });
  });

  it('is no approximation', () => {
    expect(metrics('ARR: ~$2M, burn ~$80k')).toEqual({ arrUsd: 2_000_000, burnMonthlyUsd: 80_000 });
  });
});
