import { describe, expect, it } from 'vitest';
import { readUpdate as read } from '@/tests/setup/read-update';

const customers = (body: string, known: string[] = []) => read(body, known).customers.join(', ');

describe('pilots in the words of many hands', () => {
  it.each([
    ['At Redcar Borough Council our trial on the depot boiler runs until August.', 'PILOT'],
    ['At Redcar Borough Council the pilot in two libraries is under way.', 'PILOT'],
    ['Redcar Borough Council is evaluating one unit until June (paid pilot).', 'PILOT'],
    ['Redcar Borough Council tests three sensors in the town hall (free pilot).', 'PILOT'],
    ['Redcar Borough Council has given us a two-site pilot.', 'PILOT'],
    ['Redcar Borough Council granted us a paid trial in May.', 'PILOT'],
    ['Redcar Borough Council has a test panel on its bench as a paid pilot.', 'PILOT'],
    ['Redcar Borough Council runs two of our pumps at the pool as a pilot.', 'PILOT'],
    ["Redcar Borough Council's pilot in the harbour passed 300 hours.", 'PILOT'],
    ["Redcar Borough Council's trial at two depots reached its halfway mark.", 'PILOT'],
    ['Redcar Borough Council: pilot with 400 meters started on Monday', 'PILOT'],
    ['Redcar Borough Council: trial in two wards began in June', 'PILOT'],
    ['Redcar Borough Council takes one terminal in test, it is a pilot.', 'PILOT'],
    ['Redcar Borough Council took two units on trial.', 'PILOT'],
    ['With the Redcar Borough Council we have started a pilot for the library.', 'PILOT'],
  ])('%s', (body, status) => {
    expect(customers(body)).toBe(`Redcar Borough Council ${status}`);
  });

  it.each([
    ['Quorra gave us a one-lane pilot out of Bodunlo.', 'Quorra PILOT'],
    ['Launched a pilot with Lowe’s covering three distribution centers.', "Lowe's PILOT"],
    ['We run a pilot with Tessaro in two distribution hubs.', 'Tessaro PILOT'],
  ])('%s', (body, wanted) => {
    expect(customers(body).replace('’', "'")).toBe(wanted);
  });

  it.each([
    "Tessaro's pilot in Leeds was postponed.",
    'We run the pilot out of Tampere.',
    'Tessaro gave us a pilot proposal to sign.',
    'Tessaro Capital gave us a term sheet after the pilot.',
    'Tessaro has given us a loan after a trial period.',
    'Tessaro Research gave us a one-day trial of their track.',
    "Tessaro's trial in Leeds started badly.",
    'Tessaro has a trial lawyer as a board member.',
    'Tessaro has a plan to talk about a pilot.',
    'Tessaro will give us a pilot in May.',
    'With the Tessaro we have talked about a pilot.',
    'Signed a distribution agreement with Tessaro.',
  ])('none: %s', (body) => {
    expect(customers(body)).toBe('');
  });
});

