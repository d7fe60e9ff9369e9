import { describe, expect, test } from 'vitest';
import { bareAddress, companiesOfSender } from './sender';

const company = (id: string, website: string | null, hasWritten = false) => ({
  id,
  name: id,
  website,
  hasWritten,
});
const members = ['ana@fund.example', 'ben@gmail.com'];
const idsOf = (address: string, ...companies: ReturnType<typeof company>[]) =>
  companiesOfSender(address, companies, members).map(({ id }) => id);

describe('whose mail it is', () => {
  const widgets = company('Widgets', 'https://www.widgets.example/about');

  test('is told by the domain of the company’s website, subdomains included', () => {
    expect(idsOf('jane@widgets.example', widgets)).toEqual(['Widgets']);
    expect(idsOf('jane@mail.widgets.example', widgets)).toEqual(['Widgets']);
    expect(idsOf('jane@notwidgets.example', widgets)).toEqual([]);
    expect(idsOf('jane@widgets.example.evil.example', widgets)).toEqual([]);
  });

  test('is not told by a provider or a site that hosts many', () => {
    expect(idsOf('jane@gmail.com', company('Gmail', 'https://gmail.com'))).toEqual([]);
    expect(idsOf('a@linkedin.com', company('W', 'https://linkedin.com/company/w'))).toEqual([]);
  });

  test('is told by an address that has written for the company before', () => {
    expect(idsOf('jane@gmail.com', company('A', null, true), company('B', null))).toEqual(['A']);
  });

  test('is never learned of the firm’s own people, who forward for any company', () => {
    expect(idsOf('ana@fund.example', company('A', null, true))).toEqual([]);
    expect(idsOf('eve@fund.example', company('A', null, true))).toEqual([]);
    expect(idsOf('ben@gmail.com', company('A', null, true))).toEqual([]);
    expect(idsOf('jane@gmail.com', company('A', null, true))).toEqual(['A']);
  });

  test('is a question where several companies answer', () => {
    expect(idsOf('j@widgets.example', widgets, company('Spin', 'https://widgets.example'))).toEqual(
      ['Widgets', 'Spin'],
    );
  });
});

test.each([
  ['Jane <Jane@Widgets.example>', 'jane@widgets.example'],
  [' jane@widgets.example ', 'jane@widgets.example'],
  ['Jane', null],
  ['', null],
  ['a b@c', null],
])('the address of %j is %j', (from, address) => {
  expect(bareAddress(from)).toBe(address);
});
