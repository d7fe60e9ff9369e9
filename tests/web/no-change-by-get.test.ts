import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { rowsOf } from '@/db/rows';
import { auth } from '@/server/access/auth';
import { proceduresOf } from '@/server/rest/route-table';
import { appRouter } from '@/server/routers/app';
import { FIXTURES, type Names } from '../isolation/fixtures';
import { makeRows } from '../isolation/rows';
import { useTestDatabase } from '../setup/database';
import { givePassword, useFundServer } from '../setup/fund-server';
import { makeWorld, type World } from '../setup/world';

const database = useTestDatabase();
const origin = useFundServer();
let world: World;
let names: Names;
let cookie: string;

beforeAll(async () => {
  const { db } = database();
  world = await makeWorld(database());
  names = await makeRows(database(), world);
  const [user] = await db.query.users.findMany({
    where: (users, { eq }) => eq(users.email, 'manager@acme.test'),
  });
  await givePassword(database(), user?.id ?? '', 'correct horse battery');
  const answer = await fetch(`${origin()}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin() },
    body: JSON.stringify({ email: 'manager@acme.test', password: 'correct horse battery' }),
  });
  expect(answer.status).toBe(200);
  cookie = (answer.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
});

/** How many rows each table holds, and when each was last written. */
async function everything(): Promise<string> {
  const { db } = database();
  const tables = rowsOf(
    await db.execute(sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_name not in ('api_keys', 'migrations') order by 1`),
  );
  const lines: string[] = [];
  for (const { name } of tables) {
    const rows = rowsOf(
      await db.execute(
        sql`select count(*)::int as n, sum(t.xmin::text::bigint)::text as written from ${sql.identifier(String(name))} t`,
      ),
    );
    lines.push(`${String(name)} ${JSON.stringify(rows[0])}`);
  }
  return lines.join('\n');
}

const get = (path: string, headers: Record<string, string>) =>
  fetch(`${origin()}${path}`, { headers, redirect: 'manual' });

test('no procedure that writes answers to GET, with a key or a session', async () => {
  const before = await everything();
  for (const [id, procedure] of proceduresOf(appRouter)) {
    if (procedure._def.type !== 'mutation') continue;
    const json = JSON.stringify({ json: FIXTURES[id]?.input(names) ?? {} });
    const path = `/api/trpc/${id}?input=${encodeURIComponent(json)}`;
    for (const [name, value] of [
      ['Authorization', `Bearer ${world.manager}`],
      ['Cookie', cookie],
    ] as const) {
      const answer = await get(path, { [name]: value });
      expect([id, answer.status]).toEqual([id, 404]);
    }
  }
  expect(await everything()).toBe(before);
});

test('nothing under the sign-in changes by GET', async () => {
  const before = await everything();
  const { api } = await auth();
  const paths = Object.values(api).flatMap((endpoint) =>
    'path' in endpoint && typeof endpoint.path === 'string' ? [endpoint.path] : [],
  );
  expect(paths).toContain('/sign-out');
  for (const path of paths) {
    const query =
      '?token=x&id=x&callbackURL=/&email=manager@acme.test&password=correct+horse+battery';
    const answer = await get(`/api/auth${path.replace(/:\w+/g, 'x')}${query}`, { Cookie: cookie });
    expect([path, answer.status < 500]).toEqual([path, true]);
  }
  expect(await everything()).toBe(before);
  const still = await get('/api/trpc/me.get?input={"json":{}}', { Cookie: cookie });
  expect(still.status).toBe(200);
});

test('a session’s POST from another site is refused, and so is one that is not JSON', async () => {
  const before = await everything();
  const post = (headers: Record<string, string>) =>
    fetch(`${origin()}/api/trpc/portfolio.delete`, {
      method: 'POST',
      headers: { Cookie: cookie, ...headers },
      body: JSON.stringify({ json: { slug: names.company } }),
    });
  const json = { 'Content-Type': 'application/json' };
  expect((await post({ ...json, Origin: 'https://evil.example' })).status).toBe(403);
  expect((await post(json)).status).toBe(403);
  expect((await post({ 'Content-Type': 'text/plain', Origin: origin() })).status).toBe(400);
  const form = { 'Content-Type': 'multipart/form-data; boundary=x', Origin: origin() };
  expect((await post(form)).status).toBe(400);
  expect(await everything()).toBe(before);
});

test('the sign-in sends the security headers', async () => {
  const answer = await get('/api/auth/get-session', { Cookie: cookie });
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
  expect(answer.headers.has('strict-transport-security')).toBe(false);
});
