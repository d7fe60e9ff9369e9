import { isAskedAbove } from './asked-above';
import type { Line } from './lines';
import {
  FORWARD_MARKER,
  isForwardSubject,
  isHeaderBlock,
  isMailHeader,
  isOriginalMarker,
  isPassedOnAbroad,
  isReceiver,
  isSender,
  replyHeaderLength,
  subjectIn,
} from './mail-heads';
import { asMarkedLists } from './marked-lists';

/** The lines an extraction may read, and the subject of a forwarded mail. */
export interface Readable {
  lines: Line[];
  forwardedSubject: string | null;
}

const SIGN_OFF_DEVICE = /^(?:sent from my |get outlook for )/i;
const OWN_WORDS = 40;

/**
 * Leaves out what the sender did not write or does not say anew: quoted replies,
 * the forwarder's own words above a forwarded update, mail headers, signatures.
 */
export function readableLines(lines: readonly Line[], subject: string | null): Readable {
  const forward = lastForward(lines, subject ?? '');
  if (forward === null) return { lines: readOwn(withListMarks(lines), 0), forwardedSubject: null };
  const depth = lines[forward]?.depth ?? 0;
  const body = skipHeaders(lines, forward, depth);
  return {
    lines: readOwn(lines.slice(body.next), body.depth),
    forwardedSubject: body.subject,
  };
}

/** Where nothing was quoted or forwarded, ">" may mark the items of lists. */
function withListMarks(lines: readonly Line[]): readonly Line[] {
  if (!lines.some(({ depth }) => depth > 0)) return lines;
  const quotes = lines.some(
    ({ text }, i) =>
      isOriginalMarker(text) || FORWARD_MARKER.test(text) || replyHeaderLength(lines, i) > 0,
  );
  return quotes ? lines : asMarkedLists(lines);
}

/** The marker whose mail is the update; null when the update is the mail itself. */
function lastForward(lines: readonly Line[], subject: string): number | null {
  const forwarded = isForwardSubject(subject);
  let found: number | null = null;
  const top = lines.findIndex(({ text }) => text !== '');
  for (let i = 0; i < lines.length; i++) {
    const text = lines[i]?.text ?? '';
    if (text.length > 120) continue;
    const marked = FORWARD_MARKER.test(text);
    const header = !marked && (isOriginalMarker(text) || isHeaderBlock(lines, i));
    const passed = () => forwarded || i === top || isPassedOnAbroad(lines, i, subject);
    if (header && !(found === null ? passed() : passesOn(lines, found, i))) continue;
    if (!marked && !header) continue;
    if (found !== null && (lines[i]?.depth ?? 0) > (lines[found]?.depth ?? 0) + 1) continue;
    found = i;
  }
  if (found === null || forwarded) return found;
  const own = lines.slice(0, found).filter(({ depth, text }) => depth === 0 && text !== '');
  return countWords(own) >= OWN_WORDS || tellsFigures(own) ? null : found;
}

const FIGURE =
  /\b(?:arr|mrr|cash|burn|runway|headcount|margin)\b[^.;\n]{0,24}?\d|\d[\w.,]{0,12} (?:of |in )?(?:arr|mrr|cash|runway|the bank|people|employees|months of runway)\b/gi;
/** "ARR looks good at $1.3M, see below" may be a forwarder's; two figures are an update's. */
const FIGURES = 2;

/** Few words of one's own that tell new figures, above last month's mail. */
const tellsFigures = (own: readonly Line[]) =>
  [
    ...own
      .map(({ text }) => text.slice(0, 500))
      .join('\n')
      .matchAll(FIGURE),
  ].length >= FIGURES;

/** Whether the mail whose head stands at `outer` forwards, of somebody else, the one whose head stands at `inner`. */
function passesOn(lines: readonly Line[], outer: number, inner: number): boolean {
  const head = skipHeaders(lines, outer, lines[outer]?.depth ?? 0);
  if (inner < head.next || !isForwardSubject(head.subject ?? '')) return false;
  const senders = [senderOf(lines, outer), senderOf(lines, inner)];
  return senders[0] !== senders[1];
}

/** Who the head of a mail says has sent it. */
const senderOf = (lines: readonly Line[], head: number): string =>
  lines
    .slice(head, head + 6)
    .find(({ text }) => isSender(text))
    ?.text.toLowerCase() ?? '';

function countWords(lines: readonly Line[]): number {
  return lines.reduce((words, { text }) => words + text.split(' ').length, 0);
}

function skipHeaders(lines: readonly Line[], marker: number, markerDepth: number) {
  let next =
    isOriginalMarker(lines[marker]?.text ?? '') || FORWARD_MARKER.test(lines[marker]?.text ?? '')
      ? marker + 1
      : marker;
  let depth = markerDepth;
  let subject: string | null = null;
  let seen = 0;
  for (; next < lines.length && next < marker + 20; next++) {
    const line = lines[next];
    if (line === undefined) break;
    if (line.text === '') {
      if (seen > 0 && !isMailHeader(lines[next + 1]?.text ?? '')) break;
      continue;
    }
    if (!isMailHeader(line.text)) {
      if (seen > 0 && isReceiver(lines[next - 1]?.text ?? '') && line.text.includes('@')) continue;
      break;
    }
    seen++;
    depth = line.depth;
    subject = subjectIn(line.text) ?? subject;
  }
  return { next, depth, subject };
}

function readOwn(lines: readonly Line[], depth: number): Line[] {
  const own: Line[] = [];
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i];
    if (line === undefined) break;
    if (line.text === '--' && line.depth <= depth && i > 0) break;
    if (isOriginalMarker(line.text) || FORWARD_MARKER.test(line.text)) break;
    if (i > 0 && isHeaderBlock(lines, i)) break;
    const reply = replyHeaderLength(lines, i);
    if (reply > 0) {
      const after = nextFilled(lines, i + reply);
      if (after === undefined || after.depth <= depth) break;
      i += reply - 1;
      continue;
    }
    if (isAskedAbove(lines, i, depth)) {
      own.push({ ...line, depth });
      continue;
    }
    if (line.depth > depth || SIGN_OFF_DEVICE.test(line.text)) continue;
    own.push(line);
  }
  return own;
}

function nextFilled(lines: readonly Line[], from: number): Line | undefined {
  for (let i = from; i < lines.length && i < from + 5; i++)
    if (lines[i]?.text !== '') return lines[i];
  return undefined;
}
