import type { z } from 'zod';
import { type Scope, requireEdit } from '@/server/access/scope';
import { inTransaction } from '@/server/access/transaction';
import { conflict } from '@/server/errors';
import { extractAsks } from '@/server/routers/asks/extract/extract-asks';
import { storeAsks } from '@/server/routers/asks/store';
import { requireCompany } from '@/server/routers/portfolio/find';
import { type InvestorUpdate, insertUpdate, updateBySourceRef } from './queries';
import type { createUpdateInput } from './schemas';

/**
 * Stores an update and the asks found in it, both or neither (decisions §9). A `sourceRef` that
 * the company has already gives that update as it is, soft-deleted or not, and changes nothing.
 * @throws NOT_FOUND company; CONFLICT several companies; FORBIDDEN reader
 */
export async function createUpdate(
  scope: Scope,
  { slug, vehicleId, vehicleSlug, ...values }: z.output<typeof createUpdateInput>,
): Promise<{ update: InvestorUpdate; created: boolean }> {
  const company = await requireCompany(scope, { slug, vehicleId, vehicleSlug });
  const edit = requireEdit(scope, company.organizationId);
  // Nobody else waits for the connection while the text is read.
  const asks = extractAsks({
    subject: values.subject ?? null,
    rawBody: values.rawBody,
    rawHtml: values.rawHtml ?? null,
  });
  return inTransaction(edit, async (tx) => {
    const update = await insertUpdate(tx, company.id, values);
    if (update) {
      await storeAsks(tx, { ...update, vehicleId: company.vehicleId }, asks);
      return { update, created: true };
    }
    const { sourceRef } = values;
    const existing = sourceRef && (await updateBySourceRef(tx, company.id, sourceRef));
    if (!existing) throw conflict('The sourceRef is being written by another request. Try again.');
    return { update: existing, created: false };
  });
}
