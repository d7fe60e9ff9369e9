/** "($k)", "in thousands", "USD '000", "$M": what bare amounts are multiplied by; 1 when unsaid. */
export function statedScale(words: string): number {
  const text = words.toLowerCase();
  if (
    /\bin thousands\b|\bthousands of\b|\b(?:usd|us\$|eur|gbp|\$|€|£) ?thousands?\b|(?:\$|usd|us\$)\s?(?:k\b|in 0{3}|'?0{3})|\b(?:in|in \$)\s?'?0{3}s?\b|'0{3}s?\b|\(\s?k\s?\)|\$0{3}|\bkusd\b|\bin \$?k\b|\(000s?\)|\b0{3}s\b/.test(
      text,
    )
  )
    return 1e3;
  if (
    /\bin millions\b|\b(?:usd|us\$|\$) ?millions?\b|(?:\$|usd )\s?(?:mm?\b)|\(\s?mm?\s?\)|\bmusd\b|\bin \$?mm?\b/.test(
      text,
    )
  )
    return 1e6;
  return 1;
}

const NOTE_WORD =
  /^(?:all|the|our|these|figures?|numbers?|amounts?|values?|financials?|metrics|kpis|currency|dollars?|us|usd|in|of|are|is|below|above|shown|reported|stated|presented|expressed|given|unless|otherwise|noted|indicated|specified|except|for|headcount|runway|months?|percentages?|people|and|unaudited|k|m|mm|thousands?|millions?|0{3}s?|notes?|nb|tables?|this|update|report|letter|gaap)$/;
const IN_BRACKETS = /(?:^|\s)\(([^()]{1,48})\)\W{0,3}$/;
const BEHIND_TITLE =
  /(?:\bin |[,–—:-] ?)(?:(?:\$|us\$|usd) ?(?:k|mm?|thousands?|millions?|'?0{3}s?)|'?0{3}s|thousands|millions)\W{0,3}$/;
/** Dates, and what the scale itself is written with. */
const PLAIN_DIGITS = /20\d\d|0{3}|[qh]\d|\b\d{1,2}(?:st|nd|rd|th)?\b(?=,? 20\d\d)/g;
const MAX_NOTE = 100;

/** What a line of its own says of the scale: "All figures in USD thousands.", "KPIs ($ in 000s)"; 1 if nothing. */
export function notedScale(line: string): number {
  if (line.length > MAX_NOTE || line.includes('|')) return 1;
  const text = line.toLowerCase();
  if (!/k\b|\bmm?\b|thousand|million|000|kusd|musd/.test(text)) return 1;
  if (/\d/.test(text.replaceAll(PLAIN_DIGITS, ''))) return 1;
  const bracket = IN_BRACKETS.exec(text)?.[1];
  const title = BEHIND_TITLE.exec(text)?.[0];
  const note = [text, bracket, title].find((words) => words !== undefined && isNote(words));
  return note === undefined ? 1 : statedScale(`(${note.replaceAll(/[()]/g, ' ').trim()})`);
}

const isNote = (words: string) =>
  (words.match(/[a-z]+|\d+[a-z]*/g) ?? []).every((word) => NOTE_WORD.test(word));
