import { describe, expect, it } from 'vitest';
import { readLetter, readUpdate as read } from '@/tests/setup/read-update';

const customers = (body: string) => read(body).customers.join(', ');

describe('customers told of in few words', () => {
  it.each([
    ['Tessaro goes live next week (contract signed).', 'Tessaro ACTIVE'],
    ['Tessaro goes live on Monday, the contract is signed.', 'Tessaro ACTIVE'],
    ['Tessaro took over the pilot in full.', 'Tessaro ACTIVE'],
    ['Tessaro cut volume by half but stays.', 'Tessaro ACTIVE'],
    ['Tessaro Analytics out (new CISO).', 'Tessaro Analytics CHURNED'],
    ['Tessaro Analytics out (budget cuts).', 'Tessaro Analytics CHURNED'],
    ['Tessaro, who bought 500 tonnes in 2024, will not repeat the purchase.', 'Tessaro CHURNED'],
    ["Tessaro won't reorder.", 'Tessaro CHURNED'],
    ['Tessaro told us on the 9th that they are ending the contract.', 'Tessaro CHURNED'],
    [
      'Tessaro told us that they are ending the contract; their last day is 31 December.',
      'Tessaro CHURNED',
    ],
    ['Tessaro declined to shortlist us this cycle.', 'Tessaro LOST_DEAL'],
    ["Tessaro hasn't paid since March, we've suspended the account.", 'Tessaro PAUSED'],
    ['Harper Collins extended for another year.', 'Harper Collins ACTIVE'],
    ['Dead deal: Tessaro & Parker', 'Tessaro & Parker LOST_DEAL'],
    ['- Tessaro Schools: new, phase 1 (12 schools), $75k', 'Tessaro Schools ACTIVE'],
    ['Verlängert haben Tessaro Chemie und Nordmark.', 'Tessaro Chemie ACTIVE, Nordmark ACTIVE'],
    ['Tessaro is worth $60k a year, Nordmark $25k.', 'Tessaro ACTIVE, Nordmark ACTIVE'],
    [
      'Tessaro signed up in week one. Two weeks later Nordmark followed.',
      'Tessaro ACTIVE, Nordmark ACTIVE',
    ],
  ])('%s', (body, wanted) => {
    expect(customers(body)).toBe(wanted);
  });

  it.each([
    [
      'Kroger, Mayo Clinic and April Labs signed.',
      'Kroger ACTIVE, Mayo Clinic ACTIVE, April Labs ACTIVE',
    ],
    ['May Mobility renewed.', 'May Mobility ACTIVE'],
    ['25hours renewed.', '25hours ACTIVE'],
    ['Starling came back after nine months away.', 'Starling ACTIVE'],
    ['Vinted → pilot', 'Vinted PILOT'],
    ['Boeing came back after a year.', 'Boeing ACTIVE'],
    ['Mars put its project on ice.', 'Mars PAUSED'],
    ['Mars renewed.', 'Mars ACTIVE'],
    ['New in H1: Komatsu, Volvo CE.', 'Komatsu ACTIVE, Volvo CE ACTIVE'],
    ['1. STATUS: GREEN\n2. LOST: THALES UK TENDER (PRICE)', 'THALES UK LOST_DEAL'],
    ['Nouveaux clients : Decathlon et Auchan', 'Decathlon ACTIVE, Auchan ACTIVE'],
    ['Nouveaux clients : Tessaro, Nordmark et Fils', 'Tessaro ACTIVE, Nordmark et Fils ACTIVE'],
    ['Clientes nuevos: Mercadona y Consum', 'Mercadona ACTIVE, Consum ACTIVE'],
    ['Neue Kunden: Bosch und die Sparkasse Vest', 'Bosch ACTIVE, Sparkasse Vest ACTIVE'],
    ['New customers: Jekyll et Hyde', 'Jekyll et Hyde ACTIVE'],
    ['Tender Greens renewed.', 'Tender Greens ACTIVE'],
  ])('names: %s', (body, wanted) => {
    expect(customers(body)).toBe(wanted);
  });

  it.each([
    'Evri and Tessaro are both live as carriers.',
    'Tessaro went live as our second payment provider.',
    'Tessaro Research runs our field trials.',
    'Tessaro, who bought 500 tonnes in 2024, will not talk to the press.',
    'We were not selected at Tessaro.',
    'Tessaro goes live next week.',
    'Tessaro goes live next week if the contract is signed.',
    'Tessaro took over the pilot line in Leeds from the bank.',
    'Tessaro is ending the contract with Nordmark.',
    'We are ending the contract with Nordmark.',
    'Priya out (new baby).',
    'Anna Moore out (new CISO).',
    'Hiring came back after a slow summer.',
    'Started → pilot',
    'Funding came back after the summer.',
    'March Energy prices rose.',
    'May I brag? We signed.',
    '25hours of support were needed.',
    'Mars was a good month.',
    'New in H1: Insights, Copilot.',
    'New in H1: Priya, Tom.',
    'Welcome Amara!',
    'Verlängert haben wir den Mietvertrag.',
    'Tessaro Capital told us on the 9th that they are raising a fund.',
    'Two weeks later Nordmark followed.',
    'The office is worth $60k a year, Nordmark $25k.',
  ])('none: %s', (body) => {
    expect(customers(body)).toBe('');
  });

  it('takes a month that has passed for what ended, and the next one for what will', () => {
    const dated = (body: string) =>
      readLetter(body, 'Northwind', '2026-11-20').customers.map((c) => c.churnedAt);
    expect(dated('Tessaro Foods stopped at the end of January.')).toEqual(['2026-01']);
    expect(dated('Tessaro Foods cancelled effective the end of January.')).toEqual(['2027-01']);
  });
});
