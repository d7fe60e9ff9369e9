import type { Token } from '../tokens/tokenize';
import { isBrand, mayBeginBrand } from './brands';
import { isLabel, isUnit } from './line-labels';
import { isFirmAbroad } from './firms-abroad';
import { isFortuneName, mayBeginFortuneName } from './tier';
import { normalizeName } from './normalize';
import { hasForeignArticle, ownsArticle, ownsS } from './name-endings';
import { adjacent, gluedCapitals, hasNoStem, isCapital, raw } from './name-letters';
import type { Name } from './name';
import { andField, forWhat, isTitled, ownedBy, secondOf } from './name-joined';
import { GEO, LEADS_OF, OPENERS, WEAK_LEADS } from './name-openings';
import { styledAt } from './name-styled';
import { secondFirm } from './second-firm';
import { goesOnAsFirm, listedLetters, ownsSite, repeats } from './name-goes-on';
import { initialPair, numberedHead, onStreet, withNumber } from './name-numbers';
import {
  actsAlone,
  closesWithNumber,
  cutOff,
  isFirstPartner,
  isInitials,
  isKindOf,
  isMunicipal,
  isOrder,
  isPlaceNamed,
  ledByCommon,
  ofPlace,
  ofSecond,
  opensFirm,
  overCommon,
  partsFirms,
  smallLead,
  withSmallWord,
} from './name-shapes';
import { COMPANY_WORDS, FIRST_NAMES, NOT_NAMES } from './words';

const EMPTY: Token = { kind: 'punct', text: '', start: 0, end: 0 };
const TLD =
  /^(?:com|io|ai|co|net|org|gov|edu|app|dev|eu|de|fr|nl|se|dk|fi|ch|es|pl|pt|uk|tech|cloud|xyz|fm|tv)$/;
const ABBREVIATED = /^(?:st|gebr|mt|dr|inc|corp|co|ltd|jr|bros|[a-z])$/;
/** A legal form with its point ends a name: "Umbrella Corp. Hooli churned". */
const LEGAL_FORM = /^(?:inc|corp|co|ltd)$/;
const MAX_WORDS = 6;

/**
 * Finds proper names among the tokens of a sentence, left to right.
 * @param listsCustomers the lines are of customers: a word alone may be a name in small letters
 */
export function findNames(
  tokens: readonly Token[],
  masked: string,
  known: ReadonlySet<string>,
  listsCustomers = false,
): Name[] {
  const names: Name[] = [];
  for (let i = 0; i < tokens.length; i++) {
    if (tokens[i]?.kind === 'punct' && !/^\d/.test(tokens[i]?.text ?? '')) continue;
    const last =
      knownAt(tokens, masked, i, known) ??
      scan(tokens, masked, i) ??
      styledAt(tokens, masked, i, names.at(-1), listsCustomers);
    if (last === null || cutOff(tokens, masked, names.at(-1), i)) continue;
    if (
      last === i &&
      (isKindOf(tokens, masked, i) ||
        isLabel(tokens, i, listsCustomers) ||
        isUnit(tokens, masked, i))
    )
      continue;
    const partner = names.at(-1);
    if (partner !== undefined && isFirstPartner(tokens, partner, { first: i, last })) {
      names[names.length - 1] = build(tokens, masked, partner.first, last, known);
      i = last;
      continue;
    }
    const listed = names.at(-1)?.last === i - 2 && tokens[i - 1]?.text === ',';
    const second = secondFirm(tokens, masked, i, last, known, listed);
    if (second !== null) names.push(build(tokens, masked, i, second - 2, known));
    names.push(build(tokens, masked, second ?? i, last, known));
    i = last;
  }
  return names;
}

const ORDERS =
  /^(?:sign|close|win|land|convert|renew|onboard|launch|start|expand|keep|get|retain|upsell|finish|deploy)$/;

/** "Sign Acme → signed": what was to be done, and what became of it. */
const isOrderMet = (tokens: readonly Token[], at: number) =>
  at === 0 &&
  ORDERS.test(tokens[0]?.text ?? '') &&
  tokens.slice(2, 10).some((t) => /^(?:→|->|=>)$/.test(t.text));

