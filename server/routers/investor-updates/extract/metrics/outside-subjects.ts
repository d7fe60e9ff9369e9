import type { Token } from '../tokens/tokenize';
import { FACT_VERBS } from './cues';
import type { NamedSubjects } from './named-subjects';
import { outsider } from './outsiders';
import { endOfTalk, OURS, startsClause } from './stretch';

const OWNER =
  /^(?:our|my|the|a|an|one|another|any|some|this|that|its|his|her|each|every|both|two|three)$/;
const INDEFINITE = /^(?:a|an|one|another|any|some|each|every|two|three)$/;
const OF_THEM = /^(?:one|two|three|some|each|another|both|most|many|any|none)$/;
const NO_MODIFIER =
  /^(?:of|to|at|in|on|with|for|from|by|and|or|as|than|is|are|was|were|has|have|had|who|which|that)$/;
/** Words that may stand between the start of a sentence and its subject. */
const OPENS =
  /^(?:also|now|meanwhile|fyi|today|yesterday|currently|even|btw|then|so|though|although|unlike|like|than|vs|versus|besides|if|[a-z]{3,}ly)$/;
const ADVERB =
  /^(?:now|also|just|currently|already|still|then|alone|itself|itselves|themselves|today|only|both|all|each|together|once|apparently|reportedly|meanwhile|never|downstairs|upstairs|nearby)$/;
const PLACE = /^(?:in|at|from|of|near|over|on|across|around|for|behind)$/;
const RELATIVE = /^(?:we|i|who|whom|which|that)$/;
const HAVE = /^(?:has|have|had|having)$/;
const HOLD = /^(?:holds?|held|holding|keeps?|kept)$/;
const DOES =
  /^(?:manag|employ|boast|oversee|offer|own|claim|count|carr|earn|generat|burn|reach|cross|pass|surpass|top|add|lend|lent|total)(?:e?s|ed|d|ing|y|ies|ied|e|)$|^(?:runs?|ran|hits?|makes?|made|does|did|grew|oversaw|sees|saw)$/;
const IS = /^(?:is|are|was|were|stands|stood|sits|sat)$/;
/** What one has or is: a size, a sum, or something of theirs. */
const OBJECT =
  /^(?:an?|its|their|his|her|some|over|about|around|roughly|nearly|almost|approximately|only|just|more|less|fewer|some|up|at|on|to|between|well|under|~|valued|valued at|worth|still|now|close|probably|maybe)$/;
const GREW =
  /^(?:grown|grew|expanded|scaled|raised|reached|passed|hit|crossed|shrunk|doubled|tripled)$/;
const BANKS = /^(?:banks?|custodians?|brokers?|processors?)$/;
const REACH = 9;

/**
 * Stretches whose subject is a party outside the company, told by what it is to it: "Our landlord,
 * with 25 employees, …", "the school we work with has …", "our lender SVB holds …".
 * @param isName whether the token is a word of another firm's name
 * @param isOwn whether a word is part of the company's own name: "Harbor Bank"
 */
