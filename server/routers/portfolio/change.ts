import type { z } from 'zod';
import { requireEdit, type Scope } from '@/server/access/scope';
import { mergeSelectors } from '@/server/access/select';
import { inTransaction } from '@/server/access/transaction';
import { invalid, notFound } from '@/server/errors';
import { requireUnchanged } from '@/server/lib/meanwhile';
import { requireCompany } from './find';
import { type Company, lockCompany, updateCompany } from './queries';
import { changeCompanyInput, type patchCompanyInput, type setFoundersInput } from './schemas';

type PatchInput = z.output<typeof patchCompanyInput>;
type ChangeInput = z.output<typeof changeCompanyInput>;
type FoundersInput = z.output<typeof setFoundersInput>;

/** @throws BAD_REQUEST if a body names another slug than the address */
export function requireSameSlug(input: { slug: string; bodySlug?: string | undefined }): void {
  if (input.bodySlug === undefined || input.bodySlug === input.slug) return;
  throw invalid(['slug'], 'must equal the slug in the address; slugs do not change. Leave it out.');
}

/** The company that a change is about, and the columns that it names. */
async function changeOf(scope: Scope, input: PatchInput) {
  requireSameSlug(input);
  const { slug, bodySlug: _, ...rest } = input;
  const { vehicleId, vehicleSlug, queryVehicleId, queryVehicleSlug, ...changes } = rest;
  const selector = mergeSelectors(
    scope.vehicles,
    { vehicleId: queryVehicleId, vehicleSlug: queryVehicleSlug },
    { vehicleId, vehicleSlug },
  );
  const company = await requireCompany(scope, { slug, ...selector });
  return { company, edit: requireEdit(scope, company.organizationId), changes };
}

/** A company that was deleted since it was found is not changed any more. */
const LIVING = { restore: false };

const found = (company: Company | undefined): Company => {
  if (!company) throw notFound('Company');
  return company;
};

/** Changes the fields that are sent. */
export async function patchCompany(scope: Scope, input: PatchInput): Promise<Company> {
  const { company, edit, changes } = await changeOf(scope, input);
  if (Object.values(changes).every((value) => value === undefined)) return company;
  return found(await updateCompany(edit, company.id, changes, LIVING));
}

/**
 * Changes fields that still say what their page showed, all or none.
 * @throws CONFLICT if somebody else changed one meanwhile
 */
export async function changeCompany(scope: Scope, input: ChangeInput): Promise<Company> {
  const { from, ...sent } = input;
  const { company, edit, changes } = await changeOf(scope, sent);
  return inTransaction(edit, async (tx) => {
    const now = changeCompanyInput.shape.from.parse(found(await lockCompany(tx, company.id)));
    requireUnchanged(now, from, changes);
    return found(await updateCompany(tx, company.id, changes, LIVING));
  });
}

/**
 * Replaces the names of a company's founders.
 * @throws CONFLICT if they are others by now than the page showed, where it says what it showed
 */
export async function setFounders(scope: Scope, input: FoundersInput): Promise<Company> {
  const { from, founders } = input;
  const { id, organizationId } = await requireCompany(scope, input);
  return inTransaction(requireEdit(scope, organizationId), async (tx) => {
    const now = found(await lockCompany(tx, id));
    if (from !== undefined) requireUnchanged(now, { founders: from }, { founders });
    return found(await updateCompany(tx, id, { founders }, LIVING));
  });
}
