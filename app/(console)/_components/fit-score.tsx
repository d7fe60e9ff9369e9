import { cn } from '../_lib/cn';

/** Thesis fit, 0 to 5, as a bar with its number; 0 is "not scored". */
export function FitScore({ score, className }: { score: number; className?: string }) {
  if (score === 0) return <span className={cn('text-xs text-faint', className)}>Not scored</span>;
  return (
    <span className={cn('inline-flex items-center gap-1.5 align-middle', className)}>
      <svg viewBox="0 0 40 4" className="h-1 w-10" aria-hidden>
        <rect width="40" height="4" rx="2" fill="var(--pressed)" />
        <rect width={score * 8} height="4" rx="2" fill="var(--accent)" />
      </svg>
      <span className="text-xs text-muted tabular-nums">
        <span className="sr-only">Thesis fit </span>
        {score.toFixed(1)}
      </span>
    </span>
  );
}
