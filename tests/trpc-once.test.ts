import { beforeAll, describe, expect, test } from 'vitest';
import { handleTrpc } from '@/server/http/trpc-door';
import { handleRest } from '@/server/rest/handler';
import { useTestDatabase } from './setup/database';
import { makeWorld, type World } from './setup/world';

const database = useTestDatabase();
let world: World;
beforeAll(async () => {
  world = await makeWorld(database());
});

/** A call of a procedure with an Idempotency-Key, as a browser or script sends it. */
async function call(name: string, json: unknown, idempotencyKey: string, key = world.manager) {
  const request = new Request(`http://localhost/api/trpc/${name}`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${key}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': idempotencyKey,
    },
    body: JSON.stringify({ json }),
  });
  const answer = await handleTrpc(database().db, request, 'req');
  const replayed = answer.headers.get('idempotency-replayed');
  return { status: answer.status, text: await answer.text(), replayed };
}

/** How often a text stands among what a deal answers. */
async function told(slug: string, text: string): Promise<number> {
  const { text: read } = await call('deals.get', { slug }, 'read');
  return read.split(text).length - 1;
}

const deal = (companyName: string) => ({ companyName });

describe('an Idempotency-Key over tRPC', () => {
  test('makes a retry get the first answer again, and nothing is written twice', async () => {
    const slug = 'kept-twice';
    const made = await call('deals.create', { ...deal('Kept twice'), slug }, 'deal-1');
    expect([made.status, made.replayed]).toEqual([200, null]);
    const again = await call('deals.create', { ...deal('Kept twice'), slug }, 'deal-1');
    expect(again).toEqual({ ...made, replayed: 'true' });
    const sent = await Promise.all(
      Array.from({ length: 8 }, () =>
        call(
          'deals.comment',
          { slug, authorName: 'Ana', authorType: 'human', content: 'Said once.' },
          'words-1',
        ),
      ),
    );
    expect(new Set(sent.map(({ text }) => text)).size).toBe(1);
    expect(sent.filter(({ replayed }) => replayed === null)).toHaveLength(1);
    expect(await told(slug, 'Said once.')).toBe(1);
  });

  test('is refused for another request, for another caller it is their own', async () => {
    await call('deals.create', deal('Alder Works'), 'mine');
    const other = await call('deals.create', deal('Birch Works'), 'mine');
    expect([other.status, other.text]).toEqual([409, expect.stringContaining('another request')]);
    const theirs = await call('deals.create', deal('Birch Works'), 'mine', world.foreign);
    expect([theirs.status, theirs.replayed]).toEqual([200, null]);
  });

  test('is not kept by a failure, whose answer tells what is wrong', async () => {
    const failed = await call('deals.create', { companyName: 5 }, 'later');
    expect([failed.status, failed.text]).toEqual([400, expect.stringContaining('companyName')]);
    const taken = await call('deals.create', { ...deal('Kept'), slug: 'kept-twice' }, 'later');
    expect([taken.status, taken.text]).toEqual([409, expect.stringContaining('"CONFLICT"')]);
    const mended = await call('deals.create', deal('Cedar Works'), 'later');
    expect([mended.status, mended.replayed]).toEqual([200, null]);
  });

  test('is refused where nobody would heed it, and nothing is written', async () => {
    const unheeded = [
      ['deals.create?batch=1', deal('Unheeded')],
      ['deals.create,deals.create?batch=1', deal('Unheeded')],
      ['deals.list,deals.create?batch=1', deal('Unheeded')],
      ['deals%2Elist%2Cdeals%2Ecreate?batch=1', deal('Unheeded')],
      ['/deals.create/?batch', deal('Unheeded')],
      ['deals.delete', { slug: 'kept-twice' }],
      ['apiKeys.create', { name: 'Unheeded' }],
    ] as const;
    for (const [name, json] of unheeded) {
      const refused = await call(name, json, 'unheeded');
      const said = expect.stringContaining('Send that call alone');
      expect([name, refused.status, refused.text]).toEqual([name, 400, said]);
    }
    const listed = await call('deals.list', {}, 'unheeded');
    expect(listed.status).toBe(200);
    expect(listed.text).toContain('kept-twice');
    expect(listed.text).not.toContain('Unheeded');
    expect((await call('deals.create', deal('Unheeded'), 'ü')).status).toBe(400);
  });

  test('that was used over one door is refused over the other', async () => {
    const over = await call('deals.create', deal('Doors'), 'door');
    const rest = await handleRest(database().db, {
      method: 'POST',
      url: '/api/v1/deals',
      header: (name) =>
        ({
          authorization: `Bearer ${world.manager}`,
          'content-type': 'application/json',
          'idempotency-key': 'door',
        })[name],
      body: () => Promise.resolve(JSON.stringify(deal('Doors'))),
      requestId: 'req',
    });
    expect([over.status, rest.response.status]).toEqual([200, 409]);
  });
});
