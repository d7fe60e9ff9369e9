'use client';

import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import Link from 'next/link';
import { type MouseEvent, useRef } from 'react';
import { toast } from 'sonner';
import { plural } from '../../_lib/format';
import { useTRPC } from '../../_lib/trpc';
import { FormError } from '../form-error';
import { ProblemNote } from '../problem-note';
import { Button } from '../ui/button';
import { Dialog, DialogBody, DialogFooter } from '../ui/dialog';
import { EmptyState } from '../ui/empty-state';
import { SkeletonRows } from '../ui/skeleton';
import { PreviewList } from './preview-list';
import { progressOf, type RunState, useRun } from './use-run';

function Progress({ state }: { state: Exclude<RunState, { phase: 'idle' }> }) {
  const { total, failed, remaining, problem } = state;
  const read = total.processed + failed.length;
  const whole = read + remaining;
  const counts = [
    plural(total.metrics, 'value'),
    plural(total.customersAdded, 'new customer'),
    plural(total.customersChanged, 'changed customer'),
    plural(total.gaps, 'gap'),
  ];
  return (
    <div className="flex flex-col gap-3">
      <div
        role="progressbar"
        aria-label="Updates read"
        aria-valuemin={0}
        aria-valuemax={whole}
        aria-valuenow={read}
        className="h-1.5 overflow-hidden rounded-full bg-pressed"
      >
        <div
          className="h-full rounded-full bg-accent transition-[width]"
          style={{ width: `${whole === 0 ? 100 : (read / whole) * 100}%` }}
        />
      </div>
      <p role="status" className="text-sm">
        {progressOf(state)} Found {counts.join(', ')}.
        {total.byRulesAlone > 0 &&
          ` The model failed or was slow, so ${total.byRulesAlone} of them were read by the rules alone.`}
      </p>
      {failed.length > 0 && (
        <p className="text-sm text-muted">
          {plural(failed.length, 'update')} could not be read and{' '}
          {failed.length === 1 ? 'waits' : 'wait'} for the next run: {failed[0]?.message}
        </p>
      )}
      <FormError message={problem} />
    </div>
  );
}

interface ActionsProps {
  state: RunState;
  waiting: number;
  /** How many of those that wait the preview is of. */
  previewed: number;
  onStart: () => Promise<void>;
  onStop: () => void;
  onClose: () => void;
}

/** The button that starts stays in its place, lest a second click of it stops what it started. */
function Actions({ state, waiting, previewed, onStart, onStop, onClose }: ActionsProps) {
  const { phase } = state;
  const busy = phase === 'running' || phase === 'stopping';
  const isOpen = (phase === 'idle' || busy) && waiting > 0;
  const ignoreSecond = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <DialogFooter onClickCapture={ignoreSecond}>
      {busy ? (
        <Button disabled={phase === 'stopping'} onClick={onStop}>
          {phase === 'stopping' ? 'Stopping' : 'Stop'}
        </Button>
      ) : (
        <Button onClick={onClose}>{isOpen ? 'Cancel' : 'Close'}</Button>
      )}
      {phase === 'done' && state.total.gaps > 0 && (
        <Button asChild variant="primary">
          <Link href="/review" onClick={onClose}>
            Review {plural(state.total.gaps, 'gap')}
          </Link>
        </Button>
      )}
      {isOpen && (
        <Button variant="primary" autoFocus disabled={busy} onClick={() => void onStart()}>
          Read {waiting > previewed && 'all '}
          {plural(waiting, 'update')}
        </Button>
      )}
    </DialogFooter>
  );
}

interface Props {
  company: { slug: string; vehicleId: string } | undefined;
  onClose: () => void;
}

/** What a run would find, which writes nothing; then the run itself, with its progress. */
export function ReadDialog({ company, onClose }: Props) {
  const trpc = useTRPC();
  const { state, start, stop } = useRun(company);
  const idle = state.phase === 'idle';
  const preview = useQuery(
    trpc.extraction.preview.queryOptions(
      { ...company, limit: 10 },
      { enabled: idle, staleTime: 0 },
    ),
  );
  const previewed = preview.data?.items.length ?? 0;
  const waiting = previewed + (preview.data?.remaining ?? 0);
  const closed = useRef(false);
  const close = () => {
    closed.current = true;
    stop();
    onClose();
  };
  const begin = async () => {
    const run = await start(waiting);
    // Whoever closed the dialog stopped the run, and sees nothing of it any more.
    if (closed.current) toast(progressOf(run));
  };
  return (
    <Dialog
      open
      running={state.phase === 'running' || state.phase === 'stopping'}
      onOpenChange={close}
      title="Read updates"
      description={
        idle && waiting > 0
          ? `${plural(waiting, 'update')} not read yet. This is a preview${
              waiting > previewed ? ` of the first ${previewed}` : ''
            }: nothing is written until you say so.`
          : 'Numbers, customers and open questions are taken out of updates, each with its words.'
      }
      className="md:w-[42rem]"
    >
      <DialogBody scrolls={idle && waiting > 0}>
        {!idle ? (
          <Progress state={state} />
        ) : preview.isError ? (
          <ProblemNote error={preview.error} onRetry={() => void preview.refetch()} />
        ) : !preview.data ? (
          <SkeletonRows rows={4} />
        ) : waiting === 0 ? (
          <EmptyState icon={CircleCheck} title="Every update is read">
            New ones are read here, or by the weekly run.
          </EmptyState>
        ) : (
          <PreviewList items={preview.data.items} more={preview.data.remaining} />
        )}
      </DialogBody>
      <Actions
        state={state}
        waiting={waiting}
        previewed={previewed}
        onStart={begin}
        onStop={stop}
        onClose={close}
      />
    </Dialog>
  );
}
