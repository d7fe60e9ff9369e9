import { beforeAll, describe, expect, test } from 'vitest';
import { useApi } from '../setup/api';
import { useTestDatabase } from '../setup/database';
import { addKey, addOrganization, addUser, makeWorld, type World } from '../setup/world';

const database = useTestDatabase();
const call = useApi();
let world: World;
/** Manages Acme and a third firm, which has a vehicle fund-i as well. */
let wide = '';
let thirdFundI = '';
/** An editor of Acme without any vehicle. */
let bare = '';

beforeAll(async () => {
  const { db } = database();
  world = await makeWorld(database());
  const third = await addOrganization(db, 'third', ['fund-i', 'late']);
  thirdFundI = third.vehicleIds[0] ?? '';
  const role = 'MANAGER' as const;
  wide = await addKey(
    db,
    await addUser(db, 'wide@test.test', [
      { organizationId: world.acme, role },
      { organizationId: third.id, role },
    ]),
  );
  bare = await addKey(
    db,
    await addUser(db, 'bare@acme.test', [{ organizationId: world.acme, role: 'EDITOR' }]),
  );
});

const send = (key: string, method: string, path: string, body?: unknown) =>
  call(method, path, { key, body });

async function make(key: string, slug: string, extra: object = {}, query = '') {
  const answer = await send(key, 'POST', `/deals${query}`, { companyName: slug, slug, ...extra });
  expect(answer.status).toBe(201);
  return answer.body;
}

const WRITES: [method: string, body?: object][] = [
  ['PATCH', { sector: 'x' }],
  ['PATCH', {}],
  ['DELETE'],
];

describe('who sees and writes a deal', () => {
  test('an assigned deal is the same 404 for all who do not reach its vehicle', async () => {
    await make(world.manager, 'secret', { vehicleSlug: 'fund-ii' });
    const missing = await send(world.manager, 'GET', '/deals/never');
    expect(missing.status).toBe(404);
    for (const key of [world.editor, world.viewer, bare, world.foreign, world.nobody]) {
      for (const [method, body] of [['GET'] as const, ...WRITES]) {
        const answer = await send(key, method, '/deals/secret', body);
        expect([method, answer.text]).toEqual([method, missing.text]);
      }
      const deleted = await send(key, 'GET', '/deals/secret?includeDeleted=true');
      expect(deleted.text).toBe(missing.text);
    }
    expect((await send(world.readOnly, 'GET', '/deals/secret')).status).toBe(200);
  });

  test('an unassigned deal is seen by every member; readers are refused with 403', async () => {
    await make(world.manager, 'open');
    for (const key of [world.editor, world.viewer, world.readOnly, bare]) {
      expect((await send(key, 'GET', '/deals/open')).status).toBe(200);
    }
    for (const key of [world.viewer, world.readOnly]) {
      for (const [method, body] of [...WRITES, ['PUT', { companyName: 'X' }] as const]) {
        const answer = await send(key, method, '/deals/open', body);
        expect([method, answer.status]).toEqual([method, 403]);
        expect(answer.body.error?.code).toBe('FORBIDDEN');
      }
      expect((await send(key, 'POST', '/deals', { companyName: 'New one' })).status).toBe(403);
      expect((await send(key, 'PUT', '/deals/new-one', { companyName: 'N' })).status).toBe(403);
    }
    expect((await send(world.manager, 'GET', '/deals/new-one')).status).toBe(404);
    for (const key of [world.editor, bare]) {
      expect((await send(key, 'PATCH', '/deals/open', { sector: 'x' })).status).toBe(200);
    }
    expect((await send(world.foreign, 'GET', '/deals/open')).status).toBe(404);
  });

  test('shape comes before existence, existence before permission', async () => {
    expect((await send(world.viewer, 'PATCH', '/deals/never', { stage: 'X' })).status).toBe(400);
    expect((await send(world.viewer, 'PATCH', '/deals/never', {})).status).toBe(404);
    expect((await send(world.viewer, 'DELETE', '/deals/never')).status).toBe(404);
    const taken = await send(world.viewer, 'POST', '/deals', { companyName: 'open' });
    expect(taken.status).toBe(409);
    const unknown = { companyName: 'Fresh', vehicleSlug: 'none' };
    expect((await send(world.viewer, 'POST', '/deals', unknown)).status).toBe(404);
  });

  test('a slug taken by an invisible deal is a 409 on POST and PUT, deleted or not', async () => {
    for (const key of [world.editor, world.viewer, bare]) {
      for (const method of ['POST', 'PUT']) {
        const path = method === 'POST' ? '/deals' : '/deals/secret';
        const answer = await send(key, method, path, { companyName: 'Secret' });
        expect(answer.status).toBe(409);
        expect(answer.body.error?.message).toContain('cannot restore');
      }
    }
    await make(world.manager, 'buried', { vehicleSlug: 'fund-ii' });
    await send(world.manager, 'DELETE', '/deals/buried');
    const answer = await send(world.editor, 'PUT', '/deals/buried', { companyName: 'Buried' });
    expect(answer.status).toBe(409);
    const read = await send(world.manager, 'GET', '/deals/buried?includeDeleted=true');
    expect(read.body.deletedAt).not.toBeNull();
  });

  test('organizations do not share slugs', async () => {
    await make(world.foreign, 'open');
    const own = await send(world.foreign, 'GET', '/deals/open');
    const other = await send(world.manager, 'GET', '/deals/open');
    expect(own.body.id).not.toBe(other.body.id);
  });
});

