'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** What the key for commands is called on this machine. */
export const useModKey = (): '⌘' | 'Ctrl' =>
  useSyncExternalStore(
    never,
    () => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl'),
    () => '⌘',
  );
