import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import {
  launch,
  migratedDataFolder,
  newDataFolder,
  runToEnd,
  startServer,
  useProcesses,
} from '../setup/process';

useProcesses();
beforeAll(async () => {
  const script =
    "import('./scripts/ensure-built.mjs').then((m) => m.ensureBuilt({ pages: false }))";
  expect(await runToEnd(['-e', script])).toMatchObject({ code: 0 });
});

const KEY = 'fpk_a-key-of-at-least-32-characters';
const provisioning = (extra: Record<string, unknown> = {}) => ({
  organizations: [
    {
      name: 'Acme Capital',
      slug: 'acme',
      vehicles: [{ slug: 'fund-i', name: 'Fund I', type: 'FUND' }],
    },
  ],
  users: [
    {
      email: 'ana@acme.test',
      name: 'Ana',
      password: 'a-long-password',
      memberships: [{ organization: 'acme', role: 'MANAGER' }],
      apiKeys: [{ name: 'ci', key: KEY }],
      ...extra,
    },
  ],
  companies: [
    {
      organization: 'acme',
      vehicle: 'fund-i',
      slug: 'widgets',
      name: 'Widgets',
      checkSize: 100000,
      investmentDate: '2025-01-15',
      instrumentType: 'SAFE',
    },
  ],
});

