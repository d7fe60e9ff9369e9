import type { Token } from '../tokens/tokenize';
import { adjacent, gluedCapitals, hasNoStem, isCapital, raw } from './name-letters';
import { andField, forWhat, ownedBy, secondOf } from './name-joined';
import { isFirmAbroad } from './firms-abroad';
import { GEO, LEADS_OF, OPENERS, WEAK_LEADS } from './name-openings';
import { listedLetters, ownsSite, repeats } from './name-goes-on';
import { initialPair, numberedHead, onStreet, withNumber } from './name-numbers';
import {
  actsAlone,
  closesWithNumber,
  isInitials,
  isMunicipal,
  isOrder,
  ledByCommon,
  ofPlace,
  ofSecond,
  opensFirm,
  overCommon,
  partsFirms,
  smallLead,
  withSmallWord,
} from './name-shapes';
import { COMPANY_WORDS, NOT_NAMES } from './words';

const EMPTY: Token = { kind: 'punct', text: '', start: 0, end: 0 };
const TLD =
  /^(?:com|io|ai|co|net|org|gov|edu|app|dev|eu|de|fr|nl|se|dk|fi|ch|es|pl|pt|uk|tech|cloud|xyz|fm|tv)$/;
const ABBREVIATED = /^(?:st|gebr|[mf]t|mrs?|ms|dr|prof|inc|corp|co|ltd|jr|bros|[a-z])$/;
/** A legal form with its point ends a name: "Umbrella Corp. Hooli churned". */
const LEGAL_FORM = /^(?:inc|corp|co|ltd)$/;
const MAX_WORDS = 6;

const ORDERS =
  /^(?:sign|close|win|land|convert|renew|onboard|launch|start|expand|keep|get|retain|upsell|finish|deploy)$/;

/** "Sign Acme → signed": what was to be done, and what became of it. */
const isOrderMet = (tokens: readonly Token[], at: number) =>
  at === 0 &&
  ORDERS.test(tokens[0]?.text ?? '') &&
  tokens.slice(2, 10).some((t) => /^(?:→|->|=>)$/.test(t.text));

