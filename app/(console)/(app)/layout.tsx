import type { ReactNode } from 'react';
import { Shell } from '../_components/shell/shell';
import { consoleWorld, redirectToSignIn } from '../_lib/session';
import { WorldProvider } from '../_lib/world';

/** The shell around every page behind the sign-in. */
export default async function AppLayout({ children }: { children: ReactNode }) {
  const world = await consoleWorld();
  // Here and not in the page alone: a page's answer has begun when it is found out.
  if (!world) return redirectToSignIn();
  return (
    <WorldProvider world={world}>
      <Shell>{children}</Shell>
    </WorldProvider>
  );
}
