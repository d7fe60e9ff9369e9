'use client';

import { useMutation } from '@tanstack/react-query';
import { CircleCheck, CircleX } from 'lucide-react';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { FormError } from '../../../_components/form-error';
import { GapFields } from '../../../_components/gap-fields';
import { GapHint } from '../../../_components/gap-hint';
import { Button } from '../../../_components/ui/button';
import { Dialog, DialogBody, DialogCancel, DialogFooter } from '../../../_components/ui/dialog';
import { useKeptGapForm, useRefreshAfterGap } from '../../../_components/use-gap-form';
import { gapWords } from '../../../_lib/gap-words';
import { effectsInWords } from '../../../_lib/effect-words';
import type { GapAnswer } from '../../../_lib/gap-answer';
import { forgetGapAnswer, hasGapAnswer } from '../../../_lib/gap-answers-begun';
import { plural } from '../../../_lib/format';
import { orOffline } from '../../../_lib/lazy-resolver';
import { problemOf } from '../../../_lib/problem';
import { sendByKey } from '../../../_lib/send-by-key';
import { resolvedBefore } from '../../../_lib/settled-words';
import { useTRPC } from '../../../_lib/trpc';
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
      {result.gap &&
        (result.status === 'already-resolved'
          ? resolvedBefore(result.gap)
          : effectsInWords(result.gap, result.effects))}
    </span>
  </p>
);

/** Reads a part's answer; null where it does not fit, which its fields then say. */
type Read = () => Promise<GapAnswer | null>;

interface PartProps {
  gap: OpenGap;
  result: Result | undefined;
  isFirst: boolean;
  /** Hands over what reads the part, for as long as it is open. */
  onReady: (gapId: string, read: Read) => () => void;
}

function OpenPart({ gap, result, isFirst, onReady }: PartProps) {
  const { form, warm, filling } = useKeptGapForm(gap);
  const { handleSubmit } = form;
  useEffect(
    () =>
      onReady(
        gap.id,
        () =>
          new Promise((resolve, reject) => {
            handleSubmit(resolve, () => resolve(null))().catch(reject);
          }),
      ),
    [gap.id, handleSubmit, onReady],
  );
  return (
    <div onFocus={warm} className="flex flex-col gap-2">
      <GapHint gap={gap} />
      <GapFields gap={gap} form={form} filling={filling} autoFocus={isFirst} />
      <FormError message={result?.message} />
    </div>
  );
}

function GapPart(props: PartProps) {
  const { gap, result } = props;
  const settled = result !== undefined && result.status !== 'invalid';
  return (
    <section className="border-t py-4 first:border-t-0 first:pt-0">
      <p className="text-xs text-muted">{gap.company.name}</p>
      <h3 className="mb-2 text-sm font-medium text-pretty">{gapWords(gap)}</h3>
      {!settled && <OpenPart {...props} />}
      {settled && result.status !== 'not-found' && <Done result={result} />}
      {result?.status === 'not-found' && (
        <p className="flex gap-1.5 text-sm text-negative">
          <CircleX aria-hidden className="mt-0.5 size-4" /> It is gone.
        </p>
      )}
    </section>
  );
}

/** What reads each open part. */
function useParts() {
  const parts = useRef(new Map<string, Read>());
  const onReady = useCallback((gapId: string, read: Read) => {
    parts.current.set(gapId, read);
    return () => void parts.current.delete(gapId);
  }, []);
  /** The answers that fit; the topmost field that does not is left with the focus. */
  const readAll = async (gaps: readonly OpenGap[]) => {
    const answers: (GapAnswer & { gapId: string })[] = [];
    for (const { id } of gaps.toReversed()) {
      const answer = await parts.current.get(id)?.();
      if (answer) answers.unshift({ gapId: id, ...answer });
    }
    return answers;
  };
  return { onReady, readAll };
}

/** The forms of several gaps in one; after sending, what each did stands in its place. */
export function ResolveMany({ gaps: given, onClose }: Props) {
  const trpc = useTRPC();
  const refresh = useRefreshAfterGap();
  const { onReady, readAll } = useParts();
  // The gaps leave the queue as they are resolved, but stay here until the dialog closes.
  const [gaps] = useState(given);
  const [typedBefore] = useState(() => gaps.some(({ id }) => hasGapAnswer(id)));
  const close = () => {
    for (const { id } of gaps) forgetGapAnswer(id);
    onClose();
  };
  const [results, setResults] = useState<ReadonlyMap<string, Result>>(new Map());
  const [failure, setFailure] = useState<string | null>(null);
  const resolve = useMutation(
    trpc.dataGaps.bulkResolve.mutationOptions({
      meta: { ownErrors: true },
      onError: (error) => setFailure(problemOf(error).message),
      onSuccess: ({ items }) => {
        for (const { gapId, status } of items) if (status !== 'invalid') forgetGapAnswer(gapId);
        setResults((old) => new Map([...old, ...items.map((item) => [item.gapId, item] as const)]));
        return refresh();
      },
    }),
  );
  const left = gaps.filter(({ id }) => (results.get(id)?.status ?? 'invalid') === 'invalid');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(null);
    const resolutions = await readAll(left);
    if (resolutions.length > 0) resolve.mutate({ resolutions });
  };
  return (
    <Dialog
      open
      onOpenChange={close}
      busy={resolve.isPending}
      stored={left.length === 0}
      typedBefore={typedBefore}
      title={`Resolve ${plural(gaps.length, 'gap')}`}
      description={
        results.size === 0
          ? 'Each is checked by itself: one that does not fit stays open.'
          : left.length === 0
            ? 'All are settled.'
            : `${plural(gaps.length - left.length, 'gap')} settled, ${left.length} to mend.`
      }
    >
      <form
        noValidate
        onSubmit={orOffline(submit, setFailure)}
        onKeyDown={sendByKey}
        className="flex min-h-0 flex-col"
      >
        <DialogBody>
          {gaps.map((gap, index) => (
            <GapPart
              key={gap.id}
              gap={gap}
              result={results.get(gap.id)}
              isFirst={index === 0}
              onReady={onReady}
            />
          ))}
          <FormError message={failure} />
        </DialogBody>
        <DialogFooter>
          {left.length === 0 ? (
            <Button disabled={resolve.isPending} onClick={close}>
              Done
            </Button>
          ) : (
            <>
              <DialogCancel disabled={resolve.isPending} />
              <Button type="submit" variant="primary" busy={resolve.isPending}>
                Resolve {left.length}
              </Button>
            </>
          )}
        </DialogFooter>
      </form>
    </Dialog>
  );
}
