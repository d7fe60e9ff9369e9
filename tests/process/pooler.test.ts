import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildServer, newDataFolder, runToEnd, useProcesses } from '../setup/process';

/** PostgreSQL's message of an error that ends the connection. */
function fatal(code: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C${code}\0M${message}\0\0`);
  const head = Buffer.alloc(5, 'E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

// As pgbouncer answers a connection that starts with what it does not know.
const pooler = createServer((socket) => {
  const refusal = fatal('08P01', 'unsupported startup parameter: extra_float_digits');
  socket.on('error', () => socket.destroy());
  socket.once('data', () => socket.end(refusal));
});

useProcesses();
beforeAll(async () => {
  await buildServer();
  await new Promise<void>((resolve) => pooler.listen(0, '127.0.0.1', resolve));
});
afterAll(() => void pooler.close());

describe.each([
  ['the server', ['dist/main.mjs']],
  ['a tool', ['scripts/cli.mjs', 'keys', 'list']],
])('%s, where a pooler refuses the settings of its connections', (_, args) => {
  test.each([
    [{}, 'Set DATABASE_PREPARE=0'],
    [{ DATABASE_PREPARE: '0' }, 'Take the parameter out of DATABASE_URL'],
  ])('with %o ends with what to do: %s', async (environment, remedy) => {
    const { port } = pooler.address() as AddressInfo;
    const { code, stderr } = await runToEnd(args, {
      DATA_DIR: newDataFolder(),
      DATABASE_URL: `postgres://fund@127.0.0.1:${port}/fund`,
      AUTH_SECRET: 'a-secret-for-tests-of-32-characters-or-more',
      ...environment,
    });
    expect(code).toBe(1);
    expect(stderr).toContain('unsupported startup parameter: extra_float_digits');
    expect(stderr).toContain(remedy);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});
