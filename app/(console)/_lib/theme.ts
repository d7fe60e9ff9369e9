'use client';

import { useTheme } from 'next-themes';

export const THEMES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
] as const;

/** Turns light into dark and back. */
export function useToggleTheme(): () => void {
  const { resolvedTheme, setTheme } = useTheme();
  return () => setTheme(resolvedTheme === 'dark' ? 'light' : 'dark');
}
