import { describe, expect, it } from 'vitest';
import { metricsOf, readLetter } from '@/tests/setup/read-update';

const read = (sentence: string) => readLetter(`Busy month here.\n\n${sentence}\n\nBest,\nMaria`);

const metrics = (sentence: string) => metricsOf(read(sentence));

const asked = (sentence: string) =>
  read(sentence)
    .gaps.map((g) => g.dedupeKey)
    .filter((key) => key.startsWith('METRIC_MISSING'));

describe('what another firm has is none of the company’s', () => {
  it.each([
    'Stripe had ARR of $3m at our age.',
    'Globex, which uses our product, has ARR of $3m.',
    'We met Globex: $3m ARR, 40 employees.',
    'I had lunch with the founder of Globex: 40 employees, $3m ARR, profitable.',
    'Notion, by contrast, had MRR of $100k back then.',
    'Our bank, SVB, had cash of $200bn.',
    'Our landlord, Regus, has a headcount of 9,000.',
    'Brightloop, who share our office, have ARR of $2m and 25 employees.',
    'Had coffee with Anna of Brightloop: ARR $2m, 14 months of runway.',
    'I spoke to the CEO of Tessera: $4m ARR, 35 people.',
    'We looked at Brightloop: cash of $2m and burn of $150k a month.',
    'Our neighbours at Brightloop are at $2m ARR.',
    'Linear, for comparison, had MRR of $90k after two years.',
    'Pipedrive, like us a CRM, had ARR of $1m at that point.',
    'Unlike Brightloop, which has runway of 6 months, we are calm.',
    'Monzo had cash of $50m when it got its licence.',
    'Salesforce, in its first year, had ARR of $5m.',
    'Our partner Tessera Systems has headcount of 1,200.',
    'For reference, HubSpot had ARR of $15m at Series C.',
    'The team at Brightloop has 18 months of runway.',
    'We are negotiating with Tessera (ARR $5m, 50 employees).',
    'Yesterday I visited Tessera: headcount 300, gross margin 70%.',
    'Congrats to Brightloop, who hit $2m ARR.',
    'One of our angels runs Tessera, which has ARR of $12m.',
    'When Shopify was our age, ARR was $1m.',
    'At our stage, Datadog had ARR of $3m.',
    'Comparables\n\n| Firm | ARR |\n|---|---|\n| Tessera | $12m |',
    '| Competitor | ARR |\n|---|---|\n| Tessera | $12m |',
  ])('%s', (sentence) => {
    expect(metrics(sentence)).toEqual({});
  });

  it.each([
    ['Globex has ARR of $3m.', 'arrUsd'],
    ['Zapier got to $5m ARR.', 'arrUsd'],
    ['According to Globex, ARR is $12m.', 'arrUsd'],
    ['At Globex, ARR is $12m.', 'arrUsd'],
  ])('a name that may be one’s own under another is asked about: %s', (sentence, field) => {
    expect([metrics(sentence), asked(sentence)]).toEqual([{}, [`METRIC_MISSING:${field}`]]);
  });

  it('the name in the sign-off may be one’s own', () => {
    const { metrics: found } = readLetter('Widgets has ARR of $3m.\n\nBest,\nMaria, Widgets');
    expect(found.map((m) => m.value)).toEqual([3_000_000]);
  });

  it.each([
    ['Northwind has ARR of $3m.', { arrUsd: 3_000_000 }],
    ['Northwind Labs is at $3m ARR with 40 employees.', { arrUsd: 3_000_000, headcount: 40 }],
    ['In March, Northwind had ARR of $3m.', { arrUsd: 3_000_000 }],
    ['As of March, Northwind, our little firm, has ARR of $3m.', { arrUsd: 3_000_000 }],
    ['The company has ARR of $3m.', { arrUsd: 3_000_000 }],
    ['Our bank, SVB, is fine; runway is 18 months.', { runwayMonths: 18 }],
    ['Unlike Brightloop, we have ARR of $3m.', { arrUsd: 3_000_000 }],
    ['We signed Globex: ARR is now $3m.', { arrUsd: 3_000_000 }],
    ['Thanks to Globex, ARR is $3m.', { arrUsd: 3_000_000 }],
    ['Globex renewed, Tessera expanded, and we have ARR of $3m.', { arrUsd: 3_000_000 }],
    ['I met our board: ARR is $3m and they are happy.', { arrUsd: 3_000_000 }],
    ['I talked to our CFO: cash is $2m.', { cashOnHandUsd: 2_000_000 }],
    ['Anna joined and headcount is 40.', { headcount: 40 }],
    ['Us: ARR $3m', { arrUsd: 3_000_000 }],
  ])('but one’s own stays: %s', (sentence, wanted) => {
    expect(metrics(sentence)).toEqual(wanted);
  });
});

