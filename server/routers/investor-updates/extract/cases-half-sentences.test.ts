import { describe, expect, it } from 'vitest';
import { readUpdate as read } from '@/tests/setup/read-update';

const customers = (body: string) => read(body).customers;

describe('trials that begin', () => {
  it.each([
    'Kwik Trip begins a pilot in April in 30 stores around Des Moines.',
    'Kwik Trip starts a paid pilot next week.',
    'Kwik Trip goes into a trial in June.',
    'Kwik Trip will start a six-week pilot in May.',
    'Kwik Trip will pilot vegetation alerts this summer.',
    'Kwik Trip will trial our product in May.',
    'Kwik Trip is going to pilot us in May.',
    'Kwik Trip will test our sensors in two stores from May.',
    'Kwik Trip pilots the module in May.',
    'In May Kwik Trip will start piloting the module.',
    'Kwik Trip has a pilot starting in May.',
    'Kwik Trip deployed our product in a pilot.',
  ])('%s', (body) => {
    expect(customers(body)).toEqual(['Kwik Trip PILOT']);
  });

  it.each([
    'Kwik Trip may pilot us next year.',
    'Kwik Trip plans to pilot us in May.',
    'Kwik Trip will probably pilot next year.',
    'Kwik Trip will pilot if the budget is approved.',
    'Kwik Trip begins a pilot of Gekko.',
    'Kwik Trip will pilot a rival in May.',
    'Kwik Trip starts a pilot plant in Ohio.',
  ])('are none when they are of others or hang on something: %s', (body) => {
    expect(customers(body)).toEqual([]);
  });
});

describe('one more place that is live', () => {
  it.each([
    'Harrow Foods: third mill live, expansion signed',
    'Harrow Foods: second site live',
    'Harrow Foods: all sites live',
    'Harrow Foods: two more stores are now running',
    'Harrow Foods: fourth plant went live, renewal signed',
    'Harrow Foods: extension signed',
    'Harrow Foods: expansion to the second mill signed',
    'Harrow Foods: rollout to the third plant finished',
    'Harrow Foods installed our system.',
    'Harrow Foods launched our app at all schools.',
  ])('%s', (body) => {
    expect(customers(`- ${body}`)).toEqual(['Harrow Foods ACTIVE']);
  });

  it.each([
    'Harrow Foods: third mill planned',
    'Harrow Foods: second test site live soon',
    'Harrow Foods launched our app on its marketplace.',
  ])('is none yet: %s', (body) => {
    expect(customers(body)).toEqual([]);
  });
});

describe('what the company makes', () => {
  it.each([
    'Product\n\nBeacon went live.',
    'Product: Beacon went live.',
    'Engineering\n\n- Beacon went live',
    'Beacon went live on the App Store.',
    'Beacon is live in open beta.',
  ])('is no customer: %s', (body) => {
    expect(customers(body)).toEqual([]);
  });

  it.each([
    'Beacon went live.',
    'Product: Beacon Foods went live.',
    'Customers\n- Beacon went live',
  ])('but a customer may be: %s', (body) => {
    expect(customers(body)).toHaveLength(1);
  });
});

describe('tenders that others won', () => {
  it.each([
    'The tender of Harrow Foods went to a competitor from Eindhoven; we came second.',
    'The contract of Harrow Foods was awarded to another supplier.',
    'The RFP at Harrow Foods went to the incumbent.',
    'The bid for Harrow Foods went to someone else.',
    'The contract for Harrow Foods went to Gekko.',
  ])('%s', (body) => {
    expect(customers(body)).toContain('Harrow Foods LOST_DEAL');
  });

  it.each([
    'The tender of Harrow Foods went to us.',
    'The tender of Harrow Foods went out in May.',
    'The tender of Harrow Foods went well.',
  ])('are not lost: %s', (body) => {
    expect(customers(body)).toEqual([]);
  });
});

describe('contracts that ended with what they were for', () => {
  it.each([
    'Marlowe Steel closed its plant and with it went the clinic; the contract ended on March 31.',
    'Marlowe Steel closed its plant. Our contract with them ended in March.',
    'Marlowe Steel shut its Ohio plant, so the contract ended.',
    'Marlowe Steel closed its plant and the contract ended with it.',
    'Marlowe Steel sold its plant; the new owner cancelled the contract.',
    'Marlowe Steel was acquired and our contract ended in March.',
  ])('%s', (body) => {
    expect(customers(body)).toEqual(['Marlowe Steel CHURNED']);
  });

  it.each([
    'Marlowe Steel closed its plant in Ohio.',
    'Marlowe Steel closed its plant; the contract moved to another site.',
  ])('are not told of: %s', (body) => {
    expect(customers(body)).toEqual([]);
  });
});

