import type { Db } from '@/db/client';
import * as schema from '@/db/schema';
import { newId } from '@/db/schema/columns';

type New<T extends { $inferInsert: object }> = Partial<T['$inferInsert']>;

/** Adds a company straight to the database. */
export async function addCompany(
  db: Db,
  vehicle: { organizationId: string; vehicleId: string },
  extra: New<typeof schema.companies> = {},
) {
  const id = newId();
  const { organizationId, vehicleId } = vehicle;
  const [row] = await db
    .insert(schema.companies)
    .values({
      id,
      organizationId,
      vehicleId,
      slug: id,
      name: id,
      checkSize: 1,
      investmentDate: '2025-01-01T00:00:00.000Z',
      instrumentType: 'SAFE',
      status: 'ACTIVE',
      ...extra,
    })
    .returning();
  if (!row) throw new Error('The company was not stored.');
  return row;
}

type Point = New<typeof schema.metricSnapshots> & { asOf: string };

/** Adds metric snapshots of a company and gives their ids. */
export async function addSnapshots(db: Db, companyId: string, points: Point[]): Promise<string[]> {
  const rows = points.map((point) => ({ id: newId(), companyId, ...point }));
  await db.insert(schema.metricSnapshots).values(rows);
  return rows.map((row) => row.id);
}

/** Adds an active customer of a tier to a company, under a name of its own. */
export async function addCustomer(
  db: Db,
  companyId: string,
  tier: (typeof schema.customers.$inferInsert)['tier'],
  extra: New<typeof schema.customers> = {},
): Promise<void> {
  const name = newId();
  await db.insert(schema.customers).values({
    companyId,
    customerName: name,
    customerNameNormalized: name,
    customerNameHash: name,
    tier,
    status: 'ACTIVE',
    ...extra,
  });
}

/** Adds an investor update of a company and gives its id. */
export async function addUpdate(
  db: Db,
  companyId: string,
  extra: New<typeof schema.investorUpdates> = {},
): Promise<string> {
  const id = newId();
  await db.insert(schema.investorUpdates).values({
    id,
    companyId,
    receivedAt: '2026-04-02T08:00:00.000Z',
    source: 'email',
    rawBody: 'Dear investors',
    ...extra,
  });
  return id;
}
