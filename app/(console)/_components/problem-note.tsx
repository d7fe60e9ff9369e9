'use client';

import { TriangleAlert } from 'lucide-react';
import { problemOf } from '../_lib/problem';
import { Button } from './ui/button';

interface Props {
  error: unknown;
  onRetry?: () => void;
}

/** What stands where something could not be loaded. */
export function ProblemNote({ error, onRetry }: Props) {
  const { message, requestId } = problemOf(error);
  return (
    <div role="alert" className="flex items-start gap-3 rounded-lg border px-4 py-3">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-negative" />
      <div className="min-w-0 flex-1 text-sm">
        <p>{message}</p>
        {requestId !== null && (
          <p className="mt-0.5 text-xs [overflow-wrap:anywhere] text-faint">Request {requestId}</p>
        )}
      </div>
      {onRetry && (
        <Button size="sm" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}
