import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { asks } from '@/db/schema';
import { onStatement } from '@/db/statement-log';
import { useUpdateRoom } from '../setup/update-room';

const { addCompany, at, call, database, list, post, world } = useUpdateRoom();
const storedAsks = (companyId: string) =>
  database().db.select().from(asks).where(eq(asks.companyId, companyId)).orderBy(asks.id);

describe('asks of an update', () => {
  const SECTION =
    'Numbers are fine.\n\nAsks:\n- Intro to the CIO of Globex\n- Hire a senior designer';

  test('are stored with it: published from a section, waiting otherwise', async () => {
    const companyId = await addCompany('asks-new');
    const { body } = await post('asks-new', { rawBody: SECTION });
    const rows = await storedAsks(companyId);
    expect(rows).toHaveLength(2);
    for (const row of rows) {
      expect(row).toMatchObject({ updateId: body.id, status: 'OPEN', hidden: false });
      expect(row.vehicleId).toBe(world().fundI);
      expect(row.publishedAt).toBe(row.createdAt);
      expect(SECTION.slice(row.spanStart, row.spanEnd)).toContain(row.title.slice(0, 5));
    }
    await addCompany('asks-prose').then(async (id) => {
      await post('asks-prose', {
        rawBody: 'Sales went well. Could you introduce us to the CTO of Initech?',
      });
      const prose = await storedAsks(id);
      expect(prose).toHaveLength(1);
      expect(prose[0]?.publishedAt).toBeNull();
    });
  });

  const LATER = 'Hello.\n\nAsks:\n* Hire a senior designer\n* Feedback on our pricing';

  test('an ask that is open already is refreshed by a later update instead of added', async () => {
    const companyId = await addCompany('asks-again');
    await post('asks-again', { rawBody: SECTION });
    const before = await storedAsks(companyId);
    const later = await post('asks-again', {
      receivedAt: '2026-04-01',
      rawBody: LATER,
    });
    const after = await storedAsks(companyId);
    expect(after).toHaveLength(3);
    const designer = (rows: typeof after) => rows.find((row) => row.title.includes('designer'));
    expect(designer(after)).toMatchObject({
      id: designer(before)?.id,
      createdAt: designer(before)?.createdAt,
      updateId: later.body.id,
      spanStart: LATER.indexOf('Hire'),
    });
    const other = (rows: typeof after) => rows.find((row) => row.title.includes('Globex'));
    expect(other(after)).toEqual(other(before));
  });

  test('an update is compared with the 500 open asks that updates carried last', async () => {
    const companyId = await addCompany('asks-bound');
    await post('asks-bound', { receivedAt: '2026-01-01', rawBody: SECTION });
    const march = await post('asks-bound', { receivedAt: '2026-03-01', rawBody: 'All is well.' });
    const others = Array.from({ length: 498 }, (_, index) => ({
      vehicleId: world().fundI,
      companyId,
      updateId: String(march.body.id),
      type: 'OTHER' as const,
      title: `Lend us room ${index}`,
      description: `Lend us room ${index}`,
      spanStart: 0,
      spanEnd: 1,
    }));
    await database().db.insert(asks).values(others);
    const designers = async () =>
      (await storedAsks(companyId)).filter(({ title }) => title.includes('designer'));
    const again = (receivedAt: string) =>
      post('asks-bound', {
        receivedAt,
        rawBody: `${receivedAt}\n\nAsks:\n- Hire a senior designer`,
      });

    await again('2026-04-01'); // 500 are open
    expect(await designers()).toHaveLength(1);
    await database().db.insert(asks).values(others);
    await again('2026-05-01'); // carried last, though the oldest row
    expect(await designers()).toHaveLength(1);

    const june = await post('asks-bound', { receivedAt: '2026-06-01', rawBody: 'Still well.' });
    await database()
      .db.insert(asks)
      .values(
        [...others, ...others.slice(0, 2)].map((row) => ({
          ...row,
          updateId: String(june.body.id),
        })),
      );
    await again('2026-07-01'); // 500 were carried later
    expect(await designers()).toHaveLength(2);
  });

  test('a section publishes an open ask that waited, and never takes back what is published', async () => {
    const companyId = await addCompany('asks-publish');
    const prose = 'Could you introduce us to the CTO of Initech?';
    await post('asks-publish', { rawBody: `We grew. ${prose}` });
    expect((await storedAsks(companyId))[0]?.publishedAt).toBeNull();
    await post('asks-publish', { rawBody: `Asks:\n- ${prose}` });
    const [published, ...others] = await storedAsks(companyId);
    expect(others).toEqual([]);
    expect(published?.publishedAt).not.toBeNull();
    await post('asks-publish', { rawBody: `We shrank. ${prose}` });
    const rows = await storedAsks(companyId);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.publishedAt).toBe(published?.publishedAt);
  });

  test('an older update that arrives late adds no ask twice and puts back no older words', async () => {
    const companyId = await addCompany('asks-late');
    await post('asks-late', { receivedAt: '2026-06-01', rawBody: SECTION });
    const before = await storedAsks(companyId);
    await post('asks-late', {
      receivedAt: '2025-01-01',
      rawBody: 'Asks:\n- Please hire a senior designer!',
    });
    expect(await storedAsks(companyId)).toEqual(before);
  });

  test('a resolved ask that is asked again is a new one; a hidden one stays hidden', async () => {
    const companyId = await addCompany('asks-resolved');
    await post('asks-resolved', { rawBody: SECTION });
    const { db } = database();
    const [first, second] = await storedAsks(companyId);
    await db
      .update(asks)
      .set({ status: 'RESOLVED' })
      .where(eq(asks.id, first?.id ?? ''));
    await db
      .update(asks)
      .set({ hidden: true })
      .where(eq(asks.id, second?.id ?? ''));
    await post('asks-resolved', { rawBody: SECTION });
    const rows = await storedAsks(companyId);
    expect(rows).toHaveLength(3);
    expect(rows.find((row) => row.id === first?.id)?.status).toBe('RESOLVED');
    expect(rows.find((row) => row.id === second?.id)?.hidden).toBe(true);
  });

  test('another company keeps its own asks', async () => {
    const [a, b] = [await addCompany('asks-a'), await addCompany('asks-b')];
    await post('asks-a', { rawBody: SECTION });
    const before = await storedAsks(a);
    await post('asks-b', { rawBody: SECTION });
    expect(await storedAsks(a)).toEqual(before);
    expect(await storedAsks(b)).toHaveLength(2);
  });

  test('updates that race for one company add the same ask once', async () => {
    const companyId = await addCompany('asks-race');
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => post('asks-race', { rawBody: SECTION })),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array(16).fill(201));
    expect(await storedAsks(companyId)).toHaveLength(2);
  });

  test('take a number of statements that does not grow with them', async () => {
    await addCompany('asks-many');
    const JOBS = 'cook,pilot,nurse,judge,baker,tailor,welder,farmer,singer,plumber'.split(',');
    const body = (jobs: string[]) => `Asks:\n${jobs.map((job) => `- Hire a ${job}`).join('\n')}`;
    const statementsOf = async (rawBody: string) => {
      let count = 0;
      const stop = onStatement(() => (count += 1));
      expect((await post('asks-many', { rawBody })).status).toBe(201);
      stop();
      return count;
    };
    await statementsOf(body(JOBS.slice(0, 2)));
    const few = await statementsOf(body(['cook', 'driver']));
    const many = await statementsOf(body([...JOBS, 'painter', 'gardener']));
    expect(many).toBe(few);
    expect(many).toBeLessThanOrEqual(10);
  });

  test('deleting the update leaves them', async () => {
    const companyId = await addCompany('asks-stay');
    const { body } = await post('asks-stay', { rawBody: SECTION });
    const before = await storedAsks(companyId);
    await call('DELETE', at('asks-stay', `/${body.id}`), { key: world().manager });
    expect(await storedAsks(companyId)).toEqual(before);
  });

  test('an update whose asks cannot be stored is not stored either', async () => {
    await addCompany('asks-fail');
    const db = database();
    await db.exec('alter table asks add constraint refuse_all check (false) not valid');
    try {
      expect((await post('asks-fail', { rawBody: SECTION })).status).toBe(500);
    } finally {
      await db.exec('alter table asks drop constraint refuse_all');
    }
    expect((await list('asks-fail', '?includeDeleted=true')).body.items).toEqual([]);
  });
});
