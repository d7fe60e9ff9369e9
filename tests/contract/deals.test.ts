import { describe, expect, test } from 'vitest';
import { onStatement } from '@/db/statement-log';
import { DEAL_DEFAULTS, DEAL_KEYS, FULL_DEAL, useDealRoom } from '../setup/deal-room';

const { manager, world } = useDealRoom();
const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

describe('POST /deals', () => {
  test('gives exactly the fields of the contract, with the defaults, and a slug from the name', async () => {
    const { status, body } = await manager('POST', '/deals', {
      companyName: '  Acmé & Sons, Inc. ',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...DEAL_DEFAULTS,
      companyName: 'Acmé & Sons, Inc.',
      slug: 'acme-and-sons-inc',
    });
    expect(Object.keys(body).sort()).toEqual([...DEAL_KEYS].sort());
    expect(body.createdAt).toMatch(ISO);
    expect(body.updatedAt).toBe(body.createdAt);
  });

  test('keeps every field as sent and ignores unknown ones', async () => {
    const sent = {
      ...FULL_DEAL,
      links: [{ ...FULL_DEAL.links[0], extra: 1 }],
      organizationId: world().other,
    };
    const { status, body } = await manager('POST', '/deals', {
      ...sent,
      companyName: 'Full',
      slug: 'full-record',
      id: 'mine',
      deletedAt: '2026-01-01',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...FULL_DEAL, slug: 'full-record', deletedAt: null });
    expect(body.links).toEqual(FULL_DEAL.links);
    expect(body.id).not.toBe('mine');
    expect((await manager('GET', '/deals/full-record')).body).toEqual({ ...body, comments: [] });
  });

  test('null counts as absent for nullable fields and selectors', async () => {
    const { status, body } = await manager('POST', '/deals', {
      companyName: 'Nulls',
      estimatedValuation: null,
      estimatedCheckSize: null,
      logoUrl: null,
      vehicleId: null,
      vehicleSlug: null,
    });
    expect(status).toBe(201);
    expect(body).toMatchObject(DEAL_DEFAULTS);
  });

  test('names without Latin letters get a slug as well', async () => {
    const { status, body } = await manager('POST', '/deals', { companyName: '株式会社🚀' });
    expect(status).toBe(201);
    expect(body.slug).toMatch(/^deal-[0-9a-f]{10}$/);
  });

  test('a taken slug is a 409, also a derived one, and the message tells what PUT would do', async () => {
    await manager('POST', '/deals', { companyName: 'Twice' });
    const again = await manager('POST', '/deals', { companyName: 'TWICE' });
    expect(again.status).toBe(409);
    expect(again.body.error?.code).toBe('CONFLICT');
    expect(again.body.error?.message).toContain('not restore');
    await manager('DELETE', '/deals/twice');
    const deleted = await manager('POST', '/deals', { companyName: 'Other', slug: 'twice' });
    expect(deleted.status).toBe(409);
    expect(deleted.body.error?.message).toContain('would restore');
  });

  test('sixteen at once make one deal', async () => {
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => manager('POST', '/deals', { companyName: 'Race' })),
    );
    const statuses = answers.map((answer) => answer.status).sort();
    expect(statuses).toEqual([201, ...Array.from({ length: 15 }, () => 409)]);
  });
});

