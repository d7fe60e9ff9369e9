import { existsSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  buildServer,
  migratedDataFolder,
  provisionKey,
  runToEnd,
  useProcesses,
} from '../setup/process';

useProcesses();
beforeAll(buildServer);

const hasFull = existsSync('/dev/full');

// A shell opens and closes the outputs as an operator's would.
describe.skipIf(!hasFull)('a new key', () => {
  test.each(['>/dev/full', '>&-', '>/dev/null'])('that nobody sees is none: %s', async (output) => {
    const environment = { DATA_DIR: migratedDataFolder() };
    await provisionKey(environment);
    const create = 'scripts/cli.mjs keys create --email ana@acme.test --name unseen';
    const line = `exec "${process.execPath}" ${create} ${output}`;
    const ended = await runToEnd(['-c', line], environment, { command: 'sh' });
    expect(ended).toMatchObject({ code: 1, stdout: '' });
    expect(ended.stderr).toContain('it was not created');
    const listed = await runToEnd(['scripts/cli.mjs', 'keys', 'list'], environment);
    expect(listed.stdout).toContain(' ci ');
    expect(listed.stdout).not.toContain('unseen');
  });

  test('is told of in the exit code when the list has no room', async () => {
    const environment = { DATA_DIR: migratedDataFolder() };
    await provisionKey(environment);
    const line = `exec "${process.execPath}" scripts/cli.mjs keys list >/dev/full`;
    const ended = await runToEnd(['-c', line], environment, { command: 'sh' });
    expect(ended).toMatchObject({ code: 1, stderr: expect.stringContaining('ENOSPC') });
  });
});
