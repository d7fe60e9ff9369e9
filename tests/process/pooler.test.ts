import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildServer, newDataFolder, runToEnd, useProcesses } from '../setup/process';

/** PostgreSQL's message of an error that ends the connection. */
function fatal(code: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`);
  const head = Buffer.alloc(5, 'E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

// As pgbouncer answers a connection that starts with what it does not know.
const POOLER = fatal('08P01', 'unsupported startup parameter: extra_float_digits');
let refusal = POOLER;
const pooler = createServer((socket) => {
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
    refusal = POOLER;
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

  test.each([
    ['42704', 'unrecognized configuration parameter "colour"'],
    ['22023', 'invalid value for parameter "work_mem": "abc"'],
  ])('a parameter that PostgreSQL refuses (%s) ends in one line as well', async (code, message) => {
    refusal = fatal(code, message);
    const { port } = pooler.address() as AddressInfo;
    const ended = await runToEnd(args, {
      DATA_DIR: newDataFolder(),
      DATABASE_URL: `postgres://fund:secret@127.0.0.1:${port}/fund?colour=red`,
      AUTH_SECRET: 'a-secret-for-tests-of-32-characters-or-more',
    });
    expect(ended.code).toBe(1);
    expect(ended.stderr.trim()).toBe(
      `The server that DATABASE_URL names does not let us in (${message}). Take the parameter out of DATABASE_URL, or mend its value.`,
    );
  });
});

test.each([
  ['42501', 'permission denied for schema public'],
  ['3F000', 'no schema has been selected to create in'],
])(
  'the server, where it has no rights (%s), says what to make, in one line',
  async (code, message) => {
    refusal = fatal(code, message);
    const { port } = pooler.address() as AddressInfo;
    const ended = await runToEnd(['dist/main.mjs'], {
      DATA_DIR: newDataFolder(),
      DATABASE_URL: `postgres://fund@127.0.0.1:${port}/fund`,
      AUTH_SECRET: 'a-secret-for-tests-of-32-characters-or-more',
    });
    expect(ended.code).toBe(1);
    expect(ended.stderr.trim()).toBe(
      `The database does not let us in (${code}); check DATABASE_URL, and create the user, and a database that it owns, first. ${message}`,
    );
  },
);