describe('PUT /deals/{slug}', () => {
  test('creates with 201, then replaces with 200, keeping id, slug and createdAt', async () => {
    const created = await manager('PUT', '/deals/put-me', { companyName: 'Put', ...FULL_DEAL });
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({ ...FULL_DEAL, slug: 'put-me', vehicle: null });
    expect(Object.keys(created.body).sort()).toEqual([...DEAL_KEYS].sort());
    const replaced = await manager('PUT', '/deals/put-me', { companyName: 'New', slug: 'put-me' });
    expect(replaced.status).toBe(200);
    const { id, createdAt } = created.body;
    expect(replaced.body).toMatchObject({ ...DEAL_DEFAULTS, companyName: 'New', id, createdAt });
  });

  test('takes back what was read', async () => {
    await manager('POST', '/deals', { companyName: 'Round Trip' });
    const read = (await manager('GET', '/deals/round-trip')).body;
    const { status, body } = await manager('PUT', '/deals/round-trip', read);
    expect(status).toBe(200);
    expect({ ...body, updatedAt: '' }).toEqual({
      ...read,
      updatedAt: '',
      comments: undefined,
    });
  });

  test('restores a soft-deleted deal with its comments', async () => {
    const { body } = await manager('PUT', '/deals/lazarus', { companyName: 'Lazarus' });
    await manager('POST', '/deals/lazarus/comments', { authorName: 'A', content: 'c' });
    await manager('DELETE', '/deals/lazarus');
    const restored = await manager('PUT', '/deals/lazarus', { companyName: 'Lazarus II' });
    expect(restored.status).toBe(200);
    expect(restored.body).toMatchObject({
      id: body.id,
      deletedAt: null,
      companyName: 'Lazarus II',
    });
    const read = await manager('GET', '/deals/lazarus');
    expect(read.body.comments).toHaveLength(1);
  });

  test('a slug in the body must equal the one in the path', async () => {
    for (const method of ['PUT', 'PATCH']) {
      const answer = await manager(method, '/deals/put-me', { companyName: 'X', slug: 'other' });
      expect(answer.status).toBe(400);
      expect(answer.body.issues?.[0]?.path).toEqual(['slug']);
    }
    expect((await manager('PUT', '/deals/Not_A_Slug', { companyName: 'X' })).status).toBe(400);
  });

  test('sixteen at once give one 201 and fifteen 200, over one row', async () => {
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, i) =>
        manager('PUT', '/deals/put-race', { companyName: `Name ${i}` }),
      ),
    );
    const statuses = answers.map((answer) => answer.status).sort();
    expect(statuses).toEqual([...Array.from({ length: 15 }, () => 200), 201]);
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
  });
});

describe('PATCH /deals/{slug}', () => {
  test('changes what is sent, clears with null, leaves the rest; an empty body changes nothing', async () => {
    const { body } = await manager('POST', '/deals', { companyName: 'Patch', ...FULL_DEAL });
    const patched = await manager('PATCH', '/deals/patch', {
      companyName: 'Renamed',
      website: '',
      estimatedValuation: null,
      logoUrl: null,
      slug: 'patch',
    });
    expect(patched.status).toBe(200);
    const { updatedAt, ...rest } = patched.body;
    expect(rest).toEqual({
      ...body,
      companyName: 'Renamed',
      website: '',
      estimatedValuation: null,
      logoUrl: null,
      updatedAt: undefined,
    });
    for (const empty of [{}, { unknown: 1 }, undefined]) {
      const answer = await manager('PATCH', '/deals/patch', empty);
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({ ...rest, updatedAt });
    }
  });

  test('is 404 for a missing and for a soft-deleted deal, in the same words', async () => {
    await manager('POST', '/deals', { companyName: 'Gone' });
    await manager('DELETE', '/deals/gone');
    const gone = await manager('PATCH', '/deals/gone', { sector: 'x' });
    const missing = await manager('PATCH', '/deals/never', { sector: 'x' });
    expect(gone.status).toBe(404);
    expect(gone.text).toBe(missing.text);
  });
});

describe('DELETE /deals/{slug}', () => {
  test('hides the deal from reads; again is 204, one that never existed is 404', async () => {
    const { body } = await manager('POST', '/deals', { companyName: 'Bye' });
    const first = await manager('DELETE', '/deals/bye');
    expect([first.status, first.text]).toEqual([204, '']);
    expect((await manager('GET', '/deals/bye')).status).toBe(404);
    const deleted = await manager('GET', '/deals/bye?includeDeleted=true');
    expect(deleted.body.deletedAt).toMatch(ISO);
    expect((await manager('DELETE', '/deals/bye')).status).toBe(204);
    expect((await manager('GET', '/deals/bye?includeDeleted=true')).body).toEqual(deleted.body);
    expect(deleted.body.id).toBe(body.id);
    expect((await manager('GET', '/deals/bye?includeDeleted=false')).status).toBe(404);
    expect((await manager('GET', '/deals/bye?includeDeleted=1')).status).toBe(400);
    expect((await manager('DELETE', '/deals/never')).status).toBe(404);
  });
});

test('a deal is read in one statement besides the key’s', async () => {
  const { body } = await manager('POST', '/deals', { companyName: 'Counted' });
  const statements: string[] = [];
  const stop = onStatement((query) => statements.push(query));
  await manager('GET', `/deals/${body.slug}`);
  stop();
  expect(statements.filter((query) => query.includes('"deals"'))).toHaveLength(1);
  expect(statements.filter((query) => !query.includes('last_used_at')).length).toBeLessThan(3);
});
