import { describe, expect, test } from 'vitest';
import { newId } from '@/db/schema/columns';
import {
  CUSTOMER_FIELDS,
  justNow,
  namesOf,
  OPTIONAL_FIELDS,
  useCustomerRoom,
} from '../setup/customer-room';

const { act, addCompany, list, post } = useCustomerRoom();
const someText: unknown = expect.any(String);

describe('adding a customer', () => {
  test('answers 201 with exactly the fields of the contract', async () => {
    const companyId = await addCompany('full');
    const sent = {
      customerName: 'Globex, Inc.',
      tier: 'ENTERPRISE',
      status: 'PILOT',
      dealValueAnnualUsd: 120_000.1,
      contractTerm: '3 years',
      notes: 'Signed 😀',
    };
    const { status, body } = await post('full', { ...sent, firstSignedAt: '2026-02-01' });
    expect(status).toBe(201);
    expect(Object.keys(body).sort()).toEqual(CUSTOMER_FIELDS);
    expect(body).toMatchObject({
      ...sent,
      companyId,
      customerNameNormalized: 'globex',
      firstSignedAt: '2026-02-01T00:00:00.000Z',
      churnedAt: null,
      deletedAt: null,
    });
    expect((await list('full')).body).toEqual({ items: [body] });
  });

  test('is ACTIVE unless said otherwise; null for an optional field counts as absent', async () => {
    await addCompany('sparse');
    const nulls = Object.fromEntries(OPTIONAL_FIELDS.map((field) => [field, null]));
    const { status, body } = await post('sparse', { ...nulls, churnedAt: '2020-01-01', id: 'x' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...nulls, status: 'ACTIVE', churnedAt: null });
    expect(body.id).not.toBe('x');
  });

  test('trims the name and keeps its spelling', async () => {
    await addCompany('trim');
    expect((await post('trim', { customerName: '  ACME  Corp. ' })).body).toMatchObject({
      customerName: 'ACME  Corp.',
      customerNameNormalized: 'acme',
    });
  });

  test.each(['F100', 'F500', 'ENTERPRISE', 'MIDMARKET', 'SMB', 'GOV', 'EDU', 'OTHER'])(
    'takes the tier %s',
    async (tier) => {
      const slug = newId();
      await addCompany(slug);
      expect((await post(slug, { tier })).body.tier).toBe(tier);
    },
  );

  test.each<[string, unknown]>([
    ['customerName', undefined],
    ['customerName', null],
    ['customerName', ''],
    ['customerName', '   '],
    ['customerName', '...'],
    ['customerName', ' – “!?” '],
    ['customerName', 5],
    ['customerName', 'a\u0000b'],
    ['customerName', '\ud800x'],
    ['customerName', 'x'.repeat(301)],
    ['customerName', '.'.repeat(400)],
    ['tier', undefined],
    ['tier', null],
    ['tier', 'f500'],
    ['tier', 'HUGE'],
    ['status', null],
    ['status', 'active'],
    ['status', ''],
    ['dealValueAnnualUsd', '5'],
    ['dealValueAnnualUsd', true],
    ['dealValueAnnualUsd', 1.1e15],
    ['contractTerm', 12],
    ['contractTerm', 'a\u0000'],
    ['firstSignedAt', '2026-02-30'],
    ['firstSignedAt', 0],
    ['firstSignedAt', ''],
    ['notes', {}],
    ['notes', '\udc00'],
    ['notes', 'x'.repeat(100_001)],
  ])('refuses %s = %j with an issue that names it, and stores nothing', async (field, value) => {
    const slug = newId();
    await addCompany(slug);
    const { status, body } = await post(slug, { [field]: value });
    expect(status).toBe(400);
    expect(body.error?.code).toBe('BAD_REQUEST');
    expect(body.issues?.[0]?.path).toEqual([field]);
    expect((await list(slug)).body.items).toEqual([]);
  });

  test('takes a name of 300 characters', async () => {
    await addCompany('long');
    const customerName = '漢'.repeat(300);
    expect((await post('long', { customerName })).body.customerName).toBe(customerName);
    expect((await post('long', { customerName })).status).toBe(200);
  });
});

