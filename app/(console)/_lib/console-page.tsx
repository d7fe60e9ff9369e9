import type { ReactNode } from 'react';
import { type ConsoleCaller, type ConsoleWorld, consoleWorld, requireCaller } from './session';
import { WorldOfPage } from './world';

interface Visit {
  caller: ConsoleCaller;
  world: ConsoleWorld;
}

/**
 * A page behind the sign-in, for who may see it. It carries the world that it was read in: the
 * shell's own may be older, since layouts stay while pages come and go.
 */
export const consolePage = <P extends object>(
  render: (visit: Visit, props: P) => Promise<ReactNode>,
) =>
  async function ConsolePage(props: P) {
    const caller = await requireCaller();
    const world = await consoleWorld();
    if (!world) return null;
    return <WorldOfPage world={world}>{await render({ caller, world }, props)}</WorldOfPage>;
  };
