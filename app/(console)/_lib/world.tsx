'use client';

import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react';
import { actAs } from './acting-as';
import type { ConsoleWorld } from './session';

const WorldContext = createContext<ConsoleWorld | null>(null);
const TellContext = createContext<(world: ConsoleWorld) => void>(() => undefined);

interface Props {
  world: ConsoleWorld;
  children: ReactNode;
}

/** The world of the shell: its layout's, until a page tells of its own or the layout is read anew. */
export function WorldProvider({ world, children }: Props) {
  const [shown, setShown] = useState(world);
  const [read, setRead] = useState(world);
  if (read !== world) {
    setRead(world);
    setShown(world);
  }
  const { userId } = shown.me;
  // Before the effects of what is inside, which send the first calls.
  useLayoutEffect(() => actAs(userId), [userId]);
  return (
    <TellContext value={setShown}>
      <WorldContext value={shown}>{children}</WorldContext>
    </TellContext>
  );
}

/**
 * The world that a page was read in, which the shell follows before anything is painted: the
 * vehicle may have been switched in another window since the shell was read.
 */
export function WorldOfPage({ world, children }: Props) {
  const tell = useContext(TellContext);
  useLayoutEffect(() => {
    // Before the page's own calls, which do not wait for the shell.
    actAs(world.me.userId);
    tell(world);
  }, [tell, world]);
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
