'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { putCriteriaInput, sentRubric } from '@/server/routers/scoring-criteria/schemas';
import { FormError } from '../../../_components/form-error';
import { Button } from '../../../_components/ui/button';
import { Textarea } from '../../../_components/ui/input';
import { formResolver } from '../../../_lib/form';
import { problemOf } from '../../../_lib/problem';
import { showProblem } from '../../../_lib/show-problem';
import type { Rubric } from '../../../_lib/outputs';
import { toastUndo } from '../../../_lib/toasts';
import { useModKey } from '../../../_lib/use-mod-key';
import { useTRPC } from '../../../_lib/trpc';
import { CATEGORIES, type Category, type Level, LEVELS } from './categories';
import { changedCells } from './changed-cells';
import { forgetRubricDraft, keepRubricDraft, rubricDraft } from './rubric-draft';
import { RubricGrid } from './rubric-grid';

interface Props {
  vehicleId: string;
  rubric: Rubric;
  onClose: () => void;
}

const FIELDS = CATEGORIES.flatMap(({ name }) =>
  LEVELS.map(({ level }) => `criteria.${name}.${level}` as const),
);

function useSave(vehicleId: string) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const query = trpc.scoringCriteria.get.queryOptions({ vehicleId });
  const onSuccess = (saved: Rubric) => queryClient.setQueryData(query.queryKey, saved);
  const back = useMutation(trpc.scoringCriteria.patch.mutationOptions({ onSuccess }));
  const save = useMutation(
    trpc.scoringCriteria.patch.mutationOptions({
      meta: { ownErrors: true },
      onSuccess: (saved, { changes }) => {
        onSuccess(saved);
        const swapped = changes.map(({ from, to, ...cell }) => ({ ...cell, from: to, to: from }));
        toastUndo('The rubric is saved for everybody.', () =>
          back.mutate({ vehicleId, changes: swapped }),
        );
      },
    }),
  );
  return { save, readAgain: () => queryClient.fetchQuery({ ...query, staleTime: 0 }) };
}

/** The form, with what was typed before its page was left. */
function useRubricForm(vehicleId: string, rubric: Rubric) {
  const { organizationId } = rubric;
  const [draft] = useState(() => rubricDraft(organizationId));
  const [began, setBegan] = useState(draft?.began ?? rubric.criteria);
  const form = useForm({
    resolver: formResolver(putCriteriaInput),
    defaultValues: { vehicleId, criteria: began },
  });
  useEffect(() => {
    if (draft) form.reset({ vehicleId, criteria: draft.typed }, { keepDefaultValues: true });
  }, [form, draft, vehicleId]);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values: { criteria } }) => {
          if (criteria === undefined || changedCells(began, criteria).length === 0) {
            forgetRubricDraft(organizationId);
          } else keepRubricDraft(organizationId, began, structuredClone(criteria));
        },
      }),
    [form, organizationId, began],
  );
  return { form, began, setBegan };
}

/** The rubric as a form: every level of every category is free text; what changed is sent. */
export function RubricForm({ vehicleId, rubric, onClose }: Props) {
  const close = () => {
    forgetRubricDraft(rubric.organizationId);
    onClose();
  };
  const { save, readAgain } = useSave(vehicleId);
  const mod = useModKey();
  const [failure, setFailure] = useState<string | null>(null);
  const { form, began, setBegan } = useRubricForm(vehicleId, rubric);
  const { isDirty, errors } = form.formState;
  /** Takes over what others saved, but where somebody typed here. */
  const catchUp = async () => {
    const { criteria } = await readAgain();
    setBegan(criteria);
    form.reset({ vehicleId, criteria }, { keepDirty: true, keepDirtyValues: true });
  };
  const refused = async (problem: unknown) => {
    if (problemOf(problem).status === 409) await catchUp().catch(() => undefined);
    setFailure(showProblem(form, problem, FIELDS));
  };
  const submit = form.handleSubmit((input) => {
    setFailure(null);
    const changes = changedCells(began, sentRubric(input));
    save.mutate(
      { vehicleId, changes },
      { onSuccess: close, onError: (problem) => void refused(problem) },
    );
  });
  const field = (category: Category, level: Level) => {
    const error = errors.criteria?.[category]?.[level]?.message;
    return (
      <>
        <Textarea
          {...form.register(`criteria.${category}.${level}`)}
          aria-label={`${CATEGORIES.find(({ name }) => name === category)?.label ?? ''}, level ${level}`}
          aria-invalid={error !== undefined}
          rows={7}
          className="field-sizing-content min-h-24"
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) void submit();
          }}
        />
        {error !== undefined && (
          <p role="alert" className="mt-1 text-xs text-negative">
            The text {error}.
          </p>
        )}
      </>
    );
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <RubricGrid cell={field} />
      <div className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center gap-2 border-t bg-surface px-4 py-3 max-md:bottom-[calc(3.5rem+env(safe-area-inset-bottom))] md:-mx-8 md:px-8">
        <FormError message={failure} />
        <p className="flex-1 text-xs text-faint max-md:hidden">{mod} ↵ saves.</p>
        <Button onClick={close}>{isDirty ? 'Discard' : 'Cancel'}</Button>
        <Button type="submit" variant="primary" busy={save.isPending} disabled={!isDirty}>
          Save rubric
        </Button>
      </div>
    </form>
  );
}
