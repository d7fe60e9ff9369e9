'use client';

import { CloudOff } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from './ui/button';
import { EmptyState } from './ui/empty-state';
import { SkeletonRows } from './ui/skeleton';

type State = 'loading' | 'there' | 'failed';

interface Props {
  load: () => Promise<unknown>;
  /** It is loaded already, with the page. */
  isThere?: boolean;
  /** What is loaded; not rendered before, since a failure would take the page with it. */
  children: ReactNode;
}

/** A part of a page whose code comes when it is shown; where that fails, the rest of the page stays. */
export function LazyPart({ load, isThere = false, children }: Props) {
  const [state, setState] = useState<State>(isThere ? 'there' : 'loading');
  useEffect(() => {
    if (state !== 'loading') return;
    let isGone = false;
    const settle = (next: State) => () => {
      if (!isGone) setState(next);
    };
    load().then(settle('there'), settle('failed'));
    return () => {
      isGone = true;
    };
  }, [state, load]);
  if (state === 'there') return children;
  if (state === 'loading') return <SkeletonRows rows={5} />;
  return (
    <EmptyState
      icon={CloudOff}
      title="This part could not be loaded"
      action={<Button onClick={() => setState('loading')}>Try again</Button>}
    >
      Check your connection. Nothing that you typed on this page is lost.
    </EmptyState>
  );
}
