import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { investorUpdates } from '@/db/schema';
import { newId } from '@/db/schema/columns';
import { onStatement } from '@/db/statement-log';
import { idsOf } from '../setup/child-room';
import { useUpdateRoom } from '../setup/update-room';

const { addCompany, at, call, database, list, post, world } = useUpdateRoom();

describe('listing updates', () => {
  const received = (day: number) => `2026-01-${String(day).padStart(2, '0')}`;
  const postDays = async (slug: string, days: number[]) => {
    const ids: string[] = [];
    for (const day of days) {
      ids.push(String((await post(slug, { receivedAt: received(day) })).body.id));
    }
    return ids;
  };

  test('gives received last first, then by id, and an empty list with a null cursor', async () => {
    await addCompany('order');
    expect((await list('order')).body).toEqual({ items: [], nextCursor: null });
    const [a, b, c, d] = await postDays('order', [2, 9, 2, 5]);
    expect(idsOf(await list('order'))).toEqual([b, d, ...[a, c].sort()]);
  });

  test('pages by cursor without skipping or repeating, to a null cursor at the end', async () => {
    await addCompany('pages');
    const ids = await postDays('pages', [3, 3, 3, 3, 3, 1, 7]);
    const whole = idsOf(await list('pages'));
    expect(whole).toHaveLength(ids.length);
    for (const limit of [1, 2, 3, 6, 7]) {
      const seen: string[] = [];
      for (let query = `?limit=${limit}`; query !== '';) {
        const page = await list('pages', query);
        seen.push(...(idsOf(page) ?? []));
        const { nextCursor } = page.body;
        expect([null, seen.at(-1)]).toContain(nextCursor);
        query = nextCursor === null ? '' : `?limit=${limit}&cursor=${seen.at(-1)}`;
      }
      expect(seen).toEqual(whole);
    }
  });

  test('a cursor works when its row has been soft-deleted or processed since', async () => {
    await addCompany('cursor-deleted');
    await postDays('cursor-deleted', [1, 2, 3, 4]);
    const whole = idsOf(await list('cursor-deleted'));
    const cursor = String(whole?.[1]);
    await call('DELETE', at('cursor-deleted', `/${cursor}`), { key: world().manager });
    const { body } = await list('cursor-deleted', `?cursor=${cursor}&needsExtraction=metrics`);
    expect(body.items?.map((item) => item.id)).toEqual(whole?.slice(2));
    expect(body.nextCursor).toBeNull();
  });

  test('an unknown cursor is a 400 that names it, another company’s id too', async () => {
    await addCompany('cursor-a');
    await addCompany('cursor-b');
    const [foreign] = await postDays('cursor-b', [1]);
    await postDays('cursor-a', [1]);
    for (const cursor of ['nope', newId(), String(foreign), '%00', '%F0%9F%98%80']) {
      const answer = await list('cursor-a', `?cursor=${cursor}`);
      expect(answer.status).toBe(400);
      expect(answer.body.issues?.[0]?.path).toEqual(['cursor']);
    }
    expect((await list('cursor-a', '?cursor=')).status).toBe(200);
  });

  test('limit is 50 by default and 1 to 200', async () => {
    const companyId = await addCompany('limits');
    await database()
      .db.insert(investorUpdates)
      .values(
        Array.from({ length: 201 }, (_, n) => ({
          companyId,
          receivedAt: new Date(Date.UTC(2026, 0, 1, 0, n)).toISOString(),
          source: 'import' as const,
          rawBody: 'x',
        })),
      );
    expect((await list('limits')).body.items).toHaveLength(50);
    expect((await list('limits', '?limit=200')).body.items).toHaveLength(200);
    for (const limit of ['0', '201', '-1', '1.5', 'ten', '1e2', '0x10', '+5', '%205']) {
      const answer = await list('limits', `?limit=${limit}`);
      expect([limit, answer.status]).toEqual([limit, 400]);
      expect(answer.body.issues?.[0]?.path).toEqual(['limit']);
    }
    expect((await list('limits', '?limit=&unknown=1')).body.items).toHaveLength(50);
  });

  test('a page of very large updates ends early and goes on at its cursor', async () => {
    const companyId = await addCompany('heavy');
    await database().exec(`
      insert into investor_updates (id, company_id, received_at, source, raw_body, raw_html)
      select 'heavy-' || n, '${companyId}', timestamptz '2026-01-01Z' - n * interval '1 day',
        'import', repeat('x', 2000000), repeat('y', 2000000)
      from generate_series(1, 6) as n`);
    const first = await list('heavy');
    // 16 MiB hold 4 rows of 4 MB; the row that goes beyond ends the page.
    expect(first.body.items).toHaveLength(5);
    expect(first.body.nextCursor).toBe('heavy-5');
    const second = await list('heavy', `?cursor=${String(first.body.nextCursor)}`);
    expect(second.body.items).toHaveLength(1);
    expect(second.body.nextCursor).toBeNull();
  });

  test('so does one whose attachments are many small parts', async () => {
    await addCompany('parts');
    const attachmentsJson = Array.from({ length: 90_000 }, () => ({}));
    for (const day of [1, 2, 3, 4, 5, 6, 7, 8]) {
      expect((await post('parts', { receivedAt: received(day), attachmentsJson })).status).toBe(
        201,
      );
    }
    const first = await list('parts');
    expect(first.body.items).toHaveLength(3);
    const rest = await list('parts', `?cursor=${String(first.body.nextCursor)}`);
    expect(rest.body.items).toHaveLength(3);
  });

  test('needsExtraction keeps the updates that still wait for it', async () => {
    await addCompany('needs');
    const ids = await postDays('needs', [1, 2, 3]);
    const { db } = database();
    const now = new Date().toISOString();
    const mark = (id: string, columns: object) =>
      db.update(investorUpdates).set(columns).where(eq(investorUpdates.id, id));
    await mark(ids[0] ?? '', { processedMetricsAt: now });
    await mark(ids[1] ?? '', { processedCustomersAt: now });
    expect(idsOf(await list('needs', '?needsExtraction=metrics'))).toEqual([ids[2], ids[1]]);
    expect(idsOf(await list('needs', '?needsExtraction=customers'))).toEqual([ids[2], ids[0]]);
    expect(idsOf(await list('needs', '?needsExtraction='))).toHaveLength(3);
    const page = await list('needs', '?needsExtraction=metrics&limit=1');
    expect(page.body.nextCursor).toBe(ids[2]);
    expect((await list('needs', '?needsExtraction=asks')).status).toBe(400);
    expect((await list('needs', '?needsExtraction=METRICS')).status).toBe(400);
  });

  test('leaves soft-deleted updates out unless includeDeleted=true', async () => {
    await addCompany('deleted-list');
    const [a, b] = await postDays('deleted-list', [1, 2]);
    await call('DELETE', at('deleted-list', `/${a}`), { key: world().manager });
    expect(idsOf(await list('deleted-list'))).toEqual([b]);
    expect(idsOf(await list('deleted-list', '?includeDeleted=false'))).toEqual([b]);
    expect(idsOf(await list('deleted-list', '?includeDeleted=true'))).toEqual([b, a]);
    expect(
      idsOf(await list('deleted-list', '?includeDeleted=true&needsExtraction=customers')),
    ).toEqual([b, a]);
    for (const value of ['1', 'yes', 'TRUE']) {
      expect((await list('deleted-list', `?includeDeleted=${value}`)).status).toBe(400);
    }
  });

  test('takes one statement beside the key’s, page and single row alike', async () => {
    await addCompany('count');
    const [id] = await postDays('count', [1, 2]);
    for (const path of [at('count', `?cursor=${id}`), at('count'), at('count', `/${id}`)]) {
      await call('GET', path, { key: world().viewer });
      const statements: string[] = [];
      const stop = onStatement((query) => statements.push(query));
      await call('GET', path, { key: world().viewer });
      stop();
      expect(statements.filter((query) => query.includes('investor_updates'))).toHaveLength(1);
      expect(statements.length).toBeLessThanOrEqual(2);
    }
  });
});
