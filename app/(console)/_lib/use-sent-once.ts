'use client';

import { useRef } from 'react';

interface Sending<I> {
  mutate: (input: I, options: { onSettled: () => void }) => void;
}

/**
 * Sends what a mutation is given unless its last answer is still to come: the second of a double
 * click is there before the button says that it is busy, and would be told of the first.
 */
export function useSentOnce<I>({ mutate }: Sending<I>): (input: I) => void {
  const sending = useRef(false);
  return (input) => {
    if (sending.current) return;
    sending.current = true;
    mutate(input, { onSettled: () => (sending.current = false) });
  };
}