describe('customers in the words of many hands', () => {
  it.each([
    ['The second boiler, known to us as Gus, was commissioned at Marlowe Brewery on 4 May.'],
    ['Unit two was switched on at Marlowe Brewery last week.'],
    ['The first line was handed over to Marlowe Brewery in June.'],
    ['Marlowe Brewery moved from bench trial to site license.'],
    ['Marlowe Brewery went from pilot to an enterprise license in June.'],
    ['With Marlowe Brewery we have a signed contract since 3 May, duration 24 months.'],
    ['With Marlowe Brewery we have now a contract of two years.'],
    ['Marlowe Brewery is our top renter again.'],
    ['Marlowe Brewery remains our largest buyer.'],
    ['Marlowe Brewery came in with a $12k annual plan.'],
    ['Marlowe Brewery came in at $36k ACV.'],
    ['Marlowe Brewery joined on a $3k per month plan.'],
    ['Marlowe Brewery increased the volume by 20%.'],
    ['Marlowe Brewery raised its order volumes again.'],
    ['Marlowe Brewery continues with its order of six kettles.'],
    ['Marlowe Brewery goes on with its subscription.'],
    ['Marlowe Brewery added its Leeds office.'],
    ['Marlowe Brewery added its bottling plant.'],
    ['Marlowe Brewery launched its web shop with us on 3 May.'],
    ['Marlowe Brewery opened a members area on our platform.'],
    ['Our meters hang now in 12 pubs of Marlowe Brewery.'],
    ['Our lockers are now in front of 40 shops of Marlowe Brewery.'],
    ['The trade association board Marlowe Brewery signed.', ''],
    ['The water board Marlowe Brewery signed after a tender.'],
  ])('%s', (body, wanted = 'Marlowe Brewery ACTIVE') => {
    expect(customers(body)).toBe(wanted);
  });

  it('reads a contract behind a place, and behind one that has left', () => {
    expect(read('Marlowe Brewery signed in New York: $90k minimum per year.').values).toEqual([
      90_000,
    ]);
    expect(read('Marlowe Brewery did not renew; that was $45k a year.').values).toEqual([45_000]);
    expect(read('Marlowe Brewery churned. It paid us $2k a month.').values).toEqual([24_000]);
    expect(read('Marlowe Brewery churned. Our ARR is $45k a year.').values).toEqual([null]);
  });

  it('reads what lasts long but is no contract, and what a contract is of', () => {
    expect(customers('Marlowe Brewery signed after a two-year procurement.')).toBe(
      'Marlowe Brewery ACTIVE',
    );
    expect(customers('Marlowe Brewery is in procurement after two years.')).toBe('');
    expect(
      customers('A kettle was commissioned at Marlowe Brewery in May and has not missed a day.'),
    ).toBe('Marlowe Brewery ACTIVE');
    expect(
      read('Marlowe Brewery awarded us the yeast and HTV testing contract, worth $9k per year.')
        .values,
    ).toEqual([9_000]);
    expect(read('Marlowe Brewery churned. They were a $24k per year account.').values).toEqual([
      24_000,
    ]);
  });

  it.each([
    ['Marlowe signed on May 11. Kirkby Residential followed a week later at $1,500 per month.'],
    ['Marlowe signed on May 11. Kirkby Residential followed in June.'],
    ['Marlowe signed in May. Kirkby Residential followed suit.'],
  ])('who followed: %s', (body) => {
    expect(customers(body)).toBe('Marlowe ACTIVE, Kirkby Residential ACTIVE');
  });

  it.each([
    'Marlowe signed in May. Kirkby Capital followed on in the round.',
    'Marlowe signed in May. Kirkby Residential followed up with questions.',
    'We raised a round. Kirkby Residential followed a week later.',
  ])('who followed otherwise: %s', (body) => {
    expect(customers(body)).not.toContain('Kirkby');
  });

  it.each([
    'We have $1.2M on the account at the Norrbank.',
    'We keep $400k in a savings account with Norrbank.',
    'Nine of us, including Dr. Mirela Osk, who came from Tessaro in May to lead biology.',
    'Prof. Mirela Osk signed on as our advisor.',
    'Mirelo, who came from Tessaro, joined to run sales.',
    'Tessaro added its voice to the debate.',
    'Tessaro launched its own tool on June 3.',
    'Tessaro came in at second place.',
    'Tessaro Legal came in at $3k a month, too much for us.',
    'The board member Tessaro signed the minutes.',
    'Our posters hang now in 12 cities.',
    'A study was commissioned by Tessaro Foods.',
    'We commissioned Tessaro Design to redo the site.',
    'Marketing increased the volume of mails by 30%.',
  ])('none: %s', (body) => {
    expect(customers(body)).toBe('');
  });
});

