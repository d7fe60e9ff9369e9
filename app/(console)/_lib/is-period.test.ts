import { expect, test } from 'vitest';
import { isPeriod } from './is-period';

test.each(['2026', '2026-03', '2026-12', '2026-Q1', '2025-H2', ' 2026-Q4 '])(
  'a period as the service writes it is one: %s',
  (text) => expect(isPeriod(text)).toBe(true),
);

test.each(['nonsense', '', '2026-13', '2026-00', '2026-Q5', '2026-H3', 'March 2026', '26-Q1'])(
  'anything else is told of before it is stored: %s',
  (text) => expect(isPeriod(text)).toBe(false),
);
