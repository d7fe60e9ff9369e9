import { describe, expect, it } from 'vitest';
import { readUpdate as read } from '@/tests/setup/read-update';

describe('labels of who came and went', () => {
  it.each([
    [
      'We lost Blue Heron Logistics at the last step: they chose CrowdStrike because of a bundle.',
      'Blue Heron Logistics LOST_DEAL',
    ],
    [
      'Who joined us: Juno Payroll ($1,800/month) and Acorn. BlueStem Community Bank is three weeks into its pilot.',
      'Juno Payroll ACTIVE, Acorn ACTIVE, BlueStem Community Bank PILOT',
    ],
    [
      'Won: Hafslund Marine (9 vessels, $75k ARR)\nRenewed: Quayside, on a 3-year deal this time\nPiloting: A. P. Lindqvist & Sonner (2 vessels)\nRolled out: First Light Ferries is now live on its whole fleet\nGone: Marlin, insolvent',
      'Hafslund Marine ACTIVE, Quayside ACTIVE, A. P. Lindqvist & Sonner PILOT, First Light Ferries ACTIVE, Marlin CHURNED',
    ],
    [
      'New in April: Fable & Finch at $3,200 a month, and bare hollow, who went live nine days after the first call. Nordhus moved from the Starter to the Growth plan.',
      'Fable & Finch ACTIVE, bare hollow ACTIVE, Nordhus ACTIVE',
    ],
    ['Expansions: LTC Partners of Ohio (+2 facilities)', 'LTC Partners of Ohio ACTIVE'],
    ['One churn: Dunlin Foods, bankrupt.', 'Dunlin Foods CHURNED'],
    ['Gone: Dunlin Foods, insolvent', 'Dunlin Foods CHURNED'],
    ['Left us: Dunlin Foods and Elmwick', 'Dunlin Foods CHURNED, Elmwick CHURNED'],
    ['Who left: Dunlin Foods', 'Dunlin Foods CHURNED'],
    ['Who left us: Dunlin Foods (went back to Excel).', 'Dunlin Foods CHURNED'],
    ['Departures: Dunlin Foods (acquired).', 'Dunlin Foods CHURNED'],
    ['Goodbyes: Dunlin Foods', 'Dunlin Foods CHURNED'],
    ['Not renewed: Dunlin Foods', 'Dunlin Foods CHURNED'],
    [
      'New customers: Marlow Freight\nGone: Dunlin Foods',
      'Marlow Freight ACTIVE, Dunlin Foods CHURNED',
    ],
    [
      'Came on: Marlow Freight and Teal & Son.\nCame off: Dunlin Foods.',
      'Marlow Freight ACTIVE, Teal & Son ACTIVE, Dunlin Foods CHURNED',
    ],
    ['Joined: Marlow Freight\nLeft: Dunlin Foods', 'Marlow Freight ACTIVE, Dunlin Foods CHURNED'],
    [
      'In: Marlow Freight, Wrenfield. Out: Dunlin Foods.',
      'Marlow Freight ACTIVE, Wrenfield ACTIVE, Dunlin Foods CHURNED',
    ],
    ['Welcome aboard: Marlow Freight and Wrenfield', 'Marlow Freight ACTIVE, Wrenfield ACTIVE'],
    ['Upgrades: Marlow Freight (Pro to Enterprise)', 'Marlow Freight ACTIVE'],
    ['Trying us out: Marlow Freight', 'Marlow Freight PILOT'],
    ['Frozen: Marlow Freight (budget)', 'Marlow Freight PAUSED'],
    ['Lost to competition: Marlow Freight', 'Marlow Freight LOST_DEAL'],
    ['Harlow Dental: pilot, week 4 of 8.', 'Harlow Dental PILOT'],
  ])('%s', (body, customers) => {
    expect(read(body).customers.join(', ')).toBe(customers);
  });

  it.each([
    'Launch partner: SpaceX. Test partner: Sandia.',
    'Gone: the old dashboard',
    'Gone: Priya and Marcus',
    'In: usage-based pricing. Out: seat licenses.',
    'In: Berlin, Munich. Out: Hamburg.',
    'Joined: Dana, Marcus',
    'Who joined us: Camille Rousseau and Ravi Patel',
    'New faces: Camille, Ravi',
    'New in April: Dark Mode, Slack export, and a faster editor.',
    'New this month: Atlas, our reporting module.',
    'Rolled out: Dark Mode and Single Sign-On',
    'Rolled out: Okta, Rippling',
    'Left: two engineers and Priya',
    'Won: Best Startup Award',
    'Churn: two small shops',
    "Compliance: the Renters' Rights changes have turned into our best sales tool.",
    "Learned: Schedulers don't want AI to decide.",
    'Photos: Lena',
    'Wishlist: Tesla, Rivian, Lucid',
    'Target accounts: Tesla, Rivian',
    'Dream customers: Tesla, Rivian',
    'Warm: Tesla, Rivian',
    'Up next: Tesla, Rivian',
    'In the pipeline: Salt River Project, Netafim',
    'Onboarding in May: Tesla',
    'Renewals due: Tesla, Rivian',
    'Renewals at risk: Tesla',
  ])('none: %s', (body) => {
    expect(read(body).customers).toEqual([]);
  });
});

