import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { asks } from '@/db/schema';
import { newId } from '@/db/schema/columns';
import { UPDATE_FIELDS, useUpdateRoom } from '../setup/update-room';

const { addCompany, at, call, database, list, post, world } = useUpdateRoom();
const storedAsks = (companyId: string) =>
  database().db.select().from(asks).where(eq(asks.companyId, companyId)).orderBy(asks.id);

describe('posting an update', () => {
  test('stores what was sent and answers 201 with exactly the fields of the contract', async () => {
    const companyId = await addCompany('full');
    const sent = {
      receivedAt: '2026-03-01T10:30:00.123+01:00',
      source: 'import',
      reportedPeriod: '2026-Q1',
      sourceRef: 'ref-1',
      fromAddress: 'ceo@full.example',
      subject: 'Q1',
      rawBody: '\uFEFFWe grew.\u2028 😀',
      rawHtml: '\uFEFF\uFEFF<p>We grew.</p>',
      attachmentsJson: [{ name: 'deck.pdf', size: 1.5 }, '123', null, { a: '{"b":1}' }],
    };
    const { status, body } = await post('full', sent);
    expect(status).toBe(201);
    expect(Object.keys(body).sort()).toEqual(UPDATE_FIELDS);
    expect(body).toMatchObject({
      ...sent,
      companyId,
      receivedAt: '2026-03-01T09:30:00.123Z',
      processedMetricsAt: null,
      processedCustomersAt: null,
      deletedAt: null,
    });
    const read = await call('GET', at('full', `/${body.id}`), { key: world().viewer });
    expect(read.status).toBe(200);
    expect(read.body).toEqual(body);
    expect((await list('full')).body.items).toEqual([body]);
  });

  test('takes a calendar date, and null for an optional field as absent', async () => {
    await addCompany('sparse');
    const optional = [
      'reportedPeriod',
      'sourceRef',
      'fromAddress',
      'subject',
      'rawHtml',
      'attachmentsJson',
    ];
    const nulls = Object.fromEntries(optional.map((field) => [field, null]));
    const { status, body } = await post('sparse', { ...nulls, receivedAt: '2026-03-01', id: 'x' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...nulls, receivedAt: '2026-03-01T00:00:00.000Z' });
    expect(body.id).not.toBe('x');
    // Without a reference every post is a new update.
    expect((await post('sparse', { sourceRef: null })).status).toBe(201);
  });

  test.each([['123'], [0], [false], [''], [{}], [[]], [{ v: { v: 1 } }], ['{"a":1}']])(
    'keeps the attachments %j as sent',
    async (attachmentsJson) => {
      const slug = `att-${newId()}`;
      await addCompany(slug);
      const { body } = await post(slug, { attachmentsJson });
      const read = await call('GET', at(slug, `/${body.id}`), { key: world().manager });
      expect([body.attachmentsJson, read.body.attachmentsJson]).toEqual([
        attachmentsJson,
        attachmentsJson,
      ]);
    },
  );

  test('takes bodies of up to 2,000,000 characters, and not one more', async () => {
    await addCompany('big');
    const rawBody = 'x'.repeat(2_000_000);
    const taken = await post('big', { rawBody, rawHtml: rawBody });
    expect(taken.status).toBe(201);
    expect(taken.body.rawHtml).toHaveLength(2_000_000);
    for (const field of ['rawBody', 'rawHtml']) {
      const refused = await post('big', { [field]: `${rawBody}x` });
      expect(refused.status).toBe(400);
      expect(refused.body.issues?.[0]?.path).toEqual([field]);
    }
  });

  test.each<[string, unknown]>([
    ['receivedAt', undefined],
    ['receivedAt', null],
    ['receivedAt', 1_700_000_000_000],
    ['receivedAt', '2026-02-30'],
    ['receivedAt', '2026-03-01T10:00:00'],
    ['receivedAt', '1899-12-31'],
    ['receivedAt', '2201-01-01'],
    ['receivedAt', ''],
    ['source', undefined],
    ['source', null],
    ['source', 'EMAIL'],
    ['source', 'fax'],
    ['rawBody', undefined],
    ['rawBody', null],
    ['rawBody', ''],
    ['rawBody', 5],
    ['rawBody', 'a\u0000b'],
    ['rawBody', '\ud800'],
    ['rawHtml', 5],
    ['rawHtml', 'a\u0000b'],
    ['reportedPeriod', 2026],
    ['reportedPeriod', '\udfff'],
    ['sourceRef', ''],
    ['sourceRef', 5],
    ['sourceRef', 'a\u0000b'],
    ['subject', true],
    ['subject', 'x'.repeat(100_001)],
    ['fromAddress', ['a']],
    ['attachmentsJson', { a: 'b\u0000' }],
    ['attachmentsJson', { 'a\u0000': 1 }],
    ['attachmentsJson', ['\ud800']],
  ])('refuses %s = %j with an issue that names it, and stores nothing', async (field, value) => {
    const slug = `bad-${newId()}`;
    await addCompany(slug);
    const { status, body } = await post(slug, { [field]: value });
    expect(status).toBe(400);
    expect(body.error?.code).toBe('BAD_REQUEST');
    expect(body.issues?.[0]?.path[0]).toBe(field);
    expect((await list(slug)).body.items).toEqual([]);
  });
});

