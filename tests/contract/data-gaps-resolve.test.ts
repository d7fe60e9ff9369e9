import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import * as schema from '@/db/schema';
import { addUpdate } from '../setup/company-rows';
import { useGapRoom } from '../setup/gap-room';
import { addGap, GAP_KEYS } from '../setup/gaps';

const { call, database, dismiss, freshCompany, gapRow, resolve, snapshotsOf, world } = useGapRoom();

const effectsSchema = z.array(
  z.strictObject({ kind: z.string(), detail: z.string().min(1), ref: z.string().optional() }),
);
/** The effects in an answer, their shape checked, without the prose. */
const effectsOf = (body: Record<string, unknown>) =>
  effectsSchema.parse(body.effects).map(({ detail: _detail, ...effect }) => effect);

const customersOf = (companyId: string) =>
  database().db.select().from(schema.customers).where(eq(schema.customers.companyId, companyId));
const periodOf = async (updateId: string) => {
  const { investorUpdates } = schema;
  const [row] = await database()
    .db.select()
    .from(investorUpdates)
    .where(eq(investorUpdates.id, updateId));
  return row?.reportedPeriod;
};
describe('resolve', () => {
  test('METRIC_MISSING appends a snapshot as of the source update', async () => {
    const { db } = database();
    const company = await freshCompany();
    const updateId = await addUpdate(db, company.id, { reportedPeriod: '2026-Q1' });
    const id = await addGap(db, company, 'METRIC_MISSING', { updateId, suggestedField: 'arrUsd' });
    const { status, body } = await resolve(id, { resolvedValue: 1_200_000.5, notes: 'the deck' });
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual([...GAP_KEYS, 'effects'].sort());
    expect(body).toMatchObject({
      id,
      status: 'RESOLVED',
      resolvedValue: 1_200_000.5,
      resolvedBy: 'editor@acme.test',
      hint: null,
    });
    expect(body.resolvedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    const [snapshot, ...others] = await snapshotsOf(company.id);
    expect(others).toEqual([]);
    expect(snapshot).toMatchObject({
      asOf: '2026-04-02T08:00:00.000Z',
      reportedPeriod: '2026-Q1',
      sourceUpdateId: updateId,
      arrUsd: 1_200_000.5,
      mrrUsd: null,
      headcount: null,
      notes: 'the deck',
    });
    expect(effectsOf(body)).toEqual([
      {
        kind: 'metric-snapshot-created',
        ref: snapshot?.id,
      },
    ]);
  });

  test('METRIC_MISSING without a source update is as of now', async () => {
    const company = await freshCompany();
    const id = await addGap(database().db, company, 'METRIC_MISSING', {
      suggestedField: 'headcount',
    });
    const before = Date.now();
    expect((await resolve(id, { resolvedValue: 12 })).status).toBe(200);
    const [snapshot] = await snapshotsOf(company.id);
    expect(snapshot).toMatchObject({ headcount: 12, sourceUpdateId: null, notes: null });
    expect(Date.parse(snapshot?.asOf ?? '')).toBeGreaterThanOrEqual(before);
    expect(Date.parse(snapshot?.asOf ?? '')).toBeLessThanOrEqual(Date.now());
  });

  test('METRIC_MISSING without a metric column resolves with a noop', async () => {
    const company = await freshCompany();
    for (const suggestedField of [null, 'nps']) {
      const id = await addGap(database().db, company, 'METRIC_MISSING', { suggestedField });
      const { status, body } = await resolve(id, { resolvedValue: 5 });
      expect(status).toBe(200);
      expect(body).toMatchObject({ status: 'RESOLVED', resolvedValue: 5 });
      expect(effectsOf(body)).toEqual([{ kind: 'noop' }]);
    }
    expect(await snapshotsOf(company.id)).toEqual([]);
  });

  test('CUSTOMER_AMBIGUOUS upserts on the normalized name and changes only the fields sent', async () => {
    const company = await freshCompany();
    const gap = () => addGap(database().db, company, 'CUSTOMER_AMBIGUOUS');
    const created = await resolve(await gap(), {
      resolvedValue: {
        customerName: 'Acme, Inc.',
        tier: 'F100',
        dealValueAnnualUsd: 5000,
        contractTerm: '2 years',
      },
      notes: 'from the call',
    });
    expect(created.status).toBe(200);
    const [customer] = await customersOf(company.id);
    expect(customer).toMatchObject({
      customerName: 'Acme, Inc.',
      customerNameNormalized: 'acme',
      tier: 'F100',
      status: 'ACTIVE',
      dealValueAnnualUsd: 5000,
      contractTerm: '2 years',
      notes: 'from the call',
    });
    expect(effectsOf(created.body)).toEqual([{ kind: 'customer-upserted', ref: customer?.id }]);
    const updated = await resolve(await gap(), {
      resolvedValue: { customerName: 'ACME', tier: 'F500', status: 'PAUSED', notes: 'own' },
      notes: 'unused',
    });
    expect(effectsOf(updated.body)[0]?.ref).toBe(customer?.id);
    expect(await customersOf(company.id)).toEqual([
      expect.objectContaining({
        tier: 'F500',
        status: 'PAUSED',
        dealValueAnnualUsd: 5000,
        contractTerm: '2 years',
        notes: 'own',
      }),
    ]);
  });

  test("notes of a resolution never replace a customer's own", async () => {
    const company = await freshCompany();
    const gap = () => addGap(database().db, company, 'CUSTOMER_AMBIGUOUS');
    const resolvedValue = { customerName: 'Hooli', tier: 'F500' };
    const notesAfter = async (notes: string) => {
      const { body } = await resolve(await gap(), { resolvedValue, notes });
      expect(body.hint).toBe(notes);
      return (await customersOf(company.id)).map((customer) => customer.notes);
    };
    expect(await notesAfter('Champion: Gavin')).toEqual(['Champion: Gavin']);
    expect(await notesAfter('checked on the web')).toEqual(['Champion: Gavin']);
  });

  test('CUSTOMER_AMBIGUOUS takes the date of a churn, which may be corrected', async () => {
    const company = await freshCompany();
    const told = async (fields: Record<string, unknown>) => {
      const id = await addGap(database().db, company, 'CUSTOMER_AMBIGUOUS');
      const resolvedValue = { customerName: 'Flexport', tier: 'F500', ...fields };
      expect((await resolve(id, { resolvedValue })).status).toBe(200);
      return (await customersOf(company.id))[0]?.churnedAt;
    };
    const september = '2025-09-30T00:00:00.000Z';
    expect(await told({ status: 'CHURNED', churnedAt: '2025-09-30' })).toBe(september);
    expect(await told({ status: 'CHURNED', churnedAt: null })).toBe(september);
    const later = '2025-10-02T10:00:00+02:00';
    expect(await told({ status: 'CHURNED', churnedAt: later })).toBe('2025-10-02T08:00:00.000Z');
    expect(await told({ churnedAt: '2025-09-30' })).toBe(september);
    expect(await told({ status: 'PAUSED', churnedAt: '2025-09-30' })).toBeNull();
  });

  test('PERIOD_UNCLEAR sets the period of a living source update, else does nothing', async () => {
    const { db } = database();
    const company = await freshCompany();
    const updateId = await addUpdate(db, company.id);
    const id = await addGap(db, company, 'PERIOD_UNCLEAR', { updateId });
    const { body } = await resolve(id, { resolvedValue: '2026-Q1', notes: 'Asked the founder.' });
    expect(body).toMatchObject({ status: 'RESOLVED', resolvedValue: '2026-Q1' });
    expect(body.hint).toBe('Asked the founder.');
    expect(effectsOf(body)).toEqual([{ kind: 'period-updated', ref: updateId }]);
    expect(await periodOf(updateId)).toBe('2026-Q1');
    const deleted = await addUpdate(db, company.id, { deletedAt: '2026-01-01T00:00:00.000Z' });
    for (const extra of [{}, { updateId: deleted }]) {
      const without = await addGap(db, company, 'PERIOD_UNCLEAR', extra);
      const answer = await resolve(without, { resolvedValue: '2026-Q1' });
      expect(answer.body.status).toBe('RESOLVED');
      expect(effectsOf(answer.body)).toEqual([{ kind: 'noop' }]);
    }
    expect(await periodOf(deleted)).toBeNull();
  });

  test.each(['ATTACHMENT_UNREAD', 'LINK_UNREAD'] as const)(
    '%s stores the pasted content as it was sent',
    async (gapType) => {
      const id = await addGap(database().db, await freshCompany(), gapType);
      const resolvedValue = ` "123" \n${'x'.repeat(200_000)}`;
      const { status, body } = await resolve(id, { resolvedValue, notes: 'From the deck.' });
      expect(status).toBe(200);
      expect(body).toMatchObject({ resolvedValue, hint: 'From the deck.' });
      expect(effectsOf(body)).toEqual([{ kind: 'content-stored' }]);
      const digits = await addGap(database().db, await freshCompany(), gapType);
      expect((await resolve(digits, { resolvedValue: '123' })).body.resolvedValue).toBe('123');
    },
  );

  test.each([
    ['METRIC_MISSING', { suggestedField: 'arrUsd' }, ['5', null, true, {}, [1], 1e16, -1e16]],
    ['METRIC_MISSING', { suggestedField: 'headcount' }, [1.5]],
    ['METRIC_MISSING', { suggestedField: 'grossMarginPct' }, [-1, 100.5]],
    ['CUSTOMER_AMBIGUOUS', {}, [null, 'Acme', [], {}, { customerName: '...', tier: 'SMB' }]],
    ['CUSTOMER_AMBIGUOUS', {}, [{ customerName: 'A', tier: 'SMB', churnedAt: '2025-02-30' }]],
    ['PERIOD_UNCLEAR', {}, [null, 5, '', {}]],
    ['ATTACHMENT_UNREAD', {}, [null, 5, '', {}, 'a\u0000b', '\ud800']],
    ['LINK_UNREAD', {}, [null, 5, '', ['text']]],
  ] as const)('%s %j refuses what does not fit and stays open', async (gapType, extra, values) => {
    const company = await freshCompany();
    const id = await addGap(database().db, company, gapType, extra);
    const before = await gapRow(id);
    for (const resolvedValue of values) {
      const answer = await resolve(id, { resolvedValue });
      expect([resolvedValue, answer.status]).toEqual([resolvedValue, 400]);
      expect(answer.body.error?.code).toBe('BAD_REQUEST');
      expect(answer.body.issues?.[0]?.path[0]).toBe('resolvedValue');
    }
    expect(await gapRow(id)).toEqual(before);
    expect(await snapshotsOf(company.id)).toEqual([]);
    expect(await customersOf(company.id)).toEqual([]);
  });

  test('needs resolvedValue, and notes that are text', async () => {
    const id = await addGap(database().db, await freshCompany(), 'LINK_UNREAD');
    const without = await resolve(id, {});
    expect(without.status).toBe(400);
    expect(without.body.issues?.[0]?.path).toEqual(['resolvedValue']);
    expect(
      (await call('POST', `/portfolio/data-gaps/${id}/resolve`, { key: world().editor })).status,
    ).toBe(400);
    for (const notes of [5, {}, 'a\u0000b', 'x'.repeat(100_001)]) {
      const answer = await resolve(id, { resolvedValue: 'text', notes });
      expect(answer.status).toBe(400);
      expect(answer.body.issues?.[0]?.path).toEqual(['notes']);
    }
    expect((await resolve(id, { resolvedValue: 'text', notes: null })).status).toBe(200);
  });

  test('again gives the current state without effects, whatever is sent', async () => {
    const company = await freshCompany();
    const id = await addGap(database().db, company, 'METRIC_MISSING', { suggestedField: 'mrrUsd' });
    const first = await resolve(id, { resolvedValue: 1 });
    for (const resolvedValue of [2, 'not a number', null]) {
      const again = await resolve(id, { resolvedValue }, world().manager);
      expect(again.status).toBe(200);
      expect(again.body).toEqual({ ...first.body, effects: [] });
    }
    expect(await snapshotsOf(company.id)).toHaveLength(1);
  });

  test('works on a dismissed gap', async () => {
    const company = await freshCompany();
    const id = await addGap(database().db, company, 'METRIC_MISSING', { suggestedField: 'mrrUsd' });
    await dismiss(id, { notes: 'never mind' });
    const { status, body } = await resolve(id, { resolvedValue: 1 });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'RESOLVED', hint: 'never mind' });
    expect(await snapshotsOf(company.id)).toHaveLength(1);
  });

  test('of sixteen racing calls runs the side effect once, and one answer tells of it', async () => {
    const company = await freshCompany();
    const id = await addGap(database().db, company, 'METRIC_MISSING', { suggestedField: 'arrUsd' });
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, resolvedValue) => resolve(id, { resolvedValue })),
    );
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200));
    const winners = answers.filter((answer) => effectsOf(answer.body).length > 0);
    expect(winners).toHaveLength(1);
    const [snapshot, ...others] = await snapshotsOf(company.id);
    expect(others).toEqual([]);
    for (const answer of answers) {
      expect(answer.body).toMatchObject({ status: 'RESOLVED', resolvedValue: snapshot?.arrUsd });
    }
  });
});
