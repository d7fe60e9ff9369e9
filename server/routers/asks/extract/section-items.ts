import { asksReader, mayAsk } from './ask-patterns';
import {
  isAdministrative,
  isBoilerplate,
  isGeneric,
  isInvitation,
  isNothing,
  isPrivate,
  isThanks,
} from './courtesies';
import { isDone } from './bullets';
import { classify, OTHER_HEAD } from './classify';
import { fragmentType } from './fragments';
import { isWanted } from './heading-words';
import { answers, asksStill, isFulfilled, isTickedApart } from './fulfilled';
import type { Era } from './eras';
import { beginsWithOffer } from './offers';
import { inlineItems, isOwnNeed, linesRange, markedItems, sentenceItems } from './inline-list';
import { paragraphsOf } from './paragraphs';
import { pointsBack } from './pointing-back';
import { describesRoles, namesRole } from './role-lines';
import { type Range, sentencesOf } from './sentences';
import { isPlacedRole, isRole } from './sought-role';
import {
  ASK_HEAD,
  onlyTells,
  statesOnly,
  tellsOthersWant,
  wentWell,
  withoutPrivate,
} from './statements';
import { itemOfRow } from './tables';
import type { Document, Heading, Hint } from './types';
import { lacksHands } from './wanted-people';
import { plainWords } from './wording';

/** The lines of an item of an asks section, while they are gathered. */
export interface OpenItem {
  from: number;
  to: number;
  at: number;
  hint: Hint | null;
  shape: 'bullet' | 'paragraph' | 'titled' | 'inline' | 'row';
  /** A list follows, so that a paragraph is rather its introduction. */
  leads: boolean;
}

