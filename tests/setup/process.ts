import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, inject } from 'vitest';

type Environment = Record<string, string>;

/** A command that has ended. */
export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

const started = new Set<ChildProcess>();
const folders: string[] = [];

/** A data folder that goes away with the test file. */
export function newDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fund-data-'));
  folders.push(folder);
  return folder;
}

function copyOf(template: string | null): string {
  if (template === null) throw new Error('This test run has not prepared the data folder to copy.');
  const folder = newDataFolder();
  cpSync(template, folder, { recursive: true });
  return folder;
}

/** A data folder with a migrated, empty database, for what is not about the first start. */
export const migratedDataFolder = (): string => copyOf(inject('dataFolder'));

/** A data folder with the demo in it, as its first start has left it. */
export const demoDataFolder = (): string => copyOf(inject('demoFolder'));

/** Ends what the test file started and removes its folders. */
export function useProcesses(): void {
  afterAll(() => {
    for (const child of started) child.kill('SIGKILL');
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });
}

/** What is run in place of Node, and where, if not in the app's folder. */
interface Place {
  command?: string;
  cwd?: string;
}

/** Starts a command and leaves it running. */
export function launch(args: string[], environment: Environment, place: Place = {}) {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(place.command ?? process.execPath, args, {
    cwd: place.cwd,
    env: { PATH, HOME, NODE_ENV: 'production', PORT: '0', DEMO: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.add(child);
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => (output.stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output.stderr += chunk.toString()));
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (code) => {
      started.delete(child);
      resolve({ code, ...output });
    });
  });
  return { child, output, ended };
}

/** Runs a command to its end. */
export const runToEnd = (
  args: string[],
  environment: Environment = {},
  place: Place = {},
): Promise<Ended> => launch(args, environment, place).ended;

/** Starts the built server and waits until it says where it listens. */
export async function startServer(environment: Environment) {
  const { child, output, ended } = launch(['dist/main.mjs'], environment);
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const found = /listens on (http:\/\/\S+)/.exec(output.stdout)?.[1];
      if (found !== undefined) resolve(found);
    });
    void ended.then((end) => reject(new Error(`The server ended: ${end.stderr}${end.stdout}`)));
  });
  return { child, origin, ended, output };
}

/** Builds the server and its tools, unless they are fresh. */
export async function buildServer(): Promise<void> {
  const script =
    "import('./scripts/ensure-built.mjs').then((m) => m.ensureBuilt({ pages: false }))";
  expect(await runToEnd(['-e', script])).toMatchObject({ code: 0 });
}

const KEY = 'fpk_a-key-of-at-least-32-characters';
const PROVISIONING = {
  organizations: [
    { name: 'Acme', slug: 'acme', vehicles: [{ slug: 'fund-i', name: 'Fund I', type: 'FUND' }] },
  ],
  users: [
    {
      email: 'ana@acme.test',
      name: 'Ana',
      memberships: [{ organization: 'acme', role: 'MANAGER' }],
      apiKeys: [{ name: 'ci', key: KEY }],
    },
  ],
  companies: [
    {
      organization: 'acme',
      vehicle: 'fund-i',
      slug: 'widgets',
      name: 'Widgets',
      checkSize: 1,
      investmentDate: '2025-01-15',
      instrumentType: 'SAFE',
    },
  ],
};

/** Provisions a firm with one company, `widgets`, and returns its manager's key. */
export async function provisionKey(environment: Environment): Promise<string> {
  const file = join(newDataFolder(), 'provision.json');
  writeFileSync(file, JSON.stringify(PROVISIONING));
  const made = await runToEnd(['scripts/cli.mjs', 'provision', file], environment);
  expect(made).toMatchObject({ code: 0 });
  return KEY;
}
