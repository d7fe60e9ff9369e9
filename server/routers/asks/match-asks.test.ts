import { expect, test } from 'vitest';
import { dedupeKeyOf } from './extract/same-ask';
import type { ExtractedAsk } from './extract/types';
import { matchAsks } from './match-asks';

const ask = (title: string, type: ExtractedAsk['type'] = 'HIRING'): ExtractedAsk => ({
  type,
  title,
  description: title,
  fromSection: true,
  span: { start: 0, end: title.length },
  dedupeKey: dedupeKeyOf(type, title),
});
const open = (id: string, title: string, type: ExtractedAsk['type'] = 'HIRING') => ({
  id,
  type,
  title,
  description: title,
});
const idsOf = (matched: ReturnType<typeof matchAsks<ReturnType<typeof open>>>) =>
  matched.repeated.map(({ open: row, ask: { title } }) => [row.id, title]);

test('asks without a like are added, in their order', () => {
  const extracted = [ask('Hire a cook'), ask('Hire a pilot')];
  const matched = matchAsks(extracted, [open('a', 'Hire a judge')]);
  expect(matched).toEqual({ added: extracted, repeated: [] });
  expect(matchAsks([], [open('a', 'Hire a judge')])).toEqual({ added: [], repeated: [] });
});

test('an ask worded a little differently repeats the open one; another type does not', () => {
  const matched = matchAsks(
    [ask('hiring a senior designer!'), ask('Senior designer', 'ADVICE')],
    [open('a', 'Hire a senior designer')],
  );
  expect(idsOf(matched)).toEqual([['a', 'hiring a senior designer!']]);
  expect(matched.added.map(({ type }) => type)).toEqual(['ADVICE']);
});

test('an open ask of the same wording goes before one that is only alike', () => {
  const rows = [
    open('longer', 'Hire a senior designer in Berlin'),
    open('exact', 'Hire a senior designer'),
  ];
  expect(idsOf(matchAsks([ask('Hire a senior designer')], rows))).toEqual([
    ['exact', 'Hire a senior designer'],
  ]);
});

test('an open ask stands for one of the asks only, the other is added', () => {
  const remote = ask('Hire a senior remote designer');
  const freelance = ask('Hire a senior freelance designer');
  const matched = matchAsks([remote, freelance], [open('a', 'Hire a senior designer')]);
  expect(idsOf(matched)).toEqual([['a', remote.title]]);
  expect(matched.added).toEqual([freelance]);
});
