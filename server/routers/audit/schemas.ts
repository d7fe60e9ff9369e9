import { z } from 'zod';
import { isoOut, key, limit } from '@/server/lib/fields';

const isMoment = (text: string): boolean => Number.isFinite(Date.parse(text));

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
});

export const auditList = z.object({
  items: z.array(auditEvent),
  nextCursor: z.string().nullable(),
});
