import { isThanks } from './courtesies';
import { asksReader } from './ask-patterns';
import { headsRoles, isAskList, leftOpenAt, rolesBelow, urgentFirst } from './ask-lists';
import { bulletOf } from './bullets';
import { classifyAsk } from './classify-ask';
import { headingText, isAnnouncement } from './heading-words';
import { headingAt } from './headings';
import { closedEnd, leftOpen } from './left-open';
import { needAt } from './heading-needs';
import { labelHint, namedBehindLabel } from './labelled-asks';
import { continuesLine, firstLines, toLines } from './lines';
import { markMail } from './mail';
import { askSentences, type ParagraphAsks } from './prose';
import { type AskProfile, isSameProfile, profileOf } from './same-ask';
import { isGreeting, withoutGreeting, withoutMark } from './greetings';
import { forget } from './remembered';
import { SectionReader } from './section';
import { namesAsk } from './section-groups';
import { type Range, rangeOf } from './sentences';
import { deriveText } from '@/server/routers/investor-updates/extract/text/derive-text';
import { MAX_READ, MAX_SCANNED } from '@/server/routers/investor-updates/extract/text/max-read';
import { readAskTable, readTargetTable } from './tables';
import { listOfSubject, type SubjectList } from './subject-asks';
import { withoutStruckAsks } from './struck-asks';
import { sosAt } from './sos-lines';
import type { Document, ExtractedAsk, Heading, Line, Piece } from './types';
import { plainWords, tidy, titleOf } from './wording';

export type { AskType, ExtractedAsk } from './types';
export { isSameAsk } from './same-ask';

/** No update asks for more; beyond this the text is no letter to investors. */
export const MAX_ASKS = 500;
const MAX_PIECES = 600;
const MAX_PROSE_PARAGRAPHS = 5_000;

interface Found {
  sections: Piece[];
  prose: Piece[];
}

/** Half of the letters and more in capitals. */
function isShouting(text: string): boolean {
  const head = text.slice(0, 20_000);
  const upper = head.toUpperCase();
  const lower = head.toLowerCase();
  let letters = 0;
  let small = 0;
  for (let i = 0; i < head.length; i += 1) {
    if (upper[i] === lower[i]) continue;
    letters += 1;
    if (head[i] === lower[i]) small += 1;
  }
  return letters > 0 && small * 2 < letters;
}

const COUNTS = /^ *(?:First|Second|Third|Fourth|Fifth|Finally|Last)(?:ly)?[,:] /;

/** "Two asks." above "First, …" and "Second, …", each on its own line, is one paragraph with them. */
const countsOn = (line: Line, next: Line): boolean =>
  COUNTS.test(next.view.slice(0, 20)) &&
  (COUNTS.test(line.view.slice(0, 20)) || isAnnouncement(headingText(line.view)));

/** The last line of the paragraph or list item that begins at `from`. */
function paragraphEnd(document: Document, from: number): number {
  let at = from;
  for (;;) {
    const line = document.lines[at];
    const next = document.lines[at + 1];
    if (line?.kind !== 'text' || next?.kind !== 'text' || bulletOf(next)) return at;
    if (at === from && isGreeting(line)) return at;
    if (headingAt(document, at + 1) || sosAt(document, at + 1)) return at;
    if (!continuesLine(line, next) && !countsOn(line, next)) return at;
    at += 1;
  }
}

/** The heading at a line; one above a list of nothing but asks heads asks, whatever it says. */
function sectionAt(document: Document, at: number): Heading | null {
  const heading = sosAt(document, at) ?? headingAt(document, at);
  const roles = heading !== null && headsRoles(document, at, heading);
  const left =
    leftOpenAt(document, at, heading) ?? urgentFirst(document, at) ?? rolesBelow(document, at);
  if (left !== null) return left;
  if (roles) return { ...heading, kind: 'mixed', hint: 'hiring', text: 'wanted' };
  if (heading?.kind !== 'other' || heading.inlineAt !== null || heading.bullet) return heading;
  if (!isAskList(document, at + heading.lines)) return heading;
  return { ...heading, kind: 'mixed', text: 'wanted' };
}

/** "People: a warehouse supervisor", right below a labelled line that asks. */
function labelledBelow(document: Document, at: number, last: Line): Piece | null {
  const [above, line] = [document.lines[at - 1], document.lines[at]];
  if (above?.kind !== 'text' || !line || bulletOf(line)) return null;
  const from = namedBehindLabel(above.view, line.view);
  return from === null ? null : { ...rangeOf(line, from, last), hint: labelHint(line.view) };
}

/** "Could you help with investor intros?" heads nothing where no ask follows: it is one itself. */
function askedByHeading(document: Document, at: number, heading: Heading): Piece | null {
  const line = document.lines[at];
  if (!line || heading.inlineAt !== null || !namesAsk(heading.text)) return null;
  if (!asksReader(plainWords(line.view))) return null;
  return { ...rangeOf(line, bulletOf(line)?.textAt ?? 0, line), hint: heading.hint };
}

