import { beforeAll, describe, expect, test } from 'vitest';
import { useApi } from '../setup/api';
import { useTestDatabase } from '../setup/database';
import { makeWorld, type World } from '../setup/world';

const database = useTestDatabase();
const call = useApi();
let world: World;
beforeAll(async () => {
  world = await makeWorld(database());
  await call('POST', '/deals', { key: world.manager, body: { companyName: 'Talk' } });
  await call('POST', '/deals', {
    key: world.manager,
    body: { companyName: 'Hidden', vehicleSlug: 'fund-ii' },
  });
});

const comment = (body: unknown, key = world.manager, slug = 'talk') =>
  call('POST', `/deals/${slug}/comments`, { key, body });

describe('POST /deals/{slug}/comments', () => {
  test('gives exactly the fields of the contract, with the defaults', async () => {
    const { status, body } = await comment({ authorName: ' Ana ', content: ' first\n' });
    expect(status).toBe(201);
    const { id, dealId, createdAt, ...rest } = body;
    expect(rest).toEqual({
      authorName: 'Ana',
      authorType: 'human',
      content: ' first\n',
      metadata: {},
    });
    const deal = await call('GET', '/deals/talk', { key: world.manager });
    expect(dealId).toBe(deal.body.id);
    expect(id).toEqual(expect.any(String));
    expect(createdAt).toMatch(/Z$/);
  });

  test('keeps any JSON object as metadata, as sent and as read', async () => {
    const metadata: unknown = JSON.parse(
      '{"n":"123","deep":{"list":[1,null,true,"x",{"a":{}}]},"big":1e300,"v":2,"":0.1,"__proto__":{"x":1},"constructor":"c"}',
    );
    const { status, body } = await comment({
      authorName: 'Bot',
      authorType: 'agent',
      content: 'x',
      metadata,
    });
    expect(status).toBe(201);
    expect(body.metadata).toEqual(metadata);
    const { comments } = (await call('GET', '/deals/talk', { key: world.manager })).body;
    expect(comments).toContainEqual(body);
    expect(JSON.stringify(comments)).toContain('__proto__');
  });

  test('comments are listed oldest first', async () => {
    const ids: unknown[] = [];
    for (const content of ['1', '2', '3', '4']) {
      ids.push((await comment({ authorName: 'S', authorType: 'system', content })).body.id);
    }
    const { comments } = (await call('GET', '/deals/talk', { key: world.manager })).body;
    const listed = Array.isArray(comments) ? comments.map((c: { id: unknown }) => c.id) : [];
    expect(listed.slice(-4)).toEqual(ids);
  });

  test('a bad value is a 400 that names the field, and nothing is written', async () => {
    const before = (await call('GET', '/deals/talk', { key: world.manager })).body;
    const bad: [string, unknown][] = [
      ['authorName', undefined],
      ['authorName', ''],
      ['authorName', ' '],
      ['authorName', null],
      ['authorName', 'x'.repeat(301)],
      ['authorType', 'robot'],
      ['authorType', null],
      ['content', undefined],
      ['content', ''],
      ['content', 5],
      ['content', 'a\u0000'],
      ['content', 'x'.repeat(100_001)],
      ['metadata', null],
      ['metadata', []],
      ['metadata', 'x'],
      ['metadata', 5],
      ['metadata', { a: ['\u0000'] }],
      ['metadata', { '\ud800': 1 }],
    ];
    for (const [field, value] of bad) {
      const answer = await comment({ authorName: 'A', content: 'c', [field]: value });
      expect([field, value, answer.status]).toEqual([field, value, 400]);
      expect(answer.body.issues?.[0]?.path[0]).toBe(field);
    }
    expect((await call('GET', '/deals/talk', { key: world.manager })).body).toEqual(before);
  });

  test('readers get 403, those who cannot see the deal the 404 of a missing one', async () => {
    const body = { authorName: 'A', content: 'c' };
    expect((await comment(body, world.viewer)).status).toBe(403);
    expect((await comment(body, world.readOnly)).status).toBe(403);
    expect((await comment(body, world.editor)).status).toBe(201);
    const missing = await comment(body, world.manager, 'nothing');
    expect(missing.status).toBe(404);
    for (const key of [world.foreign, world.nobody]) {
      expect((await comment(body, key)).text).toBe(missing.text);
    }
    for (const key of [world.editor, world.viewer]) {
      expect((await comment(body, key, 'hidden')).text).toBe(missing.text);
    }
    const twisted = await comment({ authorName: '' }, world.viewer, 'hidden');
    expect(twisted.status).toBe(400);
    await call('POST', '/deals', { key: world.manager, body: { companyName: 'Old' } });
    await call('DELETE', '/deals/old', { key: world.manager });
    expect((await comment(body, world.manager, 'old')).text).toBe(missing.text);
  });

  test('a comment does not change the deal', async () => {
    const before = (await call('GET', '/deals/talk', { key: world.manager })).body;
    await comment({ authorName: 'A', content: 'c' });
    const after = (await call('GET', '/deals/talk', { key: world.manager })).body;
    expect(after.updatedAt).toBe(before.updatedAt);
  });
});

const nameOf = (count: number) => Array.from({ length: count }, (_, index) => [`n${index}`, 1]);

test.each([
  // As JSON a control character takes six bytes.
  ['control characters', { content: '\u0001'.repeat(100_000) }, 28],
  ['metadata', { content: 'c', metadata: { text: 'x'.repeat(4_500_000) } }, 4],
  // Names, groups and values take longer to read than as many characters of text.
  ['names', { content: 'c', metadata: Object.fromEntries(nameOf(40_000)) }, 3],
  ['groups', { content: 'c', metadata: { lists: Array(90_000).fill([]) } }, 2],
  ['values', { content: 'c', metadata: { list: Array(249_000).fill(0) } }, 4],
])(
  'a deal whose comments hold 16 MiB of %s takes no more, and is still read',
  async (name, body, count) => {
    const slug = `full-of-${name.replace(' ', '-')}`;
    await call('POST', '/deals', { key: world.manager, body: { companyName: 'Full', slug } });
    const statuses: number[] = [];
    for (let i = 0; i < count; i += 1) {
      statuses.push((await comment({ authorName: 'A', ...body }, undefined, slug)).status);
    }
    expect(statuses).toEqual([...Array(count - 1).fill(201), 400]);
    const read = await call('GET', `/deals/${slug}`, { key: world.manager });
    expect([read.status, Array.isArray(read.body.comments) && read.body.comments.length]).toEqual([
      200,
      count - 1,
    ]);
    expect((await comment({ authorName: 'A', content: 'c' })).status).toBe(201);
  },
);
