'use client';

import { cn } from '../../../../_lib/cn';
import { day } from '../../../../_lib/format';
import type { Update } from '../../../../_lib/outputs';
import { updateTitle } from './update-title';

/** The first line of a text that says something. */
const firstLine = (body: string) => body.replace(/\s+/g, ' ').trim().slice(0, 140);

interface Props {
  update: Update;
  current: boolean;
  onOpen: () => void;
}

/** An update in the list of them. */
export function UpdateLine({ update, current, onOpen }: Props) {
  const deleted = update.deletedAt !== null;
  return (
    <li>
      <button
        type="button"
        aria-current={current ? 'true' : undefined}
        onClick={onOpen}
        className={cn(
          'block w-full rounded-md px-3 py-2.5 text-left transition-colors',
          current ? 'md:bg-hover' : 'hover:bg-hover',
        )}
      >
        <span
          className={cn(
            'line-clamp-2 font-medium text-pretty',
            deleted && 'text-muted line-through',
          )}
        >
          {updateTitle(update)}
        </span>
        <time dateTime={update.receivedAt} className="mt-0.5 block text-xs text-faint tabular-nums">
          {day(update.receivedAt)}
          {deleted && ' · deleted'}
        </time>
        {!deleted && (
          <span className="mt-1 line-clamp-2 text-xs text-muted">{firstLine(update.rawBody)}</span>
        )}
      </button>
    </li>
  );
}
