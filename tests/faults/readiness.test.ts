import { expect, test } from 'vitest';
import { migrate } from '@/db/migrate';
import { openPglite } from '@/db/pglite';
import { isReady } from '@/server/http/health';

test('a database without tables is not ready, though it answers', async () => {
  const opened = await openPglite();
  expect(await isReady(opened.db)).toBe(false);
  await migrate(opened);
  expect(await isReady(opened.db)).toBe(true);
  await opened.close();
});
