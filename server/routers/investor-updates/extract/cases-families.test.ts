import { describe, expect, it } from 'vitest';
import { readUpdate as read } from '@/tests/setup/read-update';

const customers = (body: string) => read(body).customers.join(', ');

describe('customers by families of sentences', () => {
  it.each([
    ['With Tessaro Foods we could conclude the framework agreement.', 'Tessaro Foods ACTIVE'],
    ['With Tessaro Foods we were able to sign the contract.', 'Tessaro Foods ACTIVE'],
    ['At Tessaro Foods a pilot project is running since May.', 'Tessaro Foods PILOT'],
    ['At Tessaro Foods a test phase is under way.', 'Tessaro Foods PILOT'],
    ["With Tessaro Foods we're halfway through a three-month pilot.", 'Tessaro Foods PILOT'],
    ['Tessaro Foods is testing two units in Ghent under a paid pilot.', 'Tessaro Foods PILOT'],
    ['Tessaro Foods dropped us in the last round.', 'Tessaro Foods LOST_DEAL'],
    ['Tessaro Foods has cut us at final stage.', 'Tessaro Foods LOST_DEAL'],
    ['Tessaro Foods dropped us in March.', 'Tessaro Foods CHURNED'],
    ['Tessaro Foods went ahead with an in-house build.', 'Tessaro Foods LOST_DEAL'],
    [
      "Tessaro Foods, where we had bid for a line, told us in May that they'll develop it internally.",
      'Tessaro Foods LOST_DEAL',
    ],
    ['Tessaro Foods added its Ohio facility.', 'Tessaro Foods ACTIVE'],
    ['Tessaro Foods added its northern routes.', 'Tessaro Foods ACTIVE'],
    ['Tessaro Foods accepted its second site in May.', 'Tessaro Foods ACTIVE'],
    ['Tessaro Foods launched to all members on May 12.', 'Tessaro Foods ACTIVE'],
    ['Tessaro Foods has come onboard with 5 outlets.', 'Tessaro Foods ACTIVE'],
    ['Tessaro Foods has after the test phase ordered 40 units.', 'Tessaro Foods ACTIVE'],
    [
      'Tessaro Foods placed a 2-year reagent and service agreement with us.',
      'Tessaro Foods ACTIVE',
    ],
    ['Daily Loaf stopped using us in May.', 'Daily Loaf CHURNED'],
    ['With Tessaro Foods we could prolong for 36 months.', 'Tessaro Foods ACTIVE'],
    ['Tessaro Foods finally decided the three-year contract.', 'Tessaro Foods ACTIVE'],
    ['Tessaro Foods has put in production its four robots.', 'Tessaro Foods ACTIVE'],
    ['Tessaro Foods already paid for the second factory.', 'Tessaro Foods ACTIVE'],
    ['Tessaro Foods has leased next 30 bikes.', 'Tessaro Foods ACTIVE'],
    ['Tessaro Foods is now stocking three flavors.', 'Tessaro Foods ACTIVE'],
    ['Tessaro Foods placed its second reorder.', 'Tessaro Foods ACTIVE'],
    ['Tessaro Foods try our system in one building until May.', 'Tessaro Foods PILOT'],
    ['Tessaro Foods makes with us a trial on forty hectares.', 'Tessaro Foods PILOT'],
    ['Tessaro Foods departed from us.', 'Tessaro Foods CHURNED'],
    ['Tessaro Foods gave us the goodbye.', 'Tessaro Foods CHURNED'],
    ['Tessaro Foods has refused, they prefer cheap bikes.', 'Tessaro Foods LOST_DEAL'],
    ['Tessaro Foods did not retain us.', 'Tessaro Foods LOST_DEAL'],
    ['Tessaro Foods went to another bidder.', 'Tessaro Foods LOST_DEAL'],
    ['Tessaro Foods awarded its project to a heat-pump vendor.', 'Tessaro Foods LOST_DEAL'],
    ['Tessaro Foods said no for this year.', 'Tessaro Foods LOST_DEAL'],
    ['Gdańsk Kurier Cooperative renewed in May.', 'Gdańsk Kurier Cooperative ACTIVE'],
    ['Kılıç Mobilya signed a two-year contract.', 'Kılıç Mobilya ACTIVE'],
    ['2.1 Tessaro Foods signed a two-year contract.', 'Tessaro Foods ACTIVE'],
    ["Driscoll's makes with us a trial on two farms.", "Driscoll's PILOT"],
    [
      'Signed: Tessaro Foods, Mole Spine & Sport',
      'Tessaro Foods ACTIVE, Mole Spine & Sport ACTIVE',
    ],
  ])('%s', (body, found) => {
    expect(customers(body)).toBe(found);
  });

  it.each([
    'Nurses who use us for a month renewed their habits.',
    'App Store rejected us twice.',
    'With Tessaro Foods we could conclude the pilot agreement soon.',
    'Tessaro Foods launched to all members of the press.',
    'Tessaro Foods added its voice to the debate.',
    'Tessaro Foods is stocking shelves.',
    'Tessaro Foods said no decision before May.',
    'Tessaro Foods paid for the dinner.',
  ])('but not: %s', (body) => {
    expect(customers(body)).not.toMatch(/ (?:ACTIVE|CHURNED|LOST_DEAL)$/);
  });

  it('tells a credit union from the navy', () => {
    expect(read('Navy Federal started a pilot.').customers).toEqual(['Navy Federal PILOT']);
  });
});

