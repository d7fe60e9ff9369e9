/** The page of a company; slugs are unique within a vehicle, so another vehicle is named. */
export const companyHref = (
  company: { slug: string; vehicleId: string },
  currentVehicleId: string | undefined,
): string =>
  `/companies/${encodeURIComponent(company.slug)}${
    company.vehicleId === currentVehicleId ? '' : `?vehicle=${company.vehicleId}`
  }`;
