'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { cn } from '../../../_lib/cn';
import { useWorld } from '../../../_lib/world';

const PARTS = [
  { href: '/settings', label: 'Profile', least: 'VIEWER' },
  { href: '/settings/keys', label: 'API keys', least: 'VIEWER' },
  { href: '/settings/members', label: 'Members', least: 'EDITOR' },
  { href: '/settings/vehicles', label: 'Vehicles', least: 'EDITOR' },
  { href: '/settings/organization', label: 'Organization', least: 'EDITOR' },
  { href: '/settings/audit', label: 'Audit trail', least: 'MANAGER' },
] as const;

const RANK = { VIEWER: 0, EDITOR: 1, MANAGER: 2 };

/** The parts of the settings that the person's role has; a row that scrolls on phones. */
export function SettingsNav() {
  const pathname = usePathname();
  const { organizations, vehicle } = useWorld();
  const home = organizations.find(({ id }) => id === vehicle?.organizationId) ?? organizations[0];
  const rank = RANK[home?.role ?? 'VIEWER'];
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (current && nav.current) nav.current.scrollLeft = current.offsetLeft - 96;
  }, [pathname]);
  return (
    <nav
      ref={nav}
      aria-label="Settings"
      className="print:hidden max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:[scrollbar-width:none]"
    >
      <ul className="flex gap-1 md:flex-col">
        {PARTS.filter(({ least }) => RANK[least] <= rank).map(({ href, label }) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={pathname === href ? 'page' : undefined}
              className={cn(
                'flex h-8 items-center rounded-md px-2.5 text-sm whitespace-nowrap transition-colors max-md:h-10',
                pathname === href
                  ? 'bg-pressed font-medium text-fg'
                  : 'text-muted hover:bg-hover hover:text-fg',
              )}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
