import { beforeAll, describe, expect, test, vi } from 'vitest';

import { useTestDatabase } from '../setup/database';
import { ask, atOnce, CLIENTS, ROUNDS, rounds, tally } from '../setup/race';
import { signedIn } from '../setup/session';
import { addUser, makeWorld, type World } from '../setup/world';

vi.hoisted(() => {
  process.env.DATABASE_POOL_SIZE = '20';
});

const database = useTestDatabase();
let world: World;
const company = {
  name: 'Raced',
  vehicleSlug: 'fund-i',
  checkSize: 1,
  investmentDate: '2026-01-01',
  instrumentType: 'SAFE',
};
const LONG = { timeout: 600_000 };
const send = (method: string, path: string, body?: unknown) => ({
  method,
  path,
  key: world.manager,
  ...(body === undefined ? {} : { body }),
});
const post = (path: string, body: unknown) => ask(database(), send('POST', path, body));

beforeAll(async () => {
  world = await makeWorld(database());
  await post('/portfolio', { ...company, slug: 'raced' });
  await post('/deals', { companyName: 'Raced', slug: 'raced' });
});

/** As many gaps of the company, in the order made. */
async function gaps(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let i = 0; i < count; i += 1) {
    const made = await post('/portfolio/companies/raced/data-gaps', {
      gapType: 'CUSTOMER_AMBIGUOUS',
      description: `gap ${i}`,
    });
    ids.push(made.body.id ?? '');
  }
  return ids;
}

const turned = <T>(items: readonly T[], client: number): T[] =>
  client % 2 ? [...items].reverse() : [...items];

