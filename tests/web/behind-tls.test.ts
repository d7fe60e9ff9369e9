import { NextRequest } from 'next/server';
import { unstable_doesMiddlewareMatch as doesMatch } from 'next/experimental/testing/server';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { config, proxy } from '@/proxy';
import { handleAuth } from '@/server/http/auth-door';
import { handleTrpc } from '@/server/http/trpc-door';
import { useTestDatabase } from '../setup/database';
import { givePassword } from '../setup/fund-server';
import { addUser } from '../setup/world';

const SITE = 'https://fund.example';
// The environment is read once, on first use.
vi.hoisted(() => {
  // As somebody may have typed it.
  process.env.SITE_URL = 'HTTPS://Fund.example/';
});

const database = useTestDatabase();
const PASSWORD = 'correct horse battery';
beforeAll(async () => {
  const userId = await addUser(database().db, 'ana@acme.test', []);
  await givePassword(database(), userId, PASSWORD);
});

const page = (path: string) => proxy(new NextRequest(`${SITE}${path}`)).headers;

describe('a page behind TLS', () => {
  test('is held to TLS for a year, and sends every other header', () => {
    const headers = Object.fromEntries(page('/portfolio'));
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
    });
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/=]{24}' 'strict-dynamic';/);
    expect(policy).not.toContain('unsafe-eval');
    for (const part of [
      "default-src 'self'",
      "script-src-attr 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]) {
      expect(policy.split('; ')).toContain(part);
    }
  });

  test('has a new nonce each time', () => {
    const nonces = Array.from({ length: 20 }, () => page('/').get('content-security-policy'));
    expect(new Set(nonces).size).toBe(20);
  });

  test.each(['/share/companies/ps_x', '/join/x', '/setup/x'])(
    '%s, whose address is a secret, goes into no Referer',
    (path) => {
      expect(page(path).get('referrer-policy')).toBe('no-referrer');
    },
  );

  test.each(['/', '/sign-in', '/portfolio', '/share/companies/ps_x', '/no-such-page'])(
    '%s is one that the headers are put on',
    (url) => {
      expect(doesMatch({ config, nextConfig: {}, url: `${SITE}${url}` })).toBe(true);
    },
  );
});

function signIn(): Promise<Response> {
  const request = new Request(`${SITE}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: SITE },
    body: JSON.stringify({ email: 'ana@acme.test', password: PASSWORD }),
  });
  return handleAuth(request, '192.0.2.1');
}

test('the sign-in behind TLS is held to it, and its cookie goes over TLS alone', async () => {
  const answer = await signIn();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('strict-transport-security')).toContain('max-age=31536000');
  const cookies = answer.headers.getSetCookie();
  expect(cookies.length).toBeGreaterThan(0);
  for (const cookie of cookies) {
    expect(cookie).toMatch(/^__Secure-/);
    expect(cookie).toMatch(/; Secure(;|$)/);
    expect(cookie).toMatch(/; HttpOnly(;|$)/);
    expect(cookie).toMatch(/; SameSite=Lax(;|$)/);
  }
});

// The sign-in has the same list; better-auth looks at it in whole processes alone.
test.each([
  ['http://fund.example', 403],
  ['https://fund.example', 200],
])('a session’s write that comes from a page of %s is %i', async (origin, status) => {
  const [cookie = ''] = (await signIn()).headers.getSetCookie();
  const request = new Request(`${SITE}/api/trpc/news.maintenance`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Cookie: cookie.split(';')[0] ?? '',
      Host: 'fund.example',
      Origin: origin,
    },
    body: JSON.stringify({ json: {} }),
  });
  const answer = await handleTrpc(database().db, request, 'r', '192.0.2.2', () => false);
  expect(answer.status).toBe(status);
});
