import { TRPCError } from '@trpc/server';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { boot } from '@/server/boot';
import { publicCaller } from '@/server/caller';
import type { PublicBundle } from '@/server/routers/public-shares/bundle/schemas';

/** The list behind a link, fetched once per request; an unknown or revoked link is Next's 404. */
export const loadBundle = cache(async (publicId: string): Promise<PublicBundle> => {
  const caller = publicCaller((await boot()).opened.db);
  try {
    return await caller.publicShares.bundle({ publicId });
  } catch (error) {
    if (error instanceof TRPCError && error.code === 'NOT_FOUND') notFound();
    throw error;
  }
});
