import { conflict, invalid, notFound, ServiceError } from '@/server/errors';
import type { Membership, ReachedVehicle } from './actor';
import type { Scope } from './scope';

/** How a request names a vehicle. */
export interface VehicleSelector {
  vehicleSlug?: string | undefined;
  vehicleId?: string | undefined;
}

/** 400 that lists the vehicles to choose from, for people and for programs. */
export function ambiguousScope(scope: Scope, field: string): ServiceError {
  const vehicleIds = [...scope.vehicleIds];
  const message = `Several vehicles are within reach; name one with ${field}: ${vehicleIds.join(', ')}`;
  return new ServiceError('BAD_REQUEST', message, {
    issues: [{ path: [field], code: 'ambiguous', message, params: { vehicleIds } }],
  });
}

const missing = () => notFound('Vehicle');

function bySlug(vehicles: readonly ReachedVehicle[], selector: VehicleSelector): ReachedVehicle[] {
  const found = vehicles.filter((vehicle) => vehicle.slug === selector.vehicleSlug);
  if (found.length === 0) throw missing();
  return found;
}

function several(found: ReachedVehicle[]): ServiceError {
  const ids = found.map((vehicle) => vehicle.id).join(', ');
  return conflict(`Several vehicles have this slug; add the vehicleId of one: ${ids}`);
}

/**
 * The vehicle that a selector names among those given (decisions §3). Both selectors must agree.
 * @returns undefined when the selector is empty
 * @throws NOT_FOUND unknown or foreign; CONFLICT slug of several; BAD_REQUEST selectors disagree
 */
export function selectVehicle(
  vehicles: readonly ReachedVehicle[],
  selector: VehicleSelector,
): ReachedVehicle | undefined {
  const { vehicleId, vehicleSlug } = selector;
  const byId = vehicleId === undefined ? undefined : vehicles.find((v) => v.id === vehicleId);
  if (vehicleId !== undefined && byId === undefined) throw missing();
  if (vehicleSlug === undefined) return byId;
  const found = bySlug(vehicles, selector);
  if (byId === undefined) {
    if (found.length > 1) throw several(found);
    return found[0];
  }
  if (!found.includes(byId)) {
    throw invalid(
      ['vehicleId'],
      'vehicleId and vehicleSlug name different vehicles. Send one of them.',
    );
  }
  return byId;
}

/**
 * As selectVehicle, but the slug wins over a vehicleId that names another vehicle (stats, §3);
 * a vehicleId that is among the slug's matches still settles them.
 */
export function selectVehicleSlugFirst(
  vehicles: readonly ReachedVehicle[],
  selector: VehicleSelector,
): ReachedVehicle | undefined {
  if (selector.vehicleSlug === undefined) return selectVehicle(vehicles, selector);
  const found = bySlug(vehicles, selector);
  const settled = found.find((vehicle) => vehicle.id === selector.vehicleId);
  if (settled === undefined && found.length > 1) throw several(found);
  return settled ?? found[0];
}

/**
 * The vehicle to use when none is named: the only one, else the user's default (decisions §4).
 * @throws NOT_FOUND without any vehicle; BAD_REQUEST listing the choices
 */
export function defaultVehicle(scope: Scope): ReachedVehicle {
  const [only, ...others] = scope.vehicles;
  if (only === undefined) throw missing();
  if (others.length === 0) return only;
  const chosen = scope.vehicles.find((vehicle) => vehicle.id === scope.defaultVehicleId);
  if (chosen === undefined) throw ambiguousScope(scope, 'vehicleId');
  return chosen;
}

/** The vehicles in which a slug route looks: the selected one, else all. */
export function vehicleIdsFor(scope: Scope, selector: VehicleSelector): readonly string[] {
  const vehicle = selectVehicle(scope.vehicles, selector);
  return vehicle === undefined ? scope.vehicleIds : [vehicle.id];
}

/** The organization a `vehicleId` query parameter names; undefined when it is absent. */
export function organizationByVehicle(scope: Scope, vehicleId?: string): Membership | undefined {
  const vehicle = selectVehicle(scope.vehicles, { vehicleId });
  return vehicle && scope.memberships.get(vehicle.organizationId);
}

/**
 * The one organization of a request that names a vehicle at most (deals, scoring criteria; §4).
 * @throws NOT_FOUND without membership; BAD_REQUEST listing the vehicle ids when several are possible
 */
export function requireOrganization(scope: Scope, vehicleId?: string): Membership {
  const named = organizationByVehicle(scope, vehicleId);
  if (named) return named;
  const [only, ...others] = [...scope.memberships.values()];
  if (only === undefined) throw notFound('Organization');
  if (others.length > 0) throw ambiguousScope(scope, 'vehicleId');
  return only;
}

/**
 * One selector out of the query's and the body's.
 * @throws BAD_REQUEST if they name different vehicles; NOT_FOUND if one of them is unknown
 */
export function mergeSelectors(
  vehicles: readonly ReachedVehicle[],
  query: VehicleSelector,
  body: VehicleSelector,
): VehicleSelector {
  for (const field of ['vehicleId', 'vehicleSlug'] as const) {
    const [a, b] = [query[field], body[field]];
    if (a === undefined || b === undefined || a === b) continue;
    for (const one of [a, b]) {
      if (!vehicles.some((v) => (field === 'vehicleId' ? v.id : v.slug) === one)) throw missing();
    }
    throw invalid(
      [field],
      'names another vehicle in the query than in the body. Send one of them.',
    );
  }
  return {
    vehicleId: query.vehicleId ?? body.vehicleId,
    vehicleSlug: query.vehicleSlug ?? body.vehicleSlug,
  };
}
