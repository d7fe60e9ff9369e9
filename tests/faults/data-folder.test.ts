import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  buildServer,
  migratedDataFolder,
  newDataFolder,
  provisionKey,
  runToEnd,
  startServer,
  useProcesses,
} from '../setup/process';

useProcesses();
vi.setConfig({ testTimeout: 240_000 });
beforeAll(buildServer);

const start = (DATA_DIR: string) => runToEnd(['dist/main.mjs'], { DATA_DIR });

test('an empty secret, as a full disk leaves it, is made anew', async () => {
  const DATA_DIR = newDataFolder();
  const file = join(DATA_DIR, 'auth-secret');
  writeFileSync(file, '');
  const { child, ended } = await startServer({ DATA_DIR });
  child.kill('SIGTERM');
  expect((await ended).code).toBe(0);
  expect(readFileSync(file, 'utf8').length).toBeGreaterThanOrEqual(32);
  expect(statSync(file).mode & 0o077).toBe(0);
  // PGlite makes its files for everybody; the folder keeps everybody out.
  expect(statSync(join(DATA_DIR, 'pglite')).mode & 0o077).toBe(0);
});

test('a data folder that is a file is named in the message', async () => {
  const file = join(newDataFolder(), 'file');
  writeFileSync(file, '');
  const { code, stderr } = await start(join(file, 'below'));
  expect(code).toBe(1);
  expect(stderr).toMatch(/data folder.*(cannot be written|cannot be used).*DATA_DIR/i);
});

test.each([
  ['an emptied pg_control', (place: string) => writeFileSync(join(place, 'global/pg_control'), '')],
  ['no PG_VERSION', (place: string) => rmSync(join(place, 'PG_VERSION'))],
])('a damaged database is called so, and left as it is: %s', async (_name, damage) => {
  const DATA_DIR = migratedDataFolder();
  damage(join(DATA_DIR, 'pglite'));
  for (const args of [['dist/main.mjs'], ['scripts/cli.mjs', 'keys', 'list']]) {
    const { code, stderr } = await runToEnd(args, { DATA_DIR });
    expect(code).toBe(1);
    expect(stderr).toMatch(/ is damaged .*npm run restore/);
    expect(stderr).not.toContain('ASSERTIONS');
  }
});

test('moved away while it runs: nothing is acknowledged, a copy in its place is left to its own server, and back again all is there', async () => {
  const DATA_DIR = join(newDataFolder(), 'data');
  const away = `${DATA_DIR}-away`;
  const key = await provisionKey({ DATA_DIR });
  const first = await startServer({ DATA_DIR });
  const statuses = async (origin: string) => {
    const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
    const update = { receivedAt: '2026-01-01', source: 'email', rawBody: 'Hello' };
    const [read, written, ready] = await Promise.all([
      fetch(`${origin}/api/v1/vehicles`, { headers }),
      fetch(`${origin}/api/v1/portfolio/companies/widgets/investor-updates`, {
        method: 'POST',
        headers,
        body: JSON.stringify(update),
      }),
      fetch(`${origin}/readyz`),
    ]);
    return [read.status, written.status, ready.status];
  };
  expect(await statuses(first.origin)).toEqual([200, 201, 200]);
  renameSync(DATA_DIR, away);
  expect(await statuses(first.origin)).toEqual([503, 503, 503]);
  cpSync(away, DATA_DIR, { recursive: true });
  const second = await startServer({ DATA_DIR });
  expect(await statuses(first.origin)).toEqual([503, 503, 503]);
  expect(await statuses(second.origin)).toEqual([200, 201, 200]);
  second.child.kill('SIGTERM');
  expect((await second.ended).code).toBe(0);
  renameSync(DATA_DIR, `${DATA_DIR}-copy`);
  renameSync(away, DATA_DIR);
  expect(await statuses(first.origin)).toEqual([200, 201, 200]);
  renameSync(DATA_DIR, away);
  renameSync(`${DATA_DIR}-copy`, DATA_DIR);
  const third = await startServer({ DATA_DIR });
  first.child.kill('SIGTERM');
  expect((await first.ended).code).toBe(0);
  // The lock of its folder's keeper is not its own.
  expect(existsSync(join(DATA_DIR, 'server.lock'))).toBe(true);
  expect(await statuses(third.origin)).toEqual([200, 201, 200]);
  third.child.kill('SIGTERM');
  expect((await third.ended).code).toBe(0);
});

/** A small disk of its own; null where the system does not let us mount one. */
function mountDisk(megabytes: number): string | null {
  const folder = newDataFolder();
  try {
    const size = `size=${megabytes}m`;
    execFileSync('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    return null;
  }
}

const remount = (folder: string, options: string) =>
  execFileSync('mount', ['-o', `remount,${options}`, folder], { stdio: 'ignore' });

const disk = process.platform === 'linux' ? mountDisk(20) : null;

// Mounting takes root; elsewhere these cannot be shown.
describe.skipIf(disk === null)('a disk that is full or read-only', () => {
  const folder = disk ?? '';
  const DATA_DIR = join(folder, 'data');
  afterAll(() => void execFileSync('umount', ['-l', folder]));

  test('too small for a database: says so, and works once there is room', async () => {
    const { code, stderr } = await start(DATA_DIR);
    expect(code).toBe(1);
    expect(stderr).toMatch(/data folder .* cannot be used.*full.*\d+ MiB needed/);
    expect(stderr).toContain('DATA_DIR');
    remount(folder, 'size=160m');
    const { child, ended } = await startServer({ DATA_DIR });
    child.kill('SIGTERM');
    expect((await ended).code).toBe(0);
  });

  test('filling up while it runs: writes are 503, reads go on, and room heals it', async () => {
    const key = await provisionKey({ DATA_DIR });
    const { origin, child, ended } = await startServer({ DATA_DIR });
    const send = async (method: string, path: string, body?: unknown) => {
      const answer = await fetch(`${origin}/api/v1${path}`, {
        method,
        headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(20_000),
      });
      await answer.arrayBuffer();
      return answer;
    };
    const rawBody = Array.from({ length: 30_000 }, () => Math.random().toString(36)).join('');
    const write = () =>
      send('POST', '/portfolio/companies/widgets/investor-updates', {
        receivedAt: '2026-01-01',
        source: 'email',
        rawBody,
      });
    expect((await write()).status).toBe(201);
    const room = Number(execFileSync('stat', ['-f', '-c', '%a', folder]).toString()) * 4096;
    // Too little for the database's next log segment: it would hang where it takes one.
    writeFileSync(join(folder, 'filler'), Buffer.alloc(room - 12_000_000));
    const statuses = [];
    for (let i = 0; i < 60; i += 1) statuses.push((await write()).status);
    // A look at the disk counts for a moment.
    expect(statuses.slice(10).filter((status) => status !== 503)).toEqual([]);
    const refused = await write();
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    expect((await send('GET', '/vehicles')).status).toBe(200);
    writeFileSync(join(folder, 'filler'), '');
    await expect.poll(async () => (await write()).status).toBe(201);
    child.kill('SIGTERM');
    expect((await ended).code).toBe(0);
  });

  test('read-only: says so, whether the folder is there or not', async () => {
    mkdirSync(join(folder, 'empty'));
    remount(folder, 'ro');
    for (const name of ['empty', 'new']) {
      const { code, stderr } = await start(join(folder, name));
      expect(code).toBe(1);
      expect(stderr).toMatch(/data folder .*(cannot be used|cannot be written).*DATA_DIR/);
      expect(stderr).not.toContain('DATABASE_URL');
    }
    remount(folder, 'rw');
  });
});
