import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { buildServer, launch, newDataFolder, runToEnd, useProcesses } from '../setup/process';

useProcesses();
beforeAll(buildServer);

/** A folder with the app in it, whose built files are its own. */
function newApp(): string {
  const folder = newDataFolder();
  for (const entry of readdirSync('.')) {
    if (/^(dist|scripts|\.next|\.git|\.data)$/.test(entry)) continue;
    symlinkSync(resolve(entry), join(folder, entry));
  }
  // Node reads a linked script where it really stands, and would take what is built beside it.
  cpSync('scripts', join(folder, 'scripts'), { recursive: true });
  cpSync('dist', join(folder, 'dist'), { recursive: true });
  rmSync(join(folder, 'dist/.building'), { force: true });
  return folder;
}

/** From root, whom no rights bind, these take what lets it past them. */
const BOUND = ['--bounding-set', '-dac_override,-dac_read_search', process.execPath];
const [command, first] =
  process.getuid?.() === 0 ? ['setpriv', BOUND] : [process.execPath, new Array<string>()];

const tool = (cwd: string) => {
  const args = [...first, 'scripts/cli.mjs', 'keys', 'list'];
  return launch(args, { DATA_DIR: join(cwd, 'none') }, { command, cwd });
};
/** The built tool ran: it is the one that misses the database. */
const RAN = {
  code: 1,
  stdout: '',
  stderr: expect.stringMatching(/^There is no database in .*\n$/),
};

const stale = (folder: string) => rmSync(join(folder, 'dist/server.stamp'));

describe('a folder that cannot be written', () => {
  test('is all that a tool needs where everything is built', async () => {
    const folder = newApp();
    chmodSync(join(folder, 'dist'), 0o555);
    expect(await tool(folder).ended).toMatchObject(RAN);
  });

  test('ends a tool that must be built, which says so', async () => {
    const folder = newApp();
    stale(folder);
    chmodSync(join(folder, 'dist'), 0o555);
    const { code, stdout, stderr } = await tool(folder).ended;
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^The sources must be built first .* cannot be written\. EACCES.*\n$/);
    expect(stderr).toContain(folder);
  });
});

describe('a lock that nobody holds any more', () => {
  test.each([
    ['is empty', ''],
    ['names a process that lives, and is another', `${process.pid}`],
  ])('is taken over where it %s', async (_, content) => {
    const folder = newApp();
    writeFileSync(join(folder, 'dist/.building'), content);
    // What is built needs no lock at all.
    expect(await tool(folder).ended).toMatchObject(RAN);
    stale(folder);
    expect(await tool(folder).ended).toMatchObject(RAN);
    expect(existsSync(join(folder, 'dist/server.stamp'))).toBe(true);
  });
});

/** Holds the lock as one who builds does, until it is killed. */
const HOLDER = `const fs = require('node:fs');
  const lock = fs.openSync('dist/.building', 'a+');
  if (!require('fs-native-extensions').tryLock(lock)) process.exit(1);
  fs.writeSync(lock, String(process.pid));
  process.stdout.write('held');
  setInterval(() => undefined, 1000);`;

test('who waits for another says so once, and builds when that one is killed', async () => {
  const folder = newApp();
  stale(folder);
  mkdirSync(join(folder, 'dist'), { recursive: true });
  const holder = launch(['-e', HOLDER], {}, { cwd: folder });
  await vi.waitFor(() => expect(holder.output.stdout).toBe('held'), { timeout: 10_000 });
  const { output, ended } = tool(folder);
  const waits = `Waiting for process ${holder.child.pid}, which is building in this folder…\n`;
  await vi.waitFor(() => expect(output.stderr).toBe(waits), { timeout: 30_000 });
  await new Promise((done) => setTimeout(done, 1200));
  expect(output.stderr).toBe(waits);
  holder.child.kill('SIGKILL');
  const { stderr } = await ended;
  expect(stderr.slice(waits.length)).toMatch(/^There is no database in /);
  expect(existsSync(join(folder, 'dist/server.stamp'))).toBe(true);
});

test('a first start goes on when the reader of what it says is gone', async () => {
  const folder = newApp();
  stale(folder);
  const { child, ended } = tool(folder);
  child.stdout.destroy();
  child.stderr.destroy();
  expect((await ended).code).toBe(1);
  expect(existsSync(join(folder, 'dist/server.stamp'))).toBe(true);
});

test('nothing that is fresh is built again', async () => {
  const script =
    "import('./scripts/ensure-built.mjs').then((m) => m.ensureBuilt({ pages: false }))";
  const folder = newApp();
  writeFileSync(join(folder, 'dist/mark'), '');
  expect(await runToEnd(['-e', script], {}, { cwd: folder })).toMatchObject({ code: 0 });
  expect(readdirSync(join(folder, 'dist'))).toContain('mark');
});
