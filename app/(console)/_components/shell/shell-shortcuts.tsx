'use client';

import { useShortcut } from '../../_lib/shortcuts';
import { useToggleTheme } from '../../_lib/theme';
import { useGo } from '../../_lib/use-go';
import type { NavigationItem } from './navigation';
import { useNavigation } from './use-navigation';
import { useShellActions } from './shell-actions';

const group = 'Everywhere';

function GoTo({ item }: { item: NavigationItem }) {
  const go = useGo();
  useShortcut(`g ${item.key}`, `Go to ${item.label}`, () => go(item.href), { group });
  return null;
}

/** The keys that work on every page. */
export function ShellShortcuts() {
  const { openPalette, openHelp } = useShellActions();
  const toggleTheme = useToggleTheme();
  const pages = useNavigation();
  useShortcut('mod+k', 'Search and commands', openPalette, { group });
  useShortcut('?', 'Keyboard shortcuts', openHelp, { group });
  useShortcut('t', 'Light or dark', toggleTheme, { group });
  return pages.map((item) => <GoTo key={item.href} item={item} />);
}
