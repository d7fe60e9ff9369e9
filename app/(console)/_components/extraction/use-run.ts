'use client';

import { useRef, useState } from 'react';
import { plural } from '../../_lib/format';
import type { Outputs } from '../../_lib/outputs';
import { problemOf } from '../../_lib/problem';
import { useTRPC, useTRPCClient } from '../../_lib/trpc';
import { useRefresh } from '../../_lib/use-refresh';

type Result = Outputs['extraction']['run'];

const NOTHING = {
  processed: 0,
  byRulesAlone: 0,
  snapshots: 0,
  metrics: 0,
  customersAdded: 0,
  customersChanged: 0,
  gaps: 0,
};

export type RunTotals = typeof NOTHING;

interface Reached {
  total: RunTotals;
  failed: Result['failed'];
  remaining: number;
  problem: string | null;
}

type EndedRun = Reached & { phase: 'done' | 'stopped' };
export type RunState = { phase: 'idle' } | (Reached & { phase: 'running' | 'stopping' }) | EndedRun;

/** How far a run has come, in words. */
export function progressOf(run: Exclude<RunState, { phase: 'idle' }>): string {
  const read = run.total.processed + run.failed.length;
  const far = `${read} of ${plural(read + run.remaining, 'update')}`;
  if (run.phase === 'done') return `Done: ${far}.`;
  if (run.phase === 'running') return `Reading: ${far}.`;
  if (run.phase === 'stopping') return `Stopping: ${far}.`;
  return `Stopped: ${far} read, the others wait for the next run.`;
}

const added = (total: RunTotals, result: Result): RunTotals => ({
  processed: total.processed + result.processed,
  byRulesAlone: total.byRulesAlone + result.byRulesAlone,
  snapshots: total.snapshots + result.snapshots,
  metrics: total.metrics + result.metrics,
  customersAdded: total.customersAdded + result.customersAdded,
  customersChanged: total.customersChanged + result.customersChanged,
  gaps: total.gaps + result.gaps,
});

/** So many updates are read per call, so that progress shows and stopping takes hold. */
const STEP = 5;

/** Runs the extraction call by call until nothing waits, or somebody stops it. */
export function useRun(company: { slug: string; vehicleId: string } | undefined) {
  const trpc = useTRPC();
  const client = useTRPCClient();
  const refresh = useRefresh();
  const [state, setState] = useState<RunState>({ phase: 'idle' });
  const stopped = useRef(false);
  const phaseNow = () => (stopped.current ? 'stopping' : 'running');
  const start = async (waiting: number): Promise<EndedRun> => {
    stopped.current = false;
    let total = NOTHING;
    let failed: Result['failed'] = [];
    let remaining = waiting;
    let problem: string | null = null;
    setState({ phase: 'running', total, failed, remaining, problem });
    while (remaining > 0 && !stopped.current) {
      try {
        const skip = failed.map(({ updateId }) => updateId);
        const result = await client.extraction.run.mutate({ ...company, limit: STEP, skip });
        total = added(total, result);
        failed = [...failed, ...result.failed];
        remaining = result.remaining;
        setState({ phase: phaseNow(), total, failed, remaining, problem });
      } catch (error) {
        const { message, requestId } = problemOf(error);
        problem = requestId === null ? message : `${message} (request ${requestId})`;
        break;
      }
    }
    const phase = remaining === 0 ? 'done' : 'stopped';
    setState({ phase, total, failed, remaining, problem });
    await refresh(
      trpc.extraction.pathFilter(),
      trpc.review.pathFilter(),
      trpc.metricSnapshots.pathFilter(),
      trpc.customers.pathFilter(),
      trpc.dataGaps.pathFilter(),
      trpc.investorUpdates.pathFilter(),
    );
    return { phase, total, failed, remaining, problem };
  };
  const stop = () => {
    stopped.current = true;
    setState((now) => (now.phase === 'running' ? { ...now, phase: 'stopping' } : now));
  };
  return { state, start, stop };
}
