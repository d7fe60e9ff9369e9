import { expect, test } from 'vitest';
import { isOfAgents, stageBeside, STAGES } from './deals';

test('agents own the stages before the first meeting', () => {
  expect(STAGES.filter(isOfAgents)).toEqual(['DISCOVERED', 'RESEARCHING']);
});

test('a deal moves a stage at a time and stops at the ends', () => {
  expect(stageBeside('RESEARCHING', 1)).toBe('PRE_MEETING');
  expect(stageBeside('RESEARCHING', -1)).toBe('DISCOVERED');
  expect(stageBeside('DISCOVERED', -1)).toBeUndefined();
  expect(stageBeside('PASSED', 1)).toBeUndefined();
});
