'use client';

import { useQuery } from '@tanstack/react-query';
import { useTRPC } from '../../../../_lib/trpc';
import { useWorld } from '../../../../_lib/world';

/** How the person is named under what they write. */
export function useAuthorName(): string {
  const trpc = useTRPC();
  const { me } = useWorld();
  const profile = useQuery(trpc.me.profile.queryOptions({}));
  return profile.data?.name ?? me.email ?? 'Somebody';
}
