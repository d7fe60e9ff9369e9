import type { z } from 'zod';
import type { Scope } from '@/server/access/scope';
import { withWebsiteLabel } from './bundle/public-company';
import { requireItems } from './create';
import { requireShareOrganization, requireSharer } from './organization';
import { publicItems } from './preview-queries';
import type { previewShareInput } from './schemas';

/**
 * Exactly what visitors would see of a share: picked and shown by the rules of a real one.
 * @throws as createShare, but nothing is written
 */
export async function previewShare(scope: Scope, input: z.output<typeof previewShareInput>) {
  const membership = requireShareOrganization(scope, input.organizationId);
  requireSharer(membership);
  const { organizationId } = membership;
  const picked = await requireItems(scope, { organizationId, input });
  const companies = await publicItems(scope, organizationId, picked.items);
  return {
    companies: companies.map(withWebsiteLabel),
    duplicateCompanyCount: picked.duplicateCompanyCount,
    unshareableDeals: picked.unshareableDeals,
  };
}
