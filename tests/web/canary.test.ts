import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { newDataFolder, runToEnd, startServer, useProcesses } from '../setup/process';

useProcesses();

const KEY = 'fpk_canary0123456789abcdefghijklmnopqrstuv';
const PASSWORD = 'canary-password-91b2c3';
const WRONG = 'canary-wrong-password-77';
const SECRET = 'canary-auth-secret-of-32-characters-or-more';
const CONFIDENTIAL = 'canary-confidential-note';
const CANARIES = [KEY, PASSWORD, WRONG, SECRET];

beforeAll(async () => {
  const build = "import('./scripts/ensure-built.mjs').then((m) => m.ensureBuilt({ pages: true }))";
  expect(await runToEnd(['-e', build])).toMatchObject({ code: 0 });
}, 600_000);

const file = {
  organizations: [
    { name: 'Acme', slug: 'acme', vehicles: [{ slug: 'fund-i', name: 'Fund I', type: 'FUND' }] },
  ],
  users: [
    {
      email: 'ana@acme.test',
      name: 'Ana',
      password: PASSWORD,
      memberships: [{ organization: 'acme', role: 'MANAGER' }],
      apiKeys: [{ name: 'ci', key: KEY }],
    },
  ],
};

/** Requests that put secrets where they do not belong, and requests that fail in many ways. */
async function misuse(origin: string): Promise<string[]> {
  const key = { Authorization: `Bearer ${KEY}` };
  const json = { 'Content-Type': 'application/json' };
  const signIn = (password: string) => ({
    method: 'POST',
    headers: { ...json, Origin: origin },
    body: JSON.stringify({ email: 'ana@acme.test', password }),
  });
  const company = { name: CONFIDENTIAL, checkSize: PASSWORD, notes: KEY };
  const requests: [string, RequestInit][] = [
    ['/api/v1/vehicles', { headers: key }],
    [`/api/v1/vehicles?key=${KEY}`, {}],
    [`/api/v1/${KEY}`, { headers: key }],
    [`/api/v1/portfolio/${KEY}`, { headers: key }],
    ['/api/v1/vehicles', { headers: { Authorization: `Basic ${KEY}` } }],
    ['/api/v1/portfolio', { method: 'POST', headers: { ...key, ...json }, body: `{"x": ${KEY}` }],
    [
      '/api/v1/portfolio',
      { method: 'POST', headers: { ...key, ...json }, body: JSON.stringify(company) },
    ],
    [`/api/trpc/${KEY}`, { headers: key }],
    [`/api/trpc/vehicles.list?input=${KEY}`, { headers: key }],
    [
      '/api/trpc/portfolio.create',
      { method: 'POST', headers: { ...key, ...json }, body: JSON.stringify({ json: company }) },
    ],
    ['/api/auth/sign-in/email', signIn(WRONG)],
    ['/api/auth/sign-in/email', signIn(PASSWORD)],
    [`/api/auth/${KEY}`, {}],
    [`/api/public/share/companies/${KEY}`, {}],
    ['/sign-in', {}],
    ['/portfolio', { headers: key }],
  ];
  const bodies: string[] = [];
  for (const [path, init] of requests) {
    const answer = await fetch(`${origin}${path}`, init);
    bodies.push(`${path.replace(KEY, '…')} ${await answer.text()}`);
  }
  return bodies;
}

function* filesUnder(path: string): Generator<string> {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) {
    yield path;
    return;
  }
  for (const entry of readdirSync(path)) yield* filesUnder(join(path, entry));
}

test('no key, password or secret shows in logs, which tell of sign-ins, answers or what browsers load', async () => {
  const DATA_DIR = newDataFolder();
  const path = join(DATA_DIR, 'provision.json');
  writeFileSync(path, JSON.stringify(file));
  const made = await runToEnd(['scripts/cli.mjs', 'provision', path], { DATA_DIR });
  expect(made.code).toBe(0);
  const environment = { DATA_DIR, AUTH_SECRET: SECRET, LOG_LEVEL: 'debug' };
  const { origin, child, ended, output } = await startServer(environment);
  const bodies = await misuse(origin);
  child.kill('SIGTERM');
  await ended;
  const logs = made.stdout + made.stderr + output.stdout + output.stderr;
  expect(output.stdout).toContain('"operation":"vehicles.list"');
  const signIns = output.stdout.match(/.*"operation":"sign-in\/email".*/gu) ?? [];
  expect(signIns.map((line) => /"status":(\d+)/u.exec(line)?.[1])).toEqual(['401', '200']);
  for (const canary of [...CANARIES, CONFIDENTIAL]) expect(logs).not.toContain(canary);
  // The session's token is in a cookie that no script of a page can read, and nowhere else.
  const signedIn = bodies.filter((body) => body.includes('ana@acme.test'));
  expect(signedIn).toEqual([expect.not.stringContaining('token')]);
  for (const canary of CANARIES) {
    expect(bodies.filter((body) => body.includes(canary))).toEqual([]);
  }
});

test('what browsers load holds neither server code nor the environment', () => {
  const files = [...filesUnder('.next/static')].filter((name) => name.endsWith('.js'));
  expect(files.length).toBeGreaterThan(0);
  // Words of the server's code; each stands in its bundle, none may stand in a browser's.
  const words = [
    'AUTH_SECRET',
    'DATABASE_URL',
    'api_keys',
    'pg_advisory_xact_lock',
    'hashPassword',
  ];
  for (const name of files) {
    const text = readFileSync(name, 'utf8');
    expect([name, words.filter((word) => text.includes(word))]).toEqual([name, []]);
  }
});
