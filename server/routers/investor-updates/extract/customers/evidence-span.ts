/** How far the words around a name may reach on either side. */
const REACH = 200;

/** A line that is shorter ends where its writer ended it; a longer one may be wrapped. */
const WRAPPED = 50;

const SENTENCE_END = /[.!?](?=\s+[^\sa-z])/g;

/** What stands before an item's own words. */
const MARK = /^[\s>]*(?:(?:[-*•·+|▸►➤]|#{1,6}|\d{1,2}[.)])\s+)?/;

const isMarked = (line: string): boolean =>
  /^\s*(?:$|[>#|]|[-*•·+▸►➤]\s|\d{1,2}[.)]\s|\**\p{Lu}[^:.\n]{0,30}:)/u.test(line);

/** Where sentences, items, rows and paragraphs of a text begin. */
function beginnings(text: string): number[] {
  const found = [...text.matchAll(SENTENCE_END)].map(({ index }) => index + 1);
  let lineStart = 0;
  for (const { index } of text.matchAll(/\n/g)) {
    const next = text.slice(index + 1, index + 40).split('\n', 1)[0] ?? '';
    if (index - lineStart < WRAPPED || isMarked(next)) found.push(index + 1);
    lineStart = index + 1;
  }
  return found.toSorted((a, b) => a - b);
}

/**
 * The sentence, item or row in which a customer is named, so that its words tell why it is one;
 * from or to the name alone where that is far away.
 * @returns a half-open range that holds the one given
 */
export function evidenceSpan(text: string, start: number, end: number) {
  const offset = Math.max(0, start - REACH);
  const window = text.slice(offset, end + REACH);
  const cuts = beginnings(window).map((at) => at + offset);
  const from = cuts.findLast((at) => at <= start) ?? (offset === 0 ? 0 : start);
  const to = cuts.find((at) => at >= end) ?? (end + REACH >= text.length ? text.length : end);
  const lead = MARK.exec(text.slice(from, start))?.[0].length ?? 0;
  const tail = /[\s|.]*$/.exec(text.slice(end, to))?.[0].length ?? 0;
  return { start: from + lead, end: to - tail };
}