const INTRO_LINE =
  /^(?:here(?:'s| is| are)|below|as (?:always|usual|ever)|(?:this (?:month|quarter),? )?(?:these are|there are|a (?:few|couple)|some|(?:two|three|four|five|\d)) (?:\w+ )?(?:ways|things|asks|areas|places|requests|priorities)|the following|in order of|we (?:have|need your help|could use your help)|our (?:top )?(?:asks|priorities)|you can help|things|ways)\b/;

/** The asks that one gathered item holds: a line or paragraph may hold several. */
export function partsOf(document: Document, item: OpenItem): Range[] {
  const parts = cutParts(document, item);
  const prose = item.shape === 'inline' || item.shape === 'paragraph';
  return prose ? parts.map((part) => withoutPrivate(document.text, part)) : parts;
}

function cutParts(document: Document, item: OpenItem): Range[] {
  if (item.shape === 'row') {
    const row = itemOfRow(document.lines[item.from]);
    return row ? [{ start: row.start, end: row.end }] : [];
  }
  const range = linesRange(document.lines, item.from, item.to, item.at);
  if (!range) return [];
  if (item.shape === 'inline') return inlineItems(document.text, range);
  if (item.shape === 'bullet' && item.from === item.to) return markedItems(document.text, range);
  if (item.shape !== 'paragraph') return [range];
  return joinedLines(document, paragraphsOf(document.lines, item.from, item.to)).flatMap((part) =>
    sentenceItems(document.text, part, item.hint),
  );
}

/** "We are raising …" and, on the next line, "Please let us know if you …" are one ask. */
function joinedLines(document: Document, parts: readonly Range[]): Range[] {
  const joined: Range[] = [];
  const wordsOf = (part: Range) => plainWords(document.text.slice(part.start, part.end));
  for (const part of parts) {
    const last = joined.at(-1);
    const before = last && last.end - last.start < 1_200 ? wordsOf(last) : '';
    const words = part.end - part.start < 1_200 ? wordsOf(part) : '';
    const same =
      /^(?:please|kindly|if|let|should)\b/.test(words) && classify(words) === classify(before);
    if (last && isOwnNeed(before) && words !== '' && (pointsBack(words) || same))
      last.end = part.end;
    else joined.push({ ...part });
  }
  return joined;
}

/** An address, or the name of a document and its address. */
const BARE_LINK =
  /^(?:(?:the|our|full|here(?:'s| is| are)?|link to|view|see|investor|pitch|data|live|board|monthly|\w+ \d{4}) )*(?:slides?|decks?|dashboards?|links?|reports?|memos?|presentations?|rooms?|numbers|metrics|details|notion|docs?)?(?: (?:here|attached|below))?[ :–—-]*<?(?:https?:\/\/|www\.)[^ ]+$/;

/** `idle`: prose that asks nothing; `hint`: a line that introduces the items below it. */
export type Verdict = 'ask' | 'drop' | 'idle' | { hint: Hint | null };

/** A bare name of somebody sought; of a role only where the heading says that it is sought. */
function isNamed(words: string, wanted: boolean): boolean {
  const type = fragmentType(words);
  if (type === null) return wanted && (isRole(words) || isPlacedRole(words) || namesRole(words));
  return wanted || type !== 'HIRING';
}

/** True for words that name somebody sought, a role among them. */
export const namesOne = (words: string): boolean => isNamed(words, true);

/** "The lake is calm now.": how things are, and nothing that is asked. */
const STATEMENT =
  /^(?:the|our|it|this|that|these|those|they|he|she|there)(?:'s)? (?:[\w'-]+ ){0,5}?(?:is|are|was|were|has|have|had|will|went)\b[^?]*$/;

/** The words of the lines of text that begin at a line. */
export function wordsFrom({ lines }: Document, at: number): string {
  let words = '';
  for (let i = at; i < at + 12 && lines[i]?.kind === 'text'; i += 1)
    words += ` ${lines[i]?.view.slice(0, 400) ?? ''}`;
  return plainWords(words);
}

/** "If somebody good comes to mind, an email intro is perfect.": for what stands above. */
export const pointsAbove = (document: Document, at: number): boolean =>
  document.lines[at + 1]?.kind !== 'text' && pointsBack(wordsFrom(document, at));

/** True for a paragraph that opens with who is sought: "Ferry operators. Small ones." */
export function namesSought(words: string): boolean {
  const stop = words.search(/[.:] /);
  return stop > 0 && stop < 60 && fragmentType(words.slice(0, stop)) !== null;
}

/** "We need three things this month.": what they are, the items say. */
const COUNTS_THINGS =
  /^(?:this (?:month|quarter|week),? )?(?:we|i) (?:also |only |just |really )?(?:need|want|have|ask for|could use) (?:just |only |these )?(?:one|two|three|four|five|six|some|several|a few|a couple of|\d) (?:\w+ )?things?(?: from (?:you|you all))?(?: (?:this (?:month|quarter|week|time)|right now|now|today))?[.:! ]*$/;

/** "We are not asking for customer intros at this point." */
const SEEKS_NO =
  /^(?:(?:to be clear|for now|this (?:month|quarter|time)|again|also|and),? )*(?:(?:we|i)(?:'re| are|'m| am)|we|i)? ?(?:not|don't|do not|no longer)(?: (?:currently|yet|really|actively|even|here))* (?:ask(?:ing)?|look(?:ing)?|seek(?:ing)?|search(?:ing)?|need(?:ing)?|want|hir(?:e|ing)|rais(?:e|ing)|recruit(?:ing)?)\b(?!.*(?:[.;,] |\bbut\b).*\b(?:please|but|if you|could|would|need|looking)\b)/;
/** A paragraph of a section behind its own bold words: "**Fleet pilots.** Twenty vans …" */
const BOLD_LEAD = /^(?:\*\*|__)[^*_\n]{3,60}(?:\*\*|__)/;

/** Behind "People:" and other labels of a group a statement tells what is lacking. */
const isOwnHint = (hint: Hint | null): boolean => hint === null || hint === 'intro';

/** How a section is read. */
interface Manner {
  /** It holds other things too. */
  strict: boolean;
  /** Its heading says that what follows is sought. */
  wanted: boolean;
  /** Its heading calls the items asks. */
  asks: boolean;
  /** Its heading may as well head what customers ask, or what support did. */
  vague: boolean;
  /** What the company wishes itself, unless it names whom it seeks. */
  wishes: boolean;
  /** When the items were asked. */
  era: Era;
}

/** "Our help desk answers within 2h now": what of ours does, and no help of the readers'. */
const OURS_DOES =
  /^(?:our|the) (?:[\w-]+ ){1,3}(?:[a-z]{3,}[^\Ws]s|[a-z]{3,}ed) (?!for\b|of\b|who\b)/;
/** "Our team needs an analyst", but "market needs are shifting". */
const LACKS =
  /\b(?:needs?|wants?|lacks?|requires?|seeks?) (?!(?:are|is|have|has|were|was|of|to)\b)|\bplease\b/;
const VAGUE = /^(?:the |our |open |new |top )*(?:requests|needs|help|support)$/;

/** How the section below a heading is read. */
export const mannerOf = ({ kind, text }: Heading, era: Era | null): Manner => ({
  strict: kind === 'mixed',
  wanted: isWanted(text),
  asks: /\basks?\b/.test(text),
  vague: VAGUE.test(text),
  wishes: kind === 'mixed' && /\bwish/.test(text),
  era: era ?? 'current',
});

/** Decides whether a part of a section is an ask. */
export function judge(
  document: Document,
  item: OpenItem,
  part: Range,
  { strict, wanted, asks, vague, wishes, era }: Manner,
): Verdict {
  const words = plainWords(document.text.slice(part.start, Math.min(part.end, part.start + 1_200)));
  if (!/\p{L}\p{L}/u.test(words) || BARE_LINK.test(words) || isPrivate(words)) return 'drop';
  // "Nothing big. If you meet a good engineer, tell us."
  if (isNothing(words) && !asksWithin(document, part)) return 'drop';
  const lineStart = document.lines[item.from]?.start ?? 0;
  const raw = document.text.slice(Math.max(part.start - 8, lineStart), part.end);
  const done = isDone(item.shape === 'bullet' ? raw : words);
  if (done || isThanks(words) || isGeneric(words) || beginsWithOffer(words)) return 'drop';
  if (describesRoles(words)) return 'drop';
  // Under "Asks" the founder counts even "RSVP for the summit" among them.
  if (asks && item.shape === 'bullet' && isInvitation(words)) return 'ask';
  if (isAdministrative(words) || COUNTS_THINGS.test(words) || SEEKS_NO.test(words)) return 'drop';
  const ended = isFulfilled(document.text.slice(part.start, part.end));
  if (ended || isTickedApart(document, item.from)) return 'drop';
  if (era === 'earlier' ? answers(words) : era === 'closed' && !asksStill(words)) return 'drop';
  // "Liv: two names for the CFO seat": who is asked, and what.
  const said = strict
    ? words.replace(
        /^\p{L}{2,20}(?: (?:and|&) \p{L}{2,20})?: |^\p{L}[\p{L}-]{2,12}\. (?=\p{L})/u,
        '',
      )
    : words;
  const named = () =>
    strict &&
    (isNamed(said, wanted) || (wanted && (isOwnNeed(said) || needsWithin(document, part))));
  const thing = strict && wanted && OTHER_HEAD.test(said) && !onlyTells(document.text, part);
  const clear =
    thing ||
    lacksHands(words) ||
    (strict && item.hint === 'hiring' && namesRole(said) && !statesOnly(document.text, part)) ||
    asksReader(words) ||
    ASK_HEAD.test(said) ||
    named() ||
    (wishes && classify(words) !== 'OTHER') ||
    (said.length < words.length && asksReader(said));
  if (!clear && (strict || isBoilerplate(words))) return 'drop';
  if (!clear && tellsOthersWant(words)) return 'drop';
  const tells = vague && !LACKS.test(words);
  if (!clear && tells && (OURS_DOES.test(words) || statesOnly(document.text, part))) return 'drop';
  if (item.shape === 'inline' && isOwnHint(item.hint) && statesOnly(document.text, part))
    return 'drop';
  if (item.shape !== 'paragraph')
    return !clear && isOwnHint(item.hint) && wentWell(words) && onlyTells(document.text, part)
      ? 'drop'
      : 'ask';
  if (!clear && statesOnly(document.text, part)) return 'idle';
  if (words.endsWith(':')) return { hint: mayAsk(words) ? hintFrom(words) : null };
  if ((item.leads || INTRO_LINE.test(words)) && !asksReader(words)) return 'drop';
  const short = words.length < 80 && !STATEMENT.test(words);
  const led = BOLD_LEAD.test(document.text.slice(part.start, part.start + 70));
  if (mayAsk(words) || namesSought(words) || short || led) return 'ask';
  return asksWithin(document, part) ? 'ask' : 'idle';
}

/** True when one of the sentences asks: "Germany. Is there anybody who knows a lender?" */
const asksWithin = ({ text }: Document, part: Range): boolean =>
  sentencesOf(text, part).some(({ start, end }) =>
    asksReader(plainWords(text.slice(start, Math.min(end, start + 1_200)))),
  );

/** True when one of the sentences states a need: "Ours is full. We need a second co-packer." */
const needsWithin = ({ text }: Document, part: Range): boolean =>
  sentencesOf(text, part).some(({ start, end }) =>
    isOwnNeed(plainWords(text.slice(start, Math.min(end, start + 1_200)))),
  );

/** "We'd love intros to:" tells what the bare names below it are. */
export function hintFrom(words: string): Hint | null {
  const type = classify(words);
  if (type === 'HIRING') return 'hiring';
  if (type === 'ADVICE') return 'advice';
  if (type === 'INTRO_INVESTOR') return 'investor';
  return type === 'INTRO_CUSTOMER' && /\bintro|\bconnect|\bmeet/.test(words) ? 'intro' : null;
}
