import { expect, test } from 'vitest';
import { metaOf, proceduresOf } from '@/server/rest/route-table';
import { appRouter } from '@/server/routers/app';
import { isAdding, isVerdict, RetryKeys } from './retry-keys';

test('a call has the key of its last try until it is answered, and another one has its own', () => {
  const keys = new RetryKeys();
  const first = keys.keyFor('deals.comment', { slug: 'a', content: 'Hm.' });
  expect(keys.keyFor('deals.comment', { slug: 'a', content: 'Hm.' })).toBe(first);
  expect(keys.keyFor('deals.comment', { slug: 'b', content: 'Hm.' })).not.toBe(first);
  expect(keys.keyFor('deals.create', { slug: 'a', content: 'Hm.' })).not.toBe(first);
  keys.answered('deals.comment', { slug: 'a', content: 'Hm.' });
  expect(keys.keyFor('deals.comment', { slug: 'a', content: 'Hm.' })).not.toBe(first);
});

test('a call keeps its key where the answer says nothing of an earlier try', () => {
  expect([null, 401, 429, 500, 503].filter(isVerdict)).toEqual([]);
  expect([400, 403, 404, 409].filter(isVerdict)).toEqual([400, 403, 404, 409]);
});

test('the service heeds the key of every call that gets one', () => {
  const adding = proceduresOf(appRouter).filter(([id]) => isAdding(id));
  expect(adding).toHaveLength(7);
  for (const [id, procedure] of adding) {
    expect([id, procedure._def.type, metaOf(procedure)?.rest?.method]).toEqual([
      id,
      'mutation',
      'POST',
    ]);
  }
});
