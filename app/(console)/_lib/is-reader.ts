import type { Organization, Vehicle } from './outputs';

/** True if the person only reads in the vehicle shown, as a fund's investors do. */
export const isReader = (world: {
  organizations: readonly Organization[];
  vehicle: Vehicle | null;
}): boolean =>
  world.organizations.find(({ id }) => id === world.vehicle?.organizationId)?.role === 'VIEWER';
