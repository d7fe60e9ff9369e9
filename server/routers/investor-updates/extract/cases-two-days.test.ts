import { describe, expect, it } from 'vitest';
import { metricsOf, readLetter, readOctober } from '@/tests/setup/read-update';

describe('of two days or ends of a month the later counts', () => {
  it.each([
    ['Cash was $1.2m on 1 October and $0.9m on 31 October.', { cashOnHandUsd: 900_000 }],
    ['On October 1 our MRR was $80k. On October 31 it was $92k.', { mrrUsd: 92_000 }],
    ['Cash: $1,234.5k on the 1st, $1,100k on the 31st', { cashOnHandUsd: 1_100_000 }],
    [
      'ARR: $1.0m at the start of the month, $1.1m at the end\nHeadcount: 20 at the beginning of October, 23 at the end',
      { arrUsd: 1_100_000, headcount: 23 },
    ],
    ['Cash was $1.5m on 30 September and $1.2m on 31 October.', { cashOnHandUsd: 1_200_000 }],
    ['Cash was $1.2m on 31 October.', { cashOnHandUsd: 1_200_000 }],
    ['Cash at the start of the month was $1.2m.', {}],
  ])('%s', (body, metrics) => {
    expect(readOctober(body)[0]).toEqual(metrics);
  });

  it('of two ends of months the later counts', () => {
    const body = 'ARR: $1.0M at the end of 2025, $1.2M at the end of February';
    expect(metricsOf(readLetter(body, 'February 2026', '2026-03-05'))).toEqual({
      arrUsd: 1_200_000,
    });
  });
});
