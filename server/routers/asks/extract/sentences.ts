import type { Line } from './types';

/** A range of the text. */
export interface Range {
  start: number;
  end: number;
}

/** Whatever stands behind these, the sentence goes on. */
const ABBREVIATION =
  /(?:^|[\s(])(?:e\.g|i\.e|eg|vs|mr|mrs|ms|dr|prof|st|approx|incl|excl|esp|resp|ca|fig|cf|dept|est|no|(?:[a-z]\.){0,4}[a-z])$/i;
/** These end a sentence as well. */
const MAY_END = /(?:^|[\s(])(?:inc|ltd|corp|co|cos|bros|etc|jr|sr|ph\.d)$/i;
/** Words by themselves when written small: "a sales rep.", "in dec." */
const TITLED =
  /(?:^|[\s(])(?:Gen|Sen|Rep|Gov|Capt|Col|Lt|Sgt|Rev|Hon|Mt|Ft|Univ|Assn|Intl|Mfg|Jan|Feb|Apr|Aug|Sept?|Oct|Nov|Dec|Nos)$/;
/** What begins a sentence, and no name. */
const BEGINS =
  /^["'(*_]{0,2}(?:We|We'\w+|I|I'\w+|Our|My|Please|If|They|She|He|The|This|That|These|It|There|Any|Anyone|Also|And|But|So|Could|Can|Would|Will|Does|Do|Did|Has|Have|Is|Are|You|Your|Thanks?|Let|Who|What|How|When|Where|Which|Why|In|On|For|With|As|At|A|An|All|Both|Not|Now|Next|More|No|Finally|Currently|Ideally|Happy|Looking)(?![\w'])/;

/** True when the stop behind `before` belongs to an abbreviation rather than ends the sentence. */
function abbreviates(before: string, after: string): boolean {
  if (ABBREVIATION.test(before) || TITLED.test(before)) return true;
  const next = after.trimStart();
  return MAY_END.test(before) && next !== '' && !BEGINS.test(next);
}

// A smiley ends what it stands behind.
// A line of its own that goes on with "also" is a sentence of its own, though no stop ends the last.
const END =
  /(?<![.!?…])[.!?…]{1,6}[)"'*_\]]{0,4}(?=\s|$)|(?<=\s)[:;]['-]?[)(DP](?=\s)|\n(?=[ \t]{0,8}(?:also|plus|ps|p\.s\.|oh and|oh,? also|one more|lastly|separately)\b)/gi;

/** The sentences of a paragraph of `text`, trimmed; line breaks inside count as spaces. */
export function sentencesOf(text: string, paragraph: Range): Range[] {
  const body = text.slice(paragraph.start, paragraph.end);
  const found: Range[] = [];
  let start = 0;
  for (const match of body.matchAll(END)) {
    const before = body.slice(Math.max(start, match.index - 12), match.index);
    const end = match.index + match[0].length;
    if (match[0].startsWith('.') && abbreviates(before, body.slice(end, end + 20))) continue;
    pushTrimmed(found, body, paragraph.start, start, end);
    start = end;
  }
  pushTrimmed(found, body, paragraph.start, start, body.length);
  return found;
}

/** Shorter is no sentence of its own in a headline: "P.S." */
const MIN_HEADLINE = 12;

/** The first sentence of a line of text where another one begins behind it; else all of it. */
export function firstSentence(line: string): string {
  for (const { end } of sentencesOf(line.slice(0, 400), { start: 0, end: line.length }))
    if (end > MIN_HEADLINE && /^\s+["'(]?[\p{Lu}\p{N}]/u.test(line.slice(end, end + 4)))
      return line.slice(0, end);
  return line;
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
