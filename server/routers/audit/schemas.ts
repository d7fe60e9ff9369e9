import { z } from 'zod';
import { parseMoment } from '@/server/lib/dates';
import { isoOut, key, limit } from '@/server/lib/fields';

// Not by Date.parse: it takes 31 February and the year 0, at which the database would fail.
const isMoment = (text: string): boolean => parseMoment(text) !== null;

/** Where a page of events ended. */
export const auditCursor = z
  .string()
  .regex(/^[-\d]{10}T[:.\d]{12}Z_\d{1,15}$/, 'must be the nextCursor of a page')
  .refine((cursor) => isMoment(cursor.split('_')[0] ?? ''), 'must be the nextCursor of a page');

/** The place that a cursor names. */
export function placeOf(cursor: string | undefined): { at: string; id: string } | undefined {
  const [at, id] = cursor?.split('_') ?? [];
  return at !== undefined && id !== undefined ? { at, id } : undefined;
}

export const listAuditInput = z.object({
  organizationId: key(),
  cursor: auditCursor.optional(),
  limit: limit(50, 200),
});

const told = z.union([z.string(), z.number(), z.boolean(), z.null()]).optional();

/** A field that was changed; what it said before and after is left out where it is not told. */
export const changedField = z.object({ field: z.string(), from: told, to: told });

/** One change: who, through which procedure, which rows. */
export const auditEvent = z.object({
  id: z.string(),
  at: isoOut(),
  actorKind: z.string(),
  /** The key, the session or the job. */
  actorId: z.string(),
  actorEmail: z.string().nullable(),
  operation: z.string(),
  change: z.string(),
  targetKind: z.string(),
  targetIds: z.array(z.string().nullable()),
  requestId: z.string(),
  fields: z
    .array(changedField)
    .nullable()
    .meta({ description: 'What was changed; null where the trail does not hold it.' }),
  names: z
    .array(z.string())
    .meta({ description: 'What the rows are called now, five at most; not all have a name.' }),
  companies: z
    .array(z.string())
    .meta({ description: 'The companies that the named rows are under.' }),
});

export const auditList = z.object({
  items: z.array(auditEvent),
  nextCursor: z.string().nullable(),
});
