import type { z } from 'zod';
import { median, quotient, sum } from '@/server/lib/decimal';
import type { companyLine } from './schemas';

/** One reported ARR in USD. */
export interface ArrPoint {
  snapshotId: string;
  asOf: string;
  arrUsd: number;
}

/** What the numbers are made from, per living company. Customer counts leave LOST_DEAL out. */
export interface CompanyFigures {
  id: string;
  slug: string;
  /** The latest ARR not after now. */
  latest: ArrPoint | null;
  /** The ARR in USD nearest to one year before the latest, within ±45 days. */
  yearBefore: number | null;
  /** The ARR in USD nearest to 91 days before the latest, within ±30 days. */
  quarterBefore: number | null;
  namedCustomers: number;
  f500Customers: number;
  activeCustomers: number;
}

/** A company's line in `computationJson` (decisions §8). */
export type CompanyLine = z.output<typeof companyLine>;

type Exclusion = CompanyLine['excluded'][number];
type Measure = Exclusion['measure'];
type Reason = Exclusion['reason'];

const MEASURES: readonly Measure[] = ['arr', 'yoy', 'qoq'];
const STALE_MS = 120 * 86_400_000;

function multiple(current: number, prior: number | null): number | Reason {
  if (prior === null) return 'no_prior_value';
  if (prior <= 0) return 'prior_not_positive';
  const value = quotient(current, prior);
  return Number.isFinite(value) ? value : 'multiple_out_of_range';
}

function lineOf(company: CompanyFigures, now: string): CompanyLine {
  const { id, slug, latest } = company;
  if (latest === null) {
    return {
      id,
      slug,
      arrUsd: null,
      asOf: null,
      sourceSnapshotId: null,
      yoy: null,
      qoq: null,
      stale: null,
      excluded: MEASURES.map((measure) => ({ measure, reason: 'no_arr' })),
    };
  }
  const excluded: CompanyLine['excluded'] = [];
  const grown = (measure: Measure, prior: number | null) => {
    const value = multiple(latest.arrUsd, prior);
    if (typeof value === 'number') return value;
    excluded.push({ measure, reason: value });
    return null;
  };
  return {
    id,
    slug,
    arrUsd: latest.arrUsd,
    asOf: latest.asOf,
    sourceSnapshotId: latest.snapshotId,
    yoy: grown('yoy', company.yearBefore),
    qoq: grown('qoq', company.quarterBefore),
    stale: Date.parse(now) - Date.parse(latest.asOf) > STALE_MS,
    excluded,
  };
}

/**
 * A vehicle's numbers from its companies' figures (decisions §8): ARR in USD as a sum, growth as
 * medians of multiples, coverage as a share of 1. Null where no company has a value.
 */
export function computeStats(companies: readonly CompanyFigures[], now: string) {
  const lines = companies.map((company) => lineOf(company, now));
  const arrs = lines.flatMap((line) => line.arrUsd ?? []);
  const total = (count: (company: CompanyFigures) => number) => sum(companies.map(count));
  const named = total((company) => company.namedCustomers);
  const f500 = total((company) => company.f500Customers);
  return {
    portfolioArrUsd: arrs.length === 0 ? null : sum(arrs),
    portfolioArrYoyMultiple: median(lines.flatMap((line) => line.yoy ?? [])),
    portfolioArrQoqMultiple: median(lines.flatMap((line) => line.qoq ?? [])),
    enterpriseLogoCoverage: named === 0 ? null : quotient(f500, named),
    totalNamedCustomers: named,
    totalF500Customers: f500,
    totalActiveCustomers: total((company) => company.activeCustomers),
    computationJson: { companies: lines },
  };
}
