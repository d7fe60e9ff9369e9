import { type Figures, median } from './measure';
import type { Results } from './results-shape';

export interface Checked {
  what: string;
  target: string;
  found: string;
  met: boolean;
}

type Entry = Results['measured'][number];

const serviceOf = (entry: Entry): Figures | undefined =>
  entry.figures.find(({ side }) => side === 'service');

/** One line per workload that has a floor, against the ratio that its kind must reach. */
function ratios({ measured }: Results): Checked[] {
  const least = { row: 0.9, list: 1, write: 0.9, refusal: 0.9, bulk: 0 };
  return measured.flatMap((entry): Checked[] => {
    const ratio = serviceOf(entry)?.ofFloor;
    if (ratio === null || ratio === undefined) return [];
    const what = `${entry.title}, ${entry.connections} connection${entry.connections > 1 ? 's' : ''}: service ÷ floor`;
    const target = least[entry.kind];
    return [
      { what, target: `≥ ${target.toFixed(2)}`, found: ratio.toFixed(2), met: ratio >= target },
    ];
  });
}

const most = (what: string, found: number, limit: number, unit: string): Checked => ({
  what,
  target: `≤ ${limit}${unit}`,
  found: `${found.toFixed(found < 10 ? 2 : 0)}${unit}`,
  met: found <= limit,
});

function tails({ measured }: Results): Checked[] {
  const found = measured.flatMap((entry) =>
    entry.connections === 64 ? (serviceOf(entry)?.p99OfFloor ?? []) : [],
  );
  return [
    most('p99 ÷ floor’s p99 at 64 connections, median of the workloads', median(found), 1.5, ''),
    most('the same, worst workload', Math.max(...found), 1.5, ''),
  ];
}

function memory({ measured }: Results): Checked[] {
  const peaks = measured.flatMap((entry) =>
    entry.connections === 64 ? (serviceOf(entry)?.memory ?? []) : [],
  );
  return [most('peak memory under 64 connections', Math.max(...peaks), 300, ' MB')];
}

/** The promised figures beside those found. */
export function checkTargets(results: Results): Checked[] {
  const { bulk, growth, scans, startUp } = results;
  return [
    ...ratios(results),
    ...tails(results),
    ...memory(results),
    ...bulk.map(({ title, faster }) => ({
      what: `${title}: one bulk call against single calls`,
      target: '≥ 15 ×',
      found: `${faster.toFixed(1)} ×`,
      met: faster >= 15,
    })),
    ...growth.map(({ title, ratio }) =>
      most(`${title}: p50, largest ÷ smallest data`, ratio, 1.2, ''),
    ),
    ...scans.slice(-1).map(({ snapshots, tables }) => ({
      what: `growing tables read from end to end at ${snapshots} snapshots`,
      target: 'none',
      found: Object.keys(tables).join(', ') || 'none',
      met: Object.keys(tables).length === 0,
    })),
    most('ready after, PostgreSQL', startUp.postgres, 1, ' s'),
    most('ready after, embedded', startUp.embedded, 1.5, ' s'),
    ...(startUp.first === undefined
      ? []
      : [most('first npm start, build included', startUp.first, 60, ' s')]),
  ];
}
