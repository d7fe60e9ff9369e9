import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '@/db/client';
import { ROLES, VEHICLE_TYPES } from '@/db/enums';
import { prepared } from '@/db/prepared';
import { CallerCheck, callerOfHash, membershipsOf } from '@/db/caller-check';
import { users } from '@/db/schema';
import { sha256Hex } from '@/server/lib/sha256';
import type { Access, Membership } from './actor';
import {
  forgetCaller,
  type PresumedCaller,
  rememberCaller,
  rememberedCaller,
} from './remembered-callers';
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

const callerShape = z.object({
  keyId: z.string(),
  userId: z.string(),
  email: z.string(),
  defaultVehicleId: z.string().nullable(),
  readOnly: z.boolean(),
  memberships: membershipRows,
});

const keyQuery = prepared('key_access', (db) =>
  db
    .select({ caller: sql<string>`c.caller`, stale: sql<boolean>`c.stale` })
    .from(sql`(${callerOfHash(sql`${sql.placeholder('hash')}`)}) c`),
);

const userQuery = prepared('user_access', (db) =>
  db
    .select({
      email: users.email,
      defaultVehicleId: users.defaultVehicleId,
      memberships: membershipsOf(sql`${users.id}`, sql`true`),
    })
    .from(users)
    .where(sql`${users.id} = ${sql.placeholder('userId')}`),
);

const BEARER = /^bearer +([!-~]{1,512})$/i;

/** The hash of the key in an Authorization header; null without one. */
function hashIn(authorization: string | undefined): string | null {
  const key = BEARER.exec(authorization ?? '')?.[1];
  return key === undefined ? null : hashKey(key);
}

/**
 * The caller behind an Authorization header, looked up in the database, so that a revoked key is
 * refused at once on every process.
 * @returns null for a missing, malformed, unknown, revoked or expired key
 */
export async function authenticateKey(
  db: Db,
  authorization: string | undefined,
): Promise<Access | null> {
  const hash = hashIn(authorization);
  if (hash === null) return null;
  const [row] = await keyQuery(db).execute({ hash });
  if (!row) {
    forgetCaller(db, hash);
    return null;
  }
  const { memberships, defaultVehicleId, ...key } = callerShape.parse(JSON.parse(row.caller));
  if (row.stale) noteUse(db, key.keyId);
  const access: Access = { actor: { kind: 'apiKey', ...key }, defaultVehicleId, memberships };
  rememberCaller(db, hash, { access, digest: sha256Hex(row.caller) });
  return access;
}

/**
 * The caller behind an Authorization header as it was last seen, with the check by which the
 * request's first statement finds out whether it still is.
 * @returns undefined for a caller that is not remembered
 */
export function presumedCaller(
  db: Db,
  authorization: string | undefined,
): PresumedCaller | undefined {
  const hash = hashIn(authorization);
  const known = hash === null ? undefined : rememberedCaller(db, hash);
  if (hash === null || known === undefined) return undefined;
  return { access: known.access, check: new CallerCheck(db, hash, known.digest) };
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
