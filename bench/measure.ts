import { load, type LoadResult } from './load';
import { type Options } from './options';
import { peakMemory, processorSeconds, resetPeakMemory } from './server-process';
import type { Side } from './sides';
import type { Workload } from './workloads';

/** Medians over the rounds of one server under one workload. */
export interface Figures {
  side: Side['name'];
  perSecond: number;
  /** Lowest and highest round. */
  spread: [number, number];
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Processor seconds of the server for 1,000 requests. */
  processor: number;
  /** Peak resident memory in MB while it was loaded. */
  memory: number;
  /** Median of the rounds' requests per second over the floor's in the same round. */
  ofFloor: number | null;
  /** The same for p99. */
  p99OfFloor: number | null;
}

export interface Measured {
  workload: string;
  title: string;
  kind: Workload['kind'];
  connections: number;
  figures: Figures[];
}

interface Round extends LoadResult {
  processor: number;
  memory: number;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

let sent = 0;

/** Loads one server for a while; fails when an answer has another status than it should. */
export async function round(
  { name, server }: Side,
  workload: Workload,
  plan: { connections: number; seconds?: number; requests?: number },
): Promise<Round> {
  resetPeakMemory(server.pid);
  const before = processorSeconds(server.pid);
  const result = await load(server.port, { ...plan, next: () => workload.request(sent++) });
  const processor = processorSeconds(server.pid) - before;
  for (const [status, count] of Object.entries(result.statuses)) {
    if (workload.status.includes(Number(status))) continue;
    // Slower than its pool's deadline allows: true of these two, and no reason to stop.
    if (status === '503' && (name === 'next' || name === 'embedded')) continue;
    throw new Error(`${name} answered ${status} ${count} times to "${workload.title}".`);
  }
  return { ...result, processor, memory: peakMemory(server.pid) };
}

function figuresOf(
  side: Side['name'],
  rounds: readonly Round[],
  floor?: readonly Round[],
): Figures {
  const rates = rounds.map((r) => r.perSecond);
  const requests = rounds.reduce((total, r) => total + r.requests, 0);
  const ratio = (pick: (r: Round) => number) =>
    floor ? median(rounds.map((r, i) => pick(r) / (floor[i] ? pick(floor[i]) : NaN))) : null;
  return {
    side,
    perSecond: median(rates),
    spread: [Math.min(...rates), Math.max(...rates)],
    p50: median(rounds.map((r) => r.p50)),
    p99: median(rounds.map((r) => r.p99)),
    processor: (rounds.reduce((total, r) => total + r.processor, 0) / requests) * 1000,
    memory: Math.max(...rounds.map((r) => r.memory)),
    ofFloor: ratio((r) => r.perSecond),
    p99OfFloor: ratio((r) => r.p99),
  };
}

/** Measures a workload on all servers in turn, several rounds. */
export async function measure(
  workload: Workload,
  sides: readonly Side[],
  connections: number,
  options: Options,
): Promise<Measured> {
  const { rounds } = options;
  // Many connections take a while to be at full load.
  const seconds = options.seconds * (connections > 1 ? 2.5 : 1);
  const taking = sides.filter(({ name }) => workload.onFloor || name !== 'floor');
  const results = new Map<Side['name'], Round[]>(taking.map(({ name }) => [name, []]));
  const warmUp = { connections, seconds: seconds / 2 };
  for (const side of taking) await round(side, workload, warmUp);
  for (let i = 0; i < rounds; i += 1) {
    // Each round starts with another server, so that none always follows the heaviest.
    const order = [...taking.slice(i % taking.length), ...taking.slice(0, i % taking.length)];
    for (const side of order) {
      // The slow ones need no more rounds to be known.
      if (i >= 2 && side.name !== 'floor' && side.name !== 'service') continue;
      results.get(side.name)?.push(await round(side, workload, { connections, seconds }));
    }
  }
  const floor = results.get('floor');
  const figures = [...results].map(([side, r]) => figuresOf(side, r, floor));
  const { name, title, kind } = workload;
  return { workload: name, title, kind, connections, figures };
}
