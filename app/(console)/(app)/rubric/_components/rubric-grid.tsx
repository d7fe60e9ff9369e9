'use client';

import type { ReactNode } from 'react';
import { CATEGORIES, type Category, type Level, LEVELS } from './categories';

const columns = 'md:grid md:grid-cols-[9.5rem_repeat(4,minmax(0,1fr))] md:gap-x-5';

/** Categories down, levels across; on a phone the levels stand below each other. */
export const RubricGrid = ({ cell }: { cell: (category: Category, level: Level) => ReactNode }) => (
  <div className="mt-6">
    <div aria-hidden className={`${columns} border-b pb-2 max-md:hidden`}>
      <span />
      {LEVELS.map(({ level, label }) => (
        <span key={level} className="text-xs font-medium text-faint">
          <span className="mr-1.5 font-semibold text-fg tabular-nums">{level}</span>
          {label}
        </span>
      ))}
    </div>
    {CATEGORIES.map(({ name, label, question }) => (
      <section key={name} aria-label={label} className={`${columns} border-b py-5`}>
        <div className="max-md:mb-3">
          <h2 className="text-sm font-semibold">{label}</h2>
          <p className="mt-0.5 text-xs text-pretty text-muted">{question}</p>
        </div>
        {LEVELS.map(({ level, label: title }) => (
          <div key={level} className="min-w-0 max-md:mt-3 max-md:flex max-md:gap-3">
            <span className="w-4 shrink-0 pt-px text-sm font-semibold tabular-nums md:hidden">
              <span className="sr-only">{title}: </span>
              {level}
            </span>
            <div className="min-w-0 flex-1">{cell(name, level)}</div>
          </div>
        ))}
      </section>
    ))}
  </div>
);
