import { beforeAll, describe, expect, test, vi } from 'vitest';
import {
  buildServer,
  launch,
  migratedDataFolder,
  startServer,
  useProcesses,
} from '../setup/process';

useProcesses();
beforeAll(buildServer);

/** Requests that fail for want of a key, and write a line of the log each. */
async function ask(origin: string, times: number): Promise<void> {
  const one = async () => (await fetch(`${origin}/api/v1/portfolio`)).status;
  for (let left = times; left > 0; left -= 50) {
    const statuses = await Promise.all(Array.from({ length: Math.min(left, 50) }, one));
    expect(new Set(statuses)).toEqual(new Set([401]));
  }
}

type Launched = ReturnType<typeof launch>;

async function expectEnd({ child, ended }: Pick<Launched, 'child' | 'ended'>): Promise<void> {
  const asked = Date.now();
  child.kill('SIGINT');
  expect((await ended).code).toBe(0);
  expect(Date.now() - asked).toBeLessThan(10_000);
}

test('a start that is refused ends, though nobody reads the lines that it has left', async () => {
  const { child, ended, output } = launch(['dist/main.mjs'], {
    // What it ignores it logs, just before it finds nobody there.
    DATABASE_URL: 'postgres://127.0.0.1:1/x?connection_limit=1',
    AUTH_SECRET: 'a-secret-for-tests-of-32-characters-or-more',
  });
  child.stdout.destroy();
  expect((await ended).code).toBe(1);
  expect(output.stderr).toContain('The database cannot be reached');
});

describe('a server ends on a signal', () => {
  test('and goes on without a reader until then', async () => {
    const server = await startServer({ DATA_DIR: migratedDataFolder() });
    server.child.stdout.destroy();
    for (let n = 0; n < 3; n += 1) {
      await ask(server.origin, 50);
      await new Promise((done) => setTimeout(done, 250));
    }
    await ask(server.origin, 1);
    await expectEnd(server);
  });

  test('and goes on while its reader does not read', async () => {
    const server = await startServer({ DATA_DIR: migratedDataFolder() });
    server.child.stdout.pause();
    // Some times what the way to the reader holds.
    await ask(server.origin, 2500);
    await expectEnd(server);
  });
});

describe('a disk that is full, for the log', () => {
  test('neither ends a server nor keeps it', async () => {
    const PORT = '34517';
    const environment = { DATA_DIR: migratedDataFolder(), PORT };
    const intoFull = ['-c', 'exec node dist/main.mjs > /dev/full'];
    const started = launch(intoFull, environment, { command: 'sh' });
    const origin = `http://127.0.0.1:${PORT}`;
    await vi.waitFor(async () => expect((await fetch(`${origin}/readyz`)).status).toBe(200), {
      timeout: 30_000,
    });
    await ask(origin, 100);
    await new Promise((done) => setTimeout(done, 400));
    await ask(origin, 1);
    await expectEnd(started);
  });
});
