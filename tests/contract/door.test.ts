import { type OutgoingHttpHeaders, request } from 'node:http';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { useApi } from '../setup/api';
import { useTestDatabase } from '../setup/database';
import { useFundServer } from '../setup/fund-server';
import { addKey, addUser, makeWorld, type World } from '../setup/world';

const database = useTestDatabase();
const call = useApi();
const origin = useFundServer();
let world: World;
beforeAll(async () => {
  world = await makeWorld(database());
});

const company = {
  name: 'Door',
  vehicleSlug: 'fund-i',
  checkSize: 1,
  investmentDate: '2026-01-15',
  instrumentType: 'SAFE',
};

describe('authentication comes first', () => {
  test.each([
    ['no header', undefined],
    ['no scheme', 'fpk_x'],
    ['another scheme', 'Basic Zm9v'],
    ['an unknown key', `Bearer fpk_${'a'.repeat(38)}`],
    ['a huge key', `Bearer ${'a'.repeat(5000)}`],
    ['an empty key', 'Bearer '],
  ])('%s is 401 with WWW-Authenticate, whatever the path and body', async (_, authorization) => {
    for (const path of ['/vehicles', '/nonsense', '/portfolio?limit=x']) {
      const headers: Record<string, string> = authorization ? { Authorization: authorization } : {};
      const answer = await call('POST', path, { headers, raw: '{broken' });
      expect(answer.status).toBe(401);
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
      expect(answer.body).toEqual({
        error: { code: 'UNAUTHORIZED', message: answer.body.error?.message },
      });
    }
  });

  test('revoked and expired keys are refused, a future expiry is fine', async () => {
    const { db } = database();
    const userId = await addUser(db, 'keys@acme.test', [
      { organizationId: world.acme, role: 'MANAGER' },
    ]);
    const revoked = await addKey(db, userId, { revokedAt: '2026-01-01T00:00:00.000Z' });
    const expired = await addKey(db, userId, { expiresAt: '2026-01-01T00:00:00.000Z' });
    const future = await addKey(db, userId, { expiresAt: '2199-01-01T00:00:00.000Z' });
    expect((await call('GET', '/vehicles', { key: revoked })).status).toBe(401);
    expect((await call('GET', '/vehicles', { key: expired })).status).toBe(401);
    expect((await call('GET', '/vehicles', { key: future })).status).toBe(200);
  });

  test('a key narrowed to one organization reaches nothing else', async () => {
    const { db } = database();
    const userId = await addUser(db, 'narrow@acme.test', [
      { organizationId: world.acme, role: 'MANAGER' },
      { organizationId: world.other, role: 'MANAGER' },
    ]);
    const key = await addKey(db, userId, { organizationIds: [world.other] });
    const { body } = await call('GET', '/vehicles', { key });
    expect(body.items?.map((item) => item.id)).toEqual([world.spv]);
  });
});

