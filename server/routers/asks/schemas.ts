import { z } from 'zod';
import { ASK_STATUSES, ASK_TYPES } from '@/db/enums';
import { isoOut, key, limit } from '@/server/lib/fields';
import { companyRef } from '../portfolio/schemas';

export const ask = z
  .object({
    id: z.string(),
    companyId: z.string(),
    updateId: z.string(),
    type: z.enum(ASK_TYPES),
    status: z.enum(ASK_STATUSES),
    title: z.string(),
    description: z.string(),
    hidden: z.boolean(),
    publishedAt: isoOut().nullable(),
    createdAt: isoOut(),
    updatedAt: isoOut(),
    resolvedAt: isoOut().nullable(),
    resolvedBy: z.string().nullable(),
  })
  .meta({ id: 'Ask', description: 'A request for help found in an investor update.' });

export const askList = z.object({ items: z.array(ask) }).meta({ id: 'AskList' });

/** An ask with the time when the update that asks it came. */
export const datedAsk = ask.extend({ askedAt: isoOut() }).meta({ id: 'DatedAsk' });

export const ASK_STATUS_FILTERS = [...ASK_STATUSES, 'ALL'] as const;

const filters = {
  status: z.enum(ASK_STATUS_FILTERS).default('OPEN'),
  includeHidden: z.boolean().default(false).meta({ description: 'Include hidden asks.' }),
  limit: limit(50, 200),
};

export const listAsksInput = z.object({ companyId: key().optional(), ...filters });
export const companyAsksInput = z.object({ ...companyRef, ...filters });

export const askRef = z.object({ id: key() });
export const decideAskInput = askRef.extend({ hidden: z.boolean() });

export const patchAskInput = askRef
  .extend({ status: z.enum(ASK_STATUSES).optional(), hidden: z.boolean().optional() })
  .superRefine((value, context) => {
    if (value.status !== undefined || value.hidden !== undefined) return;
    context.addIssue({
      code: 'custom',
      path: ['status'],
      message: 'Send status, hidden, or both.',
    });
  });
