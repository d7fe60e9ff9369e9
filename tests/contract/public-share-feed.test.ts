import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import * as feedRoute from '@/app/api/public/share/companies/[publicId]/route';
import { newId } from '@/db/schema/columns';
import { onStatement } from '@/db/statement-log';
import { handleShareFeed } from '@/server/public/share-feed';
import { newPublicId } from '@/server/routers/public-shares/public-id';
import { CANARY, useCanaryShares } from '../setup/canary-shares';

const { database, addCompany, addDeal, addShare } = useCanaryShares();

const ask = (publicId: string, method = 'GET') =>
  handleShareFeed(database().db, { method, publicId, requestId: 'r-1' });

const bundleOf = async (publicId: string): Promise<unknown> =>
  JSON.parse((await ask(publicId)).body ?? 'null');

describe('the feed of a live link', () => {
  test('shows no more of a text than the bounds of a list, so that no list can be too heavy', async () => {
    const long = '&'.repeat(100_000);
    const heavy = { description: long, sector: long, companyStage: long };
    const publicId = await addShare([{ dealId: await addDeal(heavy) }]);
    expect(await bundleOf(publicId)).toMatchObject({
      companies: [
        { description: '&'.repeat(20_000), sector: '&'.repeat(1000), stage: '&'.repeat(1000) },
      ],
    });
  });

  test('shows no more of a text either whose characters take six in an answer', async () => {
    const description = '\u0001'.repeat(100_000);
    const publicId = await addShare([{ dealId: await addDeal({ description }) }]);
    const { status, body } = await ask(publicId);
    expect(status).toBe(200);
    expect(body?.length).toBeLessThan(41_000);
    const shown: unknown = expect.stringMatching(/^\u0001{6000,}$/u);
    expect(JSON.parse(body ?? '')).toMatchObject({ companies: [{ description: shown }] });
  });

  test('holds the allowed fields in the order of the list, and nothing else', async () => {
    const companyId = await addCompany();
    const publicId = await addShare([
      { dealId: await addDeal() },
      { companyId },
      { dealId: await addDeal({ companyName: 'Bare', description: '', companyStage: '' }) },
    ]);
    const answer = await ask(publicId);
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.body ?? '')).toEqual({
      share: {
        publicId,
        title: 'Our list',
        companyCount: 3,
        createdAt: '2026-05-12T00:00:00.000Z',
      },
      companies: [
        {
          name: 'Gadgets',
          website: null,
          description: 'Makes gadgets.',
          sector: null,
          stage: 'seed',
          logoUrl: null,
        },
        {
          name: 'Widgets',
          website: 'https://widgets.example',
          description: null,
          sector: 'Robotics',
          stage: 'series-a',
          logoUrl: 'https://widgets.example/logo.png',
        },
        {
          name: 'Bare',
          website: null,
          description: null,
          sector: null,
          stage: null,
          logoUrl: null,
        },
      ],
    });
    expect(answer.body).not.toMatch(CANARY);
    expect(answer.body).not.toContain(companyId);
  });

  test('leaves out the user name and password of an address', async () => {
    const website = 'https://canary:canary@widgets.example/about?x=1';
    const logoUrl = 'https://canary@widgets.example/logo.png';
    const publicId = await addShare([
      { companyId: await addCompany({ website, logoUrl }) },
      { dealId: await addDeal({ companyName: 'Other', website, logoUrl }) },
    ]);
    const shown = {
      website: 'https://widgets.example/about?x=1',
      logoUrl: 'https://widgets.example/logo.png',
    };
    expect(await bundleOf(publicId)).toMatchObject({ companies: [shown, shown] });
  });

  test('shows profiles as they are now and leaves out rows deleted since', async () => {
    const companyId = await addCompany();
    const dealId = await addDeal();
    const gone = await addDeal({ companyName: 'Gone' });
    const passed = await addDeal({ companyName: 'Passed since', stage: 'PASSED' });
    const publicId = await addShare([
      { companyId },
      { dealId },
      { dealId: gone },
      { dealId: passed },
    ]);
    const { db } = database();
    await db.execute(sql`update companies set name = 'Renamed' where id = ${companyId}`);
    await db.execute(sql`update deals set deleted_at = now() where id = ${gone}`);
    expect(await bundleOf(publicId)).toMatchObject({
      share: { companyCount: 3 },
      companies: [{ name: 'Renamed' }, { name: 'Gadgets' }, { name: 'Passed since' }],
    });
    await db.execute(sql`update companies set deleted_at = now() where id = ${companyId}`);
    await db.execute(sql`update deals set deleted_at = now() where id in (${dealId}, ${passed})`);
    expect(await bundleOf(publicId)).toMatchObject({ share: { companyCount: 0 }, companies: [] });
  });

  test('is not cached, not indexed, not sniffed and open to every origin', async () => {
    const publicId = await addShare([{ companyId: await addCompany() }]);
    const { headers } = await ask(publicId);
    expect(headers).toEqual({
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
      'X-Request-Id': 'r-1',
      'Access-Control-Allow-Origin': '*',
      'Content-Type': 'application/json; charset=utf-8',
    });
    const head = await ask(publicId, 'HEAD');
    expect([head.status, head.body, head.headers]).toEqual([200, undefined, headers]);
    const preflight = await ask(publicId, 'OPTIONS');
    expect([preflight.status, preflight.body]).toEqual([204, undefined]);
    expect(preflight.headers).toMatchObject({
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Methods': 'GET, HEAD, OPTIONS',
    });
  });

  test('takes one statement', async () => {
    const publicId = await addShare([{ companyId: await addCompany() }]);
    await ask(publicId);
    let statements = 0;
    const stop = onStatement(() => (statements += 1));
    await ask(publicId);
    stop();
    expect(statements).toBe(1);
  });
});

