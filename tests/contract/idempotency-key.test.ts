import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { rowsOf } from '@/db/rows';
import { users } from '@/db/schema';
import { operationsOf } from '@/server/rest/route-table';
import { appRouter } from '@/server/routers/app';
import type { Names } from '../isolation/fixtures';
import { makeRows } from '../isolation/rows';
import { type Answer, useApi } from '../setup/api';
import { useTestDatabase } from '../setup/database';
import { statementsOf } from '../setup/statements';
import { addKey, makeWorld, type World } from '../setup/world';

const database = useTestDatabase();
const call = useApi();
let world: World;
let names: Names;
beforeAll(async () => {
  world = await makeWorld(database());
  names = await makeRows(database(), world);
});

const REPLAYED = 'idempotency-replayed';

const count = async (table: string): Promise<number> => {
  const rows = rowsOf(
    await database().db.execute(sql`select count(*)::int as n from ${sql.identifier(table)}`),
  );
  return Number(rows[0]?.n);
};

const company = (name: string) => ({
  name,
  vehicleSlug: 'fund-i',
  checkSize: 1,
  investmentDate: '2026-01-01',
  instrumentType: 'SAFE',
});

const post = (
  path: string,
  body: unknown,
  idempotencyKey: string,
  key = world.manager,
): Promise<Answer> =>
  call('POST', path, { key, body, headers: { 'Idempotency-Key': idempotencyKey } });

const under = (path: string) => `/portfolio/companies/${names.company}/${path}`;
const snapshots = () => under('metric-snapshots');

/** A body for every POST of the API, its path parameters filled. */
const bodies: Record<string, () => { path: string; body: unknown }> = {
  'portfolio.create': () => ({ path: '/portfolio', body: company('Once') }),
  'investorUpdates.create': () => ({
    path: under('investor-updates'),
    body: { receivedAt: '2026-03-01', source: 'manual', rawBody: 'Good.' },
  }),
  'investorUpdates.restore': () => ({
    path: under(`investor-updates/${names.update}/restore`),
    body: {},
  }),
  'metricSnapshots.create': () => ({ path: snapshots(), body: { asOf: '2026-03-01', arrUsd: 1 } }),
  'customers.upsert': () => ({
    path: under('customers'),
    body: { customerName: 'Once', tier: 'SMB' },
  }),
  'customers.restore': () => ({ path: under(`customers/${names.customer}/restore`), body: {} }),
  'customers.churn': () => ({
    path: under(`customers/${names.customer}/churn`),
    body: { churnedAt: '2026-03-01' },
  }),
  'dataGaps.create': () => ({
    path: under('data-gaps'),
    body: { gapType: 'METRIC_MISSING', description: 'x', suggestedField: 'arrUsd' },
  }),
  'dataGaps.resolve': () => ({
    path: `/portfolio/data-gaps/${names.gap}/resolve`,
    body: { resolvedValue: 1 },
  }),
  'dataGaps.dismiss': () => ({
    path: `/portfolio/data-gaps/${names.gap}/dismiss`,
    body: { notes: 'Once' },
  }),
  'dataGaps.bulkResolve': () => ({
    path: '/portfolio/data-gaps/bulk-resolve',
    body: { resolutions: [{ gapId: names.gap, resolvedValue: 1 }] },
  }),
  'dataGaps.bulkDismiss': () => ({
    path: '/portfolio/data-gaps/bulk-dismiss',
    body: { gapIds: [names.gap] },
  }),
  'news.ingest': () => ({
    path: '/portfolio/news',
    body: {
      items: [
        {
          companySlug: names.company,
          url: 'https://news.example/once',
          title: 'x',
          publishedAt: '2026-03-01',
        },
      ],
    },
  }),
  'news.maintenance': () => ({ path: '/portfolio/news/maintenance', body: {} }),
  'stats.recompute': () => ({
    path: '/portfolio/stats/recompute',
    body: { vehicleSlug: 'fund-i' },
  }),
  'deals.create': () => ({ path: '/deals', body: { companyName: 'Once' } }),
  'deals.comment': () => ({
    path: `/deals/${names.deal}/comments`,
    body: { authorName: 'Ana', content: 'Once' },
  }),
  'publicShares.create': () => ({
    path: '/public-shares/company-lists',
    body: { title: 'Once', companyIds: [names.companyId] },
  }),
};

