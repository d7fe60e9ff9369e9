import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { rowsOf } from './rows';
import type { Db } from './types';

const DIALECT = new PgDialect();

/** Memberships of a user as one JSON value, so that a caller costs one statement. */
export const membershipsOf = (userId: SQL, filter: SQL) => sql<unknown>`(
  select coalesce(json_agg(json_build_object(
    'organizationId', o.id, 'organizationName', o.name, 'currentVehicleId', o.current_vehicle_id,
    'role', m.role, 'vehicles', (
      select coalesce(json_agg(json_build_object('id', v.id, 'slug', v.slug, 'name', v.name,
        'type', v.type, 'organizationId', v.organization_id) order by v.created_at, v.id), '[]'::json)
      from vehicles v where v.organization_id = m.organization_id and (m.role = 'MANAGER' or exists (
        select 1 from vehicle_grants g where g.membership_id = m.id and g.vehicle_id = v.id)))
    ) order by o.created_at, o.id), '[]'::json)
  from memberships m join organizations o on o.id = m.organization_id
  where m.user_id = ${userId} and ${filter})`;

const KEY_MEMBERSHIPS = membershipsOf(
  sql`u.id`,
  sql`(not k.limited or exists (
    select 1 from api_key_organizations ko
    where ko.api_key_id = k.id and ko.organization_id = m.organization_id))`,
);

/** The caller behind a key's hash as one JSON text; no row for a key that does not hold. */
export const callerOfHash = (hash: SQL): SQL => sql`
  select cast(json_build_object('keyId', k.id, 'userId', u.id, 'email', u.email,
      'defaultVehicleId', u.default_vehicle_id, 'readOnly', k.read_only,
      'memberships', ${KEY_MEMBERSHIPS}) as text) as caller,
    (k.last_used_at is null or k.last_used_at < now() - interval '1 minute') as stale
  from api_keys k join users u on u.id = k.user_id
  where k.hash = ${hash} and k.revoked_at is null and (k.expires_at is null or k.expires_at > now())`;

/** True if the caller behind a key's hash is, letter for letter, the one of this digest. */
export const callerHolds = (hash: SQL, digest: SQL): SQL =>
  sql`(select encode(sha256(convert_to(c.caller, 'UTF8')), 'hex') = ${digest} from (${callerOfHash(hash)}) c)`;

/** The caller is no longer what was remembered of it: the request must be answered anew. */
export class CallerChangedError extends Error {}

/**
 * Whether what is remembered of a caller still holds. The first statement of a request asks the
 * database along with its own question: a known caller costs no statement, yet a revoked key is
 * refused at once. Until it is known nothing is written, and no answer may leave.
 */
export class CallerCheck {
  #state: 'open' | 'holds' | 'failed' = 'open';

  constructor(
    readonly db: Db,
    /** SHA-256 of the key. */
    readonly hash: string,
    /** SHA-256 of what `callerOfHash` told of it. */
    readonly digest: string,
  ) {}

  get isOpen(): boolean {
    return this.#state === 'open';
  }

  /** Takes what the database says. @throws CallerChangedError unless it is true */
  settle(holds: unknown): void {
    if (this.#state !== 'failed') this.#state = holds === true ? 'holds' : 'failed';
    if (this.#state === 'failed') throw new CallerChangedError();
  }

  /** Asks, unless it is known. @throws CallerChangedError if the caller has changed */
  async ensure(): Promise<void> {
    if (!this.isOpen) return this.settle(this.#state === 'holds');
    const holds = callerHolds(sql`${this.hash}`, sql`${this.digest}`);
    const query = DIALECT.sqlToQuery(sql`select ${holds} as holds`);
    // Named, hence prepared: without a name postgres.js asks the server twice.
    const prepared = this.db._.session.prepareQuery(query, undefined, 'caller_holds', false);
    const [row] = rowsOf(await prepared.execute());
    this.settle(row?.holds);
  }
}
