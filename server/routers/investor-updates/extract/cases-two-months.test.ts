import { describe, expect, it } from 'vitest';
import { metricsOf } from '@/tests/setup/read-update';
import { extractUpdate } from './extract-update';

/** What a letter without a subject tells in March 2026, whose sender may have named its period. */
function read(rawBody: string, reportedPeriod: string | null = null) {
  const result = extractUpdate({
    subject: null,
    rawBody,
    rawHtml: null,
    receivedAt: '2026-03-05T09:00:00.000Z',
    attachments: [],
    previouslyReported: [],
    companyName: 'Northwind Labs',
    reportedPeriod,
  });
  return [result.reportedPeriod.value, metricsOf(result)];
}

describe('of two months that a letter tells of', () => {
  it.each([
    ['In January MRR was $45k. In February MRR was $49k.', '2026-02', { mrrUsd: 49_000 }],
    ['MRR was $45k in January and $49k in February.', '2026-02', { mrrUsd: 49_000 }],
    [
      'In Q3 ARR was $3.0M. In Q4 ARR grew to $3.4M, with 40 people.',
      '2025-Q4',
      { arrUsd: 3_400_000, headcount: 40 },
    ],
    [
      '- In December we crossed $1M ARR\n- In January we signed Acme\n- In February we crossed $1.2M ARR\n\nCash: $2.0M',
      '2026-02',
      { arrUsd: 1_200_000, cashOnHandUsd: 2_000_000 },
    ],
    ['In October we had 8 people. In March we have 12 people.', '2026-03', { headcount: 12 }],
  ])('the later is reported: %s', (body, period, wanted) => {
    expect(read(body)).toEqual([period, wanted]);
  });

  it.each([
    ['In January burn was $90k. In February burn was $80k.', '2026-02', { burnMonthlyUsd: 80_000 }],
    ['In January burn was $90k. In February burn was $80k.', '2026-01', { burnMonthlyUsd: 90_000 }],
    ['In Q4 ARR was $1.0M. In Q1 ARR reached $1.2M.', '2026-Q1', { arrUsd: 1_200_000 }],
    ['In Q4 ARR was $1.0M. In Q1 ARR reached $1.2M.', 'Q4 2025', { arrUsd: 1_000_000 }],
    ['MRR: $49k (January: $45k)', '2026-02', { mrrUsd: 49_000 }],
  ])('the one is reported that the sender named: %s of %s', (body, period, wanted) => {
    expect(read(body, period)[1]).toEqual(wanted);
  });

  it('a name that means no stretch of the calendar leaves it to the text', () => {
    expect(read('In February MRR was $49k.', 'our third sprint')).toEqual([
      '2026-02',
      { mrrUsd: 49_000 },
    ]);
  });
});