describe(`${CLIENTS} clients at once, ${ROUNDS} times`, LONG, () => {
  test.each([
    ['a company', '/portfolio/raced', '/portfolio/companies/raced/metric-snapshots'],
    ['a deal', '/deals/raced', '/deals/raced/comments'],
  ])('changes of %s go through while others add to it', async (_, path, adding) => {
    const added = { asOf: '2026-01-01', authorName: 'scout', content: 'More.' };
    await rounds(async (n) => {
      for (let turn = 0; turn < 5; turn += 1) {
        await atOnce(database(), (client) =>
          client % 3 === 0
            ? send('POST', adding, added)
            : send('PATCH', path, { website: `https://${n}-${turn}.example/${client}` }),
        );
      }
    });
  });

  test.each([
    ['a company', '/portfolio/raced', ['sector', 'stage', 'notes', 'whyWeInvested']],
    ['a deal', '/deals/raced', ['sector', 'companyStage', 'notes', 'description']],
  ])('changes of different fields of %s all survive', async (_, path, fields) => {
    await rounds(async (n) => {
      const answers = await atOnce(database(), (client) => {
        const field = fields[client % fields.length] ?? '';
        return send('PATCH', path, { [field]: `${field} ${n}` });
      });
      expect(tally(answers)).toEqual({ 200: CLIENTS });
      const { text } = await ask(database(), send('GET', path));
      for (const field of fields) expect(text).toContain(`"${field} ${n}"`);
    });
  });

  test('batches of gaps in opposite orders do not deadlock', async () => {
    await rounds(async () => {
      const ids = await gaps(12);
      const answers = await atOnce(database(), (client) =>
        client % 4 < 2
          ? send('POST', '/portfolio/data-gaps/bulk-resolve', {
              resolutions: turned(ids, client).map((gapId, i) => ({
                gapId,
                resolvedValue: { customerName: `Customer ${i}`, tier: 'SMB' },
              })),
            })
          : send('POST', '/portfolio/data-gaps/bulk-dismiss', { gapIds: turned(ids, client) }),
      );
      expect(tally(answers)).toEqual({ 200: CLIENTS });
    });
  });

  test('batches of stories in opposite orders do not deadlock', async () => {
    await rounds(async (n) => {
      const items = Array.from({ length: 12 }, (_, i) => ({
        companySlug: 'raced',
        url: `https://news.example/${n}/${i}`,
        title: 'Raced',
        publishedAt: '2026-03-01',
      }));
      const answers = await atOnce(database(), (client) =>
        send('POST', '/portfolio/news', { items: turned(items, client) }),
      );
      expect(tally(answers)).toEqual({ 200: CLIENTS });
      const ids = answers.flatMap((answer) => answer.body.items?.map(({ id }) => id) ?? []);
      expect(new Set(ids).size).toBe(12);
    });
  });

  test('deleting and restoring the same row end in one of the two states', async () => {
    await rounds(async (n) => {
      const slug = `restored-${n}`;
      await post('/portfolio', { ...company, slug });
      const answers = await atOnce(database(), (client) =>
        client % 2
          ? send('DELETE', `/portfolio/${slug}`)
          : send('PUT', `/portfolio/${slug}`, company),
      );
      expect(tally(answers)).toEqual({ 200: CLIENTS / 2, 204: CLIENTS / 2 });
      const { status } = await ask(database(), send('GET', `/portfolio/${slug}`));
      expect([200, 404]).toContain(status);
    });
  });

  test.each([
    ['a company', '/portfolio', company],
    ['a deal', '/deals', { companyName: 'Raced' }],
  ])('what deletes %s first leaves nothing to change', async (_, path, record) => {
    await rounds(async (n) => {
      const one = `${path}/gone-${n}`;
      await ask(database(), send('PUT', one, record));
      const answers = await atOnce(database(), (client) =>
        client % 2 ? send('DELETE', one) : send('PATCH', one, { notes: `late ${client}` }),
      );
      for (const { status, text } of answers) {
        expect([200, 204, 404]).toContain(status);
        expect(text).not.toContain('"deletedAt":"');
      }
    });
  });

  test('churning, restoring, deleting and upserting one customer never fail', async () => {
    const path = '/portfolio/companies/raced/customers';
    await rounds(async (n) => {
      const name = { customerName: `Churner ${n}`, tier: 'SMB' };
      const { id } = (await post(path, name)).body;
      const answers = await atOnce(database(), (client) => {
        if (client % 4 === 0) return send('POST', path, name);
        if (client % 4 === 1) return send('DELETE', `${path}/${id}`);
        if (client % 4 === 2) return send('POST', `${path}/${id}/restore`);
        return send('POST', `${path}/${id}/churn`, { churnedAt: '2026-03-01' });
      });
      for (const { status } of answers) expect([200, 404]).toContain(status);
      const list = await ask(database(), send('GET', `${path}?includeDeleted=true&status=ALL`));
      expect(list.text.split(`"Churner ${n}"`).length).toBeLessThanOrEqual(2);
    });
  });

  test('the last manager of an organization cannot vanish', async () => {
    await rounds(async (n) => {
      const { db } = database();
      const organizationId = world.acme;
      for (const who of ['a', 'b']) {
        const members = [{ organizationId, role: 'MANAGER' as const }];
        await addUser(db, `${who}${n}@acme.test`, members);
      }
      const both = await Promise.all(
        ['a', 'b'].map((who) => signedIn(database(), `${who}${n}@acme.test`)),
      );
      const { items } = (await both[0]?.members.list({ organizationId })) ?? { items: [] };
      const managers = items.filter(({ role }) => role === 'MANAGER');
      // Each demotes everybody else and itself, all at once; the one who is left stays manager.
      const answers = await Promise.allSettled(
        both.flatMap((caller) =>
          managers.map(({ id }) =>
            caller.members.update({
              organizationId,
              memberId: id,
              role: 'EDITOR',
              grant: [world.fundI],
            }),
          ),
        ),
      );
      expect(answers.some(({ status }) => status === 'fulfilled')).toBe(true);
      const after = await both[0]?.members.list({ organizationId });
      const left = after?.items.filter(({ role }) => role === 'MANAGER') ?? [];
      expect(left.length).toBeGreaterThanOrEqual(1);
      const [restored] = left;
      expect(restored).toBeDefined();
    });
  });
});