/** Whether a token is written like the first word of a name. */
export function startsName(masked: string, token: Token | undefined): boolean {
  if (token === undefined || (token.kind !== 'word' && token.kind !== 'anchor')) return false;
  const word = raw(masked, token);
  // "SKUs", "SDRs": things, not firms.
  if (/^(?:[A-Z]{2,4}s|TENDERS?|RFP|BIDS?)$/.test(word)) return false;
  // "Three-year deal"
  if (/^[A-Z][a-z]{2,5}-(?:year|month|week|day)$/.test(word)) return false;
  // "Month-2 churn", "Cohort-3"
  if (
    /^(?:Month|Week|Day|Year|Quarter|Cohort|Phase|Stage|Tier|Wave|Batch|Step|Grade|K|PK|P|Pre-?K)-\d/.test(
      word,
    )
  )
    return false;
  return isCapital(word) && !NOT_NAMES.has(token.text.replace(/'s$/, ''));
}

/** The last token of the name that begins at `from`, by its capitals; null when none does. */
export function scan(tokens: readonly Token[], masked: string, from: number): number | null {
  const head = tokens[from];
  // Most words are small, and of those few begin a name.
  if (head?.text === 'first' && isOrder(tokens, from)) return null;
  const body = smallBody(tokens, masked, from) ?? siteAt(tokens, masked, from);
  if (body !== null) return body;
  const small = head?.kind === 'word' && !isCapital(raw(masked, head)) && !/\d/.test(head.text);
  if (small && !smallLead(tokens, masked, from)) return null;
  const initials = isInitials(tokens, masked, from);
  const placed =
    LEADS_OF.has(head?.text ?? '') &&
    isCapital(raw(masked, head)) &&
    tokens[from + 1]?.text === 'of';
  const lead =
    GEO.has(head?.text ?? '') &&
    isCapital(raw(masked, head)) &&
    (startsName(masked, tokens[from + 1]) ||
      initialPair(tokens, masked, from + 1, true) !== null ||
      isPlacedTwice(tokens, masked, from)) &&
    adjacent(tokens, from);
  const weak =
    WEAK_LEADS.has(head?.text ?? '') &&
    isCapital(raw(masked, head)) &&
    COMPANY_WORDS.has(tokens[from + 1]?.text ?? '') &&
    isCapital(raw(masked, tokens[from + 1]));
  const dated = isMonthOfFirm(tokens, masked, from);
  const common = ledByCommon(tokens, masked, from);
  if (common !== null) return common;
  const numbered = numberedHead(tokens, masked, from) ?? initialPair(tokens, masked, from);
  const opens =
    initials || placed || lead || weak || dated || numbered !== null || startsName(masked, head);
  if (!opens && !isMunicipal(tokens, masked, from) && !smallLead(tokens, masked, from)) return null;
  // A sentence often opens with a verb: "Rolled out …", "Launching …".
  if (
    from === 0 &&
    /^[a-z-]+(?:ed|ing)$/.test(head?.text ?? '') &&
    // "BankUnited": no verb has a capital within.
    !/[a-z][A-Z]/.test(raw(masked, head)) &&
    !hasNoStem(head?.text ?? '') &&
    !isFirmAbroad(raw(masked, head)) &&
    !cameBack(tokens) &&
    !continues(masked, tokens[1] ?? head ?? EMPTY) &&
    !actsAlone(head?.text ?? '', tokens[1]?.text ?? '')
  )
    return null;
  if (from === 0 && OPENERS.has(head?.text ?? '') && !opensFirm(tokens, masked)) return null;
  if (isOrderMet(tokens, from) || isGreeting(tokens, masked, from)) return null;
  // "Self-serve is live": no firm, its second half being small.
  if (from === 0 && /^[A-Z][a-z]+(?:-[a-z]+)+$/.test(raw(masked, head))) return null;
  let last = numbered ?? from;
  for (let i = last; i < tokens.length && i - from < MAX_WORDS * 2;) {
    const next =
      extend(tokens, masked, i) ??
      secondOf(tokens, masked, from, i) ??
      forWhat(tokens, masked, from, i) ??
      andField(tokens, masked, from, i);
    if (next === null) break;
    last = next;
    i = next;
  }
  if (isMunicipal(tokens, masked, last)) last++;
  if (last === from && head?.kind === 'word' && withNumber(tokens, last)) return last + 1;
  // "Gross margin expanded …": a quantity, not a customer.
  if (last === from && head?.kind === 'anchor') return listedLetters(tokens, masked, from);
  // "E.": the point of an initial makes no name of it.
  const whole = tokens[last]?.text === '.' ? last - 1 : last;
  return whole === from && head?.text.length === 1 ? null : last;
}

const MONTH_NAMES =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/;

/** "April Labs": a month that the dates have left to the name of a firm. */
const isMonthOfFirm = (tokens: readonly Token[], masked: string, from: number) =>
  tokens[from]?.kind === 'word' &&
  MONTH_NAMES.test(tokens[from].text) &&
  COMPANY_WORDS.has(tokens[from + 1]?.text ?? '') &&
  isCapital(raw(masked, tokens[from + 1])) &&
  adjacent(tokens, from);

const OF_PARTY =
  /\b(?:after [a-z0-9 -]{3,24} away|to us|to (?:the|our) platform|as an? (?:[a-z-]+ )?(?:customer|client))\b/;

/** "Starling came back after nine months away": who was away is no doing, for all its ending. */
const cameBack = (tokens: readonly Token[]) =>
  tokens[1]?.text === 'came' &&
  tokens[2]?.text === 'back' &&
  OF_PARTY.test(
    tokens
      .slice(3, 12)
      .map((t) => t.text)
      .join(' '),
  );

/** "Welcome Halden and Corvus!": a greeting over names alone, unlike "Welcome Break renewed". */
const isGreeting = (tokens: readonly Token[], masked: string, from: number) =>
  from === 0 &&
  tokens[0]?.text === 'welcome' &&
  tokens
    .slice(1)
    .every(
      (t) =>
        t.kind === 'punct' || /^(?:and|to|aboard|the)$/.test(t.text) || isCapital(raw(masked, t)),
    );

const BODY = /^(?:city|town|municipality|county|canton|province|region|commune)$/;
const BODY_ACTS =
  /^(?:has|have|is|was|did|didn't|signed|renewed|extended|churned|cancell?ed|converted|expanded|chose|picked|joined|paused|terminated|bought|ordered|started|went)$/;

/** "The municipality of Malmö extended": a public body written small, of which a verb follows. */
function smallBody(tokens: readonly Token[], masked: string, from: number): number | null {
  const opens = from < 2 || /^(?:[,.;:–—-]|and|but)$/.test(tokens[from - 2]?.text ?? '');
  const led = tokens[from - 1]?.text === 'the' && tokens[from + 1]?.text === 'of' && opens;
  if (!led || !BODY.test(tokens[from]?.text ?? '') || !isCapital(raw(masked, tokens[from + 2])))
    return null;
  let last = from + 2;
  for (let next = extend(tokens, masked, last); next !== null && next < from + MAX_WORDS;) {
    last = next;
    next = extend(tokens, masked, last);
  }
  return BODY_ACTS.test(tokens[last + 1]?.text ?? '') ? last : null;
}

/** "Booking.com": a site that is named as the firm is, though its first word is one of numbers. */
function siteAt(tokens: readonly Token[], masked: string, from: number): number | null {
  const [head, point, end] = [tokens[from], tokens[from + 1], tokens[from + 2]];
  if (head?.kind !== 'anchor' || !isCapital(raw(masked, head)) || point?.text !== '.') return null;
  const glued = point.start === head.end && end?.start === point.end;
  return glued && TLD.test(raw(masked, end).replace(/'s$/, '')) ? from + 2 : null;
}

/** "Florida East Coast Railway": two words for places before the rest of the name. */
const isPlacedTwice = (tokens: readonly Token[], masked: string, from: number) =>
  GEO.has(tokens[from + 1]?.text ?? '') &&
  isCapital(raw(masked, tokens[from + 1])) &&
  adjacent(tokens, from + 1) &&
  startsName(masked, tokens[from + 2]);

/** The next token that still belongs to the name that reaches to `at`. */
function extend(tokens: readonly Token[], masked: string, at: number): number | null {
  const here = tokens[at];
  const next = tokens[at + 1];
  if (here === undefined || next === undefined || !adjacent(tokens, at)) return null;
  if (here.kind === 'anchor' && here.anchor !== 'decoy' && !COMPANY_WORDS.has(here.text))
    return null;
  const place =
    ofPlace(tokens, masked, at) ??
    onStreet(tokens, masked, at) ??
    (isCapital(raw(masked, here)) ? initialPair(tokens, masked, at + 1, true) : null);
  if (place !== null) return place;
  if (closesWithNumber(tokens, masked, at)) return at + 1;
  const small = withSmallWord(tokens, masked, at);
  if (small !== null) return small;
  const owned = ownedBy(tokens, masked, at);
  if (owned !== null) return owned;
  // "Hardee's of Carolina", but "Acme's pilot"
  if (
    /'s$/.test(here.text) &&
    next.kind === 'word' &&
    next.text !== 'of' &&
    !isCapital(raw(masked, next))
  )
    return null;
  if (ownsSite(tokens, at)) return null;
  if (next.text === '.' && next.start === here.end) {
    const after = tokens[at + 2];
    if (after !== undefined && after.start === next.end && TLD.test(after.text)) return at + 2;
    if (gluedCapitals(tokens, masked, at)) return at + 2;
    if (after !== undefined && repeats(tokens, at, after)) return null;
    if (ABBREVIATED.test(here.text))
      return after !== undefined && !LEGAL_FORM.test(here.text) && continues(masked, after)
        ? at + 2
        : at + 1;
    return null;
  }
  if (here.text === '.' && LEGAL_FORM.test(tokens[at - 1]?.text ?? '')) return null;
  if (
    (here.text === '.' && next.text !== '&') ||
    !/^(?:&|of|for|the|de|del|dello|della|delle|degli|la|le|do|da|dos|das|des|aux|di|du|van|von|der|den|y|e|et|\+)$/.test(
      next.text,
    )
  )
    return continues(masked, next) ? at + 1 : overCommon(tokens, masked, at);
  const after = tokens[at + 2];
  if (next.text === '+' && partsFirms(tokens, masked, at)) return null;
  if (
    next.text === '&' ||
    next.text === '+' ||
    /^(?:de|del|dello|della|delle|degli|la|le|do|da|dos|das|des|aux|di|du|van|von|der|den|y|e|et)$/.test(
      next.text,
    )
  )
    return after !== undefined && isCapital(raw(masked, after)) ? at + 2 : null;
  if (next.text === 'of' && LEADS_OF.has(here.text)) {
    const skip = after?.text === 'the' ? 3 : 2;
    return isCapital(raw(masked, tokens[at + skip])) ? at + skip : null;
  }
  return next.text === 'of' ? ofSecond(tokens, masked, at) : null;
}

/** "THALES UK TENDER": what was bid for, no part of the name. */
const OF_BIDS = /^(?:tenders?|rfps?|bids?)$/;

function continues(masked: string, token: Token): boolean {
  if (token.kind !== 'word' && token.kind !== 'anchor') return false;
  if (!isCapital(raw(masked, token)) || OF_BIDS.test(token.text)) return false;
  // "Bane NOR"
  if (raw(masked, token) === 'NOR') return true;
  return !NOT_NAMES.has(token.text) || COMPANY_WORDS.has(token.text) || GEO.has(token.text);
}
