'use client';

import { Menu, Search } from 'lucide-react';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useState } from 'react';
import { cn } from '../../_lib/cn';
import { Button } from '../ui/button';
import { DialogLoading } from '../ui/dialog-loading';
import { isCurrent } from './navigation';
import { ReviewCount } from './review-count';
import { useShellActions } from './shell-actions';
import { useNavigation } from './use-navigation';
import { VehicleSwitcher } from './vehicle-switcher';

const PhoneMenu = dynamic(() => import('./phone-menu').then((m) => m.PhoneMenu), {
  ssr: false,
  loading: DialogLoading,
});

/** So many pages fit beside search and menu. */
const FITTING = 3;
const entry = 'flex flex-1 flex-col items-center justify-center gap-0.5 text-2xs font-medium';

/** The phone's navigation: the vehicle above, the main pages below, the rest in a sheet. */
export function PhoneBar() {
  const pathname = usePathname();
  const pages = useNavigation();
  const { openPalette } = useShellActions();
  const [menu, setMenu] = useState(false);
  const inMenu = !pages.slice(0, FITTING).some((item) => isCurrent(item, pathname));
  return (
    <>
      <header className="sticky top-0 z-30 flex h-13 items-center gap-1 border-b bg-surface px-2.5 md:hidden print:hidden">
        <VehicleSwitcher className="min-w-0 flex-1" />
        <Button variant="ghost" size="icon" aria-label="Search" onClick={openPalette}>
          <Search />
        </Button>
      </header>
      <nav
        aria-label="Main pages"
        className="fixed inset-x-0 bottom-0 z-30 flex h-[calc(3.5rem+env(safe-area-inset-bottom))] border-t bg-surface pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
      >
        {pages.slice(0, FITTING).map((item) => {
          const Icon = item.icon;
          const current = isCurrent(item, pathname);
          return (
            <Link
              key={item.href}
              href={item.href}
              aria-current={current ? 'page' : undefined}
              className={cn(entry, current ? 'text-accent' : 'text-muted')}
            >
              <span className="relative">
                <Icon aria-hidden className="size-5" strokeWidth={1.75} />
                {item.href === '/review' && (
                  <ReviewCount className="absolute -top-1 left-3 h-4 min-w-4 bg-accent px-1 text-2xs font-medium text-accent-fg" />
                )}
              </span>
              {item.label}
            </Link>
          );
        })}
        <button
          type="button"
          aria-haspopup="dialog"
          aria-current={inMenu ? 'true' : undefined}
          className={cn(entry, inMenu ? 'text-accent' : 'text-muted')}
          onClick={() => setMenu(true)}
        >
          <Menu aria-hidden className="size-5" strokeWidth={1.75} />
          Menu
        </button>
      </nav>
      {menu && <PhoneMenu onClose={() => setMenu(false)} />}
    </>
  );
}