describe('what is wished for or hangs on something', () => {
  it.each([
    'MRR of $300k is our goal for June.',
    'If we extend the round, runway is 30 months.',
    'Assuming the grant comes, cash is $8m.',
    'Provided that the bank agrees, runway is 20 months.',
    'Should the extension close, runway is 30 months.',
    'When the new contract starts, MRR is $120k.',
    'As soon as Globex signs, ARR is $4m.',
    'In case the extension fails, runway is 7 months.',
    'Cash is fine, and if we extend the round, runway is 30 months.',
    'Our north star: ARR of $10m.',
  ])('is not stored: %s', (sentence) => {
    expect(metrics(sentence)).toEqual({});
  });

  it.each([
    ['ARR of $3m is what we are aiming for.', 'arrUsd'],
    ['ARR of $5m is the number we have in mind.', 'arrUsd'],
    ['ARR of $5m is where we want to be.', 'arrUsd'],
    ['Cash of $8m is what the board would like to see.', 'cashOnHandUsd'],
    ['A headcount of 40 is what we have budgeted.', 'headcount'],
    ['MRR of $200k is the next milestone.', 'mrrUsd'],
    ['$200k MRR is our next stop.', 'mrrUsd'],
    ['ARR of $5m would make us fundable.', 'arrUsd'],
    ['Runway of 9 months is our worst case.', 'runwayMonths'],
    ['Only at ARR of $4m are we profitable.', 'arrUsd'],
    ['Runway is 30 months if we close the extension.', 'runwayMonths'],
    ['Cash is $8m, assuming the grant comes.', 'cashOnHandUsd'],
    ['Cash: $8m (if the grant comes)', 'cashOnHandUsd'],
    ['With the grant, cash is $8m.', 'cashOnHandUsd'],
    ['Runway: 30 months (with the extension)', 'runwayMonths'],
    ['Post-money: $40m, subject to signing.', 'postMoneyMarkedUsd'],
    ['Valuation: the round values us at $40m post (not signed).', 'postMoneyMarkedUsd'],
    ['ARR is $5m if we count the signed contracts.', 'arrUsd'],
    ['Cash of $3m is required by the covenant.', 'cashOnHandUsd'],
    ['By December, headcount is 40.', 'headcount'],
    ['When we raised our seed, ARR was $400k.', 'arrUsd'],
    ['Before the crisis we had 60 employees.', 'headcount'],
  ])('is asked about: %s', (sentence, field) => {
    expect([metrics(sentence), asked(sentence)]).toEqual([{}, [`METRIC_MISSING:${field}`]]);
  });

  it.each([
    ['ARR of $3m is what we ended March with.', { arrUsd: 3_000_000 }],
    ['ARR of $3m is ahead of our goal.', { arrUsd: 3_000_000 }],
    ['ARR of $3m was our goal and we hit it.', { arrUsd: 3_000_000 }],
    ['MRR of $300k is our best month ever.', { mrrUsd: 300_000 }],
    ['Runway is 18 months, assuming flat burn.', { runwayMonths: 18 }],
    ['Runway is 18 months if nothing changes.', { runwayMonths: 18 }],
    ['Assuming current burn, runway is 18 months.', { runwayMonths: 18 }],
    ['If I may say so, ARR of $3m is great.', { arrUsd: 3_000_000 }],
    ['When we closed the quarter, ARR was $3m.', { arrUsd: 3_000_000 }],
    ['The grant came: with the grant, cash is $8m.', { cashOnHandUsd: 8_000_000 }],
    ['If we extend, runway is 30 months, but today it is 18 months.', {}],
    ['If the round slips we cut, but runway is 18 months.', { runwayMonths: 18 }],
    ['Our Series A closed at $40m post.', { postMoneyMarkedUsd: 40_000_000 }],
  ])('but what is so stays: %s', (sentence, wanted) => {
    expect(metrics(sentence)).toEqual(wanted);
  });
});