describe('paths and methods', () => {
  test.each([
    ['GET', '/nonsense'],
    ['GET', ''],
    ['POST', '/vehicles'],
    ['PATCH', '/portfolio'],
    ['GET', '/portfolio/a/b/c'],
    ['OPTIONS', '/vehicles'],
    ['POST', '/openapi.json'],
  ])('%s %s is 404 with the envelope and no Allow header', async (method, path) => {
    const answer = await call(method, path, { key: world.manager });
    expect(answer.status).toBe(404);
    expect(answer.body.error?.code).toBe('NOT_FOUND');
    expect(answer.headers.get('allow')).toBeNull();
  });

  test.each(['/nope', '//vehicles', '/vehicles//', '/a%5Cb'])(
    'without a key %s is a 401 as any path is, with one a 404',
    async (path) => {
      const ask = (key: string) =>
        fetch(`${origin()}/api/v1${path}`, {
          headers: { Authorization: `Bearer ${key}` },
          redirect: 'manual',
        });
      expect((await ask('fpk_none')).status).toBe(401);
      expect((await ask(world.manager)).status).toBe(404);
    },
  );

  test('one trailing slash is the same path and nothing redirects', async () => {
    expect((await call('GET', '/vehicles/', { key: world.manager })).status).toBe(200);
    expect((await call('GET', '/vehicles//', { key: world.manager })).status).toBe(404);
  });

  test('broken percent-encoding is a 400 in path and query, and parameters are decoded', async () => {
    const key = world.manager;
    expect((await call('GET', '/portfolio/%E0%A4%A', { key })).status).toBe(400);
    expect((await call('GET', '/portfolio?vehicleSlug=%E0%A4%A', { key })).status).toBe(400);
    expect((await call('GET', '/portfolio/asks?unknown=%E0%A4%A&%zz=1', { key })).status).toBe(200);
    expect((await call('GET', '/portfolio/a%00b', { key })).body.issues?.[0]?.path).toEqual([
      'slug',
    ]);
    await call('POST', '/portfolio', { key, body: { ...company, slug: 'decoded' } });
    expect((await call('GET', '/portfolio/%64ecoded', { key })).status).toBe(200);
  });

  test('every answer says no-store, nosniff and its request id', async () => {
    for (const path of ['/vehicles', '/nonsense', '/openapi.json']) {
      const { headers } = await call('GET', path, { key: world.manager });
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-request-id')).toMatch(/^[\w-]{16,}$/);
    }
  });

  test('another host name is served, not sent on', async () => {
    const { headers } = await call('GET', '/vehicles', {
      key: world.manager,
      headers: { Host: 'elsewhere.example' },
    });
    expect(headers.get('location')).toBeNull();
  });
});

describe('query parameters', () => {
  test.each(['includeDeleted=1', 'includeDeleted=TRUE', 'includeDeleted=true&includeDeleted=true'])(
    '%s is a 400',
    async (query) => {
      const answer = await call('GET', `/portfolio?vehicleSlug=fund-i&${query}`, {
        key: world.manager,
      });
      expect(answer.status).toBe(400);
      expect(answer.body.issues?.[0]?.path).toEqual(['includeDeleted']);
    },
  );

  test('empty values count as absent; unknown ones and names of Object are ignored', async () => {
    const query = 'vehicleSlug=fund-i&includeDeleted=&constructor=2&__proto__=1&toString=x&a=b';
    expect((await call('GET', `/portfolio?${query}`, { key: world.manager })).status).toBe(200);
  });
});

