import { describe, expect, test } from 'vitest';
import { newId } from '@/db/schema/columns';
import { addCompany as addCompanyRow, addUpdate } from '../setup/company-rows';
import { idsOf, useChildRoom } from '../setup/child-room';

const { act, addCompany, at, call, database, list, world } = useChildRoom('metric-snapshots');
const post = (slug: string, extra: Record<string, unknown> = {}, key = world().manager) =>
  act('POST', slug, '', { asOf: '2026-02-28', ...extra }, key);
const getUpdate = (slug: string, id: string) =>
  call('GET', `/portfolio/companies/${slug}/investor-updates/${id}`, { key: world().manager });

const NUMBERS = [
  'mrrUsd',
  'arrUsd',
  'cashOnHandUsd',
  'burnMonthlyUsd',
  'runwayMonths',
  'postMoneyMarkedUsd',
  'postMoneyImpliedUsd',
  'lastRoundRevenueMultiple',
  'headcount',
  'grossMarginPct',
];
const OPTIONAL = [...NUMBERS, 'reportedPeriod', 'notes', 'sourceUpdateId'];
const FIELDS = ['id', 'companyId', 'asOf', 'createdAt', ...OPTIONAL].sort();

describe('appending a snapshot', () => {
  test('answers 201 with exactly the fields of the contract, numbers round-trip exactly', async () => {
    const companyId = await addCompany('full');
    const sourceUpdateId = await addUpdate(database().db, companyId);
    const sent = {
      reportedPeriod: '2026-02',
      mrrUsd: 0.1,
      arrUsd: 1.2345678901234567,
      cashOnHandUsd: 1e15,
      burnMonthlyUsd: -123456.78,
      runwayMonths: 1e-300,
      postMoneyMarkedUsd: 0,
      postMoneyImpliedUsd: 999999999999999,
      lastRoundRevenueMultiple: 12.5,
      headcount: 14,
      grossMarginPct: 71.3,
      notes: 'Line\nanother 😀',
      sourceUpdateId,
    };
    const { status, body } = await post('full', { ...sent, asOf: '2026-02-28T23:30:00-01:00' });
    expect(status).toBe(201);
    expect(Object.keys(body).sort()).toEqual(FIELDS);
    expect(body).toMatchObject({ ...sent, companyId, asOf: '2026-03-01T00:30:00.000Z' });
    expect((await list('full')).body).toEqual({ items: [body] });
  });

  test('leaves what is not sent null; null counts as absent', async () => {
    await addCompany('sparse');
    const nulls = Object.fromEntries(OPTIONAL.map((field) => [field, null]));
    for (const extra of [{}, nulls, { id: 'mine', companyId: 'mine', deletedAt: 'x' }]) {
      const { status, body } = await post('sparse', extra);
      expect(status).toBe(201);
      expect(body).toMatchObject({ ...nulls, asOf: '2026-02-28T00:00:00.000Z' });
      expect(body.id).not.toBe('mine');
    }
  });

  test('always creates a new row, also for the same body and at once', async () => {
    await addCompany('same');
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => post('same', { arrUsd: 1 })),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array(16).fill(201));
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(16);
    expect((await list('same')).body.items).toHaveLength(16);
  });

  test.each([0, 100, 33.333])('takes a gross margin of %d', async (grossMarginPct) => {
    const slug = newId();
    await addCompany(slug);
    expect((await post(slug, { grossMarginPct })).body.grossMarginPct).toBe(grossMarginPct);
  });

  test.each<[string, unknown]>([
    ['asOf', undefined],
    ['asOf', null],
    ['asOf', 5],
    ['asOf', '2026-02-30'],
    ['asOf', '2026-02-28T10:00'],
    ['asOf', '2026-02'],
    ['asOf', '1899-12-31'],
    ['asOf', '2201-01-01'],
    ...NUMBERS.flatMap((field): [string, unknown][] => [
      [field, '5'],
      [field, true],
      [field, 1.1e15],
      [field, -1.1e15],
      [field, [1]],
    ]),
    ['headcount', 1.5],
    ['grossMarginPct', -0.001],
    ['grossMarginPct', 100.001],
    ['reportedPeriod', 2026],
    ['reportedPeriod', 'a\u0000'],
    ['notes', {}],
    ['notes', '\ud800'],
    ['notes', 'x'.repeat(100_001)],
    ['sourceUpdateId', 5],
    ['sourceUpdateId', ''],
    ['sourceUpdateId', 'nope'],
    ['sourceUpdateId', 'a\u0000'],
  ])('refuses %s = %j with an issue that names it, and stores nothing', async (field, value) => {
    const slug = newId();
    await addCompany(slug);
    const { status, body } = await post(slug, { [field]: value });
    expect(status).toBe(400);
    expect(body.error?.code).toBe('BAD_REQUEST');
    expect(body.issues?.[0]?.path).toEqual([field]);
    expect((await list(slug)).body.items).toEqual([]);
  });

  test.each(['NaN', 'Infinity', '-Infinity'])('refuses %s, which is no JSON', async (number) => {
    await addCompany(`raw-${number}`);
    const raw = `{"asOf":"2026-02-28","arrUsd":${number}}`;
    const key = world().manager;
    expect((await call('POST', at(`raw-${number}`), { key, raw })).status).toBe(400);
  });

  test('refuses a number that overflows to infinity', async () => {
    await addCompany('overflow');
    const raw = '{"asOf":"2026-02-28","arrUsd":1e400}';
    expect((await call('POST', at('overflow'), { key: world().manager, raw })).status).toBe(400);
  });
});

