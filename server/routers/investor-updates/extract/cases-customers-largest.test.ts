import { describe, expect, it } from 'vitest';
import { readLetter } from '@/tests/setup/read-update';

const read = (body: string) =>
  readLetter(body).customers.map((c) => `${c.customerName} ${c.status}`);

describe('the largest of those just counted', () => {
  it.each([
    ['We closed 19 new logos. The largest: Garnet Hill ($1.2M per year).', ['Garnet Hill ACTIVE']],
    [
      'We added 12 customers. Most notable: Garnet Hill and Zulily.',
      ['Garnet Hill ACTIVE', 'Zulily ACTIVE'],
    ],
    ['Two customers churned in March. The largest: Zulily.', ['Zulily CHURNED']],
    ['We lost three accounts. The biggest: Zulily.', ['Zulily CHURNED']],
  ])('%s', (body, told) => {
    expect(read(body)).toEqual(told);
  });

  it.each([
    'We want to sign 12 customers. The largest: Zulily.',
    'There are 12 prospects in the pipeline. The largest: Zulily.',
    'We hired 12 people. Most notable: Zoe Kim.',
    'We met 12 customers. The largest: Zulily.',
  ])('while %s', (body) => {
    expect(read(body)).toEqual([]);
  });
});

describe('who pays first, or sends business through us', () => {
  it.each([
    [
      'Mayo Clinic and Garnet Hill are the first two paying sites.',
      ['Mayo Clinic ACTIVE', 'Garnet Hill ACTIVE'],
    ],
    ['Mayo Clinic is our first paying hospital.', ['Mayo Clinic ACTIVE']],
    ['Vagaro is now processing with us.', ['Vagaro ACTIVE']],
    ['Vagaro is processing all card payments through us.', ['Vagaro ACTIVE']],
  ])('%s', (body, told) => {
    expect(read(body)).toEqual(told);
  });

  it.each([
    'Mayo Clinic would be the first paying site.',
    'Vagaro is processing our paperwork.',
    'Vagaro is processing payments for Zulily.',
  ])('while %s', (body) => {
    expect(read(body)).toEqual([]);
  });
});

describe('who decided for somebody else', () => {
  it.each(['Mindbody chose Adyen in the end.', 'Mindbody decided for Garmin.'])('%s', (body) => {
    expect(read(body)).toEqual(['Mindbody LOST_DEAL']);
  });

  it.each([
    'We decided for Garmin.',
    'The board decided for Foundry.',
    'Our CTO decided on Postgres.',
  ])('while %s', (body) => {
    expect(read(body)).toEqual([]);
  });
});

describe('names with small words in them', () => {
  it.each([
    ['We welcomed Habitat for Humanity as a customer.', 'Habitat for Humanity ACTIVE'],
    ['Teach For America renewed.', 'Teach For America ACTIVE'],
    ['Meals on Wheels is in a pilot.', 'Meals on Wheels PILOT'],
  ])('%s', (body, told) => {
    expect(read(body)).toEqual([told]);
  });
});