/** `headed`: the list that the subject heads. */
function find(document: Document, headed: SubjectList | null): Found {
  const found: Found = { sections: [], prose: [] };
  let paragraphs = 0;
  let at = 0;
  // A search in a paragraph of its own is an ask where the paragraph before or behind it asks.
  let beside = false;
  let search: Range | null = null;
  while (at < document.lines.length) {
    const line = document.lines[at];
    const table =
      line?.kind === 'text'
        ? (readAskTable(document.lines, at) ?? readTargetTable(document.lines, at))
        : null;
    if (table) {
      found.sections.push(...table.pieces.slice(0, MAX_PIECES));
      at = table.next;
      continue;
    }
    const own = line?.kind === 'text' ? sectionAt(document, at) : null;
    const heading = at === headed?.at ? headed.heading : own;
    if (heading && (heading.kind === 'asks' || heading.kind === 'mixed')) {
      if (found.sections.length >= MAX_PIECES) break;
      const from = at;
      const reader = new SectionReader(document, from, heading);
      at = Math.max(at + 1, reader.read());
      for (const piece of reader.pieces) found.sections.push(piece);
      const alone = reader.pieces.length === 0 ? askedByHeading(document, from, heading) : null;
      if (alone !== null) found.prose.push(alone);
    } else if (heading?.kind === 'closed' && heading.inlineAt === null && heading.bullet === null) {
      const end = closedEnd(document, at + heading.lines);
      found.sections.push(...leftOpen(document, heading, at + heading.lines, end));
      at = end;
    } else if (line?.kind === 'text' && paragraphs < MAX_PROSE_PARAGRAPHS) {
      paragraphs += 1;
      const need = found.prose.length < MAX_PIECES ? needAt(document, at, heading) : null;
      if (need !== null) found.prose.push(need);
      const end = paragraphEnd(document, at);
      const last = document.lines[end] ?? line;
      const range = rangeOf(line, bulletOf(line)?.textAt ?? 0, last);
      const max = MAX_PIECES - found.prose.length;
      const read: ParagraphAsks | null =
        max > 0 ? askSentences(document.text, range, { max, beside }) : null;
      if (search !== null && read !== null && read.asks.length > 0)
        found.prose.push({ ...search, hint: null });
      for (const ask of read?.asks ?? []) found.prose.push(withoutGreeting(document.text, ask));
      const labelled: Piece | null =
        beside && read?.asks.length === 0 ? labelledBelow(document, at, last) : null;
      if (labelled !== null) found.prose.push(labelled);
      beside = read !== null && (read.asks.length > 0 || labelled !== null);
      search = read?.search ?? null;
      at = end + 1;
    } else at += 1;
  }
  return found;
}

function toAsk(
  text: string,
  piece: Piece,
  fromSection: boolean,
): Omit<ExtractedAsk, 'dedupeKey'> | null {
  const description = tidy(text.slice(piece.start, piece.end));
  const title = titleOf(description);
  if (title === '' || (fromSection && isThanks(plainWords(title)))) return null;
  const type = classifyAsk(description, piece.hint, title);
  const span = { start: piece.start, end: piece.end };
  return { type, title, description, fromSection, span };
}

/**
 * The asks of an investor update, in the order of the text, at most MAX_ASKS. An ask stated
 * twice comes once, from its section. Read is what `deriveText` gives, as far as the numbers are
 * read, and spans point into it.
 * Pure, deterministic and linear in the length of the text.
 */
export function extractAsks(input: {
  subject: string | null;
  rawBody: string;
  rawHtml: string | null;
}): ExtractedAsk[] {
  const whole = deriveText(input.rawBody, input.rawHtml);
  const text = withoutStruckAsks(whole.slice(0, MAX_SCANNED));
  const scanned = toLines(text);
  markMail(scanned, input.subject);
  const lines = firstLines(scanned, MAX_READ);
  const document = { text, lines, shouting: isShouting(text), headings: new Map() };
  const found = find(document, listOfSubject(document, input.subject));
  const asks: ExtractedAsk[] = [];
  const profiles: AskProfile[] = [];
  const wordings = new Set<string>();
  const add = (found: Piece, fromSection: boolean) => {
    if (asks.length >= MAX_ASKS) return;
    const ask = toAsk(text, withoutMark(text, found), fromSection);
    if (!ask) return;
    const profile = profileOf(ask);
    // Each item of a section is an ask of its own, unless it says the same word for word.
    const wording = `${profile.type} ${profile.wording}`;
    if (wordings.has(wording)) return;
    if (!fromSection && profiles.some((other) => isSameProfile(other, profile))) return;
    wordings.add(wording);
    asks.push({ ...ask, dedupeKey: profile.key });
    profiles.push(profile);
  };
  for (const piece of found.sections) add(piece, true);
  for (const piece of found.prose) add(piece, false);
  forget();
  return asks.toSorted((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
}
