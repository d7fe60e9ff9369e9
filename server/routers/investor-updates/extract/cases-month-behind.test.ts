import { describe, expect, it } from 'vitest';
import { metricsOf, readLetter } from '@/tests/setup/read-update';

const read = (body: string, subject: string, receivedAt: string) => {
  const result = readLetter(body, subject, receivedAt);
  return [result.reportedPeriod.value, metricsOf(result)];
};

describe('a mail named after the month it was sent in', () => {
  it.each([
    ['Quick numbers for April: $65k MRR.', { mrrUsd: 65_000 }],
    ['April numbers:\n- MRR $65k', { mrrUsd: 65_000 }],
    ['Here are our April 2026 results.\n\nMRR: $65k', { mrrUsd: 65_000 }],
    ['As of April 30 we have $900k in the bank.', { cashOnHandUsd: 900_000 }],
    ['Month: April\nMRR: $65k', { mrrUsd: 65_000 }],
  ])('reports the month before where its numbers are of that: %s', (body, wanted) => {
    expect(read(body, 'May update', '2026-05-04')).toEqual(['2026-04', wanted]);
  });

  it.each([
    ['MRR is $65k, compared with April numbers of $60k.', '2026-05-04'],
    ['MRR is $65k. In April we hired a lead.', '2026-05-04'],
    ['MRR is $65k. Our April results were sent to you last week.', '2026-05-30'],
  ])('reports its own month elsewhere: %s', (body, receivedAt) => {
    expect(read(body, 'May update', receivedAt)[0]).toBe('2026-05');
  });

  it('leaves a subject alone that names another month', () => {
    expect(read('MRR was $60k in our April numbers.', 'March update', '2026-05-04')[0]).toBe(
      '2026-03',
    );
  });
});
