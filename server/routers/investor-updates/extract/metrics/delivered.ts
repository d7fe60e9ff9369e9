import type { Token } from '../tokens/tokenize';
import type { MetricField } from '../types';
import type { DocumentContext } from './candidate';
import { measure } from './measure';

/** "ARR: promised $2.2M": a plan right behind the mark. */
const isPromise = (tokens: readonly Token[], at: number) =>
  /^(?:promised|planned|plan|budget|budgeted|target|goal|forecast|committed|guided)$/.test(
    tokens[at]?.text ?? '',
  ) && /^[:–—-]$/.test(tokens[at - 1]?.text ?? '');

/** "was budgeted at $120k": a plan told in prose. */
const isPlanned = (tokens: readonly Token[], at: number) =>
  /^(?:budgeted|planned|forecast|forecasted|targeted|expected|projected|guided)$/.test(
    tokens[at]?.text ?? '',
  ) && /^(?:was|were|been|had|we)$/.test(tokens[at - 1]?.text ?? '');

const CAME = /^(?:came|ended|finished|closed|turned|landed|stood)$/;

/** The index of the actual in "budgeted at $120k and came in at $105k"; 0 without one. */
function cameInstead(
  tokens: readonly Token[],
  from: number,
  field: MetricField,
  context: DocumentContext,
): number {
  const plan = tokens.findIndex((t, i) => i > from && t.kind === 'number');
  if (plan < 0 || plan > from + 4) return 0;
  const verb = tokens.findIndex((t, i) => i > plan && i < plan + 9 && CAME.test(t.text));
  if (verb < 0) return 0;
  let at = verb + 1;
  while (
    at < verb + 6 &&
    /^(?:in|out|up|at|to|be|the|month|quarter|about|around|with|just|only|a)$/.test(
      tokens[at]?.text ?? '',
    )
  )
    at++;
  return measure(tokens, at, field, context) === null ? 0 : at;
}

/** The index of the actual in "promised $2.2M, delivered $2.08M"; 0 without one. */
function delivered(
  tokens: readonly Token[],
  from: number,
  field: MetricField,
  context: DocumentContext,
): number {
  for (let i = from + 2; i < tokens.length && i < from + 10; i++) {
    if (tokens[i]?.text === ':') return 0;
    if (
      !/^(?:delivered|actual|actuals|achieved|reality|reached|landed|got|have|came|ended|hit)$/.test(
        tokens[i]?.text ?? '',
      )
    )
      continue;
    let at = i + 1;
    while (at < i + 3 && /^(?:[:=]|at|is|was|in|out)$/.test(tokens[at]?.text ?? '')) at++;
    const read = measure(tokens, at, field, context);
    // "planned 13, have 12 customers"
    if (read !== null && DAILY.test(tokens[i]?.text ?? ''))
      return tokens[read.next] === undefined || tokens[read.next]?.kind === 'punct' ? at : 0;
    return read === null ? 0 : at;
  }
  return 0;
}

/** Verbs that are said of much else. */
const DAILY = /^(?:got|have|came|ended|hit)$/;

/** The index of the actual behind a plan that is told at `at`, 0 without an actual; null where no plan is told. */
export function actualBehindPlan(
  tokens: readonly Token[],
  at: number,
  field: MetricField,
  context: DocumentContext,
): number | null {
  if (isPromise(tokens, at)) return delivered(tokens, at, field, context);
  return isPlanned(tokens, at) ? cameInstead(tokens, at, field, context) : null;
}
