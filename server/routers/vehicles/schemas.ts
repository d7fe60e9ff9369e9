import { z } from 'zod';
import { VEHICLE_TYPES } from '@/db/enums';
import { integer, isoOut, key, money, name, number, slug, text } from '@/server/lib/fields';

export const vehicle = z
  .object({
    id: z.string(),
    slug: z.string().meta({ example: 'fund-i' }),
    name: z.string(),
    type: z.enum(VEHICLE_TYPES),
    description: z.string().nullable(),
    organizationId: z.string(),
    companyCount: z.number().int(),
    createdAt: isoOut(),
  })
  .meta({ id: 'Vehicle', description: 'A fund, SPV or similar entity.' });

export const vehicleList = z.object({ items: z.array(vehicle) }).meta({ id: 'VehicleList' });

/** A vehicle with its targets, which the contract shows only inside GET /portfolio. */
export const vehicleSettings = z
  .object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    type: z.enum(VEHICLE_TYPES),
    description: z.string().nullable(),
    organizationId: z.string(),
    targetFundSize: z.number().nullable().meta({ description: 'USD' }),
    targetCompanyCount: z.number().nullable(),
    maxConcentrationPct: z.number().nullable(),
  })
  .meta({ id: 'VehicleSettings', description: 'A vehicle with its targets.' });

const targets = {
  description: text().nullable().optional(),
  targetFundSize: money().nullable().optional(),
  targetCompanyCount: integer().min(0).nullable().optional(),
  maxConcentrationPct: number().min(0).nullable().optional(),
};

export const createVehicleInput = z.object({
  organizationId: key(),
  /** Without it, it is made from the name. */
  slug: slug().optional(),
  name: name(),
  type: z.enum(VEHICLE_TYPES),
  ...targets,
});

export const updateVehicleInput = z.object({
  vehicleId: key(),
  name: name().optional(),
  type: z.enum(VEHICLE_TYPES).optional(),
  ...targets,
  /** What the form showed of the fields that change. */
  from: vehicleSettings.omit({ id: true, slug: true, organizationId: true }).partial().default({}),
});

export const vehicleRef = z.object({ vehicleId: key() });
