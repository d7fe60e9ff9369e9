'use client';

import { type Change, changeText } from '../../../_lib/change';
import { cn } from '../../../_lib/cn';
import type { StatsSummary } from '../../../_lib/outputs';
import { changeSince, type Measure, type MeasureField, MEASURES } from './measures';

interface Props {
  now: StatsSummary;
  before: StatsSummary | undefined;
  chosen: MeasureField;
  onChoose: (field: MeasureField) => void;
}

function ChangeSince({ change }: { change: Change | null }) {
  if (!change || change.by === 0) return null;
  return (
    <span
      title="Since the computation before"
      className={cn(
        'text-xs whitespace-nowrap tabular-nums',
        change.by > 0 ? 'text-positive' : 'text-negative',
      )}
    >
      {changeText(change)}
    </span>
  );
}

function MeasureCard({ measure, ...props }: Props & { measure: Measure }) {
  const { field, label, note, short } = measure;
  const chosen = field === props.chosen;
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={() => props.onChoose(field)}
      className={cn(
        'flex min-w-0 flex-col rounded-lg border px-4 py-3 text-left transition-colors',
        chosen ? 'border-accent bg-accent-soft' : 'bg-raised hover:bg-hover',
      )}
    >
      <span className="text-xs font-medium text-muted">{label}</span>
      <span className="mt-1 flex flex-wrap items-baseline gap-x-2">
        <span className="text-xl font-semibold tracking-tight tabular-nums">
          {short(props.now[field])}
        </span>
        <ChangeSince change={changeSince(measure, props.now, props.before)} />
      </span>
      <span className={cn('text-xs', chosen ? 'text-muted' : 'text-faint')}>{note}</span>
    </button>
  );
}

/** The numbers of a computation; the one chosen is charted below. */
export const MeasureCards = (props: Props) => (
  <div
    role="group"
    aria-label="Numbers"
    className="grid grid-cols-2 gap-3 md:grid-cols-4 [&>:first-child]:col-span-2"
  >
    {MEASURES.map((measure) => (
      <MeasureCard key={measure.field} measure={measure} {...props} />
    ))}
  </div>
);
