import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createdAnswer, keyed, useShareWorld } from '../setup/share-world';

const { at, call, database, addCompany, addDeal, post, create, shareCount } = useShareWorld();

describe('Idempotency-Key', () => {
  test('replays the same body, in whatever key order and white space, as the same share', async () => {
    const deal = await addDeal({ stage: 'PASSED' });
    const body = {
      title: 'Replayed',
      companyIds: [at.widgets, at.widgets],
      dealIds: [deal],
      sourceContext: { a: 1, b: 'x' },
    };
    const first = await post(body, keyed('order'));
    expect(first.status).toBe(201);
    expect(first.headers.get('idempotency-replayed')).toBeNull();
    const raw = `{ "sourceContext": {"b":"x", "a":1.0}, "dealIds": ["${deal}"],
      "companyIds": ["${at.widgets}","${at.widgets}"], "title": " Replayed ", "unknown": 1 }`;
    const again = await post(undefined, { ...keyed('order'), raw });
    expect(again.status).toBe(201);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(again.body).toEqual(first.body);
    expect(createdAnswer.parse(again.body).share).toMatchObject({
      duplicateCompanyCount: 1,
      unshareableDeals: [{ dealId: deal, reason: 'not_shareable' }],
    });
  });

  test('is a 409 with another body, and nothing is written', async () => {
    await create({}, keyed('conflict'));
    const before = await shareCount();
    for (const extra of [
      { title: 'Another' },
      { companyIds: [at.gadgets] },
      { companyIds: [at.widgets, at.widgets] },
      { dealIds: ['x'] },
      { sourceContext: { a: 1 } },
    ]) {
      const answer = await post(
        { title: 'List', companyIds: [at.widgets], ...extra },
        keyed('conflict'),
      );
      expect([extra, answer.status]).toEqual([extra, 409]);
      expect(answer.body.error?.code).toBe('CONFLICT');
    }
    expect(await shareCount()).toBe(before);
  });

  test('replays after what it lists was deleted, and after the share was revoked', async () => {
    const company = await addCompany();
    const body = { companyIds: [company] };
    const first = await create(body, keyed('later'));
    await database().db.execute(sql`update companies set deleted_at = now() where id = ${company}`);
    expect(await create(body, keyed('later'))).toEqual(first);
    await call('DELETE', `/public-shares/${first.id}`, { key: at.world.manager });
    expect(await create(body, keyed('later'))).toMatchObject({ id: first.id, status: 'REVOKED' });
  });

  test('belongs to the organization, not to the key that sent it', async () => {
    const first = await create({}, keyed('shared'));
    const editor = await create({}, keyed('shared', { key: at.world.editor }));
    expect(editor.id).toBe(first.id);
    const elsewhere = await create(
      { companyIds: [at.foreign] },
      keyed('shared', { key: at.world.foreign }),
    );
    expect(elsewhere.id).not.toBe(first.id);
  });

  test('is 1 to 255 printable characters', async () => {
    await create({}, keyed('x'.repeat(255)));
    await create({}, keyed('with space ~!"'));
    for (const bad of ['x'.repeat(256), '', 'ä', 'a\tb']) {
      const answer = await post({ title: 'List', companyIds: [at.widgets] }, keyed(bad));
      expect([bad, answer.status]).toEqual([bad, 400]);
      expect(answer.body.issues?.[0]?.path).toEqual(['Idempotency-Key']);
    }
  });

  test('without it, the same body makes another share', async () => {
    expect((await create()).id).not.toBe((await create()).id);
  });

  test('sixteen replays at once make one share', async () => {
    const before = await shareCount();
    const answers = await Promise.all(
      Array.from({ length: 16 }, () =>
        post({ title: 'Race', companyIds: [at.widgets, at.gadgets] }, keyed('race')),
      ),
    );
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 201));
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
    const fresh = answers.filter((answer) => !answer.headers.has('idempotency-replayed'));
    expect(fresh).toHaveLength(1);
    expect(await shareCount()).toBe(before + 1);
  });

  test('sixteen different bodies at once give one share and fifteen conflicts', async () => {
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, i) =>
        post({ title: `Race ${i}`, companyIds: [at.widgets] }, keyed('bodies')),
      ),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([
      201,
      ...Array.from({ length: 15 }, () => 409),
    ]);
  });
});
