import type { Token } from '../tokens/tokenize';
import { adjacent, endsHere, isCapital, raw } from './name-letters';
import { GEO } from './name-openings';
import { COMPANY_WORDS } from './words';

const LEGAL = /^(?:inc|llc|ltd|corp|gmbh|plc)$/;

/**
 * The last token of another firm's name that begins like a well-known one: "Intel 471", "Boeing
 * Employees Credit Union", "Apple pie Inc"; null where the name is whole.
 */
export function goesOnAsFirm(
  tokens: readonly Token[],
  masked: string,
  last: number,
): number | null {
  const next = tokens[last + 1];
  if (next === undefined || !adjacent(tokens, last) || /'s$/.test(tokens[last]?.text ?? ''))
    return null;
  if (next.kind === 'number')
    return /^\d{3}$/.test(next.text) &&
      endsHere(tokens, last + 1) &&
      !isCounted(tokens, masked, last)
      ? last + 1
      : null;
  const isName = (i: number) => isCapital(raw(masked, tokens[i])) && adjacent(tokens, i - 1);
  // A metric's name within: "Employees".
  if (next.kind === 'anchor' && isName(last + 1)) {
    let end = last + 1;
    while (end < last + 4 && isName(end + 1)) end++;
    return end > last + 1 && COMPANY_WORDS.has(tokens[end]?.text ?? '') ? end : null;
  }
  for (let i = last + 1; i <= last + 3 && adjacent(tokens, i - 1); i++) {
    const text = tokens[i]?.text ?? '';
    if (LEGAL.test(text) && isName(i)) return i > last + 1 ? i : null;
    if (tokens[i]?.kind !== 'word' || isName(i) || /ed$|^(?:and|or|via|by)$/.test(text))
      return null;
  }
  return null;
}

/** "Walmart 120, Target 240": how many of each. */
const isCounted = (tokens: readonly Token[], masked: string, last: number) =>
  tokens.some(
    (t, i) =>
      t.kind === 'number' &&
      i !== last + 1 &&
      /^\d+$/.test(t.text) &&
      isCapital(raw(masked, tokens[i - 1])),
  );

const PARTS = /^(?:,|and|&|\||;|\/|or)$/;

/** "Ford, GM, Toyota": two capitals that mean a metric elsewhere name a firm in a list of names. */
export function listedLetters(tokens: readonly Token[], masked: string, at: number): number | null {
  if (!/^[A-Z]{2}$/.test(raw(masked, tokens[at]))) return null;
  const isName = (i: number) => tokens[i]?.kind === 'word' && isCapital(raw(masked, tokens[i]));
  const before = tokens[at - 1]?.text ?? '';
  const oxford = before === 'and' && tokens[at - 2]?.text === ',' ? 1 : 0;
  const behind = tokens[at + 1]?.text;
  const follows = PARTS.test(before) && isName(at - 2 - oxford);
  const leads = before === ':' && behind === ',' && isName(at + 2);
  const ends = behind === undefined || /^[.()|;]$/.test(behind);
  const goesOn =
    PARTS.test(behind ?? '') &&
    (isName(at + 2) || /^(?:and|\d\w*)$/.test(tokens[at + 2]?.text ?? ''));
  return leads || (follows && (ends || goesOn)) ? at : null;
}

/** "A, B and Carla K. A is on a plan": the name behind the point stood before and begins anew. */
export const repeats = (tokens: readonly Token[], at: number, after: Token) =>
  at > 1 &&
  tokens[at]?.text.length === 1 &&
  tokens.slice(Math.max(0, at - 24), at - 1).some((t) => t.text === after.text);

const SITE =
  /^(?:offices?|teams?|subsidiary|division|branch|arm|plants?|sites?|depots?|stores?|factory|warehouse|hub|lab)$/;

/** "Holzweiler's Oslo office": the place tells which of theirs, and is no part of the name. */
export const ownsSite = (tokens: readonly Token[], at: number) =>
  /'s$/.test(tokens[at]?.text ?? '') &&
  GEO.has(tokens[at + 1]?.text ?? '') &&
  SITE.test(tokens[at + 2]?.text ?? '');
