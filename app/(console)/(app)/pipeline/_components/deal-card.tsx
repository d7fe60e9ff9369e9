'use client';

import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { ArrowRight, Bot, Ellipsis } from 'lucide-react';
import Link from 'next/link';
import { useEffect, useRef, useState } from 'react';
import { FitScore } from '../../../_components/fit-score';
import { Button } from '../../../_components/ui/button';
import {
  Dropdown,
  DropdownContent,
  DropdownItem,
  DropdownLabel,
  DropdownTrigger,
} from '../../../_components/ui/dropdown';
import { cn } from '../../../_lib/cn';
import { dealHref, type Stage, STAGES } from '../../../_lib/deals';
import { enumLabel } from '../../../_lib/enum-options';
import { stageLabel, usdShort } from '../../../_lib/format';
import type { Deal } from '../../../_lib/outputs';

interface Props {
  deal: Deal;
  mayEdit: boolean;
  onMove: (deal: Deal, to: Stage) => void;
}

/** A deal on the board. */
export function DealCard({ deal, mayEdit, onMove }: Props) {
  const card = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState(false);
  useEffect(() => {
    if (!card.current || !mayEdit) return undefined;
    return draggable({
      element: card.current,
      getInitialData: () => ({ dealId: deal.id }),
      onDragStart: () => setDragged(true),
      onDrop: () => setDragged(false),
    });
  }, [deal.id, mayEdit]);
  const facts = [deal.sector, stageLabel(deal.companyStage)].filter(Boolean);
  return (
    <div
      ref={card}
      className={cn(
        'group relative rounded-md border bg-raised px-3 py-2.5 transition-colors hover:border-line-strong',
        dragged && 'opacity-40',
      )}
    >
      <div className="flex items-start gap-1">
        <Link
          href={dealHref(deal)}
          prefetch={false}
          data-deal={deal.slug}
          draggable={false}
          className="line-clamp-3 min-w-0 flex-1 text-sm font-medium text-pretty after:absolute after:inset-0 after:rounded-md focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent"
        >
          {deal.companyName}
        </Link>
        {mayEdit && (
          <Dropdown>
            <DropdownTrigger asChild>
              <Button
                variant="ghost"
                size="icon-sm"
                aria-label={`Move ${deal.companyName}`}
                className="relative -my-1 -mr-2 shrink-0 md:opacity-0 md:group-focus-within:opacity-100 md:group-hover:opacity-100 md:data-[state=open]:opacity-100"
              >
                <Ellipsis />
              </Button>
            </DropdownTrigger>
            <DropdownContent align="end">
              <DropdownLabel>Move to</DropdownLabel>
              {STAGES.filter((stage) => stage !== deal.stage).map((stage) => (
                <DropdownItem key={stage} onSelect={() => onMove(deal, stage)}>
                  <ArrowRight /> {enumLabel(stage)}
                </DropdownItem>
              ))}
            </DropdownContent>
          </Dropdown>
        )}
      </div>
      {facts.length > 0 && (
        <p className="mt-0.5 truncate text-xs text-faint">{facts.join(' · ')}</p>
      )}
      <div className="mt-2 flex items-center gap-3">
        <FitScore score={deal.thesisFitScore} />
        {deal.estimatedCheckSize !== null && (
          <span className="text-xs text-muted tabular-nums">
            {usdShort(deal.estimatedCheckSize)}
          </span>
        )}
        {deal.scoutedByAgentId !== '' && (
          <span className="ml-auto text-faint" title={`Found by ${deal.scoutedByAgentId}`}>
            <Bot aria-hidden className="size-3.5" strokeWidth={1.75} />
            <span className="sr-only">Found by {deal.scoutedByAgentId}</span>
          </span>
        )}
      </div>
      <p className="mt-1.5 truncate text-xs text-faint">{deal.vehicle?.name ?? 'No fund yet'}</p>
    </div>
  );
}
