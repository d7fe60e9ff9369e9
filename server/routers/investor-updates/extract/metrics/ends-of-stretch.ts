import type { Token } from '../tokens/tokenize';
import type { MetricField } from '../types';
import type { DocumentContext } from './candidate';
import { measure } from './measure';

const STARTS =
  /^\(?(?:on|at|in|from) (?:the )?(?:very )?(?:1 ?st|first|start|beginning|outset|opening)\b(?: of (?:the |this |our |last )?(?:month|quarter|year|period|half|@))?\)? ?(?:,|;|and|but|to|→|->|\|)/;
const ENDS =
  /^\(?(?:on|at|by|as of) (?:the )?(?:(?:very )?end|close|month-end|quarter-end|year-end|month end|quarter end|2 ?8 ?th|2 ?9 ?th|3 ?0 ?th|3 ?1 ?st)\b/;
const REACH = 14;

const words = (tokens: readonly Token[], from: number, to: number) =>
  tokens
    .slice(from, to)
    .map((t) => (t.kind === 'date' ? '@' : t.text))
    .join(' ');

/** Whether the words behind a number make it that of a stretch's end: "$1.1m at the end". */
export function endsStretch(tokens: readonly Token[], next: number): boolean {
  return ENDS.test(words(tokens, next, next + 6));
}

/** "$1.0m at the start of the month, $1.1m at the end": the place of the second number; 0 without one. */
export function endBehindStart(
  tokens: readonly Token[],
  next: number,
  field: MetricField,
  context: DocumentContext,
): number {
  if (!STARTS.test(words(tokens, next, next + 10))) return 0;
  for (let i = next + 2; i < tokens.length && i < next + REACH; i++) {
    if (tokens[i]?.kind !== 'number') continue;
    const read = measure(tokens, i, field, context);
    if (read !== null && endsStretch(tokens, read.next)) return i;
  }
  return 0;
}

const TIME =
  /^(?:an?|one|the|last|previous|prior|this|in|at|on|of|end|start|beginning|years?|months?|quarters?|half|ago|earlier|before)$/;

/** "from $61k a year ago to $146k": the place of "to" behind the time of a former number; `at` without one. */
export function behindTime(tokens: readonly Token[], at: number): number {
  let to = at;
  const isTime = (token: Token | undefined) =>
    token?.kind === 'date' ||
    TIME.test(token?.text ?? '') ||
    (token?.kind === 'number' && token.number.currency === null && !token.number.scaled);
  while (to < at + 6 && isTime(tokens[to])) to++;
  return tokens[to]?.text === 'to' ? to : at;
}
