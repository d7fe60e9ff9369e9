import { asksReader } from './ask-patterns';
import { isNothing, isThanks } from './courtesies';
import { categoryOf, headingText } from './heading-words';
import type { OpenItem } from './section-items';
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

/** True for what stands behind a label such as "Talent:" when it asks. */
const asksBehindLabel = (words: string): boolean =>
  (asksReader(words) || LABELLED.test(words)) && !isThanks(words) && !isNothing(words);

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

/** The first of several lines that each begin with a topic, or null. */
export function topicsBegin(document: Document, at: number): Label | null {
  return topicOf(lineAt(document, at + 1)) && topicOf(lineAt(document, at));
}

/** Where the ask of a labelled line right below another labelled one begins, or null. */
export function labelledAsk(document: Document, open: OpenItem | null, at: number): Label | null {
  const above = open === null ? '' : lineAt(document, open.from);
  const view = lineAt(document, at);
  const topic = topicOf(above) && topicOf(view);
  const from = topic?.from ?? LABEL.exec(view.slice(0, 60))?.[0].length;
  // "Port directors: we have a reference." ends before "Customs law: who has …?" begins.
  const ended = open !== null && /[.!?] *$/.test(lineAt(document, at - 1));
  if (from === undefined || (!topic && !ended && !LABEL.test(above.slice(0, 60)))) return null;
  const words = plainWords(view.slice(from, from + 400));
  const hint = topicOf(view)?.hint ?? null;
  if (hint !== null && !isThanks(words) && !isNothing(words)) return { from, hint };
  if (!asksBehindLabel(words)) return null;
  return { from: LABEL.test(above.slice(0, 60)) ? from : 0, hint: null };
}
