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
  globalSetup: ['tests/setup/global.ts'],
  setupFiles: ['tests/setup/properties.ts'],
  testTimeout: 60_000,
  hookTimeout: 120_000,
  pool: 'forks' as const,
};

// One worker keeps its modules from file to file where no file changes the environment: loading
// them costs more than most files' tests. A file's database is its own all the same.
const sharingModules = { ...shared, isolate: false };

const PROCESSES = [
  'tests/{process,web}/**/*.test.ts',
  'tests/{mail/import-mail,extraction/cli,faults/data-folder}.test.ts',
];

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)) } },
  test: {
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          ...sharingModules,
          name: 'rooms',
          include: ['{server,db,app}/**/*.test.{ts,tsx}'],
          env,
        },
      },
      {
        extends: true,
        test: {
          ...sharingModules,
          name: 'contract',
          include: ['tests/contract/**/*.test.{ts,tsx}'],
          env,
        },
      },
      {
        // The contract once more through Next's route files: both doors must pass the same tests.
        extends: true,
        test: {
          ...sharingModules,
          name: 'next-door',
          include: ['tests/contract/**/*.test.{ts,tsx}'],
          env: { ...env, TEST_DOOR: 'web' },
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'main',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/{contract,browser}/**', ...PROCESSES],
          env,
        },
      },
      {
        // Whole processes on the embedded database, whatever the rest of the run works on.
        extends: true,
        test: { ...shared, name: 'processes', include: PROCESSES, env },
      },
      {
        extends: true,
        test: { ...shared, name: 'browser', include: ['tests/browser/**/*.test.ts'], env },
      },
    ],
  },
});
