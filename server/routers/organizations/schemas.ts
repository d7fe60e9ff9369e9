import { z } from 'zod';
import { ROLES } from '@/db/enums';
import { key, name } from '@/server/lib/fields';

export const organization = z
  .object({
    id: z.string(),
    name: z.string(),
    role: z.enum(ROLES),
    currentVehicleId: z.string().nullable(),
    vehicles: z.array(z.object({ id: z.string(), slug: z.string(), name: z.string() })),
  })
  .meta({ id: 'Organization', description: 'An organization as one of its members sees it.' });

export const organizationList = z.object({ items: z.array(organization) });

export const updateOrganizationInput = z.object({
  organizationId: key(),
  name: name().optional(),
  /** The vehicle that invests now; null for none. */
  currentVehicleId: key().nullable().optional(),
});
