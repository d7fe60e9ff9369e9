'use client';

import { Button } from './ui/button';

export interface PageProblemProps {
  error: Error & { digest?: string };
  /** Asks the server for the page again. */
  retry: () => void;
}

/** What stands where a page could not be made. */
export const PageProblem = ({ error, retry }: PageProblemProps) => (
  <>
    <h1 className="text-xl font-semibold tracking-tight">This page could not be shown</h1>
    <p className="mt-1 max-w-md text-sm text-muted">
      Something went wrong on our side, or the connection was lost. Nothing you saved is gone.
    </p>
    {error.digest !== undefined && <p className="mt-2 text-xs text-faint">Error {error.digest}</p>}
    <div className="mt-5 flex gap-2">
      <Button variant="primary" onClick={retry}>
        Try again
      </Button>
      <Button onClick={() => window.location.assign('/portfolio')}>To the portfolio</Button>
    </div>
  </>
);
