import { tokenize, type Token } from '../tokens/tokenize';
import type { MetricField } from '../types';
import { buildCandidate } from './build';
import type { Candidate, DocumentContext } from './candidate';
import { link } from './link';
import { measure } from './measure';
import type { Sentence } from './sentences';

const BRIDGE =
  /\b(cash|arr|mrr) ?-?(?:bridge|walk|waterfall|roll-?forward|roll forward|reconciliation|movements?|flows?)\b/;
const CLOSES = /^(?:closing|ending|closed|end|close)$/;
const NAMED =
  /^(?:balance|bank balance|cash|cash balance|position|cash position|arr|mrr|of|month|quarter|period|the|at|:|=|–|—|-|ending cash|closing cash|closing cash balance|ending cash balance|with|on)$/;
const FIELDS: Record<string, MetricField> = {
  cash: 'cashOnHandUsd',
  arr: 'arrUsd',
  mrr: 'mrrUsd',
};
const MAX_HEADING = 60;

const words = (tokens: readonly Token[]) => tokens.map((t) => t.text).join(' ');

/** "Cash bridge: opening $3.2M, receipts $0.9M, closing $2.8M": the end of a bridge, its name in the line or above it. */
export function readBridge(
  { tokens, goal }: Sentence,
  heading: string,
  context: DocumentContext,
): Candidate | null {
  const close = tokens.findIndex((t) => CLOSES.test(t.text));
  if (close < 0 || goal[close] === true) return null;
  const own = BRIDGE.exec(words(tokens.slice(0, close)))?.[1];
  const title = heading.length > MAX_HEADING ? '' : heading;
  const named =
    own ??
    (close === 0
      ? BRIDGE.exec(words(tokenize(title, { start: 0, end: title.length })))?.[1]
      : undefined);
  const field = named === undefined ? undefined : FIELDS[named];
  if (field === undefined) return null;
  let at = close + 1;
  while (at < close + 5 && NAMED.test(tokens[at]?.text ?? '')) at++;
  const read = measure(tokens, at, field, context, true);
  const behind = read === null ? undefined : tokens[read.next];
  if (read === null || (behind !== undefined && behind.kind !== 'punct')) return null;
  return buildCandidate({ tokens, goal }, link(close, at, 'bridge', 0.8), field, false, context);
}
