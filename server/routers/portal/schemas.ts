import { z } from 'zod';
import { ASK_TYPES, VEHICLE_TYPES } from '@/db/enums';
import { isoOut, key } from '@/server/lib/fields';

export const portalInput = z.object({ vehicleId: key() });

const company = z.object({
  id: z.string(),
  name: z.string(),
  website: z.string().nullable(),
  sector: z.string().nullable(),
  stage: z.string().nullable(),
});

const story = z.object({
  id: z.string(),
  companyName: z.string(),
  title: z.string(),
  url: z.string(),
  source: z.string().nullable(),
  publishedAt: isoOut(),
});

const ask = z.object({
  id: z.string(),
  companyName: z.string(),
  type: z.enum(ASK_TYPES),
  title: z.string(),
  description: z.string(),
  /** When the update came that it was asked in. */
  receivedAt: isoOut(),
  /** What the caller has offered; null if nothing. */
  offer: z.string().nullable(),
});

const stats = z.object({
  asOf: isoOut(),
  portfolioArrUsd: z.number().nullable(),
  portfolioArrYoyMultiple: z.number().nullable(),
  totalNamedCustomers: z.number().nullable(),
  totalF500Customers: z.number().nullable(),
});

/** Everything about a vehicle that its investors see; nothing else leaves. */
export const portal = z.object({
  vehicle: z.object({
    id: z.string(),
    name: z.string(),
    type: z.enum(VEHICLE_TYPES),
    description: z.string().nullable(),
  }),
  companies: z.array(company),
  /** How many stories and asks are out: the newest are listed. */
  newsCount: z.int(),
  news: z.array(story),
  askCount: z.int(),
  asks: z.array(ask),
  stats: stats.nullable(),
});
