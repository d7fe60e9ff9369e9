import { underSameWatch } from '@/db/audited';
import type { Db } from '@/db/client';
import { forbidden } from '@/server/errors';
import type { Actor, Membership, ReachedVehicle } from './actor';

declare const minted: unique symbol;
declare const editing: unique symbol;

/**
 * What a caller may reach, with the database to reach it in. Every query takes one first, and
 * only the procedure builders mint one, so a query without tenancy does not typecheck.
 */
export interface Scope {
  readonly [minted]: true;
  readonly db: Db;
  readonly actor: Actor;
  readonly defaultVehicleId: string | null;
  readonly memberships: ReadonlyMap<string, Membership>;
  readonly organizationIds: readonly string[];
  /** Every vehicle the caller reaches, in order of organization, then age. */
  readonly vehicles: readonly ReachedVehicle[];
  readonly vehicleIds: readonly string[];
}

/** A scope whose right to write has been checked; every query that writes takes one. */
export interface EditScope extends Scope {
  readonly [editing]: true;
}

/** The same scope on the transaction that a procedure opened; its writes are audited alike. */
export const scopeOn = <S extends Scope>(scope: S, db: Db): S => ({
  ...scope,
  db: underSameWatch(scope.db, db),
});

/** The same scope on some of its vehicles. */
export function withinVehicles<S extends Scope>(scope: S, ids: ReadonlySet<string>): S {
  const vehicles = scope.vehicles.filter(({ id }) => ids.has(id));
  return { ...scope, vehicles, vehicleIds: vehicles.map(({ id }) => id) };
}

const isReadOnly = (actor: Actor): boolean => actor.kind === 'apiKey' && actor.readOnly;

/** True if the caller may write in the organization. */
export function mayEdit(scope: Scope, organizationId: string): boolean {
  const membership = scope.memberships.get(organizationId);
  return membership !== undefined && membership.role !== 'VIEWER' && !isReadOnly(scope.actor);
}

function refusal(scope: Scope) {
  return forbidden(
    isReadOnly(scope.actor)
      ? 'This key is read-only. Use a key that may write.'
      : 'You may read here but not write. Ask a manager for the role EDITOR.',
  );
}

/** @throws FORBIDDEN if the caller only reads in the organization */
export function requireEdit<S extends Scope>(scope: S, organizationId: string): S & EditScope {
  if (!mayEdit(scope, organizationId)) throw refusal(scope);
  return scope as S & EditScope;
}

/** @throws FORBIDDEN if the caller does not manage the organization, or its key is read-only */
export function requireManage<S extends Scope>(scope: S, organizationId: string): S & EditScope {
  const edit = requireEdit(scope, organizationId);
  if (scope.memberships.get(organizationId)?.role === 'MANAGER') return edit;
  throw forbidden('Only a manager of the organization may do this. Ask one.');
}

/** A signed-in person; what they write is theirs alone, whatever their role. */
export interface Person {
  scope: EditScope;
  userId: string;
  sessionId: string;
}

/**
 * For what people do about themselves; a key must not act as its person here.
 * @throws FORBIDDEN to keys and jobs
 */
export function requirePerson(scope: Scope): Person {
  const { actor } = scope;
  if (actor.kind !== 'session') {
    throw forbidden('Only signed-in people may do this. Open the web app.');
  }
  return { scope: scope as EditScope, userId: actor.userId, sessionId: actor.sessionId };
}

/**
 * For bulk calls, which reach several organizations: narrows the scope to where the caller may
 * write. Without any membership nothing is left, and nothing is refused.
 * @throws FORBIDDEN for somebody who has memberships but may write in none
 */
export function requireSomeEdit<S extends Scope>(scope: S): S & EditScope {
  const editable = scope.organizationIds.filter((id) => mayEdit(scope, id));
  if (scope.organizationIds.length > 0 && editable.length === 0) throw refusal(scope);
  const vehicles = scope.vehicles.filter((v) => editable.includes(v.organizationId));
  const narrowed: S = {
    ...scope,
    organizationIds: editable,
    vehicles,
    vehicleIds: vehicles.map((vehicle) => vehicle.id),
  };
  return narrowed as S & EditScope;
}
