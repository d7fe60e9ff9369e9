import { boolean, pgTable } from 'drizzle-orm/pg-core';
import { createdAt, id, text, updatedAt } from './columns';
import { vehicles } from './vehicles';

/** A person. The e-mail address is kept in lower case. */
export const users = pgTable('users', {
  id: id(),
  email: text('email').notNull().unique(),
  name: text('name').notNull(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  /** The vehicle GET /portfolio falls back to. */
  defaultVehicleId: text('default_vehicle_id').references(() => vehicles.id),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});
