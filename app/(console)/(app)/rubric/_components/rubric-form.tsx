'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { putCriteriaInput } from '@/server/routers/scoring-criteria/schemas';
import { FormError } from '../../../_components/form-error';
import { Button } from '../../../_components/ui/button';
import { Textarea } from '../../../_components/ui/input';
import { formResolver } from '../../../_lib/form';
import { showProblem } from '../../../_lib/show-problem';
import type { Rubric } from '../../../_lib/outputs';
import { toastUndo } from '../../../_lib/toasts';
import { useModKey } from '../../../_lib/use-mod-key';
import { useTRPC } from '../../../_lib/trpc';
import { CATEGORIES, type Category, type Level, LEVELS } from './categories';
import { RubricGrid } from './rubric-grid';

interface Props {
  vehicleId: string;
  rubric: Rubric;
  onClose: () => void;
}

const FIELDS = CATEGORIES.flatMap(({ name }) =>
  LEVELS.map(({ level }) => `criteria.${name}.${level}` as const),
);

function useSave({ vehicleId, rubric }: Props) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const key = trpc.scoringCriteria.get.queryKey({ vehicleId });
  const onSuccess = (saved: Rubric) => queryClient.setQueryData(key, saved);
  const back = useMutation(trpc.scoringCriteria.put.mutationOptions({ onSuccess }));
  return useMutation(
    trpc.scoringCriteria.put.mutationOptions({
      meta: { ownErrors: true },
      onSuccess: (saved) => {
        onSuccess(saved);
        toastUndo('The rubric is saved for everybody.', () =>
          back.mutate({ vehicleId, criteria: rubric.criteria }),
        );
      },
    }),
  );
}

/** Asks before what was typed is lost with the page. */
function useGuard(dirty: boolean) {
  useEffect(() => {
    if (!dirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);
}

/** The rubric as a form: every level of every category is free text. */
export function RubricForm(props: Props) {
  const { vehicleId, rubric, onClose } = props;
  const save = useSave(props);
  const mod = useModKey();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    resolver: formResolver(putCriteriaInput),
    defaultValues: { vehicleId, criteria: rubric.criteria },
  });
  const { isDirty, errors } = form.formState;
  useGuard(isDirty);
  const submit = form.handleSubmit((input) => {
    setFailure(null);
    save.mutate(input, {
      onSuccess: onClose,
      onError: (problem) => setFailure(showProblem(form, problem, FIELDS)),
    });
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
        <Button onClick={onClose}>{isDirty ? 'Discard' : 'Cancel'}</Button>
        <Button type="submit" variant="primary" disabled={!isDirty || save.isPending}>
          {save.isPending ? 'Saving…' : 'Save rubric'}
        </Button>
      </div>
    </form>
  );
}
