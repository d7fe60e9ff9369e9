import { beforeAll, describe, expect, test } from 'vitest';
import { onStatement } from '@/db/statement-log';
import { useApi } from '../setup/api';
import { useTestDatabase } from '../setup/database';
import { makeWorld, type World } from '../setup/world';

const database = useTestDatabase();
const call = useApi();
let world: World;
beforeAll(async () => {
  world = await makeWorld(database());
});

const manager = (method: string, path: string, body?: unknown) =>
  call(method, path, { key: world.manager, body });

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

const DEFAULTS = {
  website: '',
  description: '',
  source: 'MANUAL',
  sourceDetail: '',
  stage: 'DISCOVERED',
  thesisFitScore: 0,
  estimatedValuation: null,
  estimatedCheckSize: null,
  sector: '',
  companyStage: '',
  notes: '',
  logoUrl: null,
  links: [],
  vehicle: null,
  scoutedByAgentId: '',
  deletedAt: null,
};

const FULL = {
  website: 'https://robots.example',
  description: 'Robots **that** learn',
  source: 'YC',
  sourceDetail: 'YC W26',
  stage: 'RESEARCHING',
  thesisFitScore: 4.5,
  estimatedValuation: 12_000_000.25,
  estimatedCheckSize: 0.1,
  sector: 'Robotics',
  companyStage: 'seed',
  notes: ' kept as sent\n',
  logoUrl: 'https://robots.example/logo.png',
  links: [{ type: 'deck', label: 'Deck', url: 'https://robots.example/deck' }],
  scoutedByAgentId: 'agent-7',
};

const KEYS = [...Object.keys(DEFAULTS), 'id', 'slug', 'companyName', 'createdAt', 'updatedAt'];

/** What a field refuses on every write; null is checked apart. */
const BAD: [field: string, value: unknown][] = [
  ['companyName', '  '],
  ['companyName', 5],
  ['companyName', 'x'.repeat(301)],
  ['companyName', 'a\u0000b'],
  ['website', 'javascript:alert(1)'],
  ['website', 'robots.example'],
  ['website', `https://x.example/${'a'.repeat(2048)}`],
  ['description', 'x'.repeat(100_001)],
  ['description', '\ud800'],
  ['source', 'TWITTER'],
  ['source', 'yc'],
  ['sourceDetail', ['W26']],
  ['stage', 'WON'],
  ['thesisFitScore', 5.01],
  ['thesisFitScore', -0.1],
  ['thesisFitScore', '4'],
  ['thesisFitScore', true],
  ['estimatedValuation', 1.1e15],
  ['estimatedValuation', '5'],
  ['estimatedCheckSize', -1.1e15],
  ['estimatedCheckSize', false],
  ['sector', 1],
  ['companyStage', {}],
  ['notes', 'a\u0000'],
  ['logoUrl', ''],
  ['logoUrl', '/logo.png'],
  ['links', {}],
  ['links', [{ type: 'deck', label: 'Deck' }]],
  ['links', [{ type: 'deck', label: 5, url: 'https://x.example' }]],
  ['links', [{ type: 'deck', label: 'Deck', url: 'ftp://x.example' }]],
  ['links', [null]],
  ['scoutedByAgentId', 7],
  ['slug', 'Upper'],
  ['slug', ''],
  ['slug', 'x'.repeat(101)],
  ['slug', null],
  ['vehicleSlug', 5],
  ['vehicleId', ['x']],
];
const NOT_NULLABLE = [
  'companyName',
  'website',
  'description',
  'source',
  'sourceDetail',
  'stage',
  'thesisFitScore',
  'sector',
  'companyStage',
  'notes',
  'links',
  'scoutedByAgentId',
];

describe('POST /deals', () => {
  test('gives exactly the fields of the contract, with the defaults, and a slug from the name', async () => {
    const { status, body } = await manager('POST', '/deals', {
      companyName: '  Acmé & Sons, Inc. ',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...DEFAULTS,
      companyName: 'Acmé & Sons, Inc.',
      slug: 'acme-and-sons-inc',
    });
    expect(Object.keys(body).sort()).toEqual([...KEYS].sort());
    expect(body.createdAt).toMatch(ISO);
    expect(body.updatedAt).toBe(body.createdAt);
  });

  test('keeps every field as sent and ignores unknown ones', async () => {
    const sent = { ...FULL, links: [{ ...FULL.links[0], extra: 1 }], organizationId: world.other };
    const { status, body } = await manager('POST', '/deals', {
      ...sent,
      companyName: 'Full',
      slug: 'full-record',
      id: 'mine',
      deletedAt: '2026-01-01',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...FULL, slug: 'full-record', deletedAt: null });
    expect(body.links).toEqual(FULL.links);
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
    expect(body).toMatchObject(DEFAULTS);
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

describe('a bad value is a 400 that names the field, and nothing is written', () => {
  const cases = [...BAD, ...NOT_NULLABLE.map((field): [string, unknown] => [field, null])];

  test('on POST', async () => {
    for (const [field, value] of cases) {
      const body = { companyName: 'Bad', slug: 'bad-post', [field]: value };
      const answer = await manager('POST', '/deals', body);
      expect([field, value, answer.status]).toEqual([field, value, 400]);
      expect(answer.body.issues?.[0]?.path[0]).toBe(field);
      expect(answer.body.error?.code).toBe('BAD_REQUEST');
    }
    expect((await manager('POST', '/deals', {})).body.issues?.[0]?.path).toEqual(['companyName']);
    expect((await manager('GET', '/deals/bad-post')).status).toBe(404);
  });

  test('on PUT and PATCH', async () => {
    const before = (await manager('POST', '/deals', { companyName: 'Steady', ...FULL })).body;
    for (const [field, value] of cases) {
      for (const method of ['PUT', 'PATCH']) {
        const base = method === 'PUT' ? { companyName: 'Changed' } : { sector: 'Changed' };
        const answer = await manager(method, '/deals/steady', { ...base, [field]: value });
        expect([method, field, value, answer.status]).toEqual([method, field, value, 400]);
        expect(answer.body.issues?.[0]?.path[0]).toBe(field);
      }
    }
    expect((await manager('PUT', '/deals/steady', { sector: 'x' })).status).toBe(400);
    expect((await manager('GET', '/deals/steady')).body).toEqual({ ...before, comments: [] });
  });

  test('links point at the item', async () => {
    const links = [FULL.links[0], { type: 'a', label: 'b', url: 'nope' }];
    const answer = await manager('POST', '/deals', { companyName: 'Links', links });
    expect(answer.body.issues?.[0]?.path).toEqual(['links', 1, 'url']);
  });
});

describe('PUT /deals/{slug}', () => {
  test('creates with 201, then replaces with 200, keeping id, slug and createdAt', async () => {
    const created = await manager('PUT', '/deals/put-me', { companyName: 'Put', ...FULL });
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({ ...FULL, slug: 'put-me', vehicle: null });
    expect(Object.keys(created.body).sort()).toEqual([...KEYS].sort());
    const replaced = await manager('PUT', '/deals/put-me', { companyName: 'New', slug: 'put-me' });
    expect(replaced.status).toBe(200);
    const { id, createdAt } = created.body;
    expect(replaced.body).toMatchObject({ ...DEFAULTS, companyName: 'New', id, createdAt });
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
    const { body } = await manager('POST', '/deals', { companyName: 'Patch', ...FULL });
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
