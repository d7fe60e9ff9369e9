import type { Range } from './sentences';
import type { Line } from './types';

/** Whom a letter greets: up to four words. */
const WHOM =
  "(?:,? (?!(?:can|could|would|will|do|does|is|are|has|have|we|i|if|please|any)\\b)[\\p{L}.'&-]{1,20}){0,4}";
const GREETED = `(?:hi+|hello|hey|hiya|howdy|dear|greetings|good (?:morning|afternoon|evening|day)|happy (?:monday|tuesday|wednesday|thursday|friday|new year))(?!\\p{L})${WHOM}`;
const GREETING_LINE = new RegExp(`^[ *_]*${GREETED}[ *_]*[,!.:–—-]*[ *_]*$`, 'iu');
const GREETING = new RegExp(`^${GREETED}(?:,|!|\\.|:| [–—-]) +(?=\\S)`, 'iu');

/** "P.S.", "PPS:", "N.B. –": says where the words stand, not what they ask. */
const POSTSCRIPT =
  /^[\s*_]{0,6}(?:(?:[Pp]\.? ?){1,4}[Ss]|[Nn]\.? ?[Bb])(?:\.?[*_]{0,3}(?: ?:| ?,| [–—-]{1,2}|[–—])|\.|(?= +[\p{Ll}"']))[*_]{0,3}\s+(?=\S)/u;

/** "Hi all," on a line of its own. */
export const isGreeting = (line: Line): boolean =>
  line.view.length < 80 && GREETING_LINE.test(line.view);

/** The words of a letter's first sentence without "Hi all,". */
export function withoutGreeting<T extends Range>(text: string, piece: T): T {
  const head = text.slice(piece.start, Math.min(piece.end, piece.start + 100));
  const greeting = GREETING.exec(head.replace(/[\n\t]/g, ' '))?.[0].length ?? 0;
  return greeting === 0 ? piece : { ...piece, start: piece.start + greeting };
}

/** The words of a postscript without "P.S.". */
export function withoutMark<T extends Range>(text: string, piece: T): T {
  const mark = POSTSCRIPT.exec(text.slice(piece.start, Math.min(piece.end, piece.start + 40)));
  return mark === null ? piece : { ...piece, start: piece.start + mark[0].length };
}
