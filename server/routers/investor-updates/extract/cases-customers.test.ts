import { describe, expect, it } from 'vitest';
import { readUpdate as read } from '@/tests/setup/read-update';

describe('names joined by an ampersand', () => {
  it('are two firms in a list, or when one is on file', () => {
    expect(read('New customers: Hooli, Wonka & Initech').customers).toEqual([
      'Hooli ACTIVE',
      'Wonka ACTIVE',
      'Initech ACTIVE',
    ]);
    expect(read('We signed Acme & Globex.', ['Acme']).customers).toEqual([
      'Acme ACTIVE',
      'Globex ACTIVE',
    ]);
  });

  it('are one firm otherwise', () => {
    expect(read('Wins\n- Willow & Finch renewed').customers).toEqual(['Willow & Finch ACTIVE']);
    expect(read('We signed Willow & Finch as a customer.').customers).toEqual([
      'Willow & Finch ACTIVE',
    ]);
    expect(read('Hooli, Gekko & Co churned.').customers).toEqual([
      'Hooli CHURNED',
      'Gekko & Co CHURNED',
    ]);
  });
});

describe('two names, perhaps two firms', () => {
  it('are a question, not a firm', () => {
    expect(read('Wonka & Umbrella signed.').customers).toEqual([]);
    expect(read('Wonka & Umbrella signed.').gaps).toEqual(['CUSTOMER_AMBIGUOUS:wonka umbrella']);
  });
});

describe('customers that left', () => {
  it('are said goodbye to, colleagues are not customers', () => {
    expect(read('We said goodbye to Initech.').customers).toEqual(['Initech CHURNED']);
    expect(read('We said goodbye to Kofi, our first engineer.').customers).toEqual([]);
  });
});

describe('deals that came to nothing', () => {
  it('are not those of the firm that won them', () => {
    expect(read('- Stark Industries – lost the deal to Gekko').customers).toEqual([
      'Stark Industries LOST_DEAL',
    ]);
  });

  it.each(['We did not win the Stark Industries tender.', 'Stark Industries deal fell through.'])(
    'are lost: %s',
    (body) => {
      expect(read(body).customers).toEqual(['Stark Industries LOST_DEAL']);
    },
  );
});

