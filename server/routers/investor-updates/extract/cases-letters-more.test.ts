import { describe, expect, it } from 'vitest';
import { readUpdate as read } from '@/tests/setup/read-update';

describe('names that are none, or whole', () => {
  it.each([
    'Nobody left, nobody came.',
    'Nobody churned.',
    'Everyone renewed.',
    'Someone cancelled at the last minute.',
    'A team of five is testing the grinder until Christmas, a pilot that costs us nothing.',
    'The kiosks run until Easter, a trial that costs us little.',
    'We wait for Ramadan, a pilot month for us.',
    'Good month. Leeds is live, runway beyond two years.',
    'Manchester went live and Bristol is next.',
    'Wrocław is live.',
    'There are 27 of us on payroll now, after Wanjiru and Kiptoo came on board in Nakuru.',
    'Headcount is 14 after Wanjiru came aboard.',
    'The team is at 12: Kiptoo joined in May.',
    'Wanjiru came on board as agronomist.',
    '## Team\n- Wanjiru came on board in May',
    'Noone left us.',
    'The RFP is lost, we came second to Tyler.',
    'We finished second behind Kobo.',
    'We were runner-up to Zeiss.',
    'In Gdynia, where we signed on the 9th, it rains.',
    'At Slush, where we signed two customers, it was cold.',
  ])('%s', (body) => {
    expect(read(body).customers).toEqual([]);
  });

  it.each([
    ['Tana Seed House cancelled its subscription in May.', 'Tana Seed House CHURNED'],
    ['Arlo Music Works signed for two years.', 'Arlo Music Works ACTIVE'],
    ['Bexley Growth Loft renewed for a year.', 'Bexley Growth Loft ACTIVE'],
    ['Leeds Lettings signed for two years.', 'Leeds Lettings ACTIVE'],
    ['City of Leeds went live with 300 homes.', 'City of Leeds ACTIVE'],
    ['Easter Foods signed a two-year contract.', 'Easter Foods ACTIVE'],
    ['Silver Spring Networks renewed.', 'Silver Spring Networks ACTIVE'],
    ['Veterans Home of Montana started a pilot.', 'Veterans Home of Montana PILOT'],
    ['We came second at Ardmore.', 'Ardmore LOST_DEAL'],
    ['Ardmore came on board in May with a two-year contract.', 'Ardmore ACTIVE'],
  ])('%s', (body, expected) => {
    expect(read(body).customers.join(', ')).toBe(expected);
  });
});

describe('customers as letters tell of them', () => {
  it.each([
    [
      'At Zielona Apteka, where we went live on the 9th with a paid contract, nine machines run.',
      'Zielona Apteka ACTIVE',
    ],
    ['It went well at Ardmore, where we signed in May.', 'Ardmore ACTIVE'],
    ['The one to watch is Ardmore, where a pilot with 30 users began in May.', 'Ardmore PILOT'],
    ['I am sorry about Ardmore, where we came second.', 'Ardmore LOST_DEAL'],
    [
      "What I'm proudest of is Ardmore Living. They signed for three years.",
      'Ardmore Living ACTIVE',
    ],
    ["What I'm least proud of is Ardmore Homes. They churned in May.", 'Ardmore Homes CHURNED'],
    ['What made the month was Ardmore. They signed a two-year contract.', 'Ardmore ACTIVE'],
    ['What hurts most is Ardmore. They did not renew.', 'Ardmore CHURNED'],
    ['Ardmore put it in all 18 locations under a new contract.', 'Ardmore ACTIVE'],
    ['Ardmore installed us in its nine stores.', 'Ardmore ACTIVE'],
    ['Ardmore upsold from $90K to $130K per year.', 'Ardmore ACTIVE'],
  ])('%s', (body, expected) => {
    expect(read(body).customers.join(', ')).toBe(expected);
  });

  it('takes the new sum of an upsell, and no term from the runway', () => {
    expect(read('Ardmore upsold from $90K to $130K per year.').values).toEqual([130_000]);
  });
});

describe('numbers as letters tell of them', () => {
  it.each([
    'KPIs (previous month in brackets)',
    'KPIs (last quarter in square brackets)',
    'Key metrics, budget in parentheses',
    'Numbers (in brackets: prior month)',
    'KPIs, with last month for comparison',
  ])('a heading that tells how lines are written hides none: %s', (heading) => {
    const body = `${heading}\n- MRR: US$84.2k [77.3k]\n- Cash: US$1.73M [1.85M]\n- Headcount: 16 [15]\n`;
    expect(read(body).metrics).toEqual({ mrrUsd: 84_200, cashOnHandUsd: 1_730_000, headcount: 16 });
  });

  it.each([
    ['The company held 8.4 million US dollars in cash on March 31.', { cashOnHandUsd: 8_400_000 }],
    ["Our bank balance on New Year's Eve was $2.48M.", { cashOnHandUsd: 2_480_000 }],
    ['Cash on Christmas Day was $2.4M.', { cashOnHandUsd: 2_400_000 }],
    ['MRR from the platform was $96.5k where February had been $88k.', { mrrUsd: 96_500 }],
    ['ARR from subscriptions is $1.2M.', { arrUsd: 1_200_000 }],
    ['MRR from the new module was $9k.', {}],
    [
      'We spent $39,000 more than we earned in March, and that is our net burn.',
      { burnMonthlyUsd: 39_000 },
    ],
    ['In March we spent $39,000 more than we took in that month.', { burnMonthlyUsd: 39_000 }],
    ['We spent $39,000 more than we earned this quarter.', {}],
    ['They spent $39,000 more than they earned in March.', {}],
    ['Headcount 31 (February 28)', { headcount: 31 }],
    [
      'MRR       $138k   (Feb $129k)\nRunway    26 months\nHeadcount 31      (Feb 28)',
      { mrrUsd: 138_000, runwayMonths: 26, headcount: 31 },
    ],
  ])('%s', (body, metrics) => {
    expect(read(body).metrics).toEqual(metrics);
  });

  it.each([
    ['Headcount ...... tbc, two offers are out', 'headcount'],
    ['Net burn: TBD', 'burnMonthlyUsd'],
    ['Runway is still to be confirmed.', 'runwayMonths'],
    ['Cash: to follow', 'cashOnHandUsd'],
    ['| | Mar | Feb |\n|---|---|---|\n| Net burn | TBD | $118k |', 'burnMonthlyUsd'],
  ])('a value that is still to come is asked for: %s', (body, field) => {
    const { gaps, metrics } = read(body);
    expect(gaps).toContain(`METRIC_MISSING:${field}`);
    expect(metrics).toEqual({});
  });

  it('a file that is only named is asked for', () => {
    expect(read('Attached: feb26-pnl.xlsx').gaps).toEqual(['ATTACHMENT_UNREAD:mentioned']);
  });
});
