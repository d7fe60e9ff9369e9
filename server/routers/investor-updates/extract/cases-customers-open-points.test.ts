import { describe, expect, it } from 'vitest';
import { readLetter } from '@/tests/setup/read-update';

const found = (body: string) => readLetter(body).customers;
const read = (body: string) => found(body).map((c) => `${c.customerName} ${c.status}`);
const values = (body: string) =>
  found(body).map((c) => `${c.customerName} ${c.dealValueAnnualUsd ?? '-'}`);

describe('what a firm gave up in the world is no churn', () => {
  it.each([
    'Acme discontinued support for Windows 7.',
    'Acme quit the Paris agreement.',
    'Exxon quit the climate alliance.',
    'Salesforce cancelled Dreamforce.',
    'Acme left the consortium. Ford exited the Chinese market. BMW stopped production of the i3.',
    'Ford ended production in Spain. Siemens discontinued deliveries to Russia.',
    'Microsoft ended updates for Exchange 2016. Apple terminated development of the Apple Car.',
    'We left AWS, signed Deel for payroll and cancelled our Notion and Zoom subscriptions.',
  ])('%s', (body) => {
    expect(read(body)).toEqual([]);
  });

  it.each([
    ['Acme discontinued the service. Walmart quit. Target left the platform.', 'CHURNED'],
    ['Acme discontinued support.', 'CHURNED'],
    ['Acme cancelled our Northwind subscription.', 'CHURNED'],
    ['Walmart discontinued orders for our line.', 'CHURNED'],
  ])('%s', (body, status) => {
    expect(new Set(found(body).map((c) => c.status))).toEqual(new Set([status]));
  });
});

describe('who does not invest is no lost deal', () => {
  it.each([
    'We closed a $4M seed led by Point Nine. Cherry Ventures passed. Index passed too.',
    'Cherry Ventures declined.',
    'a16z passed, Benchmark passed, and General Catalyst asked for a second meeting.',
  ])('%s', (body) => {
    expect(read(body)).toEqual([]);
  });

  it.each([
    ['Walmart passed after the trial. Target declined.', ['Walmart LOST_DEAL', 'Target LOST_DEAL']],
    ['We raised prices. Walmart passed after the pilot.', ['Walmart LOST_DEAL']],
    ['Accel passed. Index Exchange passed after the trial.', ['Index Exchange LOST_DEAL']],
    ['Walmart passed as well.', ['Walmart LOST_DEAL']],
  ])('%s', (body, told) => {
    expect(read(body)).toEqual(told);
  });
});

describe('who was seen to leave has left, who was seen to start has started', () => {
  it.each([
    ['We saw Acme go live in March.', ['Acme ACTIVE']],
    ['Happy to see Walmart go live at last.', ['Walmart ACTIVE']],
    ['We saw Acme leave in March.', ['Acme CHURNED']],
    [
      'We were sorry to see Zambon go; they shut down the programme that used us.',
      ['Zambon CHURNED'],
    ],
    ['Acme is back after leaving us last year.', ['Acme ACTIVE']],
    ['Acme downgraded from Pro to Free.', ['Acme CHURNED']],
    ['Hooli declined the renewal.', ['Hooli CHURNED']],
    ['St. Olav joined on a 3-year deal ($150k a year).', ['St. Olav ACTIVE']],
    ['Auchan said not now.', ['Auchan LOST_DEAL']],
    ['Neither has signed.', []],
    ['Acme has cut its contract and will be gone by the end of May.', ['Acme CHURNED']],
  ])('%s', (body, told) => {
    expect(read(body)).toEqual(told);
  });
});

describe('a label of who left tells of each that acts behind it', () => {
  it.each([
    [
      'We lost three accounts: Payhawk merged with a bank, Pleo froze all tooling spend and Spendesk never got past onboarding.',
      ['Payhawk CHURNED', 'Pleo CHURNED', 'Spendesk CHURNED'],
    ],
    [
      'Logo moves: + Siemens Mobility ($88k), + Stadler ($40k), - Alstom ($65k, insourced).',
      ['Siemens Mobility ACTIVE', 'Stadler ACTIVE', 'Alstom CHURNED'],
    ],
    [
      'Churn was $11k MRR: Wayfair moved the work in-house, Overstock ran out of budget and Peloton went quiet after their reorg.',
      ['Wayfair CHURNED', 'Overstock CHURNED', 'Peloton CHURNED'],
    ],
    [
      'We lost two customers: Wayfair ran out of budget and Peloton got acquired.',
      ['Wayfair CHURNED', 'Peloton CHURNED'],
    ],
    [
      'Churn stayed low at 1%: Wayfair ran three workshops and Peloton renewed.',
      ['Peloton ACTIVE'],
    ],
    [
      'Contractions: Aisin (-$20k, now $30k ARR)\nExpansions: Denso',
      ['Aisin ACTIVE', 'Denso ACTIVE'],
    ],
  ])('%s', (body, told) => {
    expect(read(body)).toEqual(told);
  });
});

