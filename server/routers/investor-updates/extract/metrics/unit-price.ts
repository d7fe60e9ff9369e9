import type { Token } from '../tokens/tokenize';
import type { MetricField } from '../types';

const COUNTED =
  'customers?|clients?|accounts?|seats?|users?|sites?|locations?|stores?|shops?|clinics?|schools?|hospitals?|restaurants?|hotels?|branch|units?|devices?|vehicles?|cars?|trucks?|machines?|robots?|licen[cs]es?|subscribers?|subscriptions?|members?|employees?|heads?|ftes?|persons?|logos?|deals?|contracts?|deployments?|facility|farms?|property|homes?|buildings?|rooms?|beds?|patients?|students?|merchants?|partners?|agents?|offices?|orders?|transactions?|plants?|installations?|teams?|tenants?|brands?|reps?|engineers?|developers?|hires?';
const OFTEN =
  '(?:(?:\\/|per|a|each) (?:month|mo|year|yr) |monthly |annually |(?:in |of )?[am]rr )?';
const EACH = new RegExp(
  `^${OFTEN}(?:(?:\\/|per|for each|for every|every) (?:[a-z-]{2,14} ){0,2}?(?:${COUNTED})|a (?:seat|head|user)|each|apiece)(?= [.,;:)(|–—/]| per | across | and | from | at | in |$)`,
);
const FIELDS: ReadonlySet<MetricField> = new Set<MetricField>([
  'mrrUsd',
  'arrUsd',
  'burnMonthlyUsd',
  'headcount',
]);
const REACH = 9;

/**
 * Where the words end that make an amount one of a single customer, seat or site: "MRR: $1k per
 * customer", "$2,000/seat", "$2k each"; null without.
 * @param near index behind the number and its unit words
 */
export function unitPrice(
  tokens: readonly Token[],
  near: number,
  field: MetricField,
): number | null {
  if (!FIELDS.has(field)) return null;
  const behind = tokens.slice(near, near + REACH);
  const match = EACH.exec(behind.map((t) => t.text).join(' '));
  if (match === null) return null;
  let length = -1;
  for (const token of behind) {
    length += token.text.length + 1;
    if (length >= match[0].length) return token.end;
  }
  return null;
}

/** "A R R : 1 . 2 M": a number in pieces, as some PDF texts have it. */
export function isInPieces(tokens: readonly Token[], number: number, anchor: number): boolean {
  const [first, mark, rest] = [tokens[number - 2], tokens[number - 1], tokens[number]];
  if (first?.kind !== 'number' || mark === undefined || rest?.kind !== 'number') return false;
  if (!/^[.,]$/.test(mark.text) || !/^\D?\d{1,3}$/.test(first.text)) return false;
  const lead = tokens[number - 3];
  const labelled = mark.text === '.' && (lead?.text === ':' || number - 3 === anchor);
  return labelled || mark.start > first.end;
}
