import { existsSync, renameSync, rmSync } from 'node:fs';
import { copyOf, template } from './database';
import { median } from './measure';
import { type Options, progress } from './options';
import { embeddedFolder, removeFolder, startArguments, startEmbedded, startService } from './sides';
import { startServer } from './server-process';

/** Seconds until a server is ready. */
export interface StartUp {
  postgres: number;
  embedded: number;
  /** `npm start` without built files; undefined unless asked for. */
  first?: number;
}

async function median3(start: () => Promise<{ readyAfter: number; stop: () => Promise<void> }>) {
  const times: number[] = [];
  for (let i = 0; i < 3; i += 1) {
    const server = await start();
    times.push(server.readyAfter);
    await server.stop();
  }
  return median(times);
}

const BUILT = ['dist', '.next'];

/** Starts as after a fresh checkout: the built files stand aside meanwhile. */
async function firstStart(folder: string): Promise<number> {
  for (const name of BUILT) if (existsSync(name)) renameSync(name, `${name}.aside`);
  try {
    const server = await startServer({
      args: startArguments(),
      env: { DATA_DIR: folder, DATABASE_URL: '', DEMO: '0' },
      ready: '/readyz',
      patience: 300,
    });
    await server.stop();
    return server.readyAfter;
  } finally {
    for (const name of BUILT) {
      if (!existsSync(`${name}.aside`)) continue;
      rmSync(name, { recursive: true, force: true });
      renameSync(`${name}.aside`, name);
    }
  }
}

/** Measures starts with built files and existing data; `firstStart` adds one that builds. */
export async function startUp(options: Options): Promise<StartUp> {
  const { url, drop } = await copyOf(await template(10_000));
  const folder = await embeddedFolder(10_000);
  try {
    const result: StartUp = {
      postgres: await median3(() => startService(url)),
      embedded: await median3(() => startEmbedded(folder)),
    };
    progress(
      `ready after ${result.postgres.toFixed(2)} s, embedded ${result.embedded.toFixed(2)} s`,
    );
    if (options.firstStart) result.first = await firstStart(folder);
    return result;
  } finally {
    await drop();
    removeFolder(folder);
  }
}
