import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { type Bulk, bulk } from './bulk';
import { checkBodies } from './check-bodies';
import { copyOf, serverVersion, template } from './database';
import { growth } from './growth';
import { measure, type Measured } from './measure';
import { progress, readOptions, type Options } from './options';
import { reportOf, workloadTable } from './report';
import type { Results } from './results-shape';
import { scaleOut } from './scale-out';
import { atRest } from './server-process';
import {
  embeddedFolder,
  removeFolder,
  type Side,
  startEmbedded,
  startFloor,
  startNext,
  startService,
} from './sides';
import { startUp } from './start-up';
import { workloads } from './workloads';

const EMBEDDED_SNAPSHOTS = 10_000;

async function compare(options: Options): Promise<{ measured: Measured[]; bulk: Bulk[] }> {
  progress(`preparing the data: ${options.snapshots} snapshots`);
  const copy = await copyOf(await template(options.snapshots));
  const folder = await embeddedFolder(EMBEDDED_SNAPSHOTS);
  const sides: Side[] = [
    { name: 'floor', server: await startFloor(copy.url) },
    { name: 'service', server: await startService(copy.url) },
  ];
  try {
    const next = await startNext(copy.url);
    if (next) sides.push({ name: 'next', server: next });
    sides.push({ name: 'embedded', server: await startEmbedded(folder) });
    for (const { server } of sides) await atRest(server.pid);
    const measured = await measureAll(sides, options);
    const service = sides.filter(({ name }) => name === 'service');
    const results = options.workloadsOnly ? [] : await Promise.all(service.map(bulk));
    return { measured, bulk: results.flat() };
  } finally {
    for (const { server } of sides) await server.stop();
    await copy.drop();
    removeFolder(folder);
  }
}

async function measureAll(sides: readonly Side[], options: Options): Promise<Measured[]> {
  const wanted = workloads.filter(
    ({ name }) => options.only.length === 0 || options.only.includes(name),
  );
  const native = sides.filter(({ name }) => name !== 'embedded');
  const measured: Measured[] = [];
  for (const workload of wanted) {
    await checkBodies(
      workload,
      native.filter(({ name }) => workload.onFloor || name !== 'floor'),
    );
    for (const connections of workload.oneConnection ? [1] : options.connections) {
      const result = await measure(workload, sides, connections, options);
      const line = result.figures.map(
        ({ side, perSecond, ofFloor }) =>
          `${side} ${perSecond.toFixed(0)}/s${side === 'floor' || ofFloor === null ? '' : ` (${ofFloor.toFixed(2)})`}`,
      );
      progress(`${workload.title}, ${connections}: ${line.join(', ')}`);
      measured.push(result);
    }
  }
  return measured;
}

function describeMachine(): string {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} × ${cpu?.model ?? 'unknown'}, ${memory} GB, Node ${process.version}`;
}

function write(name: string, results: Results): void {
  mkdirSync('bench/results', { recursive: true });
  writeFileSync(`bench/results/${name}.json`, `${JSON.stringify(results, null, 2)}\n`);
  writeFileSync(`bench/results/${name}.md`, reportOf(results));
  progress(`written: bench/results/${name}.md and .json`);
}

const options = readOptions(process.argv.slice(2));
const load = loadavg()[0] ?? 0;
const { measured, bulk: inBulk } = await compare(options);
if (options.workloadsOnly) process.stdout.write(workloadTable(measured));
else {
  const { growth: grown, scans } = await growth(options);
  write(options.quick ? 'quick' : 'latest', {
    at: new Date().toISOString(),
    machine: describeMachine(),
    postgres: await serverVersion(),
    loadBefore: load,
    options,
    measured,
    bulk: inBulk,
    growth: grown,
    scans,
    scaleOut: await scaleOut(options),
    startUp: await startUp(options),
  });
}
