import { asksReader, isNothing, isThanks } from './ask-patterns';
import { categoryOf, headingText } from './heading-words';
import type { OpenItem } from './section-items';
import type { Document } from './types';
import { plainWords } from './wording';

/*
 * Asks on lines of their own, each behind a label that says what it is about: "Seafood: we want
 * to meet buyers", "Risk: advice on insurance".
 */

const LABEL = /^ *\p{Lu}[\p{L} &/-]{1,30}: +(?=\S)/u;
const LABELLED =
  /^(?:(?:we(?:'re| are)? |i(?:'m| am)? )?(?:also |still |now )?(?:need (?!to\b)|want to (?:meet|hire|find|speak|talk)\b|(?:looking|searching|seeking|search|look) (?:for|an?)\b|(?:hiring|recruiting) (?:an?|for|our|two|three)\b)|(?:warm |any )?(?:intros?|introductions?|referrals?|connections?|candidates?) (?:to|with|for)\b|(?:(?:your )?(?:advice|feedback|thoughts|views?|tips|input|guidance) (?:on|about)|advice from)\b|(?:help|a hand) (?:with|on|finding|to)\b)/;

/** True for what stands behind a label such as "Talent:" when it asks. */
const asksBehindLabel = (words: string): boolean =>
  (asksReader(words) || LABELLED.test(words)) && !isThanks(words) && !isNothing(words);

const lineAt = (document: Document, at: number): string => document.lines[at]?.view ?? '';

/** Where the ask of a labelled line right below another labelled one begins, or null. */
export function labelledAsk(document: Document, open: OpenItem | null, at: number): number | null {
  if (open === null || !LABEL.test(lineAt(document, open.from).slice(0, 60))) return null;
  const view = lineAt(document, at);
  const from = LABEL.exec(view.slice(0, 60))?.[0].length;
  if (from === undefined) return null;
  const words = plainWords(view.slice(from, from + 400));
  const topic = categoryOf(headingText(view.slice(0, from)));
  if (topic !== null && topic !== 'none' && !isThanks(words) && !isNothing(words)) return from;
  return asksBehindLabel(words) ? from : null;
}
