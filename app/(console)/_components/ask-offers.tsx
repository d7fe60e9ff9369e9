'use client';

import { useQuery } from '@tanstack/react-query';
import { HandHelping } from 'lucide-react';
import { cn } from '../_lib/cn';
import { day } from '../_lib/format';
import { useTRPC } from '../_lib/trpc';
import { useMayEdit } from '../_lib/world';

/** Who offered to help with an ask; the fund's people alone see it. */
export function AskOffers({ askId, vehicleId }: { askId: string; vehicleId: string }) {
  const trpc = useTRPC();
  const enabled = useMayEdit(vehicleId);
  const offers = useQuery(trpc.askOffers.list.queryOptions({ vehicleId }, { enabled }));
  const ours = offers.data?.items.filter((offer) => offer.askId === askId) ?? [];
  if (ours.length === 0) return null;
  return (
    <ul aria-label="Offers of help" className="mt-1.5 flex flex-col gap-1">
      {ours.map((offer) => (
        <li key={offer.id} className="flex items-start gap-1.5 text-sm">
          <HandHelping
            aria-hidden
            className={cn(
              'mt-0.5 size-4 shrink-0',
              offer.handledAt === null ? 'text-positive' : 'text-faint',
            )}
          />
          <span className="min-w-0 whitespace-pre-line [overflow-wrap:anywhere]">
            <a href={`mailto:${offer.email}`} className="font-medium hover:underline">
              {offer.name}
            </a>{' '}
            can help{offer.note === '' ? '.' : `: ${offer.note}`}{' '}
            <span className="text-xs text-faint">
              {day(offer.createdAt)}
              {offer.handledAt !== null && ', handled'}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
