import type { Token } from '../tokens/tokenize';
import { FIELDS } from './name-joined';
import { normalizeName } from './normalize';
import { isFortuneName } from './tier';
import { COMPANY_WORDS } from './words';

/** Behind "&" they belong to one firm's name. */
export const ONE_FIRM =
  /^(?:co|company|sons?|daughters?|associates|partners|brothers|bros|family|friends|llp|llc|inc|ltd|gmbh|\.)$/;

/**
 * Where the second of two firms begins in "Hooli, Wonka & Initech" or "Initech & Hooli both
 * signed", or where one side of the "&" is on file; null for one firm's name: "Willow & Finch".
 */
export function secondFirm(
  tokens: readonly Token[],
  masked: string,
  first: number,
  last: number,
  known: ReadonlySet<string>,
  listed: boolean,
): number | null {
  const marks = [];
  for (let i = first + 1; i < last; i++) if (tokens[i]?.text === '&') marks.push(i);
  const [mark] = marks;
  // "E. & J. Dorn"
  if (mark === undefined || marks.length > 1 || tokens[mark - 1]?.text === '.') return null;
  // "H&M", "Texas A&M"
  if (tokens[mark - 1]?.end === tokens[mark]?.start) return null;
  const text = (from: number, to: number) =>
    masked.slice(tokens[from]?.start ?? 0, tokens[to]?.end ?? 0);
  const onFile = (from: number, to: number) => known.has(normalizeName(text(from, to)));
  const right = tokens[mark + 1]?.text ?? '';
  if (isFortuneName(text(first, last)) || onFile(first, last)) return null;
  if (COMPANY_WORDS.has(right) || ONE_FIRM.test(right) || ONE_FIRM.test(tokens[last]?.text ?? ''))
    return null;
  // "Beta Therapy, Hudson Spine & Sport": what one firm deals in.
  if (mark + 1 === last && FIELDS.has(right) && mark - first > 1) return null;
  if (onFile(first, mark - 1) || onFile(mark + 1, last)) return mark + 1;
  if (isFortuneName(text(first, mark - 1)) && isFortuneName(text(mark + 1, last))) return mark + 1;
  const behind = tokens[last + 1]?.text ?? '';
  if (behind === 'both') return mark + 1;
  return listed && !/^(?:,|and|&|plus)$/.test(behind) ? mark + 1 : null;
}
