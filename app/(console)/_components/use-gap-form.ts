'use client';

import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { GapAnswer, GapFormValues } from '../_lib/gap-answer';
import { lazyResolver } from '../_lib/lazy-resolver';
import type { Gap } from '../_lib/outputs';
import { showProblem } from '../_lib/show-problem';
import { useTRPC } from '../_lib/trpc';
import { useKeptForm } from '../_lib/use-kept-form';
import { useRefresh } from '../_lib/use-refresh';

export type GapFormState = UseFormReturn<GapFormValues, unknown, GapAnswer>;

const FIELDS = ['value', 'notes'] as const;
const OF_CUSTOMER = [
  'customerName',
  'tier',
  'status',
  'dealValueAnnualUsd',
  'contractTerm',
  'notes',
] as const;

/** The form for a gap's answer, checked with what resolving it checks with. */
export function useGapForm(gap: Gap): { form: GapFormState; warm: () => void } {
  const [{ resolver, warm }] = useState(() =>
    lazyResolver(() => import('../_lib/gap-answer').then(({ answerOf }) => answerOf(gap))),
  );
  const form = useForm({ resolver });
  return { form, warm };
}

/** What was typed into gaps' forms and not sent yet. */
const ANSWERS = new Map<string, GapFormValues>();

/** True if an answer to the gap was begun. */
export const hasGapAnswer = (gapId: string): boolean => ANSWERS.has(gapId);

/** As useGapForm, for the form of one gap: what was typed into it is there again. */
export function useKeptGapForm(gap: Gap) {
  const { form, warm } = useGapForm(gap);
  return { form, warm, ...useKeptForm(form, ANSWERS, gap.id) };
}

/** Forgets an answer that is given up. */
export const forgetGapAnswer = (gapId: string): void => void ANSWERS.delete(gapId);

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
