import { describe, expect, it } from 'vitest';
import { readUpdate as read } from '@/tests/setup/read-update';

const customers = (body: string) => read(body).customers.join(', ');

describe('names of odd shapes', () => {
  it.each([
    ['Texas A&M University signed for 3 years.', 'Texas A&M University ACTIVE'],
    ['A&W Restaurants renewed.', 'A&W Restaurants ACTIVE'],
    ['A-1 Septic & Drain signed.', 'A-1 Septic & Drain ACTIVE'],
    ["Churned: Hank's on 5th and Bistro on Main.", "Hank's on 5th CHURNED, Bistro on Main CHURNED"],
    [
      "Two churned: Hank's on 5th, which closed, and Noodle Theory.",
      "Hank's on 5th CHURNED, Noodle Theory CHURNED",
    ],
    [
      'New logos: Tandem Bikes, Ovation Travel Club and getFlock',
      'Tandem Bikes ACTIVE, Ovation Travel Club ACTIVE, getFlock ACTIVE',
    ],
    ["Prince George's County public defender is in a pilot.", "Prince George's County PILOT"],
    ['Wonka Energy expanded into Minnesota.', 'Wonka Energy ACTIVE'],
    ['Since October we are live by the Stadt Oldenau.', 'Stadt Oldenau ACTIVE'],
  ])('%s', (body, wanted) => {
    expect(customers(body)).toBe(wanted);
  });

  it.each([
    'R&D Systems is our next step.',
    'Customers\n- Retention: 94%\n- Subscriptions: MRR came in at $71k\n- Deployments: 4 new',
    'We added two in Nov and lost none.',
    'We signed an office lease in Columbus.',
  ])('none: %s', (body) => {
    expect(customers(body)).toBe('');
  });
});

describe('work done at a place', () => {
  it.each([
    [
      'Work at Ferrante Cold Storage is paused because of the insurer.',
      'Ferrante Cold Storage PAUSED',
    ],
    [
      "The arrays at Grace Church and at the Elm City School District's high school were energized.",
      'Grace Church ACTIVE, Elm City School District ACTIVE',
    ],
    [
      "First unit installed at the City of Burlington's garage (pilot, runs to March).",
      'City of Burlington PILOT',
    ],
    [
      'We signed a 20-year power purchase agreement with Hudson Self Storage.',
      'Hudson Self Storage ACTIVE',
    ],
    ['Port of Tacoma added the second terminal.', 'Port of Tacoma ACTIVE'],
    ['Palisade Games moved its whole event pipeline to us.', 'Palisade Games ACTIVE'],
    [
      'Elm Women\u2019s Health Collective launched on May 4, 700 patients on the first day.',
      "Elm Women's Health Collective ACTIVE",
    ],
    [
      'Great Basin Insurance, which paid us $310,000 a year, was absorbed by its reinsurer and the platform was switched off.',
      'Great Basin Insurance CHURNED',
    ],
    [
      'We lost Green Mountain Creamery. They went with a Trane system.',
      'Green Mountain Creamery LOST_DEAL',
    ],
    ['We lost Green Mountain Creamery. It cost us $4k MRR.', 'Green Mountain Creamery CHURNED'],
    ['Hooli signed for the procurement legal team.', 'Hooli ACTIVE'],
  ])('%s', (body, wanted) => {
    expect(customers(body)).toBe(wanted);
  });

  it.each([
    'We signed a share purchase agreement with Hooli.',
    'We signed a three-year office lease with Hooli.',
    'We signed a distribution agreement with Hooli.',
    'Work with Ferrante on the trade show is done.',
    'Hooli moved its headquarters to Ohio.',
    'Hooli is in procurement.',
    'Hooli launched in Berlin.',
    'If the arrays at Grace Church were energized we would be happy.',
  ])('none: %s', (body) => {
    expect(customers(body)).toBe('');
  });
});

