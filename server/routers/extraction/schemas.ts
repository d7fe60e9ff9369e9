import { z } from 'zod';
import { ASK_TYPES, CUSTOMER_STATUSES, CUSTOMER_TIERS, FINDING_KINDS, GAP_TYPES } from '@/db/enums';
import { isoOut, key, limit, vehicleSelectors } from '@/server/lib/fields';
import { METRIC_FIELDS } from '@/server/routers/investor-updates/extract/types';
import { companyRef } from '@/server/routers/portfolio/schemas';

/** Which updates: all within reach, those of a vehicle, or those of a company. */
const selection = {
  ...vehicleSelectors,
  slug: key().optional().meta({ description: 'A company; without it, all within reach.' }),
  skip: z
    .array(key())
    .max(1000)
    .default([])
    .meta({ description: 'Ids of updates to leave aside, such as those that failed.' }),
};

export const runInput = z.object({ ...selection, limit: limit(25, 100) });
export const previewInput = z.object({ ...selection, limit: limit(10, 25) });

export type SelectionInput = Pick<
  z.output<typeof runInput>,
  'vehicleId' | 'vehicleSlug' | 'slug' | 'skip'
>;

export const runResult = z.object({
  processed: z.int(),
  byRulesAlone: z.int().meta({
    description: 'Of those processed, how many the model that is set up was to read and did not.',
  }),
  snapshots: z.int(),
  metrics: z.int(),
  customersAdded: z.int(),
  customersChanged: z.int(),
  gaps: z.int(),
  failed: z.array(z.object({ updateId: z.string(), message: z.string() })),
  remaining: z.int().meta({ description: 'Updates that still wait, without the failed ones.' }),
});

/** The words behind a value: a half-open range in UTF-16 units of the update's or content's text. */
const evidence = {
  start: z.number(),
  end: z.number(),
  quote: z.string(),
  ruleId: z.string(),
  confidence: z.number(),
  contentGapId: z
    .string()
    .nullable()
    .meta({ description: 'The data gap whose pasted content holds the words; null: the update.' }),
};

const statedCustomer = {
  customerName: z.string(),
  status: z.enum(CUSTOMER_STATUSES),
  tier: z.enum(CUSTOMER_TIERS).nullable(),
  dealValueAnnualUsd: z.number().nullable(),
  contractTerm: z.string().nullable(),
  firstSignedAt: z.string().nullable().meta({ description: 'YYYY-MM or YYYY-MM-DD' }),
  churnedAt: z.string().nullable().meta({ description: 'YYYY-MM or YYYY-MM-DD' }),
};

const updateHead = z.object({
  id: z.string(),
  companyId: z.string(),
  companySlug: z.string(),
  companyName: z.string(),
  vehicleId: z.string(),
  subject: z.string().nullable(),
  receivedAt: isoOut(),
});

const text = z.object({
  contentGapId: z.string().nullable(),
  text: z.string().meta({ description: 'What the spans point into.' }),
});

export const previewResult = z.object({
  items: z.array(
    z.object({
      update: updateHead,
      texts: z.array(text),
      reportedPeriod: z.string().nullable(),
      asOf: isoOut(),
      metrics: z.array(
        z.object({
          field: z.enum(METRIC_FIELDS),
          value: z.number(),
          unit: z.string(),
          period: z.string().nullable(),
          ...evidence,
        }),
      ),
      customers: z.array(z.object({ ...statedCustomer, ...evidence })),
      gaps: z.array(
        z.object({
          gapType: z.enum(GAP_TYPES),
          description: z.string(),
          suggestedField: z.string().nullable(),
          hint: z.string().nullable(),
          start: z.number().nullable(),
          end: z.number().nullable(),
          quote: z.string().nullable(),
          contentGapId: z.string().nullable(),
        }),
      ),
    }),
  ),
  remaining: z.int().meta({ description: 'Updates that wait behind these.' }),
});

export const finding = z.object({
  id: z.string(),
  companyId: z.string(),
  updateId: z.string(),
  kind: z.enum(FINDING_KINDS),
  field: z.string().meta({ description: 'A metric column, or a customer’s normalized name.' }),
  value: z
    .unknown()
    .meta({ description: 'Of a metric {value, unit, period}; of a customer what was said of it.' }),
  ...evidence,
  snapshotId: z.string().nullable(),
  customerId: z.string().nullable(),
  rejectedAt: isoOut().nullable(),
  rejectedBy: z.string().nullable(),
  createdAt: isoOut(),
});

export const companyFindingsInput = z.object(companyRef);
export const updateFindingsInput = z.object({ ...companyRef, id: key() });

export const updateFindings = z.object({
  texts: z.array(text),
  items: z.array(finding),
  asks: z.array(
    z.object({
      id: z.string(),
      type: z.enum(ASK_TYPES),
      title: z.string(),
      contentGapId: z.string().nullable(),
      start: z.number(),
      end: z.number(),
    }),
  ),
});

export const findingList = z.object({ items: z.array(finding) });

export const findingRef = z.object({ id: key() });

export const EFFECTS = [
  'value-removed',
  'snapshot-deleted',
  'customer-deleted',
  'customer-reverted',
  'nothing',
] as const;

export const rejectResult = z.object({
  finding,
  effect: z.enum(EFFECTS).meta({ description: 'What rejecting it took away.' }),
});
