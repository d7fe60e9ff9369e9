import { ROLE, WAY_TO } from './vocabulary';
import { rangeOf, sentencesOf, type Range } from './sentences';
import { andParts, itemParts } from './and-parts';
import { namesAlso } from './also-needs';
import { asksReader, mayAsk } from './ask-patterns';
import { bracketed } from './bracketed';
import { classify } from './classify';
import { isFavour } from './favours';
import { fragmentType } from './fragments';
import { namedItems } from './named-list';
import { asksOtherMatter, asksOtherThing } from './own-matter';
import { pointsBack } from './pointing-back';
import { topicItems } from './topics';
import { LESSON, toldType } from './told-types';
import type { Hint, Line } from './types';
import { plainWords } from './wording';

const MAX_PARTS = 300;
const MARKS = / ?[•●▪◦‣·] +| (?:\/\/|\|{1,2}) +/g;
const BULLETS = / [•●▪◦‣] +/g;
const NUMBERS =
  /(?:^|[,;]? (?:and|or|plus|&) |[\s;,])(?:\(\d{1,2}\)|\d{1,2}[.)]|asks? #?\d{1,2}[:.)]|\([a-h]\)|[a-h]\)|\((?:i{1,3}|iv|vi{0,3})\)) +/gi;
const SEMICOLONS = /; */g;
const ALSO = /; (?=(?:and |also |plus |we(?:'re| are)? (?:also )?(?:need|looking|hiring)\b))/gi;
/** "Two introductions: one to a bank and one to a fund". */
const ONE_TO = /^(?:\w+ )?one (?:to|with|for|from) /i;
const AND_ONE = /,? (?:and|plus|&) (?=(?:one|another|the other) (?:to|with|for|from) )/gi;
const HEAD = `(?:(?:introduce|connect|point|tell) (?:us|me) |(?:someone|somebody) (?:to|who) |an? (?:warm |good |direct |friendly )?(?:path|way|door|line|route) (?:in)?to |(?:an?|half an|ten|twenty|thirty|\\d+) (?:\\w+ )?(?:hour|minutes|call|chat|coffee|conversation) with|intros?|introductions?|advice|feedback|referrals?|candidates?|recommendations?|help (?:with|finding|us)|(?:finding|getting|introducing|connecting|hiring|meeting|reaching) |your (?:views?|opinions?|thoughts|advice|take|feedback|help) (?:on|about|with) |leave us |upvote |vote for |follow us |share our |(?:hire|recruit|find|meet|get|raise) (?:an?|our|some|two|three|opinions?|advice|feedback|intros?|introductions?|views?|help)\\b|an? (?:good |great |reliable |solid |trusted |affordable )?(?:[\\w-]+ )?(?:lawyer|attorney|law firm|accountant|auditor|cpa|notary|tax advis[eo]r|headhunter|executive coach)\\b|(?:an? |our )?(?:senior |junior |staff |lead |founding |fractional |part-time |head of |great |strong |first |[\\w-]+ ){0,2}${ROLE}\\b)`;
const COMMAS = new RegExp(
  `(?:, (?:and |plus )?|,? (?:and|plus) (?=an? |half an |intro|advice|feedback|referral|hiring |meeting |finding |leave us|upvote |vote for|follow us|share our))(?=${HEAD})`,
  'gi',
);

/** In an asks section a need of the company's own is an ask as well. */
const OWN_NEED =
  /^(?:(?:and|also|first(?:ly)?|second(?:ly)?|third(?:ly)?|next|then|plus|finally|lastly|in addition|additionally|separately|on the \w+ side),? )?(?:(?:we|i)(?:'re| are| am|'m)? )?(?:also |still |now |currently |equally |urgently |badly |really |actively )*(?:need|want(?= (?:an?|one|two|some(?:one|body)|another|our (?:first|next)) )|in need of|looking for|searching for|hiring|recruiting|seeking|raising|search(?:ing)?(?: still)?(?: for)?(?= an?\b)|lack(?:ing)?|short of|missing|(?:looking|want(?:ing)?|wish(?:ing)?|hop(?:e|ing)|plan(?:ning)?) to (?:hire|recruit|add|bring (?:on|in))|(?:can't|cannot|unable to) find|(?:keen|eager) (?:on|for|to (?:get|hear|have)))\b/;

/** In an asks section "Intros to …" and "Referrals for …" are requests by themselves. */
const INTRO_HEAD =
  /^(?:also,? |and |finally,? )?(?:warm |any |some |key |good )*(?:(?:intros?|introductions?) (?:to|with)|(?:recommendations?|referrals?|candidates?|suggestions?|leads) (?:for|on)|(?:advice|guidance|feedback) (?:on|about|from))\b/;

/** "A link to museum registrars". */
const WAY_HEAD = new RegExp(`^(?:(?:and|also|finally),? )*${WAY_TO}`);

/** "Senior frontend engineer candidates." */
const NAMED_LAST =
  /^(?!(?:any|no|many|more|great|good|strong|our|your|these|those|two|three|several|some) (?:candidates|intros|introductions|referrals)\b)(?:(?!(?:we|i|you|they|is|are|was|were|has|have|had|got|met|thanks|the|these|those|from)\b)[\w&/-]+ ){1,5}(?:candidates?|intros?|introductions?|referrals?|recommendations?)(?: (?:in|for|at) [\w ,&/-]{2,40})?[.!]?$/;

/** "Hire a PM." */
const HIRE = /^(?:and |also |plus )?(?:hire|recruit) (?:an?|our|one|two|three|\d) /;

/** "And, less glamorous: an integration engineer". */
const BESIDES =
  /^(?:and|also|plus|finally|lastly),? (?:(?:later|then|after that|further out|next|in|from) ?[\w ]{0,24}, )?(?:[\w -]{2,30}: )?/;
/** "First, …. Second, …": each is an ask of its own. */
const ORDINAL =
  /^(?:and )?(?:first(?:ly)?|second(?:ly)?|third(?:ly)?|fourth(?:ly)?|fifth(?:ly)?|finally|lastly)[,:] |^(?:and )?the (?:first|second|third|fourth|last|other)(?: one| thing)?(?: is\b|[,:] )/i;

/** True for a sentence that counts: "Second, we need a designer." */
export function isOrdinal(text: string, { start }: Range): boolean {
  return ORDINAL.test(text.slice(start, start + 20));
}

/** True for a sentence that states a need: "We are hiring a Head of Growth". */
export function isOwnNeed(text: string): boolean {
  return OWN_NEED.test(text);
}

/** "first, a chemist …": counts what stands behind. */
const COUNTING =
  /^(?:and )?(?:first(?:ly)?|second(?:ly)?|third(?:ly)?|finally|lastly|also|next|plus)[:,]?$/i;

function cutAt(text: string, range: Range, separator: RegExp): Range[] {
  const body = text.slice(range.start, range.end);
  const parts: Range[] = [];
  let start = 0;
  const push = (end: number) => {
    const piece = body.slice(start, end);
    const trimmed = piece.trim();
    if (/\p{L}/u.test(trimmed)) {
      const from = range.start + start + piece.indexOf(trimmed);
      parts.push({ start: from, end: from + trimmed.length });
    }
  };
  for (const match of body.matchAll(separator)) {
    if (parts.length >= MAX_PARTS) return parts;
    push(match.index);
    start = match.index + match[0].length;
  }
  push(body.length);
  return parts;
}

/** "We're opening the A in February; would love your top funds": the one tells why, or when. */
function isReason(text: string, parts: readonly Range[]): boolean {
  const [first, second] = parts.map((it) => plainWords(text.slice(it.start, it.end)));
  if (parts.length !== 2 || first === undefined || second === undefined) return false;
  const asks =
    /^(?:so |and )?(?:would|we'd|i'd|please)\b/.test(second) ||
    asksReader(second) ||
    isFavour(second);
  return /^(?:we|our|the|i)\b/.test(first) && !asksReader(first) && asks;
}

/** "two openings (Head of Sales, engineer)": a bracket is still open. */
const opensBracket = (words: string): boolean => /\([^()]*$/.test(words.slice(-300));

/** "Intros to Ford, GM, Toyota": two capitals between names are a name, no role. */
function joinedNames(text: string, parts: readonly Range[]): Range[] {
  const joined: Range[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const before = last ? text.slice(Math.max(last.start, part.start - 40), part.start) : '';
    const letters = /^[A-Z]{2}(?:$|,|(?:,? and| &) \p{Lu})/u.test(text.slice(part.start, part.end));
    const named = /(?<![\p{L}\p{N}.'-])\p{Lu}[\p{L}\p{N}.'-]{0,30}(?:,|,? and| &) ?$/u;
    const inBracket = last !== undefined && opensBracket(text.slice(last.start, part.start));
    if (last && (inBracket || (letters && named.test(before)))) last.end = part.end;
    else joined.push({ ...part });
  }
  return joined;
}

/** "• Intro to Visa • Hire a PM": the items that marks part within a line; the line for none. */
export const markedItems = (text: string, range: Range): Range[] => {
  const parts = cutAt(text, range, BULLETS);
  return parts.length > 1 && parts.every((it) => it.end - it.start >= 4)
    ? parts
    : alsoItems(text, range).flatMap((part) => itemParts(text, part));
};

/** "Intro to the CIO of X; also looking for a counsel": two asks of one line, where both ask. */
function alsoItems(text: string, range: Range): Range[] {
  const parts = cutAt(text, range, ALSO);
  const words = parts.map(({ start, end }) => plainWords(text.slice(start, end).slice(0, 1_200)));
  const asks = words.every(
    (it) => asksReader(it) || OWN_NEED.test(it) || INTRO_HEAD.test(it) || WAY_HEAD.test(it),
  );
  const types = new Set(words.map((it) => classify(it.replace(/^(?:and |also |plus )+/, ''))));
  return parts.length > 1 && asks && types.size === parts.length ? parts : [range];
}

/** The items of asks written on one line after their heading; one item when it is no list. */
export function inlineItems(text: string, range: Range): Range[] {
  return itemsOf(text, range).filter(({ start, end }) => !COUNTING.test(text.slice(start, end)));
}

function itemsOf(text: string, range: Range): Range[] {
  for (const separator of [MARKS, NUMBERS, SEMICOLONS]) {
    const parts = cutAt(text, range, separator);
    // "introductions to (i) funds, (ii) …": what leads to the items is none.
    const [head] = parts;
    const leads =
      separator === NUMBERS &&
      parts.length > 2 &&
      head !== undefined &&
      head.end - head.start < 60 &&
      / (?:to|with|for|on|at|from|of)$/.test(text.slice(head.start, head.end));
    if (leads) parts.shift();
    // A semicolon within a text of several sentences parts clauses rather than items.
    const clauses =
      separator === SEMICOLONS && (sentencesOf(text, range).length > 1 || isReason(text, parts));
    const list = !clauses && parts.length >= 2 && parts.every((it) => it.end - it.start >= 4);
    if (list) return parts;
  }
  const topics = topicItems(text, range);
  if (topics.length > 1) return topics;
  const named = bracketed(text, range);
  if (named.length > 1 && sentencesOf(text, range).length === 1) return named;
  const each = ONE_TO.test(text.slice(range.start, range.start + 12))
    ? cutAt(text, range, AND_ONE)
    : [];
  if (each.length > 1) return each;
  const listed = listedFirst(text, range);
  if (listed.length > 1) return listed;
  if (range.end - range.start > 600) return sentenceItems(text, range, null);
  const companies = namedItems(text, range, (words) => classify(words));
  if (companies.length > 1) return companies;
  const parts = joinedNames(text, cutAt(text, range, COMMAS));
  const types = new Set(parts.map((part) => classify(text.slice(part.start, part.end))));
  return parts.length >= 2 && types.size >= 2 && sentencesOf(text, range).length === 1
    ? parts
    : sentenceItems(text, range, null);
}

const TO_WHOM =
  /\b(?:intros?|introductions?|introduce (?:us|me)|connect (?:us|me)|referrals?|connections?) (?:to|with)$/i;
const IN_ORDER = /\((?:i|a|1)\) .{4,400}\((?:ii|b|2)\) /i;

/** "introductions to (i) heads of sourcing and (ii) funds": each, of a sentence that asks; or none. */
export function countedIntros(text: string, range: Range): Range[] {
  const raw = text.slice(range.start, Math.min(range.end, range.start + 1_200));
  if (!IN_ORDER.test(raw)) return [];
  const [head, ...items] = cutAt(text, range, NUMBERS);
  if (head === undefined || !TO_WHOM.test(text.slice(head.start, head.end))) return [];
  const whole = items.length > 1 && items.every((it) => it.end - it.start >= 4);
  return whole ? items.map(({ start, end }) => ({ start, end })) : [];
}

const THEN =
  /^(?:(?:and|also|then|next|finally|lastly|later)\b,? )*(?:(?:later|after that|in|by|from|before) [^,;]{2,30}, )?/;

/** "Talks with A; then, in spring, an hour with B. Thanks.": the first sentence is a list. */
function listedFirst(text: string, range: Range): Range[] {
  const [first, ...rest] = sentencesOf(text, range);
  if (first === undefined || rest.length === 0) return [];
  const parts = cutAt(text, first, SEMICOLONS);
  const named = parts.every(({ start, end }) => {
    const words = plainWords(text.slice(start, end)).replace(/[.]$/, '').replace(THEN, '');
    return fragmentType(words) !== null || INTRO_HEAD.test(words) || WAY_HEAD.test(words);
  });
  const last = parts.at(-1);
  if (!named || last === undefined) return [];
  return [...parts.slice(0, -1), { start: last.start, end: range.end }];
}

/** A paragraph is one ask, unless its sentences clearly ask for things of different types. */
export function sentenceItems(text: string, range: Range, hint: Hint | null): Range[] {
  const sentences =
    range.end - range.start > 5_000
      ? []
      : sentencesOf(text, range).flatMap((sentence) => {
          const parts = hint === null ? andParts(text, sentence) : [sentence];
          return parts.map((part) => ({ ...part, asks: parts.length > 1 }));
        });
  if (sentences.length <= 1) return [range];
  const ordinal = sentences.map((it) => isOrdinal(text, it));
  const counted = ordinal.filter(Boolean).length > 1;
  const items: Array<Range & { type: string | null; own: boolean }> = [];
  for (const [index, { asks, ...sentence }] of sentences.entries()) {
    const raw = text.slice(sentence.start, sentence.end);
    const words = plainWords(raw.slice(0, 1_200));
    const bare = fragmentType(words.replace(BESIDES, '').replace(/[.!]$/, ''));
    const type =
      bare ??
      ((asks ||
        asksReader(words) ||
        OWN_NEED.test(words) ||
        INTRO_HEAD.test(words) ||
        WAY_HEAD.test(words) ||
        HIRE.test(words) ||
        NAMED_LAST.test(words) ||
        LESSON.test(words)) &&
      (mayAsk(words) || WHO_HAS.test(words)) &&
      !pointsBack(words)
        ? classify(raw, hint)
        : namesAlso(words)
          ? classify(raw, hint)
          : null);
    const own =
      type !== 'OTHER' ||
      isFavour(words) ||
      OWN_NEED.test(words) ||
      toldType(words) === 'OTHER' ||
      ALSO_ASKS.test(words) ||
      asksOtherThing(words);
    const last = items.at(-1);
    const differs =
      last !== undefined &&
      (last.type !== type ||
        (type === 'ADVICE' &&
          asksOtherMatter(words, plainWords(text.slice(last.start, last.end)))));
    const splits =
      last !== undefined &&
      type !== null &&
      own &&
      last.type !== null &&
      (last.own || last.type !== 'OTHER') &&
      differs;
    if (last && !splits && !(counted && ordinal[index])) {
      last.end = sentence.end;
      if (last.type === null || (last.type === 'OTHER' && !last.own)) last.type = type ?? last.type;
    } else items.push({ ...sentence, type, own: type !== null && own });
  }
  return items.length === 0 ? [range] : items.map(({ start, end }) => ({ start, end }));
}

/** "And: who has experience with SAP?" */
const WHO_HAS =
  /^(?:(?:and|also|so)[,:]? )?(?:who|anyone|anybody) (?:here |of you )?has (?:any |some |good )?experience (?:with|of|in) .{3,160}\?/;
/** "Also, would anyone be open to a reference call?": said to be one more. */
const ALSO_ASKS =
  /^(?:also|separately|in addition|on another note)[,:]? (?:would|could|can|does|do|is|are|has|have) (?:you|any(?:one|body)|any of you|some(?:one|body))\b.{8,300}\?$/;

/** The range of whole lines, from column `at` of the first. */
export function linesRange(
  lines: readonly Line[],
  from: number,
  to: number,
  at: number,
): Range | null {
  const first = lines[from];
  const last = lines[to];
  return first && last ? rangeOf(first, at, last) : null;
}