describe('sourceRef', () => {
  test('answers 200 with the first update as it is, and adds nothing', async () => {
    const companyId = await addCompany('once');
    const first = await post('once', { sourceRef: 'm-1', rawBody: 'Asks:\n- Intro to Globex CIO' });
    const again = await post('once', {
      sourceRef: 'm-1',
      rawBody: 'Asks:\n- Hire a designer',
      source: 'manual',
    });
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(again.body).toEqual(first.body);
    expect((await list('once')).body.items).toHaveLength(1);
    expect(await storedAsks(companyId)).toHaveLength(1);
    expect((await post('once', { sourceRef: 'm-1 ' })).status).toBe(201);
    expect((await post('once', { sourceRef: 'M-1' })).status).toBe(201);
  });

  test('returns a soft-deleted update as it is', async () => {
    await addCompany('once-deleted');
    const { body } = await post('once-deleted', { sourceRef: 'm-1' });
    const deleted = await call('DELETE', at('once-deleted', `/${body.id}`), {
      key: world().manager,
    });
    const again = await post('once-deleted', { sourceRef: 'm-1' });
    expect(again.status).toBe(200);
    expect(again.body).toEqual(deleted.body);
    expect(again.body.deletedAt).not.toBeNull();
  });

  test('counts per company, and may be longer than an index row', async () => {
    await addCompany('ref-a');
    await addCompany('ref-b');
    const sourceRef = Array.from({ length: 9000 }, () => newId())
      .join('')
      .slice(0, 100_000);
    expect((await post('ref-a', { sourceRef })).status).toBe(201);
    expect((await post('ref-b', { sourceRef })).status).toBe(201);
    expect((await post('ref-a', { sourceRef })).status).toBe(200);
  });

  test('of sixteen posts at once one is stored, the others get it', async () => {
    const companyId = await addCompany('race');
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, n) =>
        post('race', { sourceRef: 'm-1', rawBody: `Version ${n}\n\nAsks:\n- Intro to Globex CIO` }),
      ),
    );
    const statuses = answers.map((answer) => answer.status).sort();
    expect(statuses).toEqual([...Array<number>(15).fill(200), 201]);
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
    expect((await list('race')).body.items).toHaveLength(1);
    expect(await storedAsks(companyId)).toHaveLength(1);
  });

  test('a bad body is a 400 also for a reference that exists', async () => {
    await addCompany('ref-bad');
    await post('ref-bad', { sourceRef: 'm-1' });
    expect((await post('ref-bad', { sourceRef: 'm-1', rawBody: '' })).status).toBe(400);
  });
});