describe('what a part of the company has', () => {
  it.each([
    ['Top 3 customers: ARR $1m.', 'arrUsd'],
    ['Our ten largest customers: ARR $900k.', 'arrUsd'],
    ['The German entity has ARR of $300k.', 'arrUsd'],
    ["Our German entity's ARR is $300k.", 'arrUsd'],
    ['Product B: ARR $300k.', 'arrUsd'],
    ['Our API product has MRR of $40k.', 'mrrUsd'],
    ['Our US business has ARR of $1m.', 'arrUsd'],
    ['Enterprise segment: ARR $1m', 'arrUsd'],
    ['Healthcare vertical: ARR $700k', 'arrUsd'],
    ['The services arm has gross margin of 30%.', 'grossMarginPct'],
    ['Consulting arm: burn $40k', 'burnMonthlyUsd'],
    ['The UK subsidiary has cash of $400k.', 'cashOnHandUsd'],
    ['Our Berlin office has a headcount of 12.', 'headcount'],
    ['The new line has ARR of $200k.', 'arrUsd'],
    ['Germany: ARR $300k', 'arrUsd'],
    ['US: ARR $300k', 'arrUsd'],
    ['EMEA has ARR of $300k.', 'arrUsd'],
    ['Channel partners: ARR $200k', 'arrUsd'],
    ['In the US, ARR is $1m.', 'arrUsd'],
    ['In Germany we have ARR of $300k.', 'arrUsd'],
    ['For the enterprise plan, MRR is $40k.', 'mrrUsd'],
    ['Of which enterprise: ARR $1m.', 'arrUsd'],
    ['## German entity\n- ARR: $300k', 'arrUsd'],
  ])('is asked about: %s', (sentence, field) => {
    expect([metrics(sentence), asked(sentence)]).toEqual([{}, [`METRIC_MISSING:${field}`]]);
  });

  it.each([
    ['Our business has ARR of $3m.', { arrUsd: 3_000_000 }],
    ['The SaaS business has ARR of $3m.', { arrUsd: 3_000_000 }],
    ['Top line: ARR $3m.', { arrUsd: 3_000_000 }],
    ['Our product has gross margin of 71%.', { grossMarginPct: 71 }],
    ['The Northwind platform has ARR of $3m.', { arrUsd: 3_000_000 }],
    ['Our 120 customers: 40 new, ARR: $3m', { arrUsd: 3_000_000 }],
    ['Enterprise customers: 12, ARR: $3m', { arrUsd: 3_000_000 }],
    ['On the sales side, ARR is $3m.', { arrUsd: 3_000_000 }],
    ['Across all segments, ARR is $3m.', { arrUsd: 3_000_000 }],
    ['We now sell in Germany and the US, with ARR of $3m.', { arrUsd: 3_000_000 }],
    ['The German entity has ARR of $300k. Total ARR: $3m.', { arrUsd: 3_000_000 }],
  ])('but the whole stays: %s', (sentence, wanted) => {
    expect(metrics(sentence)).toEqual(wanted);
  });
});
