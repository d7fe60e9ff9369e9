import { median, round } from './measure';
import { progress } from './options';
import type { Side } from './sides';
import { ingestNews, resolveGap, resolveGaps, type Workload } from './workloads';
import type { Sent } from './load';

/** Seconds of one call with a hundred items, and of a hundred calls with one. */
export interface Bulk {
  title: string;
  bulk: number;
  singles: number;
  faster: number;
}

const calls = (title: string, request: () => Sent): Workload => ({
  name: title,
  title,
  kind: 'bulk',
  request,
  status: [200],
  onFloor: false,
});

const ROUNDS = 5;

async function compare(side: Side, title: string, many: () => Sent, one: () => Sent) {
  const times: { bulk: number; singles: number }[] = [];
  for (let i = 0; i <= ROUNDS; i += 1) {
    const bulk = await round(side, calls(title, many), { connections: 1, requests: 1 });
    const singles = await round(side, calls(title, one), { connections: 1, requests: 100 });
    if (i > 0) times.push({ bulk: bulk.seconds, singles: singles.seconds });
  }
  const result: Bulk = {
    title,
    bulk: median(times.map((time) => time.bulk)),
    singles: median(times.map((time) => time.singles)),
    faster: median(times.map((time) => time.singles / time.bulk)),
  };
  progress(`${title}: ${result.faster.toFixed(1)} times as fast in bulk`);
  return result;
}

/** One connection, on the service's own server. */
export const bulk = async (side: Side): Promise<Bulk[]> => [
  await compare(side, 'resolve 100 data gaps', () => resolveGaps(100), resolveGap),
  await compare(
    side,
    'ingest 100 stories',
    () => ingestNews(100),
    () => ingestNews(1),
  ),
];
