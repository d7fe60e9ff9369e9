import { describe, expect, it } from 'vitest';
import { readLetter, readUpdate as read } from '@/tests/setup/read-update';

const customers = (body: string, known: string[] = []) => read(body, known).customers.join(', ');

describe('what is sold in the shops of a firm makes it a customer', () => {
  it.each([
    ['We launched in Costco.', 'Costco ACTIVE'],
    ['We launched in John Lewis on 3 May.', 'John Lewis ACTIVE'],
    ['We launched in 40 Costco stores.', 'Costco ACTIVE'],
    ['Our oat bar is now in 120 Kroger stores.', 'Kroger ACTIVE'],
    ['- Live in 52 Tesco supermarkets', 'Tesco ACTIVE'],
    ['We are on shelf at Sprouts nationwide.', 'Sprouts ACTIVE'],
    ['Tessaro added us in the Northwest region.', 'Tessaro ACTIVE'],
    ['Tessaro picked us up in 40 stores.', 'Tessaro ACTIVE'],
    ['7-Eleven will test the bar in 40 stores.', '7-Eleven PILOT'],
    ['Tessaro passed for this review cycle.', 'Tessaro LOST_DEAL'],
    ['Douglas signed a rollout for 60 stores.', 'Douglas ACTIVE'],
  ])('%s', (body, wanted) => {
    expect(customers(body)).toBe(wanted);
  });

  it.each([
    'We launched in Munich.',
    'We launched in Munich stores.',
    "We launched in St. John's.",
    'We launched in the App Store.',
    'We are in 3 European markets.',
    'We are in 12 Lisbon restaurants.',
    'We will be in 400 Target stores by June.',
    'Oatly is in 400 Target stores.',
    'Costco added us to its vendor list.',
    'Walmart will test the market in 40 stores.',
    'Douglas signed a rollout for 60 stores with Target.',
    'Douglas signed a lease.',
  ])('and where nothing is: %s', (body) => {
    expect(customers(body)).toBe('');
  });
});

describe('how a customer stands, in the words of letters', () => {
  it.each([
    ['Tessaro remains our largest customer.', 'Tessaro ACTIVE'],
    ['Tessaro took 25 seats.', 'Tessaro ACTIVE'],
    ["Tessaro's Oslo office took 25 seats.", 'Tessaro ACTIVE'],
    [
      'Wins:\n- Okta: renewal\n- City of Austin: first public customer',
      'Okta ACTIVE, City of Austin ACTIVE',
    ],
    ["Tessaro's procurement team killed the renewal.", 'Tessaro CHURNED'],
    ['We parted ways with Notion.', 'Notion CHURNED'],
    [
      'First, Tessaro. After nine months of procurement they signed a framework agreement.',
      'Tessaro ACTIVE',
    ],
    ['Carlsberg left in November.', 'Carlsberg CHURNED'],
    ['Motel One renewed.', 'Motel One ACTIVE'],
    ['A test with Heathrow began on 2 March.', 'Heathrow PILOT'],
    ['Costco will test our 12-pack in 18 warehouses from August.', 'Costco PILOT'],
    [
      '**New doors:** Target (420 stores), Tessaro\n**Lost doors:** Quorra',
      'Target ACTIVE, Tessaro ACTIVE, Quorra CHURNED',
    ],
    ["Sadly Heal's is discontinuing us after this season.", "Heal's CHURNED"],
    ['Tessaro picked up the linen line for 22 doors.', 'Tessaro ACTIVE'],
    ['Tessaro asked us to stop the pilot; they go with Siemens.', 'Tessaro LOST_DEAL'],
    [
      '2. Customers – we welcomed Quorra Studios; Tessaro is gone',
      'Quorra Studios ACTIVE, Tessaro CHURNED',
    ],
    [
      'Customers:\n• Live: Tessaro\n• Not renewing: Quorra Schools (June 30)',
      'Tessaro ACTIVE, Quorra Schools CHURNED',
    ],
    ['Tessaro has committed to $100k ARR.', 'Tessaro ACTIVE'],
    ['Tessaro downsized from 100 to 60 seats.', 'Tessaro ACTIVE'],
    ['Upsell at Tessaro: +$20k ARR.', 'Tessaro ACTIVE'],
    ['Customers:\n- Tessaro: notice given', 'Tessaro CHURNED'],
    ['Tessaro Hotel and The Quorra joined.', 'Tessaro Hotel ACTIVE, The Quorra ACTIVE'],
    [
      'Tessaro and Quorra Group, both customers since 2023, have each prolonged their agreements.',
      'Tessaro ACTIVE, Quorra Group ACTIVE',
    ],
    ['Lost renewal at Tessaro to ServiceNow', 'Tessaro CHURNED'],
    ['Tessaro closed as lost to Bosch.', 'Tessaro LOST_DEAL'],
    ['Fortum did not extend.', 'Fortum CHURNED'],
    ['Tessaro added our sauce to its summer menu.', 'Tessaro ACTIVE'],
    ['With Quorra we are piloting in two warehouses.', 'Quorra PILOT'],
    ['Biggest news: Tessaro! They signed a contract.', 'Tessaro ACTIVE'],
    ['We delivered our first unit to Airbus Defence and Space.', 'Airbus Defence and Space ACTIVE'],
  ])('%s', (body, wanted) => {
    expect(customers(body)).toBe(wanted);
  });

  it.each([
    'Sequoia took 2 seats on our board.',
    'We parted ways with our agency Tessaro.',
    'We parted ways with our COO, Peter Novak.',
    'First, Autopilot. After nine months it went live.',
    'First, Anna. She signed her contract.',
    'With Quorra we are testing the waters.',
    "They're starting with 200 stores in the Pacific Northwest at $15k/mo.",
    'Gartner put us in its Hype Cycle.',
    'Help wanted: a broker in the Northeast; someone who has sold to Costco.',
    'Does anyone who has signed Walmart want to chat?',
    'SVB did not extend.',
    'They awarded the project to Siemens.',
    'Our co-packer, Baker & Sons, extended terms.',
    'An A/B test with Optimizely began on 2 March.',
    'Team – Tessaro is gone',
    'We renewed our insurance with Tessaro.',
    'Tessaro has committed to $100k a year for the round.',
    'Added in April: Slack integration.',
    'Amazon is testing drones in 40 cities.',
    'Allianz insures our hardware.',
    "L'Oréal's accelerator picked us for its fall batch.",
    'Maersk invested $2M and takes a board seat.',
    'Our supplier Bosch raised prices, so we switched to Siemens.',
  ])('and what is told of others: %s', (body) => {
    expect(customers(body)).toBe('');
  });

  it('what one pays who left with nothing to pay is no value', () => {
    const table =
      '| Customer | Status | ARR |\n|---|---|---|\n| Tessaro | Live | $90,000 |\n| Quorra | Lost | $0 |';
    expect(customers(table)).toBe('Tessaro ACTIVE, Quorra CHURNED');
    expect(read(table).values).toEqual([90_000, null]);
  });

  it('the last day that is told ahead is the day of leaving', () => {
    const [found] = readLetter('Tessaro gave notice, their last day is Oct 31.').customers;
    expect(found?.churnedAt).toBe('2026-10-31');
  });
});

