import type { Token } from '../tokens/tokenize';
import { adjacent, endsHere, glued, isCapital, opensSentence, raw } from './name-letters';
import { isFortuneName } from './tier';
import { COMPANY_WORDS, FIRST_NAMES, NOT_NAMES } from './words';

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
  const named = (at: number) =>
    tokens[at]?.kind === 'word' &&
    isCapital(raw(masked, tokens[at])) &&
    adjacent(tokens, at - 1) &&
    !NOT_NAMES.has(tokens[at]?.text ?? '');
  if (/^\d{1,2}$/.test(head.text) && glued(tokens, from)) {
    if (/^[A-Z][a-z]{2,}$/.test(raw(masked, next))) return from + 1;
    return /^(?:st|nd|rd|th)$/.test(next.text) && named(from + 2) ? from + 1 : null;
  }
  if (head.kind === 'word')
    return /^[a-z]{1,3}\d{1,3}$/.test(raw(masked, head)) &&
      !VERSION.test(head.text) &&
      (named(from + 1) || (COMPANY_WORDS.has(next.text) && isCapital(raw(masked, next))))
      ? from
      : null;
  if (head.kind !== 'number' || !/^[A-Z][a-z]+$/.test(raw(masked, head)) || !named(from + 1))
    return null;
  let last = from + 1;
  while (named(last + 1)) last++;
  // "Three Acme sites": how many, no name.
  return endsHere(tokens, last) ? from : null;
}

const PLACES = new Set(
  'unit junction studio pier route area channel building gate room suite factory level motel club bar lab terminal highway sector base camp station hangar warehouse store cafe house hotel gym code layer group'.split(
    ' ',
  ),
);

/** "Unit 12", "Forever 21 renewed": whether the number behind a name of one word is part of it. */
export function withNumber(tokens: readonly Token[], last: number): boolean {
  const number = tokens[last + 1];
  if (number?.kind !== 'number' || !/^\d{1,3}$/.test(number.text) || !adjacent(tokens, last))
    return false;
  const behind = tokens[last + 2]?.text ?? '';
  if (PLACES.has(tokens[last]?.text ?? '')) return endsHere(tokens, last + 1);
  return /^(?:has|is|was|did|didn't|signed|renewed|churned|cancelled|canceled|converted|expanded|upgraded|paused|went)$/.test(
    behind,
  );
}

const NO_LEAD =
  /(?:tion|sion|ment|ing|ance|ence|ness|wal)$|^(?:head|heads|vp|svp|evp|director|directors|chief|chair|president|founder|founders|owner|owners|ceo|cto|cfo|coo|cro|cmo|manager|managers|member|members|friend|friends|user|users|fan|fans|half|most|part|parts|none|some|all|one|each|both|out|instead|because|ahead|end|start|launch|loss|number|numbers|total|rate|share|cost|price|course|kind|lots|plenty|dozens|hundreds|thousands|millions|couple|pair|series|set|list|tons|lot|time|day|days|week|weeks|month|months|year|years|quarter|rest|majority|minority|third|quarters|value|size|state|approval|trial|copy|proof|letter|statement|change|terms|scope|type|top|bottom|front|back|side|inside|outside|use|view|lack|case|cases|story|state-of-the-art|speak|speaking|because|version|name|names|sites|stores|offices|branches|one-third|two-thirds)$/;

/** "House of Marl", "Steel of Gary": the index of the word behind "of" where both belong to one name. */
export function ofSecond(tokens: readonly Token[], masked: string, at: number): number | null {
  const here = tokens[at];
  const second = tokens[at + 2];
  // "Marina of Seven Coves"
  const counted = second?.kind === 'number' && isCapital(raw(masked, tokens[at + 3]));
  if (here?.kind !== 'word' || (second?.kind !== 'word' && !counted) || !adjacent(tokens, at + 1))
    return null;
  const lead = here.text;
  const owner = raw(masked, second);
  if (!isCapital(raw(masked, here)) || !/^[A-ZÀ-Þ][a-zà-ÿ]/.test(owner)) return null;
  if (NO_LEAD.test(lead) || NOT_NAMES.has(lead) || (!counted && NOT_NAMES.has(second.text)))
    return null;
  // "Maria of Hooli", "Dana Ruiz of Google"
  const persons = [lead, tokens[at - 1]?.text ?? ''];
  if (persons.some((word) => FIRST_NAMES.has(word)) || isFortuneName(owner)) return null;
  const opens = opensSentence(tokens, at);
  let last = at + 2;
  while (isCapital(raw(masked, tokens[last + 1])) && adjacent(tokens, last)) last++;
  return opens && !endsHere(tokens, last) ? null : at + 2;
}

const TRADES =
  /^(?:events|marketing|engineering|finance|talent|mobile|discovery|apps|wave|summit|travel|standard|lets|people|premium)$/;
const TITLED =
  /^(?:next|best|first|last|new|all|good|great|big|most|here|there|now|happy|one|two|today|tomorrow|day|own)$/;

/**
 * How far a name goes on over a word that is none by itself: "Bexley CPA Group",
 * "Halberd Events signed", "Watt's Next".
 */
export function overCommon(tokens: readonly Token[], masked: string, at: number): number | null {
  const here = tokens[at];
  const next = tokens[at + 1];
  if (here?.kind !== 'word' || next === undefined || !isCapital(raw(masked, next))) return null;
  if (next.kind === 'date' || next.kind === 'number' || NOT_NAMES.has(here.text)) return null;
  const beyond = tokens[at + 2];
  if (
    adjacent(tokens, at + 1) &&
    COMPANY_WORDS.has(beyond?.text ?? '') &&
    isCapital(raw(masked, beyond)) &&
    /^[A-Z]{2,4}$/.test(raw(masked, next))
  )
    return at + 2;
  const closes = endsHere(tokens, at + 1);
  const owned = /'s$/.test(here.text) && TITLED.test(next.text);
  return closes && (owned || TRADES.test(next.text)) ? at + 1 : null;
}
