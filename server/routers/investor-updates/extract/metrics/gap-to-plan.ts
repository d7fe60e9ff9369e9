import type { Token } from '../tokens/tokenize';
import type { MetricField } from '../types';
import type { DocumentContext } from './candidate';
import { measure } from './measure';

const SIDE = /^(?:below|above|ahead|behind|under|over|higher|lower|better|worse)$/;
const CAME =
  /^(?:is|was|are|were|came|comes|coming|finished|ended|landed|closed|ran|tracked|sits)$/;
const PLAN =
  /^(?:plan|planned|budget|budgeted|target|targets|targeted|forecast|goal|goals|expectations|expected|guidance|than)$/;
const REACH = 10;

/** "ARR was $0.2M short of the budget", "came in $12k over plan": how far from the plan. */
export function isGapToPlan(tokens: readonly Token[], number: number, from: number): boolean {
  const side = tokens[from]?.text ?? '';
  if (/^(?:short|shy)$/.test(side)) return tokens[from + 1]?.text === 'of';
  if (!SIDE.test(side)) return false;
  const led = /^(?:in|out|up|about|around|roughly|just|only|some|~)$/;
  let verb = number - 1;
  while (verb > number - 4 && led.test(tokens[verb]?.text ?? '')) verb--;
  if (!CAME.test(tokens[verb]?.text ?? '')) return false;
  return tokens.slice(from + 1, from + 4).some((t) => PLAN.test(t.text));
}

/** "$12k over plan at $97k": the place of the value that is so far from the plan; 0 without one. */
export function behindGap(
  tokens: readonly Token[],
  from: number,
  field: MetricField,
  context: DocumentContext,
): number {
  for (let i = from + 1; i < tokens.length && i < from + REACH; i++) {
    const token = tokens[i];
    if (token?.kind === 'anchor' && token.anchor !== field && !/goal|target/.test(token.text))
      return 0;
    if (/^[;:)]$/.test(token?.text ?? '')) return 0;
    if (token?.text !== 'at') continue;
    const read = measure(tokens, i + 1, field, context);
    if (read?.doubt === null) return i + 1;
  }
  return 0;
}
