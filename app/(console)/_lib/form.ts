'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues } from 'react-hook-form';
import { z } from 'zod';
import { changesFrom, changesOf } from './changes';
import { exact } from './format';
import { isOtherMoney, isPercentage } from './read-number';

export {
  asMetric,
  asNumber,
  asNumberOrNull,
  asPercentageOrNull,
  asText,
  asTextOrNull,
  asTrimmed,
} from './register-as';

const bound = (of: number | bigint): string => exact.count(Number(of));

/** Messages that read on after a field's label; the schema's own messages win over these. */
export function fieldMessage(issue: z.core.$ZodRawIssue): string | undefined {
  const { code, input } = issue;
  if ((code === 'invalid_type' || code === 'invalid_value') && (input ?? '') === '') {
    return 'is required';
  }
  if (code === 'invalid_type' && isPercentage(input)) {
    return 'must be a number without a percent sign, such as 12.5 or 250k';
  }
  if (code === 'invalid_type' && isOtherMoney(input)) {
    return 'must be in US dollars, written such as 250k or 1.2m';
  }
  if (code === 'invalid_type' && issue.expected === 'number') {
    return 'must be a number. Write decimals with a point, such as 1.5, and thousands with commas';
  }
  if (code === 'invalid_type' && issue.expected === 'int') return 'must be a whole number';
  if (code === 'too_small' && issue.origin === 'string' && issue.minimum === 1) {
    return 'is required';
  }
  const unit = issue.origin === 'string' ? ' characters' : '';
  if (code === 'too_small') return `must be at least ${bound(issue.minimum)}${unit}`;
  if (code === 'too_big') return `must be at most ${bound(issue.maximum)}${unit}`;
  return undefined;
}

/** Checks a form with a procedure's own schema, so that both doors complain about the same. */
export const formResolver = <I extends FieldValues, O>(schema: z.ZodType<O, I>) =>
  zodResolver<I, unknown, O>(schema, { error: (issue) => fieldMessage(issue) });

/**
 * A procedure's schema for a form that changes a record: it gets what differs from what the form
 * began with.
 */
export const changesIn = <I extends FieldValues, O>(schema: z.ZodType<O, I>, began: object) =>
  z.preprocess((values: I) => changesOf(began, values), schema);

/** As changesIn, for a schema that holds what changes against what the record said when `shown`. */
export const changesFromIn = <I extends FieldValues, O>(
  schema: z.ZodType<O, I>,
  began: object,
  shown: object,
) => z.preprocess((values: I) => changesFrom(began, values, shown), schema);
