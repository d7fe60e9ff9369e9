import type { Draw } from './draw';

/** Values that have broken parsers, databases and arithmetic before. */
const NASTY: readonly [unknown, ...unknown[]] = [
  null,
  true,
  'true',
  '',
  ' ',
  '0',
  0,
  -1,
  1.5,
  1e15,
  1e15 + 1,
  -1e16,
  1e308,
  5e-324,
  Number.MAX_SAFE_INTEGER,
  '\u0000',
  'a\u0000b',
  '\ud800',
  '💥'.repeat(200),
  'a'.repeat(301),
  'a'.repeat(100_001),
  'ﷺ'.repeat(300),
  '2026-02-30',
  '0000-01-01',
  '1899-12-31',
  '2201-01-01',
  '+275760-09-13',
  '2200-12-31T23:59:59-14:00',
  '1900-01-01T00:00:00+14:00',
  'javascript:alert(1)',
  'https://',
  'http://[::1',
  "'; drop table companies; --",
  '%',
  '\\',
  '{"v":1}',
  '__proto__',
  'constructor',
  [],
  [null],
  {},
  { v: 1 },
  { constructor: 1 },
  ['a', 1],
  '\u202e',
];

/** Texts that must come back as they were sent. */
const WORDS: readonly [string, ...string[]] = [
  'plain',
  ' padded ',
  'Ünïcødé',
  'e\u0301',
  '日本語',
  '👩‍👩‍👧‍👦',
  '\u202eright to left',
  '\u0001\u001f',
  'line\r\nbreak\ttab',
  '"quoted"',
  "it's",
  '\\back\\slash',
  '<script>alert(1)</script>',
  '%00%s$1',
  '{"v":"x"}',
  '=1+1',
  'b\ufeffom',
  'İıſß',
  'null',
  '123',
  '0.1',
  '$$',
  '\u2028',
  'a,b;c',
  '${x}',
];

const DATES: readonly [string, ...string[]] = [
  '2026-03-01',
  '2024-02-29',
  '1900-01-01',
  '2200-12-31',
  '2026-03-01T12:34:56Z',
  '2026-03-01T12:34:56.789Z',
  '2026-03-01T23:59:59+14:00',
  '2026-03-01T00:00:00-12:00',
  '2025-12-31T23:59:59.999999999Z',
  '2025-11-30',
  '2026-01-31',
  '2025-01-31',
  '2026-03-01T10:00Z',
];

const NUMBERS: readonly [number, ...number[]] = [
  0, 1, 0.1, 0.3, 1e-7, 123_456_789.01, 1e15, 999_999_999_999_999, 4.35, 1.005, 5e-324, 2.5,
  33.333_333_333_333_336, 1_000_000, 100,
];

export const URLS: readonly [string, ...string[]] = [
  'https://x.example',
  'http://x.example:8080/a?b=c#d',
  'HTTPS://X.Example/%7Ea',
  'https://[::1]/',
  'https://münchen.example/straße',
  'https://x.example/a,b;c?q="x"',
  'http://127.0.0.1/x',
];

export const nasty = (draw: Draw): unknown => draw.pick(NASTY);
export const date = (draw: Draw): string => draw.pick(DATES);

/** A text of up to `max` characters; now and then exactly as long as is allowed. */
export function text(draw: Draw, min: number, max: number): string {
  if (draw.chance(0.02)) return draw.pick(['x', 'é', '語']).repeat(Math.min(max, 100_000));
  const parts = [draw.pick(WORDS), ...draw.some(3, () => draw.pick(WORDS))];
  const made = parts
    .join(draw.pick(['', ' ', '\n']))
    .slice(0, max)
    .toWellFormed();
  return made.length < min ? 'x'.repeat(min) : made;
}

/** A number within bounds. */
export function number(draw: Draw, min: number, max: number, whole: boolean): number {
  const drawn = draw.chance(0.3) ? draw.next() * 1e6 : draw.pick(NUMBERS);
  const signed = draw.chance(0.2) ? -drawn : drawn;
  const kept = Math.min(max, Math.max(min, signed));
  return whole ? Math.trunc(kept) : kept;
}

/** Any JSON that may be stored, a few levels deep. */
export function json(draw: Draw, depth = 0): unknown {
  const kind = draw.below(depth > 2 ? 5 : 8);
  if (kind === 0) return null;
  if (kind === 1) return draw.chance(0.5);
  if (kind === 2) return draw.pick(NUMBERS) * draw.pick([1, -1, 1e292]);
  if (kind < 5) return draw.pick(WORDS);
  if (kind === 5) return draw.some(4, () => json(draw, depth + 1));
  return Object.fromEntries(
    draw.some(4, () => [draw.pick([...WORDS, '__proto__', 'v', '']), json(draw, depth + 1)]),
  );
}

/** A value that does not belong: nasty, or JSON at random. */
export const broken = (draw: Draw): unknown => (draw.chance(0.8) ? nasty(draw) : json(draw));
