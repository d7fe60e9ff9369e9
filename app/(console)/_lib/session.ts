import { TRPCError } from '@trpc/server';
import { cookies, headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import { ZodError } from 'zod';
import { parsedUrl } from '@/server/lib/http-url';
import { boot } from '@/server/boot';
import { publicCaller, sessionCaller } from '@/server/caller';
import { currentVehicle } from './current-vehicle';
import { isReader } from './is-reader';
import { HOME, PATH_HEADER, signInPath } from './next-path';
import { SHOWN_VEHICLE } from './shown-vehicle';

/** The caller of the signed-in person, once per request; null when signed out. */
export const consoleCaller = cache(async () => sessionCaller(await headers()));

export type ConsoleCaller = NonNullable<Awaited<ReturnType<typeof consoleCaller>>>;

/** The caller of whoever only holds a link. */
export const visitorCaller = async () => publicCaller((await boot()).opened.db);

/**
 * The vehicle that the address names, of a portal or a deal: a link that leads out of the vehicle
 * shown, to what is only read or to another firm's deal.
 */
async function namedVehicle(): Promise<string | undefined> {
  const url = parsedUrl(await currentPath(), 'http://console.invalid');
  const names = url?.pathname === PORTAL || url?.pathname.startsWith('/deals/');
  return names ? (url?.searchParams.get('vehicle') ?? undefined) : undefined;
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
  const shownId = (await namedVehicle()) ?? (await cookies()).get(SHOWN_VEHICLE)?.value;
  const vehicle = currentVehicle(me, organizations, vehicles, shownId);
  return { me, organizations, vehicles, vehicle };
});

export type ConsoleWorld = NonNullable<Awaited<ReturnType<typeof consoleWorld>>>;

/** The organization whose settings are shown: that of the vehicle shown. */
export async function requireOrganization() {
  const world = await consoleWorld();
  const { organizations = [], vehicle } = world ?? {};
  const home = organizations.find(({ id }) => id === vehicle?.organizationId) ?? organizations[0];
  return home ?? notFound();
}

/** The page that people without the right to edit come to; investors are among them. */
export const PORTAL = '/portal';

/** What readers of a vehicle see of the console, beside the portal. */
const FOR_READERS = [PORTAL, '/settings', '/settings/keys'];

/** The pages of one company or deal, which decide by what they find, wherever it is. */
const RECORD = /^\/(companies|deals)\/[^/]+$/;

/** The address asked for: path and query. The proxy puts it there, whatever a client sent. */
const currentPath = async (): Promise<string> => (await headers()).get(PATH_HEADER) ?? HOME;

/** The way to the sign-in page, which returns to the address asked for. */
export async function redirectToSignIn(): Promise<never> {
  redirect(signInPath(await currentPath()));
}

/**
 * The caller, or the way to the sign-in page. Who only reads in the vehicle shown is led to the
 * portal, which holds nothing private.
 */
export async function requireCaller() {
  const caller = await consoleCaller();
  if (!caller) return redirectToSignIn();
  const world = await consoleWorld();
  const path = (await currentPath()).split('?', 1)[0] ?? '';
  const isForAll = FOR_READERS.includes(path) || RECORD.test(path);
  if (world && isReader(world) && !isForAll) redirect(PORTAL);
  return caller;
}

/** Leads who only reads in the vehicle shown to its portal, where nothing else is to be shown. */
export function requireNoReaderHere(world: ConsoleWorld): void {
  if (isReader(world)) redirect(PORTAL);
}

/** Leads who only reads in a vehicle, be it not the one shown, to its portal. */
export async function requireNoReader(vehicleId: string): Promise<void> {
  const { organizations = [], vehicles = [] } = (await consoleWorld()) ?? {};
  const vehicle = vehicles.find(({ id }) => id === vehicleId) ?? null;
  if (isReader({ organizations, vehicle })) redirect(`${PORTAL}?vehicle=${vehicleId}`);
}

/** The answer of a procedure; null for its 404, and for an address that no procedure takes. */
export async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof TRPCError)) throw error;
    const unfit = error.code === 'BAD_REQUEST' && error.cause instanceof ZodError;
    if (unfit || error.code === 'NOT_FOUND') return null;
    throw error;
  }
}

/** The answer of a procedure; its 404 is the page's, and so is an address that no procedure takes. */
export const orNotFound = async <T extends object>(answer: Promise<T>): Promise<T> =>
  (await orNull(answer)) ?? notFound();