describe('pilots told by what they test', () => {
  it.each([
    [
      'The Texas Department of Agriculture is running a drought monitoring pilot with us.',
      'Texas Department of Agriculture PILOT',
    ],
    ['Monzo evaluating in a 6-week pilot with two squads.', 'Monzo PILOT'],
    ['We started the test with Ganni in Denmark (pilot, 1 store).', 'Ganni PILOT'],
  ])('%s', (body, wanted) => {
    expect(customers(body)).toBe(wanted);
  });

  it.each([
    'We started an A/B test with Google Ads for two weeks.',
    'Monzo is running a discussion about a pilot.',
    'We ran a load test with Hooli on 20 sites.',
  ])('none: %s', (body) => {
    expect(customers(body)).toBe('');
  });
});

describe('labels whose colon is a verb, and what stands beside', () => {
  it.each([
    [
      "Two churned: Noodle Theory. New this month are Nonna's Table and Taco Libre.",
      "Noodle Theory CHURNED, Nonna's Table ACTIVE, Taco Libre ACTIVE",
    ],
    [
      'Demand\n- Elm Hospital renewed\n- New: Valley Oaks Senior Living',
      'Elm Hospital ACTIVE, Valley Oaks Senior Living ACTIVE',
    ],
    [
      'Who came on board:\n\nMesa Verde Unified School District signed.',
      'Mesa Verde Unified School District ACTIVE',
    ],
  ])('%s', (body, wanted) => {
    expect(customers(body)).toBe(wanted);
  });

  it.each([
    'New this month are Lena and Marcus.',
    'New this month is Dark Mode.',
    'Product\n- v2 went live\n- New: Atlas',
    'New on the board: Elm Capital',
  ])('none: %s', (body) => {
    expect(customers(body)).toBe('');
  });
});

describe('tables of places, whole or pasted flat', () => {
  const rows =
    'Dorsey Plastics 6 Active, 2 added in Nov\nNetflix 1 Pilot (Columbus, IN)\nElm Packaging 2 Active, RaaS at $4,500/month';

  it('read the rows of firms', () => {
    const wanted = 'Dorsey Plastics ACTIVE, Netflix PILOT, Elm Packaging ACTIVE';
    expect(customers(`Site Cells Status\n${rows}`)).toBe(wanted);
    expect(customers(rows)).toBe(wanted);
    expect(read(rows).values).toEqual([null, null, 54_000]);
    expect(customers('Site | Status\nDorsey Plastics | Active\nNetflix | Pilot')).toBe(
      'Dorsey Plastics ACTIVE, Netflix PILOT',
    );
  });

  it.each([
    'Site | Status\nReno | Live\nSan Jose | Live',
    'Site | Status\nWarehouse 1 | Live\nWarehouse 2 | Paused',
    'Dark Mode 2 Live\nExport 3 Live',
    'Hooli 2 calls\nWonka 3 calls',
  ])('none: %s', (body) => {
    expect(customers(body)).toBe('');
  });
});

describe('more of what customers and prospects do', () => {
  it.each([
    ['Hooli ghosted us after the POC.', 'Hooli LOST_DEAL'],
    ['Hooli went quiet after the pilot.', 'Hooli LOST_DEAL'],
    ['Hooli will not continue after the pilot.', 'Hooli LOST_DEAL'],
    ['Hooli upped its seats from 20 to 60.', 'Hooli ACTIVE'],
    ['Our biggest deal of the quarter was Hooli ($120k).', 'Hooli ACTIVE'],
    ['Newly live: Duke Health, OhioHealth', 'Duke Health ACTIVE, OhioHealth ACTIVE'],
  ])('%s', (body, wanted) => {
    expect(customers(body)).toBe(wanted);
  });

  it.each([
    'The biggest deal in the pipeline is Hooli.',
    'The first deal we expect to close is Hooli.',
    'Our biggest deal will be Hooli.',
    'Hooli went quiet after the demo.',
    'Our competitor Hooli upped its prices.',
  ])('none: %s', (body) => {
    expect(customers(body)).toBe('');
  });
});
