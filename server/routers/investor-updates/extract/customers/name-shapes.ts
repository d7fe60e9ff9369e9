import type { Token } from '../tokens/tokenize';
import { adjacent, endsHere, isCapital, opensSentence, raw } from './name-letters';
import { isOfficeOf, ledByAdverb, ofWhere } from './name-leads';
import { CLOSES_FIRM, GEO, NO_APPOSITION, WEAK_LEADS } from './name-openings';
import { isFortuneName } from './tier';
import { isOrdinary } from './ordinary-words';
import { COMPANY_WORDS, FIRST_NAMES, NOT_NAMES } from './words';

/** "U.S. Steel", "A.P. Moller", "A. P. Lindqvist & Sons": two letters with their points. */
export function isInitials(tokens: readonly Token[], masked: string, from: number): boolean {
  const head = tokens[from];
  if (head?.text.length !== 1) return false;
  const letters = masked.slice(head.start, head.start + 7);
  return (
    /^[A-Z]\.(?:[A-Z]\.| [A-Z]\. [A-ZÀ-Þ])/.test(letters) && !/^(?:P\. ?S|[AP]\. ?M)/.test(letters)
  );
}

/**
 * The last token of a name that opens with a common word: "Third Place Books", "Happy Tails Rescue",
 * and in mid-sentence "Second Nature". Only where the name is whole there.
 */
export function ledByCommon(tokens: readonly Token[], masked: string, from: number): number | null {
  const head = tokens[from];
  const adverb = ledByAdverb(tokens, masked, from);
  if (!adverb && !WEAK_LEADS.has(head?.text ?? '')) return null;
  if (!/^[A-Z][a-z]+$/.test(raw(masked, head))) return null;
  // "Board & Brush"
  const pair = tokens[from + 1]?.text === '&' && isPart(tokens, masked, from + 2);
  let last = pair ? from + 2 : from;
  while (isPart(tokens, masked, last + 1)) last++;
  // "Second Harvest of the Inland Northwest", but "First Renewal of the Summer"
  if (last > from && !NO_LEAD.test(tokens[last]?.text ?? '')) {
    const end = ofWhere(tokens, masked, last);
    if (end > last && endsHere(tokens, end)) return end;
  }
  // "Monday Hooli signed" tells a day, "Monday Morning Games" does not.
  if (/day$/.test(head?.text ?? '') && !/^(?:morning|night)$/.test(tokens[from + 1]?.text ?? ''))
    return null;
  const words = last - from;
  const firm = COMPANY_WORDS.has(tokens[last]?.text ?? '');
  const before = tokens[from - 1];
  const within = before !== undefined && before.kind === 'word' && !isCapital(raw(masked, before));
  const whole =
    endsHere(tokens, last) || (within && firm && OF_DEAL.test(tokens[last + 1]?.text ?? ''));
  const alone = within || firm || adverb || NO_APPOSITION.test(head?.text ?? '');
  return words < (alone ? 1 : 2) || !whole ? null : last;
}

/** "First X, then Y signed": in that order. */
export const isOrder = (tokens: readonly Token[], first: number) =>
  tokens
    .slice(first + 2, first + 9)
    .some((t, i) => t.text === 'then' && /^(?:,|and)$/.test(tokens[first + 1 + i]?.text ?? ''));

/** "the Best Coast Inns deal" */
const OF_DEAL = /^(?:deal|contract|account|tender|rfp|bid|pilot|renewal|opportunity)$/;

const isPart = (tokens: readonly Token[], masked: string, at: number) =>
  /^(?:word|anchor)$/.test(tokens[at]?.kind ?? '') &&
  isCapital(raw(masked, tokens[at])) &&
  adjacent(tokens, at - 1) &&
  (!NOT_NAMES.has(tokens[at]?.text ?? '') ||
    COMPANY_WORDS.has(tokens[at]?.text ?? '') ||
    /^(?:morning|night)$/.test(tokens[at]?.text ?? ''));

