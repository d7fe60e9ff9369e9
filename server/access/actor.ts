import type { ROLES, VEHICLE_TYPES } from '@/db/enums';

/** Who acts: an agent with a key, a person in the browser, or a job of the service itself. */
export type Actor =
  | { kind: 'apiKey'; keyId: string; userId: string; email: string; readOnly: boolean }
  | { kind: 'session'; sessionId: string; userId: string; email: string }
  | { kind: 'system'; job: string };

export type Role = (typeof ROLES)[number];

/** A vehicle that the caller may reach. */
export interface ReachedVehicle {
  id: string;
  slug: string;
  name: string;
  type: (typeof VEHICLE_TYPES)[number];
  organizationId: string;
}

/** The caller's place in one organization, with the vehicles it reaches there. */
export interface Membership {
  organizationId: string;
  organizationName: string;
  /** The vehicle that invests now, reached by the caller or not. */
  currentVehicleId: string | null;
  role: Role;
  vehicles: ReachedVehicle[];
}

/** Everything known about a caller after one look into the database. */
export interface Access {
  actor: Actor;
  defaultVehicleId: string | null;
  memberships: Membership[];
}

/** The user that a caller acts as; '' for a job, and for nobody. */
export const userIdOf = (access: Access | null): string =>
  access === null || access.actor.kind === 'system' ? '' : access.actor.userId;

const JOB = 'system:';

/** How the caller is named in records: the e-mail address, or the job. */
export const actorName = (actor: Actor): string =>
  actor.kind === 'system' ? `${JOB}${actor.job}` : actor.email;

/** Whether a stored actor is a job and no person. */
export const isJob = (name: string): boolean => name.startsWith(JOB);
