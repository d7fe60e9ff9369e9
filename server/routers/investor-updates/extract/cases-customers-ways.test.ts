import { describe, expect, it } from 'vitest';
import { readUpdate as read } from '@/tests/setup/read-update';

describe('customers whose names are led by a common word, or who come and go by way of others', () => {
  it.each([
    [
      'Customers\n- Second Nature of the Lower Hudson: pilot',
      'Second Nature of the Lower Hudson PILOT',
    ],
    ['Stores\nJust Tessaro: closed at $3.5K a month', 'Just Tessaro ACTIVE'],
    ['We signed Only Natural Pet in May.', 'Only Natural Pet ACTIVE'],
    ['We signed de Bijenkorf in May.', 'de Bijenkorf ACTIVE'],
    ['Customers\nvan Tessaro renewed for two years.', 'van Tessaro ACTIVE'],
    ['Tessaro Foods went on buying our assay kits.', 'Tessaro Foods ACTIVE'],
    ['Tessaro Foods kept ordering from us.', 'Tessaro Foods ACTIVE'],
    ['Tessaro Foods put another mill on our platform.', 'Tessaro Foods ACTIVE'],
    ['Tessaro Foods placed its whole fleet with us.', 'Tessaro Foods ACTIVE'],
    ['Tessaro County came in through the state framework.', 'Tessaro County ACTIVE'],
    ['Tessaro Foods added the northern territory.', 'Tessaro Foods ACTIVE'],
    ['Tessaro Foods: all 24 stores in Virginia are live', 'Tessaro Foods ACTIVE'],
    [
      'Tessaro Foods moved to a broker and is no longer insured through us.',
      'Tessaro Foods CHURNED',
    ],
    ['Customers\nTessaro is gone since its bankruptcy.', 'Tessaro CHURNED'],
    [
      'Tessaro Rail, for the inspection of bridges, awarded its tender to another bidder.',
      'Tessaro Rail LOST_DEAL',
    ],
    ['Customers\n- Tessaro Foods – signed firm-wide, $12K per month', 'Tessaro Foods ACTIVE'],
    ['Schools\n- Tessaro Public Schools: our first K-12 pilot', 'Tessaro Public Schools PILOT'],
  ])('%s', (body, expected) => {
    expect(read(body).customers.join(', ')).toBe(expected);
  });

  it.each([
    'Just Tessaro is missing.',
    'Tessaro Board of Directors met in May.',
    'Tessaro Foods placed its whole fleet with another insurer.',
    'Tessaro Foods went on buying our rivals.',
    'Tessaro Foods added the northern territory manager.',
  ])('%s', (body) => {
    expect(read(body).customers).toEqual([]);
  });

  it('leaves out an adverb before a name that is spoken of', () => {
    expect(read('Just Tessaro Foods renewed this month.').customers).toEqual([
      'Tessaro Foods ACTIVE',
    ]);
  });
});

describe('a trial is of the firm it is with, and a rate of growth no firm', () => {
  it.each([
    ['New logos: Siemens, a pilot with Bosch at $40k.', 'Siemens ACTIVE, Bosch PILOT'],
    ['Customers\n- Lufthansa, and a pilot with Swiss', 'Lufthansa ACTIVE, Swiss PILOT'],
    ['New logos: Siemens, a pilot with 200 seats.', 'Siemens PILOT'],
    ['New customers\n- Nestle, a paid pilot at their Leeds plant', 'Nestle PILOT'],
    ['We closed March at $312k MRR (+9% MoM), with $4.1M in the bank.', ''],
    ['We closed Q1 at $2.3M ARR (+40% YoY), with 23 people.', ''],
    ['We closed March at $312k MRR (+9% QoQ), with $4.1M in the bank.', ''],
  ])('%s', (body, wanted) => {
    expect(read(body).customers.join(', ')).toBe(wanted);
  });
});
