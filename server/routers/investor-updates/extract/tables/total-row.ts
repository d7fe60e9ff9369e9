import type { Candidate } from '../metrics/candidate';
import type { Token } from '../tokens/tokenize';
import type { MetricField } from '../types';

const SPLIT_BY =
  /^(?:(?:customer |business |product |sales |legal |pricing )?(?:segments?|regions?|countr(?:y|ies)|markets?|geos?|geograph(?:y|ies)|products?|plans?|tiers?|offices?|locations?|sites?|cit(?:y|ies)|hubs?|departments?|functions?|teams?|entit(?:y|ies)|units?|bus?|verticals?|channels?|divisions?|subsidiar(?:y|ies)|categor(?:y|ies)|business lines?|lines?|accounts?|banks?)|)$/;
const TOTAL =
  /^(?:(?:grand |group |company |overall )?totals?|total (?:company|group|arr|mrr|cash|headcount|team)|overall|consolidated|group|company|whole company|sum|blended|all(?: [a-z]+)?)$/;
/** A title of what is not there yet, or of what was added: "Pipeline by region". */
const OTHER_KIND =
  /\b(?:pipeline|markets?|tam|sam|industry|landscape|compet\w+|benchmarks?|peers|prospects?|forecasts?|targets?|goals?|budget|plan|planned|bookings?|new|won|signed|closed|churn(?:ed)?|lost|expansions?|upsells?|potential|weighted|opportunit\w+|hires|hiring|open)\b/i;
const ADDITIVE: ReadonlySet<MetricField> = new Set<MetricField>([
  'mrrUsd',
  'arrUsd',
  'cashOnHandUsd',
  'headcount',
]);

const words = (tokens: readonly Token[] | undefined) =>
  (tokens ?? [])
    .filter((t) => t.kind !== 'punct')
    .map((t) => t.text)
    .join(' ');

/**
 * "| Segment | ARR |" over rows of segments and a last one of the total: its place among the heads
 * behind the corner; null where the rows are no parts of the company.
 */
export function totalPlace(heads: readonly (readonly Token[])[], title: string): number | null {
  const [corner, ...names] = heads;
  if (OTHER_KIND.test(title)) return null;
  if (names.length < 3 || !SPLIT_BY.test(words(corner))) return null;
  const totals = names.flatMap((tokens, i) => (TOTAL.test(words(tokens)) ? [i] : []));
  const [at] = totals;
  const atEdge = at === 0 || at === names.length - 1;
  const dated = names.some((tokens) => tokens.some((t) => t.kind === 'date'));
  return totals.length === 1 && at !== undefined && atEdge && !dated ? at : null;
}

/** A total that its parts do not add up to is asked about. */
export function checkedSum(total: Candidate, parts: readonly (Candidate | null)[]): Candidate {
  if (!ADDITIVE.has(total.field) || total.doubt !== null) return total;
  const told = parts.filter((part) => part !== null);
  const sum = told.reduce((whole, { value }) => whole + value, 0);
  const slack = told.reduce((whole, { step }) => whole + step, total.step) * 0.501;
  const adds = told.length > 1 && Math.abs(sum - total.value) <= slack;
  return adds ? total : { ...total, doubt: 'part' };
}
