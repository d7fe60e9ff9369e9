import { get } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFundServer } from '@/server/http/server';
import { openPostgres } from '@/db/postgres';
import { useTestDatabase } from './setup/database';
import { startFundServer } from './setup/fund-server';
import { failureOf, trpcClient } from './setup/trpc-client';
import { makeWorld, type World } from './setup/world';

const database = useTestDatabase();
let world: World;
let origin = '';
let close = () => undefined as void;
beforeAll(async () => {
  world = await makeWorld(database());
  const server = createFundServer(database().db, async (_, response) => {
    response.writeHead(418).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  close = () => {
    server.closeAllConnections();
    server.close();
  };
});
afterAll(() => close());

const client = (key?: string, maxItems?: number) => trpcClient(origin, key, { maxItems });

const company = {
  name: 'Widgets',
  vehicleSlug: 'fund-i',
  checkSize: 5,
  investmentDate: '2026-01-15',
  instrumentType: 'SAFE' as const,
};

describe('the tRPC door', () => {
  test('a script outside calls the same procedures, typed, with a key', async () => {
    const trpc = client(world.manager);
    const made = await trpc.portfolio.create.mutate(company);
    expect(made).toMatchObject({ slug: 'widgets', checkSize: 5 });
    const { companies } = await trpc.portfolio.summary.query({ vehicleSlug: 'fund-i' });
    expect(companies.map((entry) => entry.slug)).toEqual(['widgets']);
  });

  test('validation does not coerce and points at the field', async () => {
    const wrong: unknown = { ...company, slug: 'x', checkSize: '5' };
    const error = await failureOf(
      client(world.manager).portfolio.create.mutate(wrong as typeof company),
    );
    expect(error.data).toMatchObject({
      code: 'BAD_REQUEST',
      httpStatus: 400,
      issues: [{ path: ['checkSize'] }],
    });
    expect(error.data).not.toHaveProperty('stack');
  });

  test('no key, a broken key and a foreign caller get what REST gives them', async () => {
    for (const key of [undefined, 'fpk_nonsense']) {
      const error = await failureOf(client(key).vehicles.list.query({}));
      expect(error.data).toMatchObject({ code: 'UNAUTHORIZED', httpStatus: 401 });
    }
    const foreign = await failureOf(client(world.foreign).portfolio.get.query({ slug: 'widgets' }));
    expect(foreign.data).toMatchObject({ code: 'NOT_FOUND', httpStatus: 404 });
    const viewer = await failureOf(
      client(world.viewer).portfolio.delete.mutate({ slug: 'widgets' }),
    );
    expect(viewer.data).toMatchObject({ code: 'FORBIDDEN', httpStatus: 403 });
  });

  test('a batch is answered whole, and one of more than 20 is refused', async () => {
    const ten = Array.from({ length: 10 }, () => client(world.manager, 10).vehicles.list.query({}));
    expect(await Promise.all(ten)).toHaveLength(10);
    const path = Array(21).fill('vehicles.list').join(',');
    const answer = await fetch(`${origin}/api/trpc/${path}?batch=1&input=%7B%7D`, {
      headers: { Authorization: `Bearer ${world.manager}` },
    });
    expect(answer.status).toBe(400);
  });

  const post = (body: BodyInit, headers: Record<string, string>) =>
    fetch(`${origin}/api/trpc/news.maintenance`, { method: 'POST', body, headers });

  test('takes JSON alone: no forms, no bare posts', async () => {
    const headers = { Authorization: `Bearer ${world.manager}` };
    const form = new FormData();
    form.set('x', '1');
    expect((await post(form, headers)).status).toBe(400);
    expect((await post('{}', { ...headers, 'Content-Type': 'text/plain' })).status).toBe(400);
    const deep = `{"json":${'['.repeat(5000)}${']'.repeat(5000)}}`;
    const json = { ...headers, 'Content-Type': 'application/json' };
    expect((await post(deep, json)).status).toBe(400);
    expect((await post('{"json":{}}', json)).status).toBe(200);
  });

  test('no input counts as {}, by GET and POST, with or without a body', async () => {
    const headers = { Authorization: `Bearer ${world.manager}` };
    const ask = async (method: string, path: string, more: RequestInit = {}) => {
      const answer = await fetch(`${origin}/api/trpc/${path}`, { method, headers, ...more });
      return [answer.status, await answer.text()] as const;
    };
    const expected = await ask('GET', 'vehicles.list?input={"json":{}}');
    expect(expected[0]).toBe(200);
    expect(await ask('GET', 'vehicles.list')).toEqual(expected);
    expect(await ask('POST', 'vehicles.list')).toEqual(expected);
    const json = { ...headers, 'Content-Type': 'application/json' };
    expect(await ask('POST', 'vehicles.list', { headers: json, body: '{}' })).toEqual(expected);
    expect((await ask('POST', 'news.maintenance'))[0]).toBe(200);
    expect((await ask('GET', 'portfolio.get'))[1]).toContain('"slug"');
    expect((await ask('GET', 'vehicles.list,asks.list?batch=1'))[0]).toBe(200);
  });

  test('JSON with names of Object in it is stored and read again', async () => {
    const trpc = client(world.manager);
    await trpc.deals.create.mutate({ companyName: 'Odd' });
    const odd = '{"__proto__":{"a":1},"constructor":{"prototype":2},"prototype":3,"toString":4}';
    const comment = await fetch(`${origin}/api/v1/deals/odd/comments`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${world.manager}`, 'Content-Type': 'application/json' },
      body: `{"authorName":"a","content":"c","metadata":${odd}}`,
    });
    expect(comment.status).toBe(201);
    const read = await fetch(`${origin}/api/trpc/deals.get?input={"json":{"slug":"odd"}}`, {
      headers: { Authorization: `Bearer ${world.manager}` },
    });
    expect(read.status).toBe(200);
    expect(await read.text()).toContain('"__proto__":{"a":1}');
    expect((await trpc.deals.get.query({ slug: 'odd' })).comments).toHaveLength(1);
  });

  // Its calls would run when the caller's turn is over and the body is released.
  test.each([
    ['GET', { 'trpc-accept': 'application/jsonl' }],
    ['GET', { Accept: 'application/json, Application/JSONL' }],
    ['POST', { 'trpc-accept': 'application/jsonl' }],
    ['POST', { Accept: 'application/jsonl;q=0.5, */*' }],
  ])('no answer is streamed past the bounds on work: %s %j', async (method, more) => {
    const headers = {
      Authorization: `Bearer ${world.manager}`,
      'Content-Type': 'application/json',
      ...more,
    };
    const address = `${origin}/api/trpc/vehicles.list,vehicles.list?batch=1`;
    const body = method === 'POST' ? '{}' : undefined;
    const answer = await fetch(address, { method, headers, body });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('Answers are not streamed.');
  });

  test('CONNECT and other unknown methods get a 404 with the error envelope', async () => {
    const lines = ['CONNECT fund.example:443', 'NONSENSE /api/v1/vehicles', 'OPTIONS *'];
    for (const line of [...lines, 'GET //api/v1/vehicles']) {
      const answer = await new Promise<string>((resolve, reject) => {
        const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => {
          socket.write(`${line} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
        });
        let text = '';
        socket.on('data', (chunk) => (text += chunk.toString()));
        socket.on('end', () => resolve(text)).on('error', reject);
      });
      expect(answer).toMatch(/^HTTP\/1\.1 404 /);
      expect(answer).toContain('{"error":{"code":"NOT_FOUND","message":');
    }
  });

  test('a Host header that is no host does no harm', async () => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const headers = { Authorization: `Bearer ${world.manager}`, Host: '???' };
      get(`${origin}/api/trpc/vehicles.list`, { headers }, (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode));
      }).on('error', reject);
    });
    expect(status).toBe(200);
  });

  test('of two keys neither counts, on both doors', async () => {
    const ask = (path: string, keys: string[]) =>
      new Promise<number | undefined>((resolve, reject) => {
        const headers = { Authorization: keys.map((key) => `Bearer ${key}`) };
        get(`${origin}${path}`, { headers }, (answer) => {
          answer.resume().on('end', () => resolve(answer.statusCode));
        }).on('error', reject);
      });
    for (const path of ['/api/v1/vehicles', '/api/trpc/vehicles.list']) {
      expect(await ask(path, [world.manager])).toBe(200);
      expect(await ask(path, [world.manager, world.foreign])).toBe(401);
      expect(await ask(path, [world.manager, world.manager])).toBe(401);
    }
  });

  describe.each([
    ['a batch', false],
    ['a call sent alone', true],
  ])('a refusal before any procedure runs is read by tRPC’s client, for %s', (_, alone) => {
    test('of a request that is wrong', async () => {
      const trpc = trpcClient(origin, world.manager, {
        alone,
        headers: { 'Idempotency-Key': 'x'.repeat(256) },
      });
      const calls = [company, company].map((input) =>
        failureOf(trpc.portfolio.create.mutate(input)),
      );
      for (const { message, data } of await Promise.all(calls)) {
        expect(message).toContain('Idempotency-Key');
        expect(data).toMatchObject({ code: 'BAD_REQUEST', httpStatus: 400 });
      }
      const tooLarge = trpcClient(origin, world.manager, { alone }).deals.create.mutate({
        companyName: 'Large',
        notes: 'x'.repeat(6_000_000),
      });
      const { message, data } = await failureOf(tooLarge);
      expect([message, data?.httpStatus]).toEqual([expect.stringContaining('5 MB'), 400]);
    });

    test('while the database is away', async () => {
      const away = await openPostgres('postgres://127.0.0.1:1/away', 1);
      const server = await startFundServer(away.db);
      const trpc = trpcClient(server.origin, 'fpk_nobody-has-asked-for-this-key-yet', { alone });
      const calls = [failureOf(trpc.vehicles.list.query({})), failureOf(trpc.asks.list.query({}))];
      for (const { message, data, meta } of await Promise.all(calls)) {
        expect(message).toContain('Try again in a few seconds');
        expect(data).toMatchObject({ code: 'INTERNAL', httpStatus: 503 });
        const response = meta?.response;
        expect(response instanceof Response && response.headers.get('retry-after')).toBe('2');
      }
      server.stop();
      await away.close();
    });
  });

  test('everything that is not a door goes to the pages', async () => {
    expect((await fetch(`${origin}/anything`)).status).toBe(418);
    expect((await fetch(`${origin}/%E0%A4%A`)).status).toBe(400);
    expect((await fetch(`${origin}/api/v1`)).status).toBe(401);
    expect((await fetch(`${origin}/api/v1x`)).status).toBe(418);
  });
});
