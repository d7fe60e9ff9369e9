import { z } from 'zod';
import {
  customerPayload,
  resolutionFields,
  valueOf,
} from '@/server/routers/data-gaps/resolution-values';
import { notNegative, notNegativeMetric } from './not-negative';
import type { Gap } from './outputs';

const { customerName, tier, status, churnedAt, dealValueAnnualUsd, contractTerm } =
  customerPayload.shape;
const { notes } = resolutionFields;

/** What the form of a gap holds: a customer's fields, or the one value. */
export interface GapFormValues extends Partial<z.input<typeof customer>> {
  value?: unknown;
}

/** What a gap is resolved with. */
export interface GapAnswer {
  resolvedValue: unknown;
  notes: string | undefined;
}

const customer = z.object({
  customerName,
  tier,
  status,
  churnedAt,
  dealValueAnnualUsd,
  contractTerm,
  notes,
});

/** What a gap's form must hold, by the schemas that resolving it checks with. */
export const answerOf = (gap: Gap): z.ZodType<GapAnswer, GapFormValues> =>
  gap.gapType === 'CUSTOMER_AMBIGUOUS'
    ? notNegative(customer, ['dealValueAnnualUsd']).transform(({ notes: told, ...named }) => ({
        // JSON has no undefined.
        resolvedValue: Object.fromEntries(
          Object.entries(named).filter(
            ([field, value]) =>
              value !== undefined && (field !== 'churnedAt' || named.status === 'CHURNED'),
          ),
        ),
        notes: told,
      }))
    : z
        .object({ value: notNegativeMetric(valueOf(gap), gap.suggestedField), notes })
        .transform(({ value, notes: told }) => ({ resolvedValue: value, notes: told }));
