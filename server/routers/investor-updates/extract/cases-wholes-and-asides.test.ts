import { describe, expect, it } from 'vitest';
import { metricsOf, readLetter } from '@/tests/setup/read-update';
import { extractUpdate } from './extract-update';

const read = (body: string) => metricsOf(readLetter(body));

const asked = (body: string) =>
  readLetter(body).gaps.flatMap(({ suggestedField }) => suggestedField ?? []);

describe('recurring revenue without a customer is a part of it', () => {
  it.each([
    'MRR (excl. Kroger): $60k',
    'MRR (without Kroger): $60k',
    'ARR (ex-Acme): $600k',
    'ARR, excluding the Acme contract: $600k',
  ])('asks about %s', (body) => {
    expect(read(body)).toEqual({});
  });

  it.each([
    ['MRR (excluding services): $60k', { mrrUsd: 60e3 }],
    ['MRR (excl. one-off fees): $60k', { mrrUsd: 60e3 }],
    ['MRR (excl. VAT): $60k', { mrrUsd: 60e3 }],
    ['MRR (incl. Kroger): $60k', { mrrUsd: 60e3 }],
    ['Cash (excl. the grant): $2.1M', { cashOnHandUsd: 2.1e6 }],
  ])('reads %s', (body, expected) => {
    expect(read(body)).toEqual(expected);
  });

  it('leaves a question', () => {
    expect(asked('MRR (excl. Kroger): $60k')).toContain('mrrUsd');
  });
});

describe('a firm at a level that is not the company', () => {
  it.each([
    'Highlights – Mercato at $5M ARR',
    '- Mercato at $5M ARR',
    '- Mercato, now at $5M ARR',
    '- Mercato Group at $5M ARR',
  ])('stores nothing of %s', (body) => {
    expect(read(body)).toEqual({});
  });

  it.each([
    'Highlights – now at $5M ARR',
    'Highlights – we are at $5M ARR',
    '- Northwind at $5M ARR',
    '- Currently at $5M ARR',
    '- Software at $5M ARR',
  ])('reads %s', (body) => {
    expect(read(body)).toEqual({ arrUsd: 5e6 });
  });
});

describe('values behind a time, a mark or a label of their own', () => {
  it.each([
    ['Burn fell from $110k a year ago to $80k.', { burnMonthlyUsd: 80e3 }],
    [
      'Net burn was $142k, which leaves us with 16 months.',
      { burnMonthlyUsd: 142e3, runwayMonths: 16 },
    ],
    [
      'Net burn was $142k against a budget of $160k, which leaves us with 16 months.',
      { burnMonthlyUsd: 142e3, runwayMonths: 16 },
    ],
    ['~$190k/mo net burn → 19 months', { burnMonthlyUsd: 190e3, runwayMonths: 19 }],
    ['Net burn $190k → 19 months', { burnMonthlyUsd: 190e3, runwayMonths: 19 }],
    ['Burn was $71k. 9 months at this pace.', { burnMonthlyUsd: 71e3, runwayMonths: 9 }],
    ['Our own ARR is now $1.15M.', { arrUsd: 1.15e6 }],
    ['Gross profit: 62%', { grossMarginPct: 62 }],
    ['Gross profit was 62% of revenue.', { grossMarginPct: 62 }],
    ['Gross margin, software/overall: 78%/61%', { grossMarginPct: 61 }],
    ['Gross margin (overall / software): 61% / 78%', { grossMarginPct: 61 }],
    ['Revenue in March was $310k, of which recurring $240k (MRR).', { mrrUsd: 240e3 }],
    ['Revenue was $310k, of which $240k recurring (MRR).', { mrrUsd: 240e3 }],
    ['Revenue was $310k, of which $240k is recurring (MRR).', { mrrUsd: 240e3 }],
    ['burn < $200k (actual: $188k)', { burnMonthlyUsd: 188e3 }],
    [
      'At quarter end we held $11.2 million in cash and treasuries, which gives us seventeen months.',
      { cashOnHandUsd: 11.2e6, runwayMonths: 17 },
    ],
  ])('reads %s', (body, expected) => {
    expect(read(body)).toEqual(expected);
  });

  it.each([
    'Burn fell $110k in the year to $80k.',
    'Burn fell from $1.1M last year to $0.9M.',
    'Burn went from $110k a quarter to $80k.',
    'Burn will fall to $90k, which leaves us with 20 months.',
    'Burn will fall to $90k, which gives us 20 months.',
    'If burn falls to $90k, that leaves us with 20 months.',
    'The plan: $190k/mo net burn → 19 months',
    'Burn for the year fell from $1.1M to $0.9M.',
    'Gross profit: +62%',
    'Gross profit grew 62%',
    'Gross profit: 62% YoY',
    'Gross profit: 62% of plan',
    'Gross profit was 62% higher.',
    'Gross profit: 62% (YoY)',
    'Gross margin, software/hardware: 78%/61%',
    'Revenue target is $310k, of which recurring $240k (MRR).',
    'The launch took the quarter. 9 months at this pace.',
    'Their own ARR is now $1.15M.',
    'New: $4k (MRR)',
  ])('takes no value from %s', (body) => {
    expect(read(body)).toEqual({});
  });
});

describe('a table that alone tells the time', () => {
  const periodOf = (rawBody: string) =>
    extractUpdate({
      subject: null,
      rawBody,
      rawHtml: null,
      receivedAt: '2026-10-14T09:00:00.000Z',
      attachments: [],
      previouslyReported: [],
    }).reportedPeriod.value;

  it.each([
    [
      "             Q1'26   Q2'26   Q3'26\nARR          $7.6M   $8.3M   $9.1M\nHeadcount    79      84      88",
      '2026-Q3',
    ],
    [
      "             Q1'25   Q2'25   Q3'25\nARR          $7.6M   $8.3M   $9.1M\nHeadcount    79      84      88",
      null,
    ],
  ])('%#', (body, expected) => {
    expect(periodOf(body)).toBe(expected);
  });
});
