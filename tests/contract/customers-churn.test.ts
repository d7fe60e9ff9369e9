import { describe, expect, test } from 'vitest';
import { newId } from '@/db/schema/columns';
import { CUSTOMER_FIELDS, useCustomerRoom } from '../setup/customer-room';

const { act, addCompany, list, post } = useCustomerRoom();
const someText: unknown = expect.any(String);

describe('churning a customer', () => {
  test('sets status, date and notes and answers 200 with the row', async () => {
    await addCompany('churn');
    const made = await post('churn', { notes: 'Old', dealValueAnnualUsd: 5 });
    const churned = await act('POST', 'churn', `/${made.body.id}/churn`, {
      churnedAt: '2026-02-28T10:00:00+01:00',
      notes: 'Moved away',
      status: 'ACTIVE',
    });
    expect(churned.status).toBe(200);
    expect(Object.keys(churned.body).sort()).toEqual(CUSTOMER_FIELDS);
    expect(churned.body).toEqual({
      ...made.body,
      status: 'CHURNED',
      churnedAt: '2026-02-28T09:00:00.000Z',
      notes: 'Moved away',
      updatedAt: someText,
    });
  });

  test('keeps the notes when none are sent, or null', async () => {
    await addCompany('churn-notes');
    for (const [customerName, body] of [
      ['One', { churnedAt: '2026-02-28' }],
      ['Two', { churnedAt: '2026-02-28', notes: null }],
    ] as const) {
      const made = await post('churn-notes', { customerName, notes: 'Old' });
      const { body: row } = await act('POST', 'churn-notes', `/${made.body.id}/churn`, body);
      expect(row).toMatchObject({ status: 'CHURNED', notes: 'Old' });
    }
  });

  test('leaves one that is churned already as it is', async () => {
    await addCompany('churn-again');
    const { body } = await post('churn-again');
    const path = `/${body.id}/churn`;
    const first = await act('POST', 'churn-again', path, { churnedAt: '2026-01-01', notes: 'A' });
    const second = await act('POST', 'churn-again', path, { churnedAt: '2026-02-02', notes: 'B' });
    expect([second.status, second.body]).toEqual([200, first.body]);
  });

  test('of sixteen calls at once one wins, and all tell the same', async () => {
    await addCompany('churn-race');
    const { body } = await post('churn-race');
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, n) =>
        act('POST', 'churn-race', `/${body.id}/churn`, { churnedAt: `2026-01-${n + 10}` }),
      ),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array(16).fill(200));
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
  });

  test('of a soft-deleted customer is a 404', async () => {
    await addCompany('churn-deleted');
    const { body } = await post('churn-deleted');
    const deleted = await act('DELETE', 'churn-deleted', `/${body.id}`);
    const churn = { churnedAt: '2026-01-01' };
    const gone = await act('POST', 'churn-deleted', `/${body.id}/churn`, churn);
    const missing = await act('POST', 'churn-deleted', '/nope/churn', churn);
    expect([gone.status, gone.text]).toEqual([404, missing.text]);
    expect((await list('churn-deleted', '?includeDeleted=true')).body.items).toEqual([
      deleted.body,
    ]);
  });

  test.each<[string, unknown]>([
    ['churnedAt', undefined],
    ['churnedAt', null],
    ['churnedAt', '2026-02-30'],
    ['churnedAt', 5],
    ['notes', 5],
    ['notes', 'a\u0000'],
  ])('refuses %s = %j and changes nothing', async (field, value) => {
    const slug = newId();
    await addCompany(slug);
    const { body } = await post(slug);
    const sent = { churnedAt: '2026-01-01', [field]: value };
    const answer = await act('POST', slug, `/${body.id}/churn`, sent);
    expect(answer.status).toBe(400);
    expect(answer.body.issues?.[0]?.path).toEqual([field]);
    expect((await list(slug)).body.items).toEqual([body]);
  });

  test('without a body is a 400', async () => {
    await addCompany('churn-empty');
    const { body } = await post('churn-empty');
    expect((await act('POST', 'churn-empty', `/${body.id}/churn`)).status).toBe(400);
  });
});
