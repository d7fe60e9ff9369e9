import { z } from 'zod';
import { COMPANY_STATUSES, INSTRUMENT_TYPES, ROLES, VEHICLE_TYPES } from '@/db/enums';
import { integer, moment, money, name, number, slug, text, url } from '@/server/lib/fields';
import { RESERVED_COMPANY_SLUGS } from '@/server/lib/slugs';

const vehicle = z.strictObject({
  slug: slug(),
  name: name(),
  type: z.enum(VEHICLE_TYPES),
  description: text().nullable().optional(),
  targetFundSize: money().nullable().optional(),
  targetCompanyCount: integer().min(0).nullable().optional(),
  maxConcentrationPct: number().min(0).nullable().optional(),
});

const organization = z.strictObject({
  name: name(),
  slug: slug(),
  currentVehicle: slug().nullable().optional(),
  vehicles: z.array(vehicle).default([]),
});

const apiKey = z.strictObject({
  name: name(),
  key: z.string().regex(/^[!-~]{32,512}$/, 'must be 32 to 512 printable characters without blanks'),
  revoked: z.boolean().optional(),
  readOnly: z.boolean().optional(),
  expiresAt: moment().nullable().optional(),
  organizations: z
    .array(slug())
    .min(1, 'names none, and the key would reach all. Name one at least, or leave the field out')
    .optional(),
});

const user = z.strictObject({
  email: z.email().transform((email) => email.toLowerCase()),
  name: name(),
  password: z.string().min(8).max(128).optional(),
  defaultVehicle: z.strictObject({ organization: slug(), vehicle: slug() }).nullable().optional(),
  memberships: z
    .array(
      z.strictObject({
        organization: slug(),
        role: z.enum(ROLES),
        vehicles: z.array(slug()).optional(),
      }),
    )
    .optional(),
  apiKeys: z.array(apiKey).default([]),
});

const company = z.strictObject({
  organization: slug(),
  vehicle: slug(),
  slug: slug().refine((value) => !RESERVED_COMPANY_SLUGS.has(value), 'is reserved'),
  name: name(),
  website: url().nullable().optional(),
  founders: z.array(name()).max(100).optional(),
  sector: text().nullable().optional(),
  stage: text().nullable().optional(),
  whyWeInvested: text().nullable().optional(),
  checkSize: money(),
  postMoneyValuation: money().nullable().optional(),
  investmentDate: moment(),
  instrumentType: z.enum(INSTRUMENT_TYPES),
  status: z.enum(COMPANY_STATUSES).optional(),
  notes: text().nullable().optional(),
  logoUrl: url().nullable().optional(),
});

/** The provisioning file (decisions §11). Fields that are left out stay as they are in the database. */
export const provisionFile = z.strictObject({
  organizations: z.array(organization).default([]),
  users: z.array(user).default([]),
  companies: z.array(company).default([]),
});

export type ProvisionFile = z.output<typeof provisionFile>;
export type ProvisionInput = z.input<typeof provisionFile>;
