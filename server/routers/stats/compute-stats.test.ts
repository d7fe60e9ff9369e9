import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CompanyFigures, computeStats } from './compute-stats';

const NOW = '2026-07-01T00:00:00.000Z';

const company = (extra: Partial<CompanyFigures> & { arr?: number } = {}): CompanyFigures => {
  const { arr, ...figures } = extra;
  const latest =
    arr === undefined
      ? null
      : { snapshotId: 'snapshot', asOf: '2026-06-30T00:00:00.000Z', arrUsd: arr };
  return {
    id: 'id',
    slug: 'slug',
    latest,
    yearBefore: null,
    quarterBefore: null,
    namedCustomers: 0,
    f500Customers: 0,
    activeCustomers: 0,
    ...figures,
  };
};

describe('the numbers', () => {
  test('of no company are null, and counts are 0', () => {
    expect(computeStats([], NOW)).toEqual({
      portfolioArrUsd: null,
      portfolioArrYoyMultiple: null,
      portfolioArrQoqMultiple: null,
      enterpriseLogoCoverage: null,
      totalNamedCustomers: 0,
      totalF500Customers: 0,
      totalActiveCustomers: 0,
      computationJson: { companies: [] },
    });
  });

  test('sum ARR without binary dust; an ARR of 0 is a value', () => {
    expect(computeStats([company({ arr: 0.1 }), company({ arr: 0.2 })], NOW).portfolioArrUsd).toBe(
      0.3,
    );
    expect(computeStats([company({ arr: 0 }), company()], NOW).portfolioArrUsd).toBe(0);
    expect(computeStats([company()], NOW).portfolioArrUsd).toBeNull();
  });

  test('take the median multiple, the mean of the middle two for an even count', () => {
    const grown = (arr: number, prior: number) =>
      company({ arr, yearBefore: prior, quarterBefore: prior });
    const odd = computeStats([grown(300, 100), grown(200, 100), grown(900, 100)], NOW);
    expect(odd.portfolioArrYoyMultiple).toBe(3);
    expect(odd.portfolioArrQoqMultiple).toBe(3);
    const even = computeStats([grown(1.1, 1), grown(1.2, 1)], NOW);
    expect(even.portfolioArrYoyMultiple).toBe(1.15);
  });

  test('leave out companies without a positive prior value, and say so', () => {
    const { portfolioArrYoyMultiple, portfolioArrQoqMultiple, computationJson } = computeStats(
      [
        company({ arr: 100 }),
        company({ arr: 100, yearBefore: 0, quarterBefore: -5 }),
        company({ arr: 100, yearBefore: 50 }),
      ],
      NOW,
    );
    expect(portfolioArrYoyMultiple).toBe(2);
    expect(portfolioArrQoqMultiple).toBeNull();
    expect(computationJson.companies.map((line) => line.excluded)).toEqual([
      [
        { measure: 'yoy', reason: 'no_prior_value' },
        { measure: 'qoq', reason: 'no_prior_value' },
      ],
      [
        { measure: 'yoy', reason: 'prior_not_positive' },
        { measure: 'qoq', reason: 'prior_not_positive' },
      ],
      [{ measure: 'qoq', reason: 'no_prior_value' }],
    ]);
  });

  test('leave out a multiple that no JSON number holds', () => {
    const stats = computeStats([company({ arr: 1e15, yearBefore: 5e-324 })], NOW);
    expect(stats.portfolioArrYoyMultiple).toBeNull();
    expect(stats.computationJson.companies[0]?.excluded[0]).toEqual({
      measure: 'yoy',
      reason: 'multiple_out_of_range',
    });
  });

  test('divide F100 and F500 logos by all named ones over the whole portfolio', () => {
    const stats = computeStats(
      [
        company({ namedCustomers: 3, f500Customers: 1, activeCustomers: 2 }),
        company({ namedCustomers: 7, f500Customers: 2, activeCustomers: 1 }),
      ],
      NOW,
    );
    expect(stats).toMatchObject({
      enterpriseLogoCoverage: 0.3,
      totalNamedCustomers: 10,
      totalF500Customers: 3,
      totalActiveCustomers: 3,
    });
  });
});

