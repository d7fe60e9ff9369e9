import { z } from 'zod';
import type { GAP_TYPES } from '@/db/enums';
import { integer, json, number, optional, text } from '@/server/lib/fields';
import { customerFields } from '@/server/routers/customers/schemas';

/** What a gap is resolved with; `notes` go to the row that the effect writes, else to the hint. */
export const resolutionFields = {
  resolvedValue: json().meta({ description: 'What the gap lacked; its type says which kind.' }),
  notes: optional(text()),
};

export const resolution = z.object(resolutionFields);

/** The values that METRIC_MISSING takes, by the column that suggestedField names. */
export const METRICS = {
  mrrUsd: number(),
  arrUsd: number(),
  cashOnHandUsd: number(),
  burnMonthlyUsd: number(),
  runwayMonths: number(),
  postMoneyMarkedUsd: number(),
  postMoneyImpliedUsd: number(),
  lastRoundRevenueMultiple: number(),
  headcount: integer(),
  grossMarginPct: z.number().min(0).max(100),
};

export type Metric = keyof typeof METRICS;

/** True if a gap's suggestedField names a metric column. */
export const isMetric = (field: string | null): field is Metric =>
  field !== null && Object.hasOwn(METRICS, field);

/** The value of METRIC_MISSING where no column is named. */
export const anyMetric = number();

/** The payload of CUSTOMER_AMBIGUOUS: what a customer's own upsert takes, its notes included. */
export const customerPayload = z.object(customerFields);

export type CustomerPayload = z.output<typeof customerPayload>;

const notBlank = (value: string) => value.trim() !== '';

/** The value of PERIOD_UNCLEAR. */
export const periodPayload = text().refine(notBlank, 'must not be empty');

/** The value of ATTACHMENT_UNREAD and LINK_UNREAD: pasted content of any length. */
export const contentPayload = z.string().refine(notBlank, 'must not be empty');

interface Asked {
  gapType: (typeof GAP_TYPES)[number];
  suggestedField: string | null;
}

/** The value that a gap takes, by its type and the metric it names. */
export function valueOf({ gapType, suggestedField }: Asked): z.ZodType {
  switch (gapType) {
    case 'METRIC_MISSING':
      return isMetric(suggestedField) ? METRICS[suggestedField] : anyMetric;
    case 'CUSTOMER_AMBIGUOUS':
      return customerPayload;
    case 'PERIOD_UNCLEAR':
      return periodPayload;
    case 'ATTACHMENT_UNREAD':
    case 'LINK_UNREAD':
      return contentPayload;
  }
}
