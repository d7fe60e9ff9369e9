import type { Membership, ReachedVehicle } from '@/server/access/actor';
import type { Scope } from '@/server/access/scope';
import { organizationByVehicle, selectVehicle } from '@/server/access/select';
import { invalid } from '@/server/errors';

/** The selectors that a request on deals may carry; `queryVehicleId` names the organization only. */
export interface DealSelectors {
  queryVehicleId?: string | undefined;
  vehicleId?: string | null | undefined;
  vehicleSlug?: string | null | undefined;
}

/** Where a request on deals acts (decisions §4). */
export interface DealTarget {
  /** undefined: the selectors leave it open, so every organization of the caller is searched. */
  membership: Membership | undefined;
  /** The fund that the body names; null unassigns; undefined says nothing. */
  fund: ReachedVehicle | null | undefined;
}

function onlyMembership(scope: Scope): Membership | undefined {
  const [only, ...others] = scope.memberships.values();
  return others.length === 0 ? only : undefined;
}

function fundOf(vehicles: readonly ReachedVehicle[], selectors: DealSelectors): DealTarget['fund'] {
  const { vehicleId, vehicleSlug } = selectors;
  if (vehicleId !== null && vehicleSlug !== null) {
    return selectVehicle(vehicles, { vehicleId, vehicleSlug });
  }
  const other = vehicleId ?? vehicleSlug;
  if (typeof other !== 'string') return null;
  const field = vehicleId === null ? 'vehicleId' : 'vehicleSlug';
  throw invalid([field], 'is null, but the other selector names a vehicle. Send one of them.');
}

/**
 * The organization and the fund that a request's selectors name: the query's vehicle or the only
 * membership decides on the organization, else the body's vehicle does.
 * @throws NOT_FOUND a vehicle that is unknown, out of reach or of another organization; CONFLICT a
 *   slug of several vehicles; BAD_REQUEST selectors that disagree
 */
export function targetOf(scope: Scope, selectors: DealSelectors): DealTarget {
  const named = organizationByVehicle(scope, selectors.queryVehicleId) ?? onlyMembership(scope);
  const fund = fundOf(named?.vehicles ?? scope.vehicles, selectors);
  return {
    membership: named ?? (fund ? scope.memberships.get(fund.organizationId) : undefined),
    fund,
  };
}

/** Where a new deal lands without a selector: the vehicle that invests now, if it is within reach. */
export const investingVehicle = (membership: Membership): ReachedVehicle | null =>
  membership.vehicles.find((vehicle) => vehicle.id === membership.currentVehicleId) ?? null;
