'use client';

import { useShortcutList } from '../../_lib/shortcuts';
import { Kbd } from '../ui/kbd';
import { Sheet } from '../ui/sheet';

const shown = (keys: string): string =>
  keys
    .replace('mod+', 'mod ')
    .replace('ArrowUp', '↑')
    .replace('ArrowDown', '↓')
    .replace('Enter', '↵')
    .split(' ')
    .map((key) => (key.length === 1 ? key.toUpperCase() : key))
    .join(' ');

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** What the keyboard can do here. */
export function ShortcutSheet({ open, onOpenChange }: Props) {
  const all = useShortcutList();
  const groups = [...new Set(all.map(({ group }) => group))].sort();
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title="Keyboard shortcuts">
      {groups.map((group) => (
        <section key={group} className="mt-4">
          <h3 className="text-xs font-medium text-faint">{group}</h3>
          <dl className="mt-1 divide-y">
            {all
              .filter((shortcut) => shortcut.group === group)
              .map(({ keys, label }) => (
                <div key={keys} className="flex h-9 items-center justify-between gap-4">
                  <dt>{label}</dt>
                  <dd>
                    <Kbd keys={shown(keys)} />
                  </dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
    </Sheet>
  );
}
