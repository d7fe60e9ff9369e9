import { z } from 'zod';
import { UPDATE_SOURCES } from '@/db/enums';
import {
  BOUNDS,
  includeDeleted,
  isoOut,
  json,
  key,
  limit,
  moment,
  optional,
  text,
} from '@/server/lib/fields';
import { companyRef } from '@/server/routers/portfolio/schemas';

export const investorUpdate = z
  .object({
    id: z.string(),
    companyId: z.string(),
    receivedAt: isoOut(),
    reportedPeriod: z.string().nullable().meta({ example: '2026-Q1' }),
    source: z.enum(UPDATE_SOURCES),
    sourceRef: z.string().nullable().meta({ description: 'External reference; idempotency key.' }),
    fromAddress: z.string().nullable(),
    subject: z.string().nullable(),
    rawBody: z.string(),
    rawHtml: z.string().nullable(),
    attachmentsJson: z.unknown().meta({ description: 'Metadata of attachments: any JSON.' }),
    processedMetricsAt: isoOut().nullable(),
    processedCustomersAt: isoOut().nullable(),
    createdAt: isoOut(),
    updatedAt: isoOut(),
    deletedAt: isoOut().nullable(),
  })
  .meta({ id: 'InvestorUpdate', description: 'What a company wrote to its investors.' });

export const investorUpdateList = z
  .object({
    items: z.array(investorUpdate),
    nextCursor: z.string().nullable().meta({ description: 'Null at the end of the list.' }),
  })
  .meta({ id: 'InvestorUpdateList', description: 'A page of updates, received last first.' });

export const createUpdateInput = z.object({
  ...companyRef,
  receivedAt: moment(),
  source: z.enum(UPDATE_SOURCES),
  rawBody: text(BOUNDS.body).min(1),
  reportedPeriod: optional(text()),
  sourceRef: optional(text().min(1)),
  fromAddress: optional(text()),
  subject: optional(text()),
  rawHtml: optional(text(BOUNDS.body)),
  attachmentsJson: optional(json()),
});

export const listUpdatesInput = z.object({
  ...companyRef,
  needsExtraction: z
    .enum(['metrics', 'customers'])
    .optional()
    .meta({ description: 'Only updates that still wait for this.' }),
  limit: limit(50, 200),
  cursor: key().optional().meta({ description: 'Id of the last item seen.' }),
  includeDeleted: includeDeleted(),
});

/** An update by its id under its company. */
export const updateRef = z.object({ ...companyRef, id: key() });
export const getUpdateInput = z.object({ ...updateRef.shape, includeDeleted: includeDeleted() });
