import { metricLabel } from './metric-labels';

/**
 * What a gap asks, for people: a column that opens it, as where a value was rejected, goes by its
 * name.
 */
export const gapWords = ({ description }: { description: string }): string =>
  description.replace(/^[a-z]+[A-Z]\w*(?= was read as )|^headcount(?= was read as )/, metricLabel);
