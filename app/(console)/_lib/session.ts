import { TRPCError } from '@trpc/server';
import { headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import { sessionCaller } from '@/server/caller';
import { currentVehicle } from './current-vehicle';
import { signInPath } from './next-path';

/** The caller of the signed-in person, once per request; null when signed out. */
export const consoleCaller = cache(async () => sessionCaller(await headers()));

/** The same, or the way to the sign-in page, which returns to `path`. */
export async function requireCaller(path: string) {
  const caller = await consoleCaller();
  return caller ?? redirect(signInPath(path));
}

/** Who is signed in, what they reach and which vehicle they look at; null when signed out. */
export const consoleWorld = cache(async () => {
  const caller = await consoleCaller();
  if (!caller) return null;
  const [me, { items: organizations }, { items: vehicles }] = await Promise.all([
    caller.me.get({}),
    caller.organizations.list({}),
    caller.vehicles.list({}),
  ]);
  const vehicle = currentVehicle(me, organizations, vehicles);
  return { me, organizations, vehicles, vehicle };
});

export type ConsoleWorld = NonNullable<Awaited<ReturnType<typeof consoleWorld>>>;

/** The answer of a procedure; its 404 is the page's. */
export async function orNotFound<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof TRPCError && error.code === 'NOT_FOUND') notFound();
    throw error;
  }
}
