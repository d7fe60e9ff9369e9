import { createHash } from 'node:crypto';
import type postgres from 'postgres';

/** What the floor knows of a caller. */
export interface Caller {
  keyId: string;
  userId: string;
  email: string;
  organizationIds: string[];
  vehicles: { id: string; slug: string; name: string; type: string; organizationId: string }[];
  vehicleIds: string[];
}

interface KeyRow {
  keyId: string;
  userId: string;
  email: string;
  memberships: { organizationId: string; role: string; vehicles: Caller['vehicles'] }[];
}

/** The caller of a bearer key, looked up on every request in one statement. */
export async function callerOf(sql: postgres.Sql, header?: string): Promise<Caller | null> {
  if (!header?.startsWith('Bearer ')) return null;
  const hash = createHash('sha256').update(header.slice(7)).digest('hex');
  const [row] = await sql<KeyRow[]>`
    select k.id as "keyId", u.id as "userId", u.email, (
      select coalesce(json_agg(json_build_object('organizationId', m.organization_id, 'role', m.role, 'vehicles', (
        select coalesce(json_agg(json_build_object('id', v.id, 'slug', v.slug, 'name', v.name, 'type', v.type,
          'organizationId', v.organization_id) order by v.created_at, v.id), '[]'::json)
        from vehicles v where v.organization_id = m.organization_id and (m.role = 'MANAGER' or exists (
          select 1 from vehicle_grants g where g.membership_id = m.id and g.vehicle_id = v.id))))
        order by o.created_at, o.id), '[]'::json)
      from memberships m join organizations o on o.id = m.organization_id
      where m.user_id = u.id and (not k.limited or exists (
        select 1 from api_key_organizations ko where ko.api_key_id = k.id and ko.organization_id = m.organization_id))
      ) as memberships
    from api_keys k join users u on u.id = k.user_id
    where k.hash = ${hash} and k.revoked_at is null and (k.expires_at is null or k.expires_at > now())`;
  if (!row) return null;
  const vehicles = row.memberships.flatMap((membership) => membership.vehicles);
  return {
    keyId: row.keyId,
    userId: row.userId,
    email: row.email,
    organizationIds: row.memberships.map((membership) => membership.organizationId),
    vehicles,
    vehicleIds: vehicles.map((vehicle) => vehicle.id),
  };
}
