import { describe, expect, it } from 'vitest';
import { metricsOf, readLetter } from '@/tests/setup/read-update';

const metrics = (sentence: string) =>
  metricsOf(readLetter(`Busy month here.\n\n${sentence}\n\nBest,\nMaria`));

describe('of a former value and that of now behind one label', () => {
  it.each([
    ['ARR: was $1.5M, now $1.2M', { arrUsd: 1_200_000 }],
    ['Burn: was $95k, now $80k', { burnMonthlyUsd: 80_000 }],
    ['Headcount: was 16, now 14', { headcount: 14 }],
    ['Headcount was 16, is now 14', { headcount: 14 }],
    ['Runway: was 16 months, now 14 months', { runwayMonths: 14 }],
    ['Cash: was $1.5M, is $1.2M', { cashOnHandUsd: 1_200_000 }],
    ['Gross margin: was 60%, now 70%', { grossMarginPct: 70 }],
    ['MRR: $28k before, $31k now', { mrrUsd: 31_000 }],
    ['MRR: $28k → now $31k', { mrrUsd: 31_000 }],
    ['MRR: was $28k; and more news', {}],
  ])('the one of now counts: %s', (text, expected) => {
    expect(metrics(text)).toEqual(expected);
  });

  it.each([
    ['ARR: $1.5M (was $1.2M)', { arrUsd: 1_500_000 }],
    ['ARR was $1.5M at the end of March.', { arrUsd: 1_500_000 }],
    ['ARR was $1.5M, growth is 5% now.', { arrUsd: 1_500_000 }],
    ['MRR: $31k, now our record.', { mrrUsd: 31_000 }],
  ])('but a value alone stays: %s', (text, expected) => {
    expect(metrics(text)).toEqual(expected);
  });
});

describe('words that make a number no level of the company', () => {
  it.each([
    '$400k ARR is at risk.',
    '$400k ARR comes up for renewal.',
    '$400k ARR moved to annual plans.',
    '$400k of our ARR comes from Acme.',
    '$2M in ARR is verbally committed.',
    'We have $2M of ARR in the pipeline.',
    'Jim alone did $400k ARR.',
    'ARR per account: $40k',
    'ARR (avg): $40k',
    'Δ ARR: $400k',
    'MRR new: $3k',
  ])('a part, an average or a change: %s', (text) => {
    expect(metrics(text)).toEqual({});
  });

  it.each([
    'ARR hopefully $4M',
    'ARR (est.): $4M',
    'ARR (26E): $4M',
    'ARR ≠ $1.2M',
    'My guess is ARR of $3.3M.',
    '$2M ARR is in sight.',
    '$3M ARR is a stretch.',
    'At $2M ARR we break even.',
    'At 70% gross margin we would be profitable.',
    'How we get to $2M ARR',
    'The bank covenant is cash of $500k.',
    'Our ICP: 50 employees, $2M ARR.',
    'In our model, MRR is $30k.',
    'Investors ask for $10M ARR.',
    'The option vests at ARR of $4M.',
    'Headcount is capped at 40.',
    'If we lose Acme, runway is 11 months.',
    'Runway is 11 months if we lose Acme.',
    'Without Acme, runway is 11 months.',
    'In theory we have 24 months of runway.',
    'Boards like 24 months of runway.',
    'ARR (LY): $1.1M',
    'LY ARR $1.1M',
    'PY headcount 40',
    'Healthy gross margin is 70%.',
    "We're cutting burn to $80k.",
    'We are bringing monthly burn to $80k.',
    'Tranche two at $3M ARR.',
    'The vision: $3M ARR.',
    'Stress test: cash $2.6M, runway 11 months.',
    'We lack $3M ARR.',
    'We debated 24 months of runway.',
    'ARR: $2M (peers)',
    'ARR: $1.2M (sorry, that is bookings)',
    "ARR: $1.2M; no wait, that's bookings.",
    'ARR: $1.2M (incl. $400k of pilots not converted)',
  ])('meant, demanded, supposed or taken back: %s', (text) => {
    expect(metrics(text)).toEqual({});
  });

  it.each([
    "We had to correct February's ARR to $1.2M.",
    'ARR was $2M before the churn.',
    'ARR was $2M two years ago.',
    'MRR was $30k when Jo joined.',
    'ARR had been $2M.',
    'In our first year we had ARR of $200k.',
    'Runway 12 months after the round',
    'Runway (post-close): 12 months',
    'With the bridge, burn is $80k.',
    'Burn of $90k was a one-off legal cost.',
    'Record burn was $80k.',
    'Excluding one-offs, burn was $80k.',
  ])('of another time or with something taken out: %s', (text) => {
    expect(metrics(text)).toEqual({});
  });

  it.each([
    'We hold $2M in cash for our merchants.',
    'We returned $500k in cash to shareholders.',
    'We raised $7M in cash.',
    'The bridge buys us 6 months of runway.',
    'Fernly cost us $500k in cash.',
    'We won $50k in cash at the Slush pitch.',
    'We have 12 people in sales.',
    'We work with a team of 40 in Ukraine.',
    'A team of 40 answered our survey.',
    'He took it from $10M to $60M ARR.',
    'We mark it at $55M post-money.',
    'Analysts value us at $55M post-money.',
    '$55M post-money is fair.',
    'With us, restaurants get a gross margin of 70%.',
    'Gross margin (ex-hosting): 80%',
    'The terms on the table: $5M at $25M post-money.',
    'We spoke with Hooli, whose ARR is $90M.',
    "PS: my wife's startup hit $2M ARR.",
    'Our new VP Sales comes from Salesforce, where he took a unit from $10M to $60M ARR.',
    'The median Series A company has $2.5M ARR, burns $350k a month and has 24 months of runway.',
    'Headcount (Vantix): 40',
    'Bitly has ARR of $3M.',
  ])('money that is no balance, people who are no team, firms that are others: %s', (text) => {
    expect(metrics(text)).toEqual({});
  });
});

describe('the same words where the number is the company’s own', () => {
  it.each([
    ['$400k ARR is our new record.', { arrUsd: 400_000 }],
    ['We closed March at $400k ARR, up 20%.', { arrUsd: 400_000 }],
    ['$400k in ARR, from 12 customers.', { arrUsd: 400_000 }],
    ['ARR (Stripe): $400k', { arrUsd: 400_000 }],
    ['ARR (March): $400k', { arrUsd: 400_000 }],
    ['Runway is 12 months without the bridge.', { runwayMonths: 12 }],
    ['The bridge closed; runway is 12 months with the bridge.', { runwayMonths: 12 }],
    ['We have $7M in cash.', { cashOnHandUsd: 7_000_000 }],
    ['We paid off the loan and have $7M in cash.', { cashOnHandUsd: 7_000_000 }],
    ['We are 40 people and met 12 candidates.', { headcount: 40 }],
    ['If the round slips we cut, but runway is 18 months.', { runwayMonths: 18 }],
    ['The covenant asks for $500k, and we hold cash of $2M.', { cashOnHandUsd: 2_000_000 }],
    [
      '$3.65M in the bank, burn of $100k a month, which buys us 32 months.',
      { cashOnHandUsd: 3_650_000, burnMonthlyUsd: 100_000 },
    ],
    ['We burn $80k a month.', { burnMonthlyUsd: 80_000 }],
  ])('is read: %s', (text, expected) => {
    expect(metrics(text)).toMatchObject(expected);
  });
});
