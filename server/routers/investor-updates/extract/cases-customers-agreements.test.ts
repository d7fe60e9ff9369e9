import { describe, expect, it } from 'vitest';
import { readUpdate as read } from '@/tests/setup/read-update';

describe('agreements, tenders and trials tell of a customer by their noun', () => {
  it.each([
    ['We executed an agreement with Halden.', 'Halden ACTIVE'],
    [
      'The Company entered into agreements with Old Mutual and Discovery Health.',
      'Old Mutual ACTIVE, Discovery Health ACTIVE',
    ],
    ['We signed our offtake with Tessaro.', 'Tessaro ACTIVE'],
    [
      'The agreement with Tessaro was terminated by the customer with effect from 30 November.',
      'Tessaro CHURNED',
    ],
    [
      'The tender of the City of Cape Town was awarded to a competitor.',
      'City of Cape Town LOST_DEAL',
    ],
    [
      'A proof of concept with Tessaro was concluded successfully and is expected to lead to an order.',
      'Tessaro PILOT',
    ],
    ['Tessaro Foods POC day 21 of 60, going well', 'Tessaro Foods PILOT'],
    ["Tessaro Transport's six-week trial wrapped up on Friday.", 'Tessaro Transport PILOT'],
    ["BJ's Wholesale: paper signed Thursday, starts in Jan", "BJ's Wholesale ACTIVE"],
  ])('%s', (body, expected) => {
    expect(read(body).customers.join(', ')).toBe(expected);
  });

  it.each([
    'We entered into a lease agreement with Halden.',
    'We executed a reseller agreement with Halden.',
    'We signed up for Gusto.',
    'The tender of Halden was awarded to us.',
  ])('%s', (body) => {
    expect(read(body).customers).toEqual([]);
  });
});

describe('customers told of in a half sentence', () => {
  it.each([
    [
      'In January we had one paying customer, Penguin Random House. Today we have nineteen, among them Hachette and Bloomsbury.',
      'Penguin Random House ACTIVE, Hachette ACTIVE, Bloomsbury ACTIVE',
    ],
    [
      'Clinics: 61 live, of which Banner Health (12 sites) and Sutter Health (7 sites) are the largest.',
      'Banner Health ACTIVE, Sutter Health ACTIVE',
    ],
    ['Scholastic was the one we lost; they have a new CTO.', 'Scholastic CHURNED'],
    [
      'HarperCollins tried us over the summer and decided to stay with what they had.',
      'HarperCollins LOST_DEAL',
    ],
    ['- signed up Linear and Vercel', 'Linear ACTIVE, Vercel ACTIVE'],
    ['Cresud added 8,000 hectares.', 'Cresud ACTIVE'],
    ['Z Energy is out: new CIO.', 'Z Energy CHURNED'],
    ['Tesco is fine, they renewed in May at a higher tier.', 'Tesco ACTIVE'],
    ['Menzies did not extend.', 'Menzies CHURNED'],
    ['Halden renewed for two years and Corvus for one.', 'Halden ACTIVE, Corvus ACTIVE'],
    [
      'Sales: +3 (Aldgate, Brunel, Corvus), –1 (Dunmore)',
      'Aldgate ACTIVE, Brunel ACTIVE, Corvus ACTIVE, Dunmore CHURNED',
    ],
    ['We signed three (Halden, $40k; Corvus, $60k).', 'Halden ACTIVE, Corvus ACTIVE'],
    ["Customers\nWe're no longer working with Moosejaw.", 'Moosejaw CHURNED'],
    [
      'Migros Industrie bought 20 more sensors, and Hochdorf shut down its plant and with it our contract.',
      'Migros Industrie ACTIVE',
    ],
  ])('%s', (body, expected) => {
    expect(read(body).customers.join(', ')).toBe(expected);
  });

  it.each([
    'Long shot: the pilot at Bosch.',
    'Halden did not extend an offer.',
    'Our landlord Halden did not extend.',
    'Team: +2 (Anna, Ben), –1 (Carl)',
    'Sequoia added 8,000 followers.',
    "We're no longer working with Moosejaw.",
  ])('%s', (body) => {
    expect(read(body).customers).toEqual([]);
  });
});

