import type { MetricField } from '../types';
import type { Doubt } from './candidate';

/** Words around a value that make it something else than the company's level of now. */
export interface WordingRule {
  fields: RegExp;
  /** Of the sentence before the value, of the value with its name, and of what stands behind it. */
  before?: RegExp;
  value?: RegExp;
  behind?: RegExp;
  /** What becomes of the reading; null where it says nothing of the company at all. */
  doubt: Doubt | null;
}

/** Whether a rule is of the field and all that it names is said. */
export const applies = (
  rule: WordingRule,
  field: MetricField,
  before: string,
  value: string,
  behind: string,
): boolean =>
  rule.fields.test(field) &&
  (rule.before?.test(before) ?? true) &&
  (rule.value?.test(value) ?? true) &&
  (rule.behind?.test(behind) ?? true);