describe('customers, in the words of many founders', () => {
  it.each([
    ['Welcomed Brightwater and Quillon to the platform.', 'Brightwater ACTIVE, Quillon ACTIVE'],
    ['Brightwater decided to go with us.', 'Brightwater ACTIVE'],
    ['Brightwater moved from pilot to production.', 'Brightwater ACTIVE'],
    ['Brightwater upgraded from Pro to Enterprise.', 'Brightwater ACTIVE'],
    ['Brightwater kicked the tires for six months and finally signed.', 'Brightwater ACTIVE'],
    ['The Brightwater contract is signed.', 'Brightwater ACTIVE'],
    ['After landing Brightwater, we signed Quillon.', 'Brightwater ACTIVE, Quillon ACTIVE'],
    ['First order from Brightwater came in.', 'Brightwater ACTIVE'],
    ['We displaced Gekko at Brightwater.', 'Brightwater ACTIVE'],
    ['Beacon is live at Brightwater.', 'Brightwater ACTIVE'],
    ['3 new customers (Brightwater, Quillon)', 'Brightwater ACTIVE, Quillon ACTIVE'],
    ['Customers: +Brightwater, -Quillon', 'Brightwater ACTIVE, Quillon CHURNED'],
    ['New customers: Brightwater; Quillon', 'Brightwater ACTIVE, Quillon ACTIVE'],
    ['Pilots converted: Brightwater', 'Brightwater ACTIVE'],
    ['Churn: none. New: Brightwater.', 'Brightwater ACTIVE'],
    ['Customer news\n- New: Quillon\n- Lost: Marlowe', 'Quillon ACTIVE, Marlowe CHURNED'],
    ['Customer update:\n\nNew\n- Quillon\n\nLost\n- Elm', 'Quillon ACTIVE, Elm LOST_DEAL'],
    ['31 customers. Net new: 2 (Brightwater, Quillon).', 'Brightwater ACTIVE, Quillon ACTIVE'],
    ['ARR: new $90k (Quillon), churn $3k (Elm).', 'Quillon ACTIVE, Elm CHURNED'],
    ['Brightwater: pilot → contract ($40k/yr).', 'Brightwater ACTIVE'],
    ['Quillon is in week 3 of a 6-week pilot.', 'Quillon PILOT'],
    ['Our pilots with Brightwater and Quillon continue.', 'Brightwater PILOT, Quillon PILOT'],
    ['Brightwater finished its pilot and signed for a year.', 'Brightwater ACTIVE'],
    ['Brightwater pilot (ended, no conversion).', 'Brightwater LOST_DEAL'],
    ['Brightwater chose Gekko over us.', 'Brightwater LOST_DEAL'],
    ['Brightwater declined our proposal.', 'Brightwater LOST_DEAL'],
    ['We came second at Brightwater.', 'Brightwater LOST_DEAL'],
    ['Brightwater told us that they won’t be renewing.', 'Brightwater CHURNED'],
    ['Brightwater was acquired and cancelled.', 'Brightwater CHURNED'],
    ['Brightwater took it in-house.', 'Brightwater CHURNED'],
    ['The Brightwater contract expired.', 'Brightwater CHURNED'],
    ['We off-boarded Brightwater.', 'Brightwater CHURNED'],
    ['The loss of Brightwater cost us $4k MRR.', 'Brightwater CHURNED'],
    ['Our customer Brightwater is out.', 'Brightwater CHURNED'],
    ['The Brightwater account is on hold until June.', 'Brightwater PAUSED'],
    ['Brightwater asked to pause their contract.', 'Brightwater PAUSED'],
    ['Company | Status\nBrightwater | Signed\nQuillon | Verbal', 'Brightwater ACTIVE'],
    ['Customer | Status\nOak | Won\nElm | Lost', 'Oak ACTIVE, Elm LOST_DEAL'],
    ['Customer; ACV; Status\nOak; $40k; live\nElm; $2k; pilot', 'Oak ACTIVE, Elm PILOT'],
  ])('%s', (body, customers) => {
    expect(read(body).customers.join(', ')).toBe(customers);
  });

  it.each([
    'Our competitor Gekko won Brightwater.',
    'Competitors such as Gekko and Plume signed big deals.',
    'Gekko shut down.',
    'We shipped Atlas in March. Atlas went live on March 3.',
    'Atlas is live for all customers.',
    'We signed with Gusto for payroll.',
    'We terminated our contract with Zendesk.',
    'We renewed our AWS contract.',
    'Stripe froze our payouts.',
    'Our agency, Brightwater, quit.',
    'Falcon (our new routing engine) is live.',
    'Priya gave notice.',
    'We parted ways with Marcus.',
    'Onboarded: Dana, Marcus',
    'Brightwater is a potential customer.',
    'Our former customer Brightwater visited.',
    'We’re focused on landing Brightwater.',
    'Every renewal closed but one: Brightwater.',
  ])('none: %s', (body) => {
    expect(read(body).customers).toEqual([]);
  });

  it.each([
    ['Signed Brightwater ($1.2M TCV over 3 years).', 400_000],
    ['Brightwater signed a two-year, $240k contract.', 120_000],
    ['Signed Brightwater, $30k/quarter.', 120_000],
    ['Signed Brightwater ($30k p.a.).', 30_000],
    ['Client | MRR | Status\nBrightwater | $4k | Live', 48_000],
    ['We signed a pilot with Brightwater, $20k over three months.', null],
    ['Brightwater signed a six-figure deal.', null],
    ['Brightwater – 36 months at $180K a year – signed in March.', 180_000],
    ['Brightwater signed. They pay their drivers $90K a year.', null],
    ['Brightwater signed! Three-year deal, $240k each year.', 240_000],
    ['Brightwater chose us. It is a $180k per year deal.', 180_000],
    [
      'Brightwater signed. The total over the three-year term is $900K, in other words $300K a year.',
      300_000,
    ],
    ['Brightwater signed in May, the value is 85.000 USD per year.', 85_000],
    ['Brightwater bought 40 seats ($66K annualized contract value).', 66_000],
    ['Customer | Term | ACV\nOak | 2 years | $40k', 40_000],
    ['Account | Stage | Notes\nOak | Signed | two-year term, $290K per year', 290_000],
    ['Brightwater signed. They themselves turn over $90M a year.', null],
    ['Brightwater signed. It brings our ARR to $2M a year.', null],
  ])('the value a year: %s', (body, value) => {
    expect(read(body).values).toEqual([value]);
  });
});

