import type { z } from 'zod';

/** What a person who types less than nothing has mistyped; the contract lets agents send any number. */
export const BELOW_ZERO = 'must not be negative';

const isBelowZero = (value: unknown): boolean => typeof value === 'number' && value < 0;

/**
 * A procedure's schema for a form, which refuses numbers below zero in these fields. The schema
 * itself refuses none of them: what agents send follows the contract.
 */
export const notNegative = <I, O extends object>(
  schema: z.ZodType<O, I>,
  fields: readonly (keyof O & string)[],
) =>
  schema.superRefine((sent, context) => {
    for (const field of fields) {
      if (!isBelowZero(sent[field])) continue;
      context.addIssue({ code: 'custom', path: [field], message: BELOW_ZERO });
    }
  });

/** The sums that a deal is estimated at. */
export const DEAL_SUMS = ['estimatedCheckSize', 'estimatedValuation'] as const;

/** Metrics of which there is nothing below zero; cash may be overdrawn, and a burn earned. */
export const COUNTED_UP = [
  'arrUsd',
  'mrrUsd',
  'runwayMonths',
  'headcount',
  'postMoneyMarkedUsd',
] as const;

/** The same for one value, of the metric named. */
export const notNegativeMetric = (schema: z.ZodType, metric: string | null) =>
  schema.refine(
    (value) => !(COUNTED_UP.some((name) => name === metric) && isBelowZero(value)),
    BELOW_ZERO,
  );
