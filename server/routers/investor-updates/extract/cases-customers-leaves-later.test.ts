import { describe, expect, it } from 'vitest';
import { readLetter } from '@/tests/setup/read-update';

const read = (body: string) => {
  const { customers, gaps } = readLetter(body, 'October 2026', '2026-11-05');
  return [
    ...customers.map((c) => `${c.customerName} ${c.status}`),
    ...gaps.map((gap) => gap.description).filter((asked) => asked === 'Is Acme a customer?'),
  ];
};

describe('who leaves later, without a day told, is asked about and not gone today', () => {
  it.each([
    'Acme gave notice and leaves at year end.',
    'Acme will not renew next spring.',
    'Acme has given notice and will leave at the end of the quarter.',
    'Acme gave notice for year end.',
  ])('%s', (body) => {
    expect(read(body)).toEqual(['Is Acme a customer?']);
  });

  it.each([
    'Acme gave notice.',
    'Acme terminated its agreement with effect from year end.',
    'Acme gave notice, ends December 31.',
    'Acme churned at year end.',
    'Acme left at the end of the year.',
    'Acme did not renew at the end of the year.',
    'Acme will not renew.',
  ])('while %s', (body) => {
    expect(read(body)).toEqual(['Acme CHURNED']);
  });
});
