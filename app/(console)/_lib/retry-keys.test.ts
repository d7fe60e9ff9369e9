import { expect, test } from 'vitest';
import { metaOf, proceduresOf } from '@/server/rest/route-table';
import { appRouter } from '@/server/routers/app';
import { isAdding, isVerdict, RetryKeys } from './retry-keys';

const comment = (slug: string) => ['deals.comment', { slug, content: 'Hm.' }] as const;

test('a call has the key of its last try until it is refused, and another one has its own', () => {
  const keys = new RetryKeys();
  const first = keys.keyFor(...comment('a'));
  expect(keys.keyFor(...comment('a'))).toBe(first);
  const [, input] = comment('a');
  const others = [keys.keyFor(...comment('b')), keys.keyFor('deals.create', input)];
  expect(new Set([first, ...others]).size).toBe(3);
  keys.refused(...comment('a'));
  expect(keys.keyFor(...comment('a'))).not.toBe(first);
});

test('what was changed in between, or ten minutes, make the same call a new one', () => {
  let now = 0;
  const keys = new RetryKeys(() => now);
  const first = keys.keyFor(...comment('a'));
  keys.changed();
  const second = keys.keyFor(...comment('a'));
  now = 9 * 60_000;
  expect(keys.keyFor(...comment('a'))).toBe(second);
  now = 10 * 60_000;
  const third = keys.keyFor(...comment('a'));
  expect(new Set([first, second, third]).size).toBe(3);
});

test('a call keeps its key where the answer says nothing of an earlier try', () => {
  expect([null, 401, 429, 500, 503].filter(isVerdict)).toEqual([]);
  expect([400, 403, 404, 409].filter(isVerdict)).toEqual([400, 403, 404, 409]);
});

test('the service heeds the key of every call that gets one', () => {
  const adding = proceduresOf(appRouter).filter(([id]) => isAdding(id));
  expect(adding).toHaveLength(6);
  for (const [id, procedure] of adding) {
    expect([id, procedure._def.type, metaOf(procedure)?.rest?.method]).toEqual([
      id,
      'mutation',
      'POST',
    ]);
  }
});
