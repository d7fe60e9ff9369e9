import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '@/db/client';
import { ROLES, VEHICLE_TYPES } from '@/db/enums';
import { prepared } from '@/db/prepared';
import { apiKeys, users } from '@/db/schema';
import type { Access, Membership } from './actor';
import { hashKey } from './keys';
import { noteUse } from './last-used';

const membershipRows = z.array(
  z.object({
    organizationId: z.string(),
    organizationName: z.string(),
    currentVehicleId: z.string().nullable(),
    role: z.enum(ROLES),
    vehicles: z.array(
      z.object({
        id: z.string(),
        slug: z.string(),
        name: z.string(),
        type: z.enum(VEHICLE_TYPES),
        organizationId: z.string(),
      }),
    ),
  }),
);

/** Memberships of the user in the outer row as one JSON value, so that a caller costs one statement. */
const membershipsOf = (filter: ReturnType<typeof sql>) => sql<unknown>`(
  select coalesce(json_agg(json_build_object(
    'organizationId', o.id, 'organizationName', o.name, 'currentVehicleId', o.current_vehicle_id,
    'role', m.role, 'vehicles', (
      select coalesce(json_agg(json_build_object('id', v.id, 'slug', v.slug, 'name', v.name,
        'type', v.type, 'organizationId', v.organization_id) order by v.created_at, v.id), '[]'::json)
      from vehicles v where v.organization_id = m.organization_id and (m.role = 'MANAGER' or exists (
        select 1 from vehicle_grants g where g.membership_id = m.id and g.vehicle_id = v.id)))
    ) order by o.created_at, o.id), '[]'::json)
  from memberships m join organizations o on o.id = m.organization_id
  where m.user_id = users.id and ${filter})`;

const keyQuery = prepared('key_access', (db) =>
  db
    .select({
      keyId: apiKeys.id,
      userId: users.id,
      email: users.email,
      defaultVehicleId: users.defaultVehicleId,
      readOnly: apiKeys.readOnly,
      stale: sql<boolean>`(${apiKeys.lastUsedAt} is null or ${apiKeys.lastUsedAt} < now() - interval '1 minute')`,
      memberships: membershipsOf(sql`(not ${apiKeys.limited} or exists (
        select 1 from api_key_organizations ko
        where ko.api_key_id = ${apiKeys.id} and ko.organization_id = m.organization_id))`),
    })
    .from(apiKeys)
    .innerJoin(users, sql`${users.id} = ${apiKeys.userId}`)
    .where(
      sql`${apiKeys.hash} = ${sql.placeholder('hash')} and ${apiKeys.revokedAt} is null
        and (${apiKeys.expiresAt} is null or ${apiKeys.expiresAt} > now())`,
    ),
);

const userQuery = prepared('user_access', (db) =>
  db
    .select({
      email: users.email,
      defaultVehicleId: users.defaultVehicleId,
      memberships: membershipsOf(sql`true`),
    })
    .from(users)
    .where(sql`${users.id} = ${sql.placeholder('userId')}`),
);

const BEARER = /^bearer +([!-~]{1,512})$/i;

/**
 * The caller behind an Authorization header, looked up on every request so that a revoked key is
 * refused at once on every process.
 * @returns null for a missing, malformed, unknown, revoked or expired key
 */
export async function authenticateKey(
  db: Db,
  authorization: string | undefined,
): Promise<Access | null> {
  const key = BEARER.exec(authorization ?? '')?.[1];
  if (key === undefined) return null;
  const [row] = await keyQuery(db).execute({ hash: hashKey(key) });
  if (!row) return null;
  if (row.stale) noteUse(db, row.keyId);
  return {
    actor: {
      kind: 'apiKey',
      keyId: row.keyId,
      userId: row.userId,
      email: row.email,
      readOnly: row.readOnly,
    },
    defaultVehicleId: row.defaultVehicleId,
    memberships: parseMemberships(row.memberships),
  };
}

/** The access of a signed-in user; null when the user is gone. */
export async function accessOfUser(
  db: Db,
  userId: string,
  sessionId: string,
): Promise<Access | null> {
  const [row] = await userQuery(db).execute({ userId });
  if (!row) return null;
  return {
    actor: { kind: 'session', sessionId, userId, email: row.email },
    defaultVehicleId: row.defaultVehicleId,
    memberships: parseMemberships(row.memberships),
  };
}

const parseMemberships = (value: unknown): Membership[] =>
  membershipRows.parse(typeof value === 'string' ? JSON.parse(value) : value);
