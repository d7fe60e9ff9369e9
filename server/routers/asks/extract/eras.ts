import { bulletOf } from './bullets';
import { headingText } from './heading-words';
import { headingAt } from './headings';
import type { Document, Heading } from './types';

/*
 * Groups of an asks section by when they were asked: "New this month:", "From last month:",
 * "Status of last month's asks".
 */

/** When the items of a group were asked; `closed`: their group says that they are over. */
export type Era = 'current' | 'earlier' | 'closed';

const ASKS = '(?:asks?|requests?|ones?|items?|needs?|favou?rs?|help)';
const NOW = "(?:this|the current) (?:month|quarter|week|time|period|update)(?:'s)?";
const THEN =
  "(?:(?:the )?(?:last|previous|prior|past) (?:month|quarter|week|time|update|letter|round|year)(?:'s)?|(?:january|february|march|april|june|july|august|september|october|november|december|q[1-4])(?:'s)?(?: update| letter)?)";
const WHOSE = '(?:(?:our|my|the|your|all) )*';

const CURRENT = new RegExp(
  `^(?:${WHOSE}(?:new|fresh|current|open|active|latest|live|outstanding|remaining|ongoing|continuing|unchanged)(?: (?:and|&) (?:new|open|ongoing))?(?: ${ASKS})?(?: (?:for |from |in )?${NOW})?|(?:for |from )?${NOW}(?: ${ASKS})?|still (?:open|needed|outstanding|looking|relevant|active|to do)(?: (?:from|since) ${THEN})?|(?:now|today|right now)|carried (?:over|forward)(?: from ${THEN})?|(?:from|since) ${THEN},? (?:still|and still) (?:open|needed|outstanding|looking))$`,
);
const EARLIER = new RegExp(
  `^(?:(?:from|since) ${THEN}|${THEN}(?: ${ASKS})?|${WHOSE}(?:previous|earlier|prior|old|older|past|existing)(?: ${ASKS})?|${ASKS} (?:from|of|in) ${THEN}|previously(?: asked(?: for)?| requested)?)$`,
);
const CLOSED = new RegExp(
  `^(?:(?:quick |short |brief )*(?:status|updates?|progress|recap|results?|outcomes?|follow[- ]?ups?|following up|closing the loop|news|report)(?: (?:of|on|from|to|about))? ${WHOSE}(?:${THEN}(?: ${ASKS})?|(?:previous|earlier|prior|old|past|open)(?: ${ASKS})|${ASKS}(?: (?:from|of|in) ${THEN})?)|(?:already |now |recently )?(?:done|closed|completed?|fulfilled|resolved|answered|solved|sorted|filled|hired|no longer needed|accomplished|finished|delivered)(?: ${ASKS})?(?: (?:since|from|in|this) ${THEN}| ${NOW})?(?:[ ,–—-]+(?:thanks?|thank you)(?: .{1,24})?)?|${ASKS} (?:done|closed|completed|fulfilled|resolved|answered)|you (?:helped|delivered|came through)(?: (?:us )?(?:with|on))?)$`,
);

/** The era that a group's heading names, or null for any other heading. */
export function eraOf(heading: string): Era | null {
  if (CURRENT.test(heading)) return 'current';
  if (EARLIER.test(heading)) return 'earlier';
  return CLOSED.test(heading) ? 'closed' : null;
}

/** A group of an asks section that its heading gives an era. */
export interface EraGroup {
  era: Era;
  /** How many lines the heading takes. */
  lines: number;
  rank: number;
  /** The column of a heading that is an item of the list itself; deeper items are its own. */
  indent: number | null;
}

/** "This month" below a list of asks may as well head news; as a section's first line it does not. */
const OWN =
  /\b(?:asks?|requests?|requested|asked|favou?rs?|needs?|needed|still|carried|outstanding)\b/;

/**
 * The group that begins at a line of a section with this heading, or null. `grouped`: nothing of
 * the section is read yet, or it has such groups already.
 */
export function eraGroupAt(
  document: Document,
  at: number,
  { section, grouped }: { section: Heading; grouped: boolean },
): EraGroup | null {
  const line = document.lines[at];
  if (line?.kind !== 'text' || line.view.trim().length > 60) return null;
  const bullet = bulletOf(line);
  const listed = bullet !== null && bullet.kind !== 'emoji';
  const text = headingText(line.view.slice(listed ? bullet.textAt : 0));
  const era = eraOf(text);
  if (era === null || (era !== 'closed' && !grouped && !OWN.test(text))) return null;
  const blank = document.lines[at + 1]?.kind === 'blank' ? 1 : 0;
  const next = document.lines[at + 1 + blank];
  const below = next?.kind === 'text' ? bulletOf(next) : null;
  if (listed) {
    if (below === null || below.indent < bullet.indent + 2) return null;
    return { era, lines: 1, rank: 10, indent: bullet.indent };
  }
  const heading = headingAt(document, at);
  const rank = heading?.rank ?? 9;
  // A heading as high as the section's own begins another part of the letter.
  if (rank <= 7 && rank <= section.rank) return null;
  if (below === null && heading === null && !/: *[*_]{0,2} *$/.test(line.view.slice(-8)))
    return null;
  return { era, lines: heading?.lines ?? 1, rank, indent: null };
}
