import { expect, test } from 'vitest';
import { commandScore } from './command-score';

/** Names in the order in which they are offered for what is typed. */
const offered = (typed: string, names: readonly string[]) =>
  names
    .map((name) => ({ name, score: commandScore('', typed, [name, 'other words']) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ name }) => name);

test('the name itself comes first, then names that begin with what is typed', () => {
  const names = ['Deal 212', 'Deal 120', 'Big deal 12', 'Deal 12', 'Deal 12 again', 'Gears'];
  expect(offered('deal 12', names)).toEqual([
    'Deal 12',
    'Deal 12 again',
    'Deal 120',
    'Big deal 12',
    'Deal 212',
  ]);
});

test.each(['O’Brien', "O'Brien", 'obrien', 'OBRIEN'])("%s finds O’Brien and O'Brien", (typed) => {
  expect(offered(typed, ["O'Brien Labs", 'O’Brien', 'Orbit'])).toEqual(['O’Brien', "O'Brien Labs"]);
});

test('accents, hyphens and spaces do not hide a name; ids are not searched', () => {
  expect(offered('cafe mono', ['Café-Mono', 'Café'])).toEqual(['Café-Mono']);
  expect(offered('cafe-mono', ['Cafe Mono'])).toEqual(['Cafe Mono']);
  expect(commandScore('secret', 'secret', ['Name'])).toBe(0);
  expect(offered('?', ['Why?', 'Why'])).toEqual(['Why?']);
});