/** "Escrow Eleven signed": a number in words that closes a name. */
export const closesWithNumber = (tokens: readonly Token[], masked: string, at: number) =>
  (tokens[at + 1]?.kind === 'number' || tokens[at + 1]?.text === 'one') &&
  /^[A-Z][a-z]{2,}$/.test(raw(masked, tokens[at + 1])) &&
  adjacent(tokens, at) &&
  endsHere(tokens, at + 1);

const HOUSES =
  /^(?:home|house|zoo|league|guild|alliance|council|union|chamber|network|shield|clubs?|center|centre|diocese|archdiocese|federation)$/;

/** "LTC Partners of Ohio": a place closes a firm's name. */
export function ofPlace(tokens: readonly Token[], masked: string, at: number): number | null {
  const place = tokens[at + 2];
  const here = tokens[at]?.text ?? '';
  const firm =
    COMPANY_WORDS.has(here) ||
    HOUSES.test(here) ||
    // "Roto-Rooter of Tacoma", "ServiceMaster of Boise"
    /^[A-Z][a-z]+-?[A-Z][a-z]+$/.test(raw(masked, tokens[at]));
  if (tokens[at + 1]?.text !== 'of' || !firm) return null;
  const named = GEO.has(place?.text ?? '') && /^[A-Z][a-z]{3}/.test(raw(masked, place));
  return named && isCapital(raw(masked, tokens[at])) ? at + 2 : null;
}

/** Closes the name of a law firm or the like: "Lowenthal, Grier & Moss LLP". */
const OF_PERSONS = /^(?:llp|pllc|lpa|solicitors|attorneys|advocates|law|architects)$/;

/** Whether a lone name before a comma is the first of the partners whose names follow. */
export const isFirstPartner = (
  tokens: readonly Token[],
  before: { first: number; last: number } | undefined,
  { first, last }: { first: number; last: number },
) =>
  before?.first === before?.last &&
  before?.last === first - 2 &&
  tokens[first - 1]?.text === ',' &&
  OF_PERSONS.test(tokens[last]?.text ?? '') &&
  tokens.slice(first, last).some((t) => t.text === '&');

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
  if (
    NO_LEAD.test(lead) ||
    NOT_NAMES.has(lead) ||
    (!counted && NOT_NAMES.has(second.text) && !isBranch(tokens, at, to))
  )
    return null;
  // "Maria of Hooli", "Dana Ruiz of Google"
  const persons = [lead, tokens[at - 1]?.text ?? ''];
  if (persons.some((word) => FIRST_NAMES.has(word)) || isFortuneName(owner)) return null;
  const opens = opensSentence(tokens, at);
  let last = to;
  while (isCapital(raw(masked, tokens[last + 1])) && adjacent(tokens, last)) last++;
  return (opens || to > at + 2) && !endsHere(tokens, last) ? null : to;
}

const TOWN =
  /^(?:austin|boston|chicago|seattle|denver|atlanta|miami|dallas|houston|phoenix|philadelphia|baltimore|pittsburgh|cleveland|detroit|minneapolis|nashville|memphis|orlando|tampa|sacramento|oakland|columbus|indianapolis|milwaukee|cincinnati|omaha|tulsa|raleigh)$/;

/** "Servpro of Tulsa is testing it": the branch of a chain, of which a verb or a mark follows. */
const isBranch = (tokens: readonly Token[], at: number, to: number) =>
  to === at + 2 && TOWN.test(tokens[to]?.text ?? '') && endsHere(tokens, to);

const TRADES =
  /^(?:events|marketing|engineering|finance|talent|mobile|discovery|apps|wave|summit|travel|standard|lets|people|premium|board)$/;
/** A trade within a name: "Tana Seed House". */
const TRADE_WITHIN =
  /^(?:seed|legal|finance|sales|marketing|engineering|people|talent|mobile|travel|security|supply|money|press|product|products|music|event|events|premium|standard|growth|energy|wave|summit|discovery|support|community)$/;
