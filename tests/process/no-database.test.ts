import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildServer, newDataFolder, runToEnd, useProcesses } from '../setup/process';

useProcesses();
beforeAll(buildServer);

const place = newDataFolder();
const TOOLS: [string, ...string[]][] = [
  ['backup', join(place, 'backup.tar.gz')],
  ['keys', 'list'],
  ['keys', 'create', '--email', 'ana@acme.test', '--name', 'ci'],
  ['extract'],
  ['import-mail', place],
  ['maintain-news'],
];

describe.each(TOOLS)('the tool %s, where DATA_DIR holds no database', (...args) => {
  test('refuses, names DATA_DIR and makes nothing', async () => {
    const folder = newDataFolder();
    const run = async (DATA_DIR: string) => {
      const ended = await runToEnd(['scripts/cli.mjs', ...args], { DATA_DIR });
      expect(ended).toMatchObject({ code: 1, stdout: '' });
      expect(ended.stderr).toContain(`There is no database in ${DATA_DIR}. Set DATA_DIR to`);
    };
    await run(join(folder, 'mistyped'));
    expect(readdirSync(folder)).toEqual([]);
    // As restoring may leave it: the place of a database, and none in it.
    mkdirSync(join(folder, 'pglite'));
    writeFileSync(join(folder, 'auth-secret'), '');
    await run(folder);
    expect(readdirSync(folder).sort()).toEqual(['auth-secret', 'pglite']);
    expect(readdirSync(join(folder, 'pglite'))).toEqual([]);
    expect(readdirSync(place)).toEqual([]);
  });
});

test('provisioning that is refused for its file makes none', async () => {
  const folder = newDataFolder();
  const DATA_DIR = join(folder, 'new');
  const refused = async (message: RegExp, ...args: string[]) => {
    const ended = await runToEnd(['scripts/cli.mjs', 'provision', ...args], { DATA_DIR });
    expect(ended).toMatchObject({ code: 1, stdout: '' });
    expect(ended.stderr).toMatch(message);
    expect(readdirSync(folder)).toEqual([]);
  };
  const file = (content: string) => {
    const path = join(newDataFolder(), 'provision.json');
    writeFileSync(path, content);
    return path;
  };
  await refused(/^Usage: /);
  await refused(/^Cannot read /, join(folder, 'missing.json'));
  await refused(/ is not JSON: /, file('{'));
  await refused(/organizations/, file('{"organizations": 1}'));
});

test('provisioning makes one', async () => {
  const DATA_DIR = join(newDataFolder(), 'new');
  const file = join(newDataFolder(), 'provision.json');
  writeFileSync(file, '{}');
  const made = await runToEnd(['scripts/cli.mjs', 'provision', file], { DATA_DIR });
  expect(made).toMatchObject({ code: 0, stderr: '' });
  const listed = await runToEnd(['scripts/cli.mjs', 'keys', 'list'], { DATA_DIR });
  expect(listed).toMatchObject({ code: 0, stdout: '', stderr: '' });
});
