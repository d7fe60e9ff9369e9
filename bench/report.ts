import type { Figures, Measured } from './measure';

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
