'use client';

import { useCallback, useRef, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { GapAnswer, GapFormValues } from '../_lib/gap-answer';
import { ANSWERS } from '../_lib/gap-answers-begun';
import { lazyResolver } from '../_lib/lazy-resolver';
import type { Gap } from '../_lib/outputs';
import { showProblem } from '../_lib/show-problem';
import { useTRPC } from '../_lib/trpc';
import { type BegunForm, useKeptForm } from '../_lib/use-kept-form';
import { useRefresh } from '../_lib/use-refresh';

export type GapFormState = UseFormReturn<GapFormValues, unknown, GapAnswer>;

const FIELDS = ['value', 'notes'] as const;
const FILLED = [
  'customerName',
  'tier',
  'status',
  'churnedAt',
  'dealValueAnnualUsd',
  'contractTerm',
] as const;
const OF_CUSTOMER = [...FILLED, 'notes'] as const;

/** What is filled in beforehand. */
export interface Filling {
  /** Fills in anew what nobody has changed since it was filled in last. */
  fill: (next: GapFormValues) => void;
  /** The customer's name, if somebody typed it. */
  typedName: (values: GapFormValues) => string | null;
}

const isSame = (one: unknown, other: unknown): boolean => (one ?? '') === (other ?? '');

function useFilled(form: GapFormState, filledBefore: object) {
  const filled = useRef<GapFormValues>(filledBefore);
  const fill = useCallback(
    (next: GapFormValues) => {
      const last = filled.current;
      filled.current = next;
      for (const field of FILLED) {
        const isTyped = !isSame(form.getValues(field), last[field]);
        if (!isTyped && !isSame(last[field], next[field])) form.setValue(field, next[field]);
      }
    },
    [form],
  );
  const typedName = ({ customerName = '' }: GapFormValues) =>
    isSame(customerName, filled.current.customerName) ? null : customerName.trim();
  const filledNow = useCallback(() => filled.current, []);
  return { fill, typedName, filledNow };
}

function useGapForm(gap: Gap, before?: BegunForm<GapFormValues>) {
  const [{ resolver, warm }] = useState(() =>
    lazyResolver(() => import('../_lib/gap-answer').then(({ answerOf }) => answerOf(gap))),
  );
  const form = useForm({ resolver, defaultValues: before?.values ?? {} });
  const { filledNow, ...filling } = useFilled(form, before?.filled ?? {});
  return { form, warm, filling, filledNow };
}

/**
 * The form for a gap's answer, checked with what resolving it checks with. What was typed into it
 * is there again.
 */
export function useKeptGapForm(gap: Gap) {
  const { form, warm, filling, filledNow } = useGapForm(gap, ANSWERS.get(gap.id));
  const { keep, ...kept } = useKeptForm(form, ANSWERS, gap.id, filledNow);
  const { fill, typedName } = filling;
  const fillAndKeep = useCallback(
    (next: GapFormValues) => {
      fill(next);
      keep();
    },
    [fill, keep],
  );
  return { form, warm, filling: { fill: fillAndKeep, typedName }, ...kept };
}

/** Puts what the service said of an answer beside its fields. @returns what is left to say */
export const showGapProblem = (gap: Gap, form: GapFormState, error: unknown): string | null =>
  showProblem(
    form,
    error,
    gap.gapType === 'CUSTOMER_AMBIGUOUS' ? OF_CUSTOMER : FIELDS,
    ([first, second]) => String(first === 'resolvedValue' ? (second ?? 'value') : first),
  );

/** Reads anew all that resolving a gap may have changed. */
export function useRefreshAfterGap() {
  const trpc = useTRPC();
  const refresh = useRefresh();
  return () =>
    refresh(
      trpc.dataGaps.pathFilter(),
      trpc.review.pathFilter(),
      trpc.metricSnapshots.pathFilter(),
      trpc.customers.pathFilter(),
      trpc.investorUpdates.pathFilter(),
    );
}
