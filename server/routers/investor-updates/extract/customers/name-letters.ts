import type { Token } from '../tokens/tokenize';

/** A token as it is written. */
export const raw = (masked: string, token: Token | undefined) =>
  token === undefined ? '' : masked.slice(token.start, token.end);

/** Written like a name: "Hooli", "eBay", "getFlock", "d'Oc". */
export function isCapital(word: string): boolean {
  const first = word.charCodeAt(0);
  if (first >= 65 && first <= 90) return true;
  if (first < 65) return false;
  // A small letter is one only before a capital further on, which most words have not.
  if (first >= 97 && first <= 122 && SMALL.test(word)) return false;
  return /^(?:[dlo]'|[a-z]|[a-z]{2,6}(?=[A-Z][a-z]))?\p{Lu}/u.test(word);
}

const SMALL = /^[a-z]{7}|^[a-z]+$/;

/** "Zed", "Ned": no verb has so short a stem, a few aside. */
export const hasNoStem = (word: string) =>
  /^[b-df-hj-np-tv-xz]{1,2}ed$/.test(word) &&
  !/^(?:led|fed|shed|sped|bred|bled|fled|sled|wed|red|bed|med)$/.test(word);

/** At most a blank and an emphasis stand between a token and the next. */
export const adjacent = (tokens: readonly Token[], at: number) =>
  (tokens[at + 1]?.start ?? 0) - (tokens[at]?.end ?? 0) <= 2;

/** Nothing stands between a token and the next. */
export const glued = (tokens: readonly Token[], at: number) =>
  tokens[at]?.end === tokens[at + 1]?.start;

/** "E.ON": capitals right behind the point of a letter. */
export const gluedCapitals = (tokens: readonly Token[], masked: string, at: number) =>
  /^[A-Z]$/.test(raw(masked, tokens[at])) &&
  glued(tokens, at + 1) &&
  /^[A-Z]{2,}$/.test(raw(masked, tokens[at + 2]));

const BEHIND =
  /^(?:and|or|plus|as|at|for|from|on|in|to|with|by|who|which|has|have|had|is|are|was|were|will|did|does|doesn't|didn't|not|just|also|both|now|finally|then|went|became|chose|left|paid|came|grew|put|took|gave|bought|began)$|[a-z]{3}ed$/;

/** A mark, a verb or a small word follows: what stands before is whole, no part of "Three Acme sites". */
export function endsHere(tokens: readonly Token[], last: number): boolean {
  const next = tokens[last + 1];
  return next === undefined || next.kind === 'punct' || BEHIND.test(next.text);
}

/** Nothing but marks stands before a token of a sentence. */
export const opensSentence = (tokens: readonly Token[], at: number) =>
  tokens.slice(Math.max(0, at - 3), at).every((t) => t.kind === 'punct' && t.text !== ':') &&
  at <= 3;

/** A sum of money stands right behind: "($36k ARR)", "at $2k a month", ": $90k". */
export function pricedBehind(tokens: readonly Token[], last: number): boolean {
  const mark = tokens[last + 1];
  const priced = (token: Token | undefined) =>
    token?.kind === 'number' && token.number.currency !== null;
  if (priced(mark)) return true;
  return /^(?:[(,:–—-]|at|for)$/.test(mark?.text ?? '') && priced(tokens[last + 2]);
}
