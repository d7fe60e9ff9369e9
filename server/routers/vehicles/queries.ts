import { and, asc, eq, sql } from 'drizzle-orm';
import { anyOf, arrayLiteral } from '@/db/arrays';
import { preparedList } from '@/db/prepared';
import { vehicles } from '@/db/schema';
import type { EditScope, Scope } from '@/server/access/scope';

const listQuery = preparedList('vehicles_list', (db) =>
  db
    .select({
      id: vehicles.id,
      slug: vehicles.slug,
      name: vehicles.name,
      type: vehicles.type,
      description: vehicles.description,
      organizationId: vehicles.organizationId,
      // Names in full: drizzle leaves table names out where nothing is joined.
      companyCount: sql<number>`(select count(*) from companies c
        where c.vehicle_id = vehicles.id and c.deleted_at is null)`.mapWith(Number),
      createdAt: vehicles.createdAt,
    })
    .from(vehicles)
    .where(anyOf(vehicles.id, sql.placeholder('vehicleIds')))
    .orderBy(asc(vehicles.createdAt), asc(vehicles.id)),
);

/** The caller's vehicles, oldest first, with the number of their living companies. */
export const listVehicles = (scope: Scope) =>
  listQuery(scope.db).execute({ vehicleIds: arrayLiteral(scope.vehicleIds) });

const settings = {
  id: vehicles.id,
  slug: vehicles.slug,
  name: vehicles.name,
  type: vehicles.type,
  description: vehicles.description,
  organizationId: vehicles.organizationId,
  targetFundSize: vehicles.targetFundSize,
  targetCompanyCount: vehicles.targetCompanyCount,
  maxConcentrationPct: vehicles.maxConcentrationPct,
};

const within = (scope: Scope, vehicleId: string) =>
  and(eq(vehicles.id, vehicleId), anyOf(vehicles.id, arrayLiteral(scope.vehicleIds)));

/** A vehicle of the caller with its targets. */
export async function vehicleSettingsOf(scope: Scope, vehicleId: string) {
  const [row] = await scope.db.select(settings).from(vehicles).where(within(scope, vehicleId));
  return row;
}

/** As vehicleSettingsOf, held until the transaction ends. */
export async function lockVehicle(scope: EditScope, vehicleId: string) {
  const [row] = await scope.db
    .select(settings)
    .from(vehicles)
    .where(within(scope, vehicleId))
    // What is added to the vehicle meanwhile need not wait.
    .for('no key update');
  return row;
}

type Values = Partial<Omit<typeof vehicles.$inferInsert, 'id' | 'createdAt' | 'organizationId'>>;

/** Changes the given columns of a vehicle; its slug stays. */
export async function updateVehicle(scope: EditScope, vehicleId: string, values: Values) {
  await scope.db.update(vehicles).set(values).where(within(scope, vehicleId));
}

/** Stores a vehicle; undefined if its slug is taken in the organization. */
export async function insertVehicle(
  scope: EditScope,
  values: Omit<typeof vehicles.$inferInsert, 'id' | 'createdAt'>,
) {
  const [row] = await scope.db
    .insert(vehicles)
    .values(values)
    .onConflictDoNothing({ target: [vehicles.organizationId, vehicles.slug] })
    .returning(settings);
  return row;
}
