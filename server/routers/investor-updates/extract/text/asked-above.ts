import type { Line } from './lines';

const NAMES =
  '(?:cash|burn|runway|arr|mrr|head ?count|team|people|gross margin|margin|in the bank)';
/** "And cash?", "how much is in the bank?": a question about the figures that names nobody. */
const OF_FIGURES = new RegExp(`^[^\\d?]{0,40}\\b${NAMES}\\b[^\\d?]{0,24}\\?$`, 'i');
/** A capital within it may be a firm's. */
const NAMED = /(?!^)(?<![A-Z])[A-Z](?!RR\b|RR[?])/;
const MAX = 70;

/** Whether a quoted line asks what the sender's own line behind it answers. */
export function isAskedAbove(lines: readonly Line[], at: number, depth: number): boolean {
  const line = lines[at];
  if (line === undefined || line.depth !== depth + 1) return false;
  const text = line.text.trim();
  if (text.length > MAX || !OF_FIGURES.test(text) || NAMED.test(text)) return false;
  const next = lines[at + 1]?.text === '' ? lines[at + 2] : lines[at + 1];
  return next !== undefined && next.text !== '' && next.depth === depth;
}
