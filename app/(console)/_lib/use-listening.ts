'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page hears what is done to it: not while it is only what the server sent. */
export const useListening = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