const TITLED =
  /^(?:next|best|first|last|new|all|good|great|big|most|here|there|now|happy|one|two|today|tomorrow|day|own)$/;

/**
 * How far a name goes on over a word that is none by itself: "Bexley CPA Group", "Grand Banks Trading",
 * "Halberd Events signed", "Watt's Next".
 */
export function overCommon(tokens: readonly Token[], masked: string, at: number): number | null {
  const here = tokens[at];
  const next = tokens[at + 1];
  if (here?.kind !== 'word' || next === undefined || !isCapital(raw(masked, next))) return null;
  if (isOfficeOf(tokens, masked, at + 1)) return at + 1;
  if (next.kind === 'date' || next.kind === 'number' || NOT_NAMES.has(here.text)) return null;
  const beyond = tokens[at + 2];
  if (
    adjacent(tokens, at + 1) &&
    COMPANY_WORDS.has(beyond?.text ?? '') &&
    isCapital(raw(masked, beyond)) &&
    (/^[A-Z]{2,4}$/.test(raw(masked, next)) || endsHere(tokens, at + 2))
  )
    return at + 2;
  if (
    TRADE_WITHIN.test(next.text) &&
    adjacent(tokens, at + 1) &&
    beyond?.kind === 'word' &&
    /^[A-Z][a-z]+$/.test(raw(masked, beyond)) &&
    !NOT_NAMES.has(beyond.text) &&
    endsHere(tokens, at + 2)
  )
    return at + 2;
  const closes = endsHere(tokens, at + 1);
  const owned = /'s$/.test(here.text) && TITLED.test(next.text);
  return closes && (owned || TRADES.test(next.text)) ? at + 1 : null;
}

/** "House" of "Tana Growth House": what stands behind a common word within a name is no name. */
export const cutOff = (
  tokens: readonly Token[],
  masked: string,
  before: { last: number } | undefined,
  first: number,
) =>
  before?.last === first - 2 &&
  adjacent(tokens, first - 2) &&
  adjacent(tokens, first - 1) &&
  tokens[first - 1]?.kind === 'word' &&
  isCapital(raw(masked, tokens[first - 1]));

/** "signed Tasty Burger + Union Square": a plus between blanks parts names of several words. */
export const partsFirms = (tokens: readonly Token[], masked: string, at: number) =>
  tokens[at + 1]?.start !== tokens[at]?.end &&
  tokens[at + 2]?.start !== tokens[at + 1]?.end &&
  [tokens[at - 1], tokens[at + 3]].some((t) => t?.kind === 'word' && isCapital(raw(masked, t)));

const MUNICIPAL = /^(?:kommune|kommun|fylkeskommune|gemeente|kunta|regionkommune)$/;
const isSmall = (masked: string, token: Token | undefined) => {
  const first = token === undefined ? 0 : masked.charCodeAt(token.start);
  return first >= 97 && first <= 122;
};

/** "Bergen kommune": the word for a municipality that some tongues write small behind its name. */
export const isMunicipal = (tokens: readonly Token[], masked: string, at: number) =>
  !isSmall(masked, tokens[at]) &&
  isSmall(masked, tokens[at + 1]) &&
  MUNICIPAL.test(tokens[at + 1]?.text ?? '') &&
  tokens[at]?.kind === 'word' &&
  isCapital(raw(masked, tokens[at])) &&
  adjacent(tokens, at);

/** "dbt Labs": a small word that is no ordinary one before the word that closes a firm's name. */
export const smallLead = (tokens: readonly Token[], masked: string, at: number) =>
  isSmall(masked, tokens[at]) &&
  !isSmall(masked, tokens[at + 1]) &&
  tokens[at]?.kind === 'word' &&
  tokens[at + 1]?.kind === 'word' &&
  /^[a-z][a-z0-9]{2,11}$/.test(raw(masked, tokens[at])) &&
  /^(?:labs|inc|corp|group|technologies|systems|health|therapeutics|robotics|software|studios?|energy)$/.test(
    tokens[at + 1]?.text ?? '',
  ) &&
  isCapital(raw(masked, tokens[at + 1])) &&
  adjacent(tokens, at) &&
  !isOrdinary(tokens[at]?.text ?? '', masked);

