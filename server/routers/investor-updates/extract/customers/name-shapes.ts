import type { Token } from '../tokens/tokenize';
import { adjacent, endsHere, isCapital, opensSentence, raw } from './name-letters';
import { isFortuneName } from './tier';
import { COMPANY_WORDS, FIRST_NAMES, NOT_NAMES } from './words';

/** "U.S. Steel", "A.P. Moller": two letters with their points. */
export function isInitials(tokens: readonly Token[], masked: string, from: number): boolean {
  const head = tokens[from];
  if (head?.text.length !== 1) return false;
  const letters = masked.slice(head.start, head.start + 4);
  return /^[A-Z]\.[A-Z]\./.test(letters) && !/^(?:P\.S|[AP]\.M)/.test(letters);
}

const NO_LEAD =
  /(?:tion|sion|ment|ing|ance|ence|ness|wal)$|^(?:head|heads|vp|svp|evp|director|directors|chief|chair|president|founder|founders|owner|owners|ceo|cto|cfo|coo|cro|cmo|manager|managers|member|members|friend|friends|user|users|fan|fans|half|most|part|parts|none|some|all|one|each|both|out|instead|because|ahead|end|start|launch|loss|number|numbers|total|rate|share|cost|price|course|kind|lots|plenty|dozens|hundreds|thousands|millions|couple|pair|series|set|list|tons|lot|time|day|days|week|weeks|month|months|year|years|quarter|rest|majority|minority|third|quarters|value|size|state|approval|trial|copy|proof|letter|statement|change|terms|scope|type|top|bottom|front|back|side|inside|outside|use|view|lack|case|cases|story|speak|speaking|version|bill|bills|internet|center|centre|master|word|words|point|line|way|board|law|name|names|sites|stores|offices|branches|one-third|two-thirds)$/;

/** "House of Marl", "Lord of the Fries": the index of the word behind "of" where both belong to one name. */
export function ofSecond(tokens: readonly Token[], masked: string, at: number): number | null {
  const here = tokens[at];
  const to = tokens[at + 2]?.text === 'the' ? at + 3 : at + 2;
  const second = tokens[to];
  // "Marina of Seven Coves"
  const counted = second?.kind === 'number' && isCapital(raw(masked, tokens[to + 1]));
  if (here?.kind !== 'word' || (second?.kind !== 'word' && !counted) || !adjacent(tokens, to - 1))
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
  let last = to;
  while (isCapital(raw(masked, tokens[last + 1])) && adjacent(tokens, last)) last++;
  return (opens || to > at + 2) && !endsHere(tokens, last) ? null : to;
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