describe('names that open with a common word, or end in one', () => {
  it.each([
    [
      'We signed Second Nature and Good Harbor Credit Union.',
      'Second Nature ACTIVE, Good Harbor Credit Union ACTIVE',
    ],
    ['Best Foot Forward Physio renewed.', 'Best Foot Forward Physio ACTIVE'],
    ['Signed Pier Nine.', 'Pier Nine ACTIVE'],
    ['Studio Seven renewed for a year.', 'Studio Seven ACTIVE'],
    ['Our Finance team signed Growth Partners of Ohio.', 'Growth Partners of Ohio ACTIVE'],
    [
      'We signed Dental Partners of Michigan for $20k a year.',
      'Dental Partners of Michigan ACTIVE',
    ],
    [
      'Bank of Ohio signed. Credit Union of Colorado renewed.',
      'Bank of Ohio ACTIVE, Credit Union of Colorado ACTIVE',
    ],
    [
      'A. P. Moller renewed. J. R. Voss & Sons churned.',
      'A. P. Moller ACTIVE, J. R. Voss & Sons CHURNED',
    ],
    [
      'Signed: Hale, Orr & Finch LLP, Dunlin and Teal.',
      'Hale, Orr & Finch LLP ACTIVE, Dunlin ACTIVE, Teal ACTIVE',
    ],
    [
      'We have two customers in pilot: Hooli and Third Coast Bank.',
      'Hooli PILOT, Third Coast Bank PILOT',
    ],
    ['Dunlin & Teal Logistics renewed.', 'Dunlin & Teal Logistics ACTIVE'],
    ['Dunlin & Teal signed an annual plan.', 'Dunlin & Teal ACTIVE'],
    ['Dunlin & Daws signed.', 'Dunlin & Daws ACTIVE'],
  ])('%s', (body, customers) => {
    expect(read(body).customers.join(', ')).toBe(customers);
  });
});

describe('names in small letters that act', () => {
  it.each([
    [
      'gumdrop signed up all 14 shops after like 2 emails lol. Slow Sundays too',
      'gumdrop ACTIVE, Slow Sundays ACTIVE',
    ],
    ['nite owl coffee bailed, said staff never opened the app.', 'nite owl coffee CHURNED'],
    [
      'hexpool and Monday Morning Games both switched from free to team',
      'hexpool ACTIVE, Monday Morning Games ACTIVE',
    ],
    ['lemonbase went annual, $18k upfront for the year', 'lemonbase ACTIVE'],
    ['stackless left. they moved everything to buildkite', 'stackless CHURNED'],
  ])('%s', (body, customers) => {
    expect(read(body).customers.join(', ')).toBe(customers);
  });
});
