import { expect, test } from 'vitest';
import { drawableTitle } from './drawable';

test.each([
  ['Robotics, spring 2026', 'Robotics, spring 2026'],
  ['Škoda & Łódź – “seed”', 'Škoda & Łódź – “seed”'],
  ['Portfolio for Ana 🚀', 'Portfolio for Ana'],
  ['Климат', 'Климат'],
  ['ロボット', null],
  ['🚀🚀', null],
])('of %j the image draws %j', (title, drawn) => {
  expect(drawableTitle(title)).toBe(drawn);
});

test('a long title is cut where the image ends', () => {
  expect(drawableTitle('x'.repeat(300))).toHaveLength(90);
});
