import { describe, expect, it } from 'vitest';
import { metricsOf, readLetter } from '@/tests/setup/read-update';

const read = (body: string) => metricsOf(readLetter(body));
const table = (...heads: string[]) =>
  `| KPI | ${heads.join(' | ')} |\n|${'---|'.repeat(heads.length + 1)}\n| ARR | ${heads
    .map((_, i) => ['$3.0M', '$1.2M'][i])
    .join(' | ')} |`;

describe('a column headed as planned, former or of others', () => {
  it.each([
    'OKR',
    'Q1 OKR',
    'OP',
    'Tgt',
    'RF1',
    'Committed',
    'Promised',
    'We said',
    'EOY',
    'YE',
    'Year end',
    'Required',
    'Threshold',
    'Covenant',
    'Base case',
    'Floor',
    'P75',
    'Top quartile',
    'Peers',
    'Peer A',
    'Competitor',
    'Old',
    'BoP',
    'At seed',
    'At close',
    'ATH',
    'Pro forma',
    'Combined',
    'Gap',
  ])('tells no value of the company: %s', (head) => {
    expect(read(table(head))).toEqual({});
    expect(read(table(head, 'Result'))).toEqual({ arrUsd: 1_200_000 });
    expect(read(table(head, 'Achieved'))).toEqual({ arrUsd: 1_200_000 });
  });

  it.each(['Value', 'Result', 'Delivered', 'Achieved', 'Now', 'Mar-26'])(
    'is told from a column of the company: %s',
    (head) => {
      expect(read(table(head))).toEqual({ arrUsd: 3_000_000 });
    },
  );
});
