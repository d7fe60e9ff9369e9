import { asc } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { organizations, vehicles } from '@/db/schema';
import type { Access } from './actor';

/** The slugs of every organization, oldest first. */
export async function organizationSlugs(db: Db): Promise<string[]> {
  const { slug, createdAt, id } = organizations;
  const rows = await db.select({ slug }).from(organizations).orderBy(asc(createdAt), asc(id));
  return rows.map((row) => row.slug);
}

/**
 * The access of a job of the service itself: it manages every organization, or the one given by
 * its slug. Records name it `system:<job>`.
 */
export async function systemAccess(
  db: Db,
  job: string,
  organizationSlug?: string,
): Promise<Access> {
  const firms = await db
    .select({
      id: organizations.id,
      slug: organizations.slug,
      name: organizations.name,
      currentVehicleId: organizations.currentVehicleId,
    })
    .from(organizations)
    .orderBy(asc(organizations.createdAt), asc(organizations.id));
  const { id, slug, name, type, organizationId, createdAt } = vehicles;
  const all = await db
    .select({ id, slug, name, type, organizationId })
    .from(vehicles)
    .orderBy(asc(createdAt), asc(id));
  return {
    actor: { kind: 'system', job },
    defaultVehicleId: null,
    memberships: firms
      .filter((firm) => organizationSlug === undefined || firm.slug === organizationSlug)
      .map((firm) => ({
        organizationId: firm.id,
        organizationName: firm.name,
        currentVehicleId: firm.currentVehicleId,
        role: 'MANAGER',
        vehicles: all.filter((vehicle) => vehicle.organizationId === firm.id),
      })),
  };
}
