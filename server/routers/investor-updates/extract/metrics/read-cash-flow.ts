import { buildCandidate } from './build';
import type { Candidate, DocumentContext } from './candidate';
import type { Sentence } from './sentences';
import type { Token } from '../tokens/tokenize';

const FLOW = /^(?:(?:net |free |operating )?cash ?-?flows?|cashflow)$/;
const PASSED =
  /^(?:of|for|in|was|is|came|in|at|to|about|around|roughly|approximately|just|over|only|still|again|operations|from|our|the|month|this|:|=|–|—|~|a|negative|net)$/;
/** Of these the flow is none of what a month burns. */
const OTHER_FLOW = /^(?:investing|financing|investment|customers?|clients?|their|unit|project)$/;
const OTHER_SPAN = /^(?:quarter|quarterly|year|annual|half|week|weekly|ytd|date|far|months)$/;
const BEFORE = 4;
const BEHIND = 8;

/** "Operating cash flow was negative $84k", "a negative cash flow of $84k", "cash flow: -$84k": what the month burned. */
export function readCashFlow(sentence: Sentence, context: DocumentContext): Candidate | null {
  const { tokens, goal } = sentence;
  const flow = tokens.findIndex((t) => t.kind === 'anchor' && FLOW.test(t.text));
  if (flow < 0 || goal[flow] === true) return null;
  const at = tokens.findIndex((t, i) => i > flow && t.kind === 'number');
  const number = tokens[at];
  if (number?.kind !== 'number' || at > flow + BEHIND || goal[at] === true) return null;
  const between = tokens.slice(flow + 1, at);
  const led = tokens.slice(Math.max(0, flow - BEFORE), flow);
  const below = [...led, ...between].some((t) => t.text === 'negative') || number.number.negative;
  if (!below || !between.every(isPassed) || tokens.some(isOfOtherSpan)) return null;
  if ([...led, ...between].some((t) => OTHER_FLOW.test(t.text))) return null;
  // "negative cash flow of $84k, before a $200k grant"
  if (tokens.some((t) => /^(?:before|excluding|without|if|had)$/.test(t.text))) return null;
  const link = { anchor: flow, number: at, rule: 'cash-flow', confidence: 0.75, date: null };
  const found = buildCandidate(sentence, link, 'burnMonthlyUsd', false, context);
  if (found === null || (found.doubt !== null && found.doubt !== 'cadence')) return null;
  // Without a time span it is that of the month reported.
  return { ...found, doubt: 'cadence', spanless: true };
}

const isPassed = (token: Token) => token.kind === 'date' || PASSED.test(token.text);

const isOfOtherSpan = (token: Token) =>
  OTHER_SPAN.test(token.text) ||
  (token.kind === 'date' && token.date.grain !== 'month' && token.date.grain !== 'day');
