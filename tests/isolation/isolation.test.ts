import { callTRPCProcedure } from '@trpc/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { authenticateKey } from '@/server/access/authenticate';
import { makeContext } from '@/server/context';
import { viewOf } from '@/server/errors';
import { proceduresOf } from '@/server/rest/route-table';
import { appRouter } from '@/server/routers/app';
import { useTestDatabase } from '../setup/database';
import { OPEN_PROCEDURES } from '../setup/open-procedures';
import { makeWorld, type World } from '../setup/world';
import { everyRow } from '../setup/every-row';
import { FIXTURES, missingNames, type Names } from './fixtures';
import { makeRows, SECRET } from './rows';

const database = useTestDatabase();
let world: World;
let real: Names;
let missing: Names;
let before: string;

beforeAll(async () => {
  world = await makeWorld(database());
  real = await makeRows(database(), world);
  missing = missingNames(real);
  before = await everyRow(database());
});

async function ask(key: string, id: string, input: Record<string, unknown>) {
  const { db } = database();
  const type = proceduresOf(appRouter).find(([path]) => path === id)?.[1]._def.type ?? 'query';
  const ctx = makeContext(await authenticateKey(db, `Bearer ${key}`), db, 'test');
  try {
    const output: unknown = await callTRPCProcedure({
      router: appRouter,
      path: id,
      type,
      ctx,
      getRawInput: () => Promise.resolve(input),
      signal: undefined,
      batchIndex: 0,
    });
    return { status: 200, text: JSON.stringify(output) ?? '' };
  } catch (error) {
    const view = viewOf(error);
    return { status: view.status, text: JSON.stringify(view) };
  }
}

const outsiders = [
  ['a manager of another organization', 'foreign', true],
  ['an editor without a grant for the vehicle', 'editor', false],
  ['a user without memberships', 'nobody', true],
] as const;

describe('what is out of reach looks as if it did not exist', () => {
  test('every procedure has a fixture, and no fixture is left over', () => {
    const ids = proceduresOf(appRouter).map(([id]) => id);
    expect(Object.keys(FIXTURES).sort()).toEqual(
      ids.filter((id) => !OPEN_PROCEDURES.has(id)).sort(),
    );
  });

  for (const [who, key, foreign] of outsiders) {
    const kept = Object.entries(FIXTURES).filter(
      ([, fixture]) => foreign || !fixture.organizationWide,
    );
    test.each(kept)(`%s for ${who}`, async (id, fixture) => {
      const answer = await ask(world[key], id, fixture.input(real));
      if (fixture.expects === 'personal') {
        expect(answer.status).toBe(403);
      } else if (fixture.expects === 'silent') {
        expect(answer.status).toBe(200);
        expect(answer.text).not.toContain(SECRET);
        expect(answer.text).not.toContain(real.companyId);
      } else {
        const nothing = await ask(world[key], id, fixture.input(missing));
        expect(answer).toEqual({ status: 404, text: nothing.text });
      }
    });
  }

  test('and nothing of it has changed', async () => {
    expect(await everyRow(database())).toBe(before);
  });
});

describe('a reader of the organization changes nothing', () => {
  const writes = proceduresOf(appRouter)
    .filter(([id, procedure]) => procedure._def.type === 'mutation' && id in FIXTURES)
    .map(([id]) => id);

  test.each(writes)('%s with a read-only key of the manager is 403', async (id) => {
    const names = { ...real, company: real.company };
    const fixture = FIXTURES[id];
    const input = fixture?.input(names) ?? {};
    // Where a selector pairs a slug with an id, the real pair is needed to get as far as the permission.
    const paired = 'vehicleSlug' in input ? { ...input, vehicleSlug: 'fund-ii' } : input;
    const answer = await ask(world.readOnly, id, paired);
    expect([id, answer.status]).toEqual([id, 403]);
  });

  test('and nothing has changed', async () => {
    expect(await everyRow(database())).toBe(before);
  });
});
