'use client';

import { Button } from '../_components/ui/button';
import { Page } from '../_components/ui/page-header';

interface Props {
  error: Error & { digest?: string };
  reset: () => void;
}

/** What stands where a page could not be made. */
export default function AppError({ error, reset }: Props) {
  return (
    <Page>
      <h1 className="text-xl font-semibold tracking-tight">This page could not be shown</h1>
      <p className="mt-1 max-w-md text-sm text-muted">
        Something went wrong on our side, or the connection was lost. Nothing you saved is gone.
      </p>
      {error.digest !== undefined && (
        <p className="mt-2 text-xs text-faint">Error {error.digest}</p>
      )}
      <div className="mt-5 flex gap-2">
        <Button variant="primary" onClick={reset}>
          Try again
        </Button>
        <Button onClick={() => window.location.assign('/portfolio')}>To the portfolio</Button>
      </div>
    </Page>
  );
}
