import { parseArgs } from 'node:util';

export interface Options {
  /** Fewer rounds and a tenth of the data: a look, not a result. */
  quick: boolean;
  /** Names of workloads; empty is all. */
  only: readonly string[];
  /** Workloads alone: no growth, scale-out and start-up. */
  workloadsOnly: boolean;
  /** Measure a start that builds as well. */
  firstStart: boolean;
  snapshots: number;
  rounds: number;
  /** Length of one round of one server, in seconds. */
  seconds: number;
  connections: readonly number[];
}

/** Reads `npm run bench -- [--quick] [--only a,b] [--rounds n] [--first-start]`. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      quick: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      'first-start': { type: 'boolean', default: false },
      rounds: { type: 'string' },
      seconds: { type: 'string' },
      snapshots: { type: 'string' },
      connections: { type: 'string', default: '1,64' },
    },
  });
  const { quick, only } = values;
  return {
    quick,
    only: only === '' ? [] : only.split(','),
    workloadsOnly: only !== '',
    firstStart: values['first-start'],
    snapshots: Number(values.snapshots ?? (quick ? 100_000 : 1_000_000)),
    rounds: Number(values.rounds ?? (quick ? 3 : 5)),
    seconds: Number(values.seconds ?? 0.4),
    connections: values.connections.split(',').map(Number),
  };
}

/** Says what is going on; the report goes to files. */
export const progress = (text: string): void => {
  process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${text}\n`);
};