describe('every POST is done once per key', () => {
  const posts = operationsOf(appRouter).filter(({ rest }) => rest.method === 'POST');

  test.each(posts.map(({ id }) => id))('%s', async (id) => {
    const made = bodies[id]?.();
    if (!made) throw new Error(`${id} needs a body here.`);
    const first = await post(made.path, made.body, `each ${id}`);
    expect([first.status, first.body.error]).toEqual([first.status, undefined]);
    expect([200, 201]).toContain(first.status);
    expect(first.headers.has(REPLAYED)).toBe(false);
    const events = await count('audit_events');
    const again = await post(made.path, made.body, `each ${id}`);
    expect([again.status, again.text]).toEqual([first.status, first.text]);
    expect(again.headers.get(REPLAYED)).toBe('true');
    expect(await count('audit_events')).toBe(events);
  });

  test('what may be repeated and is asked for twice at once gives one answer to both', async () => {
    const repeatable = posts.filter(({ rest }) => rest.idempotency === 'repeatable');
    expect(repeatable.map(({ id }) => id)).toEqual(['news.maintenance']);
    const path = '/portfolio/news/maintenance';
    const answers = await Promise.all([1, 2, 3].map(() => post(path, {}, 'daily')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await post('/deals', { companyName: 'Daily' }, 'daily')).status).toBe(409);
  });
});

describe('a key stands for one request', () => {
  test('key order and white space do not make another one', async () => {
    const first = await post('/deals', { companyName: 'Order', notes: 'x' }, 'order');
    const again = await call('POST', '/deals/', {
      key: world.manager,
      raw: '{ "notes" : "x",\n "companyName": "Order" }',
      headers: { 'Idempotency-Key': 'order', 'Content-Type': 'application/json' },
    });
    expect([again.status, again.text]).toEqual([201, first.text]);
  });

  test('another body, another operation and another query are a 409', async () => {
    await post('/deals', { companyName: 'Other' }, 'other');
    const slug = under('customers');
    for (const [path, body] of [
      ['/deals', { companyName: 'Other 2' }],
      [`/deals?vehicleId=${world.fundI}`, { companyName: 'Other' }],
      [slug, { customerName: 'Other', tier: 'SMB' }],
    ] as const) {
      const answer = await post(path, body, 'other');
      expect([answer.status, answer.body.error?.code]).toEqual([409, 'CONFLICT']);
    }
    expect((await call('GET', '/deals/other-2', { key: world.manager })).status).toBe(404);
  });

  test('an invalid request is a 400 before the key is looked at', async () => {
    await post('/deals', { companyName: 'Shape' }, 'shape');
    expect((await post('/deals', { companyName: 1 }, 'shape')).status).toBe(400);
  });

  test('a failure keeps no key', async () => {
    expect((await post('/deals', {}, 'failed')).status).toBe(400);
    expect(
      (await post('/portfolio', { ...company('x'), vehicleSlug: 'none' }, 'failed')).status,
    ).toBe(404);
    expect((await post('/deals', { companyName: 'After failure' }, 'failed')).status).toBe(201);
    expect((await post('/deals', { companyName: 'After failure' }, 'taken')).status).toBe(409);
    expect((await post('/deals', { companyName: 'After conflict' }, 'taken')).status).toBe(201);
  });

  test.each(['', 'x'.repeat(256), 'tab\there', 'é'])('%j is no key: 400', async (key) => {
    const answer = await post('/deals', { companyName: 'Bad key' }, key);
    expect([answer.status, answer.body.issues?.[0]?.path]).toEqual([400, ['Idempotency-Key']]);
    const outsider = await post('/deals', { companyName: 'Bad key' }, key, 'fpk_unknown');
    expect(outsider.status).toBe(401);
  });

  test('255 printable characters are one', async () => {
    expect((await post('/deals', { companyName: 'Long key' }, '~'.repeat(255))).status).toBe(201);
  });

  test('other methods ignore the header', async () => {
    for (const sector of ['a', 'b']) {
      const answer = await call('PATCH', `/deals/${names.deal}`, {
        key: world.manager,
        body: { sector },
        headers: { 'Idempotency-Key': 'x'.repeat(300) },
      });
      expect(answer.status).toBe(200);
    }
  });
});

