import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
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

const CATEGORIES = [
  'domainExpertise',
  'product',
  'fundraisability',
  'market',
  'execution',
  'traction',
];
const LEVELS = ['1', '2', '3', '4'];

const rubricShape = z.record(z.string(), z.record(z.string(), z.unknown()));
type Rubric = z.infer<typeof rubricShape>;

const rubric = (word: string): Rubric =>
  Object.fromEntries(
    CATEGORIES.map((category) => [
      category,
      Object.fromEntries(LEVELS.map((level) => [level, `${word} ${category} ${level}`])),
    ]),
  );

const get = (key: string, query = '') => call('GET', `/scoring-criteria${query}`, { key });
const put = (key: string, body: unknown, query = '') =>
  call('PUT', `/scoring-criteria${query}`, { key, body });

describe('GET /scoring-criteria', () => {
  test('gives every member the defaults of all six categories when none are set', async () => {
    const first = await get(world.manager);
    expect(first.status).toBe(200);
    expect(Object.keys(first.body).sort()).toEqual([
      'criteria',
      'organizationId',
      'organizationName',
    ]);
    expect(first.body).toMatchObject({
      organizationId: world.acme,
      organizationName: 'acme Capital',
    });
    const criteria = rubricShape.parse(first.body.criteria);
    expect(Object.keys(criteria)).toEqual(CATEGORIES);
    const texts = Object.values(criteria).flatMap((levels) => {
      expect(Object.keys(levels)).toEqual(LEVELS);
      return Object.values(levels);
    });
    expect(new Set(texts).size).toBe(24);
    for (const text of texts) expect(String(text).length).toBeGreaterThan(20);
    for (const key of [world.editor, world.viewer, world.readOnly]) {
      expect((await get(key)).body).toEqual(first.body);
    }
  });

  test('is 401 without a key, 404 without membership, 400 listing ids with several', async () => {
    expect((await call('GET', '/scoring-criteria')).status).toBe(401);
    expect((await get(world.nobody)).status).toBe(404);
    const several = await get(world.both);
    expect(several.status).toBe(400);
    const vehicleIds = [world.fundI, world.fundII, world.spv];
    for (const id of vehicleIds) expect(several.body.error?.message).toContain(id);
    expect(several.body.issues?.[0]).toMatchObject({ path: ['vehicleId'], params: { vehicleIds } });
  });

  test('vehicleId names the organization; unknown, foreign and out-of-grant are the same 404', async () => {
    const acme = await get(world.both, `?vehicleId=${world.fundII}`);
    expect(acme.body.organizationId).toBe(world.acme);
    const other = await get(world.both, `?vehicleId=${world.spv}`);
    expect(other.body.organizationId).toBe(world.other);
    const unknown = await get(world.manager, '?vehicleId=none');
    expect(unknown.status).toBe(404);
    expect((await get(world.manager, `?vehicleId=${world.spv}`)).text).toBe(unknown.text);
    expect((await get(world.editor, `?vehicleId=${world.fundII}`)).text).toBe(unknown.text);
  });

  test('is one statement besides the key’s', async () => {
    const statements: string[] = [];
    const stop = onStatement((query) => statements.push(query));
    await get(world.manager);
    stop();
    expect(statements.filter((query) => query.includes('scoring_criteria'))).toHaveLength(1);
  });
});

