import { z } from 'zod';
import { HOLD_REASONS } from '@/db/enums';
import {
  includeDeleted,
  isoOut,
  key,
  limit,
  MOMENT_FORMATS,
  name,
  optional,
  text,
} from '@/server/lib/fields';
import { companyRef } from '../portfolio/schemas';

export const newsItem = z
  .object({
    id: z.string(),
    companyId: z.string(),
    title: z.string(),
    url: z.string().meta({ format: 'uri' }),
    urlNormalized: z.string(),
    source: z.string().nullable(),
    sourceTier: z.number().int().nullable(),
    publishedAt: isoOut(),
    summary: z.string().nullable(),
    confidence: z.number().nullable(),
    hidden: z.boolean(),
    holdReason: z.enum(HOLD_REASONS).nullable(),
    materialNegative: z.boolean(),
    discoveredAt: isoOut(),
    discoveredBy: z.string().nullable(),
    lastValidatedAt: isoOut().nullable(),
    deletedAt: isoOut().nullable(),
  })
  .meta({ id: 'NewsItem', description: 'A story about a company.' });

export const newsItemList = z.object({
  items: z.array(newsItem),
  nextCursor: z.string().nullable(),
});

/** Presence is demanded here; what cannot be read as a date rejects the one item (decisions §7). */
const publishDate = () =>
  z
    .unknown()
    .refine((value) => value !== undefined, 'is required')
    .meta({ type: 'string', anyOf: MOMENT_FORMATS });

const ingestItem = z.object({
  companySlug: key(),
  url: key().meta({ format: 'uri' }),
  title: name(),
  publishedAt: publishDate(),
  source: optional(text()),
  summary: optional(text()),
  confidence: optional(z.number().min(0).max(1)),
  discoveredBy: optional(text()),
  verifiedCited: z.boolean().optional(),
  verifiedCompanyInSource: z.boolean().optional(),
  verifiedTitleGrounded: z.boolean().optional(),
});

export type IngestItem = z.output<typeof ingestItem>;

export const ingestInput = z.object({
  items: z.array(ingestItem).min(1).max(100),
  vehicleId: key().optional().meta({ description: 'Settles a slug that several vehicles hold.' }),
});

export const INGEST_STATUSES = [
  'published',
  'held_for_review',
  'updated',
  'rejected_company_unknown',
  'rejected_wrong_org',
  'rejected_invalid',
  'rejected_removed',
] as const;

export const ingestResult = z
  .object({
    summary: z.object({
      published: z.number().int(),
      heldForReview: z.number().int(),
      updated: z.number().int(),
      rejected: z.number().int(),
      total: z.number().int(),
    }),
    items: z.array(
      z.object({
        url: z.string(),
        status: z.enum(INGEST_STATUSES),
        reason: z.string().optional(),
        id: z.string().optional(),
      }),
    ),
  })
  .meta({ id: 'NewsIngestResult', description: 'What became of each item, in the order sent.' });

export const maintenanceResult = z
  .object({
    ok: z.boolean(),
    stats: z.object({
      revalidated: z.number().int(),
      autoHidden: z.number().int(),
      archivedByAge: z.number().int(),
      newNegatives: z.number().int(),
    }),
    materialNegatives: z.array(
      z.object({
        id: z.string(),
        companyId: z.string(),
        companySlug: z.string(),
        companyName: z.string(),
        title: z.string(),
        url: z.string(),
        publishedAt: isoOut(),
        discoveredAt: isoOut(),
        hidden: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'NewsMaintenanceResult', description: 'What one maintenance run did.' });

export const newsRef = z.object({ id: key() });
export const getNewsInput = newsRef.extend({ includeDeleted: includeDeleted() });
export const patchNewsInput = newsRef.extend({ hidden: z.boolean() });
export const listNewsInput = z.object({
  ...companyRef,
  includeHidden: z.boolean().default(false),
  cursor: key().optional().meta({ description: 'Id of the last story seen.' }),
  limit: limit(50, 200),
});
export const holdAgainInput = newsRef.extend({ holdReason: z.enum(HOLD_REASONS) });
