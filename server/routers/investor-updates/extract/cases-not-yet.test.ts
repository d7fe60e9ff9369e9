import { describe, expect, it } from 'vitest';
import { metricsOf, readLetter } from '@/tests/setup/read-update';

const gapsOf = (body: string) =>
  readLetter(body)
    .gaps.map((g) => g.dedupeKey)
    .filter((key) => key.startsWith('METRIC_MISSING'));

describe('numbers that are not there yet, of another time or of others', () => {
  it.each([
    ['When Ben joined, MRR was $9k.', 'METRIC_MISSING:mrrUsd'],
    ['When our CFO came on board, MRR was $9k.', 'METRIC_MISSING:mrrUsd'],
    ['Cash is $2.5M after the extension closes; $500k now.', 'METRIC_MISSING:cashOnHandUsd'],
    ['Cash is $2.5M when the grant arrives.', 'METRIC_MISSING:cashOnHandUsd'],
    ['Headcount: 25 when the new hires start in May (22 now)', 'METRIC_MISSING:headcount'],
    ['ARR is $1.9M, sorry, $1.6M.', 'METRIC_MISSING:arrUsd'],
    ['MRR is $40k (correction: $38k).', 'METRIC_MISSING:mrrUsd'],
    ['ARR: $1.1M excluding pilots, $1.5M including them', 'METRIC_MISSING:arrUsd'],
  ])('asks about %s', (body, gap) => {
    expect(metricsOf(readLetter(body))).toEqual({});
    expect(gapsOf(body)).toEqual([gap]);
  });

  it.each([
    "A YC batchmate is at $3M ARR already; we're happy for them.",
    "Our lead's fund has $80M cash.",
    'A comparable company raised at a $60M post-money.',
    'A comparable: Globex, $8M ARR, $60M post-money valuation.',
    'G&A headcount: 4',
  ])('leaves out %s', (body) => {
    expect(metricsOf(readLetter(body))).toEqual({});
  });

  it.each([
    ['MRR: $36k\n\nCorrection: MRR should be $38k.', { mrrUsd: 38_000 }],
    [
      'Correction: MRR is $38k, not $36k.\n\nMRR: $36k\nHeadcount: 12',
      { mrrUsd: 38_000, headcount: 12 },
    ],
    ['MRR: $36k\n\nA correction: last month MRR was $30k, and I wrote $31k.', { mrrUsd: 36_000 }],
    ['When we look at the numbers, MRR was $9k.', { mrrUsd: 9_000 }],
    ['Cash is $2.5M after the extension closed in March.', { cashOnHandUsd: 2_500_000 }],
    ['ARR is $1.9M, sorry for the late note.', { arrUsd: 1_900_000 }],
    ['ARR: $1.1M excluding pilots', { arrUsd: 1_100_000 }],
    ['Total headcount: 14', { headcount: 14 }],
  ])('reads %s', (body, expected) => {
    expect(metricsOf(readLetter(body))).toEqual(expected);
  });
});
