import { beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { onStatement } from '@/db/statement-log';
import { provision } from '@/server/provision/provision';
import { useTestDatabase } from './setup/database';
import { useFundServer } from './setup/fund-server';
import { failureOf, trpcClient } from './setup/trpc-client';
import { makeWorld, type World } from './setup/world';

const meOut = z.object({ userId: z.string() });
const database = useTestDatabase();
const origin = useFundServer();
let world: World;
beforeAll(async () => void (world = await makeWorld(database())));

describe('browser sessions', () => {
  test('sign-in gives a session that acts as its user; other sites’ requests are refused', async () => {
    await provision(database().db, {
      organizations: [{ name: 'Acme', slug: 'acme', vehicles: [] }],
      users: [
        {
          email: 'ana@acme.test',
          name: 'Ana',
          password: 'a-long-password',
          memberships: [{ organization: 'acme', role: 'MANAGER' }],
        },
      ],
    });
    const signIn = (password: string) =>
      fetch(`${origin()}/api/auth/sign-in/email`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: origin() },
        body: JSON.stringify({ email: 'ana@acme.test', password }),
      });
    expect((await signIn('wrong-password')).status).toBe(401);
    const signedIn = await signIn('a-long-password');
    expect(signedIn.status).toBe(200);
    const cookie = signedIn.headers
      .getSetCookie()
      .map((c) => c.split(';')[0])
      .join('; ');
    expect(signedIn.headers.getSetCookie().join()).toMatch(/HttpOnly.*SameSite=Lax/i);
    const list = await fetch(`${origin()}/api/trpc/vehicles.list?input=%7B%22json%22%3A%7B%7D%7D`, {
      headers: { Cookie: cookie },
    });
    expect(await list.json()).toMatchObject({ result: { data: { json: { items: [{}, {}] } } } });
    const write = (from: string) =>
      fetch(`${origin()}/api/trpc/apiKeys.create`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Cookie: cookie, Origin: from },
        body: JSON.stringify({ json: { name: 'mine' } }),
      });
    expect((await write('https://evil.example')).status).toBe(403);
    const made = await write(origin());
    expect(made.status).toBe(200);
    const { result } = (await made.json()) as { result: { data: { json: { key: string } } } };
    const { key } = result.data.json;
    const used = await fetch(`${origin()}/api/v1/vehicles`, {
      headers: { Authorization: `Bearer ${key}` },
    });
    expect(used.status).toBe(200);
    const actAs = async (userId: string) => {
      const answer = await fetch(`${origin()}/api/trpc/me.get`, {
        headers: { Cookie: cookie, 'X-Acting-As': userId },
      });
      return [answer.status, await answer.text()];
    };
    const me = z.object({ result: z.object({ data: z.object({ json: meOut }) }) });
    const shown = me.parse(
      await (await fetch(`${origin()}/api/trpc/me.get`, { headers: { Cookie: cookie } })).json(),
    );
    const { userId } = shown.result.data.json;
    expect((await actAs(userId))[0]).toBe(200);
    const said = expect.stringContaining('Somebody else has signed in');
    expect(await actAs('somebody-else')).toEqual([401, said]);
    const nothing = await fetch(`${origin()}/api/trpc/apiKeys.create`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: cookie, Origin: origin() },
      body: JSON.stringify({ json: { name: 'narrowed to nothing', organizationIds: [] } }),
    });
    expect(nothing.status).toBe(400);
    const byKey = await failureOf(
      trpcClient(origin(), key).apiKeys.create.mutate({ name: 'more' }),
    );
    expect(byKey.data).toMatchObject({ code: 'FORBIDDEN' });

    const batch = await fetch(
      `${origin()}/api/trpc/me.signOutEverywhere,portfolio.create?batch=1`,
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Cookie: cookie, Origin: origin() },
        body: JSON.stringify({ 0: { json: {} }, 1: { json: {} } }),
      },
    );
    expect(await batch.json()).toMatchObject([
      { result: {} },
      { error: { json: { data: { httpStatus: 401 } } } },
    ]);
  });

  test('a batch looks its caller up before each later write, and once a second before reads', async () => {
    const lookUps = async (name: string, method: string) => {
      let count = 0;
      const stop = onStatement((text) => (count += text.includes('api_keys') ? 1 : 0));
      const inputs = JSON.stringify({ 0: { json: {} }, 1: { json: {} }, 2: { json: {} } });
      const input = method === 'GET' ? `&input=${encodeURIComponent(inputs)}` : '';
      const answer = await fetch(
        `${origin()}/api/trpc/${Array(3).fill(name).join(',')}?batch=1${input}`,
        {
          method,
          headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${world.manager}` },
          ...(method === 'GET' ? {} : { body: inputs }),
        },
      );
      stop();
      expect(await answer.json()).toHaveLength(3);
      return count;
    };
    await lookUps('vehicles.list', 'GET'); // the key's first use is noted
    expect(await lookUps('vehicles.list', 'GET')).toBe(1);
    expect(await lookUps('portfolio.create', 'POST')).toBe(3);
    // A second passes with each look at the clock, as where calls of a batch take their time.
    let clock = performance.now();
    vi.spyOn(performance, 'now').mockImplementation(() => (clock += 1000));
    expect(await lookUps('vehicles.list', 'GET')).toBeGreaterThanOrEqual(3);
    vi.restoreAllMocks();
  });
});
