import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const env = {
  DEMO: '0',
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
  DATA_DIR: join(tmpdir(), 'fund-test-data'),
  AUTH_SECRET: 'a-secret-for-tests-of-32-characters-or-more',
};

const shared = {
  setupFiles: ['tests/setup/properties.ts'],
  testTimeout: 60_000,
  hookTimeout: 120_000,
  pool: 'forks' as const,
  // As the service runs: rules that are compiled late stay slow without it.
  execArgv: ['--no-regexp-tier-up'],
  // A second, which is the default, is too little where all cores are busy.
  expect: { poll: { timeout: 20_000 } },
  env,
};

// One worker keeps its modules from file to file where no file changes the environment: loading
// them costs more than most files' tests. A file's database is its own all the same.
const sharingModules = { ...shared, isolate: false };

const PROCESSES = [
  'tests/{process,web}/**/*.test.ts',
  'tests/{mail/import-mail,extraction/cli,faults/data-folder}.test.ts',
];

// They change the environment, or sign in, which better-auth counts and binds to the database for
// as long as the process lives, or wait so long that others had better go on beside them; so each
// has a process of its own.
const ALONE = [
  'tests/{demo,trpc-door,trpc-session}.test.ts',
  'tests/abuse/{bounds,proxies,rate-limit,sign-in}.test.ts',
  'tests/extraction/model.test.ts',
  'tests/faults/{cut-transactions,database,database-settings,disk-room}.test.ts',
  'tests/faults/{held-locks,long-migrations,page-turns,turns}.test.ts',
  'tests/isolation/{doors,editor}.test.ts',
  'tests/races/{members,sign-in,uniqueness,updates}.test.ts',
  'tests/settings/{invitations,person}.test.ts',
];

const OUTAGE = 'tests/browser/outage.test.ts';

// What hostile text costs, in seconds of a process that does nothing else.
const COSTS = ['{server,db,app}/**/*.speed.test.ts'];

const CONTRACT = ['tests/contract/**/*.test.{ts,tsx}'];

const PROJECTS = [
  {
    ...sharingModules,
    name: 'rooms',
    include: ['{server,db,app}/**/*.test.{ts,tsx}'],
    exclude: COSTS,
  },
  { ...shared, name: 'costs', include: COSTS },
  { ...sharingModules, name: 'contract', include: CONTRACT },
  // The contract once more through Next's route files: both doors must pass the same tests.
  {
    ...sharingModules,
    name: 'next-door',
    include: CONTRACT,
    env: { ...env, TEST_DOOR: 'web' },
  },
  {
    ...sharingModules,
    name: 'main',
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/{contract,browser}/**', ...ALONE, ...PROCESSES],
  },
  { ...shared, name: 'alone', include: ALONE },
  // Whole processes on the embedded database, whatever the rest of the run works on.
  { ...shared, name: 'processes', include: PROCESSES },
  {
    ...sharingModules,
    name: 'browser',
    include: ['tests/browser/**/*.test.ts'],
    exclude: [OUTAGE],
  },
  // What a page says while PostgreSQL is away is the one thing of pages that hangs on it.
  { ...sharingModules, name: 'outage', include: [OUTAGE] },
];

const resolve = { alias: { '@': fileURLToPath(new URL('.', import.meta.url)) } };

export default defineConfig({
  resolve,
  test: {
    // One more than the cores of a small machine: processes and pages are waited for a quarter of the time.
    maxWorkers: 3,
    // The gate's projects and runs share what they transform; a person's runs need not trust a cache.
    experimental: { fsModuleCache: process.env.CI === 'true' },
    // Here and not in the projects, so that they share one.
    globalSetup: ['tests/setup/global.ts'],
    projects: PROJECTS.map((test) => ({ resolve, test })),
  },
});
