import { and, eq } from 'drizzle-orm';
import { anyOf, arrayLiteral } from '@/db/arrays';
import { organizations } from '@/db/schema';
import type { EditScope } from '@/server/access/scope';

/** Changes the name or the currently investing vehicle of an organization. */
export async function updateOrganization(
  scope: EditScope,
  organizationId: string,
  values: { name?: string | undefined; currentVehicleId?: string | null | undefined },
): Promise<void> {
  await scope.db
    .update(organizations)
    .set(values)
    .where(
      and(
        eq(organizations.id, organizationId),
        anyOf(organizations.id, arrayLiteral(scope.organizationIds)),
      ),
    );
}
