import { checkBodies } from './check-bodies';
import { copyOf, template } from './database';
import { measure, type Measured } from './measure';
import { progress, readOptions, type Options } from './options';
import { workloadTable } from './report';
import {
  embeddedFolder,
  removeFolder,
  type Side,
  startEmbedded,
  startFloor,
  startNext,
  startService,
} from './sides';
import { atRest } from './server-process';
import { workloads } from './workloads';

const EMBEDDED_SNAPSHOTS = 10_000;

async function compare(options: Options): Promise<Measured[]> {
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
    return await measureAll(sides, options);
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

const options = readOptions(process.argv.slice(2));
const measured = await compare(options);
process.stdout.write(workloadTable(measured));
