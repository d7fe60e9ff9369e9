import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
}

/** The head of a page: its one h1, a line below it, actions at the right. */
export const PageHeader = ({ title, description, actions }: PageHeaderProps) => (
  <header className="flex flex-wrap items-center gap-x-4 gap-y-3">
    <div className="min-w-0 flex-1">
      <h1 className="truncate text-xl font-semibold tracking-tight">{title}</h1>
      {description !== undefined && (
        <p className="mt-0.5 text-sm text-pretty text-muted">{description}</p>
      )}
    </div>
    {actions !== undefined && <div className="flex items-center gap-2">{actions}</div>}
  </header>
);

/** The frame that every page of the console sits in. */
export const Page = ({ children }: { children: ReactNode }) => (
  <main
    id="content"
    tabIndex={-1}
    className="mx-auto w-full max-w-[80rem] px-4 pt-5 pb-28 outline-none md:px-8 md:pt-7 md:pb-16"
  >
    {children}
  </main>
);
