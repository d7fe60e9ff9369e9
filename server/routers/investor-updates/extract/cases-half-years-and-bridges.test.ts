import { describe, expect, it } from 'vitest';
import { readOctober } from '@/tests/setup/read-update';

describe('a burn over more than a month is none of one', () => {
  it.each([
    'Net burn was $940K over the half year.',
    'Net burn was $940K in the first half.',
    'We burned $940K in H1.',
    'We burned $600K in six months.',
    'Over the last six months we burned $940K.',
  ])('%s', (body) => {
    expect(readOctober(body)).toEqual([{}, ['burnMonthlyUsd']]);
  });

  it.each([
    'We spent $940K net over the half year.',
    'We spent $940K net in H1, about $157K a month.',
    'Net burn in H1 was $940K.',
  ])('nor is %s', (body) => {
    expect(readOctober(body)[0]).toEqual({});
  });

  it.each([
    'Net burn was $940K over the half year, or about $157K a month.',
    'We burned $940K over the half year (about $157K a month).',
    'Net burn averaged $157K over the half year.',
    'Over the last six months we cut burn to $157K.',
    'Net burn was $157K, the lowest in six months.',
    'Net burn has been $157K for three months running.',
    'We spent $157K net in October, half of what it was.',
  ])('while %s', (body) => {
    expect(readOctober(body)).toEqual([{ burnMonthlyUsd: 157_000 }, []]);
  });
});

describe('what a label plans, the parts behind a semicolon plan too', () => {
  it.each([
    'Forecast FY26: ARR $15.5M; headcount 145; year-end cash $10M.',
    '2027 plan: ARR $9M; team of 60; burn $400k.',
    'Budget for Q4: MRR $50k; headcount 12.',
    'Our targets: MRR $50k; headcount 12; burn $40k.',
  ])('%s', (body) => {
    expect(readOctober(body)).toEqual([{}, []]);
  });

  it.each([
    ['Plan: MRR $50k; actual: MRR $52k.', { mrrUsd: 52_000 }],
    ['Targets: MRR $50k; we are at MRR $52k; headcount 12.', { mrrUsd: 52_000, headcount: 12 }],
    ['Outlook: good. We have 12 people; MRR is $50k.', { mrrUsd: 50_000, headcount: 12 }],
    ['Numbers: MRR $50k; headcount 12.', { mrrUsd: 50_000, headcount: 12 }],
  ])('while %s', (body, found) => {
    expect(readOctober(body)).toEqual([found, []]);
  });
});

describe('the first sum of a bridge is of the time before', () => {
  it.each([
    'Bridge of ARR: 10,900 opening + 1,540 new - 640 churn.',
    'MRR: $50k opening, plus $4k new.',
    'Cash: $5M (opening balance), less $1M spent.',
  ])('%s', (body) => {
    expect(readOctober(body)[0]).toEqual({});
  });

  it.each(['MRR: $50k, opening two new markets.', 'MRR is $50k. Opening hours are longer.'])(
    'while %s',
    (body) => {
      expect(readOctober(body)).toEqual([{ mrrUsd: 50_000 }, []]);
    },
  );
});
