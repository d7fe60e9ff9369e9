'use client';

import { Search } from 'lucide-react';
import Link from 'next/link';
import { useState } from 'react';
import { Checkbox } from '../../../_components/ui/checkbox';
import { Input } from '../../../_components/ui/input';
import type { Choosable } from './choices';

interface Props {
  what: string;
  /** Where the first one is made. */
  home: { href: string; label: string };
  items: readonly Choosable[];
  chosen: readonly string[];
  onChoose: (ids: string[]) => void;
}

/** Ticks entries of a long list; they are listed in the order they are ticked. */
export function Picker({ what, home, items, chosen, onChoose }: Props) {
  const [search, setSearch] = useState('');
  const words = search.toLowerCase().split(/\s+/);
  const found = items.filter(({ name, note }) =>
    words.every((word) => `${name} ${note}`.toLowerCase().includes(word)),
  );
  return (
    <div>
      <div className="relative">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-2.5 size-3.5 -translate-y-1/2 text-faint"
        />
        <Input
          type="search"
          aria-label={`Search ${what}`}
          placeholder={`Search ${what}`}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          className="pl-8"
        />
      </div>
      <div
        role="group"
        aria-label={what}
        className="mt-2 max-h-72 overflow-y-auto rounded-md border px-3 py-1.5 lg:max-h-[26rem]"
      >
        {found.map(({ id, name, note }) => (
          <Checkbox
            key={id}
            label={name}
            hint={note}
            checked={chosen.includes(id)}
            onChange={(event) =>
              onChoose(
                event.target.checked ? [...chosen, id] : chosen.filter((other) => other !== id),
              )
            }
          />
        ))}
        {found.length === 0 && (
          <p className="py-6 text-center text-sm text-muted">
            {items.length > 0 ? (
              'Nothing found.'
            ) : (
              <>
                No {what} yet.{' '}
                <Link href={home.href} className="rounded text-accent underline">
                  {home.label}
                </Link>
              </>
            )}
          </p>
        )}
      </div>
    </div>
  );
}
