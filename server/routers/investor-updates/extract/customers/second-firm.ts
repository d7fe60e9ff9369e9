import type { Token } from '../tokens/tokenize';
import { isLabelAbroad } from '../text/sections';
import { isFirmAbroad } from './firms-abroad';
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
  const other = secondAbroad(tokens, masked, first, last);
  if (other !== null) return other;
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

const AND_ABROAD = /^(?:et|y|e|en|und)$/;
const ONE_ABROAD =
  /^(?:fils|associés|cie|compagnie|frères|hijos|asociados|hermanos|cía|figli|soci|fratelli|zonen|zoon|söhne|partner|co)$/;
const LABEL_ABROAD = /^\W{0,4}([\p{L}' ]{3,40}?) ?:/u;

/** "Nouveaux clients : Decathlon et Auchan": behind a label in that tongue, or known both, two firms. */
function secondAbroad(
  tokens: readonly Token[],
  masked: string,
  first: number,
  last: number,
): number | null {
  let mark = last - 1;
  while (mark > first && !AND_ABROAD.test(tokens[mark]?.text ?? '')) mark--;
  if (mark <= first || ONE_ABROAD.test(tokens[mark + 1]?.text ?? '')) return null;
  const text = (from: number, to: number) =>
    masked.slice(tokens[from]?.start ?? 0, tokens[to]?.end ?? 0);
  const head = LABEL_ABROAD.exec(
    masked.slice(tokens[0]?.start ?? 0, tokens[first]?.start ?? 0),
  )?.[1];
  const closes = tokens[last + 1] === undefined || /^[.;(]$/.test(tokens[last + 1]?.text ?? '');
  if (head !== undefined && isLabelAbroad(head) && closes) return mark + 1;
  const known = (from: number, to: number) =>
    isFirmAbroad(text(from, to)) || isFortuneName(text(from, to));
  return known(first, mark - 1) && known(mark + 1, last) ? mark + 1 : null;
}
