import { describe, expect, it } from 'vitest';
import { metricsOf, readLetter } from '@/tests/setup/read-update';

const THREE = { mrrUsd: 98_000, arrUsd: 1_180_000, cashOnHandUsd: 2_600_000 };
const inLines = (...lines: string[]) => readLetter(lines.join('\n'));
const inMail = (...cards: string[]) =>
  readLetter(`<html><body>${cards.map((card) => `<div>${card}</div>`).join('')}</body></html>`);

describe('cards of a dashboard', () => {
  it.each([
    [['$98k', 'MRR', '$1.18M', 'ARR', '$2.6M', 'Cash in bank']],
    [['Key metrics', '$98k', 'MRR', '$1.18M', 'ARR', '$2.6M', 'Cash in bank']],
    [['$98k', '', 'MRR', '', '$1.18M', '', 'ARR', '', '$2.6M', '', 'Cash in bank']],
    [['This month', '', '$98k', 'MRR', '', '$1.18M', 'ARR', '', '$2.6M', 'Cash', '', 'Product']],
    [['$98k', 'MRR', '+4% MoM', '$1.18M', 'ARR', '+3% MoM', '$2.6M', 'Cash in bank', '-5%']],
    [['$98k (+4%)', 'MRR', '$1.18M (+3%)', 'ARR', '$2.6M', 'Cash in bank']],
    [['42', 'Customers', '$98k', 'MRR', '$1.18M', 'ARR', '$2.6M', 'Cash']],
  ])('may have their values above their labels: %j', (lines) => {
    expect(metricsOf(inLines(...lines))).toEqual(THREE);
  });

  it.each([
    [['MRR', '$98k', 'ARR', '$1.18M', 'Cash in bank', '$2.6M']],
    [['Key metrics', 'MRR', '$98k', 'ARR', '$1.18M', 'Cash in bank', '$2.6M']],
    [['MRR, MAR', '$98k', 'ARR', '$1.18M', 'CASH', '$2.6M']],
    [['MRR', '', '$98k', '', 'ARR', '', '$1.18M', '', 'Cash', '', '$2.6M']],
    [['MRR', '$98k', '+4% MoM', 'ARR', '$1.18M', '+3% MoM', 'Cash', '$2.6M']],
    [['Customers', '42', 'MRR', '$98k', 'ARR', '$1.18M', 'Cash', '$2.6M']],
    [['MRR', '$98k', 'ARR', '$1.18M', 'Cash', '$2.6M', 'Product', 'We shipped the app.']],
    [['## MRR', '$98k', '## ARR', '$1.18M', '## Cash', '$2.6M', '## Product', 'We shipped.']],
    [['MRR:', '$98k', 'ARR:', '$1.18M', 'Cash:', '$2.6M', 'Runway', 'We are fine.']],
  ])('or below them: %j', (lines) => {
    expect(metricsOf(inLines(...lines))).toEqual(THREE);
  });

  it('may stand in the blocks of a mail', () => {
    const wanted = { arrUsd: 1_200_000, cashOnHandUsd: 3_000_000, burnMonthlyUsd: 110_000 };
    const above = ['$1.2M', 'ARR', '$3.0M', 'Cash', '$110k', 'Monthly burn'];
    const below = ['ARR', '$1.2M', 'Cash', '$3.0M', 'Monthly burn', '$110k'];
    expect(metricsOf(inMail(...above))).toEqual(wanted);
    expect(metricsOf(inMail(...below))).toEqual(wanted);
  });

  it.each([
    [['$98k', 'MRR', '$1.18M', 'ARR', '$2.6M']],
    [['MRR', '$98k', 'ARR', '$1.18M', 'Cash']],
    [['Key metrics', '$98k', 'MRR', '$1.18M', 'ARR', '$2.6M']],
  ])('are asked about where the run cannot tell: %j', (lines) => {
    const result = inLines(...lines);
    expect(metricsOf(result)).toEqual({});
    expect(result.gaps.map((gap) => gap.suggestedField)).toEqual(
      expect.arrayContaining(['mrrUsd', 'arrUsd']),
    );
  });

  it.each([
    [['Cash', '$2.6M'], { cashOnHandUsd: 2_600_000 }],
    [['Cash', '$2.6M', '', 'Runway', 'We are fine.'], { cashOnHandUsd: 2_600_000 }],
    [['2026', '', 'Cash', '$2.6M'], { cashOnHandUsd: 2_600_000 }],
  ])('are more than one pair: %j', (lines, wanted) => {
    expect(metricsOf(inLines(...lines))).toEqual(wanted);
  });
});
