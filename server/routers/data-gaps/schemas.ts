import { z } from 'zod';
import { CUSTOMER_STATUSES, GAP_STATUSES, GAP_TYPES } from '@/db/enums';
import { isoOut, key, limit, optional, text } from '@/server/lib/fields';
import { customer, customerFields } from '@/server/routers/customers/schemas';
import { companyRef } from '@/server/routers/portfolio/schemas';
import { resolutionFields } from './resolution-values';

const EFFECT_KINDS = [
  'metric-snapshot-created',
  'customer-upserted',
  'period-updated',
  'content-stored',
  'noop',
] as const;

const gapColumns = {
  id: z.string(),
  companyId: z.string(),
  updateId: z.string().nullable().meta({ description: 'Source investor update' }),
  gapType: z.enum(GAP_TYPES),
  status: z.enum(GAP_STATUSES),
  description: z.string(),
  suggestedField: z
    .string()
    .nullable()
    .meta({ description: 'For METRIC_MISSING, the metric column to fill' }),
  hint: z.string().nullable().meta({ description: 'Dismissal notes are appended here' }),
  resolvedValue: z.unknown().meta({ description: 'Any JSON, or null' }),
  resolvedAt: isoOut().nullable(),
  resolvedBy: z.string().nullable().meta({ description: 'E-mail address' }),
  createdAt: isoOut(),
  updatedAt: isoOut(),
};

export const dataGap = z
  .object(gapColumns)
  .meta({ id: 'DataGap', description: 'Something about a company that somebody must fill in.' });

const effects = z.array(
  z
    .object({
      kind: z.enum(EFFECT_KINDS),
      detail: z.string(),
      ref: z.string().optional().meta({ description: 'Id of the row that was written, if any' }),
    })
    .meta({ id: 'DataGapEffect', description: 'What resolving a gap did.' }),
);

export const dataGapWithEffects = z
  .object({ ...gapColumns, effects })
  .meta({ id: 'DataGapWithEffects', description: 'A gap with what resolving it did.' });

export const dataGapList = z.object({ items: z.array(dataGap) });

export const bulkResolveResult = z
  .object({
    summary: z.object({
      resolved: z.number().int(),
      alreadyResolved: z.number().int(),
      notFound: z.number().int(),
      invalid: z.number().int(),
      total: z.number().int(),
    }),
    items: z.array(
      z.object({
        gapId: z.string(),
        status: z.enum(['resolved', 'already-resolved', 'not-found', 'invalid']),
        message: z.string().optional().meta({ description: 'Why the item is invalid' }),
        gap: dataGap.nullable(),
        effects,
      }),
    ),
  })
  .meta({ id: 'BulkResolveResult', description: 'What became of each item, in the order sent.' });

export const bulkDismissResult = z
  .object({
    summary: z.object({
      dismissed: z.number().int(),
      alreadyDismissed: z.number().int(),
      notFound: z.number().int(),
      total: z.number().int(),
    }),
    items: z.array(
      z.object({
        gapId: z.string(),
        status: z.enum(['dismissed', 'already-dismissed', 'not-found']),
        message: z
          .string()
          .optional()
          .meta({ description: 'Says so where the notes did not fit below the hint' }),
        gap: dataGap.nullable(),
      }),
    ),
  })
  .meta({ id: 'BulkDismissResult', description: 'What became of each item, in the order sent.' });

export const createGapInput = z.object({
  ...companyRef,
  gapType: z.enum(GAP_TYPES),
  description: text(),
  updateId: optional(key()),
  suggestedField: optional(text()),
  hint: optional(text()),
});

export const listGapsInput = z.object({
  status: z.enum(GAP_STATUSES).default('OPEN'),
  companyId: key().optional(),
  limit: limit(50, 200),
});

export const gapInput = z.object({ id: key() });
export const customerOnFileInput = z.object({
  id: key(),
  customerName: customerFields.customerName,
});
export const customerOnFile = z.object({ customer: customer.nullable() });
export const askedCustomer = z.object({
  customer: z
    .object({
      customerName: z.string(),
      status: z.enum(CUSTOMER_STATUSES).nullable(),
      dealValueAnnualUsd: z.number().nullable(),
      contractTerm: z.string().nullable(),
    })
    .nullable(),
  /** When the question was asked, or renewed by a later update. */
  askedAt: isoOut(),
  /** When the update that says it came. */
  saidAt: isoOut().nullable(),
});
export const resolveInput = z.object({ id: key(), ...resolutionFields });
export const dismissInput = z.object({ id: key(), notes: optional(text()) });

const { $schema: _, ...bulkItemSchema } = z.toJSONSchema(
  z.object({ gapId: key(), ...resolutionFields }),
  { io: 'input', unrepresentable: 'any' },
);

/** Items are checked one by one when they are resolved: a bad one never fails the batch. */
export const bulkResolveInput = z.object({
  resolutions: z.array(z.unknown().meta(bulkItemSchema)).min(1).max(100),
});

export const bulkDismissInput = z.object({
  gapIds: z.array(key()).min(1).max(100),
  notes: optional(text()),
});

export const setAsideInput = bulkDismissInput.pick({ gapIds: true });

export const setAsideResult = z.object({
  items: z.array(
    z.object({
      gapId: z.string(),
      status: z.enum(['dismissed', 'already-dismissed', 'already-resolved', 'not-found']),
    }),
  ),
});
