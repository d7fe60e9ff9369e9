import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { newId } from '@/db/schema/columns';
import { onStatement } from '@/db/statement-log';
import {
  keysOf,
  listAnswer,
  PUBLIC_SHARE_KEYS,
  shareAnswer,
  useShareWorld,
} from '../setup/share-world';

const { at, call, database, addCompany, addDeal, post, create, shareCount } = useShareWorld();

const CREATED_KEYS = [
  ...PUBLIC_SHARE_KEYS,
  'duplicateCompanyCount',
  'unshareableDeals',
  'urlPath',
].sort();

describe('creating a share', () => {
  test('answers 201 with exactly the fields of a created share', async () => {
    const deal = await addDeal();
    const share = await create({ title: '  Robotics  ', dealIds: [deal] });
    expect(keysOf(share)).toEqual(CREATED_KEYS);
    expect(share).toMatchObject({
      title: 'Robotics',
      status: 'ACTIVE',
      companyCount: 2,
      revokedAt: null,
      duplicateCompanyCount: 0,
      unshareableDeals: [],
      urlPath: `/share/companies/${share.publicId}`,
    });
    expect(share.publicId).toMatch(/^ps_[A-Za-z0-9]{24}$/);
    expect(share.createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  test('takes companies alone, deals alone, and an editor within the grant', async () => {
    expect((await create({ companyIds: [at.widgets, at.gadgets] })).companyCount).toBe(2);
    const deal = await addDeal();
    expect((await create({ companyIds: undefined, dealIds: [deal] })).companyCount).toBe(1);
    expect((await create({}, { key: at.world.editor })).companyCount).toBe(1);
  });

  test('gives the same 400 for unknown, foreign, deleted and out-of-grant companies and writes nothing', async () => {
    const before = await shareCount();
    const messages = new Set<string>();
    for (const [key, id] of [
      [at.world.manager, newId()],
      [at.world.manager, 'nonsense'],
      [at.world.manager, ''],
      [at.world.manager, at.foreign],
      [at.world.both, at.foreign],
      [at.world.manager, at.deleted],
      [at.world.editor, at.inFundII],
    ] as const) {
      const answer = await post(
        { title: 'List', companyIds: [at.widgets, id] },
        { key, query: `?organizationId=${at.world.acme}` },
      );
      expect([id, answer.status]).toEqual([id, 400]);
      expect(answer.body.issues?.[0]?.path).toEqual(['companyIds']);
      messages.add(answer.text);
    }
    expect(messages.size).toBe(1);
    expect(await shareCount()).toBe(before);
  });

  test('leaves out deals that cannot be shared and says why', async () => {
    const fine = await addDeal();
    const passed = await addDeal({ stage: 'PASSED' });
    const deleted = await addDeal({ deletedAt: '2026-01-01T00:00:00.000Z' });
    const deletedPassed = await addDeal({
      stage: 'PASSED',
      deletedAt: '2026-01-01T00:00:00.000Z',
    });
    const foreign = await addDeal({ organizationId: at.world.other });
    const unknown = newId();
    const outOfGrant = await addDeal({ vehicleId: at.world.fundII });
    const share = await create(
      {
        companyIds: [],
        dealIds: [unknown, passed, fine, foreign, deleted, deletedPassed, outOfGrant],
      },
      { key: at.world.editor },
    );
    expect(share.companyCount).toBe(1);
    expect(share.unshareableDeals).toEqual([
      { dealId: unknown, reason: 'not_found' },
      { dealId: passed, reason: 'not_shareable' },
      { dealId: foreign, reason: 'not_found' },
      { dealId: deleted, reason: 'not_found' },
      { dealId: deletedPassed, reason: 'not_found' },
      { dealId: outOfGrant, reason: 'not_found' },
    ]);
  });

  test('is a 400 when no deal remains', async () => {
    const passed = await addDeal({ stage: 'PASSED' });
    const before = await shareCount();
    const answer = await post({ title: 'List', dealIds: [passed, 'unknown'] });
    expect(answer.status).toBe(400);
    expect(answer.body.issues?.[0]).toMatchObject({
      path: ['dealIds'],
      params: {
        unshareableDeals: [
          { dealId: passed, reason: 'not_shareable' },
          { dealId: 'unknown', reason: 'not_found' },
        ],
      },
    });
    expect(await shareCount()).toBe(before);
  });

  test('drops and counts repeated ids and deals that are a company already listed', async () => {
    const sameDomain = await addDeal({
      companyName: 'Other name',
      website: 'http://www.Widgets.example/about',
    });
    const sameName = await addDeal({ companyName: 'GADGETS, Inc.' });
    const fresh = await addDeal({ companyName: 'Fresh', website: 'https://fresh.example' });
    const sameAsDeal = await addDeal({ companyName: 'Fresh GmbH' });
    const share = await create({
      companyIds: [at.widgets, at.gadgets, at.widgets],
      dealIds: [sameDomain, sameName, fresh, fresh, sameAsDeal],
    });
    expect(share).toMatchObject({ companyCount: 3, duplicateCompanyCount: 5 });
  });

  test('writes as many statements for many ids as for one', async () => {
    const count = async (body: Record<string, unknown>) => {
      let statements = 0;
      const stop = onStatement(() => (statements += 1));
      await create(body);
      stop();
      return statements;
    };
    const some = await Promise.all(Array.from({ length: 40 }, () => addDeal()));
    const more = await Promise.all(Array.from({ length: 20 }, () => addCompany()));
    const one = await count({ companyIds: [at.widgets], dealIds: some.slice(0, 1) });
    expect(await count({ companyIds: more, dealIds: some })).toBe(one);
  });
});

describe('reading and revoking', () => {
  test('get answers to the internal id and to the public one', async () => {
    const {
      urlPath: _,
      duplicateCompanyCount: __,
      unshareableDeals: ___,
      ...share
    } = await create();
    for (const id of [share.id, share.publicId]) {
      const answer = await call('GET', `/public-shares/${id}`, { key: at.world.manager });
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({ share });
    }
    expect((await call('GET', '/public-shares/%00', { key: at.world.manager })).status).toBe(400);
    expect(
      (await call('GET', '/public-shares/company-lists', { key: at.world.manager })).status,
    ).toBe(404);
  });

  test('the list is newest first, then by id, with exactly the fields of a share', async () => {
    const made = [];
    for (let i = 0; i < 4; i += 1) made.push((await create()).id);
    const [oldest, a, b, newest] = made;
    await database().db.execute(sql`update public_shares set created_at = case id
      when ${oldest} then timestamptz '2090-01-01Z' when ${newest} then timestamptz '2090-01-03Z'
      else timestamptz '2090-01-02Z' end where id in (${oldest}, ${a}, ${b}, ${newest})`);
    const answer = await call('GET', '/public-shares', { key: at.world.manager });
    expect(answer.status).toBe(200);
    expect(keysOf(answer.body)).toEqual(['shares']);
    const { shares } = listAnswer.parse(answer.body);
    expect(shares.slice(0, 4).map((share) => share.id)).toEqual([newest, ...[a, b].sort(), oldest]);
    for (const share of shares) expect(keysOf(share)).toEqual(PUBLIC_SHARE_KEYS);
  });

  test('revoking is idempotent and keeps the first time', async () => {
    const created = await create();
    const first = await call('DELETE', `/public-shares/${created.publicId}`, {
      key: at.world.manager,
    });
    expect(first.status).toBe(200);
    const { share } = shareAnswer.parse(first.body);
    expect(keysOf(share)).toEqual(PUBLIC_SHARE_KEYS);
    expect(share).toMatchObject({ id: created.id, status: 'REVOKED' });
    expect(share.revokedAt).toMatch(/Z$/);
    await database().db.execute(
      sql`update public_shares set revoked_at = '2026-02-03T04:05:06Z' where id = ${created.id}`,
    );
    const again = await call('DELETE', `/public-shares/${created.id}`, { key: at.world.manager });
    expect(again.status).toBe(200);
    expect(shareAnswer.parse(again.body).share.revokedAt).toBe('2026-02-03T04:05:06.000Z');
    const read = await call('GET', `/public-shares/${created.id}`, { key: at.world.manager });
    expect(shareAnswer.parse(read.body).share.status).toBe('REVOKED');
    const list = await call('GET', '/public-shares', { key: at.world.manager });
    expect(list.text).toContain(created.id);
  });

  test('a read takes one statement beside the key', async () => {
    const share = await create();
    for (const path of ['/public-shares', `/public-shares/${share.id}`]) {
      let statements = 0;
      const stop = onStatement(() => (statements += 1));
      await call('GET', path, { key: at.world.manager });
      stop();
      expect(statements).toBeLessThanOrEqual(2);
    }
  });
});

test('revoking from sixteen sides at once leaves one time', async () => {
  const share = await create();
  const answers = await Promise.all(
    Array.from({ length: 16 }, () =>
      call('DELETE', `/public-shares/${share.id}`, { key: at.world.manager }),
    ),
  );
  expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200));
  const times = answers.map((answer) => shareAnswer.parse(answer.body).share.revokedAt);
  expect(new Set(times).size).toBe(1);
});
