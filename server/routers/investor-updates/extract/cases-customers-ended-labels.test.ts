import { describe, expect, it } from 'vitest';
import { readLetter } from '@/tests/setup/read-update';

const read = (body: string) =>
  readLetter(body, 'October 2026', '2026-11-05').customers.map(
    ({ customerName, status }) => `${customerName} ${status}`,
  );

const both = (status: string) => [`Cox ${status}`, `Dole ${status}`];

describe('labels and headings of those who are no customers any more', () => {
  it.each([
    'MRR fell to 88k bc two accounts left: Cox and Dole (both cited price).',
    'Two customers have left: Cox and Dole.',
    'Three clients left us in October:\n1. Cox\n2. Dole',
    'Customers who left\n- Cox\n- Dole',
    'Customers leaving us: Cox, Dole',
    'Clients gone: Cox, Dole',
    'Two clients moved to a competitor: Cox and Dole.',
    'Two clients stopped using us: Cox and Dole.',
    'Customers that gave notice: Cox, Dole',
    'Two customers went bankrupt: Cox and Dole.',
    'Clients we fired: Cox, Dole',
    'We said goodbye to two clients: Cox and Dole.',
    'Former customers\n- Cox\n- Dole',
    'Ex-customers: Cox, Dole',
    'Two contracts were terminated: Cox and Dole.',
    'Expired contracts: Cox, Dole',
    'Contracts that ended:\n- Cox\n- Dole',
  ])('tell that they have left: %s', (body) => {
    expect(read(body)).toEqual(both('CHURNED'));
  });

  it.each([
    'Two pilots ended: Cox and Dole.',
    'Three pilots failed: Cox, Dole',
    'Pilots that did not convert: Cox, Dole',
    'Pilots not converted: Cox, Dole',
    'Ended pilots\n- Cox\n- Dole',
    'Two pilots cancelled before the start: Cox, Dole.',
  ])('tell of pilots that came to nothing: %s', (body) => {
    expect(read(body)).toEqual(both('LOST_DEAL'));
  });

  it.each([
    'Two customers were acquired: Cox and Dole.',
    'Two clients switched to Gainsight: Cox and Dole.',
    'Customers we turned down: Cox, Dole',
    'Two accounts left to sign: Cox and Dole',
  ])('tell nothing that could be stored: %s', (body) => {
    expect(read(body)).toEqual([]);
  });

  it.each([
    ['We have two accounts left: Cox and Dole', 'ACTIVE'],
    ['Only two clients left: Cox and Dole', 'ACTIVE'],
    ['Customers that left spreadsheets for us: Cox, Dole', 'ACTIVE'],
    ['Customers that moved to annual: Cox, Dole', 'ACTIVE'],
    ['Two pilots were extended: Cox and Dole.', 'PILOT'],
    ['Converted pilots: Cox, Dole', 'ACTIVE'],
    ['Two customers paused: Cox and Dole.', 'PAUSED'],
  ])('while %s', (body, status) => {
    expect(read(body)).toEqual(both(status));
  });
});

describe('the one trial behind a list is of the last alone', () => {
  it.each([
    ['Signed Cox, Dole pilot started.', ['Cox ACTIVE', 'Dole PILOT']],
    ['New customers: Cox, Dole pilot', ['Cox ACTIVE', 'Dole PILOT']],
    [
      'New: Whole Foods Rocky Mountain (48 doors), Sprouts test in 20 stores. Out: Fresh Thyme (slow).',
      ['Whole Foods Rocky Mountain ACTIVE', 'Sprouts PILOT'],
    ],
    ['Cox and Dole pilots started.', both('PILOT')],
    ['Pilots: Cox, Dole pilot in Ohio', both('PILOT')],
  ])('%s', (body, told) => {
    expect(read(body)).toEqual(told);
  });
});

describe('a bracket that ends in an exclamation', () => {
  it('does not end the list', () => {
    expect(read('2 new clients: Cox (our first!), Dole.')).toEqual(both('ACTIVE'));
    expect(read('Signed Cox (finally!) and Dole.')).toEqual(both('ACTIVE'));
  });
});

describe('a name that begins with a shortened word', () => {
  it.each([
    [
      'New logos: Banner Health, Dr. Lopez Family Practice.',
      ['Banner Health', 'Dr. Lopez Family Practice'],
    ],
    ['Signed Mt. Sinai.', ['Mt. Sinai']],
    ["Closed St. Luke's and Ft. Wayne Metals.", ["St. Luke's", 'Ft. Wayne Metals']],
    ['Signed Cox. Mr. Bello joined as CFO. Dr. Tamsin Yeo advises us.', ['Cox']],
    ['Signed Mr. Cooper and Mrs. Fields.', []],
    ['We leased a hall of 600 ft. Cox signed.', ['Cox']],
  ])('%s', (body, names) => {
    expect(read(body).map((told) => told.replace(' ACTIVE', ''))).toEqual(names);
  });
});
