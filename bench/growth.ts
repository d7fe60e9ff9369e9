import postgres from 'postgres';
import { copyOf, template } from './database';
import { median, round } from './measure';
import { type Options, progress } from './options';
import { idOf, KEYS, sizeOf } from './seed';
import { atRest } from './server-process';
import { type Side, startService } from './sides';
import { type Workload, workloads } from './workloads';

/** p50 in milliseconds on one connection, by number of snapshots. */
export interface Growth {
  title: string;
  p50: Record<number, number>;
  /** Largest over smallest: the median of the rounds' ratios. */
  ratio: number;
}

export interface Scans {
  snapshots: number;
  /** Growing tables that were read from end to end, and how often. */
  tables: Record<string, number>;
}

const SAME_READS = new Set(['company', 'updates-deep', 'snapshots', 'deals', 'data-gaps']);

const GROWING = [
  'metric_snapshots',
  'investor_updates',
  'deals',
  'data_gaps',
  'news_items',
  'asks',
  'stats_snapshots',
  'audit_events',
];

const read = (name: string, title: string, path: (n: number) => string): Workload => ({
  name,
  title,
  kind: 'list',
  request: (n) => ({ method: 'GET', path: `/api/v1${path(n)}`, key: KEYS.firm }),
  status: [200],
  onFloor: false,
});

/** The reads whose tables grow, on data of one size. */
function readsOf(snapshots: number): Workload[] {
  const size = sizeOf(snapshots);
  const updates = '/portfolio/companies/company-500/investor-updates?limit=50&cursor=';
  return [
    ...workloads.filter(({ name }) => SAME_READS.has(name)),
    read(
      'updates-end',
      'updates, the last page',
      (n) => updates + idOf('a0', size.updates - 120 - 2 * (n % 20)),
    ),
    read('deals-plain', 'deals, first page', () => '/deals'),
    read('asks', 'open asks', () => '/portfolio/asks'),
    read('stats', 'latest stats', () => '/portfolio/stats/latest?vehicleSlug=main'),
    read('summary', 'GET /portfolio', () => '/portfolio?vehicleSlug=main'),
  ];
}

/** How often each growing table was scanned from end to end since the database was copied. */
async function scansIn(url: string): Promise<Record<string, number>> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  const rows = await sql<{ relname: string; seq_scan: string }[]>`
    select relname, seq_scan from pg_stat_user_tables where relname in ${sql(GROWING)}`;
  await sql.end();
  return Object.fromEntries(rows.map((row) => [row.relname, Number(row.seq_scan)]));
}

/** Measures the same reads on data of three sizes, and whether a growing table was scanned. */
export async function growth({ quick, seconds, rounds }: Options) {
  const sizes = quick ? [10_000, 100_000] : [10_000, 100_000, 1_000_000];
  const places: { snapshots: number; side: Side; url: string; drop: () => Promise<void> }[] = [];
  const scans: Scans[] = [];
  for (const snapshots of sizes) {
    const { url, drop } = await copyOf(await template(snapshots));
    places.push({
      snapshots,
      url,
      drop,
      side: { name: 'service', server: await startService(url) },
    });
  }
  const before = await Promise.all(places.map(({ url }) => scansIn(url)));
  for (const { side } of places) await atRest(side.server.pid);
  const results = new Map<string, { title: string; times: Map<number, number[]> }>();
  const reads = places.map(({ snapshots }) => readsOf(snapshots));
  for (let i = -1; i < rounds; i += 1) {
    for (const [n, { name, title }] of (reads[0] ?? []).entries()) {
      const entry = results.get(name) ?? { title, times: new Map<number, number[]>() };
      results.set(name, entry);
      // The sizes right after one another, each round beginning with another one.
      for (const at of places.keys()) {
        const which = (at + i + 1) % places.length;
        const [place, workload] = [places[which], reads[which]?.[n]];
        if (!place || !workload) continue;
        const plan = { connections: 1, seconds: seconds / 2 };
        const { p50 } = await round(place.side, workload, plan);
        const times = entry.times.get(place.snapshots) ?? [];
        if (i >= 0) entry.times.set(place.snapshots, [...times, p50]);
      }
    }
    progress(`growth, round ${i + 2} of ${rounds + 1}`);
  }
  for (const [i, { snapshots, side, url, drop }] of places.entries()) {
    // A connection tells its counters when it ends.
    await side.server.stop();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    const tables = Object.entries(await scansIn(url))
      .map(([name, count]): [string, number] => [name, count - (before[i]?.[name] ?? 0)])
      .filter(([, count]) => count > 0);
    scans.push({ snapshots, tables: Object.fromEntries(tables) });
    await drop();
  }
  const grown = [...results.values()].map(({ title, times }): Growth => {
    const p50 = Object.fromEntries(sizes.map((size) => [size, median(times.get(size) ?? [])]));
    const [smallest, largest] = [times.get(sizes[0] ?? NaN), times.get(sizes.at(-1) ?? NaN)];
    const ratios = (largest ?? []).map((time, i) => time / (smallest?.[i] ?? NaN));
    return { title, p50, ratio: median(ratios) };
  });
  return { growth: grown, scans };
}
