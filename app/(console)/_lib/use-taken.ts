'use client';

import { useState } from 'react';

interface Holding {
  isTaken: boolean;
  /** An address like it that nobody has. */
  free: string;
}

/**
 * What is in the way of something new whose name, and so whose address, is taken.
 * @param look asks the service who has the address that the input would get
 * @param suggest writes an address into the form; undefined: the name gives it again
 */
export function useTaken<I, H extends Holding>(
  look: (input: I) => Promise<H>,
  suggest: (address: string | undefined) => void,
) {
  const [taken, setTaken] = useState<H | null>(null);
  return {
    taken,
    onConflict: async (input: I): Promise<boolean> => {
      const holding = await look(input);
      if (!holding.isTaken) return false;
      suggest(holding.free);
      setTaken(holding);
      return true;
    },
    /** For when the name is another one. */
    forget: () => {
      setTaken(null);
      suggest(undefined);
    },
  };
}
