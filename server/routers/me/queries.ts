import { eq, sql } from 'drizzle-orm';
import { users } from '@/db/schema';
import type { Scope } from '@/server/access/scope';

/** Stores the caller's own default vehicle. */
export async function setDefaultVehicle(
  scope: Scope,
  userId: string,
  vehicleId: string | null,
): Promise<void> {
  await scope.db
    .update(users)
    .set({ defaultVehicleId: vehicleId, updatedAt: sql`now()` })
    .where(eq(users.id, userId));
}