export function outsideSubjects(
  tokens: readonly Token[],
  isName: (at: number) => boolean,
  isOwn: (word: string) => boolean,
): NamedSubjects {
  const found: NamedSubjects = { others: [], perhaps: [] };
  tokens.forEach((token, i) => {
    if (token.kind !== 'word' && token.kind !== 'anchor') return;
    const noun = token.text.replace(/'s$/, '');
    const kind = outsider(noun, tokens[i - 1]?.text);
    if (kind === null || isOwn(noun)) return;
    const first = ownerBefore(tokens, i);
    if (first === null) return;
    // "the firm that does our books", but not "the firm that we run"
    const works = /^(?:that|which|who)$/.test(tokens[i + 1]?.text ?? '') && !isWe(tokens[i + 2]);
    if (kind === 'firm' && !works) return;
    // "our landlord's team has …"
    const people = noun !== token.text;
    if (people && !isPeople(tokens[i + 1])) return;
    const told = toldOf(tokens, people ? i + 1 : i, first, isName);
    if (told === null || (kind === 'firm' && !told.related)) return;
    const indefinite = INDEFINITE.test(tokens[first]?.text ?? '');
    const spoken = tokens.slice(0, first).some((t) => outsider(t.text) === 'sure');
    const sure = told.related || indefinite || spoken || (kind === 'sure' && !told.kept);
    found[sure ? 'others' : 'perhaps'].push([token.start, told.end]);
  });
  return found;
}

const isWe = (token: Token | undefined) => /^(?:we|we've|i)$/.test(token?.text ?? '');

const isPeople = (token: Token | undefined) =>
  token?.kind === 'anchor' && token.anchor === 'headcount';

/** "Our main contract manufacturer": the word that says whose the noun is; null without one. */
function ownerBefore(tokens: readonly Token[], noun: number): number | null {
  for (let i = noun - 1; i >= 0 && i >= noun - 5; i--) {
    const token = tokens[i];
    if (token === undefined) return null;
    // "one of our resellers"
    if (OWNER.test(token.text))
      return tokens[i - 1]?.text === 'of' && OF_THEM.test(tokens[i - 2]?.text ?? '') ? i - 2 : i;
    const fits = token.text === '-' || token.kind === 'word' || token.kind === 'anchor';
    if (!fits || NO_MODIFIER.test(token.text) || OURS.test(token.text)) return null;
    if (FACT_VERBS.has(token.text)) return null;
  }
  return null;
}

interface Told {
  end: number;
  /** "The school we work with": whose it is not is said. */
  related: boolean;
  /** "Our bank holds $3M" may be the company's own. */
  kept: boolean;
}

function toldOf(
  tokens: readonly Token[],
  noun: number,
  first: number,
  isName: (at: number) => boolean,
): Told | null {
  const before = tokens[first - 1];
  const subject =
    startsClause(tokens, first) || before?.kind === 'date' || OPENS.test(before?.text ?? '');
  let at = noun + 1;
  let related = false;
  while (at < tokens.length && at < noun + REACH) {
    const text = tokens[at]?.text ?? '';
    const aside = asideEnd(tokens, at);
    if (withSize(tokens, at)) return { end: endOfSize(tokens, at), related: true, kept: false };
    if (aside !== null) {
      const size = /^[,(]$/.test(text) && sizedAside(tokens, at + 1);
      if (size) return { end: tokens[aside]?.end ?? 0, related, kept: false };
      at = aside + 1;
    } else if (isName(at) || ADVERB.test(text)) at++;
    else if (PLACE.test(text) && tokens[at + 1]?.kind !== 'number')
      at += /^(?:the|our|my)$/.test(tokens[at + 1]?.text ?? '') ? 3 : 2;
    else if (RELATIVE.test(text) && !related) {
      const verb = verbOfRelative(tokens, at);
      if (verb === null) return null;
      related = /^(?:we|i)$/.test(text) || tokens.slice(at, verb).some((t) => OURS.test(t.text));
      // "a reseller that has 80 employees" is told of wherever it stands.
      if (!subject && !related && INDEFINITE.test(tokens[first]?.text ?? '')) related = true;
      if (!subject && !related) return null;
      return has(tokens, verb) ? told(tokens, verb, related, noun) : null;
    } else break;
  }
  return subject && has(tokens, at) ? told(tokens, at, related, noun) : null;
}

const told = (tokens: readonly Token[], verb: number, related: boolean, noun: number): Told => ({
  end: endOfClause(tokens, verb),
  related,
  kept:
    (HOLD.test(tokens[verb]?.text ?? '') || IS.test(tokens[verb]?.text ?? '')) &&
    BANKS.test(tokens[noun]?.text ?? ''),
});

/** The verb of having behind "we work with", "that does our books"; the words of one's own have are none. */
function verbOfRelative(tokens: readonly Token[], from: number): number | null {
  const direct = /^(?:who|which|that)$/.test(tokens[from]?.text ?? '');
  for (let i = from + 1; i < tokens.length && i < from + REACH; i++) {
    const token = tokens[i];
    if (token === undefined || token.kind === 'number' || token.kind === 'punct') return null;
    const verbs = i > from + 1 || direct;
    if (!verbs || !has(tokens, i)) continue;
    const own = tokens.slice(from + 1, i).every((t) => ADVERB.test(t.text) || OURS.test(t.text));
    return own && !direct ? null : i;
  }
  return null;
}

/** Where an aside between commas or brackets that opens here closes; null without. */
function asideEnd(tokens: readonly Token[], open: number): number | null {
  const mark = tokens[open]?.text ?? '';
  if (!/^[,(–—]$/.test(mark)) return null;
  const close = mark === '(' ? ')' : mark;
  const end = tokens.findIndex((t, i) => i > open + 1 && t.text === close);
  if (end < 0 || end > open + 14) return null;
  const own = tokens.slice(open, end).some((t) => /^(?:we|we're|i)$/.test(t.text));
  return own && !RELATIVE.test(tokens[open + 1]?.text ?? '') ? null : end;
}

/** ", with 25 employees,", "(300 employees)", ", which has $3M ARR,". */
const sizedAside = (tokens: readonly Token[], from: number) =>
  tokens[from]?.text === 'with' ||
  tokens[from]?.text === 'whose' ||
  tokens[from]?.kind === 'number' ||
  (/^(?:who|which)$/.test(tokens[from]?.text ?? '') && has(tokens, from + 1)) ||
  has(tokens, from);

/** "a recruiter with 12 employees", "our comp at $5M ARR": its size directly behind. */
function withSize(tokens: readonly Token[], at: number): boolean {
  const lead = tokens[at]?.text ?? '';
  if (lead === 'whose') return true;
  if (!/^(?:with|at|of)$/.test(lead)) return false;
  let number = at + 1;
  while (OBJECT.test(tokens[number]?.text ?? '') && number < at + 4) number++;
  const [size, of] = [tokens[number], tokens[number + 1]];
  if (size?.kind !== 'number') return false;
  const counted = of?.kind === 'anchor' && of.anchor === 'headcount';
  return counted || (lead === 'at' && size.number.currency !== null);
}

const endOfSize = (tokens: readonly Token[], at: number) => endOfClause(tokens, at + 1);

/** Whether a verb of having stands here with what is had behind it: "has extended the runway" tells nothing of its own. */
function has(tokens: readonly Token[], at: number): boolean {
  const verb = tokens[at]?.text ?? '';
  const next = tokens[at + 1];
  if (next === undefined) return false;
  if (HAVE.test(verb) && GREW.test(next.text)) return true;
  if (!HAVE.test(verb) && !HOLD.test(verb) && !DOES.test(verb) && !IS.test(verb)) return false;
  if (next.kind === 'number' || OBJECT.test(next.text)) return true;
  const of = tokens[at + 2];
  return next.kind === 'anchor' && (of?.text === 'of' || of?.kind === 'number');
}

/** What is told of them ends with their clause, or where a mark opens figures of another. */
function endOfClause(tokens: readonly Token[], from: number): number {
  const end = endOfTalk(tokens, from);
  const mark = tokens.find((t, i) => i > from && /^[:–—]$/.test(t.text));
  return Math.min(end, mark?.start ?? end);
}
