import { expect, test } from 'vitest';
import { metaOf, proceduresOf } from '@/server/rest/route-table';
import { appRouter } from '@/server/routers/app';
import { isAdding, RetryKeys } from './retry-keys';

test('a call has the key of its last try until it is answered, and another one has its own', () => {
  const keys = new RetryKeys();
  const first = keys.keyFor('deals.comment', { slug: 'a', content: 'Hm.' });
  expect(keys.keyFor('deals.comment', { slug: 'a', content: 'Hm.' })).toBe(first);
  expect(keys.keyFor('deals.comment', { slug: 'b', content: 'Hm.' })).not.toBe(first);
  expect(keys.keyFor('deals.create', { slug: 'a', content: 'Hm.' })).not.toBe(first);
  keys.answered('deals.comment', { slug: 'a', content: 'Hm.' });
  expect(keys.keyFor('deals.comment', { slug: 'a', content: 'Hm.' })).not.toBe(first);
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
