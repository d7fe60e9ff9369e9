import { describe, expect, test } from 'vitest';
import { useGapRoom } from '../setup/gap-room';
import { addGap, GAP_KEYS } from '../setup/gaps';

const { database, dismiss, freshCompany, gapRow, resolve, snapshotsOf } = useGapRoom();

describe('dismiss', () => {
  test('needs no body, and appends notes to the hint on a line of their own', async () => {
    const { db } = database();
    const company = await freshCompany();
    const plain = await dismiss(await addGap(db, company, 'LINK_UNREAD', { hint: 'page 3' }));
    expect(plain.status).toBe(200);
    expect(Object.keys(plain.body).sort()).toEqual(GAP_KEYS);
    expect(plain.body).toMatchObject({
      status: 'DISMISSED',
      hint: 'page 3',
      resolvedAt: null,
      resolvedBy: null,
    });
    const noted = await addGap(db, company, 'LINK_UNREAD', { hint: 'page 3' });
    expect((await dismiss(noted, { notes: 'gone' })).body.hint).toBe('page 3\ngone');
    const bare = await addGap(db, company, 'LINK_UNREAD');
    expect((await dismiss(bare, { notes: 'gone' })).body.hint).toBe('gone');
    const nulled = await addGap(db, company, 'LINK_UNREAD');
    expect((await dismiss(nulled, { notes: null })).body.hint).toBeNull();
  });

  test('again changes nothing, not even the hint', async () => {
    const id = await addGap(database().db, await freshCompany(), 'LINK_UNREAD');
    const first = await dismiss(id, { notes: 'once' });
    const again = await dismiss(id, { notes: 'twice' });
    expect(again.status).toBe(200);
    expect(again.body).toEqual(first.body);
  });

  test('of a resolved gap undoes nothing', async () => {
    const company = await freshCompany();
    const id = await addGap(database().db, company, 'METRIC_MISSING', { suggestedField: 'mrrUsd' });
    const resolved = await resolve(id, { resolvedValue: 7 });
    const { status, body } = await dismiss(id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'DISMISSED',
      resolvedValue: 7,
      resolvedAt: resolved.body.resolvedAt,
      resolvedBy: 'editor@acme.test',
    });
    expect(await snapshotsOf(company.id)).toHaveLength(1);
  });

  test('answers 400 for notes that are not text or that the hint has no room for', async () => {
    const id = await addGap(database().db, await freshCompany(), 'LINK_UNREAD', {
      hint: 'h'.repeat(99_999),
    });
    for (const notes of [5, {}, 'a\u0000b', 'x'.repeat(100_001), 'y']) {
      const answer = await dismiss(id, { notes });
      expect(answer.status).toBe(400);
      expect(answer.body.issues?.[0]?.path).toEqual(['notes']);
    }
    expect((await gapRow(id))?.status).toBe('OPEN');
  });

  test('of sixteen racing calls appends the notes once', async () => {
    const id = await addGap(database().db, await freshCompany(), 'LINK_UNREAD');
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => dismiss(id, { notes: 'gone' })),
    );
    expect(answers.map((answer) => answer.body.hint)).toEqual(answers.map(() => 'gone'));
  });
});