/** The longest run of tokens that is a name on file or on the Fortune list. */
function knownAt(
  tokens: readonly Token[],
  masked: string,
  from: number,
  known: ReadonlySet<string>,
): number | null {
  const head = tokens[from];
  if (
    head === undefined ||
    head.kind === 'punct' ||
    (head.kind === 'number' && known.size === 0 && !/^[37]/.test(head.text))
  )
    return null;
  const capital = isCapital(raw(masked, head)) || head.kind === 'number';
  const isOnFile = (name: string) => known.size > 0 && known.has(normalizeName(name));
  if (
    known.size === 0 &&
    !(capital && (mayBeginFortuneName(head.text.replace(/'s$/, '')) || mayBeginBrand(head.text))) &&
    head.text.length > 1
  )
    return null;
  if (!capital && !isOnFile(head.text)) return null;
  for (let last = Math.min(tokens.length - 1, from + 6); last >= from; last--) {
    const tail = tokens[last];
    if (tail === undefined || tail.end - head.start > 60 || /^[&+/–—-]$/.test(tail.text)) continue;
    if (known.size === 0 && tail.kind !== 'number' && !isCapital(raw(masked, tail))) continue;
    const text = masked.slice(head.start, tail.end);
    const plain = text.replace(/'s$/, '');
    const listed =
      (isFortuneName(text) || isBrand(plain) || (plain !== text && isFortuneName(plain))) &&
      (isCapital(raw(masked, tail)) || tail.kind === 'number') &&
      // "Nov" is a month, NOV a firm.
      !(last === from && NOT_NAMES.has(head.text) && /[a-z]/.test(text));
    if (!/[,;:()]/.test(text) && (listed || isOnFile(text) || isOnFile(plain))) {
      const longer = tokens[last + 1];
      const firm = isOnFile(plain) ? null : goesOnAsFirm(tokens, masked, last);
      if (firm !== null) return firm;
      // "Target Optical" is not Target.
      const joined =
        longer?.text === '&' && isCapital(raw(masked, tokens[last + 2])) && adjacent(tokens, last);
      const branch = ofPlace(tokens, masked, last) !== null;
      const particled =
        /^(?:de|del|do|da|di)$/.test(longer?.text ?? '') &&
        isCapital(raw(masked, tokens[last + 2])) &&
        adjacent(tokens, last);
      const goesOn =
        ((particled || branch) && !isOnFile(plain)) ||
        (joined && !isOnFile(plain)) ||
        (longer?.kind === 'word' &&
          isCapital(raw(masked, longer)) &&
          (COMPANY_WORDS.has(longer.text) ||
            isPlaceNamed(tokens, masked, last) ||
            ((last === from || isBrand(plain)) &&
              adjacent(tokens, last) &&
              startsName(masked, longer))) &&
          !isOnFile(plain));
      return goesOn ? null : last;
    }
  }
  return null;
}

function startsName(masked: string, token: Token | undefined): boolean {
  if (token === undefined || (token.kind !== 'word' && token.kind !== 'anchor')) return false;
  const word = raw(masked, token);
  // "SKUs", "SDRs": things, not firms.
  if (/^[A-Z]{2,4}s$/.test(word)) return false;
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

function scan(tokens: readonly Token[], masked: string, from: number): number | null {
  const head = tokens[from];
  // Most words are small, and of those few begin a name.
  if (head?.text === 'first' && isOrder(tokens, from)) return null;
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
  const common = ledByCommon(tokens, masked, from);
  if (common !== null) return common;
  const numbered = numberedHead(tokens, masked, from) ?? initialPair(tokens, masked, from);
  const opens = initials || placed || lead || weak || numbered !== null || startsName(masked, head);
  if (!opens && !isMunicipal(tokens, masked, from) && !smallLead(tokens, masked, from)) return null;
  // A sentence often opens with a verb: "Rolled out …", "Launching …".
  if (
    from === 0 &&
    /^[a-z-]+(?:ed|ing)$/.test(head?.text ?? '') &&
    // "BankUnited": no verb has a capital within.
    !/[a-z][A-Z]/.test(raw(masked, head)) &&
    !hasNoStem(head?.text ?? '') &&
    !continues(masked, tokens[1] ?? head ?? EMPTY) &&
    !actsAlone(head?.text ?? '', tokens[1]?.text ?? '')
  )
    return null;
  if (from === 0 && OPENERS.has(head?.text ?? '') && !opensFirm(tokens, masked)) return null;
  if (isOrderMet(tokens, from)) return null;
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

function continues(masked: string, token: Token): boolean {
  if (token.kind !== 'word' && token.kind !== 'anchor') return false;
  if (!isCapital(raw(masked, token))) return false;
  return !NOT_NAMES.has(token.text) || COMPANY_WORDS.has(token.text) || GEO.has(token.text);
}

function build(
  tokens: readonly Token[],
  masked: string,
  head: number,
  last: number,
  known: ReadonlySet<string>,
): Name {
  const owned =
    ownsArticle(tokens, masked, head, last, known) || hasForeignArticle(tokens, masked, head);
  const first = owned ? head - 1 : head;
  const start = tokens[first]?.start ?? 0;
  let end = tokens[last]?.end ?? start;
  let text = masked.slice(start, end);
  const listed = (value: string) =>
    isFortuneName(value) || isBrand(value) || (known.size > 0 && known.has(normalizeName(value)));
  if (/'s$/.test(text) && !ownsS(text, start, tokens, last, masked, known)) {
    end -= 2;
    text = text.slice(0, -2);
  }
  text = text.replaceAll(/[\s\u0001]+/g, ' ');
  const words = text.toLowerCase().split(' ');
  const company =
    listed(text) ||
    isFirmAbroad(text) ||
    words.some((word, i) => (i > 0 || words.length > 1) && COMPANY_WORDS.has(word)) ||
    /\.(?:com|io|ai|gov|edu|co)$/i.test(text);
  const person =
    !company &&
    !text.includes('&') &&
    ((words.length >= 2 && words.length <= 3 && FIRST_NAMES.has(words[0] ?? '')) || isTitled(text));
  return {
    first,
    last,
    start,
    end,
    text,
    company,
    known: known.size > 0 && known.has(normalizeName(text)),
    person,
  };
}
