import { beforeAll, describe, expect, test } from 'vitest';
import { useTestDatabase } from '../setup/database';
import { useFundServer } from '../setup/fund-server';
import { makeWorld, type World } from '../setup/world';

const database = useTestDatabase();
const origin = useFundServer();
let world: World;
beforeAll(async () => {
  world = await makeWorld(database());
});

async function post(procedure: string, envelope: unknown, key?: string) {
  const answer = await fetch(`${origin()}/api/trpc/${procedure}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(key === undefined ? {} : { Authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify(envelope),
  });
  return { status: answer.status, text: await answer.text() };
}

const nested = (depth: number): unknown => (depth === 0 ? null : { a: nested(depth - 1), b: null });

describe('an input over tRPC is plain JSON: what superjson would build beyond that is a 400', () => {
  test.each<[string, unknown]>([
    [
      'an array of two billion numbers',
      {
        json: { publicId: 'x', big: 2_000_000_000 },
        meta: { values: { big: [['typed-array', 'Float64Array']] } },
      },
    ],
    [
      'a set that is walked once per reference',
      {
        json: { publicId: 'x', o: {}, s: [0, 1, 2] },
        meta: { values: { s: ['set'] }, referentialEqualities: { o: ['s.2', 's.2'] } },
      },
    ],
    [
      'a tree whose parts stand in each other',
      {
        json: { publicId: 'x', m: nested(40) },
        meta: { referentialEqualities: { 'm.a': ['m.b'], 'm.a.a': ['m.a.b'] } },
      },
    ],
    [
      'a list as long as the index of its last item',
      { json: { publicId: 'x', l: [] }, meta: { values: { 'l.2000000000': ['undefined'] } } },
    ],
    ['a date', { json: { publicId: '2026-01-01' }, meta: { values: { publicId: ['Date'] } } }],
    ['not a number', { json: { publicId: 'NaN' }, meta: { values: { publicId: ['number'] } } }],
    ['a bigint', { json: { publicId: '1' }, meta: { values: { publicId: ['bigint'] } } }],
    ['a map, whole', { json: [], meta: { values: ['map'] } }],
    [
      'a value that was sent, as undefined',
      { json: { publicId: 'x' }, meta: { values: { publicId: ['undefined'] } } },
    ],
    ['a path into the prototype', { json: {}, meta: { values: { '__proto__.x': ['undefined'] } } }],
    ['no envelope', { publicId: 'x' }],
    ['a list for an envelope', [{ json: {} }]],
  ])('%s', async (_, envelope) => {
    const { status, text } = await post('publicShares.bundle', envelope);
    expect([status, text]).toEqual([400, expect.stringContaining('plain JSON')]);
  });

  test('but undefined, which counts as absent', async () => {
    const fund = { vehicleSlug: 'fund-i', note: null, 'a.b\\c': [null] };
    const values = { note: ['undefined'], 'a\\.b\\\\c.0': ['undefined'] };
    const absent = await post(
      'vehicles.list',
      { json: fund, meta: { values, v: 1 } },
      world.viewer,
    );
    expect(absent.status).toBe(200);
    for (const whole of [{}, { json: null, meta: { values: ['undefined'] } }]) {
      expect((await post('vehicles.list', whole, world.viewer)).status).toBe(200);
    }
  });
});