describe('metrics by families of sentences', () => {
  it.each([
    ['We spent a net $36k and have $530k left, so about 14 months.', 36_000, 14],
    ['We spent net $41K and have $900K left, i.e. 22 months.', 41_000, 22],
    ['Cash $2.1M, burn $90K, 23 months, 16 people.', 90_000, 23],
    ["MRR $34.8K. Net burn $49K. Cash $1.05M. That's 21 months for a team of 8.", 49_000, 21],
    ['o Net burn: $88,000\no Cash on 31 March: $1.7M\no Runway: 19 months', 88_000, 19],
    ['▪ Net burn: $88,000\n▪ Cash: $1.7M\n▪ Runway: 19 months', 88_000, 19],
  ])('%s', (body, burnMonthlyUsd, runwayMonths) => {
    expect(read(body).metrics).toMatchObject({ burnMonthlyUsd, runwayMonths });
  });

  it.each([
    ['We are happy to report MRR of $52K as against $48K in February.', { mrrUsd: 52_000 }],
    ['The company reports ARR of $2.1M.', { arrUsd: 2_100_000 }],
    ['1.1 ARR: $2.24M\n1.2 Cash at quarter end: $9.3M', { arrUsd: 2_240_000 }],
    ['1.4 Cash at quarter end: $9.3M', { cashOnHandUsd: 9_300_000 }],
    ['We spent $84k more than what entered.', { burnMonthlyUsd: 84_000 }],
    ['We spent $84k more than came in.', { burnMonthlyUsd: 84_000 }],
    ['In the bank we keep $1.96M.', { cashOnHandUsd: 1_960_000 }],
    ['In our pocket is $720K, so it is 18 months of life.', { runwayMonths: 18 }],
    ['We have $2.45M, therefore we can walk 18 months without new money.', { runwayMonths: 18 }],
    ['Cash is $3.35M. It makes 18 months in front of us.', { runwayMonths: 18 }],
    ['We consume $186K by month.', { burnMonthlyUsd: 186_000 }],
    ['Our strength is now 46 people.', { headcount: 46 }],
    ['We became 17 people.', { headcount: 17 }],
    ['We are 39 between Santiago and Temuco.', { headcount: 39 }],
  ])('%s', (body, wanted) => {
    expect(read(body).metrics).toMatchObject(wanted);
  });

  it.each(['We plan to report ARR of $9M.', 'We are 4 between us and the goal.'])(
    'but not: %s',
    (body) => {
      expect(read(body).metrics).toEqual({});
    },
  );
});