describe('PUT /scoring-criteria', () => {
  test('replaces the rubric and answers in the shape of GET', async () => {
    const saved = await put(world.manager, { ...rubric('first'), extra: 1 });
    expect(saved.status).toBe(200);
    expect(saved.body).toEqual({
      organizationId: world.acme,
      organizationName: 'acme Capital',
      criteria: rubric('first'),
    });
    expect((await get(world.viewer)).body).toEqual(saved.body);
    const withMore = rubric('second');
    withMore.market = { ...withMore.market, '5': 'beyond' };
    expect((await put(world.manager, withMore)).body.criteria).toEqual(rubric('second'));
  });

  test('takes back what was read, under criteria', async () => {
    const read = (await get(world.manager)).body;
    const again = await put(world.manager, read);
    expect([again.status, again.body]).toEqual([200, read]);
    const changed = { ...read, organizationId: world.other, criteria: rubric('third') };
    expect((await put(world.manager, changed)).body).toEqual({
      ...read,
      criteria: rubric('third'),
    });
    expect((await get(world.foreign)).body.criteria).not.toEqual(rubric('third'));
  });

  test('takes criteria when both ways are sent', async () => {
    const { body } = await put(world.manager, { ...rubric('top'), criteria: rubric('nested') });
    expect(body.criteria).toEqual(rubric('nested'));
  });

  test('keeps level texts as they are, the empty one and whitespace too', async () => {
    const body = rubric('odd');
    body.product = { '4': '', '3': ' kept\n', '2': '123', '1': '{"a":1}' };
    expect((await put(world.manager, body)).status).toBe(200);
    expect((await get(world.manager)).body.criteria).toEqual(body);
  });

  test('anything missing or not a string is a 400 that names the place, and nothing is written', async () => {
    const before = (await get(world.manager)).body;
    const refuse = async (body: unknown, path: string[]) => {
      const answer = await put(world.manager, body);
      expect([path, answer.status]).toEqual([path, 400]);
      expect(answer.body.issues?.map((issue) => issue.path)).toContainEqual(path);
    };
    for (const category of CATEGORIES) {
      const { [category]: _, ...rest } = rubric('x');
      await refuse(rest, [category]);
      await refuse({ criteria: rest }, ['criteria', category]);
      for (const bad of [null, 'text', [], 5])
        await refuse({ ...rest, [category]: bad }, [category]);
      for (const level of LEVELS) {
        const { [level]: __, ...levels } = rubric('x')[category] ?? {};
        await refuse({ ...rest, [category]: levels }, [category, level]);
        await refuse({ criteria: { ...rest, [category]: levels } }, ['criteria', category, level]);
        for (const bad of [null, 4, {}, 'a\u0000', '\ud800', 'x'.repeat(100_001)]) {
          await refuse({ ...rest, [category]: { ...levels, [level]: bad } }, [category, level]);
        }
      }
    }
    for (const category of CATEGORIES) await refuse({}, [category]);
    await refuse({ criteria: null }, ['criteria']);
    await refuse({ ...rubric('x'), criteria: 'no' }, ['criteria']);
    await refuse({ ...rubric('x'), criteria: {} }, ['criteria', 'market']);
    expect((await call('PUT', '/scoring-criteria', { key: world.manager })).status).toBe(400);
    expect((await get(world.manager)).body).toEqual(before);
  });

  test('needs a manager: others who read get 403, after shape and organization', async () => {
    const before = (await get(world.manager)).body;
    for (const key of [world.editor, world.viewer, world.readOnly]) {
      const answer = await put(key, rubric('no'));
      expect([answer.status, answer.body.error?.code]).toEqual([403, 'FORBIDDEN']);
      expect((await put(key, {})).status).toBe(400);
      expect((await put(key, rubric('no'), `?vehicleId=${world.spv}`)).status).toBe(404);
    }
    expect((await put(world.nobody, rubric('no'))).status).toBe(404);
    expect((await get(world.manager)).body).toEqual(before);
  });

  test('with several organizations the query’s vehicleId names one, else 400', async () => {
    const both = await put(world.both, rubric('both'));
    expect(both.status).toBe(400);
    expect(both.body.issues?.[0]?.path).toEqual(['vehicleId']);
    const inBody = await put(world.both, { ...rubric('both'), vehicleId: world.fundI });
    expect(inBody.status).toBe(400);
    const acme = await put(world.both, rubric('acme'), `?vehicleId=${world.fundI}`);
    expect(acme.body.organizationId).toBe(world.acme);
    expect((await get(world.foreign)).body.criteria).not.toEqual(rubric('acme'));
  });

  test('sixteen first PUTs at once all succeed, and one of them stands', async () => {
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, i) => put(world.foreign, rubric(`race ${i}`))),
    );
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200));
    const { criteria } = (await get(world.foreign)).body;
    expect(answers.map((answer) => answer.body.criteria)).toContainEqual(criteria);
  });
});