describe('names that are written in ways of their own', () => {
  it.each([
    ['citizenM, Motel One and Ruby all renewed.', 'citizenM ACTIVE, Motel One ACTIVE, Ruby ACTIVE'],
    ["Booking.com's Amsterdam office took 60 seats.", 'Booking.com ACTIVE'],
    ['The municipality of Malmö extended.', 'municipality of Malmö ACTIVE'],
    ['Ford and GM both converted from pilot.', 'Ford ACTIVE, GM ACTIVE'],
    ["We launched in Gail's on the 3rd.", "Gail's ACTIVE"],
    ['Sport 2000 told us they will not be continuing after the pilot.', 'Sport 2000 LOST_DEAL'],
    ['Welcome Corvus Foods!', 'Corvus Foods ACTIVE'],
    ['Welcome Break renewed.', 'Welcome Break ACTIVE'],
  ])('%s', (body, expected) => {
    expect(read(body).customers.join(', ')).toBe(expected);
  });

  it.each([
    'The city of Lyon is beautiful.',
    'Burn fell and GM rose to 71%.',
    'ARR $2M and GM 70%.',
  ])('%s', (body) => {
    expect(read(body).customers).toEqual([]);
  });
});

it('reads a title between two lists without a blank line as the heading of the second', () => {
  const body =
    'Wins\n✅ Closed Hyatt\nLosses\n❌ Best Western – no budget\nWatchlist\n⚠️ Halden – champion left';
  expect(read(body).customers).toEqual(['Hyatt ACTIVE', 'Best Western LOST_DEAL']);
});

describe('customers told of by how they stand, at retail or in trials', () => {
  it.each([
    ['MTN Rwanda remains a client of our payments product.', 'MTN Rwanda ACTIVE'],
    [
      'Partners In Health and King Faisal Hospital are our two newest clients, while CHUK has asked us to stop deliveries until its audit is over.',
      'Partners In Health ACTIVE, King Faisal Hospital ACTIVE, CHUK PAUSED',
    ],
    ['We no longer serve Babyl, which closed its operations.', 'Babyl CHURNED'],
    [
      'Two of our design partners, Fidelity and Vanguard, ended their programs without buying.',
      'Fidelity LOST_DEAL, Vanguard LOST_DEAL',
    ],
    ['And Edward Jones came back to us after a year with a competitor.', 'Edward Jones ACTIVE'],
    [
      '- Whole Foods: +90 doors (Rocky Mountain region)\n- Sprouts: national launch on 1 June\n- Kroger: test in 60 stores',
      'Whole Foods ACTIVE, Sprouts ACTIVE, Kroger PILOT',
    ],
    [
      'You gave us 11 intros, of which 3 became customers (Gong, Clari and Outreach).',
      'Gong ACTIVE, Clari ACTIVE, Outreach ACTIVE',
    ],
    ['PPA signed with the City of Tempe for 4 MW.', 'City of Tempe ACTIVE'],
    [
      'Microchip Technology and onsemi each renewed their O&M contracts.',
      'Microchip Technology ACTIVE, onsemi ACTIVE',
    ],
    ['Colruyt keeps using us in two stores for a test, they decide in November.', 'Colruyt PILOT'],
    [
      'Tessaro Hospitals kicked the tyres for six weeks and said no.',
      'Tessaro Hospitals LOST_DEAL',
    ],
    ['We won Trondheim kommune and Bane NOR', 'Trondheim kommune ACTIVE, Bane NOR ACTIVE'],
    [
      'WON\nMowi\nCooke Foods\nSTILL TESTING\nGrieg Foods\nBakkafrost',
      'Mowi ACTIVE, Cooke Foods ACTIVE, Grieg Foods PILOT, Bakkafrost PILOT',
    ],
    [
      'numbers\n- mrr 31k usd\n\nclients\n+ Tessaro (finally!!)\n+ Halden Foods',
      'Tessaro ACTIVE, Halden Foods ACTIVE',
    ],
  ])('%s', (body, expected) => {
    expect(read(body).customers.join(', ')).toBe(expected);
  });

  it.each([
    'Retail doors: 640\n- Online: $210k/month',
    "Guy's and St Thomas' took a second ward live.",
    'SVB did not extend.',
    'Halden came back to us with questions.',
    'Halden asked us to stop the newsletter.',
    'The county told us to stop work until the permit is issued.',
  ])('%s', (body) => {
    expect(read(body).customers).toEqual([]);
  });
});
