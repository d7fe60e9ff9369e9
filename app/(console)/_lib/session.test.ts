import { TRPCError } from '@trpc/server';
import { expect, test } from 'vitest';
import { key } from '@/server/lib/fields';
import { orNotFound } from './session';

const failing = (code: TRPCError['code'], cause?: unknown) =>
  orNotFound(Promise.reject(new TRPCError({ code, cause })));

test('an address that no procedure takes has no page, as one that names nothing', async () => {
  const unfit = key().safeParse('\u0000').error;
  const notFound = { digest: expect.stringContaining('404') };
  await expect(failing('NOT_FOUND')).rejects.toMatchObject(notFound);
  await expect(failing('BAD_REQUEST', unfit)).rejects.toMatchObject(notFound);
  await expect(failing('BAD_REQUEST')).rejects.not.toMatchObject(notFound);
});
