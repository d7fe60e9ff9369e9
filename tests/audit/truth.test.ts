import { describe, expect, test } from 'vitest';
import { DEFAULT_CRITERIA } from '@/server/routers/scoring-criteria/default-criteria';
import { newRoom } from '../extraction/setup';
import { useApi } from '../setup/api';
import { useTestDatabase } from '../setup/database';
import { signedIn } from '../setup/session';
import { addUser } from '../setup/world';

const database = useTestDatabase();
const call = useApi();

/** A room with its REST calls, and what its trail says of a table, oldest first. */
async function newTrail() {
  const room = await newRoom(database().db);
  const { caller, organizationId, key, slug } = room;
  const under = `/portfolio/companies/${slug}`;
  const send = (method: string, path: string, body?: unknown) => call(method, path, { key, body });
  const events = async (targetKind: string) =>
    (await caller.audit.list({ organizationId, limit: 200 })).items
      .filter((event) => event.targetKind === targetKind)
      .map(({ change, targetIds }) => ({ change, targetIds: targetIds.toSorted() }))
      .reverse();
  const changes = async (targetKind: string) =>
    (await events(targetKind)).map(({ change }) => change);
  return { ...room, under, send, events, changes };
}

describe('an upsert is recorded as what it did', () => {
  test('a customer sent again, and one brought back, are updates; the activity says changed', async () => {
    const { caller, slug, under, send, events } = await newTrail();
    const add = await send('POST', `${under}/customers`, { customerName: 'Oldco', tier: 'SMB' });
    expect(add.status).toBe(201);
    const again = { customerName: 'Oldco Inc', tier: 'F500', notes: 'Bigger now' };
    const change = await send('POST', `${under}/customers`, again);
    expect([change.status, change.body.id]).toEqual([200, add.body.id]);
    await send('DELETE', `${under}/customers/${add.body.id}`);
    expect((await send('POST', `${under}/customers`, again)).status).toBe(200);
    const targetIds = [add.body.id];
    expect(await events('customers')).toEqual([
      { change: 'insert', targetIds },
      { change: 'update', targetIds },
      { change: 'update', targetIds },
      { change: 'update', targetIds },
    ]);
    const { items } = await caller.activity.ofCompany({ slug });
    const upserts = items.filter(({ operation }) => operation === 'customers.upsert');
    expect(upserts.map((event) => event.change)).toEqual(['update', 'update', 'insert']);
  });

  test('a batch that adds and updates leaves an event of each, with its own rows', async () => {
    const { slug, send, events } = await newTrail();
    const ingest = async (...names: string[]) => {
      const items = names.map((name) => ({
        companySlug: slug,
        url: `https://news.example/${name}`,
        title: 'Widgets ships',
        publishedAt: '2026-01-01',
      }));
      const { body } = await send('POST', '/portfolio/news', { items });
      return (body.items ?? []).map(({ id }) => id);
    };
    const old = await ingest('a', 'b');
    const both = await ingest('c', 'a', 'd', 'b');
    const added = both.filter((id) => !old.includes(id));
    expect([added.length, both.length]).toEqual([2, 4]);
    const [first, ...rest] = await events('news_items');
    expect(first).toEqual({ change: 'insert', targetIds: old.toSorted() });
    expect(rest.toSorted((a, b) => (a.change < b.change ? -1 : 1))).toEqual([
      { change: 'insert', targetIds: added.toSorted() },
      { change: 'update', targetIds: old.toSorted() },
    ]);
  });

  test('criteria and offers', async () => {
    const { organizationId, vehicleId, slug, post, caller, send, changes } = await newTrail();
    await send('PUT', '/scoring-criteria', DEFAULT_CRITERIA);
    await send('PUT', '/scoring-criteria', DEFAULT_CRITERIA);
    expect(await changes('scoring_criteria')).toEqual(['insert', 'update']);
    await post('Hello.\n\nAsks:\n- Intros to retailers\n');
    const { id: companyId } = await caller.portfolio.get({ slug });
    const [ask] = (await caller.asks.list({ companyId })).items;
    const askId = ask?.id ?? '';
    await caller.asks.publish({ id: askId });
    const email = `${slug}@helper.test`;
    const grant = { organizationId, vehicleIds: [vehicleId], role: 'VIEWER' as const };
    await addUser(database().db, email, [grant]);
    const helper = await signedIn(database(), email);
    await helper.askOffers.offer({ askId, note: 'I can' });
    await helper.askOffers.offer({ askId, note: 'I can, on Monday' });
    expect(await changes('ask_offers')).toEqual(['insert', 'update']);
  });
});

describe('what is so already leaves no event and has the same answer', () => {
  const twice = async (trail: Awaited<ReturnType<typeof newTrail>>, kind: string, path: string) => {
    const before = (await trail.changes(kind)).length;
    const method = path.endsWith('/restore') ? 'POST' : 'DELETE';
    const body = method === 'POST' ? {} : undefined;
    const first = await trail.send(method, path, body);
    const second = await trail.send(method, path, body);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).toEqual(first.body);
    expect((await trail.changes(kind)).slice(before)).toEqual(['update']);
  };

  test('an update and a customer, deleted or restored', async () => {
    const trail = await newTrail();
    const update = await trail.post('Nothing new.');
    const customer = await trail.caller.customers.upsert({
      slug: trail.slug,
      customerName: 'Globex',
      tier: 'SMB',
    });
    for (const [kind, path] of [
      ['investor_updates', `${trail.under}/investor-updates/${update.id}`],
      ['customers', `${trail.under}/customers/${customer.id}`],
    ] as const) {
      await twice(trail, kind, path);
      await twice(trail, kind, `${path}/restore`);
    }
  });

  test('a story, a company and a share', async () => {
    const trail = await newTrail();
    const { company, slug, send } = trail;
    const share = await trail.caller.publicShares.create({ title: 'x', companyIds: [company.id] });
    await twice(trail, 'public_shares', `/public-shares/${share.share.id}`);
    const story = { companySlug: slug, url: 'https://news.example/s', title: 'Widgets ships' };
    const items = [{ ...story, publishedAt: '2026-01-01' }];
    const { body } = await send('POST', '/portfolio/news', { items });
    await twice(trail, 'news_items', `/portfolio/news/${String(body.items?.[0]?.id)}`);
    const before = await trail.changes('companies');
    await send('DELETE', `/portfolio/${slug}`);
    await send('DELETE', `/portfolio/${slug}`);
    expect(await trail.changes('companies')).toEqual([...before, 'update']);
  });

  test('an API key, revoked', async () => {
    const { organizationId, changes, slug } = await newTrail();
    const email = `${slug}@owner.test`;
    await addUser(database().db, email, [{ organizationId, role: 'MANAGER' }]);
    const owner = await signedIn(database(), email);
    await owner.apiKeys.create({ name: 'x' });
    const id = (await owner.apiKeys.list({})).items[0]?.id ?? '';
    const first = await owner.apiKeys.revoke({ id });
    expect(await owner.apiKeys.revoke({ id })).toEqual(first);
    expect(await changes('api_keys')).toEqual(['insert', 'update']);
  });
});
