import { describe, expect, test } from 'vitest';
import { newId } from '@/db/schema/columns';
import { shareAnswer, useShareWorld } from '../setup/share-world';
import { addKey, addOrganization, addUser } from '../setup/world';

const { at, call, database, post, create } = useShareWorld();

describe('which organization', () => {
  const paths: [string, string, unknown][] = [
    ['GET', '/public-shares', undefined],
    ['POST', '/public-shares/company-lists', { title: 'List', companyIds: ['x'] }],
    ['GET', '/public-shares/x', undefined],
    ['DELETE', '/public-shares/x', undefined],
  ];

  test('is a 400 that lists the ids when the key reaches several', async () => {
    for (const [method, path, body] of paths) {
      for (const query of ['', '?organizationId=']) {
        const answer = await call(method, path + query, { key: at.world.both, body });
        expect([method, path, answer.status]).toEqual([method, path, 400]);
        expect(answer.body.error?.message).toMatch(/ambiguous organization scope/i);
        expect(answer.body.error?.message).toContain(at.world.acme);
        expect(answer.body.error?.message).toContain(at.world.other);
        expect(answer.body.issues?.[0]).toMatchObject({
          path: ['organizationId'],
          params: { organizationIds: [at.world.acme, at.world.other] },
        });
      }
    }
  });

  test('is the same 404 for an unknown one and a foreign one, and for nobody', async () => {
    for (const [method, path, body] of paths) {
      const answers = [
        await call(method, `${path}?organizationId=${newId()}`, { key: at.world.manager, body }),
        await call(method, `${path}?organizationId=${at.world.other}`, {
          key: at.world.manager,
          body,
        }),
        await call(method, path, { key: at.world.nobody, body }),
        await call(method, `${path}?organizationId=${at.world.acme}`, {
          key: at.world.nobody,
          body,
        }),
      ];
      expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404, 404]);
      expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
    }
  });

  test('is the only membership, whatever vehicles it has', async () => {
    const empty = await addOrganization(database().db, 'no-vehicles', []);
    const user = await addUser(database().db, 'solo@test.test', [
      { organizationId: empty.id, role: 'MANAGER' },
    ]);
    const key = await addKey(database().db, user);
    const answer = await call('GET', '/public-shares', { key });
    expect([answer.status, answer.text]).toEqual([200, '{"shares":[]}']);
  });

  test('is the only one a key is narrowed to', async () => {
    const user = await addUser(database().db, 'narrow@test.test', [
      { organizationId: at.world.acme, role: 'MANAGER' },
      { organizationId: at.world.other, role: 'MANAGER' },
    ]);
    const key = await addKey(database().db, user, { organizationIds: [at.world.acme] });
    expect((await call('GET', '/public-shares', { key })).status).toBe(200);
    const foreign = await call('GET', `/public-shares?organizationId=${at.world.other}`, { key });
    expect(foreign.status).toBe(404);
  });

  test('named by the query, separates the shares of a key with several', async () => {
    const query = `?organizationId=${at.world.acme}`;
    const share = await create({}, { key: at.world.both, query });
    const readIn = (organizationId: string) =>
      call('GET', `/public-shares/${share.id}?organizationId=${organizationId}`, {
        key: at.world.both,
      });
    expect((await readIn(at.world.acme)).status).toBe(200);
    expect((await readIn(at.world.other)).status).toBe(404);
    const list = await call('GET', `/public-shares?organizationId=${at.world.other}`, {
      key: at.world.both,
    });
    expect(list.text).not.toContain(share.id);
  });
});

describe('who may', () => {
  test('no key is a 401 on all four', async () => {
    expect((await call('GET', '/public-shares')).status).toBe(401);
    expect((await call('POST', '/public-shares/company-lists', { body: {} })).status).toBe(401);
    expect((await call('GET', '/public-shares/x')).status).toBe(401);
    expect((await call('DELETE', '/public-shares/x')).status).toBe(401);
  });

  test('a viewer gets 403 on all four, after existence', async () => {
    const share = await create();
    const key = at.world.viewer;
    const answers = [
      await call('GET', '/public-shares', { key }),
      await post({ title: 'List', companyIds: [at.widgets] }, { key }),
      await call('GET', `/public-shares/${share.id}`, { key }),
      await call('DELETE', `/public-shares/${share.publicId}`, { key }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(403);
      expect(answer.body.error?.code).toBe('FORBIDDEN');
    }
    expect((await call('GET', `/public-shares/${newId()}`, { key })).status).toBe(404);
    expect((await call('DELETE', `/public-shares/${newId()}`, { key })).status).toBe(404);
    const shape = await post({ title: '' }, { key });
    expect(shape.status).toBe(400);
  });

  test('a read-only key of a manager reads but does not write', async () => {
    const share = await create();
    const key = at.world.readOnly;
    expect((await call('GET', '/public-shares', { key })).status).toBe(200);
    expect((await call('GET', `/public-shares/${share.id}`, { key })).status).toBe(200);
    expect((await post({ title: 'List', companyIds: [at.widgets] }, { key })).status).toBe(403);
    expect((await call('DELETE', `/public-shares/${share.id}`, { key })).status).toBe(403);
    const after = await call('GET', `/public-shares/${share.id}`, { key });
    expect(shareAnswer.parse(after.body).share.status).toBe('ACTIVE');
  });

  test('any editor may revoke a share of others, whatever it lists', async () => {
    const share = await create({ companyIds: [at.inFundII] });
    const answer = await call('DELETE', `/public-shares/${share.id}`, { key: at.world.editor });
    expect(answer.status).toBe(200);
  });

  test('a foreign share is the 404 of a missing one', async () => {
    const share = await create();
    for (const method of ['GET', 'DELETE']) {
      const missing = await call(method, `/public-shares/${newId()}`, { key: at.world.foreign });
      const foreign = await call(method, `/public-shares/${share.id}`, { key: at.world.foreign });
      const byLink = await call(method, `/public-shares/${share.publicId}`, {
        key: at.world.foreign,
      });
      expect(missing.status).toBe(404);
      expect([foreign.text, byLink.text]).toEqual([missing.text, missing.text]);
    }
  });
});
