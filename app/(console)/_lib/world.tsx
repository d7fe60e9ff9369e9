'use client';

import { createContext, type ReactNode, useContext, useLayoutEffect } from 'react';
import { actAs } from './acting-as';
import type { ConsoleWorld } from './session';

const WorldContext = createContext<ConsoleWorld | null>(null);

export function WorldProvider({ world, children }: { world: ConsoleWorld; children: ReactNode }) {
  const { userId } = world.me;
  // Before the effects of what is inside, which send the first calls.
  useLayoutEffect(() => actAs(userId), [userId]);
  return <WorldContext value={world}>{children}</WorldContext>;
}

/** Who is signed in, what they reach and which vehicle they look at. */
export function useWorld(): ConsoleWorld {
  const world = useContext(WorldContext);
  if (!world) throw new Error('useWorld() needs the console’s layout around it.');
  return world;
}

/** True if the person may write in the vehicle; the service decides again. */
export function useMayEdit(vehicleId: string | undefined): boolean {
  const { organizations } = useWorld();
  const home = organizations.find((entry) => entry.vehicles.some(({ id }) => id === vehicleId));
  return home !== undefined && home.role !== 'VIEWER';
}

/** The organization of the vehicle shown, whose settings the person sees. */
export function useOrganization() {
  const { organizations, vehicle } = useWorld();
  const home = organizations.find(({ id }) => id === vehicle?.organizationId) ?? organizations[0];
  if (!home) throw new Error('Pages about an organization are shown to its members alone.');
  return home;
}
