import { expect, test } from 'vitest';
import { monogram, safeUrl, stageLabel } from './format';

test.each([
  ['seed', 'Seed'],
  ['pre-seed', 'Pre-seed'],
  ['Preseed', 'Pre-seed'],
  ['series-a', 'Series A'],
  ['SERIES_B+', 'Series B+'],
  ['Series C', 'Series C'],
  ['Bridge to series A', 'Bridge to series A'],
  ['', ''],
])('the stage %j reads %j', (stage, label) => {
  expect(stageLabel(stage)).toBe(label);
});

test('only http and https addresses are safe', () => {
  expect(safeUrl('https://acme.example/x')).toBe('https://acme.example/x');
  for (const bad of [
    null,
    '',
    'javascript:alert(1)',
    'data:text/html,x',
    '//acme.example',
    'acme',
  ]) {
    expect(safeUrl(bad)).toBeNull();
  }
});

test('a monogram is the first letter or digit, whole and upper-case', () => {
  expect([' "acme"', 'øresund', '7th', '日本', '𝒳', '!!'].map(monogram)).toEqual([
    'A',
    'Ø',
    '7',
    '日',
    '𝒳',
    '·',
  ]);
});
