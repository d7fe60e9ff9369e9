import type { Token } from '../tokens/tokenize';
import { closing } from './link-prefix';

const MAX_NAMES = 6;
const MAX_LEAD = 10;
const MODIFIER =
  /^(?:the|our|total|net|gross|monthly|average|avg|ending|closing|current|month-end|quarter-end)$/;
const APPROXIMATE = /^(?:about|around|roughly|approximately|approx|just|over|some|~|≈|ca|circa|c)$/;
/** What stands between the names and the values of a list. */
const LEAD =
  /^(?:[:=→–—-]|->|is|are|was|were|of|at|to|in|for|as|on|by|the|end|month|quarter|year|month-end|quarter-end|year-end|now|currently|both|stand|stands|stood|sit|sat|came|come|ended|closed|finished|landed|reached|hit|grew|rose|totaled|totalled|respectively|up|down|flat|strong|healthy|solid)$/;
/** Said of several names, not of the last alone. */
const OF_ALL = /^(?:[:=]|are|were|stand|sit|come|respectively)$/;
/** A verb or a place in prose, not the name over a value. */
const NO_NAME = /^(?:burned|burnt|burning|consumed|raised|(?:in|at|on) .*)$/;
const UNIT =
  /^(?:months?|mos?|mths?|people|persons|employees|ftes?|heads|monthly|usd|dollars|net|gross)$/;
/** Behind the last value: words of the time or a comparison, no name of the value's own. */
const CLOSES =
  /^(?:respectively|in|at|as|on|by|for|this|up|down|vs|versus|against|from|compared|while|with|which|but|so|giving|leaving)$/;

/** The places of the names that stand in a list from `at` on, and the place behind them. */
export function listNames(
  tokens: readonly Token[],
  at: number,
): { at: readonly number[]; end: number } {
  const names: number[] = [];
  let end = at;
  let next = at;
  // "$1.2M in ARR, cash …": the name of the number before.
  if (!isName(tokens[at]) || isBehindNumber(tokens, at)) return { at: names, end };
  while (names.length < MAX_NAMES && isName(tokens[next])) {
    names.push(next);
    end = behindDate(tokens, next + 1);
    const joint = behindJoint(tokens, end);
    if (joint === end) break;
    next = joint;
    while (MODIFIER.test(tokens[next]?.text ?? '')) next++;
  }
  // "Key numbers (ARR / cash / burn): …"
  const bracketed = tokens[at - 1]?.text === '(' && tokens[end]?.text === ')';
  return { at: names, end: bracketed ? end + 1 : end };
}

const isName = (token: Token | undefined) => token?.kind === 'anchor' && !NO_NAME.test(token.text);

function isBehindNumber(tokens: readonly Token[], at: number): boolean {
  let i = at - 1;
  while (
    i > at - 4 &&
    (MODIFIER.test(tokens[i]?.text ?? '') || /^(?:in|of)$/.test(tokens[i]?.text ?? ''))
  )
    i--;
  return tokens[i]?.kind === 'number';
}

/** Behind "(October 31)", where a name is dated so. */
function behindDate(tokens: readonly Token[], at: number): number {
  const dated =
    tokens[at]?.text === '(' && tokens[at + 1]?.kind === 'date' && tokens[at + 2]?.text === ')';
  return dated ? at + 3 : at;
}

/** Behind a comma, a slash, "and" or ", and". */
function behindJoint(tokens: readonly Token[], at: number): number {
  const next = /^[,/|&+]$/.test(tokens[at]?.text ?? '') ? at + 1 : at;
  return tokens[next]?.text === 'and' ? next + 1 : next;
}

/** Where the values begin, and whether the words before them speak of all the names. */
export function listLead(
  tokens: readonly Token[],
  from: number,
): { next: number; ofAll: boolean } | null {
  let ofAll = false;
  for (let i = from; i < tokens.length && i < from + MAX_LEAD; i++) {
    const token = tokens[i];
    if (token?.kind === 'number' || APPROXIMATE.test(token?.text ?? '')) return { next: i, ofAll };
    ofAll ||= OF_ALL.test(token?.text ?? '');
    const dated = behindDate(tokens, i);
    if (dated > i) i = dated - 1;
    else if (token?.kind !== 'date' && !LEAD.test(token?.text ?? '')) return null;
  }
  return null;
}

/** A value of a list, and the place behind its unit and what stands in brackets behind it. */
export interface ListedValue {
  at: number;
  end: number;
}

/** The values that follow one another from `from` on; none where they have names of their own. */
export function listValues(
  tokens: readonly Token[],
  from: number,
  names: number,
): readonly ListedValue[] {
  const values: ListedValue[] = [];
  let next = from;
  while (values.length <= MAX_NAMES) {
    while (APPROXIMATE.test(tokens[next]?.text ?? '')) next++;
    if (tokens[next]?.kind !== 'number') break;
    const end = behindValue(tokens, next);
    if (isNamed(tokens, end)) return values.length === names ? values : [];
    values.push({ at: next, end });
    next = behindJoint(tokens, end);
    if (next === end) break;
  }
  return values;
}

/** Whether the words behind a value name it: "$2.4M in the bank", "34 customers". */
function isNamed(tokens: readonly Token[], end: number): boolean {
  const token = tokens[end];
  if (token === undefined || token.kind === 'punct' || token.kind === 'date') return false;
  if (token.kind === 'number') return false;
  if (token.text === 'and') return false;
  const name = tokens[end + 1]?.kind === 'anchor' && /^(?:in|of|for)$/.test(token.text);
  return name || !CLOSES.test(token.text);
}

function behindValue(tokens: readonly Token[], at: number): number {
  let end = at + 1;
  const per = /^(?:\/|per|a)$/.test(tokens[end]?.text ?? '');
  if (per && /^(?:mo|month|mth|m)$/.test(tokens[end + 1]?.text ?? '')) end += 2;
  while (end < at + 4 && isUnit(tokens, end)) end++;
  if (tokens[end]?.text !== '(') return end;
  const close = closing(tokens, end);
  return close < 0 ? end : close + 1;
}

const isUnit = (tokens: readonly Token[], at: number) => UNIT.test(tokens[at]?.text ?? '');