describe('a key belongs to a user', () => {
  test('others may use the same one', async () => {
    const body = { companyName: 'Shared key' };
    const [mine, theirs] = [
      await post('/deals', body, 'shared'),
      await post('/deals', body, 'shared', world.foreign),
    ];
    expect([mine.status, theirs.status]).toEqual([201, 201]);
    expect(theirs.body.id).not.toBe(mine.body.id);
  });

  test('a new key of the same user gets the answer, a narrower one does not', async () => {
    const { db } = database();
    const [user] = await db
      .select()
      .from(users)
      .where(sql`email = 'manager@acme.test'`);
    const userId = user?.id ?? '';
    const body = { companyName: 'Rotated' };
    const first = await post('/deals', body, 'rotated');
    const again = await post('/deals', body, 'rotated', await addKey(db, userId));
    expect([again.status, again.text]).toEqual([201, first.text]);
    const elsewhere = await addKey(db, userId, { organizationIds: [world.other] });
    const narrow = await post('/deals', body, 'rotated', elsewhere);
    expect([narrow.status, narrow.text.includes('Rotated')]).toEqual([409, false]);
    const reader = await addKey(db, userId, { readOnly: true });
    const comment = { authorName: 'Ana', content: 'x' };
    const path = `/deals/${names.deal}/comments`;
    await post(path, comment, 'commented');
    expect((await post(path, comment, 'commented', reader)).status).toBe(403);
  });
});

describe('the answer is kept for a day', () => {
  const age = (interval: string) =>
    database().db.execute(
      sql`update idempotency_keys set created_at = now() - cast(${interval} as interval)`,
    );

  test('then the request runs again, and old answers are gone', async () => {
    const body = { asOf: '2026-04-01', arrUsd: 2 };
    const first = await post(snapshots(), body, 'aged');
    await age('23 hours 59 minutes');
    expect((await post(snapshots(), body, 'aged')).text).toBe(first.text);
    await age('24 hours 1 minute');
    const again = await post(snapshots(), body, 'aged');
    expect([again.status, again.headers.has(REPLAYED)]).toEqual([201, false]);
    expect(again.body.id).not.toBe(first.body.id);
    await post(snapshots(), body, 'another');
    expect(await count('idempotency_keys')).toBe(2);
  });
});

describe('the key, the work and the answer are one', () => {
  test('sixteen requests at once write once and get one answer', async () => {
    const before = await count('metric_snapshots');
    const answers = await Promise.all(
      Array.from({ length: 16 }, () =>
        post(snapshots(), { asOf: '2026-05-01', arrUsd: 3 }, 'at once'),
      ),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers.filter(({ headers }) => headers.has(REPLAYED))).toHaveLength(15);
    expect(await count('metric_snapshots')).toBe(before + 1);
  });

  test('an answer that cannot be kept undoes the work', async () => {
    const opened = database();
    await opened.exec(`create function refuse_answer() returns trigger language plpgsql as
      $$ begin raise exception 'no'; end $$;
      create trigger refuse_answer before update on idempotency_keys
      for each row execute function refuse_answer();`);
    const failed = await post('/deals', { companyName: 'Torn' }, 'torn');
    await opened.exec(
      'drop trigger refuse_answer on idempotency_keys; drop function refuse_answer;',
    );
    expect(failed.status).toBe(500);
    expect((await call('GET', '/deals/torn', { key: world.manager })).status).toBe(404);
    expect((await post('/deals', { companyName: 'Torn' }, 'torn')).status).toBe(201);
  });

  test('a request without the header pays nothing', async () => {
    const body = { asOf: '2026-06-01', arrUsd: 4 };
    const plain = await statementsOf(() => call('POST', snapshots(), { key: world.manager, body }));
    expect(plain).toBe(2); // the company with the key, the row with its audit event
  });
});