describe('the source update of a snapshot', () => {
  test('must be one of the same company, soft-deleted or not', async () => {
    const { db } = database();
    const [companyId, otherId] = [await addCompany('source'), await addCompany('source-other')];
    const foreign = await addCompanyRow(
      db,
      { organizationId: world().other, vehicleId: world().spv },
      { slug: 'source-foreign' },
    );
    const refused = [await addUpdate(db, otherId), await addUpdate(db, foreign.id), newId()];
    const texts = new Set<string>();
    for (const sourceUpdateId of refused) {
      const answer = await post('source', { sourceUpdateId });
      expect(answer.status).toBe(400);
      expect(answer.body.issues?.[0]?.path).toEqual(['sourceUpdateId']);
      texts.add(answer.text);
    }
    expect(texts.size).toBe(1);
    expect((await list('source')).body.items).toEqual([]);
    const deletedAt = '2026-01-01T00:00:00.000Z';
    const deleted = await addUpdate(db, companyId, { deletedAt });
    expect((await post('source', { sourceUpdateId: deleted })).status).toBe(201);
  });

  test('counts as processed from its first snapshot on, and keeps that moment', async () => {
    const companyId = await addCompany('processed');
    const sourceUpdateId = await addUpdate(database().db, companyId);
    const other = await addUpdate(database().db, companyId);
    await post('processed', { sourceUpdateId });
    const once = await getUpdate('processed', sourceUpdateId);
    expect(once.body.processedMetricsAt).toMatch(/^2\d{3}-.*Z$/);
    expect(once.body.processedCustomersAt).toBeNull();
    await post('processed', { sourceUpdateId });
    expect((await getUpdate('processed', sourceUpdateId)).body).toEqual(once.body);
    expect((await getUpdate('processed', other)).body.processedMetricsAt).toBeNull();
    const waiting = await call(
      'GET',
      '/portfolio/companies/processed/investor-updates?needsExtraction=metrics',
      { key: world().viewer },
    );
    expect(idsOf(waiting)).toEqual([other]);
  });

  test('is marked and the snapshot stored both or neither', async () => {
    const companyId = await addCompany('both-or-neither');
    const sourceUpdateId = await addUpdate(database().db, companyId);
    const db = database();
    await db.exec('alter table metric_snapshots add constraint refuse_all check (false) not valid');
    try {
      expect((await post('both-or-neither', { sourceUpdateId })).status).toBe(500);
    } finally {
      await db.exec('alter table metric_snapshots drop constraint refuse_all');
    }
    const { body } = await getUpdate('both-or-neither', sourceUpdateId);
    expect(body.processedMetricsAt).toBeNull();
  });

  test('may be soft-deleted later; the snapshot keeps its id', async () => {
    const companyId = await addCompany('dangle');
    const sourceUpdateId = await addUpdate(database().db, companyId);
    const { body } = await post('dangle', { sourceUpdateId });
    const path = `/portfolio/companies/dangle/investor-updates/${sourceUpdateId}`;
    expect((await call('DELETE', path, { key: world().manager })).status).toBe(200);
    expect((await list('dangle')).body.items).toEqual([body]);
  });

  test('of a company that the caller may only read is a 403, not a write', async () => {
    const companyId = await addCompany('reader');
    const sourceUpdateId = await addUpdate(database().db, companyId);
    expect((await post('reader', { sourceUpdateId }, world().viewer)).status).toBe(403);
    expect((await getUpdate('reader', sourceUpdateId)).body.processedMetricsAt).toBeNull();
  });
});