describe('a link that does not work', () => {
  test('is the same 404 for unknown, revoked, malformed and internal ids', async () => {
    const items = [{ companyId: await addCompany() }];
    const revoked = await addShare(items, { revokedAt: '2026-06-01T00:00:00.000Z' });
    const id = newId();
    await addShare([], { id });
    const bad = [newPublicId(), 'ps_', '', id, '\u0000', `${revoked}x`, '%', "ps_' or 1=1 --"];
    const expected = await ask(revoked);
    expect(expected.status).toBe(404);
    expect(JSON.parse(expected.body ?? '')).toEqual({
      error: { code: 'NOT_FOUND', message: expect.any(String) as string },
    });
    expect(expected.headers).toMatchObject({
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
      'Access-Control-Allow-Origin': '*',
    });
    for (const publicId of bad) expect(await ask(publicId)).toEqual(expected);
  });

  test('other methods are a 404 too, on a live link as well', async () => {
    const publicId = await addShare([{ companyId: await addCompany() }]);
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE']) {
      const answer = await ask(publicId, method);
      expect([method, answer.status]).toEqual([method, 404]);
      expect(answer.headers).not.toHaveProperty('Access-Control-Allow-Origin');
    }
  });

  test('costs the database as much when it is revoked as when it is unknown', async () => {
    const revoked = await addShare([], { revokedAt: '2026-06-01T00:00:00.000Z' });
    const seen: string[] = [];
    const stop = onStatement((query) => seen.push(query));
    await ask(revoked);
    await ask(newPublicId());
    stop();
    expect(seen).toHaveLength(2);
    expect(seen[0]).toBe(seen[1]);
  });
});

test('the Next route answers as the handler does', async () => {
  const publicId = await addShare([{ companyId: await addCompany() }]);
  const through = (method: 'GET' | 'HEAD' | 'OPTIONS' | 'POST' | 'DELETE', id: string) =>
    feedRoute[method](new Request('http://site.test/', { method }), {
      params: Promise.resolve({ publicId: id }),
    });
  const answer = await through('GET', publicId);
  expect([answer.status, await answer.text()]).toEqual([200, (await ask(publicId)).body]);
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  expect((await through('HEAD', publicId)).status).toBe(200);
  expect((await through('OPTIONS', publicId)).status).toBe(204);
  expect((await through('POST', publicId)).status).toBe(404);
  expect((await through('GET', newPublicId())).status).toBe(404);
});

test('a database that fails is the envelope without a word about it', async () => {
  const { db } = database();
  const broken = new Proxy(db, {
    get: () => {
      throw Object.assign(new Error('canary: connect to 10.0.0.1 refused'), {
        code: 'ECONNREFUSED',
      });
    },
  });
  const answer = await handleShareFeed(broken, {
    method: 'GET',
    publicId: newPublicId(),
    requestId: 'r-2',
  });
  expect(answer.status).toBe(503);
  expect(answer.body).not.toContain('canary');
  expect(answer.headers['Retry-After']).toBeDefined();
  expect(answer.error).toBeInstanceOf(Error);
});