describe('the breakdown', () => {
  test('has a line per company with exactly these fields', () => {
    const { computationJson } = computeStats(
      [company({ id: 'c1', slug: 'one', arr: 120, yearBefore: 100, quarterBefore: 80 })],
      NOW,
    );
    expect(computationJson.companies).toEqual([
      {
        id: 'c1',
        slug: 'one',
        arrUsd: 120,
        asOf: '2026-06-30T00:00:00.000Z',
        sourceSnapshotId: 'snapshot',
        yoy: 1.2,
        qoq: 1.5,
        stale: false,
        excluded: [],
      },
    ]);
  });

  test('names a company without ARR as excluded from every measure', () => {
    const { computationJson } = computeStats([company()], NOW);
    expect(computationJson.companies[0]).toEqual({
      id: 'id',
      slug: 'slug',
      arrUsd: null,
      asOf: null,
      sourceSnapshotId: null,
      yoy: null,
      qoq: null,
      stale: null,
      excluded: ['arr', 'yoy', 'qoq'].map((measure) => ({ measure, reason: 'no_arr' })),
    });
  });

  test('calls an ARR stale from the moment it is older than 120 days', () => {
    const staleAt = (asOf: string) =>
      computeStats([company({ latest: { snapshotId: 's', asOf, arrUsd: 1 } })], NOW).computationJson
        .companies[0]?.stale;
    expect(staleAt('2026-03-03T00:00:00.000Z')).toBe(false);
    expect(staleAt('2026-03-02T23:59:59.999Z')).toBe(true);
  });
});

const figures = fc.record({
  arr: fc.option(fc.double({ min: -1e15, max: 1e15, noNaN: true }), { nil: undefined }),
  yearBefore: fc.option(fc.double({ min: -1e15, max: 1e15, noNaN: true })),
  quarterBefore: fc.option(fc.double({ min: -1e15, max: 1e15, noNaN: true })),
  named: fc.nat(1000),
  f500Share: fc.double({ min: 0, max: 1, noNaN: true }),
});

const portfolios = fc.array(
  figures.map(({ arr, yearBefore, quarterBefore, named, f500Share }) =>
    company({
      ...(arr === undefined ? {} : { arr }),
      yearBefore,
      quarterBefore,
      namedCustomers: named,
      f500Customers: Math.floor(named * f500Share),
    }),
  ),
  { maxLength: 30 },
);

describe('for any portfolio', () => {
  test('every number is finite or null, and coverage is between 0 and 1', () => {
    fc.assert(
      fc.property(portfolios, (companies) => {
        const { computationJson, ...stats } = computeStats(companies, NOW);
        for (const value of Object.values(stats)) {
          expect(value === null || Number.isFinite(value)).toBe(true);
        }
        expect(stats.enterpriseLogoCoverage ?? 0).toBeGreaterThanOrEqual(0);
        expect(stats.enterpriseLogoCoverage ?? 0).toBeLessThanOrEqual(1);
        expect(computationJson.companies).toHaveLength(companies.length);
      }),
    );
  });

  test('the order of the companies changes no number', () => {
    fc.assert(
      fc.property(portfolios, (companies) => {
        const { computationJson: _a, ...forward } = computeStats(companies, NOW);
        const { computationJson: _b, ...backward } = computeStats([...companies].reverse(), NOW);
        // As JSON, which knows no negative zero.
        expect(JSON.stringify(backward)).toBe(JSON.stringify(forward));
      }),
    );
  });

  test('each measure is either a number or excluded with one reason', () => {
    fc.assert(
      fc.property(portfolios, (companies) => {
        for (const line of computeStats(companies, NOW).computationJson.companies) {
          const left = line.excluded.map((exclusion) => exclusion.measure);
          expect(left.includes('arr')).toBe(line.arrUsd === null);
          expect(left.includes('yoy')).toBe(line.yoy === null);
          expect(left.includes('qoq')).toBe(line.qoq === null);
          expect(new Set(left).size).toBe(left.length);
        }
      }),
    );
  });
});
