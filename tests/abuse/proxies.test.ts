import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { SIGN_INS_PER_MINUTE } from '@/server/access/auth';
import { clientAddress, webClientAddress } from '@/server/http/client-address';
import { useTestDatabase } from '../setup/database';
import { useFundServer } from '../setup/fund-server';

// The environment is read once, on first use.
vi.hoisted(() => {
  process.env.RATE_LIMIT_PER_MINUTE = '5';
  process.env.TRUSTED_PROXY_HOPS = '2';
});

useTestDatabase();
const origin = useFundServer();

const echo = createServer((request, response) => response.end(clientAddress(request)));
beforeAll(() => new Promise<void>((resolve) => echo.listen(0, '127.0.0.1', resolve)));
afterAll(() => echo.close());

async function seenFrom(forwarded: string): Promise<string> {
  const bound = echo.address();
  if (bound === null || typeof bound === 'string') throw new Error('The server has no port.');
  const answer = await fetch(`http://127.0.0.1:${bound.port}`, {
    headers: { 'X-Forwarded-For': forwarded },
  });
  return answer.text();
}

const seenOnWeb = (forwarded: string) =>
  webClientAddress(new Headers({ 'X-Forwarded-For': forwarded }));

describe('behind two proxies the address is what the outer one wrote down', () => {
  test.each([
    ['192.0.2.1, 10.0.0.1', '192.0.2.1'],
    ['203.0.113.9, 192.0.2.1, 10.0.0.1', '192.0.2.1'],
    ['192.0.2.1:4711, 10.0.0.1:80', '192.0.2.1'],
    ['[2001:db8::1]:567, 10.0.0.1', '2001:db8::1'],
    ['[2001:db8::1], 10.0.0.1', '2001:db8::1'],
    ['2001:DB8:0::1,10.0.0.1', '2001:db8::1'],
    ['::ffff:192.0.2.1, 10.0.0.1', '192.0.2.1'],
  ])('%s', async (forwarded, address) => {
    expect(await seenFrom(forwarded)).toBe(address);
    expect(seenOnWeb(forwarded)).toBe(address);
  });

  test.each([
    'unknown, 10.0.0.1',
    'made up, 10.0.0.1',
    '_hidden:80, 10.0.0.1',
    '192.0.2.1:port, 10.0.0.1',
    '192.0.2.999, 10.0.0.1',
    '3221225985, 10.0.0.1',
    '192.0.2.1, , 10.0.0.1',
    '192.0.2.1',
    '',
  ])('the connection counts where it wrote no address: "%s"', async (forwarded) => {
    expect(await seenFrom(forwarded)).toBe('127.0.0.1');
    expect(seenOnWeb(forwarded)).toBe('unknown');
  });
});

describe('no new allowance', () => {
  const feed = (forwarded: string) =>
    fetch(`${origin()}/api/public/share/companies/ps_none`, {
      headers: { 'X-Forwarded-For': forwarded },
    }).then(({ status }) => status);

  const statuses = async (forwarded: (i: number) => string) => {
    const seen: number[] = [];
    for (let i = 0; i < 6; i += 1) seen.push(await feed(forwarded(i)));
    return seen;
  };
  const LIMITED = [404, 404, 404, 404, 404, 429];

  test('for a new port', async () => {
    expect(await statuses((i) => `192.0.2.5:${1000 + i}, 10.0.0.1`)).toEqual(LIMITED);
    expect(await statuses((i) => `[2001:db8:5::${i}]:${1000 + i}, 10.0.0.1`)).toEqual(LIMITED);
  });

  test('for text that is no address, or for an address past the proxies', async () => {
    expect(await statuses((i) => `made-up-${i}, 10.0.0.1`)).toEqual(LIMITED);
    expect(await feed('192.0.2.77')).toBe(429);
    expect(await feed('192.0.2.78, 10.0.0.1')).toBe(404);
  });

  test.each([
    ['a new port', (i: number) => `192.0.2.6:${1000 + i}, 10.0.0.1`],
    ['an address past the proxies', (i: number) => `192.0.2.${100 + i}`],
  ])('to sign in, for %s', async (_, forwarded) => {
    const attempt = async (from: string) => {
      const answer = await fetch(`${origin()}/api/auth/sign-in/email`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Origin: origin(),
          'X-Forwarded-For': from,
        },
        body: JSON.stringify({ email: 'ana@acme.test', password: `a guess from ${from}` }),
      });
      return answer.status;
    };
    for (let i = 0; i < SIGN_INS_PER_MINUTE; i += 1) expect(await attempt(forwarded(i))).toBe(401);
    expect(await attempt(forwarded(SIGN_INS_PER_MINUTE))).toBe(429);
    expect(await attempt('192.0.2.7:1000, 10.0.0.1')).toBe(401);
  });
});