describe('bodies', () => {
  const post = (raw: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
    call('POST', '/portfolio', { key: world.manager, raw, headers });

  test.each([
    ['broken JSON', '{"name":'],
    ['a trailing comma', '{"name":"x",}'],
    ['an array', '[]'],
    ['a string', '"x"'],
    ['null', 'null'],
    ['white space', '  '],
  ])('%s is a 400', async (_, raw) => {
    const answer = await post(raw);
    expect(answer.status).toBe(400);
    expect(answer.body.error?.code).toBe('BAD_REQUEST');
  });

  test('an operation without fields still refuses what is not JSON, and takes nothing or {}', async () => {
    const path = '/portfolio/news/maintenance';
    const send = (raw: string, type = 'application/json') =>
      call('POST', path, { key: world.manager, raw, headers: { 'Content-Type': type } });
    expect((await send('{broken')).status).toBe(400);
    expect((await send('{}', 'text/plain')).status).toBe(400);
    expect((await send('{}')).status).toBe(200);
    expect((await call('POST', path, { key: world.manager })).status).toBe(200);
  });

  test('bytes that are not UTF-8 are a 400', async () => {
    expect((await post(new Uint8Array([0x7b, 0xff, 0x7d]))).status).toBe(400);
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/json; charset=latin1',
  ])('the content type %s is a 400', async (type) => {
    const answer = await post(JSON.stringify({ ...company, slug: 'typed' }), {
      'Content-Type': type,
    });
    expect(answer.status).toBe(400);
  });

  test('a compressed body is a 400 that says what to send instead', async () => {
    const packed = new Uint8Array(gzipSync(JSON.stringify({ ...company, slug: 'packed' })));
    const answer = await post(packed, { 'Content-Encoding': 'gzip' });
    expect([answer.status, answer.body.error?.code]).toEqual([400, 'BAD_REQUEST']);
    expect(answer.body.error?.message).toContain('uncompressed');
    const plain = JSON.stringify({ ...company, slug: 'not-packed' });
    expect((await post(plain, { 'Content-Encoding': 'identity' })).status).toBe(201);
  });

  test('JSON types with parameters and suffixes are taken', async () => {
    const raw = JSON.stringify({ ...company, slug: 'suffix' });
    const type = 'application/merge-patch+json; charset=utf-8';
    expect((await post(raw, { 'Content-Type': type })).status).toBe(201);
  });

  test('64 levels of nesting are taken and 65 are not', async () => {
    const nested = (levels: number) => `{"x":${'['.repeat(levels)}${']'.repeat(levels)}}`;
    expect((await post(nested(63))).body.error?.message).not.toContain('nested');
    expect((await post(nested(64))).body.error?.message).toContain('nested');
    expect((await post(nested(5000))).status).toBe(400);
  });

  test('brackets in texts do not count as nesting', async () => {
    const raw = JSON.stringify({ ...company, slug: 'texts', notes: '[{"'.repeat(100) });
    expect((await post(raw)).status).toBe(201);
  });

  test('more than 5 MB is a 400, announced or not', async () => {
    const big = `{"x":"${'a'.repeat(5 * 1024 * 1024)}"}`;
    expect((await post(big)).status).toBe(400);
    const fits = JSON.stringify({ ...company, slug: 'fits', ignored: 'a'.repeat(5_000_000) });
    expect((await post(fits)).status).toBe(201);
  });

  test('a number no double holds is a 400, and names of Object in a body do nothing', async () => {
    const body = JSON.stringify({ ...company, slug: 'odd' });
    expect((await post(body.replace('"checkSize":1', '"checkSize":1e999'))).status).toBe(400);
    const odd = `{"__proto__":{"sector":"x"},"constructor":1,${body.slice(1)}`;
    expect((await post(odd)).body).toMatchObject({ slug: 'odd', sector: null });
  });

  test('query and body keep apart: a vehicleId in each may contradict', async () => {
    const answer = await call('POST', `/portfolio?vehicleId=${world.fundII}`, {
      key: world.manager,
      body: { ...company, slug: 'apart' },
    });
    expect(answer.status).toBe(400);
  });
});

/** A POST as node:http sends it, chunked, which fetch does not allow. */
async function chunkedPost(headers: OutgoingHttpHeaders, parts: string[]) {
  const probe = await call('GET', '/vehicles', { key: world.manager });
  expect(probe.status).toBe(200);
  return new Promise<number | undefined>((resolve, reject) => {
    const outgoing = request(
      new URL('/api/v1/portfolio', probe.url),
      {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${world.manager}`,
          'Content-Type': 'application/json',
          'Transfer-Encoding': 'chunked',
          ...headers,
        },
      },
      (incoming) => {
        incoming.resume();
        resolve(incoming.statusCode);
        outgoing.destroy();
      },
    );
    outgoing.on('error', reject);
    for (const part of parts) outgoing.write(part);
    if (parts.length === 1) outgoing.end();
  });
}

test('a chunked body without a length is bounded as well', async () => {
  const parts = ['{"x":"', ...Array.from({ length: 6 }, () => 'a'.repeat(1024 * 1024))];
  expect(await chunkedPost({}, parts)).toBe(400);
});

test('what a body is packed in is not guessed: no transfer coding but chunked', async () => {
  const body = (slug: string) => [JSON.stringify({ ...company, slug })];
  expect(await chunkedPost({}, body('chunked'))).toBe(201);
  for (const coding of ['gzip, chunked', 'identity, chunked']) {
    expect(await chunkedPost({ 'Transfer-Encoding': coding }, body('coded'))).toBe(400);
  }
});
