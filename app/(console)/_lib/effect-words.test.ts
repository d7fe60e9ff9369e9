import { expect, it } from 'vitest';
import { effectsInWords } from './effect-words';

const snapshot = (field: string, value: number) => ({
  kind: 'metric-snapshot-created' as const,
  detail: `A snapshot as of 2026-11-14T14:40:00.000Z has ${field} = ${value}.`,
});

it.each([
  ['grossMarginPct', 72.5, 'Gross margin is 72.5%'],
  ['grossMarginPct', 99.96, 'Gross margin is 99.96%'],
  ['runwayMonths', 18, 'Runway is 18 months'],
  ['arrUsd', 2_300_000, 'ARR is $2,300,000'],
])('a snapshot of %s %d is told as people write it', (suggestedField, resolvedValue, words) => {
  const told = effectsInWords({ suggestedField, resolvedValue }, [
    snapshot(suggestedField, resolvedValue),
  ]);
  expect(told).toBe(`${words} in a new snapshot as of Nov 14, 2026.`);
});

it('a period is told as people write it, and no field of the API is named', () => {
  const told = effectsInWords({ suggestedField: null, resolvedValue: '2026-10' }, [
    { kind: 'period-updated', detail: `The update's reportedPeriod is "2026-10".` },
    { kind: 'noop', detail: 'suggestedField names no metric, so no snapshot was made.' },
  ]);
  expect(told).toBe(
    'The update’s reported period is October 2026. The gap names no metric, so no snapshot was made.',
  );
});

it('what is in words already stays as it is', () => {
  const detail = 'Customer "Globex" was created.';
  const gap = { suggestedField: null, resolvedValue: { customerName: 'Globex' } };
  expect(effectsInWords(gap, [{ kind: 'customer-upserted', detail }])).toBe(detail);
});
