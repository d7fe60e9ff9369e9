'use client';

import { cn } from '../../_lib/cn';

interface SegmentsProps<V extends string> {
  /** What is chosen between, for screen readers. */
  label: string;
  value: V;
  options: readonly { value: V; label: string; count?: number }[];
  onChange: (value: V) => void;
  className?: string | undefined;
}

/** A few views of the same list to choose from. */
export const Segments = <V extends string>(props: SegmentsProps<V>) => (
  <div
    role="group"
    aria-label={props.label}
    className={cn(
      'mt-5 flex gap-1 overflow-x-auto [scrollbar-width:none] print:hidden max-md:-mx-4 max-md:px-4',
      props.className,
    )}
  >
    {props.options.map(({ value, label, count }) => {
      const chosen = value === props.value;
      return (
        <button
          key={value}
          type="button"
          aria-pressed={chosen}
          onClick={() => props.onChange(value)}
          className={cn(
            'flex h-7 shrink-0 items-center gap-1.5 rounded-md px-2.5 text-sm font-medium whitespace-nowrap transition-colors focus-visible:-outline-offset-2 max-md:h-9',
            chosen ? 'bg-pressed text-fg' : 'text-muted hover:bg-hover hover:text-fg',
          )}
        >
          {label}
          {count !== undefined && (
            <span className={cn('font-normal tabular-nums', chosen ? 'text-muted' : 'text-faint')}>
              {count}
            </span>
          )}
        </button>
      );
    })}
  </div>
);
