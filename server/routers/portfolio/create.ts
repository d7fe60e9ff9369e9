import type { z } from 'zod';
import { type Scope, requireEdit } from '@/server/access/scope';
import {
  defaultVehicle,
  mergeSelectors,
  selectVehicle,
  type VehicleSelector,
} from '@/server/access/select';
import { conflict, invalid, notFound } from '@/server/errors';
import { RESERVED_COMPANY_SLUGS, slugFromName, slugsLike } from '@/server/lib/slugs';
import { findCompanyForWrite } from './find';
import {
  companiesBySlug,
  type Company,
  type CompanyValues,
  insertCompany,
  slugHolder,
  slugsTaken,
  updateCompany,
} from './queries';
import type { companySlugInput, createCompanyInput, putCompanyInput } from './schemas';

type CreateInput = z.output<typeof createCompanyInput>;
type PutInput = z.output<typeof putCompanyInput>;

/** What a full record says; what it leaves out becomes null or its default. */
const fullValues = (input: CreateInput | PutInput) => ({
  name: input.name,
  website: input.website ?? null,
  sector: input.sector ?? null,
  stage: input.stage ?? null,
  whyWeInvested: input.whyWeInvested ?? null,
  checkSize: input.checkSize,
  postMoneyValuation: input.postMoneyValuation ?? null,
  investmentDate: input.investmentDate,
  instrumentType: input.instrumentType,
  status: input.status,
  notes: input.notes ?? null,
  logoUrl: input.logoUrl ?? null,
});

function companySlug(input: { name: string; slug?: string | undefined }): string {
  if (input.slug === undefined) {
    const derived = slugFromName(input.name, 'company');
    return RESERVED_COMPANY_SLUGS.has(derived) ? `${derived}-company` : derived;
  }
  requireFreeSlug(input.slug);
  return input.slug;
}

function requireFreeSlug(slug: string): void {
  if (RESERVED_COMPANY_SLUGS.has(slug))
    throw invalid(['slug'], `"${slug}" is reserved. Choose another slug.`);
}

const selectorOf = (scope: Scope, input: CreateInput | PutInput): VehicleSelector =>
  mergeSelectors(
    scope.vehicles,
    { vehicleId: input.queryVehicleId, vehicleSlug: input.queryVehicleSlug },
    { vehicleId: input.vehicleId, vehicleSlug: input.vehicleSlug },
  );

const taken = (slug: string, deleted: boolean) =>
  conflict(
    deleted
      ? `A soft-deleted company has the slug "${slug}". PUT /api/v1/portfolio/${slug} would restore it; or choose another slug.`
      : `A company with the slug "${slug}" exists already, so PUT would update it, not restore it. Choose another slug.`,
  );

/**
 * Stores a new company.
 * @throws NOT_FOUND vehicle; CONFLICT slug taken in the organization; FORBIDDEN reader
 */
export async function createCompany(scope: Scope, input: CreateInput): Promise<Company> {
  const slug = companySlug(input);
  const vehicle = selectVehicle(scope.vehicles, selectorOf(scope, input));
  if (!vehicle) throw notFound('Vehicle');
  const { organizationId } = vehicle;
  const refuseTaken = async () => {
    const holder = await slugHolder(scope, organizationId, slug);
    if (holder && holder.vehicleId !== vehicle.id)
      throw takenElsewhere(scope, slug, holder.vehicleId);
    if (holder) throw taken(slug, holder.deletedAt !== null);
  };
  await refuseTaken();
  const edit = requireEdit(scope, organizationId);
  const values: CompanyValues = {
    ...fullValues(input),
    slug,
    organizationId,
    vehicleId: vehicle.id,
  };
  const created = await insertCompany(edit, values);
  if (created) return created;
  await refuseTaken();
  throw taken(slug, false);
}

/**
 * Who has the slug that a new company would get, as far as the caller sees it, and one like it that
 * nobody has.
 * @throws NOT_FOUND vehicle; FORBIDDEN to readers, who learn nothing of what they do not reach
 */
export async function companySlugHolder(scope: Scope, input: z.output<typeof companySlugInput>) {
  const slug = companySlug(input);
  const vehicle = selectVehicle(scope.vehicles, { vehicleId: input.vehicleId });
  if (!vehicle) throw notFound('Vehicle');
  const { organizationId } = vehicle;
  requireEdit(scope, organizationId);
  const likely = slugsLike(slug, vehicle.slug);
  const taken = await slugsTaken(scope, organizationId, [slug, ...likely]);
  const reached = scope.vehicles.filter((one) => one.organizationId === organizationId);
  const [company] = await companiesBySlug(
    scope,
    slug,
    reached.map(({ id }) => id),
  );
  const free = likely.find((one) => !taken.has(one)) ?? '';
  return { slug, isTaken: taken.has(slug), free, company: company ?? null };
}

/**
 * Replaces the company with this slug, restoring it if it was deleted, or creates it.
 * @throws CONFLICT if the slug belongs to a company of another vehicle of the organization
 */
export async function putCompany(
  scope: Scope,
  input: PutInput,
): Promise<{ company: Company; created: boolean }> {
  requireFreeSlug(input.slug);
  const selector = selectorOf(scope, input);
  // A second look finds the company that another PUT created in between.
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const match = await findCompanyForWrite(scope, input.slug, selector);
    if (match) {
      const edit = requireEdit(scope, match.organizationId);
      const values = { ...fullValues(input), deletedAt: null };
      const company = await updateCompany(edit, match.id, values, { restore: true });
      if (!company) throw notFound('Company');
      return { company, created: false };
    }
    const vehicle = selectVehicle(scope.vehicles, selector) ?? defaultVehicle(scope);
    const { organizationId } = vehicle;
    const holder = await slugHolder(scope, organizationId, input.slug);
    if (holder && holder.vehicleId !== vehicle.id)
      throw takenElsewhere(scope, input.slug, holder.vehicleId);
    const edit = requireEdit(scope, organizationId);
    const values: CompanyValues = {
      ...fullValues(input),
      slug: input.slug,
      organizationId,
      vehicleId: vehicle.id,
    };
    const company = await insertCompany(edit, values);
    if (company) return { company, created: true };
  }
  throw takenElsewhere(scope, input.slug, undefined);
}

const takenElsewhere = (scope: Scope, slug: string, vehicleId: string | undefined) =>
  conflict(
    vehicleId === undefined || scope.vehicleIds.includes(vehicleId)
      ? `The slug "${slug}" belongs to a company of another vehicle of this organization, so PUT would not restore it here. Name that vehicle, or choose another slug.`
      : `The slug "${slug}" is taken in this organization by a company out of your reach, which PUT cannot restore either. Choose another slug.`,
  );
