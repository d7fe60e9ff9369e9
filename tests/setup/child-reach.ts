import { beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '@/db/types';
import { newId } from '@/db/schema/columns';
import type { Answer, Call } from './api';
import { addCompany } from './company-rows';
import { addKey, addUser, type World } from './world';

/** One request about a company's child; `success` is what an editor gets. */
export interface ChildRoute {
  method: string;
  /** Behind the company: `''` for the collection, else with the child's id. */
  path: (id: string) => string;
  body?: () => unknown;
  success: number;
  writes: boolean;
}

interface Room {
  name: string;
  call: Call;
  database: () => Database;
  world: () => World;
  /** The collection's path, e.g. `customers`. */
  collection: string;
  /** In this order they succeed one after the other for one child. */
  routes: ChildRoute[];
  /** Makes a child of a company and gives its id. */
  make: (slug: string, query?: string) => Promise<string>;
}

/** Tests of who reaches the children of a company, the same for every kind of child. */
export function describeReach(room: Room): void {
  const { call, database, world, routes } = room;
  let outsideGrant: string;
  beforeAll(async () => {
    const { db } = database();
    const member = { organizationId: world().acme, role: 'EDITOR' as const };
    const userId = await addUser(db, 'fund-ii@acme.test', [
      { ...member, vehicleIds: [world().fundII] },
    ]);
    outsideGrant = await addKey(db, userId);
  });

  const at = (slug: string, path = '') => `/portfolio/companies/${slug}/${room.collection}${path}`;
  const inAcme = () => ({ organizationId: world().acme, vehicleId: world().fundI });
  const inOther = () => ({ organizationId: world().other, vehicleId: world().spv });
  const add = async (vehicle = inAcme(), slug = newId()) => {
    await addCompany(database().db, vehicle, { slug });
    return slug;
  };
  const run = async (key: string, slug: string, id: string, query = '') => {
    const answers: Answer[] = [];
    for (const { method, path, body } of routes) {
      answers.push(await call(method, `${at(slug, path(id))}${query}`, { key, body: body?.() }));
    }
    return answers;
  };
  const statuses = (answers: Answer[]) => answers.map((answer) => answer.status);
  const each = (status: number) => routes.map(() => status);
  const success = routes.map((route) => route.success);

  describe(`who reaches ${room.name}`, () => {
    test('an editor of the vehicle writes; readers read and get 403 on writes', async () => {
      const slug = await add();
      expect(statuses(await run(world().editor, slug, await room.make(slug)))).toEqual(success);
      const id = await room.make(slug);
      for (const reader of [world().viewer, world().readOnly]) {
        const answers = await run(reader, slug, id);
        expect(statuses(answers)).toEqual(routes.map((r) => (r.writes ? 403 : r.success)));
        for (const [index, route] of routes.entries()) {
          if (route.writes) expect(answers[index]?.body.error?.code).toBe('FORBIDDEN');
        }
      }
      expect(statuses(await run('fpk_wrong', slug, id))).toEqual(each(401));
    });

    test('a company out of reach, deleted or missing is one and the same 404', async () => {
      const slug = await add();
      const id = await room.make(slug);
      const missing = await run(world().manager, 'no-such', id);
      expect(statuses(missing)).toEqual(each(404));
      const expectMasked = async (key: string, query = '') => {
        const answers = await run(key, slug, id, query);
        expect(answers.map((answer) => answer.text)).toEqual(missing.map((answer) => answer.text));
        expect(statuses(answers)).toEqual(each(404));
      };
      await expectMasked(world().foreign);
      await expectMasked(outsideGrant);
      await expectMasked(world().nobody);
      await expectMasked(world().manager, '?vehicleSlug=fund-ii');
      await call('DELETE', `/portfolio/${slug}`, { key: world().manager });
      await expectMasked(world().manager);
      await expectMasked(world().viewer);
    });

    test('an id that is missing or of another company is one and the same 404, for readers too', async () => {
      const [slug, otherSlug, foreignSlug] = [await add(), await add(), await add(inOther())];
      const others = [await room.make(otherSlug), await room.make(foreignSlug), newId(), 'x', '😀'];
      for (const { method, path, body } of routes) {
        if (path('') === '') continue;
        const texts = new Set<string>();
        for (const key of [world().manager, world().viewer]) {
          for (const id of others) {
            const answer = await call(method, at(slug, path(encodeURIComponent(id))), {
              key,
              body: body?.(),
            });
            expect(answer.status).toBe(404);
            texts.add(answer.text);
          }
        }
        expect(texts.size).toBe(1);
        const refused = await call(method, at(slug, path('a%00')), {
          key: world().manager,
          body: body?.(),
        });
        expect(refused.status).toBe(400);
      }
    });

    test('a slug of several organizations is 409 until a selector settles it', async () => {
      const slug = await add();
      await add(inOther(), slug);
      const id = await room.make(slug, `?vehicleId=${world().fundI}`);
      const refused = await run(world().both, slug, id);
      expect(statuses(refused)).toEqual(each(409));
      expect(refused[0]?.body.error?.message).toContain(world().fundI);
      expect(statuses(await run(world().both, slug, id, '?vehicleSlug=nope'))).toEqual(each(404));
      const apart = `?vehicleId=${world().fundI}&vehicleSlug=spv-1`;
      expect(statuses(await run(world().both, slug, id, apart))).toEqual(each(400));
      const byId = await run(world().both, slug, id, `?vehicleId=${world().fundI}`);
      expect(statuses(byId)).toEqual(success);
      const again = await room.make(slug, `?vehicleId=${world().fundI}`);
      const bySlug = await run(world().both, slug, again, '?vehicleSlug=fund-i');
      expect(statuses(bySlug)).toEqual(success);
    });

    test('a slug shared with a soft-deleted company serves the living one', async () => {
      const slug = await add();
      await add(inOther(), slug);
      await call('DELETE', `/portfolio/${slug}`, { key: world().foreign });
      const id = await room.make(slug);
      expect(statuses(await run(world().both, slug, id))).toEqual(success);
    });
  });
}
