import type { MetricField } from '../types';
import type { Doubt } from './candidate';

/** Fields that a rule is of. */
export const ALL = /./;
export const RECURRING = /^[am]rrUsd$/;
export const RUNWAY = /^runwayMonths$/;
export const MARGIN = /^grossMarginPct$/;
export const BURN = /^burnMonthlyUsd$/;

/** Of a value told with its number first: "$3M ARR", "24 months of runway". */
export const NUMBER_FIRST = /^\D{0,3}\d/;

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
