import { asksReader } from './ask-patterns';
import { bulletOf } from './bullets';
import { itemAt } from './ask-lists';
import { isName } from './closing';
import { isOtherHeading } from './heading-words';
import { tellsBehindLabel } from './labelled-asks';
import { ASK_HEAD, asksOrNames, statesOnly } from './statements';
import type { Bullet, Document, Heading, Line } from './types';
import { plainWords } from './wording';

/* What within an asks section is an item of it, what heads a group of items, and what ends it. */

/** Words that head asks and say nothing of what is asked. */
const BARE =
  /^(?:(?:how|what|where|ways?|things?|the|our|my|your|you|we|i|us|me|can|could|would|to|for|of|from|with|and|a|few|some|other|more|further|new|open|current|key|main|top|big|quick|also|please|most|this|next|month|quarter|week|now|investors?'?|asks?|requests?|help|helpful|support|needs?|needed|wants?|wanted|required|requested|favou?rs?|wish|wishes|list|action|items?|looking|be|do)(?: |$))+$/;

/** "- Investor intros" in a list of asks is one of them; "- Asks" is none. */
export const namesAsk = (heading: string): boolean => !BARE.test(heading);

/** The mark of "🚀 Intros to CFOs" among others like it, blank lines between them or not. */
export function emojiItem(lines: readonly Line[], at: number, top: Bullet | null): Bullet | null {
  const own = markAt(lines, at);
  if (own?.kind !== 'emoji' || (top !== null && top.kind !== 'emoji')) return null;
  const below = markAt(lines, at + 1);
  if (lines[at + 1]?.kind === 'text' && below === null) return null;
  if (top !== null) return own;
  const next = lines[at + 1]?.kind === 'blank' ? markAt(lines, at + 2) : below;
  return next?.kind === 'emoji' ? own : null;
}

function markAt(lines: readonly Line[], at: number): Bullet | null {
  const line = lines[at];
  return line?.kind === 'text' ? bulletOf(line) : null;
}

/** The list below an item that stands deeper, or has marks of its own; behind a blank line or not. */
export function listBelow(
  lines: readonly Line[],
  at: number,
  bullet: Bullet,
): { at: number; first: Bullet } | null {
  const from = lines[at + 1]?.kind === 'blank' ? at + 2 : at + 1;
  const first = markAt(lines, from);
  const deeper = first !== null && first.indent > bullet.indent + 1;
  return first !== null && (deeper || first.kind !== bullet.kind) ? { at: from, first } : null;
}

/** The line behind the names on lines of their own right below "Intros to:"; the first for none. */
export function namesEnd(lines: readonly Line[], headedAt: number, from: number): number {
  if (from - headedAt > 2 || !/: *$/.test(lines[headedAt]?.view.slice(-4) ?? '')) return from;
  let at = from;
  while (isName(lines[at])) at += 1;
  return lines[at]?.kind === 'text' ? from : at;
}

/** What has happened: "two engineers joined", "Jane Doe started as VP Sales". */
const HAPPENED =
  /\b(?:joined|joins|joining|started|starts|hired|onboarded|signed|closed|accepted|won|lost|launched|promoted|welcomed|converted|renewed|churned|raised|received|completed|grew|(?:has|have) (?:been|begun)|(?:is|are|was|were) (?:now )?(?:live|done|filled|on board))\b/;
/** What such a heading names are rather its news. */
const NEWSY =
  /^(?:team|people|talent|support|product|sales|marketing|press|pr|legal|operations|tech|engineering|finance|growth|partnerships?|partners|pipeline|leads|prospects|pilots)$/;
const MAX_ITEMS = 6;

/**
 * True when a heading such as "Hiring:" behind the items of an asks section heads more of them:
 * what stands behind it or in the list below it asks or names somebody, and tells no news.
 */
function goesOnAsking(document: Document, at: number, heading: Heading): boolean {
  const line = document.lines[at];
  if (!line) return false;
  const surely = heading.kind === 'asks' || heading.hint === 'intro';
  const newsy = NEWSY.test(heading.text);
  const asks = (words: string) =>
    newsy
      ? asksReader(words) || ASK_HEAD.test(words)
      : surely ||
        (heading.hint === 'advice' && !isOtherHeading(heading.text)) ||
        asksOrNames(words);
  if (heading.inlineAt !== null) {
    const words = plainWords(line.view.slice(heading.inlineAt, heading.inlineAt + 400));
    return asks(words) && !tellsNews(words) && !tellsBehindLabel(words);
  }
  let next = at + heading.lines;
  if (document.lines[next]?.kind === 'blank') next += 1;
  let items = 0;
  for (let item = itemAt(document, next); item !== null && items < MAX_ITEMS; items += 1) {
    if ((items === 0 && !asks(item.words)) || tellsNews(item.words)) return false;
    item = itemAt(document, item.next);
  }
  if (items > 0) return true;
  const below = document.lines[next];
  if (below?.kind !== 'text') return false;
  const words = plainWords(below.view.slice(0, 400));
  return asksOrNames(words) && !tellsNews(words);
}

/** True when what stands behind a heading, or its first item, tells news. */
function tellsBelow(document: Document, at: number, heading: Heading): boolean {
  const { inlineAt, lines } = heading;
  if (inlineAt !== null) {
    const words = plainWords(document.lines[at]?.view.slice(inlineAt, inlineAt + 400) ?? '');
    return tellsNews(words) || tellsBehindLabel(words);
  }
  const gap = document.lines[at + lines]?.kind === 'blank' ? 1 : 0;
  const item = itemAt(document, at + lines + gap);
  return item !== null && tellsNews(item.words);
}

/** True for words that tell what has happened, or how things are, and ask for nothing. */
function tellsNews(words: string): boolean {
  if (asksReader(words)) return false;
  return (
    HAPPENED.test(words.replace(/\b(?:who|which|that|whose)\b.*$/, '')) ||
    statesOnly(words, { start: 0, end: words.length })
  );
}

/** What a heading within a section stands among. */
interface Within {
  section: Heading;
  /** Groups stand above it. */
  grouped: boolean;
  /** It stands behind a blank line. */
  blank: boolean;
}

/** "Hiring:" behind the items of "Asks" goes on with them when it asks; higher headings do not. */
export function opensGroup(
  document: Document,
  at: number,
  found: Heading,
  { section, grouped, blank }: Within,
): boolean {
  if (grouped) return found.kind === 'asks' || !tellsBelow(document, at, found);
  const label = found.rank >= 9 && section.rank >= 8;
  const apart = blank && found.rank <= section.rank;
  return label && !apart && goesOnAsking(document, at, found);
}
