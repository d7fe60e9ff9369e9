import type { DateValue } from '../tokens/calendar';

/** A number that follows the name of a metric. */
export interface Link {
  anchor: number;
  number: number;
  rule: string;
  confidence: number;
  /** A date of the number's own, from a list of dates and values. */
  date: DateValue | null;
}

/** A link whose number has no date of its own, unless given. */
export function link(
  anchor: number,
  number: number,
  rule: string,
  confidence: number,
  date: DateValue | null = null,
): Link {
  return { anchor, number, rule, confidence, date };
}
