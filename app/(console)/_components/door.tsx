import type { ReactNode } from 'react';
import { Mark } from './mark';

interface DoorProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/** The frame of the pages before the sign-in. */
export const Door = ({ title, lead, children }: DoorProps) => (
  <main className="flex min-h-dvh items-center justify-center bg-subtle px-5 py-16">
    <div className="w-full max-w-[21rem]">
      <Mark className="size-9" />
      <h1 className="mt-6 text-xl font-semibold tracking-tight [overflow-wrap:anywhere]">
        {title}
      </h1>
      <p className="mt-1 text-base text-pretty text-muted">{lead}</p>
      {children}
    </div>
  </main>
);