describe('what a customer pays from then on', () => {
  it.each([
    'Aspen Grove Dental Partners came in at 8k USD per month.',
    'Aspen Grove Dental Partners joined at $8k per month.',
    'Aspen Grove Dental Partners joined for USD 8k per month.',
    'Aspen Grove Dental Partners pays 8k USD per month.',
    'We write all in USD.\n\n- Aspen Grove Dental Partners signed, 96k per year',
  ])('%s', (body) => {
    const { customers: found, values } = read(body);
    expect([found, values]).toEqual([['Aspen Grove Dental Partners ACTIVE'], [96_000]]);
  });

  it.each([
    'Revenue came in at $8k per month.',
    'Hosting came in at $8k per month.',
    'Gekko Group came in at $8k per month, cheaper than our quote.',
  ])('is no cost and no bid: %s', (body) => {
    expect(customers(body)).toEqual([]);
  });

  it.each([
    'All in euros.\n\n- Harrow Foods signed, 96k per year',
    'All in USD.\n\n- Harrow Foods signed, 10k orders per month',
    'All in USD.\n\n- Harrow Foods signed, ships 40k a month',
  ])('is not told without dollars or by a count: %s', (body) => {
    expect(read(body).values).toEqual([null]);
  });
});

describe('groups under bare titles', () => {
  it('need no empty lines between them', () => {
    const body =
      'Landed\nSun Country Airlines, for endpoint and identity\nBank of Clarke County, two-year deal\nExpanded\nHarrow Foods, now with the mill\nPilots\nWonka, started in March\nGone\nRidgeline Outfitters, $35K a year\n\nLooking back, it was a good year.';
    expect(customers(body)).toEqual([
      'Sun Country Airlines ACTIVE',
      'Bank of Clarke County ACTIVE',
      'Harrow Foods ACTIVE',
      'Wonka PILOT',
      'Ridgeline Outfitters CHURNED',
    ]);
  });

  it('may be decorated and counted', () => {
    expect(
      customers('💚 Landed (1)\nHooli, 40 trucks\n🧪 In pilot\nWonka, 2 sites\n💔 Left us\nGlobex'),
    ).toEqual(['Hooli ACTIVE', 'Wonka PILOT', 'Globex CHURNED']);
  });

  it.each([
    'New\nDark mode\nOffline sync\nPaused\nAndroid app',
    'Firm\nState\nHooli\nPaused\nInitech\nPaused',
  ])('but features and columns are none: %s', (body) => {
    expect(customers(body).filter((c) => /mode|sync|app|CHURNED|PILOT/.test(c))).toEqual([]);
  });

  it('labels beside "On hold" are of customers where the names are firms', () => {
    expect(customers('New: Greenline Tours, Bay City Bikes.\nOn hold: Alamo Pedal Co.')).toEqual([
      'Greenline Tours ACTIVE',
      'Bay City Bikes ACTIVE',
      'Alamo Pedal Co PAUSED',
    ]);
    expect(customers('New: Dark Mode, Cloud Storage.\nOn hold: Android app.')).toEqual([]);
  });
});

describe('those the company buys from', () => {
  it.each([
    'Last month I asked for introductions to malpractice insurers. Four of you replied and we have since signed with The Doctors Company.',
    'You recommended patent lawyers. We signed with Wilson Sonsini.',
    'Thanks to Maria we found a great law firm and signed with Harrow Law.',
    'Our new law firm: we signed with Cooley.',
    'We looked for a contract manufacturer for months and signed with Jabil.',
    'We signed SAFEs with AgFunder.',
    'We signed a SAFE with AgFunder.',
  ])('are no customers: %s', (body) => {
    expect(read(body).customers).toEqual([]);
    expect(read(body).gaps.filter((gap) => gap.startsWith('CUSTOMER'))).toEqual([]);
  });

  it('are asked about where it may sell to them as well', () => {
    const body =
      'Last month I asked for introductions to banks. We have since signed with Harrow Foods.';
    expect([read(body).customers, read(body).gaps]).toEqual([
      [],
      ['CUSTOMER_AMBIGUOUS:harrow foods'],
    ]);
  });

  it.each([
    'We have since signed with Harrow Foods.',
    'Last month I asked for introductions to grocers. We have since signed with Harrow Foods.',
  ])('but these are customers: %s', (body) => {
    expect(customers(body)).toEqual(['Harrow Foods ACTIVE']);
  });
});
