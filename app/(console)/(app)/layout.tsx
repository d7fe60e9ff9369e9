import type { ReactNode } from 'react';
import { Shell } from '../_components/shell/shell';
import { consoleWorld } from '../_lib/session';
import { WorldProvider } from '../_lib/world';

/** The shell around every page behind the sign-in. */
export default async function AppLayout({ children }: { children: ReactNode }) {
  const world = await consoleWorld();
  // The page itself knows its address, so it sends signed-out people to the door and back.
  if (!world) return children;
  return (
    <WorldProvider world={world}>
      <Shell>{children}</Shell>
    </WorldProvider>
  );
}
