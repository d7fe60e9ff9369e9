import {
  ChartLine,
  Columns3,
  Hand,
  Inbox,
  Landmark,
  LayoutGrid,
  Link2,
  ListChecks,
  type LucideIcon,
  Settings,
} from 'lucide-react';

export interface NavigationItem {
  href: string;
  label: string;
  icon: LucideIcon;
  /** The key that opens it after `g`. */
  key: string;
}

/** The pages of the console in their order. A page is entered here once it exists. */
export const NAVIGATION: readonly NavigationItem[] = [
  { href: '/portfolio', label: 'Portfolio', icon: LayoutGrid, key: 'p' },
  { href: '/review', label: 'Review', icon: Inbox, key: 'r' },
  { href: '/asks', label: 'Asks', icon: Hand, key: 'a' },
  { href: '/pipeline', label: 'Pipeline', icon: Columns3, key: 'l' },
  { href: '/shares', label: 'Shares', icon: Link2, key: 'h' },
  { href: '/stats', label: 'Fund stats', icon: ChartLine, key: 's' },
  { href: '/rubric', label: 'Scoring rubric', icon: ListChecks, key: 'u' },
  { href: '/portal', label: 'Investor portal', icon: Landmark, key: 'i' },
  { href: '/settings', label: 'Settings', icon: Settings, key: ',' },
];

/** Pages that belong under another's entry. */
const UNDER: Readonly<Record<string, string>> = {
  '/companies': '/portfolio',
  '/deals': '/pipeline',
};

/** True if the entry is where the person is. */
export function isCurrent(item: NavigationItem, pathname: string): boolean {
  const section = `/${pathname.split('/')[1] ?? ''}`;
  return (UNDER[section] ?? section) === item.href;
}
