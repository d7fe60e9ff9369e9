import type { Token } from '../tokens/tokenize';
import { adjacent, endsHere, glued, isCapital, raw } from './name-letters';
import { COMPANY_WORDS, NOT_NAMES } from './words';

const VERSION = /^[vqhywm]\d/;

/** The last token of a head with digits, or with a number in words: "3Fold", "7th", "p53", "Three". */
export function numberedHead(
  tokens: readonly Token[],
  masked: string,
  from: number,
): number | null {
  const head = tokens[from];
  const next = tokens[from + 1];
  if (head === undefined || next === undefined) return null;
  if (head.kind === 'word' && head.text !== 'one')
    return /^[a-z]{1,3}\d{1,3}$/.test(head.text) &&
      /^[a-z]/.test(masked[head.start] ?? '') &&
      !VERSION.test(head.text) &&
      (isNamed(tokens, masked, from + 1) ||
        (COMPANY_WORDS.has(next.text) && isCapital(raw(masked, next))))
      ? from
      : null;
  if (/^\d{1,3}$/.test(head.text)) {
    if (from > 0 && glued(tokens, from - 1) && /^[\d-]$/.test(tokens[from - 1]?.text ?? ''))
      return null;
    let last = from;
    while (glued(tokens, last) && /^\d$/.test(tokens[last + 1]?.text ?? '')) last++;
    return digitsHead(tokens, masked, last);
  }
  if (!/^(?:number|word)$/.test(head.kind) || !/^[A-Z][a-z]+$/.test(raw(masked, head))) return null;
  // "7-Eleven" and "Three Rivers", but not "Three Acme sites".
  const last = namedUntil(tokens, masked, from);
  return last > from && endsHere(tokens, last) ? from : null;
}

/** "A&M", "A&W": two letters joined, the first of which is a word of its own; null for "R&D". */
export function initialPair(
  tokens: readonly Token[],
  masked: string,
  at: number,
  mayClose = false,
): number | null {
  const joined =
    /^[AI]$/.test(raw(masked, tokens[at])) &&
    tokens[at + 1]?.text === '&' &&
    /^[A-Z]$/.test(raw(masked, tokens[at + 2])) &&
    glued(tokens, at) &&
    glued(tokens, at + 1);
  const goesOn = isCapital(raw(masked, tokens[at + 3])) && adjacent(tokens, at + 2);
  return joined && (mayClose || goesOn) ? at + 2 : null;
}

const EATERIES =
  /^(?:bistro|grill|diner|deli|tavern|pub|brasserie|trattoria|osteria|taqueria|pizzeria|eatery|lofts|flats|shops|salon|gallery|boutique|residences)$/;
const STREETS =
  /^(?:main|broadway|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|elm|oak|pine|maple|market|water|front|high|union|madison|lexington|sunset|melrose|grand|state|king|queen)$/;
const LANDMARKS =
  /^(?:hill|park|square|bay|corner|green|lake|harbou?r|river|beach|point|wharf|plaza|pier|rocks|common|avenue|canal|bridge|docks?|boulevard|coast|island|creek|water|waterfront|hudson)$/;

/** "Hank's on 5th", "Bistro on Main", "Mel's at the Pier": where the street closes a name; null without. */
export function onStreet(tokens: readonly Token[], masked: string, at: number): number | null {
  const here = tokens[at]?.text ?? '';
  if (!/^(?:on|at|by)$/.test(tokens[at + 1]?.text ?? '')) return null;
  if (!/'s$/.test(here) && !COMPANY_WORDS.has(here) && !PLACES.has(here) && !EATERIES.test(here))
    return null;
  const number = tokens[at + 2];
  const ordinal =
    /^\d{1,3}$/.test(number?.text ?? '') &&
    /^(?:st|nd|rd|th)$/.test(tokens[at + 3]?.text ?? '') &&
    glued(tokens, at + 2);
  if (ordinal) {
    const beyond = tokens[at + 4];
    const dated = beyond?.kind === 'date' || beyond?.text === 'of';
    return dated ? null : at + 3;
  }
  const the = number?.text === 'the' ? 1 : 0;
  const place = tokens[at + 2 + the];
  const named = isCapital(raw(masked, place)) && endsHere(tokens, at + 2 + the);
  const words = the === 1 ? LANDMARKS : STREETS;
  return named && words.test(place?.text ?? '') ? at + 2 + the : null;
}

const isNamed = (tokens: readonly Token[], masked: string, at: number) =>
  tokens[at]?.kind === 'word' &&
  isCapital(raw(masked, tokens[at])) &&
  adjacent(tokens, at - 1) &&
  !NOT_NAMES.has(tokens[at]?.text ?? '');

function namedUntil(tokens: readonly Token[], masked: string, from: number): number {
  let last = from;
  while (isNamed(tokens, masked, last + 1)) last++;
  return last;
}

const MOVES =
  /^(?:signed|renewed|re-signed|churned|cancelled|canceled|converted|expanded|upgraded|paused)$/;
const opensLine = (tokens: readonly Token[], last: number) =>
  tokens.slice(0, last).every((t) => /^\d$/.test(t.text));

/** "3Fold", "23andMe", "7th Street", "7-Eleven", "99 Ranch Market". */
function digitsHead(tokens: readonly Token[], masked: string, from: number): number | null {
  const next = tokens[from + 1];
  if (glued(tokens, from)) {
    if (/^(?:[A-Z][a-z]{2,}|[a-z]+[A-Z][a-z]+)$/.test(raw(masked, next))) return from + 1;
    // "25hours renewed"
    if (opensLine(tokens, from) && /^[a-z]{4,}$/.test(raw(masked, next)))
      return MOVES.test(tokens[from + 2]?.text ?? '') ? from + 1 : null;
    const dashed =
      next?.text === '-' &&
      glued(tokens, from + 1) &&
      /^[A-Z][a-z]{2,}$/.test(raw(masked, tokens[from + 2]));
    if (dashed) return from + 2;
    const ordinal = /^(?:st|nd|rd|th)$/.test(next?.text ?? '');
    return ordinal && isNamed(tokens, masked, from + 2) ? from + 1 : null;
  }
  // A count stands before things in the plural.
  const last = namedUntil(tokens, masked, from);
  const end = tokens[last]?.text ?? '';
  const firm = last >= from + 2 && COMPANY_WORDS.has(end) && !/[^s]s$/.test(end);
  return firm && endsHere(tokens, last) ? from : null;
}

const PLACES = new Set(
  'unit junction studio pier route area channel building gate room suite factory level motel club bar lab terminal highway sector base camp station hangar warehouse store cafe house hotel gym code layer group'.split(
    ' ',
  ),
);

/** "Unit 12", "Forever 21 renewed": whether the number behind a name of one word is part of it. */
export function withNumber(tokens: readonly Token[], last: number): boolean {
  const number = tokens[last + 1];
  if (
    number?.kind !== 'number' ||
    !/^(?:\d{1,3}|1[0-8]\d\d|2000)$/.test(number.text) ||
    !adjacent(tokens, last)
  )
    return false;
  const behind = tokens[last + 2]?.text ?? '';
  // "Beekman 1802": a year of no report.
  if (/^1[0-8]\d\d$/.test(number.text)) return true;
  if (PLACES.has(tokens[last]?.text ?? '')) return endsHere(tokens, last + 1);
  return /^(?:has|is|was|did|didn't|signed|renewed|churned|cancelled|canceled|converted|expanded|upgraded|paused|went|told|said|chose|bought|left|extended|decided|stopped|joined)$/.test(
    behind,
  );
}
