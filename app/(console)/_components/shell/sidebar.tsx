'use client';

import { Search } from 'lucide-react';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { cn } from '../../_lib/cn';
import { Kbd } from '../ui/kbd';
import { isCurrent } from './navigation';
import { ReviewCount } from './review-count';
import { useShellActions } from './shell-actions';
import { useNavigation } from './use-navigation';
import { UserMenu } from './user-menu';
import { VehicleSwitcher } from './vehicle-switcher';

/** The pages, as a list; the one shown is marked. */
export function NavigationLinks({ onFollow }: { onFollow?: () => void }) {
  const pathname = usePathname();
  const pages = useNavigation();
  return (
    <ul className="flex flex-col gap-0.5">
      {pages.map((item) => {
        const current = isCurrent(item, pathname);
        const Icon = item.icon;
        return (
          <li key={item.href}>
            <Link
              href={item.href}
              onClick={onFollow}
              aria-current={current ? 'page' : undefined}
              className={cn(
                'flex h-8 items-center gap-2.5 rounded-md px-2 text-sm font-medium transition-colors max-md:h-11 max-md:text-base',
                current ? 'bg-pressed text-fg' : 'text-muted hover:bg-hover hover:text-fg',
              )}
            >
              <Icon aria-hidden className="size-4" strokeWidth={1.75} />
              <span className="flex-1">{item.label}</span>
              {item.href === '/review' && <ReviewCount />}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** The desk's navigation. */
export function Sidebar() {
  const { openPalette } = useShellActions();
  return (
    <aside className="sticky top-0 hidden h-dvh w-58 shrink-0 flex-col gap-3 border-r bg-subtle p-2.5 md:flex print:hidden">
      <VehicleSwitcher />
      <button
        type="button"
        onClick={openPalette}
        className="flex h-8 items-center gap-2 rounded-md border border-line-strong bg-raised px-2 text-sm text-faint transition-colors hover:bg-hover"
      >
        <Search aria-hidden className="size-3.5" />
        <span className="flex-1 text-left">Search</span>
        <Kbd keys="mod K" />
      </button>
      <nav aria-label="Pages" className="flex-1 overflow-y-auto">
        <NavigationLinks />
      </nav>
      <UserMenu />
    </aside>
  );
}
