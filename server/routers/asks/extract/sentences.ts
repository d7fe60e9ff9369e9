import type { Line } from './types';

/** A range of the text. */
export interface Range {
  start: number;
  end: number;
}

const ABBREVIATION =
  /(?:^|[\s(])(?:e\.g|i\.e|eg|vs|inc|ltd|corp|co|mr|mrs|ms|dr|prof|st|approx|incl|etc|no|fig|cf|dept|est|jr|sr|[a-z]|u\.s|u\.k)$/i;
// A line of its own that goes on with "also" is a sentence of its own, though no stop ends the last.
const END =
  /(?<![.!?…])[.!?…]{1,6}[)"'*_\]]{0,4}(?=\s|$)|\n(?=[ \t]{0,8}(?:also|plus|ps|p\.s\.|oh and|oh,? also|one more|lastly|separately)\b)/gi;

/** The sentences of a paragraph of `text`, trimmed; line breaks inside count as spaces. */
export function sentencesOf(text: string, paragraph: Range): Range[] {
  const body = text.slice(paragraph.start, paragraph.end);
  const found: Range[] = [];
  let start = 0;
  for (const match of body.matchAll(END)) {
    const before = body.slice(Math.max(start, match.index - 12), match.index);
    if (match[0].startsWith('.') && ABBREVIATION.test(before)) continue;
    const end = match.index + match[0].length;
    pushTrimmed(found, body, paragraph.start, start, end);
    start = end;
  }
  pushTrimmed(found, body, paragraph.start, start, body.length);
  return found;
}

function pushTrimmed(found: Range[], body: string, base: number, start: number, end: number): void {
  const piece = body.slice(start, end);
  const text = piece.trim();
  if (text === '') return;
  const from = base + start + (piece.length - piece.trimStart().length);
  found.push({ start: from, end: from + text.length });
}

/** The range from the text of one line to the end of another, without outer white space. */
export function rangeOf(first: Line, at: number, last: Line): Range {
  const lead = first.view.slice(at);
  const start = first.start + at + (lead.length - lead.trimStart().length);
  return { start, end: Math.max(start, last.start + last.view.trimEnd().length) };
}
