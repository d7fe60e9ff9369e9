import type { Figures, Measured } from './measure';
import type { Results } from './results-shape';
import { checkTargets } from './targets';

const fixed = (value: number | null, digits: number): string =>
  value === null || Number.isNaN(value) ? '–' : value.toFixed(digits);

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

/** A Markdown table. */
export const table = (head: readonly string[], rows: readonly (string | number)[][]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n') + '\n';

const cellsOf = ({ title, connections }: Measured, f: Figures) => [
  title,
  connections,
  f.side,
  fixed(f.perSecond, 0),
  `${fixed(f.spread[0], 0)}–${fixed(f.spread[1], 0)}`,
  f.side === 'floor' ? '1' : fixed(f.ofFloor, 2),
  fixed(f.p50, 2),
  fixed(f.p99, 2),
  f.side === 'floor' ? '1' : fixed(f.p99OfFloor, 2),
  fixed(f.processor, 3),
  fixed(f.memory, 0),
];

/** Every workload on every server. */
export const workloadTable = (measured: readonly Measured[]): string =>
  table(
    [
      'Workload',
      'Connections',
      'Server',
      'Requests/s',
      'Spread',
      '÷ floor',
      'p50 ms',
      'p99 ms',
      'p99 ÷ floor',
      'CPU s per 1,000',
      'Peak MB',
    ],
    measured.flatMap((entry) => entry.figures.map((figures) => cellsOf(entry, figures))),
  );

const header = ({ at, machine, postgres, loadBefore, options }: Results) => `# Benchmark

${at.slice(0, 16)} UTC; ${machine}, PostgreSQL ${postgres}, all on one machine; load average before: ${loadBefore.toFixed(1)}.
${options.snapshots} snapshots, ${options.rounds} interleaved rounds of ${options.seconds} s each; medians. Ratios are of rounds side by side;
absolute figures say more about the machine and what else it was doing.
`;

function growthTable({ growth }: Results): string {
  const sizes = Object.keys(growth[0]?.p50 ?? {}).map(Number);
  return table(
    ['Read (p50, ms)', ...sizes.map((size) => `${size} snapshots`), 'Largest ÷ smallest'],
    growth.map(({ title, p50, ratio }) => [
      title,
      ...sizes.map((size) => fixed(p50[size] ?? null, 2)),
      fixed(ratio, 2),
    ]),
  );
}

const scanLines = ({ scans }: Results): string =>
  scans
    .map(({ snapshots, tables }) => {
      const found = Object.entries(tables).map(([name, count]) => `${name} (${count})`);
      return `- ${snapshots} snapshots: ${found.length === 0 ? 'none' : found.join(', ')}\n`;
    })
    .join('');

/** The whole report in Markdown. */
export const reportOf = (results: Results): string =>
  [
    header(results),
    '## Targets\n',
    table(
      ['', 'Target', 'Found', 'Met'],
      checkTargets(results).map(({ what, target, found, met }) => [
        what,
        target,
        found,
        met ? 'yes' : '**no**',
      ]),
    ),
    '## Workloads\n',
    workloadTable(results.measured),
    '## Growth\n',
    growthTable(results),
    'Growing tables that these reads scanned from end to end (as the database counts it):\n',
    scanLines(results),
    '## Bulk\n',
    table(
      ['', 'One call of 100, s', '100 calls, s', 'Times as fast'],
      results.bulk.map((b) => [b.title, fixed(b.bulk, 3), fixed(b.singles, 3), fixed(b.faster, 1)]),
    ),
    '## Scale-out (company by slug, 64 connections)\n',
    table(
      ['', 'Requests/s', 'Refuses a revoked key at once'],
      results.scaleOut.map((s) => [s.title, fixed(s.perSecond, 0), s.refusesAtOnce ? 'yes' : 'no']),
    ),
  ].join('\n');