describe('upserting a customer again', () => {
  test.each([
    ['Acme', 'ACME, Inc.'],
    ['Acme', 'ａｃｍｅ GmbH'],
    ['Straße AG', 'STRASSE'],
    ['Coca-Cola Company', 'coca–cola'],
    ['  Big   Bank plc', 'Big Bank'],
    ['Inc.', 'INC'],
  ])('matches %j with %j', async (first, second) => {
    const slug = newId();
    await addCompany(slug);
    const made = await post(slug, { customerName: first });
    const again = await post(slug, { customerName: second });
    expect([made.status, again.status]).toEqual([201, 200]);
    expect(again.body).toMatchObject({ id: made.body.id, customerName: second });
    expect(again.body.customerNameNormalized).toBe(made.body.customerNameNormalized);
    expect(namesOf(await list(slug))).toEqual([second]);
  });

  test('keeps customers of other names and companies apart', async () => {
    await addCompany('apart-a');
    await addCompany('apart-b');
    expect((await post('apart-a', { customerName: 'Globex' })).status).toBe(201);
    expect((await post('apart-a', { customerName: 'Globex East' })).status).toBe(201);
    expect((await post('apart-b', { customerName: 'Globex' })).status).toBe(201);
  });

  test('changes only the fields sent; null is not sent', async () => {
    await addCompany('fields');
    const full = {
      status: 'PAUSED',
      dealValueAnnualUsd: 5,
      contractTerm: '1 year',
      firstSignedAt: '2026-02-01T00:00:00.000Z',
      notes: 'First',
    };
    const made = await post('fields', full);
    const updatedAt = someText;
    const bare = await post('fields', { tier: 'GOV' });
    expect(bare.status).toBe(200);
    expect(bare.body).toEqual({ ...made.body, tier: 'GOV', updatedAt });
    const nulls = Object.fromEntries(OPTIONAL_FIELDS.map((field) => [field, null]));
    expect((await post('fields', nulls)).body).toEqual({ ...made.body, updatedAt });
    for (const [field, value] of [
      ['dealValueAnnualUsd', 0],
      ['contractTerm', ''],
      ['firstSignedAt', '2025-01-01T00:00:00.000Z'],
      ['notes', 'Second'],
      ['status', 'ACTIVE'],
    ] as const) {
      const before = (await list('fields')).body.items?.[0];
      const { body } = await post('fields', { [field]: value });
      expect(body).toEqual({ ...before, [field]: value, updatedAt });
    }
  });

  test('revives a soft-deleted customer with 200, and keeps what was not sent', async () => {
    await addCompany('revive');
    const made = await post('revive', { notes: 'Kept', status: 'PILOT' });
    await act('DELETE', 'revive', `/${made.body.id}`);
    const again = await post('revive', { customerName: 'GLOBEX' });
    expect(again.status).toBe(200);
    expect(again.body).toMatchObject({
      id: made.body.id,
      createdAt: made.body.createdAt,
      deletedAt: null,
      notes: 'Kept',
      status: 'PILOT',
    });
    expect(namesOf(await list('revive'))).toEqual(['GLOBEX']);
  });

  test('of sixteen upserts at once one is 201, the others 200, and one row is left', async () => {
    await addCompany('race');
    const names = ['Globex', 'GLOBEX Inc', 'globex, llc', 'Globex.'];
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, n) => post('race', { customerName: names[n % 4] })),
    );
    const statuses = answers.map((answer) => answer.status).sort();
    expect(statuses).toEqual([...Array<number>(15).fill(200), 201]);
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect((await list('race')).body.items).toHaveLength(1);
  });
});

describe('the churn date', () => {
  test('is now for a customer that is CHURNED from the start', async () => {
    await addCompany('born-churned');
    const { status, body } = await post('born-churned', { status: 'CHURNED' });
    expect([status, body.status, justNow(body.churnedAt)]).toEqual([201, 'CHURNED', true]);
  });

  test('is set once by the status CHURNED, kept without a status, cleared by any other', async () => {
    await addCompany('churn-status');
    await post('churn-status');
    const churned = await post('churn-status', { status: 'CHURNED' });
    expect(justNow(churned.body.churnedAt)).toBe(true);
    const again = await post('churn-status', { status: 'CHURNED' });
    expect(again.body.churnedAt).toBe(churned.body.churnedAt);
    const silent = await post('churn-status', { notes: 'x' });
    expect(silent.body).toMatchObject({
      status: 'CHURNED',
      churnedAt: churned.body.churnedAt,
    });
    for (const status of ['ACTIVE', 'PAUSED', 'PILOT', 'LOST_DEAL']) {
      const back = await post('churn-status', { status });
      expect(back.body).toMatchObject({ status, churnedAt: null });
      await post('churn-status', { status: 'CHURNED' });
    }
  });

  test('is the one that is sent where the customer is CHURNED then, and counts with no other status', async () => {
    await addCompany('churn-told');
    const told = async (sent: Record<string, unknown>) =>
      (await post('churn-told', sent)).body.churnedAt;
    const [january, march] = ['2025-01-01T00:00:00.000Z', '2025-03-01T00:00:00.000Z'];
    expect(await told({ status: 'CHURNED', churnedAt: '2025-01-01' })).toBe(january);
    expect(await told({ status: 'CHURNED', churnedAt: null })).toBe(january);
    expect(await told({ status: 'CHURNED', churnedAt: march })).toBe(march);
    expect(await told({ churnedAt: january })).toBe(january);
    expect(await told({ churnedAt: null, notes: 'x' })).toBe(january);
    expect(await told({ status: 'ACTIVE', churnedAt: january })).toBeNull();
    expect(await told({ churnedAt: january })).toBeNull();
    expect(justNow(await told({ status: 'CHURNED' }))).toBe(true);
  });

  test('of a churn call is kept by the status CHURNED', async () => {
    await addCompany('churn-kept');
    const { body } = await post('churn-kept');
    await act('POST', 'churn-kept', `/${body.id}/churn`, { churnedAt: '2025-05-05' });
    const again = await post('churn-kept', { status: 'CHURNED' });
    expect(again.body.churnedAt).toBe('2025-05-05T00:00:00.000Z');
  });
});
