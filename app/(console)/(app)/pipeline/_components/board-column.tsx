'use client';

import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useRef, useState } from 'react';
import { StageOwner } from '../../../_components/stage-owner';
import { cn } from '../../../_lib/cn';
import { isOfAgents, type Stage } from '../../../_lib/deals';
import { enumLabel } from '../../../_lib/enum-options';
import { count } from '../../../_lib/format';
import type { Deal } from '../../../_lib/outputs';
import { usePrinting } from '../../../_lib/use-printing';
import { DealCard } from './deal-card';

/** Cards drawn at first; passed deals grow without end. */
const STEP = 30;

interface Props {
  stage: Stage;
  deals: readonly Deal[];
  mayEdit: boolean;
  onMove: (deal: Deal, to: Stage) => void;
}

/** One stage of the pipeline, with who owns it; a deal dropped on it moves there. */
export function BoardColumn({ stage, deals, mayEdit, onMove }: Props) {
  const column = useRef<HTMLElement>(null);
  const [over, setOver] = useState(false);
  const [drawn, setShown] = useState(STEP);
  const shown = usePrinting() ? deals.length : drawn;
  useEffect(() => {
    if (!column.current || !mayEdit) return undefined;
    return dropTargetForElements({
      element: column.current,
      getData: () => ({ stage }),
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: () => setOver(false),
    });
  }, [stage, mayEdit]);
  const title = enumLabel(stage);
  return (
    <section
      ref={column}
      data-stage={stage}
      aria-label={`${title}: ${count(deals.length)}`}
      className={cn(
        'flex w-[17rem] shrink-0 snap-start flex-col rounded-lg border border-transparent p-2 transition-colors md:w-60 print:w-auto print:break-inside-avoid',
        isOfAgents(stage) ? 'border-dashed border-line bg-transparent' : 'bg-subtle',
        over && 'border-solid border-accent-line bg-accent-soft',
      )}
    >
      <header className="flex h-7 items-center gap-2 px-1">
        <h2 className="text-sm font-semibold">{title}</h2>
        <span className="flex-1 text-xs text-faint tabular-nums">{count(deals.length)}</span>
        <StageOwner stage={stage} />
      </header>
      {deals.length === 0 ? (
        <p className="px-1 py-3 text-xs text-faint">No deals.</p>
      ) : (
        <ul className="mt-1.5 flex flex-col gap-2">
          {deals.slice(0, shown).map((deal) => (
            <li key={deal.id}>
              <DealCard deal={deal} mayEdit={mayEdit} onMove={onMove} />
            </li>
          ))}
        </ul>
      )}
      {deals.length > shown && (
        <button
          type="button"
          onClick={() => setShown((old) => old + STEP)}
          className="mt-2 h-8 rounded-md text-xs text-muted hover:bg-hover"
        >
          {deals.length - shown} more
        </button>
      )}
    </section>
  );
}
