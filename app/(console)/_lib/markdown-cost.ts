/**
 * What a page may spend on Markdown, in the unit of `markdownCost`: at worst some half second of one core.
 * While a page is rendered on the server, everybody else waits.
 */
export const MOST_MARKDOWN = 80_000;

/**
 * What may open, close or part something, and ends of lines, of which a lone carriage return is one;
 * the parser looks back at each of them, often at all. Of words and their commas it has little to do.
 */
const MARKS = /[^\p{L}\p{N} ,;'"]/gu;
/** Quotes and lists that one line opens within each other: `> > - 1. text`. */
const NESTED = /^[ \t]*(?:(?:>|[*+-][ \t]|\d{1,9}[.)][ \t])[ \t]*)+/gm;

/** What it costs to parse a text as Markdown: a mark some twenty times a letter, nesting its square. */
export function markdownCost(text: string): number {
  const marks = text.match(MARKS)?.length ?? 0;
  const depths = text.match(NESTED) ?? [];
  return depths.reduce((cost, { length }) => cost + length ** 2, text.length + 20 * marks);
}

/** @returns whether there is room for a text, which is then taken: of many on one page the first ones */
export function markdownBudget(): (text: string) => boolean {
  let left = MOST_MARKDOWN;
  return (text) => {
    const cost = markdownCost(text);
    if (cost > left) return false;
    left -= cost;
    return true;
  };
}