/** "Save A Lot renewed", "Bach to Rock is": the last word of a name with a small word in it, of which a verb follows. */
export function withSmallWord(tokens: readonly Token[], masked: string, at: number): number | null {
  const small = raw(masked, tokens[at + 1]);
  const [here, last] = [tokens[at], tokens[at + 2]];
  if (!/^(?:A|An|to)$/.test(small) || here?.kind !== 'word' || last?.kind !== 'word') return null;
  if (!/^[A-Z][a-z]{2,}$/.test(raw(masked, here)) || !/^[A-Z][a-z]{2,}$/.test(raw(masked, last)))
    return null;
  if (NOT_NAMES.has(here.text) || NOT_NAMES.has(last.text) || !adjacent(tokens, at + 1))
    return null;
  if (!opensSentence(tokens, at) || !ACTS.test(tokens[at + 3]?.text ?? '')) return null;
  return small === 'to' && (isOrdinary(here.text, masked) || GEO.has(here.text)) ? null : at + 2;
}

const ACTS =
  /^(?:is|has|was|have|are|did|didn't|piloting|signed|renewed|churned|cancell?ed|left|paused|started|began|went|expanded|chose|put|joined|live)$/;

/** "Watershed started", "Starling are": a verb behind it shows that the first word is none. */
export const actsAlone = (word: string, next: string) =>
  word.endsWith('ed')
    ? /^(?:is|are|has|was|started|signed|renewed|began|kicked|went|churned|cancell?ed|chose|picked|left|paused|expanded|upgraded)$/.test(
        next,
      )
    : /^(?:are|said|passed|declined|signed|renewed|re-signed|churned|cancell?ed|chose|picked|left|paused|joined|upgraded|went|didn't)$/.test(
        next,
      );

/** "Southern New Hampshire University" is not Southern: a place and what stands there follow. */
export function isPlaceNamed(tokens: readonly Token[], masked: string, last: number): boolean {
  let end = last + 1;
  while (
    end < last + 4 &&
    (end > last + 1 || GEO.has(tokens[end]?.text ?? '')) &&
    !COMPANY_WORDS.has(tokens[end]?.text ?? '') &&
    isCapital(raw(masked, tokens[end])) &&
    adjacent(tokens, end)
  )
    end++;
  return (
    end > last + 1 &&
    COMPANY_WORDS.has(tokens[end]?.text ?? '') &&
    isCapital(raw(masked, tokens[end]))
  );
}

/** "our first DSO signed": letters that stand for a kind of firm, not for one. */
export const isKindOf = (tokens: readonly Token[], masked: string, at: number): boolean =>
  /^[A-Z]{2,4}$/.test(raw(masked, tokens[at])) &&
  /^(?:first|second|third|fourth|another|each|every)$/.test(tokens[at - 1]?.text ?? '') &&
  !/^(?:contracts?|deals?|pilots?|trials?|orders?|sites?|accounts?|programs?|projects?|stores?|plants?|teams?|divisions?|departments?|customers?|locations?|hospitals?|trusts?)$/.test(
    tokens[at + 1]?.text ?? '',
  );

/** "Spoke Media signed": no verb, but a firm's first word. */
export const opensFirm = (tokens: readonly Token[], masked: string) =>
  CLOSES_FIRM.test(tokens[1]?.text ?? '') &&
  isCapital(raw(masked, tokens[1])) &&
  adjacent(tokens, 0) &&
  tokens[2]?.kind === 'word' &&
  !isCapital(raw(masked, tokens[2]));
