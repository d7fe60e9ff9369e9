import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  icon: LucideIcon;
  title: string;
  /** What to do next. */
  children: ReactNode;
  action?: ReactNode;
}

/** What a list shows when it is empty: what would be here and how it gets here. */
export const EmptyState = ({ icon: Icon, title, children, action }: EmptyStateProps) => (
  <div className="flex flex-col items-center rounded-lg border border-dashed px-6 py-12 text-center">
    <Icon aria-hidden className="size-5 text-faint" strokeWidth={1.75} />
    <p className="mt-3 text-base font-medium">{title}</p>
    <p className="mt-1 max-w-sm text-sm text-balance text-muted">{children}</p>
    {action && <div className="mt-4">{action}</div>}
  </div>
);
