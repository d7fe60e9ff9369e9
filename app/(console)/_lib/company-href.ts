/** The page of a company; slugs are unique within a vehicle, so another vehicle is named. */
export const companyHref = (
  company: { slug: string; vehicleId: string },
  currentVehicleId: string | undefined,
): string =>
  `/companies/${encodeURIComponent(company.slug)}${
    company.vehicleId === currentVehicleId ? '' : `?vehicle=${company.vehicleId}`
  }`;

/** An update on its company's page, with what was found in it brought into view. */
export function updateHref(
  company: { slug: string; vehicleId: string },
  currentVehicleId: string | undefined,
  updateId: string,
  findingId: string | null = null,
): string {
  const href = companyHref(company, currentVehicleId);
  const query = `tab=updates&update=${updateId}${findingId === null ? '' : `&mark=${findingId}`}`;
  return `${href}${href.includes('?') ? '&' : '?'}${query}`;
}
