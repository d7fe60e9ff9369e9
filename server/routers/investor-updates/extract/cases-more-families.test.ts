import { describe, expect, it } from 'vitest';
import { readUpdate as read } from '@/tests/setup/read-update';

describe('what customers did, by families of wordings', () => {
  it.each([
    ['Tessaro Schools went district-wide in May.', 'Tessaro Schools ACTIVE'],
    ['Tessaro Foods rolled out chain-wide.', 'Tessaro Foods ACTIVE'],
    ['Tessaro Energy accepted the first 4 MWh system in June.', 'Tessaro Energy ACTIVE'],
    ['Tessaro Logistics is since 1 April a paying customer.', 'Tessaro Logistics ACTIVE'],
    ['Tessaro Logistics is since last month our client.', 'Tessaro Logistics ACTIVE'],
    ['Tessaro Motors decided to use our scanner at 3 plants.', 'Tessaro Motors ACTIVE'],
    ['Tessaro Foods agreed to buy our range for 2027.', 'Tessaro Foods ACTIVE'],
    ['Tessaro Markets put us on the shelf in 36 stores.', 'Tessaro Markets ACTIVE'],
    ['Tessaro Foods started buying from us in Denver.', 'Tessaro Foods ACTIVE'],
    ['Tessaro Foods began ordering through our app.', 'Tessaro Foods ACTIVE'],
    ['Tessaro Group came in through a referral and pays $900 per month.', 'Tessaro Group ACTIVE'],
    ['- City of Tessaro: four kerbside sites now energized', 'City of Tessaro ACTIVE'],
    ['- Tessaro Foods: two depots are live', 'Tessaro Foods ACTIVE'],
    ['Tessaro Labs is on the $400/mo plan.', 'Tessaro Labs ACTIVE'],
    ['Tessaro Labs is qualifying our heat pipes in a pilot.', 'Tessaro Labs PILOT'],
    ['Tessaro Foods pilot got extended through August.', 'Tessaro Foods PILOT'],
    ['Tessaro Hauling is out, they filed for Chapter 11.', 'Tessaro Hauling CHURNED'],
    ['We were not selected by Tessaro, who decided to build it.', 'Tessaro LOST_DEAL'],
    ['Lake & Stone Spa signed.', 'Lake & Stone Spa ACTIVE'],
    ['Ember & Oak cancelled in March when their chef left.', 'Ember & Oak CHURNED'],
    ['Pilot Ridge Bookkeeping signed.', 'Pilot Ridge Bookkeeping ACTIVE'],
  ])('%s', (body, expected) => {
    expect(read(body).customers.join(', ')).toBe(expected);
  });

  it.each([
    'Our first DSO signed in May.',
    'Practices live: 88',
    'One of our co-founders, Thiago, is leaving.',
    'We were not selected by Techstars for the spring batch.',
    'Tessaro Foods considered to use our scanner.',
    'Tessaro Foods received the first sample for a trial.',
    'Tessaro Foods agreed to test our scanner in a shop some day.',
    'Tessaro Foods went company-wide with a freeze on travel.',
  ])('names no paying customer: %s', (body) => {
    expect(read(body).customers.filter((it) => !it.endsWith('PILOT'))).toEqual([]);
  });

  it.each([
    ['Tessaro Foods renewed for another year at $95K.', 95_000],
    ['Tessaro Foods renewed for a year after a $95K pilot.', null],
    ['Tessaro Foods expanded to Ohio. The account is now $240K a year.', 240_000],
    ['Tessaro Foods churned (-$800 MRR).', 9_600],
    ['Tessaro Foods expanded (-$800 MRR after a discount).', null],
    ['Tessaro Foods signed. 380 trucks at $25 per truck per month, so $114K a year.', 114_000],
    ['Tessaro Foods pays $25 per truck per month.', null],
    ['Signed Tessaro Foods, our first DSO (31 sites), at $4,500/month', 54_000],
  ])('says what a contract is worth a year: %s', (body, expected) => {
    expect(read(body).values).toEqual([expected]);
  });
});

describe('numbers, by families of wordings', () => {
  it.each([
    [
      'MRR finished at $92K. We also missed our plan for the year, which was $100K of MRR.',
      { mrrUsd: 92_000 },
    ],
    ['- 12 FTEs and 60 part-time coaches', { headcount: 12 }],
    ['Gross margin after freight was 23%.', { grossMarginPct: 23 }],
    ['Gross margin net of shipping costs came to 31%.', { grossMarginPct: 31 }],
    ['Gross margin before freight was 40%.', {}],
    ['Cash and short-term treasuries were $11.9 million.', { cashOnHandUsd: 11_900_000 }],
    ['ARR from platform subscriptions reached $2.1 million.', { arrUsd: 2_100_000 }],
    ['ARR from enterprise subscriptions reached $2.1 million.', {}],
  ])('%s', (body, expected) => {
    expect(read(body).metrics).toEqual(expected);
  });
});
