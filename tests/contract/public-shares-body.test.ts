import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createdAnswer, useShareWorld } from '../setup/share-world';

const { at, database, post, create } = useShareWorld();

describe('a bad body', () => {
  test('is a 400 that points at the field', async () => {
    const many = Array.from({ length: 501 }, () => 'x');
    const bad: [Record<string, unknown>, string][] = [
      [{ title: undefined }, 'title'],
      [{ title: null }, 'title'],
      [{ title: '  ' }, 'title'],
      [{ title: 5 }, 'title'],
      [{ title: 'x'.repeat(301) }, 'title'],
      [{ title: 'a\u0000' }, 'title'],
      [{ title: '\ud800' }, 'title'],
      [{ companyIds: null }, 'companyIds'],
      [{ companyIds: 'x' }, 'companyIds'],
      [{ companyIds: [1] }, 'companyIds'],
      [{ companyIds: [null] }, 'companyIds'],
      [{ companyIds: ['a\u0000'] }, 'companyIds'],
      [{ companyIds: many }, 'companyIds'],
      [{ dealIds: null }, 'dealIds'],
      [{ dealIds: {} }, 'dealIds'],
      [{ dealIds: many }, 'dealIds'],
      [{ companyIds: [] }, 'companyIds'],
      [{ companyIds: [], dealIds: [] }, 'companyIds'],
      [{ companyIds: undefined }, 'companyIds'],
      [{ sourceContext: null }, 'sourceContext'],
      [{ sourceContext: [] }, 'sourceContext'],
      [{ sourceContext: 'x' }, 'sourceContext'],
      [{ sourceContext: { 'a b': 1 } }, 'sourceContext'],
      [{ sourceContext: { '': 1 } }, 'sourceContext'],
      [{ sourceContext: { ä: 1 } }, 'sourceContext'],
      [{ sourceContext: { a: {} } }, 'sourceContext'],
      [{ sourceContext: { a: [] } }, 'sourceContext'],
      [{ sourceContext: { a: 'x\u0000' } }, 'sourceContext'],
      [
        { sourceContext: Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`k${i}`, i])) },
        'sourceContext',
      ],
    ];
    for (const [extra, field] of bad) {
      const answer = await post({ title: 'List', companyIds: [at.widgets], ...extra });
      expect([extra, answer.status]).toEqual([extra, 400]);
      expect([extra, answer.body.issues?.[0]?.path[0]]).toEqual([extra, field]);
    }
  });

  test('sourceContext takes twenty flat entries, __proto__ among them, and is never shown', async () => {
    const entries = Object.fromEntries(Array.from({ length: 16 }, (_, i) => [`k.${i}:_-`, i]));
    const inner = JSON.stringify({ ...entries, text: 'canary', flag: true, none: null });
    const raw = `{"title":"List","companyIds":["${at.widgets}"],"sourceContext":${inner.slice(0, -1)},"__proto__":5}}`;
    const answer = await post(undefined, { raw });
    expect(answer.status).toBe(201);
    expect(answer.text).not.toContain('canary');
    const { id } = createdAnswer.parse(answer.body).share;
    const stored = JSON.stringify(
      await database().db.execute(
        sql`select source_context::text as c from public_shares where id = ${id}`,
      ),
    );
    expect(stored).toContain('canary');
    expect(stored).toContain('__proto__');
    const infinite = await post(undefined, {
      raw: `{"title":"List","companyIds":["${at.widgets}"],"sourceContext":{"a":1e999}}`,
    });
    expect(infinite.status).toBe(400);
  });

  test('unknown fields are ignored', async () => {
    await create({ status: 'REVOKED', publicId: 'ps_mine', organizationId: at.world.other });
  });
});
