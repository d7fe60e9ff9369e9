import { cn } from '../_lib/cn';

interface Props {
  company: { name: string };
  className?: string;
}

/**
 * A tile with the first letter. Logos lie on other hosts, which the console's people would be
 * known to, so none is loaded from there.
 */
export const CompanyLogo = ({ company, className }: Props) => (
  <span
    aria-hidden
    className={cn(
      'flex size-6 shrink-0 items-center justify-center rounded-md bg-pressed text-xs font-semibold text-muted uppercase',
      className,
    )}
  >
    {[...company.name.trim()][0]}
  </span>
);
