import { expect, test } from 'vitest';
import { holdsWords } from './plain';

const TEXTS = ['Zürich Freight', 'zurich-freight', null, 'B2B/SaaS', 'https://zf.example'];

test.each(['zurich', 'ZÜRICH', 'freight zur', 'zurich-freight', 'saas', 'zf.example', '', ' '])(
  'a list finds an entry by %j, whatever its case and accents',
  (typed) => expect(holdsWords(typed, TEXTS)).toBe(true),
);

test.each(['zurich air', 'chfreightx', '?'])('but not by %j', (typed) =>
  expect(holdsWords(typed, TEXTS)).toBe(false),
);
