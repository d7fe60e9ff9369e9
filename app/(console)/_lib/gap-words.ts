import { enumLabel } from './enum-options';
import { day, usd } from './format';
import { metricLabel } from './metric-labels';

/**
 * What a gap asks, for people: a column that opens it, as where a value was rejected, goes by its
 * name.
 */
export const gapWords = ({ description }: { description: string }): string =>
  description.replace(/^[a-z]+[A-Z]\w*(?= was read as )|^headcount(?= was read as )/, metricLabel);

/** What a run found of a customer; each update's facts begin a line, and its words follow. */
const FACTS =
  /^status ([A-Z_]+)(?:, churnedAt (\d{4}-\d\d-\d\d))?(?:, USD ([\d.]+) a year)?(?=[,;])/gm;

/** A gap's hint, for people: the service's own words are made for programs as well. */
export const hintWords = (hint: string): string =>
  hint.replace(FACTS, (_, status: string, left?: string, value?: string) =>
    [
      `Status: ${enumLabel(status)}`,
      left && `left ${day(left)}`,
      value && `${usd(Number(value))} a year`,
    ]
      .filter(Boolean)
      .join(', '),
  );
