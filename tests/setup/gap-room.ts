import { eq } from 'drizzle-orm';
import { beforeAll } from 'vitest';
import * as schema from '@/db/schema';
import { useApi } from './api';
import { addCompany } from './company-rows';
import { useTestDatabase } from './database';
import { makeWorld, type World } from './world';

/** A database with a world, fresh companies, and ways to close their gaps and to see what came of it. */
export function useGapRoom() {
  const database = useTestDatabase();
  const call = useApi();
  let world: World;
  beforeAll(async () => {
    world = await makeWorld(database());
  });

  /** A company of its own in fund-i, so that a test sees only its own side effects. */
  const freshCompany = () =>
    addCompany(database().db, { organizationId: world.acme, vehicleId: world.fundI });

  const resolve = (id: string, body: unknown, key = world.editor) =>
    call('POST', `/portfolio/data-gaps/${id}/resolve`, { key, body });
  const dismiss = (id: string, body?: unknown, key = world.editor) =>
    call('POST', `/portfolio/data-gaps/${id}/dismiss`, { key, body });
  const snapshotsOf = (companyId: string) =>
    database()
      .db.select()
      .from(schema.metricSnapshots)
      .where(eq(schema.metricSnapshots.companyId, companyId));
  const gapRow = async (id: string) => {
    const [row] = await database()
      .db.select()
      .from(schema.dataGaps)
      .where(eq(schema.dataGaps.id, id));
    return row;
  };
  return {
    database,
    call,
    freshCompany,
    resolve,
    dismiss,
    snapshotsOf,
    gapRow,
    world: () => world,
  };
}