describe('trials and what is less than an order', () => {
  it.each([
    ['BankNordik is still testing in sandbox.', ['BankNordik PILOT']],
    ['Costco agreed to a roadshow test in 12 clubs.', ['Costco PILOT']],
    ['At KBC we finished the proof of concept and are waiting for budget.', ['KBC PILOT']],
    [
      'Signed Bertrandt (automotive, 12 seats) and EDAG as a pilot customer.',
      ['Bertrandt ACTIVE', 'EDAG PILOT'],
    ],
    ['Signed Bertrandt and EDAG as pilots.', ['Bertrandt PILOT', 'EDAG PILOT']],
    ['AGCO ordered a demo unit.', []],
    ['Aon put us on its approved vendor list.', []],
    ['Kroger put us on its shelves.', ['Kroger ACTIVE']],
    ['SVB renewed our facility.', []],
    [
      'The list of go-lives: Kroger (Feb 3), Publix (Feb 17), Meijer (planned for April).',
      ['Kroger ACTIVE', 'Publix ACTIVE'],
    ],
    [
      'Mediobanca dropped out of the pilot. Intesa is still in the sandbox.',
      ['Mediobanca LOST_DEAL', 'Intesa PILOT'],
    ],
    ['Shell has asked us to hold off until July.', ['Shell PAUSED']],
    ['Sephora agreed to test two kiosks.', ['Sephora PILOT']],
    ['Globex agreed to test two vendors.', []],
    ["Tesla's Austin plant extended the test by a month.", ['Tesla PILOT']],
    ['Migros remains a free design partner.', ['Migros PILOT']],
    ['We sold 12 units to Komatsu.', ['Komatsu ACTIVE']],
    ['We sold 500 shares to Komatsu.', []],
    ['Lockheed Martin bought two evaluation kits.', []],
    ['At Daimler Truck we finished the pilot and signed a contract.', ['Daimler Truck ACTIVE']],
    ['Crédit Agricole made a test with us in 5 branches.', ['Crédit Agricole PILOT']],
    [
      'Trials: Rewe (2 stores). Trial ended without order: Edeka.',
      ['Rewe PILOT', 'Edeka LOST_DEAL'],
    ],
    ['John Deere ordered a second unit.', ['John Deere ACTIVE']],
    ['Customers\n- Ferrero: contract in legal\n- Danone: renewed', ['Danone ACTIVE']],
    ['Losses\n- Contoso: chose incumbent', ['Contoso LOST_DEAL']],
  ])('%s', (body, told) => {
    expect(read(body)).toEqual(told);
  });
});

describe('names with a point, of a person or like a verb', () => {
  it.each([
    ['We signed E.ON in March.', ['E.ON ACTIVE']],
    ['E.ON renewed its contract.', ['E.ON ACTIVE']],
    ['Ferrovie dello Stato signed.', ['Ferrovie dello Stato ACTIVE']],
    ['New customers: Bolt.eu and N26.', ['Bolt.eu ACTIVE', 'N26 ACTIVE']],
    ['Starling said no (price).', ['Starling LOST_DEAL']],
    [
      'Albert Heijn renewed its contract. Hugo Boss churned. Leroy Merlin is live in 12 stores.',
      ['Albert Heijn ACTIVE', 'Hugo Boss CHURNED', 'Leroy Merlin ACTIVE'],
    ],
    ['Wins\n* Astrid Biologics signed', ['Astrid Biologics ACTIVE']],
    ['Albert Hein left for Google.', []],
    ['We now serve 7 of the 10 largest Nordic insurers.', []],
  ])('%s', (body, told) => {
    expect(read(body)).toEqual(told);
  });
});

describe('values that a list, a label or a longer term tells', () => {
  it.each([
    [
      'BMW at $120k, Audi at $80k and Skoda at $45k signed annual contracts this quarter.',
      ['BMW 120000', 'Audi 80000', 'Skoda 45000'],
    ],
    ['BMW at $120k, Audi at $80k and Skoda at $45k signed pilots.', ['BMW -', 'Audi -', 'Skoda -']],
    ['Churned ARR: Real $60k.', ['Real 60000']],
    [
      'Intermountain Health signed a 36-month agreement worth $1.8M in total.',
      ['Intermountain Health 600000'],
    ],
    [
      'Arizona State University renewed for another year ($85k).',
      ['Arizona State University 85000'],
    ],
    ['Wolt went from $3k to $5k per month.', ['Wolt 60000']],
    ['Skanska upped its plan from $4k to $6.5k a month.', ['Skanska 78000']],
    [
      'Northvolt filed for bankruptcy. They were our second largest customer at $190k ARR.',
      ['Northvolt 190000'],
    ],
    ['Kia is unaffected and keeps paying $14k a month.', ['Kia 168000']],
  ])('%s', (body, told) => {
    expect(values(body)).toEqual(told);
  });
});

describe('the day of a signature that a sentence tells', () => {
  it.each([
    ['Acme signed on 18 March 2026 for 24 months.', '2026-03-18'],
    ['Acme signed in March and goes live in May.', '2026-03'],
    ['Acme signed a two-year deal on March 12.', '2026-03-12'],
    ['DHL Freight: signed 12 Feb 2026, $75k p.a., 36 months', '2026-02-12'],
    ['Walmart signed after our March visit.', null],
    ['Walmart signed in time for our May launch.', null],
    ['Walmart renewed in March.', null],
  ])('%s', (body, day) => {
    expect(found(body).map((c) => c.firstSignedAt)).toEqual([day]);
  });
});
