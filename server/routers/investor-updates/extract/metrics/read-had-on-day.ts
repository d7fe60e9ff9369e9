import { isMonthEnd } from '../tokens/calendar';
import type { Token } from '../tokens/tokenize';
import type { Candidate, DocumentContext } from './candidate';
import { link } from './link';
import { buildCandidate } from './build';
import type { Sentence } from './sentences';

const LED = /^(?:on|at|as|of|by|the|close|end|,)$/;
const HELD = /^(?:had|have|held|hold)$/;
/** Beside these the amount may be one of them. */
const OTHER =
  /^(?:arr|mrr|revenues?|sales|bookings|pipeline|gmv|aum|debt|loan|raised|round|committed|commitments|backlog|contracts?)$/;

/** "We had $8.6M on June 30.", "On 30 June we had $8.6M.": what one has on a month's last day is cash. */
export function readHadOnDay(
  before: Sentence | undefined,
  sentence: Sentence,
  context: DocumentContext,
): Candidate | null {
  const { tokens, goal } = sentence;
  const had = tokens.findIndex((t) => HELD.test(t.text));
  const at = had + 1;
  const number = tokens[at];
  if (had < 1 || tokens[had - 1]?.text !== 'we' || number?.kind !== 'number') return null;
  if (goal[at] === true || !(number.number.scaled || number.number.currency !== null)) return null;
  const [led, behind] = [tokens.slice(0, had - 1), tokens.slice(at + 1)];
  const end = behind.findIndex((t) => /^[,.]$/.test(t.text));
  const told = end < 0 ? behind : behind.slice(0, end);
  const day = led.length > 0 ? dayIn(led) && told.length === 0 : dayIn(told);
  if (!day || [...(before?.tokens ?? []), ...behind].some((t) => OTHER.test(t.text))) return null;
  return buildCandidate(
    sentence,
    link(had, at, 'had-on-day', 0.75),
    'cashOnHandUsd',
    false,
    context,
  );
}

/** Words that tell a month's last day and nothing else. */
const dayIn = (tokens: readonly Token[]): boolean =>
  tokens.some((t) => t.kind === 'date' && t.date.grain === 'day' && isMonthEnd(t.date)) &&
  tokens.every((t) => t.kind === 'date' || LED.test(t.text));
