import { enumLabel } from './enum-options';
import { day, usd } from './format';
import { exactMetric, metricLabel } from './metric-labels';

/** How the service asks for what was rejected: a metric's value, or a customer of a status. */
const METRIC = /^([a-z]+[A-Z]\w*|headcount) was read as (-?\d+(?:\.\d+)?), and rejected/;
const CUSTOMER = /(?<= was read as a customer) \(([A-Z_]+)\), and rejected/;

/** What a gap asks, for people: a rejected metric goes by its name, and its value by its unit. */
export const gapWords = ({ description }: { description: string }): string =>
  description
    .replace(
      METRIC,
      (_, field: string, value: string) =>
        `${metricLabel(field)} was read as ${exactMetric(field, Number(value))} and rejected`,
    )
    .replace(CUSTOMER, (_, status: string) => ` (${enumLabel(status)}) and rejected`);

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
