import { asksReader } from './ask-patterns';
import { isNothing, isThanks } from './courtesies';
import { categoryOf, headingText } from './heading-words';
import type { OpenItem } from './section-items';
import { asksOrNames, statesOnly } from './statements';
import type { Document, Hint } from './types';
import { plainWords } from './wording';

/*
 * Asks on lines of their own, each behind a label that says what it is about: "Seafood: we want
 * to meet buyers", "Risk: advice on insurance".
 */

const LABEL = /^ *\p{Lu}[\p{L} &/-]{1,30}: +(?=\S)/u;
const TOPIC = /^ *\p{L}[\p{L} &/-]{1,24}?(?: ?: +| [-–—]{1,2} +)(?=\S)/u;
const LABELLED =
  /^(?:(?:we(?:'re| are)? |i(?:'m| am)? )?(?:also |still |now )?(?:need (?!to\b)|want to (?:meet|hire|find|speak|talk)\b|(?:looking|searching|seeking|search|look) (?:for|an?)\b|(?:hiring|recruiting) (?:an?|for|our|two|three)\b)|(?:warm |any )?(?:intros?|introductions?|referrals?|connections?|candidates?) (?:to|with|for)\b|(?:(?:your )?(?:advice|feedback|thoughts|views?|tips|input|guidance) (?:on|about)|advice from)\b|(?:help|a hand) (?:with|on|finding|to)\b)/;

/** "Our CEO speaks at HR Tech; share her post please.": a statement, and what to do about it. */
const nudgesBehind = (words: string): boolean => {
  const seam = words.search(/[;.!–—] (?=\S)/);
  return seam > 0 && asksReader(words.slice(seam + 2));
};

/** True for what stands behind a label such as "Talent:" when it asks. */
const asksBehindLabel = (words: string): boolean =>
  (asksReader(words) || LABELLED.test(words) || nudgesBehind(words)) &&
  !isThanks(words) &&
  !isNothing(words);

/** What only describes the ask of the line above. */
const DETAIL =
  /^(?:locations?|where|when|why|who|how|what|salary|pay|comp|compensation|equity|start(?: date)?|timing|deadline|due|contact|links?|url|e-?mail|note|notes|context|background|details?|stage|budget|status|owner|jd|ps|p\.s\.?|role|title|reward|bonus|languages?|skills|requirements|must have|nice to have|bonus points|size|terms|amount|valuation|cap|round|example|examples|ideal profile|ideally)$/;
const PARTED = /^ *(\p{Lu}[\p{L} &/-]{1,24}?)( ?:| [-–—]{1,2}) +(?=\S)/u;
const FOR_US =
  /^(?:(?:an?|the|any|warm|good|direct|[a-z]+(?= (?:space|offices?|desks?)\b)) )*(?:contacts?|someone|somebody|anyone|anybody|people|reporters?|journalists?|space|offices?|desks?)\b/;

const TOLD = /^[^,;:?]{3,60}? (?:was|were|is|are|went|has been|have been) /;

/** "Product: feedback from users was kind." */
export const tellsBehindLabel = (words: string): boolean =>
  statesOnly(words, { start: 0, end: words.length }) || (TOLD.test(words) && !asksReader(words));

/** "Banking — a contact at Mercury" below "Talent — COO": where what it names begins, or null. */
export function namedBehindLabel(above: string, view: string): number | null {
  const [first, second] = [above, view].map((it) => PARTED.exec(it.slice(0, 60)));
  if (!first || !second || first[2] !== second[2]) return null;
  if (DETAIL.test(headingText(second[1] ?? ''))) return null;
  const from = second[0].length;
  const words = plainWords(view.slice(from, from + 400));
  const named = FOR_US.test(words) || asksOrNames(words);
  return named && !tellsBehindLabel(words) ? from : null;
}

const lineAt = (document: Document, at: number): string => document.lines[at]?.view ?? '';

interface Label {
  from: number;
  hint: Hint | null;
}

/** A label that names a topic of asks: "intros - …", "People: …". */
function topicOf(view: string): Label | null {
  const label = TOPIC.exec(view.slice(0, 60))?.[0];
  const hint = label === undefined ? null : categoryOf(headingText(label));
  if (label === undefined || hint === null) return null;
  return { from: label.length, hint: hint === 'none' ? null : hint };
}

/** What the label of a line says of the ask behind it. */
export const labelHint = (view: string): Hint | null => topicOf(view)?.hint ?? null;

/** The first of several lines that each begin with a topic, or null. */
export function topicsBegin(document: Document, at: number): Label | null {
  return topicOf(lineAt(document, at + 1)) && topicOf(lineAt(document, at));
}

/** Where the ask of a labelled line right below another labelled one begins, or null. */
export function labelledAsk(document: Document, open: OpenItem | null, at: number): Label | null {
  const above = open === null ? '' : lineAt(document, open.from);
  const view = lineAt(document, at);
  const topic = topicOf(above) && topicOf(view);
  const named = topic ? null : namedBehindLabel(above, view);
  if (named !== null) return { from: named, hint: null };
  const from = topic?.from ?? LABEL.exec(view.slice(0, 60))?.[0].length;
  // "Port directors: we have a reference." ends before "Customs law: who has …?" begins.
  const ended = open !== null && /[.!?] *$/.test(lineAt(document, at - 1));
  if (from === undefined || (!topic && !ended && !LABEL.test(above.slice(0, 60)))) return null;
  const words = plainWords(view.slice(from, from + 400));
  const hint = topicOf(view)?.hint ?? null;
  const told = hint === null && tellsBehindLabel(words);
  if ((topic || hint !== null) && !told && !isThanks(words) && !isNothing(words))
    return { from, hint };
  if (!asksBehindLabel(words)) return null;
  return { from: LABEL.test(above.slice(0, 60)) ? from : 0, hint: null };
}