describe('customers, in plainer and in foreign words', () => {
  it.each([
    ['Brightwater took the studio tier, $24,000 a year.', 'Brightwater ACTIVE'],
    ['Brightwater has now taken a three-year license.', 'Brightwater ACTIVE'],
    ['Brightwater took delivery and is up and running.', 'Brightwater ACTIVE'],
    ['Brightwater has switched over from spreadsheets and is live.', 'Brightwater ACTIVE'],
    ['Brightwater moved over from the legacy product.', 'Brightwater ACTIVE'],
    ['Brightwater is now under contract at $500K per year.', 'Brightwater ACTIVE'],
    ['Brightwater joined: 480 vehicles, active since April 9.', 'Brightwater ACTIVE'],
    ['Brightwater has adopted our tool in all branches.', 'Brightwater ACTIVE'],
    ['Brightwater moved from evaluation to purchase.', 'Brightwater ACTIVE'],
    ['Brightwater has become our biggest account.', 'Brightwater ACTIVE'],
    ['Brightwater contracted us for US$70K per year.', 'Brightwater ACTIVE'],
    ['Brightwater made contract of two years.', 'Brightwater ACTIVE'],
    ['Brightwater has put us in production.', 'Brightwater ACTIVE'],
    ['Brightwater and Quillon are new customers.', 'Brightwater ACTIVE, Quillon ACTIVE'],
    ['Brightwater Foods singed on for a year.', 'Brightwater Foods ACTIVE'],
    ['Brightwater Foods canceld, said too expensive.', 'Brightwater Foods CHURNED'],
    ['Brightwater is currently on a paid pilot.', 'Brightwater PILOT'],
    ['Brightwater agreed to try us in one clinic, free of charge.', 'Brightwater PILOT'],
    ['Brightwater is evaluating us in a paid pilot.', 'Brightwater PILOT'],
    ['Brightwater, sadly, is no longer a customer.', 'Brightwater CHURNED'],
    ['Brightwater returned its unit and terminated.', 'Brightwater CHURNED'],
    ['Brightwater has resiliated, so we have lost this client.', 'Brightwater CHURNED'],
    ['Brightwater has temporarily stopped using the product.', 'Brightwater PAUSED'],
    ['Brightwater stopped temporarily the use.', 'Brightwater PAUSED'],
    ['Brightwater picked the other vendor.', 'Brightwater LOST_DEAL'],
    ['Brightwater voted for a rival product.', 'Brightwater LOST_DEAL'],
    ['Brightwater decided to not continue with the negotiation.', 'Brightwater LOST_DEAL'],
    ['Brightwater was lost to Gekko, a rival.', 'Brightwater LOST_DEAL'],
    ['Brightwater = lost, went w/ a competitor', 'Brightwater LOST_DEAL'],
    ['Big news: Brightwater. They signed for two years.', 'Brightwater ACTIVE'],
    ['Good news on Brightwater: they signed in May.', 'Brightwater ACTIVE'],
    ['Brightwater, after a long evaluation, signed.', 'Brightwater ACTIVE'],
    ['Brightwater pays us $180K a year.', 'Brightwater ACTIVE'],
    ['Our platform was chosen by Brightwater.', 'Brightwater ACTIVE'],
    ['Our contract was cancelled by Brightwater.', 'Brightwater CHURNED'],
    ['We have been rejected by Brightwater.', 'Brightwater LOST_DEAL'],
    ['Brightwater has decided for our solution.', 'Brightwater ACTIVE'],
    ['Brightwater did not choose us.', 'Brightwater LOST_DEAL'],
    ['Brightwater has cancelled the pilot.', 'Brightwater LOST_DEAL'],
    ['Brightwater is client since March.', 'Brightwater ACTIVE'],
    ['Brightwater is in test phase.', 'Brightwater PILOT'],
    ['Our client Brightwater is bankrupt.', 'Brightwater CHURNED'],
    ['Brightwater made a pause until spring.', 'Brightwater PAUSED'],
    ['At Brightwater we kicked off a pilot with three of their lines.', 'Brightwater PILOT'],
    ['We have started with Brightwater a pilot on one ship.', 'Brightwater PILOT'],
    ['With Brightwater we make now pilot programme.', 'Brightwater PILOT'],
    ['Pilots kicked off with Brightwater and Quillon.', 'Brightwater PILOT, Quillon PILOT'],
    [
      'At Brightwater, procurement approved us in May and they signed in June.',
      'Brightwater ACTIVE',
    ],
    [
      'We were one of two finalists at Brightwater and they picked the other vendor.',
      'Brightwater LOST_DEAL',
    ],
    ['We did not win Brightwater; the deal is lost.', 'Brightwater LOST_DEAL'],
    ['The deal with Brightwater is lost.', 'Brightwater LOST_DEAL'],
    ['Not won: Brightwater', 'Brightwater LOST_DEAL'],
    [
      'The headline is Brightwater. After a bake-off, they signed for three years.',
      'Brightwater ACTIVE',
    ],
    [
      'We had hoped to tell you about Brightwater. Their committee voted for a rival product.',
      'Brightwater LOST_DEAL',
    ],
    [
      'Account | Stage | Notes\nOak | Signed | two-year term\nElm | Lost | stayed with incumbent',
      'Oak ACTIVE, Elm LOST_DEAL',
    ],
    [
      '2025 goals, and what became of them\n- Goal: six sites. Reality: four.\n\nOak Paving signed.',
      'Oak Paving ACTIVE',
    ],
  ])('%s', (body, customers) => {
    expect(read(body).customers.join(', ')).toBe(customers);
  });

  it.each([
    'The new COO, Rasmus Thiele, came to us from Gekko.',
    'Birte Holm came to us from Gekko as head of sales.',
    'Torben Rask joined in March.',
    'Brightwater took a seat on our board.',
    'Brightwater took part in our webinar.',
    'Brightwater adopted a new policy.',
    'Brightwater moved from evaluation to negotiation.',
    'Brightwater pays its drivers $90K a year.',
    'Our system was replaced by Atlas.',
    'We were selected by Y Combinator.',
    'We were chosen by Gekko as one of ten startups.',
    'Our CTO was hired by Gekko.',
    'The agreement was signed by Torben Rask.',
    'At SaaStr we signed two customers.',
    'We did not win TechCrunch Disrupt.',
    'Gekko is the name of our new robot. It went live in May.',
    'A word on Gekko. They raised $30M.',
    'Brightwater halted hiring until June.',
    'Brightwater closed a partnership agreement with us.',
    'Priya joined: 12 years at Google.',
  ])('none: %s', (body) => {
    expect(read(body).customers).toEqual([]);
  });
});

describe('the words that tell why a firm is a customer', () => {
  it.each([
    [
      'We grew. Hooli churned in May after a change of leadership. On we go.',
      'Hooli churned in May after a change of leadership',
    ],
    ['- Signed Hooli ($36k ARR)\n- Shipped v2', 'Signed Hooli ($36k ARR)'],
    ['Customers\nNew: Hooli\nPilot: soon', 'New: Hooli'],
    [
      'The growth of this quarter came for the most part from\nHooli, who signed an annual contract. More will follow.',
      'The growth of this quarter came for the most part from\nHooli, who signed an annual contract',
    ],
  ])('are its sentence or item: %s', (body, quote) => {
    expect(read(body).quotes).toEqual([quote]);
  });
});