describe('the organization of a request', () => {
  test('with several, POST needs a selector, else 400 lists the vehicle ids', async () => {
    for (const [method, path] of [
      ['POST', '/deals'],
      ['PUT', '/deals/nowhere'],
    ] as const) {
      const answer = await send(world.both, method, path, { companyName: 'Nowhere' });
      expect(answer.status).toBe(400);
      const vehicleIds = [world.fundI, world.fundII, world.spv];
      for (const id of vehicleIds) expect(answer.body.error?.message).toContain(id);
      expect(answer.body.issues?.[0]).toMatchObject({
        path: ['vehicleId'],
        params: { vehicleIds },
      });
    }
    const nobody = await send(world.nobody, 'POST', '/deals', { companyName: 'Nowhere' });
    expect(nobody.status).toBe(404);
    expect((await send(world.nobody, 'PUT', '/deals/nowhere', { companyName: 'N' })).status).toBe(
      404,
    );
  });

  test('the query’s vehicleId or the body’s selector decides on POST and PUT', async () => {
    const byQuery = await make(world.both, 'by-query', {}, `?vehicleId=${world.spv}`);
    expect(byQuery.vehicle).toBeNull();
    expect((await send(world.foreign, 'GET', '/deals/by-query')).status).toBe(200);
    const byBody = await make(world.both, 'by-body', { vehicleSlug: 'spv-1' });
    expect(byBody.vehicle).toMatchObject({ id: world.spv });
    const put = await send(world.both, 'PUT', '/deals/by-put', {
      companyName: 'By put',
      vehicleId: world.spv,
    });
    expect(put.status).toBe(201);
    expect((await send(world.foreign, 'GET', '/deals/by-put')).status).toBe(200);
    const putQuery = await send(world.both, 'PUT', `/deals/by-put-query?vehicleId=${world.spv}`, {
      companyName: 'By put query',
    });
    expect([putQuery.status, putQuery.body.vehicle]).toEqual([201, null]);
  });

  test('a vehicle of another organization than the query’s is a 404, and nothing is written', async () => {
    const query = `?vehicleId=${world.spv}`;
    const unknown = await send(world.both, 'POST', `/deals?vehicleId=none`, { companyName: 'Mix' });
    expect(unknown.status).toBe(404);
    for (const extra of [{ vehicleId: world.fundI }, { vehicleSlug: 'fund-i' }]) {
      const body = { companyName: 'Mix', ...extra };
      expect((await send(world.both, 'POST', `/deals${query}`, body)).text).toBe(unknown.text);
      expect((await send(world.both, 'PUT', `/deals/mix${query}`, body)).text).toBe(unknown.text);
    }
    await make(world.foreign, 'anchored');
    const move = { vehicleId: world.fundI };
    expect((await send(world.both, 'PATCH', `/deals/anchored${query}`, move)).status).toBe(404);
    expect((await send(world.both, 'PATCH', '/deals/anchored', move)).status).toBe(404);
    expect((await send(world.both, 'GET', '/deals/anchored')).body.vehicle).toBeNull();
    expect((await send(world.both, 'GET', '/deals/mix')).status).toBe(404);
  });

  test('a slug of several vehicles is a 409 that a matching vehicleId settles', async () => {
    const body = { companyName: 'Settle', vehicleSlug: 'fund-i' };
    expect((await send(wide, 'POST', '/deals', body)).status).toBe(409);
    expect((await send(wide, 'GET', '/deals?vehicleSlug=fund-i')).status).toBe(409);
    const listed = await send(wide, 'GET', `/deals?vehicleSlug=fund-i&vehicleId=${thirdFundI}`);
    expect(listed.status).toBe(200);
    const byBody = await send(wide, 'POST', '/deals', { ...body, vehicleId: thirdFundI });
    expect(byBody.body.vehicle).toMatchObject({ id: thirdFundI });
    const patch = { vehicleSlug: 'fund-i' };
    expect((await send(wide, 'PATCH', '/deals/settle', patch)).status).toBe(409);
    const byQuery = await send(wide, 'PATCH', `/deals/settle?vehicleId=${thirdFundI}`, patch);
    expect(byQuery.status).toBe(200);
  });
});