function provisionFile(folder: string, content: unknown): string {
  const file = join(folder, 'provision.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

describe('provisioning', () => {
  test('creates, then updates, and its key opens the API', async () => {
    const DATA_DIR = migratedDataFolder();
    const file = provisionFile(DATA_DIR, provisioning());
    const first = await runToEnd(['scripts/cli.mjs', 'provision', file], { DATA_DIR });
    expect(first).toMatchObject({ code: 0, stderr: '' });
    expect(first.stdout).toContain('companies: 1 created, 0 updated');
    const again = await runToEnd(['scripts/cli.mjs', 'provision', file], { DATA_DIR });
    expect(again.stdout).toContain('companies: 0 created, 1 updated');
    const { origin, child, ended } = await startServer({ DATA_DIR });
    const answer = await fetch(`${origin}/api/v1/portfolio`, {
      headers: { Authorization: `Bearer ${KEY}` },
    });
    expect(await answer.json()).toMatchObject({ companies: [{ slug: 'widgets' }] });
    const held = await runToEnd(['scripts/cli.mjs', 'keys', 'list'], { DATA_DIR });
    expect(held.code).toBe(1);
    expect(held.stderr).toContain('in use by process');
    child.kill('SIGTERM');
    expect((await ended).code).toBe(0);
  });

  test('refuses the whole file and names the place', async () => {
    const DATA_DIR = migratedDataFolder();
    const broken = provisioning({ memberships: [{ organization: 'nowhere', role: 'MANAGER' }] });
    const file = provisionFile(DATA_DIR, broken);
    const refused = await runToEnd(['scripts/cli.mjs', 'provision', file], { DATA_DIR });
    expect(refused.code).toBe(1);
    expect(refused.stderr).toContain('users.0.memberships.0: there is no organization "nowhere"');
    const list = await runToEnd(['scripts/cli.mjs', 'keys', 'list'], { DATA_DIR });
    expect(list).toMatchObject({ code: 0, stdout: '' });
  });

  test.each([
    [
      'companies.0.slug',
      (file: ReturnType<typeof provisioning>) => ({ ...file.companies[0], slug: 'asks' }),
    ],
    ['companies.1.slug', (file: ReturnType<typeof provisioning>) => file.companies[0]],
  ])('refuses %s that is reserved or stands twice', async (place, broken) => {
    const DATA_DIR = migratedDataFolder();
    const file = provisioning();
    const at = place.includes('.1.') ? [file.companies[0], broken(file)] : [broken(file)];
    const path = provisionFile(DATA_DIR, { ...file, companies: at });
    const refused = await runToEnd(['scripts/cli.mjs', 'provision', path], { DATA_DIR });
    expect(refused.code).toBe(1);
    expect(refused.stderr).toContain(place);
  });

  test('refuses bytes that are no UTF-8 and keys given twice, and takes a byte order mark', async () => {
    const DATA_DIR = migratedDataFolder();
    const run = (file: string) => runToEnd(['scripts/cli.mjs', 'provision', file], { DATA_DIR });
    const file = join(DATA_DIR, 'provision.json');
    const [before = '', after = ''] = JSON.stringify(provisioning(), null, 1).split('Acme Capital');
    const broken = [Buffer.from(`${before}Acme `), Buffer.from([0xff, 0xfe]), Buffer.from(after)];
    writeFileSync(file, Buffer.concat(broken));
    const refused = await run(file);
    expect(refused.code).toBe(1);
    expect(refused.stderr).toContain('is not UTF-8: line 4 ');
    writeFileSync(file, '{"organizations": [], "users": [{"email": "a@x.test"}], "users": []}');
    expect((await run(file)).stderr).toContain('the key "users" twice');
    writeFileSync(file, `\uFEFF${before}Ácme\uFFFD${after}`);
    expect((await run(file)).stdout).toContain('organizations: 1 created');
  });

  test('refuses a default vehicle and a narrowed key where the user is no member', async () => {
    const DATA_DIR = migratedDataFolder();
    const run = (content: unknown) =>
      runToEnd(['scripts/cli.mjs', 'provision', provisionFile(DATA_DIR, content)], { DATA_DIR });
    const defaultVehicle = { organization: 'acme', vehicle: 'fund-i' };
    const narrowed = [{ name: 'ci', key: KEY, organizations: ['acme'] }];
    const vehicle = await run(provisioning({ memberships: [], defaultVehicle }));
    expect(vehicle.code).toBe(1);
    expect(vehicle.stderr).toContain('users.0.defaultVehicle: the user is no member of');
    const key = await run(provisioning({ memberships: [], apiKeys: narrowed }));
    expect(key.code).toBe(1);
    expect(key.stderr).toContain('users.0.apiKeys.0.organizations.0: the user is no member of');
    // Nothing was written; and the membership may stand in the file or in the database.
    const first = await run(provisioning({ defaultVehicle, apiKeys: narrowed }));
    expect(first.stdout).toContain('users: 1 created, 0 updated');
    const later = await run(provisioning({ memberships: [], defaultVehicle, apiKeys: narrowed }));
    expect(later.code).toBe(0);
    expect(later.stderr.trim().split('\n')).toEqual([
      expect.stringContaining('is still a member of acme'),
    ]);
  });

  // Nine commands one after the other, each of which starts a database.
  test('keys are made, listed without the secret, and revoked', { timeout: 180_000 }, async () => {
    const DATA_DIR = migratedDataFolder();
    const cli = (...args: string[]) => runToEnd(['scripts/cli.mjs', ...args], { DATA_DIR });
    await cli('provision', provisionFile(DATA_DIR, provisioning()));
    const made = await cli(
      'keys',
      'create',
      '--email',
      'ana@acme.test',
      '--name',
      'bot',
      '--read-only',
    );
    const elsewhere = ['--email', 'ana@acme.test', '--name', 'x', '--organization', 'other'];
    expect(await cli('keys', 'create', ...elsewhere)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('not a member'),
    });
    // As in the console: a name that nobody can read and a key that is dead are refused.
    for (const [name, expires, ...problems] of [
      ['', 'soon', '--name: ', '--expires: must be a day'],
      [
        'two\nlines',
        '2020-01-01',
        '--name: must not hold line',
        '--expires: must be in the future',
      ],
    ] as const) {
      const more = ['--email', 'ana@acme.test', '--name', name, '--expires', expires];
      const refused = await cli('keys', 'create', ...more);
      expect(refused).toMatchObject({ code: 1, stdout: '' });
      for (const problem of problems) expect(refused.stderr).toContain(problem);
    }
    const key = made.stdout.trim();
    expect(key).toMatch(/^fpk_[0-9A-Za-z]{38}$/);
    const listed = (await cli('keys', 'list')).stdout;
    expect(listed).not.toContain(key);
    const id = /^(\S+) .* bot /m.exec(listed)?.[1] ?? '';
    expect((await cli('keys', 'revoke', id)).stdout).toContain('Revoked');
    expect((await cli('keys', 'list')).stdout).toContain('revoked');
  });
});

/** Sends SIGTERM at the moment when nobody hears it any more. */
const WHEN_UNHEARD = `data:text/javascript,process.on('removeListener', (name) => {
  if (name === 'SIGTERM' && process.listenerCount(name) === 0) process.kill(process.pid, name);
})`;

describe('a server process', () => {
  test('is alive and ready, ends on SIGTERM with 0 and leaves no lock', async () => {
    const DATA_DIR = migratedDataFolder();
    const { origin, child, ended } = await startServer({ DATA_DIR });
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    child.kill('SIGTERM');
    expect((await ended).code).toBe(0);
    expect(readdirSync(DATA_DIR).filter((name) => name.includes('lock'))).toEqual([]);
  });

  test('ends on SIGTERM with 0 while it still loads the demo, and the next start loads it whole', async () => {
    const environment = { DATA_DIR: newDataFolder(), DEMO: '1' };
    const { child, ended } = launch(['dist/main.mjs'], environment);
    await vi.waitFor(() => expect(readdirSync(environment.DATA_DIR)).toContain('server.lock'), {
      timeout: 30_000,
    });
    const asked = Date.now();
    child.kill('SIGTERM');
    expect(await ended).toMatchObject({ code: 0, stderr: '' });
    expect(Date.now() - asked).toBeLessThan(10_000);
    const { origin, output } = await startServer(environment);
    const key = /demo key\s+(\S+)/.exec(output.stdout)?.[1] ?? '';
    const headers = { Authorization: `Bearer ${key}` };
    expect((await fetch(`${origin}/api/v1/vehicles`, { headers })).status).toBe(200);
  }, 120_000);

  test('hears SIGTERM without a gap while it starts, and ends on it with 0', async () => {
    const args = ['--import', WHEN_UNHEARD, 'scripts/start.mjs'];
    const { child, ended, output } = launch(args, { DATA_DIR: migratedDataFolder() });
    const listens = () => expect(output.stdout).toContain('listens on');
    await Promise.race([vi.waitFor(listens, 240_000), ended]);
    listens();
    child.kill('SIGTERM');
    expect(await ended).toMatchObject({ code: 0, stderr: '' });
  }, 300_000);

  test('keeps a second one off its data folder, and a successor takes over after kill -9', async () => {
    const DATA_DIR = migratedDataFolder();
    const first = await startServer({ DATA_DIR });
    const second = await runToEnd(['dist/main.mjs'], { DATA_DIR });
    expect(second.code).not.toBe(0);
    expect(second.stderr).toContain('in use by process');
    first.child.kill('SIGKILL');
    await first.ended;
    const next = await startServer({ DATA_DIR });
    expect((await fetch(`${next.origin}/readyz`)).status).toBe(200);
  });

  test('keeps its folder from one that knows other process numbers, as in another container', async () => {
    const DATA_DIR = migratedDataFolder();
    const note = join(DATA_DIR, 'server.lock');
    // Nobody holds it, though the number is that of a process that lives.
    writeFileSync(note, `${process.pid}\n`);
    const first = await startServer({ DATA_DIR });
    // What the other one would make of the number: nobody has it.
    writeFileSync(note, '4194305\n');
    const second = await runToEnd(['dist/main.mjs'], { DATA_DIR });
    expect([second.code, second.stderr]).toEqual([1, expect.stringContaining('in use by process')]);
    first.child.kill('SIGTERM');
    expect((await first.ended).code).toBe(0);
  });

  test.each([
    [{ PORT: 'http' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'postgres://127.0.0.1:1/x' }, 'AUTH_SECRET'],
    [{ SITE_URL: 'nonsense' }, 'SITE_URL'],
    [{ DEMO: 'maybe' }, 'DEMO'],
    [{ SITE_URL: 'https://x.example/path' }, 'SITE_URL'],
    [{ URL_CHECK_ALLOW_HOSTS: 'nohost' }, 'URL_CHECK_ALLOW_HOSTS'],
    [{ HOST: '999.1.1.1' }, 'HOST'],
    [{ DATA_DIR: '/dev/null' }, 'DATA_DIR'],
  ])('refuses the environment %o and names %s', async (environment, name) => {
    const { code, stderr } = await runToEnd(['dist/main.mjs'], {
      DATA_DIR: newDataFolder(),
      ...environment,
    });
    expect(code).toBe(1);
    expect(stderr).toContain(name);
  });
});
