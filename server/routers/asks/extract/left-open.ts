import { asksReader } from './ask-patterns';
import { isNeed, itemAt } from './ask-lists';
import { bulletOf, isDone } from './bullets';
import { eraOf } from './eras';
import { isFulfilled } from './fulfilled';
import { headingAt } from './headings';
import { rangeOf } from './sentences';
import type { Document, Heading, Piece } from './types';

/*
 * "Last month's asks:" heads what is over, but for the items that say they are still open.
 */

/** "Controller (still open)", "CFO: still looking", "Intro to Ford – not yet". */
const STAYS =
  /(?:[([:,;.–—-]|->|→) ?(?:(?:it|this|that|we)(?:'s| is|'re| are)? )?(?:(?:still|remains?|very much|currently) (?:open|needed|wanted|looking|searching|hiring|unfilled|outstanding|unsolved|relevant|active|on the list|a need|an? (?:need|ask)|interested|(?:very )?much (?:open|needed|wanted))|open|unfilled|outstanding|not yet(?! started)|no luck(?: yet| so far)?|no takers(?: yet)?|nobody yet|none yet|still)(?=[)\].,;:! –—-]|$)(?! (?:rate|source|house))|^(?:still|yet) (?:open|needed|wanted|looking|searching|hiring|outstanding)\b/;

/** The line that ends what a heading rules out. */
export function closedEnd(document: Document, from: number): number {
  let at = from;
  while (at < document.lines.length && headingAt(document, at) === null) at += 1;
  return at;
}

/** The items below a heading of earlier asks, up to a line, that are still asked. */
export function leftOpen(document: Document, heading: Heading, from: number, to: number): Piece[] {
  if (eraOf(heading.text) === null) return [];
  const found: Piece[] = [];
  for (let at = from; at < to;) {
    const line = document.lines[at];
    const item = itemAt(document, at);
    const last = item === null ? undefined : document.lines[item.next - 1];
    if (line && item && last) {
      const range = rangeOf(line, bulletOf(line)?.textAt ?? 0, last);
      const raw = document.text.slice(range.start, range.end);
      const named = item.words.replace(STAYS, '').replace(/[\s)\].!]+$/, '');
      const sought = isNeed(named) || asksReader(item.words);
      if (STAYS.test(item.words) && sought && !isDone(raw) && !isFulfilled(raw))
        found.push({ ...range, hint: null });
    }
    at = item?.next ?? at + 1;
  }
  return found;
}
