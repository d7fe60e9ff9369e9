import { BookOpen, type LucideIcon, Plus, ScanText } from 'lucide-react';

interface CommandAction {
  href: string;
  label: string;
  icon: LucideIcon;
  /** Other words for it. */
  words: string;
  /** Those who only read have it too. */
  forReaders?: true;
}

/** What the palette begins from any page. */
export const COMMAND_ACTIONS: readonly CommandAction[] = [
  {
    href: '/portfolio?new',
    label: 'Log investment',
    icon: Plus,
    words: 'new add company',
  },
  { href: '/pipeline?new', label: 'Add deal', icon: Plus, words: 'new' },
  { href: '/review?read', label: 'Read updates', icon: ScanText, words: 'extract numbers' },
  { href: '/shares/new', label: 'New share', icon: Plus, words: 'add create link list' },
  {
    href: '/settings/keys?new',
    label: 'Create API key',
    icon: Plus,
    words: 'new add',
    forReaders: true,
  },
  { href: '/docs', label: 'API reference', icon: BookOpen, words: 'docs help', forReaders: true },
];
