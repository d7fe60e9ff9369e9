import { asksReader } from './ask-patterns';
import { isNeed, itemAt } from './ask-lists';
import { isNothing, isThanks } from './courtesies';
import { bulletOf } from './bullets';
import { classify } from './classify';
import { isFavour } from './favours';
import { isGreeting } from './greetings';
import { asksKind, headingText, isOtherHeading } from './heading-words';
import { headingAt } from './headings';
import { statesOnly } from './statements';
import type { Document, Heading } from './types';

/*
 * A mail whose subject is the heading of its asks: "Quick asks before the holidays", "Acme – 3
 * asks". Its first list is read as a section, where its items ask.
 */

const MAX_ITEMS = 12;
/** What stands above such a list: a greeting and a line or two. */
const MAX_ABOVE = 3;
const PASSED_ON = /^(?:\s*(?:fwd?|wg|tr|external)\s*:|\s*\[[^\]]{1,40}\])+/i;
/** "Acme update: asks" is about more than asks. */
const OF_MORE =
  /\b(?:updates?|reports?|newsletters?|letters?|highlights|results|numbers|metrics|news|recap|summary|review)\b/;

/** True for a subject that names asks and nothing else, but for whose or when they are. */
function headsAsks(subject: string): boolean {
  const plain = subject.slice(0, 160).replace(PASSED_ON, '');
  const whole = headingText(plain);
  if (asksKind(whole) === 'asks') return true;
  const parts = plain.split(/ [-–—|·•] |[:|] /).map(headingText);
  return (
    parts.length > 1 &&
    parts.some((part) => asksKind(part) === 'asks') &&
    !parts.some((part) => isOtherHeading(part) || OF_MORE.test(part) || asksKind(part) === 'closed')
  );
}

const OF_INTROS = /\b(?:intros?|introductions?|doors|people to meet)\b/;
/** A bare name, without figures or anything told. */
const NAME = /^[^\d%$€£.!?]{2,60}$/;

/** An answer to such a mail: "intro to Nike done". */
const DONE = /\b(?:done|made|sent|booked|found|closed|happened|settled)[.! ]*$/;

/** True when half of the items and more ask, or name under such a subject what is sought. */
function holdsAsks(document: Document, from: number, names: boolean): boolean {
  let at = from;
  let asks = 0;
  let items = 0;
  for (; items < MAX_ITEMS; items += 1) {
    const item = itemAt(document, at);
    if (item === null) break;
    const { words } = item;
    const said = (asksReader(words) || isFavour(words)) && !isThanks(words) && !isNothing(words);
    const named = NAME.test(words) && !DONE.test(words) && !tellsOnly(words);
    // "New office in Berlin" may be news; "A recruiter in Lisbon" names whom an ask is for.
    if (said || isNeed(words) || (named && (names || classify(words) !== 'OTHER'))) asks += 1;
    at = document.lines[item.next]?.kind === 'blank' ? item.next + 1 : item.next;
  }
  return asks * 2 >= items;
}

const tellsOnly = (words: string): boolean => statesOnly(words, { start: 0, end: words.length });

/** The list that a subject heads. */
export interface SubjectList {
  /** Its first line. */
  at: number;
  heading: Heading;
}

/** The list that the subject heads, with the heading that the subject is, or null. */
export function listOfSubject(document: Document, subject: string | null): SubjectList | null {
  if (subject === null || !headsAsks(subject)) return null;
  const names = OF_INTROS.test(headingText(subject));
  let above = 0;
  for (const [at, line] of document.lines.entries()) {
    if (line.kind !== 'text') continue;
    if (bulletOf(line) !== null)
      return holdsAsks(document, at, names)
        ? { at, heading: { ...HEADING, hint: names ? 'intro' : null } }
        : null;
    const heading = headingAt(document, at);
    if (heading !== null && (heading.kind !== 'other' || isOtherHeading(heading.text))) return null;
    if (!isGreeting(line)) above += 1;
    if (above > MAX_ABOVE || line.view.length > 400) return null;
  }
  return null;
}

/** The heading that stands in the subject, above the list at its first line. */
const HEADING: Heading = {
  kind: 'asks',
  rank: 9,
  text: 'asks',
  hint: null,
  inlineAt: null,
  bullet: null,
  lines: 0,
};
