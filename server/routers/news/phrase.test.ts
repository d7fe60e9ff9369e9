import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expectLinear, PATIENT } from '@/tests/setup/growth';
import { identify } from './identity';
import { findAtoms } from './long-phrase';
import { findPhrase, prepareText } from './phrase';

const founders = Array.from({ length: 100 }, (_, index) => `${'a '.repeat(147)}b${index}`);
const url = 'https://news.test/story';

/** Processor time of judging a story about a company with a hundred founders. */
function cpuSecondsOf(name: (founder: string) => string): number {
  const company = { name: 'Zyx', website: null, founders: founders.map(name) };
  const item = { title: 'News', summary: 'a '.repeat(47_500), url };
  const before = process.cpuUsage();
  expect(identify({ company, item })).toBe('no_mention');
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

test('long names that a text nearly holds everywhere cost little more than others', PATIENT, () => {
  const best = (name: (founder: string) => string) =>
    Math.min(...[1, 2, 3].map(() => cpuSecondsOf(name)));
  // These are told apart from the text at each first letter.
  const unlike = best((founder) => founder.replace('a a', 'a c'));
  expect(best((founder) => founder)).toBeLessThan(8 * Math.max(unlike, 0.2));
});

test('punctuation between many an "and" is not tried in every way', PATIENT, () => {
  const name = `x${'.and'.repeat(20)}.z`;
  expectLinear(`x${'&'.repeat(60)} `.repeat(1_000), (text) => findPhrase(name, text));
});

test.each([
  ['The Ministry-of Sound, Light & Colour and Other Things Holding', true],
  ['the ministryof  sound light and colour & other things holding', true],
  ['The Ministry of Sounds, Light & Colour and Other Things Holding', false],
  ['The Ministry of Sound, Light Colour and Other Things Holding', false],
  ['The Ministry of Sound, Light & Colour and Other Things Holdings', false],
  ['The Ministry of Sound ..... Light & Colour and Other Things Holding', false],
])('a long name is found as a short one is: %s', (text, found) => {
  const name = 'The Ministry-of Sound, Light & Colour and Other Things Holding';
  const prepared = prepareText(`Now "${text}", they say`);
  const matches = findPhrase(name, prepared);
  expect(matches).toHaveLength(found ? 1 : 0);
  if (found) expect(prepared.slice(matches[0]?.index, matches[0]?.end)).toBe(text);
});

test('atoms stand where a pattern of them does', () => {
  const gaps = [null, '[\\s\\p{Pd}]{1,3}', '[\\s\\p{Pd}]{0,3}', "'?", '[\\s\\p{P}]{1,4}'];
  const atom = fc.record({
    character: fc.constantFrom('a', 'B', 'ς'),
    gap: fc.constantFrom(...gaps),
  });
  const texts = fc.array(fc.constantFrom('A', 'a', 'b', 'Σ', ' ', '-', "'", '.'), {
    maxLength: 80,
  });
  fc.assert(
    fc.property(fc.array(atom, { minLength: 1, maxLength: 70 }), texts, (atoms, parts) => {
      const text = parts.join('');
      const pattern = atoms.map(({ character, gap }, at) => (at ? (gap ?? '') : '') + character);
      const every = [...text.matchAll(new RegExp(`(?=(${pattern.join('')}))`, 'giu'))];
      const expected = every.map(({ index, 1: match }) => ({ index, match }));
      const found = [...findAtoms(atoms, text)].map(({ index, match }) => ({ index, match }));
      expect(found).toEqual(expected);
    }),
    { numRuns: 2_000 },
  );
  const long = Array.from({ length: 70 }, () => ({ character: 'a', gap: '[\\s\\p{Pd}]{1,3}' }));
  expect([...findAtoms(long, 'A '.repeat(75))]).toHaveLength(6);
});
