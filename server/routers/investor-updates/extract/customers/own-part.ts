import type { Listed } from './lists';
import { isOrdinary } from './ordinary-words';
import type { Scene } from './scene';

/** Numbers that only the company itself has. */
const OWN_NUMBER =
  /\b(?:cash|burn(?:ed|t)?|runway|headcount|ftes?|team|gross margin|gm|nrr|grr|ebitda|months left|in (?:the )?bank)\b/i;

/**
 * "Financials – MRR 118k, cash 3.3M", "Retail: $118k ARR": a line of the company's own numbers, or of
 * a part of its sales, whose label stands where a customer's name could.
 */
export function isOwnPart({ tokens, masked }: Scene, { name }: Listed): boolean {
  if (name.company || name.known) return false;
  if (name.first === name.last && isOrdinary(name.text.toLowerCase(), masked)) return true;
  return OWN_NUMBER.test(masked.slice(name.end, tokens.at(-1)?.end ?? name.end));
}
