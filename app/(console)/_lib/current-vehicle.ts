import type { Me, Organization, Vehicle } from './outputs';

/**
 * The vehicle that the console shows: the one that the browser looked at last, else the user's
 * default, else one that invests now, else the oldest within reach. Null when nothing is within
 * reach.
 */
export function currentVehicle(
  me: Pick<Me, 'defaultVehicleId'>,
  organizations: readonly Pick<Organization, 'currentVehicleId'>[],
  vehicles: readonly Vehicle[],
  shownId: string | undefined,
): Vehicle | null {
  const byId = (id: string | null | undefined) => vehicles.find((vehicle) => vehicle.id === id);
  const investing = organizations.map((entry) => byId(entry.currentVehicleId));
  return (
    byId(shownId) ?? byId(me.defaultVehicleId) ?? investing.find(Boolean) ?? vehicles[0] ?? null
  );
}
