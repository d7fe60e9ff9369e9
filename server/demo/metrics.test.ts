import { describe, expect, test } from 'vitest';
import { calendarOf } from './calendar';
import { customersOf } from './customers';
import { COMPANIES, companyOf } from './data/companies';
import { figuresOf } from './metrics';

const calendar = calendarOf(new Date('2026-11-21'));
const ofSlug = (slug: string) => figuresOf(companyOf(slug), calendar);

describe.each(COMPANIES)('the figures of $slug', (company) => {
  const figures = figuresOf(company, calendar);

  test('are the same on every run', () => {
    expect(figuresOf(company, calendar)).toEqual(figures);
  });

  test('could be real: nobody is broke, and MRR, runway and margin follow', () => {
    for (const { arrUsd, mrrUsd, cashOnHandUsd, burnMonthlyUsd, ...month } of figures) {
      expect(cashOnHandUsd).toBeGreaterThan(100_000);
      expect(arrUsd).toBe(mrrUsd && mrrUsd * 12);
      if (burnMonthlyUsd > 0) {
        expect(month.runwayMonths).toBeCloseTo(cashOnHandUsd / burnMonthlyUsd, 0);
      } else expect(month.runwayMonths).toBeUndefined();
      expect(month.headcount).toBeGreaterThan(0);
      expect(month.grossMarginPct ?? 50).toBeGreaterThan(0);
      expect(month.grossMarginPct ?? 50).toBeLessThan(100);
    }
  });

  test('hold what named customers pay', () => {
    const customers = customersOf(company, figures, calendar);
    const active = customers.filter(({ status }) => status === 'ACTIVE');
    const paid = active.reduce((sum, { dealValueAnnualUsd = 0 }) => sum + dealValueAnnualUsd, 0);
    expect(paid).toBeLessThanOrEqual((figures.at(-1)?.arrUsd ?? 0) * 0.75);
    for (const { firstSignedAt, churnedAt } of customers) {
      if (firstSignedAt) expect(firstSignedAt < calendar.today).toBe(true);
      if (churnedAt)
        expect(String(firstSignedAt) < churnedAt && churnedAt < calendar.today).toBe(true);
    }
  });
});

test('growth, decline, silence and years without revenue are all there', () => {
  const growth = (slug: string) => {
    const figures = ofSlug(slug).filter(({ arrUsd }) => arrUsd !== undefined);
    return (figures.at(-1)?.arrUsd ?? 0) / (figures.at(-13)?.arrUsd ?? 1);
  };
  expect(growth('halyard')).toBeGreaterThan(2);
  expect(growth('parcelwise')).toBeLessThan(0.8);
  expect(ofSlug('corvane-bio').every(({ arrUsd }) => arrUsd === undefined)).toBe(true);
  expect(ofSlug('classmark').at(-1)?.ago).toBe(8);
  expect(ofSlug('quillstack').map(({ ago }) => ago)).not.toContain(9);
});
