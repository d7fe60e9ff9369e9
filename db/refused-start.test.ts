import { type AddressInfo, createServer } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { migrate } from './migrate';
import { openPostgres } from './postgres';
import { asRefusedStart, RefusedStartError } from './refused-start';

/** Reads the request for TLS, says no to it as PostgreSQL does, and hangs up. */
const withoutTls = createServer((socket) => {
  socket.on('error', () => undefined);
  socket.once('data', () => {
    socket.write('N');
    socket.once('data', () => socket.destroy());
  });
});
afterAll(() => void withoutTls.close());

test('a server without TLS where DATABASE_URL asks for it is refused with what to do', async () => {
  await new Promise<void>((resolve) => withoutTls.listen(0, '127.0.0.1', resolve));
  const { port } = withoutTls.address() as AddressInfo;
  const opened = await openPostgres(`postgres://nobody@127.0.0.1:${port}/none?sslmode=require`, 1);
  await expect(migrate(opened)).rejects.toThrow('take sslmode out of DATABASE_URL');
  await opened.close();
});

test.each([
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'self-signed certificate'],
  ['CERT_HAS_EXPIRED', 'certificate has expired'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', "IP: 10.0.0.1 is not in the cert's list"],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'unable to verify the first certificate'],
])('a certificate refused with %s says what to set', (code, message) => {
  const failed = new Error('Failed query: select 1', {
    cause: Object.assign(new Error(message), { code }),
  });
  const told = asRefusedStart(failed);
  expect(told).toBeInstanceOf(RefusedStartError);
  expect(String(told)).toContain(`${message}). Name the host as its certificate does`);
  expect(String(told)).toContain('NODE_EXTRA_CA_CERTS');
});

test('what has nothing to do with the start of a connection stays as it is', () => {
  const other = Object.assign(new Error('relation "x" does not exist'), { code: '42P01' });
  expect(asRefusedStart(other)).toBe(other);
});
