import type { Scope } from '@/server/access/scope';
import { type VehicleSelector, vehicleIdsFor } from '@/server/access/select';
import { notFound } from '@/server/errors';
import { onlyCompany } from '@/server/routers/portfolio/find';
import { companiesWithCustomer, companiesWithCustomers, type CustomerFilter } from './queries';

type CompanyRef = VehicleSelector & { slug: string };

/** 404 of a customer. */
export const customerNotFound = () => notFound('Customer');

/**
 * The customer that a route is about, with its company; a soft-deleted one only on demand.
 * @throws NOT_FOUND company or customer; CONFLICT several companies
 */
export async function requireCustomer(
  scope: Scope,
  ref: CompanyRef & { id: string },
  { includeDeleted }: { includeDeleted: boolean },
) {
  const found = await companiesWithCustomer(scope, ref.slug, vehicleIdsFor(scope, ref), ref.id);
  const company = onlyCompany(found.map((row) => row.company));
  const customer = found[0]?.customer;
  if (!customer || (customer.deletedAt !== null && !includeDeleted)) throw customerNotFound();
  return { company, customer };
}

/**
 * A company's customers by name.
 * @throws NOT_FOUND company; CONFLICT several companies
 */
export async function listCustomers(scope: Scope, ref: CompanyRef & CustomerFilter) {
  const found = await companiesWithCustomers(scope, ref.slug, vehicleIdsFor(scope, ref), ref);
  onlyCompany([...new Map(found.map(({ company }) => [company.id, company])).values()]);
  return found.flatMap((row) => row.customer ?? []);
}