describe('the day of a label that tells who leaves', () => {
  it.each([
    ['Not renewing: Tessaro Schools (June 30)', '2026-06-30'],
    ['Not renewing: Tessaro Schools (June 30, 2025)', '2025-06-30'],
    ['Churned: Tessaro Schools (February 28)', '2026-02-28'],
  ])('%s', (body, day) => {
    const [found] = readLetter(`Customers:\n• ${body}`).customers;
    expect(found?.churnedAt).toBe(day);
  });
});

describe('labels of who came and went', () => {
  it.each([
    ['*New*: Tessaro, Quorra\n*Churned*: Bexley', 'Tessaro ACTIVE, Quorra ACTIVE, Bexley CHURNED'],
    [
      '**New**: Tessaro\n**Renewed**: Quorra\n**Trialling**: Bexley',
      'Tessaro ACTIVE, Quorra ACTIVE, Bexley PILOT',
    ],
    ['Gone: Tessaro (re-org)\nSigned this week: Quorra', 'Tessaro CHURNED, Quorra ACTIVE'],
    [
      'Customers (18 → 21)\n+ Tessaro\n+ Quorra\n– Bexley',
      'Tessaro ACTIVE, Quorra ACTIVE, Bexley CHURNED',
    ],
    ['Customers\n– Tessaro\n– Quorra', 'Tessaro ACTIVE, Quorra ACTIVE'],
    [
      'New DSOs signed\nTessaro Dental\nQuorra Smiles',
      'Tessaro Dental ACTIVE, Quorra Smiles ACTIVE',
    ],
    ['Also new this month: Tessaro ($60K), Quorra ($45K).', 'Tessaro ACTIVE, Quorra ACTIVE'],
    [
      'New in March: Tessaro, Quorra and Bexley K. Tessaro is on a two-year plan.',
      'Tessaro ACTIVE, Quorra ACTIVE, Bexley K ACTIVE',
    ],
    [
      'We signed UPM (Kaukas), Metsä Board (Husum), Södra.',
      'UPM ACTIVE, Metsä Board ACTIVE, Södra ACTIVE',
    ],
    ['Wins: Tessaro (claims), Allianz (motor)', 'Tessaro ACTIVE, Allianz ACTIVE'],
    [
      '**Retail launches:** Tessaro (all 10 stores), Quorra\n**Delisted:** Bexley\n**Coming in July:** Wegmans',
      'Tessaro ACTIVE, Quorra ACTIVE, Bexley CHURNED',
    ],
    [
      'Logos (14): Tessaro, Quorra.\nAdded in April: Bexley.\nDropped in April: Halden.',
      'Tessaro ACTIVE, Quorra ACTIVE, Bexley ACTIVE, Halden CHURNED',
    ],
    [
      'Commercial: Tessaro and Quorra live, Bexley in contract, Halden lost on price',
      'Tessaro ACTIVE, Quorra ACTIVE, Halden LOST_DEAL',
    ],
    [
      'We have 14 paying customers. New in Q2: Tessaro, Quorra. Gone in Q2: Bexley.',
      'Tessaro ACTIVE, Quorra ACTIVE, Bexley CHURNED',
    ],
    [
      'Enterprise: won Tessaro ($210k ACV), lost Quorra to Oracle.',
      'Tessaro ACTIVE, Quorra LOST_DEAL',
    ],
  ])('%s', (body, wanted) => {
    expect(customers(body).replaceAll(/ \$\d+| two-year/g, '')).toBe(wanted);
  });

  it.each([
    ['New in March: Salesforce integration, Slack app', ''],
    ['New in March: Siemens and Bosch connectors.', ''],
    ['New in May: Maria Lopez and Jens Olsen. Both joined from Hooli.', ''],
    ['We have 14 people. New in Q2: Tessaro, Quorra. Gone in Q2: Bexley.', ''],
    ['New in March: Autopilot, Magic Import. Tessaro renewed for a year.', 'Tessaro ACTIVE'],
    ['We presented our plan to the Tessaro Board.', ''],
  ])('and of what is none: %s', (body, wanted) => {
    expect(customers(body)).toBe(wanted);
  });
});
