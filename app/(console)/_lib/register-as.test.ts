import { expect, test } from 'vitest';
import { asMetric, asTrimmed } from './register-as';

test('a kind is sent without outer white space, and nothing but white space is nothing', () => {
  expect(asTrimmed.setValueAs(' Fintech ')).toBe('Fintech');
  expect(asTrimmed.setValueAs('  ')).toBeUndefined();
  expect(asTrimmed.setValueAs(undefined)).toBeUndefined();
});

test('a metric is read in its own unit: months are no millions, and a sign of percent may stand', () => {
  expect(asMetric('runwayMonths').setValueAs('18m')).toBe(18);
  expect(asMetric('cashOnHandUsd').setValueAs('18m')).toBe(18_000_000);
  expect(asMetric('grossMarginPct').setValueAs('71.5%')).toBe(71.5);
  expect(asMetric('runwayMonths').setValueAs('18k')).toBe('18k');
});
