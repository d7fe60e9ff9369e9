import { z } from 'zod';
import { isoOut, limit } from '@/server/lib/fields';
import { auditCursor, changedField } from '@/server/routers/audit/schemas';
import { companyRef } from '@/server/routers/portfolio/schemas';

export const activityInput = z.object({
  ...companyRef,
  cursor: auditCursor.optional(),
  limit: limit(50, 100),
});

/** The kinds of rows whose changes are a company's activity. */
export const ACTIVITY_TARGETS = [
  'companies',
  'investor_updates',
  'metric_snapshots',
  'customers',
  'data_gaps',
  'news_items',
  'asks',
] as const;

export type ActivityTarget = (typeof ACTIVITY_TARGETS)[number];

/** One change of a company or of what is under it. Keys, sessions and requests stay out. */
export const activityEvent = z.object({
  id: z.string(),
  at: isoOut(),
  actorKind: z.string().meta({ description: 'apiKey, session or system' }),
  actor: z.string().nullable().meta({ description: 'E-mail address, or the job’s name' }),
  actorName: z.string().nullable().meta({ description: 'What a member is called, if known.' }),
  operation: z.string(),
  change: z.string(),
  target: z.enum(ACTIVITY_TARGETS),
  names: z
    .array(z.string())
    .meta({ description: 'What the changed rows are called, five at most.' }),
  count: z.int().meta({ description: 'How many rows of the company changed.' }),
  fields: z.array(changedField).nullable().meta({
    description:
      'Which fields were changed, with before and after for those who may edit; null where the trail does not hold it.',
  }),
});

export const activityList = z.object({
  items: z.array(activityEvent),
  nextCursor: z.string().nullable().meta({
    description: 'Where to read on; a page may hold few items or none and still have a next.',
  }),
});
