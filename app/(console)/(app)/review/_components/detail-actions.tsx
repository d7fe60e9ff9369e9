import type { ReactNode } from 'react';
import { Kbd } from '../../../_components/ui/kbd';

/** The buttons of a detail: within reach of the thumb on a phone. */
export const Actions = ({ children }: { children: ReactNode }) => (
  <div className="mt-6 flex gap-2 md:flex-wrap max-md:sticky max-md:bottom-[calc(3.5rem+env(safe-area-inset-bottom))] max-md:-mx-4 max-md:border-t max-md:bg-surface max-md:px-4 max-md:py-3 max-md:*:flex-1">
    {children}
  </div>
);

/** A button's key, where there is a keyboard. */
export const Key = ({ keys }: { keys: string }) => <Kbd keys={keys} className="max-md:hidden" />;
