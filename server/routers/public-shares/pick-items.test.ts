import { describe, expect, test } from 'vitest';
import { type FoundDeal, pickItems } from './pick-items';

const company = (id: string, name: string, website: string | null = null) => ({
  id,
  name,
  website,
});
const deal = (id: string, name: string, website = '', stage: FoundDeal['stage'] = 'MEETING') => ({
  id,
  name,
  website,
  stage,
});

/** Picks everything found, in order. */
const pickAll = (companies: ReturnType<typeof company>[], deals: FoundDeal[]) =>
  pickItems(
    { companyIds: companies.map((c) => c.id), dealIds: deals.map((d) => d.id) },
    { companies, deals },
  );

describe('the order of a list', () => {
  test('is companies as sent, then deals as sent, whatever order they were found in', () => {
    const found = {
      companies: [company('c1', 'One'), company('c2', 'Two')],
      deals: [deal('d1', 'Three'), deal('d2', 'Four')],
    };
    expect(pickItems({ companyIds: ['c2', 'c1'], dealIds: ['d2', 'd1'] }, found)?.items).toEqual([
      { companyId: 'c2', dealId: null },
      { companyId: 'c1', dealId: null },
      { companyId: null, dealId: 'd2' },
      { companyId: null, dealId: 'd1' },
    ]);
  });

  test('is none when a company was not found', () => {
    const found = { companies: [company('c1', 'One')], deals: [] };
    expect(pickItems({ companyIds: ['c1', 'c2'], dealIds: [] }, found)).toBeNull();
  });
});

describe('duplicates', () => {
  test('repeated ids count once for each repetition, an unshareable deal is listed once', () => {
    const picked = pickItems(
      { companyIds: ['c1', 'c1', 'c1'], dealIds: ['d1', 'x', 'd1', 'x'] },
      { companies: [company('c1', 'One')], deals: [deal('d1', 'Two')] },
    );
    expect(picked).toEqual({
      items: [
        { companyId: 'c1', dealId: null },
        { companyId: null, dealId: 'd1' },
      ],
      duplicateCompanyCount: 4,
      unshareableDeals: [{ dealId: 'x', reason: 'not_found' }],
    });
  });

  test('two companies are never duplicates of each other', () => {
    const picked = pickAll(
      [
        company('c1', 'Acme', 'https://acme.example'),
        company('c2', 'Acme', 'https://acme.example'),
      ],
      [],
    );
    expect(picked).toMatchObject({ duplicateCompanyCount: 0, items: [{}, {}] });
  });

  test('a PASSED deal is unshareable, not a duplicate, and does not hide a later one', () => {
    const picked = pickAll([], [deal('d1', 'Acme', '', 'PASSED'), deal('d2', 'Acme')]);
    expect(picked).toEqual({
      items: [{ companyId: null, dealId: 'd2' }],
      duplicateCompanyCount: 0,
      unshareableDeals: [{ dealId: 'd1', reason: 'not_shareable' }],
    });
  });

  const isSame = (first: [string, string], second: [string, string]) =>
    pickAll([company('c', ...first)], [deal('d', ...second)])?.duplicateCompanyCount === 1;

  test.each([
    ['legal form and case', ['Acme', ''], ['ACME, Inc.', '']],
    ['scheme, www and path', ['A', 'https://acme.example/'], ['B', 'http://www.acme.example/x?y']],
    ['case and port', ['A', 'https://ACME.example'], ['B', 'https://acme.example:8443']],
    ['a site of its name', ['Acme', 'https://eu1.acme.example'], ['B', 'https://acme.example']],
    ['two parts of one site', ['A', 'https://app.acme.co.uk'], ['B', 'https://blog.acme.co.uk']],
  ] as const)('%s: the same company', (_, first, second) => {
    expect(isSame([...first], [...second])).toBe(true);
  });

  test.each([
    ['other names without websites', ['Acme', ''], ['Acme Robotics', '']],
    ['names of nothing but punctuation', ['!!!', ''], ['???', '']],
    [
      'a shared host',
      ['A', 'https://linkedin.com/company/a'],
      ['B', 'https://linkedin.com/company/b'],
    ],
    ['tenants of a platform', ['A', 'https://a.github.io'], ['B', 'https://b.github.io']],
    ['a subdomain', ['A', 'https://acme.example'], ['B', 'https://eu1.acme.example']],
    ['a parent', ['A', 'https://eu1.acme.example'], ['B', 'https://acme.example']],
    ['a shared suffix', ['A', 'https://a.co.uk'], ['B', 'https://b.co.uk']],
    ['a longer label', ['A', 'https://acme.example'], ['B', 'https://notacme.example']],
    ['another top level', ['A', 'https://acme.com'], ['B', 'https://acme.org']],
  ] as const)('%s: not the same company', (_, first, second) => {
    expect(isSame([...first], [...second])).toBe(false);
  });
});
