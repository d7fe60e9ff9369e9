import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { rowsOf } from '@/db/rows';
import { callerOf } from '../setup/caller';
import { signedIn } from '../setup/session';
import { useTestDatabase } from '../setup/database';
import { everyRow } from '../setup/every-row';
import { addUser, makeWorld } from '../setup/world';
import { makeRows } from './rows';

const database = useTestDatabase();
let before: string;
beforeAll(async () => {
  for (const suffix of ['', '.too']) {
    const world = await makeWorld(database(), suffix);
    const { ask, deal: slug, companyId, dealId } = await makeRows(database(), world);
    const manager = await callerOf(database().db, world.manager);
    await manager.deals.patch({ slug, vehicleId: world.fundI });
    await manager.publicShares.create({
      title: 'Both',
      companyIds: [companyId],
      dealIds: [dealId],
    });
    const email = `helper@acme.test${suffix}`;
    const grant = { organizationId: world.acme, vehicleIds: [world.fundII] };
    await addUser(database().db, email, [{ ...grant, role: 'VIEWER' }]);
    await (await signedIn(database(), email)).askOffers.offer({ askId: ask, note: 'I can' });
  }
  before = await everyRow(database());
});

/** Foreign keys of two columns: whose it is, and what it names. */
const KEYS = [
  ['ask_offers_ask', 'ask_offers', 'vehicle_id', 'ask_id', 'asks'],
  ['asks_company', 'asks', 'vehicle_id', 'company_id', 'companies'],
  ['asks_update', 'asks', 'company_id', 'update_id', 'investor_updates'],
  ['companies_vehicle', 'companies', 'organization_id', 'vehicle_id', 'vehicles'],
  ['data_gaps_company', 'data_gaps', 'vehicle_id', 'company_id', 'companies'],
  ['data_gaps_update', 'data_gaps', 'company_id', 'update_id', 'investor_updates'],
  ['deal_activities_deal', 'deal_activities', 'organization_id', 'deal_id', 'deals'],
  ['deal_activities_from', 'deal_activities', 'organization_id', 'from_vehicle_id', 'vehicles'],
  ['deal_activities_to', 'deal_activities', 'organization_id', 'to_vehicle_id', 'vehicles'],
  ['deals_vehicle', 'deals', 'organization_id', 'vehicle_id', 'vehicles'],
  ['extraction_findings_customer', 'extraction_findings', 'company_id', 'customer_id', 'customers'],
  [
    'extraction_findings_update',
    'extraction_findings',
    'company_id',
    'update_id',
    'investor_updates',
  ],
  ['inbound_mails_update', 'inbound_mails', 'company_id', 'update_id', 'investor_updates'],
  [
    'invitation_grants_invitation',
    'invitation_grants',
    'organization_id',
    'invitation_id',
    'invitations',
  ],
  ['invitation_grants_vehicle', 'invitation_grants', 'organization_id', 'vehicle_id', 'vehicles'],
  [
    'metric_snapshots_source_update',
    'metric_snapshots',
    'company_id',
    'source_update_id',
    'investor_updates',
  ],
  ['news_items_company', 'news_items', 'vehicle_id', 'company_id', 'companies'],
  ['organizations_current_vehicle', 'organizations', 'id', 'current_vehicle_id', 'vehicles'],
  [
    'public_share_items_company',
    'public_share_items',
    'organization_id',
    'company_id',
    'companies',
  ],
  ['public_share_items_deal', 'public_share_items', 'organization_id', 'deal_id', 'deals'],
  [
    'public_share_items_share',
    'public_share_items',
    'organization_id',
    'share_id',
    'public_shares',
  ],
  [
    'vehicle_grants_membership',
    'vehicle_grants',
    'organization_id',
    'membership_id',
    'memberships',
  ],
  ['vehicle_grants_vehicle', 'vehicle_grants', 'organization_id', 'vehicle_id', 'vehicles'],
] as const;

describe('a row that would cross tenants is impossible in the database itself', () => {
  test('every foreign key of two columns is listed here', async () => {
    const found = await database().db.execute(
      sql`select conname from pg_constraint where contype = 'f' and cardinality(conkey) = 2`,
    );
    const names = rowsOf(found).map((row) => String(row.conname));
    expect(names.sort()).toEqual(KEYS.map(([name]) => name).sort());
  });

  test.each(KEYS)('%s', async (name, table, owner, id, named) => {
    const ownerThere = owner === 'id' ? 'organization_id' : owner;
    const [t, o, i, n, there] = [table, owner, id, named, ownerThere].map((part) =>
      sql.identifier(part),
    );
    const crossing = database().db.transaction(async (tx) => {
      // Alone, so that no other key can refuse the row in its place.
      await tx.execute(sql`do $$ declare k record; begin
        for k in select conrelid::regclass as owner, conname from pg_constraint
                 where contype = 'f' and conname <> ${sql.raw(`'${name}'`)} loop
          execute format('alter table %s drop constraint %I', k.owner, k.conname);
        end loop; end $$`);
      // One row, so that its uniqueness cannot refuse it either.
      await tx.execute(sql`delete from ${t}
        where ctid <> (select ctid from ${t} order by ${i} is null limit 1)`);
      await tx.execute(sql`
        with own as (select ctid as at, coalesce(${o}, (select ${there} from ${n} limit 1)) as owner
                     from ${t} order by ${i} is null limit 1),
          theirs as (select n.id from ${n} n, own where n.${there} <> own.owner limit 1)
        update ${t} set ${o} = own.owner, ${i} = theirs.id from own, theirs
        where ${t}.ctid = own.at`);
      tx.rollback();
    });
    await expect(crossing).rejects.toMatchObject({
      cause: expect.objectContaining({ code: '23503' }),
    });
  });

  test('and nothing has changed', async () => {
    expect(await everyRow(database())).toBe(before);
  });
});
