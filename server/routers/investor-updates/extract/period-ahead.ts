import { monthNumber, monthRange, type DateValue } from './tokens/calendar';
import type { Token } from './tokens/tokenize';

const ASKED = /^(?:asks?|needs|requests?|wishes|wish-?list|favou?rs?|wanted)$/;
const REPORTED =
  /^(?:updates?|numbers|results|recap|report|news|highlights|letter|metrics|review)$/;
/** A mail of these first days of a month speaks of that month as one to come. */
const FIRST_DAYS = 20;
const TO_COME =
  /^(?:(?:we|i|they|he|she|it)(?:'ll|’ll)|will|shall|plan|plans|planning|going|hope|hoping|aim|aiming|intend|expect|expecting|should|scheduled|slated|due)$/;
const ARE = /^(?:we|i|they|he|she|it|who)(?:'re|’re|'m|’m|'s|’s)$|^(?:are|is|am)$/;
/** Under way as a fact, not as a plan: "we're growing in May". */
const GOES_ON =
  /^(?:seeing|doing|growing|running|going|tracking|trending|sitting|standing|having|feeling|looking|writing|reporting|making|burning|earning|showing)$/;

/** Whether the month is that of the mail, or later, and the mail of its first days. */
const isNotOver = (date: DateValue, received: Date): boolean =>
  date.grain === 'month' &&
  received.getUTCDate() <= FIRST_DAYS &&
  (monthRange(date)?.last ?? 0) >= monthNumber(received);

/** "Asks for September" early in that month: what is looked for in it, and no report of it. */
export function isAskedFor(
  tokens: readonly Token[],
  at: number,
  date: DateValue,
  received: Date,
): boolean {
  return (
    tokens[at - 1]?.text === 'for' &&
    ASKED.test(tokens[at - 2]?.text ?? '') &&
    isNotOver(date, received) &&
    !tokens.some((t) => REPORTED.test(t.text))
  );
}

/** "We're moving to a new warehouse in May", "we will launch in May" early in May: to come still. */
export function isToCome(
  tokens: readonly Token[],
  at: number,
  date: DateValue,
  received: Date,
): boolean {
  if (!isNotOver(date, received)) return false;
  // "Yann, who leaves at the end of February" early in February
  if (tokens[at - 1]?.text === 'of' && tokens[at - 2]?.text === 'end') return true;
  if (tokens[at - 1]?.text !== 'in') return false;
  const before = tokens.slice(Math.max(0, at - 14), at - 1);
  const clause = before.slice(before.findLastIndex((t) => /^[.;:!?]$/.test(t.text)) + 1);
  if (clause.some((t) => TO_COME.test(t.text))) return true;
  return clause.some((t, i) => {
    const verb = clause[i + 1]?.text ?? '';
    return ARE.test(t.text) && verb.endsWith('ing') && !GOES_ON.test(verb);
  });
}
