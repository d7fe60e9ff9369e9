import { beforeAll, describe, expect, test } from 'vitest';
import { useApi } from '../setup/api';
import { addCompany } from '../setup/api-steps';
import { useTestDatabase } from '../setup/database';
import { addKey, addUser, makeWorld, type World } from '../setup/world';

const database = useTestDatabase();
const call = useApi();
let world: World;
let mixed: string;
beforeAll(async () => {
  world = await makeWorld(database());
  const { db } = database();
  const userId = await addUser(db, 'mixed@test.test', [
    { organizationId: world.acme, role: 'VIEWER', vehicleIds: [world.fundI] },
    { organizationId: world.other, role: 'EDITOR', vehicleIds: [world.spv] },
  ]);
  mixed = await addKey(db, userId);
  await addCompany(call, world.manager, 'read-only', 'fund-i');
  await addCompany(call, world.foreign, 'editable', 'spv-1');
});

async function gap(key: string, slug: string, hint?: string): Promise<string> {
  const { body } = await call('POST', `/portfolio/companies/${slug}/data-gaps`, {
    key,
    body: { gapType: 'LINK_UNREAD', description: 'x', ...(hint === undefined ? {} : { hint }) },
  });
  return body.id ?? '';
}

describe('a bulk call by somebody who edits one organization and reads another', () => {
  test('is refused whole when one of the gaps is only readable, and writes nothing', async () => {
    const mine = await gap(world.foreign, 'editable');
    const theirs = await gap(world.manager, 'read-only');
    const resolutions = [mine, theirs].map((gapId) => ({ gapId, resolvedValue: 'text' }));
    for (const [path, body] of [
      ['bulk-resolve', { resolutions }],
      ['bulk-dismiss', { gapIds: [mine, theirs] }],
    ] as const) {
      const answer = await call('POST', `/portfolio/data-gaps/${path}`, { key: mixed, body });
      expect([path, answer.status]).toEqual([path, 403]);
    }
    const open = await call('GET', '/portfolio/data-gaps', { key: mixed });
    expect(open.body.items?.map((item) => item.id)).toEqual(expect.arrayContaining([mine, theirs]));
  });

  test('works on the gaps that may be edited, beside unknown ones', async () => {
    const mine = await gap(world.foreign, 'editable');
    const { status, body } = await call('POST', '/portfolio/data-gaps/bulk-dismiss', {
      key: mixed,
      body: { gapIds: [mine, 'unknown'] },
    });
    expect(status).toBe(200);
    expect(body.items?.map((item) => item.status)).toEqual(['dismissed', 'not-found']);
  });
});

describe('dismissal notes', () => {
  const dismiss = (id: string, notes: string) =>
    call('POST', '/portfolio/data-gaps/bulk-dismiss', {
      key: world.manager,
      body: { gapIds: [id], notes },
    });

  test('are appended in characters, not in halves of them', async () => {
    const id = await gap(world.manager, 'read-only', '😀'.repeat(60_000));
    const { body } = await dismiss(id, 'late');
    expect(body.items?.[0]?.gap).toMatchObject({ hint: `${'😀'.repeat(60_000)}\nlate` });
  });

  test('never shorten what stands in the hint', async () => {
    const hint = 'h'.repeat(99_998);
    const id = await gap(world.manager, 'read-only', hint);
    const { body } = await dismiss(id, 'notes');
    expect(body.items?.[0]?.gap).toMatchObject({ hint: `${hint}\nn` });
  });
});

test('a slug held by a soft-deleted company of another vehicle is not said to be restorable here', async () => {
  await addCompany(call, world.manager, 'moved', 'fund-ii');
  await call('DELETE', '/portfolio/moved', { key: world.manager });
  const company = {
    name: 'moved',
    slug: 'moved',
    vehicleSlug: 'fund-i',
    checkSize: 1,
    investmentDate: '2026-01-01',
    instrumentType: 'SAFE',
  };
  const post = await call('POST', '/portfolio', { key: world.editor, body: company });
  expect(post.status).toBe(409);
  expect(post.body.error?.message).toContain('out of your reach');
  const manager = await call('POST', '/portfolio', { key: world.manager, body: company });
  expect([manager.status, manager.body.error?.message]).toEqual([
    409,
    expect.stringContaining('Name that vehicle'),
  ]);
  const put = await call('PUT', '/portfolio/moved', { key: world.editor, body: company });
  expect(put.status).toBe(409);
});

test('a long name of nothing but punctuation is a 400', async () => {
  const answer = await call('POST', '/portfolio/companies/read-only/customers', {
    key: world.manager,
    body: { customerName: '\u{10100}'.repeat(200), tier: 'SMB' },
  });
  expect(answer.status).toBe(400);
  expect(answer.body.issues?.[0]?.path).toEqual(['customerName']);
});
