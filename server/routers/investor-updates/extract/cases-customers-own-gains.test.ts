import { describe, expect, it } from 'vitest';
import { readLetter } from '@/tests/setup/read-update';

const read = (body: string) => {
  const { customers, gaps } = readLetter(body, 'October 2026', '2026-11-05');
  return [
    ...customers.map((c) => `${c.customerName} ${c.status}`),
    ...gaps.map((gap) => gap.description).filter((asked) => /^Is .* a customer\?$/.test(asked)),
  ];
};

describe('what a firm renews, expands or buys of its own makes it no customer', () => {
  it.each([
    'Acme renewed its commitment to sustainability.',
    'Acme renewed its pledge.',
    'Acme renewed its patent.',
    'Acme renewed talks.',
    "Acme extended its CEO's contract.",
    'Acme extended its opening hours.',
    'Acme extended us a credit line.',
    'Acme expanded its board.',
    'Acme expanded its headquarters.',
    'Acme upgraded its guidance.',
    'Acme upgraded our stock.',
    'Acme upgraded us to gold partner.',
    'Acme converted to equity.',
    'Acme converted to a public benefit corporation.',
    'Acme doubled its stake.',
    'Acme doubled its headcount.',
    'Acme bought our competitor.',
    'Acme bought one of our rivals.',
    'Acme bought its supplier.',
    'Acme bought shares.',
    'Acme subscribed for 2,000 shares.',
    'Acme subscribed to our newsletter.',
    'Acme went live on the NYSE.',
    'Acme went live on the Nasdaq.',
    'Acme picked us for its startup programme.',
    'Acme selected us for its innovation challenge.',
    'Acme paid us a visit.',
    'Acme paid us back.',
    'Acme bought our domain.',
    'Acme uses our name without permission.',
    'Acme ordered an audit of our books.',
    'Acme ordered a recall.',
    'Acme added two board members.',
    'Acme rolled out a new logo.',
    'Acme went live with its new website.',
    'Acme chose us as a supplier of the year.',
    'Acme approved us for credits.',
    'We closed our Acme account.',
    'We have a contract with Hetzner.',
    'Acme launched Acme AI.',
  ])('%s', (body) => {
    expect(read(body)).toEqual([]);
  });

  it.each([
    'Acme renewed its lease.',
    'Acme expanded to Germany.',
    'Acme expanded overseas.',
    'Acme expanded its product line.',
    'Acme upgraded its offices.',
    'Acme doubled down.',
  ])('and is asked about where it may be ours: %s', (body) => {
    expect(read(body)).toEqual(['Is Acme a customer?']);
  });

  it.each([
    'Acme renewed its contract.',
    'Acme renewed its licence.',
    'Acme renewed its commitment to us for another year.',
    'Acme expanded to all stores.',
    'Acme expanded with us to Germany.',
    'Our customer Acme expanded to Germany.',
    'Acme extended us to its commercial auto book.',
    'Acme extended its fleet by 60 bikes.',
    'Acme upgraded to the enterprise plan.',
    'Acme converted to an annual plan.',
    'Acme converted its option into a three-year supply agreement.',
    'Acme doubled its seats.',
    'Acme doubled its acreage.',
    'Acme doubled down with us.',
    'Acme bought 40 licences.',
    'Acme bought the analytics module.',
    'Acme bought time-tracking licences.',
    'Acme bought our gold plan.',
    'Acme extended its credit management subscription.',
    'Acme expanded its investment in our platform.',
    'Acme ordered a second batch.',
    'Acme uses our naming tool.',
    'Acme added two sites.',
    'Acme rolled out the platform in all stores.',
    'Acme went live with the new module.',
    'Acme went live with its new website on our platform.',
    'Acme chose us as its claims platform.',
    'Acme subscribed to our annual plan.',
    'Acme went live on the platform.',
    'Acme picked us for its claims process.',
    'Acme paid us $40k for the year.',
  ])('while %s', (body) => {
    expect(read(body)).toEqual(['Acme ACTIVE']);
  });
});

it('A firm that bears a person’s name is one still', () => {
  expect(read('Jane Street renewed.')).toEqual(['Jane Street ACTIVE']);
});

describe('what is signed need not be a contract', () => {
  it.each([
    'Acme signed up for our webinar.',
    'Acme signed up for the waitlist.',
    'Acme signed up to our event.',
    'Acme signed up to speak at our conference.',
    'Acme signed our open letter.',
    'Acme signed the declaration.',
    'Acme signed the lease.',
    'Acme signed the settlement.',
    "Acme signed the shareholders' agreement.",
    'Acme signed as our auditor.',
    'Acme signed on as our PR agency.',
    'JPMorgan signed as our bank.',
    'Hercules signed the facility.',
    'Jane Doe signed her offer letter.',
    'Jane Doe signed the contract.',
  ])('%s', (body) => {
    expect(read(body)).toEqual([]);
  });

  it.each([
    'Acme signed up for our enterprise plan.',
    'Acme signed up for the beta plan.',
    'Acme signed up for 40 seats.',
    'Acme signed up in March.',
    'Acme signed for lunch and snack.',
    'Acme signed our standard agreement.',
    'Acme signed the order form.',
    'Acme signed the release order for 40 units.',
    'Acme signed as our tenth customer.',
    'Acme signed as our first bank.',
  ])('while %s', (body) => {
    expect(read(body)).toEqual(['Acme ACTIVE']);
  });
});