describe('a deal slug without a selector is searched in all organizations', () => {
  test('one match serves, for reads and writes', async () => {
    await make(world.foreign, 'single');
    expect((await send(world.both, 'GET', '/deals/single')).status).toBe(200);
    expect((await send(world.both, 'PATCH', '/deals/single', { sector: 'x' })).status).toBe(200);
    const comment = { authorName: 'A', content: 'c' };
    expect((await send(world.both, 'POST', '/deals/single/comments', comment)).status).toBe(201);
    expect((await send(world.both, 'PUT', '/deals/single', { companyName: 'P' })).status).toBe(200);
    expect((await send(world.both, 'DELETE', '/deals/single')).status).toBe(204);
    expect((await send(world.both, 'PUT', '/deals/single', { companyName: 'P' })).status).toBe(200);
  });

  test('several matches are a 409 that names vehicle ids, and vehicleId in the query settles it', async () => {
    const acme = await make(world.manager, 'double');
    const other = await make(world.foreign, 'double');
    const comment = { authorName: 'A', content: 'c' };
    const requests: [string, string, object?][] = [
      ['GET', '/deals/double'],
      ['PATCH', '/deals/double', { sector: 'x' }],
      ['PUT', '/deals/double', { companyName: 'P' }],
      ['POST', '/deals/double/comments', comment],
      ['DELETE', '/deals/double'],
    ];
    for (const [method, path, body] of requests) {
      const answer = await send(world.both, method, path, body);
      expect([method, answer.status]).toEqual([method, 409]);
      expect(answer.body.error?.message).toContain(world.spv);
    }
    for (const [vehicleId, deal] of [
      [world.fundII, acme],
      [world.spv, other],
    ] as const) {
      const query = `?vehicleId=${vehicleId}`;
      const read = await send(world.both, 'GET', `/deals/double${query}`);
      expect(read.body.id).toBe(deal.id);
      expect(read.body.vehicle).toBeNull();
      const patch = await send(world.both, 'PATCH', `/deals/double${query}`, { sector: 'x' });
      expect([patch.body.id, patch.body.vehicle]).toEqual([deal.id, null]);
      const said = await send(world.both, 'POST', `/deals/double/comments${query}`, comment);
      expect([said.status, said.body.dealId]).toEqual([201, deal.id]);
      const put = await send(world.both, 'PUT', `/deals/double${query}`, { companyName: 'P' });
      expect([put.status, put.body.id]).toEqual([200, deal.id]);
    }
    const moved = await send(world.both, 'PATCH', '/deals/double', { vehicleId: world.spv });
    expect([moved.status, moved.body.id]).toEqual([200, other.id]);
    const put = { companyName: 'Q', vehicleSlug: 'fund-i' };
    expect((await send(world.both, 'PUT', '/deals/double', put)).body.id).toBe(acme.id);
    const gone = await send(world.both, 'DELETE', `/deals/double?vehicleId=${world.fundI}`);
    expect(gone.status).toBe(204);
    expect((await send(world.both, 'GET', '/deals/double')).body.id).toBe(other.id);
    expect((await send(world.both, 'GET', '/deals/double?includeDeleted=true')).status).toBe(409);
  });

  test('an unknown vehicleId in the query is a 404, even with one membership', async () => {
    await make(world.manager, 'known');
    for (const vehicleId of ['none', world.spv]) {
      const path = `/deals/known?vehicleId=${vehicleId}`;
      const requests: [string, object?][] = [
        ['GET'],
        ['DELETE'],
        ['PATCH', {}],
        ['PUT', { companyName: 'P' }],
      ];
      for (const [method, body] of requests) {
        expect((await send(world.manager, method, path, body)).status).toBe(404);
      }
    }
  });
});
