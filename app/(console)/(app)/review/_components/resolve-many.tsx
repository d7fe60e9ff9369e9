'use client';

import { useMutation } from '@tanstack/react-query';
import { CircleCheck, CircleX } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { FormError } from '../../../_components/form-error';
import { GapFields, gapValue } from '../../../_components/gap-fields';
import { Button } from '../../../_components/ui/button';
import { Dialog, DialogBody, DialogFooter } from '../../../_components/ui/dialog';
import { plural } from '../../../_lib/format';
import { problemOf } from '../../../_lib/problem';
import { useTRPC } from '../../../_lib/trpc';
import { useRefresh } from '../../../_lib/use-refresh';
import type { Outputs } from '../../../_lib/outputs';
import type { OpenGap } from './review-items';

type Result = Outputs['dataGaps']['bulkResolve']['items'][number];

interface Props {
  gaps: readonly OpenGap[];
  onClose: () => void;
}

/** What became of a gap: what resolving it did, or that it is settled. */
const Done = ({ result }: { result: Result }) => (
  <p className="flex items-start gap-1.5 text-sm text-positive">
    <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0" />
    <span className="min-w-0 [overflow-wrap:anywhere]">
      {result.effects.map(({ detail }) => detail).join(' ') || 'It was settled before.'}
    </span>
  </p>
);

function GapPart({ gap, result }: { gap: OpenGap; result: Result | undefined }) {
  const settled = result !== undefined && result.status !== 'invalid';
  return (
    <section className="border-t py-4 first:border-t-0 first:pt-0">
      <p className="text-xs text-muted">{gap.company.name}</p>
      <h3 className="mb-2 text-sm font-medium text-pretty">{gap.description}</h3>
      {settled ? (
        result.status === 'not-found' ? (
          <p className="flex gap-1.5 text-sm text-negative">
            <CircleX aria-hidden className="mt-0.5 size-4" /> It is gone.
          </p>
        ) : (
          <Done result={result} />
        )
      ) : (
        <GapFields
          gap={gap}
          prefix={`${gap.id}.`}
          errors={result?.message === undefined ? {} : { value: result.message }}
        />
      )}
      {!settled && result?.message !== undefined && gap.gapType === 'CUSTOMER_AMBIGUOUS' && (
        <FormError message={result.message} />
      )}
    </section>
  );
}

/** The forms of several gaps in one; after sending, what each did stands in its place. */
export function ResolveMany({ gaps: given, onClose }: Props) {
  const trpc = useTRPC();
  const refresh = useRefresh();
  // The gaps leave the queue as they are resolved, but stay here until the dialog closes.
  const [gaps] = useState(given);
  const [results, setResults] = useState<ReadonlyMap<string, Result>>(new Map());
  const [failure, setFailure] = useState<string | null>(null);
  const resolve = useMutation(
    trpc.dataGaps.bulkResolve.mutationOptions({
      meta: { ownErrors: true },
      onError: (error) => setFailure(problemOf(error).message),
      onSuccess: ({ items }) => {
        setResults((old) => new Map([...old, ...items.map((item) => [item.gapId, item] as const)]));
        return refresh(
          trpc.dataGaps.pathFilter(),
          trpc.review.pathFilter(),
          trpc.metricSnapshots.pathFilter(),
          trpc.customers.pathFilter(),
          trpc.investorUpdates.pathFilter(),
        );
      },
    }),
  );
  const left = gaps.filter(({ id }) => (results.get(id)?.status ?? 'invalid') === 'invalid');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setFailure(null);
    const form = new FormData(event.currentTarget);
    resolve.mutate({
      resolutions: left.map((gap) => ({
        gapId: gap.id,
        resolvedValue: gapValue(gap, form, `${gap.id}.`),
      })),
    });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Resolve ${plural(gaps.length, 'gap')}`}
      description={
        results.size === 0
          ? 'Each is checked by itself: one that does not fit stays open.'
          : left.length === 0
            ? 'All are settled.'
            : `${plural(gaps.length - left.length, 'gap')} settled, ${left.length} to mend.`
      }
    >
      <form noValidate onSubmit={submit} className="flex min-h-0 flex-col">
        <DialogBody>
          {gaps.map((gap) => (
            <GapPart key={gap.id} gap={gap} result={results.get(gap.id)} />
          ))}
          <FormError message={failure} />
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>{left.length === 0 ? 'Done' : 'Cancel'}</Button>
          {left.length > 0 && (
            <Button type="submit" variant="primary" disabled={resolve.isPending}>
              Resolve {left.length}
            </Button>
          )}
        </DialogFooter>
      </form>
    </Dialog>
  );
}
