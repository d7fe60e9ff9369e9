import { continuesLine } from './lines';
import { rangeOf, type Range } from './sentences';
import type { Line } from './types';

/** The paragraphs of a run of text lines: wrapped lines go together, others stand alone. */
export function paragraphsOf(lines: readonly Line[], from: number, to: number): Range[] {
  const found: Range[] = [];
  let first = lines[from];
  for (let at = from; at <= to && first; at += 1) {
    const line = lines[at];
    const next = at < to ? lines[at + 1] : undefined;
    if (!line) break;
    if (next?.kind === 'text' && line.kind === 'text' && continuesLine(line, next)) continue;
    if (first.kind === 'text') found.push(rangeOf(first, 0, line));
    first = next;
  }
  return found;
}
