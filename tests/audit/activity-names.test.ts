import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rowsOf } from '@/db/rows';
import { onStatement } from '@/db/statement-log';
import { newRoom } from '../extraction/setup';
import { useTestDatabase } from '../setup/database';

const database = useTestDatabase();
const ASKS = 6_000;

const quoted = (value: unknown) => `'${String(value).replaceAll("'", "''")}'`;

test('the names of thousands of asks are found without reading their list anew for each', async () => {
  const { db } = database();
  const { organizationId, vehicleId, company, slug, caller, post } = await newRoom(db);
  const update = await post('Nothing new.');
  await db.execute(sql`insert into asks
    (id, vehicle_id, company_id, update_id, type, title, description, span_start, span_end)
    select 'ask-' || i, ${vehicleId}, ${company.id}, ${update.id}, 'OTHER', 'Ask ' || i, '', 0, 1
    from generate_series(1, ${sql.raw(String(ASKS))}) i`);
  await db.execute(sql`insert into audit_events
    (organization_id, at, actor_kind, actor_id, operation, change, target_kind, target_ids, request_id)
    select ${organizationId}, now(), 'apiKey', 'k', 'x', 'insert', 'asks',
      jsonb_build_object('v', jsonb_agg(id)), 'r' from asks where company_id = ${company.id}`);
  await db.execute(sql`analyze asks`);

  const sent: [string, readonly unknown[]][] = [];
  const stop = onStatement((query, params) => sent.push([query, params]));
  const { items } = await caller.activity.ofCompany({ slug });
  stop();
  expect(items[0]).toMatchObject({ target: 'asks', count: ASKS });

  const [query = '', params = []] = sent.find(([text]) => /left\(.*from "asks"/s.test(text)) ?? [];
  const plan = await db.transaction(async (tx) => {
    await tx.execute(sql.raw(`prepare named as ${query}`));
    const values = params.map(quoted).join(', ');
    const lines = rowsOf(await tx.execute(sql.raw(`explain execute named(${values})`)));
    await tx.execute(sql`deallocate named`);
    return lines.map((line) => JSON.stringify(line)).join('\n');
  });
  expect(plan).toContain('asks');
  expect(plan).not.toMatch(/Filter: .*= ANY \(.{0,50}ask-/);
});
