'use client';

import { useEffect, useRef } from 'react';
import { keepBegun } from './begun';
import type { GapFormValues } from './gap-answer';
import type { BegunForm } from './use-kept-form';

/** Gaps that were open and are so no more: what was begun of an answer cannot be sent. */
const SETTLED = new Set<string>();

/** What was typed into gaps' forms and not sent yet. */
export const ANSWERS = keepBegun<BegunForm<GapFormValues>>((gapId) => !SETTLED.has(gapId));

/**
 * Notes what a page shows as open: nobody is asked about answers to gaps that are gone since.
 * @param items null while the page shows only some: what is left out is not gone
 */
export function useOpenGaps(items: readonly { id: string }[] | null): void {
  const shown = useRef(new Set<string>());
  useEffect(() => {
    if (items === null) return;
    for (const id of shown.current) SETTLED.add(id);
    for (const { id } of items) {
      SETTLED.delete(id);
      shown.current.add(id);
    }
  });
}

/** True if an answer to the gap was begun. */
export const hasGapAnswer = (gapId: string): boolean => ANSWERS.has(gapId);

/** Forgets an answer that is given up. */
export const forgetGapAnswer = (gapId: string): void => void ANSWERS.delete(gapId);