describe('those who left, in the words of many hands', () => {
  it.each([
    ["St Hild's High School left at Easter; the budget was cut.", "St Hild's High School CHURNED"],
    ['Ormsby Dairy left in May.', 'Ormsby Dairy CHURNED'],
    ['Ormsby Dairy left last month, they built their own.', 'Ormsby Dairy CHURNED'],
    ['Ormsby Dairy has stopped on the 15th, they go back to paper.', 'Ormsby Dairy CHURNED'],
    ['Ormsby Dairy stopped at the end of May.', 'Ormsby Dairy CHURNED'],
    ['Ormsby Dairy told us in May that it will stay with its incumbent.', 'Ormsby Dairy LOST_DEAL'],
    ['Ormsby Dairy informed us last week they went with a rival.', 'Ormsby Dairy LOST_DEAL'],
    ['The offer at Ormsby Dairy we have unfortunately lost.', 'Ormsby Dairy LOST_DEAL'],
    ['Our offer to Ormsby Dairy was rejected.', 'Ormsby Dairy LOST_DEAL'],
    ['The proposal for Ormsby Dairy was turned down in May.', 'Ormsby Dairy LOST_DEAL'],
    ['We lost the Best Moor Inns deal to Gekko at the last stage.', 'Best Moor Inns LOST_DEAL'],
    ['We lost the First Ormsby Dairy tender.', 'First Ormsby Dairy LOST_DEAL'],
  ])('%s', (body, wanted) => {
    expect(customers(body)).toBe(wanted);
  });

  it.each([
    'Jorun left in May.',
    'Ormsby stopped at nothing.',
    'The offer to Jorun was rejected.',
    'Our proposal to Norgrant was rejected.',
    'Our bid for the Ormsby Health grant was turned down.',
    'Priya Bank left in May to join Gekko.',
    'Ormsby Dairy told us in May that it will stay with us.',
  ])('none: %s', (body) => {
    expect(customers(body).replace('Ormsby Dairy ACTIVE', '')).toBe('');
  });
});

describe('names with small words within', () => {
  it.each([
    ['Signed: Merrow Defence and Space', 'Merrow Defence and Space ACTIVE'],
    ['Merrow Health and Wellness has renewed.', 'Merrow Health and Wellness ACTIVE'],
    [
      'The Department of Water and Power renewed for a year.',
      'Department of Water and Power ACTIVE',
    ],
    ['Pilot: Transport for Greater Norwich, until January', 'Transport for Greater Norwich PILOT'],
    ['Institute for Soil Science renewed.', 'Institute for Soil Science ACTIVE'],
    ['Government of Karvana signed for two years.', 'Government of Karvana ACTIVE'],
    ['With Gebr. Osterloh KG we have signed a contract of two years.', 'Gebr. Osterloh KG ACTIVE'],
    ['Gebr. Osterloh has renewed.', 'Gebr. Osterloh ACTIVE'],
    [
      'Loch & Lowmoor Distillers extended the contract to all sites.',
      'Loch & Lowmoor Distillers ACTIVE',
    ],
    ['Grell & Thornby extended its contract to all sites.', 'Grell & Thornby ACTIVE'],
  ])('%s', (body, wanted) => {
    expect(customers(body)).toBe(wanted);
  });

  it('parts two firms that “and” joins', () => {
    expect(customers('Signed Merrow Health and Tessaro.')).toBe(
      'Merrow Health ACTIVE, Tessaro ACTIVE',
    );
    expect(customers('Merrow Defence and Lowmoor Space both signed.')).toBe(
      'Merrow Defence ACTIVE, Lowmoor Space ACTIVE',
    );
  });
});

describe('a section of customers and partners', () => {
  it('is read by its sentences', () => {
    expect(
      customers(
        '2. Partnerships and customers\n   - Ormsby Hospital renewed\n   - Hygora HMO commenced a pilot\n   - Our reagents come from Tessaro Labs',
      ),
    ).toBe('Ormsby Hospital ACTIVE, Hygora HMO PILOT');
    expect(customers('Customers & partners\n- Signed Ormsby Hospital\n- Tessaro (reseller)')).toBe(
      'Ormsby Hospital ACTIVE',
    );
  });

  it('ends where the next numbered heading stands', () => {
    expect(
      customers(
        '3. CUSTOMERS\nWon: Ormsby Hospital, $8k per month.\n\n4. WHAT KEEPS US UP\nNurse hiring.\n\n5. FINANCING\nNo plans before May.',
      ),
    ).toBe('Ormsby Hospital ACTIVE');
    expect(
      customers('2) Customers\n- Ormsby Hospital\n\n3) OFFICE\nWe moved.\n\n4) STAFF\nSteady.'),
    ).toBe('Ormsby Hospital ACTIVE');
  });
});
