import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { rowsOf } from '@/db/rows';
import { onStatement } from '@/db/statement-log';
import { type AppCaller, callerOf } from '../setup/caller';
import { useTestDatabase } from '../setup/database';
import { makeWorld, type World } from '../setup/world';

const database = useTestDatabase();
const LIMIT = 50;
// Two years of 1,000 writes a day; the embedded database plans the same for fewer.
const events = () => (database().kind === 'postgres' ? 730_000 : 50_000);

let world: World;
let manager: AppCaller;
beforeAll(async () => {
  world = await makeWorld(database());
  manager = await callerOf(database().db, world.manager);
  await database().unhurried(async (db) => {
    await db.execute(sql`set statement_timeout = 0`);
    await db.execute(sql`insert into audit_events
      (organization_id, at, actor_kind, actor_id, operation, change, target_kind, target_ids, request_id)
      select case when i % 10 = 0 then ${world.other}::text else ${world.acme}::text end,
        now() - i * interval '90 seconds', 'apiKey', 'k', 'x', 'insert', 'x', '{"v":[]}', 'r'
      from generate_series(1, ${sql.raw(String(events()))}) i`);
    await db.execute(sql`analyze audit_events`);
  });
}, 300_000);

const node = z.object({
  'Node Type': z.string(),
  'Index Name': z.string().optional(),
  'Scan Direction': z.string().optional(),
  'Actual Rows': z.number(),
  'Rows Removed by Filter': z.number().optional(),
  get Plans() {
    return z.array(node).optional();
  },
});
type Node = z.output<typeof node>;
const explained = z.tuple([z.object({ Plan: node })]);

const every = (plan: Node): Node[] => [plan, ...(plan.Plans ?? []).flatMap(every)];
const quoted = (value: unknown) => `'${String(value).replaceAll("'", "''")}'`;

/** How the database carries out the statement that reads a page, planned with or without its values. */
async function planOf(cursor: string | undefined, mode: string): Promise<Node[]> {
  const sent: [string, readonly unknown[]][] = [];
  const stop = onStatement((query, params) => sent.push([query, params]));
  const { items } = await manager.audit.list({
    organizationId: world.acme,
    limit: LIMIT,
    cursor,
  });
  stop();
  expect(items).toHaveLength(LIMIT);
  const [query = '', params = []] = sent.find(([text]) => text.includes('audit_events')) ?? [];
  const rows = await database().db.transaction(async (tx) => {
    await tx.execute(sql`set local plan_cache_mode = ${sql.raw(mode)}`);
    await tx.execute(sql.raw(`prepare page as ${query}`));
    const values = params.map(quoted).join(', ');
    const explain = `explain (analyze, timing off, format json) execute page(${values})`;
    const found = rowsOf(await tx.execute(sql.raw(explain)));
    await tx.execute(sql`deallocate page`);
    return found;
  });
  return every(explained.parse(rows[0]?.['QUERY PLAN'])[0].Plan);
}

describe('after two years of 1,000 writes a day a page of the trail is read off the index', () => {
  const middle = (): string => `${new Date(Date.now() - (events() / 2) * 90_000).toISOString()}_0`;

  test.each<[string, () => string | undefined, string]>([
    ['the newest', () => undefined, 'force_custom_plan'],
    ['the newest', () => undefined, 'force_generic_plan'],
    ['the middle', middle, 'force_custom_plan'],
    ['the middle', middle, 'force_generic_plan'],
  ])('%s (%#): its own rows alone, already in order', async (_, cursor, mode) => {
    const nodes = await planOf(cursor(), mode);
    const kinds = nodes.map((each) => each['Node Type']);
    expect(kinds.filter((kind) => /Seq Scan|Sort|Bitmap/.test(kind))).toEqual([]);
    const scans = nodes.filter((each) => each['Index Name'] === 'audit_events_by_time');
    expect(scans).toHaveLength(1);
    expect(scans[0]?.['Scan Direction']).toBe('Backward');
    for (const each of nodes) {
      expect(each['Actual Rows']).toBeLessThanOrEqual(LIMIT + 1);
      expect(each['Rows Removed by Filter'] ?? 0).toBe(0);
    }
  });
});
