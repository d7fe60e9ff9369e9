import type { z } from 'zod';
import { type Scope, requireEdit } from '@/server/access/scope';
import { inTransaction } from '@/server/access/transaction';
import { requireUpdateOfCompany } from '@/server/routers/investor-updates/find';
import { markMetricsProcessed } from '@/server/routers/investor-updates/queries';
import { requireCompany } from '@/server/routers/portfolio/find';
import { notFound } from '@/server/errors';
import { insertSnapshot, type Snapshot } from './queries';
import type { createSnapshotInput } from './schemas';

/**
 * Appends a snapshot. One that names its source update marks that update's metrics as processed,
 * both or neither.
 * @throws NOT_FOUND company; CONFLICT several companies; BAD_REQUEST the update is not the
 * company's; FORBIDDEN reader
 */
export async function appendSnapshot(
  scope: Scope,
  { slug, vehicleId, vehicleSlug, ...values }: z.output<typeof createSnapshotInput>,
): Promise<Snapshot> {
  const company = await requireCompany(scope, { slug, vehicleId, vehicleSlug });
  const { sourceUpdateId } = values;
  if (sourceUpdateId !== undefined) {
    await requireUpdateOfCompany(scope, company.id, sourceUpdateId, 'sourceUpdateId');
  }
  const edit = requireEdit(scope, company.organizationId);
  const row = { ...values, companyId: company.id };
  const snapshot =
    sourceUpdateId === undefined
      ? await insertSnapshot(edit, row)
      : await inTransaction(edit, async (tx) => {
          await markMetricsProcessed(tx, sourceUpdateId);
          return insertSnapshot(tx, row);
        });
  if (!snapshot) throw notFound('Company');
  return snapshot;
}
